//! The log of a match with a single owner.

use cluster::engine::MOST_REQUEST;
use cluster::error::ClusterError;
use cluster::etcd_log::EtcdLog;
use records::store::error::StoreError;
use records::store::frame_log;
use records::store::log::{AppendError, MatchLog};

use crate::processes::Etcd;
use crate::support::{Server, bodies, code, threads};

#[test]
fn what_is_appended_is_there_once_and_in_order_and_reads_as_a_file_does() {
    let Some(etcd) = Etcd::start(1, &[]) else { return };
    let threads = threads();
    let server = Server::start(&threads, &etcd.address(), "127.0.0.1:1");
    let claim = server.open(&threads, code(1));
    let mut log = EtcdLog::begin(&claim, 1, b"head").expect("a log");
    let mut all = vec![b"head".to_vec()];
    for number in 0..200_u32 {
        let body = number.to_le_bytes().repeat(1 + number as usize % 7);
        log.append(&body).expect("it is kept");
        all.push(body);
    }
    // More at once than etcd takes steps in a transaction (128), and none at all.
    let many: Vec<Vec<u8>> = (0..300_u32).map(|number| number.to_be_bytes().to_vec()).collect();
    log.append_all(&many).expect("it is kept");
    log.append_all(&[]).expect("nothing is kept");
    log.append(b"last").expect("it is kept");
    all.extend(many);
    all.push(b"last".to_vec());

    let (mut again, read) = EtcdLog::resume(&claim, 1).expect("a log");
    assert_eq!(bodies(&read.bytes), all);
    assert_eq!((read.frames, again.frames()), (all.len() as u64, all.len() as u64));
    let (mut file, mut link) = frame_log::begin();
    for body in &all {
        let (frame, next) = link.frame(body).expect("a frame");
        file.extend(frame);
        link = next;
    }
    assert!(read.bytes == file, "byte for byte the file of the same match");

    // Another log of the same room, and this one begun anew.
    EtcdLog::begin(&claim, 2, b"other").expect("a log");
    again.append(b"more").expect("it is kept");
    EtcdLog::begin(&claim, 1, b"anew").expect("a log");
    let read = |number| EtcdLog::resume(&claim, number).map(|(_, read)| bodies(&read.bytes));
    assert_eq!(read(1), Ok(vec![b"anew".to_vec()]));
    assert_eq!(read(2), Ok(vec![b"other".to_vec()]));
    assert!(matches!(read(3), Err(ClusterError::Store(_))), "there is no such log");
    // Its owner does not know that it was begun anew, and learns it instead of writing into it.
    assert!(matches!(
        again.append(b"more"),
        Err(AppendError::Frame(StoreError::Unreadable(_)))
    ));
    assert_eq!(read(1), Ok(vec![b"anew".to_vec()]));
}

#[test]
fn what_is_too_large_for_a_request_is_refused_and_the_log_goes_on() {
    let Some(etcd) = Etcd::start(1, &[]) else { return };
    let threads = threads();
    let server = Server::start(&threads, &etcd.address(), "127.0.0.1:1");
    let claim = server.open(&threads, code(1));
    let mut log = EtcdLog::begin(&claim, 1, b"head").expect("a log");
    let largest = vec![7; MOST_REQUEST - 64];
    log.append(&largest).expect("etcd takes so much");
    for too_large in [vec![vec![7; MOST_REQUEST]], vec![largest.clone(), vec![7; 64]]] {
        let refused = log.append_all(&too_large);
        assert!(
            matches!(refused, Err(AppendError::Frame(StoreError::TooLong))),
            "{refused:?}"
        );
    }
    log.append(b"more").expect("it is kept");
    let (_, read) = EtcdLog::resume(&claim, 1).expect("a log");
    assert_eq!(bodies(&read.bytes), [b"head".to_vec(), largest, b"more".to_vec()]);
    assert_eq!(
        threads.block_on(claim.save(vec![0; MOST_REQUEST + 1])),
        Err(ClusterError::TooLarge)
    );
}
