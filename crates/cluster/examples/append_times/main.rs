//! How long appends take and how much space they need: in an etcd of three members that this program starts itself on
//! this machine, and in files.
//!
//! `cargo run --release -p cluster --example append_times -- [APPENDS] [BYTES]`

#[cfg(unix)]
#[path = "../../tests/etcd/host.rs"]
mod host;
#[cfg(unix)]
#[path = "../../tests/etcd/processes.rs"]
#[expect(dead_code, reason = "shared with the tests")]
mod processes;

#[cfg(unix)]
fn main() {
    measured::run();
}

#[cfg(not(unix))]
fn main() {}

#[cfg(unix)]
mod measured {
    use std::time::{Duration, Instant};

    use cluster::claim::Claim;
    use cluster::directory_entry::{RoomEntry, ServerEntry};
    use cluster::engine::{Engine, EtcdTls, Patience};
    use cluster::etcd_log::EtcdLog;
    use cluster::lease::Lease;
    use cluster::space::{Space, USUAL_QUOTA};
    use net::protocol::code::RoomCode;
    use records::store::log::{FileLog, MatchLog};

    use crate::processes::Etcd;

    /// What some writers at the same time have measured.
    fn said(what: &str, writers: usize, mut times: Vec<Duration>, took: Duration) {
        times.sort_unstable();
        let at = |share: f64| {
            let index = (times.len() as f64 * share) as usize;
            times[index.min(times.len() - 1)].as_secs_f64() * 1e3
        };
        println!(
            "{what}, {writers} rooms at once: {} appends, {:.0} a second, p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
            times.len(),
            times.len() as f64 / took.as_secs_f64(),
            at(0.5),
            at(0.99),
            at(1.0)
        );
    }

    fn appended(mut log: impl MatchLog, count: usize, body: &[u8]) -> Vec<Duration> {
        let append = |_| {
            let began = Instant::now();
            log.append(body).expect("it is kept");
            began.elapsed()
        };
        (0..count).map(append).collect()
    }

    fn all(what: &str, count: usize, body: &[u8], logs: Vec<impl MatchLog>) {
        let (writers, began) = (logs.len(), Instant::now());
        let times = std::thread::scope(|scope| {
            let all: Vec<_> = logs
                .into_iter()
                .map(|log| scope.spawn(move || appended(log, count, body)))
                .collect();
            all.into_iter().flat_map(|one| one.join().expect("no panic")).collect()
        });
        said(what, writers, times, began.elapsed());
    }

    fn code(number: usize) -> RoomCode {
        let bytes = blake3::hash(&number.to_le_bytes());
        RoomCode::of_random(*bytes.as_bytes().first_chunk().expect("enough bytes"))
    }

    pub fn run() {
        let mut arguments = std::env::args().skip(1);
        let count: usize = arguments.next().map_or(1_000, |count| count.parse().expect("a number"));
        let bytes: usize = arguments.next().map_or(40, |bytes| bytes.parse().expect("a number"));
        let body = vec![7; bytes];
        let Some(etcd) = Etcd::start(3, &[]) else { return };
        let threads = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build();
        let threads = threads.expect("threads");
        let engine = threads
            .block_on(Engine::open(&etcd.address(), &EtcdTls::default(), Patience::USUAL))
            .expect("a connection");
        let target = "127.0.0.1:7448".parse().expect("an address");
        let lease = loop {
            match threads.block_on(Lease::take(&engine, ServerEntry::new(&target, 1))) {
                Ok(lease) => break lease,
                Err(error) => eprintln!("{error}"),
            }
        };
        let claims: Vec<Claim> = (0..64)
            .map(|number| {
                let now = lease.now().expect("a lease");
                let entry = RoomEntry::new(&target, 2);
                let opens = Claim::open(&engine, now, code(number), &entry);
                threads
                    .block_on(opens)
                    .expect("etcd answers")
                    .expect("the code is free")
            })
            .collect();
        let used = || {
            threads
                .block_on(Space::of(&engine, USUAL_QUOTA))
                .expect("etcd answers")
                .bytes
        };
        let (before, mut number) = (used(), 0);
        let mut appends = 0;
        for writers in [1, 8, 64] {
            number += 1;
            let begun = claims[..writers]
                .iter()
                .map(|claim| EtcdLog::begin(claim, number, b"head").expect("a log"));
            let logs = begun.collect();
            all("etcd", count / writers.min(8), &body, logs);
            appends += count / writers.min(8) * writers;
        }
        println!(
            "etcd: {} bytes an append of {bytes} bytes",
            (used() - before) / appends as u64
        );
        let folder = etcd.folder().join("files");
        std::fs::create_dir_all(&folder).expect("a folder");
        for writers in [1, 8, 64] {
            let create = |at| FileLog::create(&folder.join(format!("{writers}-{at}.match")), b"head").expect("a log");
            all(
                "files",
                count / writers.min(8),
                &body,
                (0..writers).map(create).collect(),
            );
        }
    }
}
