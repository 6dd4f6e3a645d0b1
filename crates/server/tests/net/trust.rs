//! Certificates that are trusted, and those that are not: each refusal has its own text, and a certificate that a
//! person has seen is trusted exactly.

use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use client::pem::fingerprints_of;
use client::runner::Client;
use client::trust::Trust;
use messages::ToMessage;
use net::session::{Ended, Event, Goal};
use net::target::Target;
use net::untrusted::{TrustError, UntrustedCertificate};
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair, date_time_ymd};
use server::config::Config;
use server::run::Server;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::{ServerConfig, ServerConnection};

use crate::sim::settings;

/// A folder with certificates, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("tumbletop-trust-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let file = self.0.join(name);
        std::fs::write(&file, text).expect("written");
        file
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A certificate and its key, as PEM.
struct Made {
    certificate: String,
    key: String,
}

/// A certificate like that of `openssl req -x509`: self-signed, allowed to sign others, and without a name of a
/// machine.
fn made_by_oneself() -> Made {
    let mut params = CertificateParams::new(Vec::<String>::new()).expect("names");
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let key = KeyPair::generate().expect("a key");
    Made {
        certificate: params.self_signed(&key).expect("a certificate").pem(),
        key: key.serialize_pem(),
    }
}

/// The certificate of an authority, and one that it signed for this name and these years.
fn vouched_for(name: &str, years: (i32, i32)) -> (String, Made) {
    let mut params = CertificateParams::new(Vec::<String>::new()).expect("names");
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let key = KeyPair::generate().expect("a key");
    let root = params.self_signed(&key).expect("a certificate").pem();
    let issuer = Issuer::new(params, key);
    let mut params = CertificateParams::new(vec![name.to_owned()]).expect("a name");
    params.not_before = date_time_ymd(years.0, 1, 1);
    params.not_after = date_time_ymd(years.1, 1, 1);
    let key = KeyPair::generate().expect("a key");
    let made = Made {
        certificate: params.signed_by(&key, &issuer).expect("a certificate").pem(),
        key: key.serialize_pem(),
    };
    (root, made)
}

/// A server with this certificate.
fn server(folder: &Folder, made: &Made) -> Server {
    let data = folder.0.join("data");
    let tls = (
        folder.write("certificate.pem", &made.certificate),
        folder.write("key.pem", &made.key),
    );
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    Server::start(Config {
        tls: Some(tls),
        ..Config::at(listen, data)
    })
    .expect("a server")
}

fn at(port: u16) -> Target {
    format!("wss://localhost:{port}").parse().expect("an address")
}

/// The first result of a connection.
#[derive(Debug, PartialEq)]
enum Came {
    Entered,
    Lost,
    Over(Ended),
}

fn comes(target: Target, trust: Trust) -> Came {
    let goal = Goal::Open(Box::new(settings("skip-bo", 2)));
    let client = Client::start(target, trust, goal, "Ana".to_owned()).expect("a client");
    let until = Instant::now() + Duration::from_secs(20);
    while Instant::now() < until {
        match client.wait(Duration::from_millis(200)) {
            Some(Event::Entered { .. }) => return Came::Entered,
            Some(Event::Lost(_)) => return Came::Lost,
            Some(Event::Over(ended)) => return Came::Over(ended),
            _ => {}
        }
    }
    panic!("no result came")
}

/// The certificate that is not trusted, with the reason.
fn untrusted(came: Came) -> UntrustedCertificate {
    match came {
        Came::Over(Ended::Untrusted(untrusted)) => untrusted,
        other => panic!("the certificate should be untrusted, but the result is {other:?}"),
    }
}

#[test]
fn an_untrusted_certificate_is_reported_with_reason_and_fingerprint() {
    for (name, years, doubt) in [
        ("localhost", (2000, 2001), TrustError::Expired),
        ("localhost", (4000, 4001), TrustError::NotValidYet),
        ("play.example.org", (2000, 4000), TrustError::WrongName),
    ] {
        let folder = Folder::new(&format!("{doubt:?}"));
        let (root, made) = vouched_for(name, years);
        let server = server(&folder, &made);
        let trust = Trust::File(folder.write("root.pem", &root));
        let found = untrusted(comes(at(server.address().port()), trust));
        let shown = fingerprints_of(&folder.0.join("certificate.pem")).expect("a certificate");
        assert_eq!((found.doubt, vec![found.fingerprint]), (doubt, shown));
    }
    let folder = Folder::new("good");
    let (root, made) = vouched_for("localhost", (2000, 4000));
    let server = server(&folder, &made);
    let target = at(server.address().port());
    let trust = Trust::File(folder.write("root.pem", &root));
    assert_eq!(comes(target.clone(), trust), Came::Entered);
    assert_eq!(untrusted(comes(target, Trust::System)).doubt, TrustError::UnknownIssuer);
    let mut sentences: Vec<String> = TrustError::ALL
        .iter()
        .map(|doubt| doubt.message().to_string())
        .collect();
    sentences.sort();
    sentences.dedup();
    assert_eq!(
        sentences.len(),
        TrustError::ALL.len(),
        "each has its own text: {sentences:?}"
    );
}

#[test]
fn a_self_signed_certificate_is_trusted_once_it_was_seen_and_no_other() {
    let folder = Folder::new("own");
    let made = made_by_oneself();
    let first = server(&folder, &made);
    let target = at(first.address().port());
    let found = untrusted(comes(target.clone(), Trust::System));
    assert_eq!(found.doubt, TrustError::UnknownIssuer);
    assert_eq!(comes(target.clone(), Trust::Pinned(found.fingerprint)), Came::Entered);
    let file = folder.write("trusted.pem", &made.certificate);
    assert_eq!(comes(target, Trust::File(file.clone())), Came::Entered);
    drop(first);
    // Another server has a self-signed certificate of the same kind.
    let other = Folder::new("other");
    let second = server(&other, &made_by_oneself());
    let target = at(second.address().port());
    let changed = untrusted(comes(target.clone(), Trust::Pinned(found.fingerprint)));
    assert_eq!(changed.doubt, TrustError::Changed);
    assert_ne!(changed.fingerprint, found.fingerprint);
    assert_eq!(
        untrusted(comes(target, Trust::File(file))).fingerprint,
        changed.fingerprint
    );
}

#[test]
fn a_certificate_is_renewed_while_the_server_runs() {
    let folder = Folder::new("renewed");
    let (old_root, old) = vouched_for("localhost", (2000, 2001));
    let server = server(&folder, &old);
    let target = at(server.address().port());
    let shown = fingerprints_of(&folder.0.join("certificate.pem")).expect("a certificate")[0];
    // Somebody who has trusted the old one is in a room.
    let goal = Goal::Open(Box::new(settings("skip-bo", 2)));
    let inside = Client::start(target.clone(), Trust::Pinned(shown), goal, "Ben".to_owned()).expect("a client");
    let until = Instant::now() + Duration::from_secs(20);
    while !inside.state().here && Instant::now() < until {
        let _ = inside.wait(Duration::from_millis(50));
    }
    let expired = comes(target.clone(), Trust::File(folder.write("old.pem", &old_root)));
    assert_eq!(untrusted(expired).doubt, TrustError::Expired);

    let (root, new) = vouched_for("localhost", (2000, 4000));
    folder.write("key.pem", &new.key);
    folder.write("certificate.pem", &new.certificate);
    let trust = Trust::File(folder.write("root.pem", &root));
    let until = Instant::now() + Duration::from_secs(30);
    loop {
        match comes(target.clone(), trust.clone()) {
            Came::Entered => break,
            came => assert!(Instant::now() < until, "{came:?}"),
        }
        std::thread::sleep(Duration::from_millis(500));
    }
    while inside.poll().is_some() {}
    let state = inside.state();
    assert!(
        state.here && state.connections == 1,
        "the connection from before stands"
    );
}

/// Presents a certificate, with the key of another one.
#[derive(Debug)]
struct Thief(Arc<CertifiedKey>);

impl ResolvesServerCert for Thief {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.0.clone())
    }
}

#[test]
fn a_trusted_certificate_without_its_key_is_not_trusted() {
    let folder = Folder::new("thief");
    let file = folder.write("trusted.pem", &made_by_oneself().certificate);
    let shown = tokio_rustls::rustls::pki_types::CertificateDer::from_pem_file(&file).expect("a certificate");
    let key = PrivateKeyDer::from_pem_slice(made_by_oneself().key.as_bytes()).expect("a key");
    let key = ring::sign::any_supported_type(&key).expect("a key");
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_cert_resolver(Arc::new(Thief(Arc::new(CertifiedKey::new(vec![shown], key)))));
    let config = Arc::new(config);
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let trusted = fingerprints_of(&file).expect("a certificate")[0];
    for trust in [Trust::Pinned(trusted), Trust::File(file)] {
        let (listener, config) = (listener.try_clone().expect("a port"), config.clone());
        let serves = std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().expect("a connection");
            let mut connection = ServerConnection::new(config).expect("a connection");
            while connection.is_handshaking() {
                connection.complete_io(&mut stream)?;
            }
            std::io::Result::Ok(())
        });
        assert_eq!(comes(at(port), trust), Came::Lost);
        let ended = serves.join().expect("it ends");
        assert!(ended.is_err(), "the client breaks it off");
    }
}
