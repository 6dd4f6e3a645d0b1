//! Appends of which nobody heard whether they were done.

use std::time::{Duration, Instant};

use cluster::engine::Patience;
use cluster::etcd_log::EtcdLog;
use records::store::log::{AppendError, MatchLog};

use crate::processes::{Etcd, address};
use crate::proxy::{Line, Proxy};
use crate::support::{Server, bodies, code, threads, until};

/// Short, as the tests wait for its end.
const PATIENCE: Patience = Patience {
    member: Duration::from_millis(500),
    request: Duration::from_secs(3),
};

fn gives_up(appended: Result<(), AppendError>) {
    assert!(matches!(appended, Err(AppendError::Unreachable(_))), "{appended:?}");
}

#[test]
fn an_append_whose_answer_was_lost_is_there_once() {
    let Some(etcd) = Etcd::start(1, &[]) else { return };
    let threads = threads();
    // A server that sees etcd directly, and one behind a bad line.
    let good = Server::start(&threads, &etcd.address(), "127.0.0.1:1");
    let line = Proxy::start(&threads, etcd.ports()[0]);
    let bad = Server::with(&threads, &address(&[line.port]), "127.0.0.1:2", PATIENCE);
    let claim = bad.open(&threads, code(1));
    let mut log = EtcdLog::begin(&claim, 1, b"head").expect("a log");
    let look = || {
        // Whoever reads does not need to own the room.
        let owner = good_look(&good, &claim);
        bodies(&owner)
    };

    // The line mends while the append still waits: it finds itself.
    line.set(Line::LosesAnswers);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(700));
            line.set(Line::Good);
        });
        log.append(b"one").expect("it is kept");
    });
    assert_eq!(look(), [b"head".to_vec(), b"one".to_vec()]);

    // It does not, and the same is asked for again later.
    line.set(Line::LosesAnswers);
    gives_up(log.append(b"two"));
    gives_up(log.append(b"two"));
    assert_eq!(
        look(),
        [b"head".to_vec(), b"one".to_vec(), b"two".to_vec()],
        "it is there, and nobody heard"
    );
    line.set(Line::Good);
    log.append(b"two").expect("it is kept");
    log.append(b"three").expect("it is kept");
    let all = [&b"head"[..], b"one", b"two", b"three"].map(<[u8]>::to_vec);
    assert_eq!(look(), all);

    // Something else is written in its place: what nobody was told of is gone, also where it had arrived.
    line.set(Line::LosesAnswers);
    gives_up(log.append(b"withdrawn"));
    line.set(Line::Good);
    log.append(b"four").expect("it is kept");
    log.append(b"five").expect("it is kept");
    let all = [&b"head"[..], b"one", b"two", b"three", b"four", b"five"].map(<[u8]>::to_vec);
    assert_eq!(look(), all);
    assert_eq!(log.frames(), 6);
}

/// What another server reads of the log of this room.
fn good_look(server: &Server, claim: &cluster::claim::Claim) -> Vec<u8> {
    let (engine, code) = (server.engine.clone(), claim.code());
    let read = server
        .engine
        .wait(async move { cluster::etcd_log::ReadLog::of_room(&engine, code, 1).await });
    read.expect("a log").bytes
}

#[test]
fn an_append_that_comes_late_is_not_done_after_another_one() {
    let Some(etcd) = Etcd::start(1, &[]) else { return };
    let threads = threads();
    let good = Server::start(&threads, &etcd.address(), "127.0.0.1:1");
    let line = Proxy::start(&threads, etcd.ports()[0]);
    let bad = Server::with(&threads, &address(&[line.port]), "127.0.0.1:2", PATIENCE);
    let claim = bad.open(&threads, code(1));
    let mut log = EtcdLog::begin(&claim, 1, b"head").expect("a log");
    threads.block_on(claim.save(b"room 1".to_vec())).expect("it is saved");

    for round in 0..4_u8 {
        line.set(Line::Holds);
        let began = Instant::now();
        gives_up(log.append(&[b'l', b'a', b't', b'e', round]));
        assert!(line.held() > 0, "it has left the server");
        // Another connection, over which the server goes on.
        let other = Server::with(&threads, &etcd.address(), "127.0.0.1:2", PATIENCE);
        let mut goes_on = EtcdLog::resume(&claim_over(&claim, &other), 1).expect("a log").0;
        goes_on.append(&[round]).expect("it is kept");
        // Now what had waited arrives at etcd, as from a member that was paused: only the first try, as a client that
        // gives up takes it back.
        line.pass_on(began + PATIENCE.member);
        std::thread::sleep(Duration::from_millis(700));
        let read = bodies(&good_look(&good, &claim));
        let expected: Vec<Vec<u8>> = [b"head".to_vec()]
            .into_iter()
            .chain((0..=round).map(|round| vec![round]))
            .collect();
        assert_eq!(read, expected, "round {round}");
        line.set(Line::Good);
        until("the line is good", Duration::from_secs(20), || {
            EtcdLog::resume(&claim, 1).map(|(resumed, _)| log = resumed).is_ok()
        });
    }
}

/// The same ownership over the connection of another server.
fn claim_over(claim: &cluster::claim::Claim, server: &Server) -> cluster::claim::Claim {
    claim.over(&server.engine)
}
