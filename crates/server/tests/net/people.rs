//! People who show their keys in a room, and what they write to each other.

use std::time::Duration;

use net::identity::{Entry, Identity};
use net::protocol::client_message::RoomRequest;
use net::protocol::limits::{LONGEST_WORDS, VERSION};
use net::protocol::lobby::MemberId;
use net::protocol::person::{Challenge, KeyProof, PersonKey, ServerPlace};
use net::protocol::refusal::RoomRefusal;
use net::protocol::server_message::{Invited, ServerMessage};
use net::protocol::token::SeatToken;
use net::protocol::wire::{decode, encode, hello};
use net::protocol::words::Words;
use net::reached::Reached;
use net::session::{Ended, Event, Goal, Session};
use net::standing::{Circle, Standing};

use crate::sim::{End, Sim, settings};

fn identity(number: u8) -> Identity {
    Identity::of_secret(&[number; 32])
}

fn key(number: u8) -> PersonKey {
    identity(number).key()
}

fn named(name: &str) -> Reached {
    Reached {
        place: Some(ServerPlace::Name(name.parse().expect("a name"))),
        ..Reached::default()
    }
}

/// A session of this person, who has reached the server by this name.
fn session(sim: &Sim, number: u8, place: &str) -> Session {
    let goal = Goal::Join(sim.room.code());
    let mut session = Session::new(goal, format!("Person {number}"), [number; 32]).with_identity(identity(number));
    session.reached(named(place));
    session
}

fn enters(sim: &mut Sim, session: Session) -> usize {
    sim.ends.push(End {
        session,
        connection: None,
        events: Vec::new(),
        heard: Vec::new(),
        off: false,
    });
    sim.advance();
    sim.ends.len() - 1
}

/// A room in which these people have shown their keys, and then one more who has none.
fn room(people: u8) -> Sim {
    let mut sim = Sim::new(settings("stack", 2), 0, 1);
    sim.listens = true;
    for number in 1..=people {
        let person = session(&sim, number, "play.example.org");
        enters(&mut sim, person);
    }
    sim.come("Nobody");
    sim
}

fn you(sim: &Sim, end: usize) -> MemberId {
    sim.ends[end].session.you().expect("they are in")
}

fn standing(sim: &Sim, end: usize, of: usize) -> Standing {
    sim.ends[end].session.standing(you(sim, of))
}

fn token(sim: &Sim, end: usize) -> SeatToken {
    let entered = sim.ends[end].events.iter().rev().find_map(|event| match event {
        Event::Entered { token, .. } => Some(*token),
        _ => None,
    });
    entered.expect("they are in")
}

fn entry(sim: &Sim, end: usize) -> Entry {
    Entry {
        code: sim.room.code(),
        member: you(sim, end),
        challenge: token(sim, end).kept().challenge(),
    }
}

fn place() -> ServerPlace {
    ServerPlace::Name("play.example.org".parse().expect("a name"))
}

/// The answer to a proof that the session does not send by itself.
fn shows(sim: &mut Sim, end: usize, proof: KeyProof) -> Result<(), RoomRefusal> {
    let before = sim.ends[end].heard.len();
    sim.post_as(end, RoomRequest::Prove(Box::new(proof)));
    let mut answers = sim.ends[end].heard[before..]
        .iter()
        .filter_map(|bytes| match decode(bytes) {
            Ok(ServerMessage::Answer(0, answer)) => Some(answer),
            _ => None,
        });
    answers.next_back().expect("an answer")
}

#[test]
fn everybody_checks_the_keys_of_the_others_by_themselves() {
    let mut sim = room(2);
    assert_eq!(standing(&sim, 0, 0), Standing::Proven(key(1)));
    assert_eq!(standing(&sim, 0, 1), Standing::Proven(key(2)));
    assert_eq!(standing(&sim, 1, 0), Standing::Proven(key(1)));
    assert_eq!(standing(&sim, 0, 2), Standing::None);
    assert_eq!(
        standing(&sim, 2, 0),
        Standing::Unproven,
        "who does not know where they are believes nothing"
    );

    // The server may say what it likes.
    let lobby = sim.room.lobby();
    let (claimed, stranger) = (lobby.members[1].claims.clone(), lobby.members[2].id);
    let told = |change: &dyn Fn(&mut net::protocol::lobby::Lobby)| {
        let mut told = lobby.clone();
        change(&mut told);
        ServerMessage::Lobby(Box::new(told))
    };
    let elsewhere = identity(2).prove(ServerPlace::Near, &entry(&sim, 1));
    let lies = [
        told(&|lobby| lobby.members[2].claims = claimed.clone()),
        told(&|lobby| {
            lobby.members[2].claims = claimed.clone();
            if let Some(claim) = &mut lobby.members[2].claims {
                claim.proof.key = key(9);
            }
        }),
        told(&|lobby| {
            lobby.members[2].claims = claimed.clone();
            lobby.code = "ABCDEF".parse().expect("a code");
        }),
        told(&|lobby| {
            lobby.members[2].claims = claimed.clone();
            if let Some(claim) = &mut lobby.members[2].claims {
                claim.proof = elsewhere.clone();
            }
        }),
    ];
    for lie in lies {
        sim.tell(0, &lie);
        assert_eq!(sim.ends[0].session.standing(stranger), Standing::Unproven);
    }
    sim.tell(0, &told(&|_| {}));
    assert_eq!(standing(&sim, 0, 1), Standing::Proven(key(2)));
    assert_eq!(sim.ends[0].session.standing(stranger), Standing::None);
}

#[test]
fn a_proof_is_of_one_entering_and_a_person_has_one_key() {
    let mut sim = room(2);
    let (old, mine) = (entry(&sim, 1), identity(2));
    let proof = mine.prove(place(), &old);
    assert_eq!(shows(&mut sim, 1, proof.clone()), Ok(()), "once more");
    let near = mine.prove(ServerPlace::Near, &old);
    assert_eq!(shows(&mut sim, 1, near), Ok(()), "the same key at another place");
    assert_eq!(shows(&mut sim, 1, proof.clone()), Ok(()));
    let other = identity(5).prove(place(), &old);
    assert_eq!(shows(&mut sim, 1, other), Err(RoomRefusal::KeyShown));
    let of_another = identity(5).prove(place(), &old);
    assert_eq!(shows(&mut sim, 2, of_another), Err(RoomRefusal::NotProven));
    assert_eq!(
        shows(&mut sim, 2, proof.clone()),
        Err(RoomRefusal::NotProven),
        "what others can see"
    );
    let stranger = entry(&sim, 2);
    let late = identity(5).prove(place(), &stranger);
    assert_eq!(shows(&mut sim, 2, late), Ok(()), "a refused one takes nothing");

    // Whoever returns shows the key again, for a new challenge.
    sim.lose(1);
    assert_eq!(
        standing(&sim, 0, 1),
        Standing::Proven(key(2)),
        "away, and still who they were"
    );
    sim.pass(Duration::from_secs(5));
    assert_ne!(entry(&sim, 1).challenge, old.challenge);
    assert_eq!(standing(&sim, 0, 1), Standing::Proven(key(2)));

    // The token alone, in the hands of somebody else, is not the person.
    let stolen = Goal::Return(sim.room.code(), token(&sim, 1));
    let mut thief = Session::new(stolen, "Thief".to_owned(), [9; 32]);
    thief.reached(named("play.example.org"));
    let thief = enters(&mut sim, thief);
    assert_eq!(you(&sim, thief), you(&sim, 1));
    assert_eq!(standing(&sim, 0, thief), Standing::None);
    assert_eq!(shows(&mut sim, thief, proof), Err(RoomRefusal::NotProven), "an old one");
}

#[test]
fn after_a_restart_of_the_server_people_show_their_keys_again() {
    let mut sim = room(2);
    sim.answer(0, RoomRequest::FreeText(true)).expect("the host may");
    sim.kill();
    let lobby = sim.room.lobby();
    assert!(lobby.free_text && lobby.members.iter().all(|member| member.claims.is_none()));
    sim.pass(Duration::from_secs(60));
    assert_eq!(standing(&sim, 0, 1), Standing::Proven(key(2)));
    assert_eq!(standing(&sim, 1, 0), Standing::Proven(key(1)));
}

fn wrote(sim: &Sim, end: usize) -> Vec<(MemberId, String)> {
    let events = sim.ends[end].events.iter();
    let all = events.filter_map(|event| match event {
        Event::Wrote(who, words) => Some((*who, words.to_string())),
        _ => None,
    });
    all.collect()
}

/// How often words have reached a client, shown or not.
fn received(sim: &Sim, end: usize) -> usize {
    let heard = sim.ends[end].heard.iter().filter_map(|bytes| decode(bytes).ok());
    heard
        .filter(|message| matches!(message, ServerMessage::Wrote(..)))
        .count()
}

fn circle(known: &[u8], silenced: &[u8]) -> Circle {
    Circle {
        known: known.iter().map(|number| key(*number)).collect(),
        silenced: silenced.iter().map(|number| key(*number)).collect(),
    }
}

#[test]
fn words_go_to_people_with_keys_and_are_shown_to_those_who_know_the_writer() {
    let mut sim = room(4);
    sim.ends[1].session.knows(circle(&[1], &[]));
    sim.ends[3].session.knows(circle(&[1], &[1]));
    let write = |text: &str| RoomRequest::Write(Words::new(text));
    assert_eq!(
        sim.answer(0, write("Hello")),
        Err(RoomRefusal::NoFreeText),
        "it is off at first"
    );
    assert_eq!(sim.answer(1, RoomRequest::FreeText(true)), Err(RoomRefusal::OnlyHost));
    sim.answer(0, RoomRequest::FreeText(true)).expect("the host may");
    assert!(sim.ends[4].session.lobby().is_some_and(|lobby| lobby.free_text));
    assert_eq!(sim.answer(4, write("Hello")), Err(RoomRefusal::KeyNeeded));
    assert_eq!(sim.answer(0, write("\u{200b}\u{7}")), Err(RoomRefusal::NoWords));
    assert_eq!(sim.answer(0, write("Hel\u{202e}lo \u{1b}all")), Ok(()));
    let said = vec![(you(&sim, 0), "Hello all".to_owned())];
    assert_eq!(wrote(&sim, 0), said, "one's own words");
    assert_eq!(wrote(&sim, 1), said, "known");
    assert_eq!(wrote(&sim, 2), [], "only met");
    assert_eq!(wrote(&sim, 3), [], "known, and blocked");
    let counts = [0, 1, 2, 3, 4].map(|end| received(&sim, end));
    assert_eq!(counts, [1, 1, 1, 1, 0], "who has shown no key gets nothing");

    // Muted at this table alone.
    let writer = you(&sim, 0);
    sim.ends[1].session.mute(writer, true);
    sim.answer(0, write("Again")).expect("allowed");
    assert_eq!(wrote(&sim, 1), said);
    // Phrases come from everybody but those who are silenced.
    sim.ends[1].session.mute(writer, false);
    sim.answer(0, RoomRequest::Say(net::protocol::phrases::Phrase::Hello))
        .expect("a phrase");
    let heard = |end: usize| {
        sim.ends[end]
            .events
            .iter()
            .any(|event| matches!(event, Event::Said(..)))
    };
    assert_eq!([1, 2, 3, 4].map(heard), [true, true, false, true]);

    sim.answer(0, RoomRequest::FreeText(false)).expect("the host may");
    assert_eq!(sim.answer(0, write("Hello")), Err(RoomRefusal::NoFreeText));
    let kept = encode_all(&sim);
    assert!(
        !kept.windows(9).any(|bytes| bytes == b"Hello all"),
        "nothing of it is kept"
    );
}

/// Everything that the room has written to the disk.
fn encode_all(sim: &Sim) -> Vec<u8> {
    let log = sim.disk.log.iter().flat_map(net::protocol::wire::encode);
    sim.disk.room.iter().copied().chain(log).collect()
}

#[test]
fn whoever_has_shown_a_key_invites_others_unless_the_room_is_locked() {
    let mut sim = room(1);
    let asks = RoomRequest::Invite(key(9));
    assert_eq!(sim.answer(1, asks.clone()), Err(RoomRefusal::KeyNeeded));
    assert_eq!(sim.answer(0, asks.clone()), Ok(()));
    let (to, invited) = sim.invited.pop().expect("an invitation");
    assert_eq!(
        (to, invited.code, invited.member),
        (key(9), sim.room.code(), you(&sim, 0))
    );
    assert_eq!((invited.claim.proof.key, invited.name.as_str()), (key(1), "Person 1"));
    sim.answer(0, RoomRequest::Lock(true)).expect("the host may");
    assert_eq!(sim.answer(0, asks), Err(RoomRefusal::Locked));
    assert!(sim.invited.is_empty());

    // Whoever waits hears only of people they know, and only what these have signed there.
    let hears = |change: &dyn Fn(&mut Invited), circle: Circle, place: &str| {
        let mut waits = Session::new(Goal::Wait, String::new(), [9; 32]).with_identity(identity(9));
        waits.reached(named(place));
        waits.knows(circle);
        waits.connected();
        waits.received(&hello(VERSION), Duration::ZERO);
        let mut told = invited.clone();
        change(&mut told);
        waits.received(&encode(&ServerMessage::Invited(Box::new(told))), Duration::ZERO);
        let events: Vec<Event> = std::iter::from_fn(|| waits.event()).collect();
        !events.is_empty()
    };
    let here = "play.example.org";
    assert!(hears(&|_| {}, circle(&[1], &[]), here));
    assert!(!hears(&|_| {}, circle(&[2], &[]), here), "not known");
    assert!(!hears(&|_| {}, circle(&[1], &[1]), here), "blocked");
    assert!(
        !hears(&|_| {}, circle(&[1], &[]), "other.example.org"),
        "of another server"
    );
    assert!(!hears(&|told| told.member = MemberId(7), circle(&[1], &[]), here));
    assert!(!hears(&|told| told.claim.challenge.0[0] ^= 1, circle(&[1], &[]), here));
}

#[test]
fn whoever_waits_signs_once_on_each_connection() {
    let mut waits = Session::new(Goal::Wait, String::new(), [9; 32]).with_identity(identity(9));
    waits.reached(named("play.example.org"));
    let challenge = |number| encode(&ServerMessage::Challenge(Challenge([number; 32])));
    for _ in 0..2 {
        waits.connected();
        waits.received(&hello(VERSION), Duration::ZERO);
        while waits.to_send().is_some() {}
        waits.received(&challenge(1), Duration::ZERO);
        assert!(waits.to_send().is_some(), "it is signed");
        waits.disconnected(None, Duration::ZERO, 0.0);
    }
    waits.connected();
    waits.received(&hello(VERSION), Duration::ZERO);
    waits.received(&challenge(1), Duration::ZERO);
    waits.received(&challenge(2), Duration::ZERO);
    let events: Vec<Event> = std::iter::from_fn(|| waits.event()).collect();
    assert_eq!(events.last(), Some(&Event::Over(Ended::Malformed)));
}

#[test]
fn words_have_so_many_letters() {
    let mut sim = room(1);
    sim.answer(0, RoomRequest::FreeText(true)).expect("the host may");
    let long = Words::new(&"x".repeat(LONGEST_WORDS + 100));
    sim.answer(0, RoomRequest::Write(long)).expect("they are cut");
    assert_eq!(wrote(&sim, 0)[0].1.len(), LONGEST_WORDS);
}
