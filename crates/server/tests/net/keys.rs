//! Keys of people at real servers: which server a proof is for, and what becomes of words.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use client::lookout::{Lookout, LookoutState};
use client::runner::Client;
use client::trust::Trust;
use net::destination::Destination;
use net::fingerprint::Fingerprint;
use net::identity::{Entry, Identity};
use net::protocol::client_message::{ClientMessage, Newcomer, RoomRequest};
use net::protocol::limits::{INVITES_BURST, WORDS_BURST};
use net::protocol::lobby::MemberId;
use net::protocol::person::{Challenge, ServerPlace};
use net::protocol::refusal::RoomRefusal;
use net::protocol::server_message::ServerMessage;
use net::protocol::token::SeatToken;
use net::protocol::wire::{decode, encode};
use net::protocol::words::Words;
use net::session::{Event, Goal};
use net::standing::{Circle, Standing};
use net::target::Target;
use server::config::{Config, Limits};
use server::run::Server;

use crate::sim::settings;
use crate::whole_server::{Raw, code, config, done, folder, wait};

/// The longest wait of a test.
const LONGEST: Duration = Duration::from_secs(30);

fn identity(number: u8) -> Identity {
    Identity::of_secret(&[number; 32])
}

fn comes(to: impl Into<Destination>, trust: Trust, goal: Goal, number: u8) -> Client {
    let name = format!("Person {number}");
    Client::start_as(to, trust, goal, name, Some(identity(number)), || {}).expect("a client")
}

fn opens() -> Goal {
    Goal::Open(Box::new(settings("stack", 2)))
}

/// What a client finds out of its own key, or how the server refuses it.
fn shown(client: &Client) -> Result<Standing, RoomRefusal> {
    let until = Instant::now() + LONGEST;
    while Instant::now() < until {
        match client.wait(Duration::from_millis(200)) {
            Some(Event::NotProven(why)) => return Err(why),
            Some(Event::Lobby) => {
                let state = client.state();
                if let Some(standing) = state.you.and_then(|you| state.standings.get(&you)) {
                    return Ok(*standing);
                }
            }
            _ => {}
        }
    }
    panic!("the key was not shown")
}

/// A certificate for these names, and the fingerprint of it.
fn certificate(folder: &Path, names: &[&str]) -> ((std::path::PathBuf, std::path::PathBuf), Fingerprint) {
    std::fs::create_dir_all(folder).expect("a folder");
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    let made = rcgen::generate_simple_self_signed(names).expect("a certificate");
    let files = (folder.join("certificate.pem"), folder.join("key.pem"));
    std::fs::write(&files.0, made.cert.pem()).expect("written");
    std::fs::write(&files.1, made.signing_key.serialize_pem()).expect("written");
    (files, Fingerprint::of(made.cert.der()))
}

#[test]
fn a_key_is_shown_to_a_server_by_what_the_client_knows_it_by() {
    let data = folder("keys-places");
    let near = Server::start(config(&data.join("near"))).expect("a server");
    let address: Destination = near.address().to_string().parse().expect("an address");
    let host = comes(address, Trust::System, opens(), 1);
    assert_eq!(shown(&host), Ok(Standing::Proven(identity(1).key())));

    let (tls, fingerprint) = certificate(&data.join("tls"), &["localhost"]);
    let server = Server::start(Config {
        tls: Some(tls.clone()),
        ..config(&data.join("encrypted"))
    })
    .expect("a server");
    let at = |host: &str| -> Destination {
        let port = server.address().port();
        format!("wss://{host}:{port}").parse().expect("an address")
    };
    for trust in [Trust::File(tls.0), Trust::Pinned(fingerprint)] {
        let guest = comes(at("localhost"), trust, opens(), 1);
        assert_eq!(shown(&guest), Ok(Standing::Proven(identity(1).key())));
    }
    // By an address that the certificate does not name, and that a person trusts all the same.
    let guest = comes(at("127.0.0.1"), Trust::Pinned(fingerprint), opens(), 1);
    assert_eq!(shown(&guest), Ok(Standing::Proven(identity(1).key())));
    drop((near, server));
    let _ = std::fs::remove_dir_all(&data);
}

/// A client by hand, which shows what it likes.
struct Hand {
    raw: Raw,
    entry: Entry,
}

impl Hand {
    fn enters(address: SocketAddr) -> Self {
        let mut raw = Raw::greeted(address);
        let newcomer = Newcomer { name: "Bo".to_owned() };
        let asks = RoomRequest::Open(Box::new(settings("stack", 2)), newcomer);
        raw.send(encode(&ClientMessage { number: 0, asks }));
        loop {
            if let ServerMessage::Entered { code, you, token, .. } = next(&mut raw) {
                let challenge = SeatToken::kept(&token).challenge();
                let entry = Entry {
                    code,
                    member: you,
                    challenge,
                };
                loop {
                    if next(&mut raw) == ServerMessage::Answer(0, Ok(())) {
                        return Self { raw, entry };
                    }
                }
            }
        }
    }

    fn shows(&mut self, place: ServerPlace) -> Result<(), RoomRefusal> {
        let asks = RoomRequest::Prove(Box::new(identity(3).prove(place, &self.entry)));
        self.raw.send(encode(&ClientMessage { number: 0, asks }));
        loop {
            if let ServerMessage::Answer(0, answer) = next(&mut self.raw) {
                return answer;
            }
        }
    }
}

/// What the server says next.
fn next(end: &mut Raw) -> ServerMessage {
    loop {
        let message = end.0.read().expect("a message");
        if message.is_binary() {
            return decode(&message.into_data()).expect("one of the protocol");
        }
    }
}

#[test]
fn a_proof_that_was_made_for_another_server_is_refused() {
    let data = folder("keys-relay");
    let plain = Server::start(config(&data.join("plain"))).expect("a server");
    let named = Server::start(Config {
        public_names: vec!["play.example.org".parse().expect("a name")],
        ..config(&data.join("named"))
    })
    .expect("a server");
    let name = |name: &str| ServerPlace::Name(name.parse().expect("a name"));
    let table = ServerPlace::Table("7f".repeat(32).parse().expect("a key"));
    let other = Err(RoomRefusal::OtherPlace);
    // A bad server has got a signature of the person, for the very room, member and token of this one. It names the
    // bad server.
    let mut hand = Hand::enters(plain.address());
    assert_eq!(hand.shows(name("bad.example.org")), other);
    assert_eq!(hand.shows(table.clone()), other);
    assert_eq!(hand.shows(ServerPlace::Certificate(Fingerprint::of(b"bad"))), other);
    assert_eq!(hand.shows(ServerPlace::Near), Ok(()), "from this machine");
    let mut hand = Hand::enters(named.address());
    assert_eq!(hand.shows(ServerPlace::Near), other, "it has a name");
    assert_eq!(hand.shows(name("bad.example.org")), other);
    assert_eq!(hand.shows(name("play.example.org")), Ok(()));
    drop((plain, named));
    let _ = std::fs::remove_dir_all(&data);
}

/// Whether any file below this folder has this text.
fn is_kept(folder: &Path, text: &str) -> bool {
    let entries = std::fs::read_dir(folder).expect("a folder");
    entries.flatten().any(|entry| {
        let path = entry.path();
        match path.is_dir() {
            true => is_kept(&path, text),
            false => {
                let bytes = std::fs::read(&path).unwrap_or_default();
                bytes.windows(text.len()).any(|part| part == text.as_bytes())
            }
        }
    })
}

#[test]
fn words_reach_those_who_know_the_writer_and_nothing_of_them_is_kept() {
    let data = folder("keys-words");
    let server = Server::start(config(&data)).expect("a server");
    let address: Destination = server.address().to_string().parse().expect("an address");
    let host = comes(address.clone(), Trust::System, opens(), 1);
    let code = code(&host);
    let guest = comes(address, Trust::System, Goal::Join(code), 2);
    assert!(shown(&guest).is_ok());
    guest.knows(Circle {
        known: [identity(1).key()].into(),
        ..Circle::default()
    });
    done(&host, RoomRequest::FreeText(true));
    let text = "Sit down, the kettle is on";
    done(&host, RoomRequest::Write(Words::new(text)));
    let (who, words) = wait(&guest, "the words", |event| match event {
        Event::Wrote(who, words) => Some((who, words)),
        _ => None,
    });
    assert_eq!((who, words.as_str()), (MemberId(1), text));
    // Something that is kept, so that the folder was written to after the words.
    done(&host, RoomRequest::Lock(true));
    assert!(is_kept(&data, "Person 1"), "names are kept");
    assert!(!is_kept(&data, text));

    // Words have a limit of their own, and whoever reaches it hears so.
    for _ in 0..2 * WORDS_BURST {
        host.ask(RoomRequest::Write(Words::new("more")));
    }
    wait(&host, "the limit", |event| {
        matches!(event, Event::Answered(_, Err(RoomRefusal::TooFast))).then_some(())
    });
    drop((host, guest));
    server.end();
    assert!(!is_kept(&data, text), "nor when the server ends");
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn somebody_who_waits_is_invited_by_a_person_they_know() {
    let data = folder("keys-invites");
    let server = Server::start(Config {
        limits: Limits {
            waiting: 2,
            ..config(&data).limits
        },
        ..config(&data)
    })
    .expect("a server");
    let address: Target = server.address().to_string().parse().expect("an address");
    let host = comes(address.clone(), Trust::System, opens(), 1);
    let code = code(&host);
    let circle = Circle {
        known: [identity(1).key()].into(),
        ..Circle::default()
    };
    let began = Instant::now();
    let mut waits: Vec<Lookout> = (2..=3)
        .map(|number| Lookout::new(address.clone(), Trust::System, identity(number)))
        .collect();
    let until = |what: &str, waits: &mut [Lookout], so: &mut dyn FnMut(&mut [Lookout]) -> bool| {
        while !so(waits) {
            assert!(began.elapsed() < LONGEST, "{what}");
            waits.iter_mut().for_each(|one| one.tend(&circle, began.elapsed()));
            std::thread::sleep(Duration::from_millis(20));
        }
    };
    until("they do not wait", &mut waits, &mut |waits| {
        waits.iter().all(|one| *one.state() == LookoutState::Waits)
    });
    let mut one_more = [Lookout::new(address.clone(), Trust::System, identity(4))];
    until("there is space for one more", &mut one_more, &mut |waits| {
        *waits[0].state() == LookoutState::Refused(RoomRefusal::NoWaiting)
    });
    // The answer is the same for somebody who does not wait.
    done(&host, RoomRequest::Invite(identity(9).key()));
    done(&host, RoomRequest::Invite(identity(3).key()));
    let mut invited = None;
    until("there is no invitation", &mut waits, &mut |waits| {
        invited = waits[1].invitation();
        invited.is_some()
    });
    let invited = invited.expect("an invitation");
    assert_eq!((invited.from, invited.code), (identity(1).key(), code));
    assert_eq!(waits[0].invitation(), None);
    let guest = comes(address, Trust::System, Goal::Join(invited.code), 3);
    assert!(shown(&guest).is_ok());

    // Invitations have a limit.
    for _ in 0..2 * INVITES_BURST {
        host.ask(RoomRequest::Invite(identity(9).key()));
    }
    wait(&host, "the limit", |event| {
        matches!(event, Event::Answered(_, Err(RoomRefusal::TooFast))).then_some(())
    });
    drop((host, guest, waits, one_more));
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn nobody_waits_with_a_key_that_they_do_not_show() {
    let data = folder("keys-waits");
    let server = Server::start(config(&data)).expect("a server");
    let ask = |raw: &mut Raw, asks| {
        raw.send(encode(&ClientMessage { number: 0, asks }));
        next(raw)
    };
    let mut raw = Raw::greeted(server.address());
    let proof = |challenge, place| RoomRequest::Here(Box::new(identity(3).prove_in_no_room(place, challenge)));
    let refused = |why| ServerMessage::Answer(0, Err(why));
    let early = proof(Challenge([0; 32]), ServerPlace::Near);
    assert_eq!(ask(&mut raw, early), refused(RoomRefusal::NotProven));
    let challenge = |raw: &mut Raw| match ask(raw, RoomRequest::Appear) {
        ServerMessage::Challenge(challenge) => challenge,
        other => panic!("{other:?}"),
    };
    let elsewhere = ServerPlace::Name("bad.example.org".parse().expect("a name"));
    let passed_on = proof(challenge(&mut raw), elsewhere);
    assert_eq!(ask(&mut raw, passed_on), refused(RoomRefusal::OtherPlace));
    let (old, new) = (challenge(&mut raw), challenge(&mut raw));
    assert_ne!(old, new);
    assert_eq!(
        ask(&mut raw, proof(old, ServerPlace::Near)),
        refused(RoomRefusal::NotProven)
    );
    assert_eq!(
        ask(&mut raw, proof(new, ServerPlace::Near)),
        refused(RoomRefusal::NotProven),
        "it was for one try"
    );
    let last = challenge(&mut raw);
    assert_eq!(
        ask(&mut raw, proof(last, ServerPlace::Near)),
        ServerMessage::Answer(0, Ok(()))
    );
    assert_eq!(ask(&mut raw, RoomRequest::Ping), ServerMessage::Pong);
    assert_eq!(ask(&mut raw, RoomRequest::Appear), refused(RoomRefusal::Entered));
    drop((raw, server));
    let _ = std::fs::remove_dir_all(&data);
}
