//! An etcd whose space is used up.

use std::time::Duration;

use cluster::engine::MOST_REQUEST;
use cluster::error::ClusterError;
use cluster::etcd_log::EtcdLog;
use cluster::space::Space;
use messages::ToMessage;
use messages::texts::cluster as words;
use records::store::log::{AppendError, MatchLog};

use crate::processes::Etcd;
use crate::support::{Server, bodies, code, eventually, threads};

#[test]
fn servers_know_before_it_is_full_and_what_was_acknowledged_stays() {
    const QUOTA: u64 = 24 << 20;
    let Some(etcd) = Etcd::start(1, &["--quota-backend-bytes", &QUOTA.to_string()]) else {
        return;
    };
    let threads = threads();
    let server = Server::start(&threads, &etcd.address(), "127.0.0.1:1");
    let claim = server.open(&threads, code(1));
    let mut log = EtcdLog::begin(&claim, 1, b"head").expect("a log");
    // So much is written that etcd may take long to answer.
    let within = Duration::from_secs(30);
    let space = || eventually(within, || threads.block_on(Space::of(&server.engine, QUOTA)));
    let at_first = space();
    assert!(
        !at_first.is_short() && !at_first.alarm && at_first.quota == QUOTA,
        "{at_first:?}"
    );
    let (mut written, mut known_at) = (1, None);
    let refused = loop {
        let body = vec![written as u8; MOST_REQUEST / 2];
        match log.append(&body) {
            Ok(()) => written += 1,
            // A busy disk: the same again.
            Err(AppendError::Unreachable(why)) if why != words::NO_SPACE => continue,
            Err(error) => break error,
        }
        // Etcd writes its file ten times a second, and only then knows how large it is.
        std::thread::sleep(Duration::from_millis(150));
        if space().is_short() {
            known_at.get_or_insert(written);
        }
        assert!(written < 200, "the quota has no end");
    };
    match refused {
        AppendError::Unreachable(why) => assert_eq!(why, words::NO_SPACE),
        error => panic!("{error:?}"),
    }
    let known_at = known_at.expect("it is known before");
    assert!(known_at < written, "known after {known_at} of {written}");
    assert!(space().alarm, "etcd has raised its alarm");
    assert_eq!(
        threads.block_on(claim.save(b"room".to_vec())),
        Err(ClusterError::NoSpace)
    );
    assert!(ClusterError::NoSpace.is_temporary() && ClusterError::NoSpace.message() == words::NO_SPACE);
    let (_, read) = eventually(within, || EtcdLog::resume(&claim, 1));
    assert_eq!(bodies(&read.bytes).len(), written);
}
