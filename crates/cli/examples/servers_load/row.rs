//! One measurement, as a row of a table.

use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::process;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::bots::{Plan, play};
use crate::machine;
use crate::processes::Etcd;
use crate::server_process::ServerProcess;
use crate::used::{members, processor_s};

/// The time from the opening of one room to that of the next.
const APART: Duration = Duration::from_millis(20);
/// After the last one has opened, all have begun to play within this time.
const BEGINS: Duration = Duration::from_secs(5);

/// The head of the table.
pub const HEAD: &str = "\
| rooms | servers | kept in | actions a second | p50, ms | p99, ms | processors of servers | of etcd | of bots | of others |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |";

/// Where the servers keep their matches.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum KeptIn {
    /// Each in files of its own.
    Files,
    /// All in one etcd of three members.
    Etcd,
}

/// What was measured.
pub struct Row {
    rooms: u64,
    kept_in: KeptIn,
    actions_a_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    /// How many processors each server, each member of etcd, and the bots took.
    servers: Vec<f64>,
    members: Vec<f64>,
    bots: f64,
    /// Those of everything else on the machine.
    others: f64,
    lost: u64,
}

/// Measures for so many seconds; `None` if etcd is not installed.
pub fn measure(kept_in: KeptIn, servers: usize, rooms: u64, seconds: u64) -> Option<Row> {
    let folder: PathBuf = std::env::temp_dir().join(format!("tumbletop-servers-load-{}", process::id()));
    let etcd = match kept_in {
        KeptIn::Files => None,
        KeptIn::Etcd => Some(Etcd::start(3, &[])?),
    };
    let address = etcd.as_ref().map(|etcd| etcd.address().to_string());
    let servers: Vec<ServerProcess> = (0..servers)
        .map(|number| ServerProcess::start(&folder.join(number.to_string()), address.as_deref()))
        .collect();
    let members = etcd.as_ref().map(|etcd| members(&etcd.folder().to_string_lossy()));
    let members = members.unwrap_or_default();
    let from = Instant::now() + APART * rooms as u32 + BEGINS;
    let lasts = Duration::from_secs(seconds);
    let plan = Arc::new(Plan {
        servers: servers.iter().map(|server| server.address).collect(),
        game: "skip-bo".to_owned(),
        pace: Duration::ZERO,
        from,
        until: from + lasts,
    });
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let used = || {
        let own = processor_s(process::id());
        let servers = servers.iter().map(|server| processor_s(server.id()));
        let members = members.iter().map(|member| processor_s(*member));
        [own, machine::worked_s()]
            .into_iter()
            .chain(servers)
            .chain(members)
            .collect::<Vec<f64>>()
    };
    let (mut seen, took) = runtime.expect("a thread").block_on(async {
        let plays = tokio::spawn(play(plan, rooms, APART));
        tokio::time::sleep_until(from.into()).await;
        let before = used();
        tokio::time::sleep_until((from + lasts).into()).await;
        let after = used();
        let took: Vec<f64> = after
            .iter()
            .zip(before)
            .map(|(now, then)| (now - then) / seconds as f64)
            .collect();
        (plays.await.expect("no panic"), took)
    });
    let (of_servers, of_members) = took[2..].split_at(servers.len());
    let ours = took[0] + took[2..].iter().sum::<f64>();
    let row = Row {
        rooms,
        kept_in,
        actions_a_second: seen.waits.len() as f64 / seconds as f64,
        p50_ms: seen.wait_ms(0.5),
        p99_ms: seen.wait_ms(0.99),
        servers: of_servers.to_vec(),
        members: of_members.to_vec(),
        bots: took[0],
        others: took[1] - ours,
        lost: seen.lost,
    };
    if !seen.ends.is_empty() {
        eprintln!("ends: {:?}", seen.ends);
    }
    drop((servers, etcd));
    // The next one begins with nothing.
    let _ = fs::remove_dir_all(folder);
    Some(row)
}

impl fmt::Display for Row {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = |took: &[f64]| {
            let texts: Vec<String> = took.iter().map(|took| format!("{took:.2}")).collect();
            if texts.is_empty() {
                "-".to_owned()
            } else {
                texts.join(" + ")
            }
        };
        let kept_in = match self.kept_in {
            KeptIn::Files => "files",
            KeptIn::Etcd => "etcd",
        };
        write!(
            out,
            "| {} | {} | {kept_in} | {:.0} | {:.1} | {:.1} | {} | {} | {:.2} | {:.2} |",
            self.rooms,
            self.servers.len(),
            self.actions_a_second,
            self.p50_ms,
            self.p99_ms,
            each(&self.servers),
            each(&self.members),
            self.bots,
            self.others,
        )?;
        if self.lost > 0 {
            write!(out, " {} connections lost", self.lost)?;
        }
        Ok(())
    }
}
