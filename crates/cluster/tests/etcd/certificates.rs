//! Connections to etcd with TLS: who gets one, and how certificates are renewed while servers run.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use cluster::address::EtcdAddress;
use cluster::claim::Claim;
use cluster::directory::{Directory, Place};
use cluster::directory_entry::ServerEntry;
use cluster::engine::{Engine, EtcdTls};
use cluster::error::ClusterError;
use cluster::etcd_log::EtcdLog;
use cluster::lease::{Lease, LeaseState};
use net::protocol::code::RoomCode;
use records::store::log::MatchLog;
use tokio::runtime::Runtime;

use crate::authorities::{Authority, options, tls, write};
use crate::host::Host;
use crate::processes::Etcd;
use crate::support::{PATIENCE, bodies, code, entry, eventually, threads, until};

/// The address that all members have.
const HOST: &str = "127.0.0.1";
/// Members start and hold an election in this time, also on a busy machine.
const STARTS_IN: Duration = Duration::from_secs(30);

/// An etcd of three members with TLS between all, and its files: the folder, and the certificate of the authority.
fn encrypted(authority: &Authority) -> Option<(Etcd, PathBuf, PathBuf)> {
    let mut etcd = Etcd::prepare(&vec![Host::HERE; 3], &[])?;
    etcd.encrypt();
    let folder = etcd.folder().to_owned();
    let file = folder.join("authority.pem");
    write(&file, &authority.pem());
    for member in 0..3 {
        let shown = authority.sign(&folder, &format!("member{member}"), HOST, false);
        etcd.give(member, options(&shown, &file));
        etcd.restart(member);
    }
    Some((etcd, folder, file))
}

/// Opens a connection and asks for something.
fn asks(threads: &Runtime, address: &EtcdAddress, tls: &EtcdTls) -> Result<bool, ClusterError> {
    threads.block_on(async {
        let engine = Engine::open(address, tls, PATIENCE).await?;
        Claim::exists(&engine, code(1)).await
    })
}

/// How often is asked for a reason that was lost on the way.
const TRIES: usize = 5;

/// The reason why certificates were not accepted. A member says it and closes the connection: if the client has sent
/// something meanwhile, the system may drop what the member said.
#[track_caller]
fn why(asks: impl Fn() -> Result<bool, ClusterError>) -> String {
    let mut answers = (0..TRIES).map(|_| asks());
    match answers.find(|answer| !matches!(answer, Err(ClusterError::Unreachable(_)))) {
        Some(Err(ClusterError::Certificate(why))) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn only_who_has_certificates_of_the_authority_reaches_an_encrypted_etcd() {
    let authority = Authority::new("ours");
    let Some((etcd, folder, file)) = encrypted(&authority) else {
        return;
    };
    let threads = threads();
    let address = etcd.address();
    let identity = authority.sign(&folder, "server", HOST, false);
    let right = tls(&file, Some(&identity));
    assert!(!eventually(STARTS_IN, || asks(&threads, &address, &right)));

    let other = Authority::new("another");
    let others = folder.join("another.pem");
    write(&others, &other.pem());
    let said = why(|| asks(&threads, &address, &tls(&others, Some(&identity))));
    assert!(said.contains("UnknownIssuer"), "{said}");
    let theirs = other.sign(&folder, "stranger", HOST, false);
    let said = why(|| asks(&threads, &address, &tls(&file, Some(&theirs))));
    assert!(said.contains("received fatal alert"), "{said}");
    let said = why(|| asks(&threads, &address, &tls(&file, None)));
    let alerts = ["CertificateRequired", "BadCertificate"].map(|kind| format!("received fatal alert: {kind}"));
    assert!(alerts.contains(&said), "{said}");
    let old = authority.sign(&folder, "old", HOST, true);
    let said = why(|| asks(&threads, &address, &tls(&file, Some(&old))));
    assert!(said.contains("received fatal alert"), "{said}");
    // Members are asked by a name that their certificates do not have.
    let named = address
        .to_string()
        .replace(HOST, "localhost")
        .parse()
        .expect("an address");
    let said = why(|| asks(&threads, &named, &right));
    assert!(said.contains("not valid for"), "{said}");
    let mixed = (identity.0.clone(), theirs.1.clone());
    let said = why(|| asks(&threads, &address, &tls(&file, Some(&mixed))));
    assert!(!said.is_empty());
    assert!(!asks(&threads, &address, &right).expect("nothing of that was left"));
}

#[test]
fn files_that_can_not_be_used_are_named() {
    let threads = threads();
    let folder = std::env::temp_dir().join(format!("tumbletop-certificates-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let authority = Authority::new("ours");
    let file = folder.join("authority.pem");
    write(&file, &authority.pem());
    let identity = authority.sign(&folder, "server", HOST, false);
    let (plain, encrypted): (EtcdAddress, EtcdAddress) = (
        "etcd://127.0.0.1:1".parse().expect("an address"),
        "etcds://127.0.0.1:1".parse().expect("an address"),
    );
    let opens = |address: &EtcdAddress, tls: &EtcdTls| asks(&threads, address, tls);
    assert_eq!(opens(&encrypted, &EtcdTls::default()), Err(ClusterError::NoAuthority));
    assert_eq!(opens(&plain, &tls(&file, None)), Err(ClusterError::NotEncrypted));
    let names = |asked: Result<bool, ClusterError>, expected: &Path| match asked {
        Err(ClusterError::File { file, why }) => {
            assert_eq!(file, expected.display().to_string(), "{why}");
        }
        other => panic!("{other:?}"),
    };
    let missing = folder.join("missing.pem");
    names(opens(&encrypted, &tls(&missing, None)), &missing);
    let wrong = folder.join("wrong.pem");
    write(&wrong, "no certificate");
    names(opens(&encrypted, &tls(&wrong, None)), &wrong);
    names(
        opens(&encrypted, &tls(&file, Some(&(wrong.clone(), identity.1.clone())))),
        &wrong,
    );
    names(
        opens(&encrypted, &tls(&file, Some(&(identity.0.clone(), wrong.clone())))),
        &wrong,
    );
    let _ = fs::remove_dir_all(folder);
}

/// Everything of a server that talks to etcd, and goes on while certificates change.
struct Goes {
    engine: Engine,
    lease: Lease,
    directory: Directory,
    log: EtcdLog,
    claim: Claim,
    written: Vec<Vec<u8>>,
}

impl Goes {
    fn start(threads: &Runtime, address: &EtcdAddress, tls: &EtcdTls) -> Self {
        let engine = threads
            .block_on(Engine::open(address, tls, PATIENCE))
            .expect("a connection");
        let entry_of_server = ServerEntry::new(&"127.0.0.1:1".parse().expect("an address"), 9);
        let lease = eventually(STARTS_IN, || {
            threads.block_on(Lease::take(&engine, entry_of_server.clone()))
        });
        let directory = eventually(STARTS_IN, || threads.block_on(Directory::follow(&engine)));
        let held = lease.now().expect("a lease");
        let claim = threads
            .block_on(Claim::open(&engine, held, code(1), &entry()))
            .expect("etcd answers")
            .expect("the code is free");
        let log = EtcdLog::begin(&claim, 1, b"head").expect("a log");
        Self {
            engine,
            lease,
            directory,
            log,
            claim,
            written: vec![b"head".to_vec()],
        }
    }

    /// Writes, holds its lease, and is told of a change in the directory.
    fn goes_on(&mut self, threads: &Runtime) {
        let body = self.written.len().to_le_bytes().to_vec();
        let began = std::time::Instant::now();
        while let Err(error) = self.log.append(&body) {
            assert!(began.elapsed() < STARTS_IN, "it never goes on: {error:?}");
        }
        self.written.push(body);
        until("it holds its lease", STARTS_IN, || {
            matches!(self.lease.state(), LeaseState::Holds(_))
        });
        let other: RoomCode = code(100 + self.written.len() as u32);
        let engine = self.engine.clone();
        let opened = eventually(STARTS_IN, || {
            let held = self.lease.now()?;
            threads.block_on(Claim::open(&engine, held, other, &entry()))
        });
        assert!(opened.is_some());
        until("it is told of a new room", STARTS_IN, || {
            matches!(self.directory.place(other), Place::At(_))
        });
    }

    fn check(&self) {
        let (_, read) = eventually(STARTS_IN, || EtcdLog::resume(&self.claim, 1));
        assert_eq!(bodies(&read.bytes), self.written);
    }
}

/// Ends all connections to members, one after the other, as their owner does who starts them anew.
fn restart_all(etcd: &mut Etcd, mut before: impl FnMut(&mut Etcd, usize), mut after: impl FnMut()) {
    for member in 0..3 {
        etcd.kill(member);
        before(etcd, member);
        etcd.restart(member);
        after();
    }
}

#[test]
fn certificates_are_renewed_without_a_restart_also_those_of_a_new_authority() {
    let first = Authority::new("first");
    let Some((mut etcd, folder, file)) = encrypted(&first) else {
        return;
    };
    let threads = threads();
    let address = etcd.address();
    let identity = first.sign(&folder, "server", HOST, false);
    let mut server = Goes::start(&threads, &address, &tls(&file, Some(&identity)));
    server.goes_on(&threads);

    // The certificate of this server runs out while its connections stand: nothing happens. When its file has a new one
    // and the connections end, the new one is shown.
    first.sign(&folder, "server", HOST, true);
    let expired = tls(&file, Some(&identity));
    let said = why(|| asks(&threads, &address, &expired));
    assert!(said.contains("received fatal alert"), "{said}");
    server.goes_on(&threads);
    first.sign(&folder, "server", HOST, false);
    restart_all(&mut etcd, |_, _| {}, || server.goes_on(&threads));

    // Another authority: first everybody trusts both, then all certificates are new, and then only the new one is
    // trusted. Members read their own certificates at each connection, and the authorities when they start.
    let second = Authority::new("second");
    write(&file, &format!("{}{}", first.pem(), second.pem()));
    restart_all(&mut etcd, |_, _| {}, || server.goes_on(&threads));
    for member in 0..3 {
        second.sign(&folder, &format!("member{member}"), HOST, false);
    }
    second.sign(&folder, "server", HOST, false);
    write(&file, &second.pem());
    restart_all(&mut etcd, |_, _| {}, || server.goes_on(&threads));
    server.check();

    // What the first one has signed is refused by now.
    let late = first.sign(&folder, "late", HOST, false);
    let said = why(|| asks(&threads, &address, &tls(&file, Some(&late))));
    assert!(said.contains("received fatal alert"), "{said}");
}
