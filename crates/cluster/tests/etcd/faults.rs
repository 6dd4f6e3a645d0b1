//! Members of etcd that are killed and paused while servers write.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use cluster::claim::Claim;
use cluster::etcd_log::{EtcdLog, ReadLog};
use records::store::log::{AppendError, MatchLog};

use crate::processes::Etcd;
use crate::support::{PATIENCE, Server, bodies, code, entry, eventually, threads};

/// How long the servers write.
const WRITES_FOR: Duration = Duration::from_secs(24);

#[test]
fn with_members_killed_and_paused_every_acknowledged_append_is_there_exactly_once() {
    const ROOMS: u32 = 4;
    let Some(mut etcd) = Etcd::start(3, &[]) else { return };
    let threads = threads();
    let server = Server::start(&threads, &etcd.address(), "127.0.0.1:1");
    let ends = AtomicBool::new(false);
    let written: Vec<(EtcdLog, Vec<Vec<u8>>, u32, Duration)> = std::thread::scope(|scope| {
        let writers: Vec<_> = (0..ROOMS)
            .map(|room| {
                let claim = eventually(Duration::from_secs(20), || {
                    let lease = server.lease.now()?;
                    let entry = entry();
                    let opens = Claim::open(&server.engine, lease, code(room), &entry);
                    threads.block_on(opens).map(|claim| claim.expect("the code is free"))
                });
                let ends = &ends;
                scope.spawn(move || {
                    let mut log = eventually(Duration::from_secs(20), || EtcdLog::begin(&claim, 1, b"head"));
                    let (mut acknowledged, mut again, mut longest) = (vec![b"head".to_vec()], 0, Duration::ZERO);
                    while !ends.load(Ordering::Relaxed) {
                        let number = acknowledged.len() as u32;
                        let all = [vec![room as u8], number.to_le_bytes().to_vec()];
                        let count = 1 + number as usize % 2;
                        let began = Instant::now();
                        // As a room does: the same until it is kept.
                        while let Err(error) = log.append_all(&all[..count]) {
                            assert!(matches!(error, AppendError::Unreachable(_)), "{error:?}");
                            again += 1;
                            assert!(began.elapsed() < Duration::from_secs(30), "it never goes on");
                        }
                        longest = longest.max(began.elapsed());
                        acknowledged.extend(all[..count].iter().cloned());
                        std::thread::sleep(Duration::from_millis(5));
                    }
                    (log, acknowledged, again, longest)
                })
            })
            .collect();
        let until = Instant::now() + WRITES_FOR;
        let mut round = 0;
        while Instant::now() < until {
            std::thread::sleep(Duration::from_millis(900));
            let member = round % 3;
            match round % 4 {
                0 | 2 => {
                    etcd.kill(member);
                    std::thread::sleep(Duration::from_millis(1_200));
                    etcd.restart(member);
                }
                1 => {
                    etcd.pause(member);
                    std::thread::sleep(Duration::from_millis(2_500));
                    etcd.go_on(member);
                }
                _ => {
                    // Without a majority nothing is written, and afterwards all goes on.
                    let other = (member + 1) % 3;
                    etcd.kill(member);
                    etcd.kill(other);
                    std::thread::sleep(Duration::from_millis(1_500));
                    etcd.restart(member);
                    etcd.restart(other);
                }
            }
            round += 1;
        }
        // All of them run again for the last appends.
        ends.store(true, Ordering::Relaxed);
        writers
            .into_iter()
            .map(|writer| writer.join().expect("no panic"))
            .collect()
    });
    let (mut all, mut given_up, mut longest) = (0, 0, Duration::ZERO);
    for (room, (log, acknowledged, again, stall)) in written.into_iter().enumerate() {
        let read = eventually(Duration::from_secs(20), || {
            let (engine, code) = (server.engine.clone(), code(room as u32));
            server
                .engine
                .wait(async move { ReadLog::of_room(&engine, code, 1).await })
        });
        assert_eq!(bodies(&read.bytes), acknowledged, "room {room}");
        assert_eq!(log.frames(), acknowledged.len() as u64);
        all += acknowledged.len();
        given_up += again;
        longest = longest.max(stall);
    }
    eprintln!("{all} frames acknowledged, {given_up} appends repeated, longest stall {longest:?}");
    assert!(all > 200, "only {all} frames in {WRITES_FOR:?}");
}

#[test]
fn without_a_majority_an_append_ends_in_time_and_the_same_one_goes_on_later() {
    let Some(mut etcd) = Etcd::start(3, &[]) else { return };
    let threads = threads();
    let server = Server::start(&threads, &etcd.address(), "127.0.0.1:1");
    let claim = server.open(&threads, code(1));
    let mut log = EtcdLog::begin(&claim, 1, b"head").expect("a log");
    etcd.kill(0);
    etcd.kill(1);
    let began = Instant::now();
    let refused = log.append(b"one");
    let took = began.elapsed();
    assert!(matches!(refused, Err(AppendError::Unreachable(_))), "{refused:?}");
    let most = PATIENCE.request + PATIENCE.member + Duration::from_secs(1);
    assert!(took < most, "{took:?}");
    etcd.restart(0);
    let again = Instant::now();
    while let Err(error) = log.append(b"one") {
        assert!(matches!(error, AppendError::Unreachable(_)), "{error:?}");
        assert!(again.elapsed() < Duration::from_secs(30), "it never goes on");
    }
    let (_, read) = EtcdLog::resume(&claim, 1).expect("a log");
    assert_eq!(bodies(&read.bytes), [b"head", &b"one"[..]]);
}
