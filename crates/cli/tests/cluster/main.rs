//! Servers that share their rooms, killed, paused and ended while people play; with processes of etcd of the test's own.
//!
//! A small run by default. `TUMBLETOP_CLUSTER_ROOMS`, `TUMBLETOP_CLUSTER_SECONDS` and `TUMBLETOP_CLUSTER_SEED` make it
//! another one; what was counted is printed.

#[cfg(unix)]
mod balancer;
#[cfg(unix)]
mod checks;
#[cfg(unix)]
mod faults;
#[cfg(unix)]
#[path = "../../../cluster/tests/etcd/processes.rs"]
mod processes;
#[cfg(unix)]
mod recovery;
#[cfg(unix)]
mod rooms;
#[cfg(unix)]
mod seated;
#[cfg(unix)]
mod servers;
#[cfg(unix)]
mod upgrade;

#[cfg(unix)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Duration;

    use super::balancer::Balancer;
    use super::checks::{Sight, check};
    use super::faults::Faults;
    use super::processes::Etcd;
    use super::rooms::{Room, play};
    use super::servers::Servers;

    fn number(name: &str, usual: u64) -> u64 {
        std::env::var(name).map_or(usual, |text| text.parse().expect("a number"))
    }

    #[test]
    fn nothing_acknowledged_is_lost_or_done_twice_while_servers_and_members_of_etcd_come_and_go() {
        let Some(mut etcd) = Etcd::start(3, &[]) else { return };
        let rooms = number("TUMBLETOP_CLUSTER_ROOMS", 6) as u32;
        let lasts = Duration::from_secs(number("TUMBLETOP_CLUSTER_SECONDS", 40));
        let seed = number("TUMBLETOP_CLUSTER_SEED", 1);
        let sight = Sight::open(&etcd.address());
        let mut servers = Servers::start(3, &etcd, &sight);
        let entrance = Balancer::start(&sight.threads, servers.ports());
        let ends = AtomicBool::new(false);
        let address = format!("127.0.0.1:{}", entrance.port);
        let (played, faults): (Vec<Room>, Faults) = std::thread::scope(|scope| {
            let all: Vec<_> = (0..rooms)
                .map(|number| {
                    let (address, ends) = (&address, &ends);
                    scope.spawn(move || play(address, number, ends))
                })
                .collect();
            let mut faults = Faults::new(seed);
            faults.make(&mut etcd, &mut servers, &sight, lasts);
            ends.store(true, Ordering::Relaxed);
            (
                all.into_iter().map(|room| room.join().expect("no panic")).collect(),
                faults,
            )
        });
        let counted = check(&sight, &played);
        eprintln!("{faults}\n{counted}");
        assert!(
            counted.acknowledged > u64::from(rooms) * 10,
            "hardly anything was played"
        );
        assert!(
            faults.most_without_owner() < Duration::from_secs(15),
            "rooms were nobody's for too long"
        );
    }
}
