//! Servers that share their rooms, killed, paused and ended while people play; with processes of etcd of the test's own.
//!
//! A small run by default. `TUMBLETOP_CLUSTER_ROOMS`, `TUMBLETOP_CLUSTER_SECONDS`, `TUMBLETOP_CLUSTER_SEED` and
//! `TUMBLETOP_CLUSTER_PACE_MS` (between two actions of a person) make it another one; `TUMBLETOP_CLUSTER_FAULTS` names the
//! only faults that happen (`ServerKilled,MachineCutOff`), and with `TUMBLETOP_CLUSTER_NAMED=servers` people name one of the
//! servers each, not the address that leads to any of them. What was counted is printed.
//! `scripts/servers_lab.sh` runs it on machines of their own, where more can happen.

#[cfg(unix)]
mod apart;
#[cfg(unix)]
mod archive;
#[cfg(unix)]
mod balancer;
#[cfg(unix)]
mod checks;
#[cfg(unix)]
mod clocks;
#[cfg(unix)]
mod faults;
#[cfg(unix)]
mod homes;
#[cfg(unix)]
#[path = "../../../cluster/tests/etcd/host.rs"]
mod host;
#[cfg(unix)]
mod linear;
#[cfg(unix)]
mod machines;
#[cfg(unix)]
mod person;
#[cfg(unix)]
#[path = "../../../cluster/tests/etcd/processes.rs"]
mod processes;
#[cfg(unix)]
#[path = "../../../cluster/tests/etcd/proxy.rs"]
#[expect(dead_code, reason = "shared with the tests of cluster")]
mod proxy;
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
mod visitor;

#[cfg(unix)]
mod tests {
    use std::net::Ipv4Addr;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Duration;

    use super::balancer::Balancer;
    use super::checks::{Sight, check};
    use super::faults::{Faults, World};
    use super::host::Host;
    use super::machines::Machines;
    use super::processes::Etcd;
    use super::rooms::{PACE, Room, play};
    use super::servers::Servers;

    fn number(name: &str, usual: u64) -> u64 {
        std::env::var(name).map_or(usual, |text| text.parse().expect("a number"))
    }

    /// Tells everybody that the time is over when it is dropped, also by a panic.
    struct Over<'a>(&'a AtomicBool);

    impl Drop for Over<'_> {
        fn drop(&mut self) {
            self.0.store(true, Ordering::Relaxed);
        }
    }

    #[test]
    fn nothing_acknowledged_is_lost_or_done_twice_while_servers_and_members_of_etcd_come_and_go() {
        let disks = std::env::temp_dir().join(format!("tumbletop-disks-{}", std::process::id()));
        let machines = Machines::make(3, &disks);
        let (hosts, from) = match &machines {
            Some(machines) => (machines.hosts(), Machines::ours()),
            None => (vec![Host::HERE; 3], Ipv4Addr::LOCALHOST),
        };
        let Some(mut etcd) = Etcd::start_at(&hosts, &[]) else {
            return;
        };
        let rooms = number("TUMBLETOP_CLUSTER_ROOMS", 6) as u32;
        let pace = Duration::from_millis(number("TUMBLETOP_CLUSTER_PACE_MS", PACE.as_millis() as u64));
        let lasts = Duration::from_secs(number("TUMBLETOP_CLUSTER_SECONDS", 40));
        let seed = number("TUMBLETOP_CLUSTER_SEED", 1);
        let sight = Sight::open(&etcd.address());
        let mut servers = Servers::start(&hosts, &etcd, &sight, from);
        let entrance = Balancer::start(&sight.threads, servers.addresses());
        let ends = AtomicBool::new(false);
        let addresses = match std::env::var("TUMBLETOP_CLUSTER_NAMED").as_deref() {
            Ok("servers") => (0..servers.count()).map(|server| servers.address(server)).collect(),
            _ => vec![format!("127.0.0.1:{}", entrance.port)],
        };
        let only = std::env::var("TUMBLETOP_CLUSTER_FAULTS").ok();
        let only = only.map(|names| names.split(',').map(ToOwned::to_owned).collect());
        let (played, faults): (Vec<Room>, Faults) = std::thread::scope(|scope| {
            let over = Over(&ends);
            let all: Vec<_> = (0..rooms)
                .map(|number| {
                    // Not all at once, as people do not come at once either.
                    std::thread::sleep(pace / 32);
                    let (addresses, ends) = (&addresses, &ends);
                    scope.spawn(move || play(addresses, number, pace, ends))
                })
                .collect();
            // The rooms have opened by then.
            std::thread::sleep(Duration::from_secs(4));
            let mut faults = Faults::new(seed, only);
            let world = World {
                etcd: &mut etcd,
                servers: &mut servers,
                machines: machines.as_ref(),
                sight: &sight,
            };
            faults.make(world, lasts);
            drop(over);
            (
                all.into_iter().map(|room| room.join().expect("no panic")).collect(),
                faults,
            )
        });
        let counted = check(&sight, &played);
        let [there, others] = faults.stalls_in_cuts(&played);
        eprintln!("{faults}\n{counted}");
        eprintln!(
            "longest stall while a server was cut off: {there:?} of people who had named it, {others:?} of others"
        );
        assert!(
            counted.acknowledged > u64::from(rooms) * 10,
            "hardly anything was played"
        );
        assert!(
            faults.most_without_owner() < Duration::from_secs(15),
            "rooms were nobody's for too long"
        );
        drop((servers, etcd));
        let _ = std::fs::remove_dir_all(disks);
    }
}
