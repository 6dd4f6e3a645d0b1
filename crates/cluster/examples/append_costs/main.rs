//! What an append costs an etcd of three members that this program starts itself: processor time of each member and of
//! this program, and how often and how long members sync their disks. Rooms append at once, each as soon as its last
//! append is done. The example `capacity` takes these figures.
//!
//! `cargo run --release -p cluster --example append_costs -- [APPENDS] [BYTES]`

#[cfg(target_os = "linux")]
#[path = "../../tests/etcd/host.rs"]
mod host;
#[cfg(target_os = "linux")]
#[path = "../../tests/etcd/processes.rs"]
#[expect(dead_code, reason = "shared with the tests")]
mod processes;
#[cfg(target_os = "linux")]
mod used;

#[cfg(target_os = "linux")]
fn main() {
    measured::run();
}

#[cfg(not(target_os = "linux"))]
fn main() {}

#[cfg(target_os = "linux")]
mod measured {
    use std::time::{Duration, Instant};

    use cluster::claim::Claim;
    use cluster::directory_entry::{RoomEntry, ServerEntry};
    use cluster::engine::{Engine, EtcdTls, Patience};
    use cluster::etcd_log::EtcdLog;
    use cluster::lease::Lease;
    use net::protocol::code::RoomCode;
    use records::store::log::MatchLog;

    use crate::processes::Etcd;
    use crate::used::{Syncs, members, processor_s};

    const ROOMS: [usize; 8] = [1, 2, 4, 8, 16, 32, 64, 128];

    fn code(number: usize) -> RoomCode {
        let bytes = blake3::hash(&number.to_le_bytes());
        RoomCode::of_random(*bytes.as_bytes().first_chunk().expect("enough bytes"))
    }

    fn appended(mut log: EtcdLog, count: usize, body: &[u8]) -> Vec<Duration> {
        let append = |_| {
            let began = Instant::now();
            log.append(body).expect("it is kept");
            began.elapsed()
        };
        (0..count).map(append).collect()
    }

    pub fn run() {
        let mut arguments = std::env::args().skip(1);
        let count: usize = arguments.next().map_or(2_000, |count| count.parse().expect("a number"));
        let bytes: usize = arguments.next().map_or(40, |bytes| bytes.parse().expect("a number"));
        let body = vec![7; bytes];
        let Some(etcd) = Etcd::start(3, &[]) else { return };
        let threads = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .expect("threads");
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
        let now = lease.now().expect("a lease");
        let claims: Vec<Claim> = (0..128)
            .map(|number| {
                let opens = threads.block_on(Claim::open(&engine, now, code(number), &RoomEntry::new(&target, 2)));
                opens.expect("etcd answers").expect("the code is free")
            })
            .collect();
        let members = members(&etcd.folder().to_string_lossy());
        for (number, rooms) in ROOMS.into_iter().enumerate() {
            let begun = claims[..rooms]
                .iter()
                .map(|claim| EtcdLog::begin(claim, number as u32 + 1, b"head").expect("a log"));
            let logs: Vec<EtcdLog> = begun.collect();
            let each = count.div_ceil(rooms);
            let used = || members.iter().map(|member| processor_s(*member)).collect::<Vec<_>>();
            let syncs = || Syncs::of(etcd.ports()[0]);
            let (before, own, synced) = (used(), processor_s(std::process::id()), syncs());
            let began = Instant::now();
            let mut times: Vec<Duration> = std::thread::scope(|scope| {
                let all: Vec<_> = logs
                    .into_iter()
                    .map(|log| scope.spawn(|| appended(log, each, &body)))
                    .collect();
                all.into_iter().flat_map(|one| one.join().expect("no panic")).collect()
            });
            let took = began.elapsed().as_secs_f64();
            let appends = times.len() as f64;
            let of_members: Vec<String> = used()
                .iter()
                .zip(before)
                .map(|(now, before)| format!("{:.2}", (now - before) * 1e3 / appends))
                .collect();
            let of_own = (processor_s(std::process::id()) - own) * 1e3 / appends;
            let synced = syncs().since(&synced);
            times.sort_unstable();
            let at = |share: f64| times[((appends * share) as usize).min(times.len() - 1)].as_secs_f64() * 1e3;
            println!(
                "{rooms} rooms: {appends} appends, {:.0} a second, p50 {:.1} ms, p99 {:.1} ms; processor ms an append: \
                 members {}, this program {of_own:.2}; syncs an append {:.2}, of {:.2} ms",
                appends / took,
                at(0.5),
                at(0.99),
                of_members.join(" "),
                synced.count / appends,
                synced.sum_s * 1e3 / synced.count.max(1.0),
            );
        }
    }
}
