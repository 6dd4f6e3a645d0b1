//! What onlookers are told, and when; and how many of them there may be.

use std::net::IpAddr;
use std::time::Duration;

use host::request::{SeatRequest, Undo};
use net::protocol::client_message::{ClientMessage, HandPointer, Newcomer, RoomRequest};
use net::protocol::limits::{MOST_MEMBERS, MOST_UNSEATED};
use net::protocol::lobby::MemberId;
use net::protocol::phrases::Phrase;
use net::protocol::refusal::RoomRefusal;
use net::protocol::server_message::ServerMessage;
use net::protocol::settings::{RoomSettings, TurnClock};
use net::protocol::wire::decode;
use net::room::effect::{ConnectionId, Effect};
use rules::ids::{SeatId, Viewer};

use crate::sim::{Sim, settings};

const DELAY_S: u16 = 20;
const DELAY: Duration = Duration::from_secs(DELAY_S as u64);

/// What one end has heard, and when.
#[derive(Default)]
struct Heard(Vec<(Duration, ServerMessage)>);

impl Heard {
    /// Takes what was heard since this time.
    fn listen(&mut self, sim: &mut Sim, end: usize, at: Duration) {
        let heard = std::mem::take(&mut sim.ends[end].heard);
        let read = |bytes: Vec<u8>| decode::<ServerMessage>(&bytes).ok();
        self.0.extend(heard.into_iter().filter_map(read).map(|down| (at, down)));
    }

    /// When this was heard for the time of this number, counted from 0.
    fn when(&self, message: &ServerMessage, number: usize) -> Option<Duration> {
        let mut same = self.0.iter().filter(|(_, heard)| heard == message);
        same.nth(number).map(|(at, _)| *at)
    }
}

/// What may be taken back by whom.
fn undo(sim: &Sim) -> Option<(usize, Undo)> {
    (0..2).find_map(|end| {
        let seat = SeatId(end as u8);
        let view = &sim.ends[end].session.last(Viewer::Player(seat))?.view;
        let decision = view.decisions[usize::from(seat.0)];
        (view.undo == Some(seat)).then_some((end, Undo { seat, decision }))
    })
}

/// Somebody says, shows, wants and does everything that there is.
fn busy(sim: &mut Sim, step: u32) {
    let aim = HandPointer {
        seat: SeatId(0),
        at: (1, 2),
        near: None,
        throws: None,
        lifted: None,
    };
    sim.ask(0, RoomRequest::Aim(aim));
    match step % 7 {
        0 => {
            sim.ask(1, RoomRequest::Say(Phrase::Hello));
        }
        1 => {
            sim.ask(0, RoomRequest::Record(0));
            sim.ends[2].session.ping();
            sim.advance();
        }
        2 | 5 => {
            if let Some((end, undo)) = undo(sim) {
                sim.ask(end, RoomRequest::Ask(SeatRequest::Undo(undo)));
                sim.pass(Duration::from_millis(300));
                let agrees = step.is_multiple_of(2);
                sim.ask(1 - end, RoomRequest::AgreeUndo(undo.seat, undo.decision, agrees));
            }
        }
        // The clock runs down.
        3 => sim.pass(Duration::from_secs(6)),
        _ => {
            sim.play();
        }
    }
}

#[test]
fn onlookers_with_a_delay_are_told_nothing_of_the_match_before_it() {
    let table = RoomSettings {
        onlookers_delay_s: Some(DELAY_S),
        clock: TurnClock::Reminder(5),
        ..settings("skip-bo", 2)
    };
    let mut sim = Sim::new(table, 2, 4);
    sim.listens = true;
    sim.start();
    let onlooker = sim.come("Onlooker");
    let (mut player, mut other) = (Heard::default(), Heard::default());
    let mut positions = vec![(sim.now, sim.disk.log.len() as u32)];
    let mut kinds = [0; 4];
    for step in 0..200 {
        let began = sim.now;
        busy(&mut sim, step);
        sim.pass(Duration::from_millis(500));
        positions.push((sim.now, sim.disk.log.len() as u32));
        assert!(!sim.is_over(), "nothing is secret then");
        // The earliest for the one, the latest for the other.
        player.listen(&mut sim, 0, began);
        let now = sim.now;
        other.listen(&mut sim, onlooker, now);
        if let Some(item) = sim.ends[onlooker].session.last(Viewer::Public) {
            // What happened is noted at the end of a step.
            let now = sim.now + Duration::from_secs(1);
            let then = positions.iter().rev().find(|(at, _)| *at + DELAY <= now);
            let known = then.map_or(positions[0].1, |(_, position)| *position);
            assert!(item.position <= known, "{} of {known}", item.position);
        }
    }
    for (place, (at, message)) in other.0.iter().enumerate() {
        match message {
            // Of the room, and of the person.
            ServerMessage::Answer(..)
            | ServerMessage::Entered { .. }
            | ServerMessage::Lobby(_)
            | ServerMessage::Began(_)
            | ServerMessage::Said(..)
            | ServerMessage::Wrote(..)
            | ServerMessage::Draw(_)
            | ServerMessage::Pong => {
                continue;
            }
            ServerMessage::Item(viewer, _) => {
                // When is looked at above.
                assert_eq!(*viewer, Viewer::Public);
                continue;
            }
            ServerMessage::Clock(_) => kinds[0] += 1,
            ServerMessage::UndoAsked(..) => kinds[1] += 1,
            ServerMessage::UndoAnswered(..) => kinds[2] += 1,
            ServerMessage::Reminded(_) => kinds[3] += 1,
            ServerMessage::Aimed(_)
            | ServerMessage::Record { .. }
            | ServerMessage::DiskWaits(_)
            | ServerMessage::Elsewhere(_)
            | ServerMessage::AtServer(_)
            | ServerMessage::News(..)
            | ServerMessage::NewsAt(..)
            | ServerMessage::Challenge(_)
            | ServerMessage::Invited(_)
            | ServerMessage::Nudged(..)
            | ServerMessage::Own(_) => {
                panic!("{message:?} at {at:?}")
            }
        }
        let before = other.0[..place].iter().filter(|(_, heard)| heard == message).count();
        let told = player.when(message, before).expect("who plays is told");
        assert!(told + DELAY <= *at, "{message:?}: told at {told:?}, seen at {at:?}");
    }
    assert!(kinds.iter().all(|count| *count > 0), "each kind is seen: {kinds:?}");
}

#[test]
fn after_a_restart_onlookers_with_a_delay_wait_for_it_again() {
    let table = RoomSettings {
        onlookers_delay_s: Some(DELAY_S),
        ..settings("skip-bo", 2)
    };
    let mut sim = Sim::new(table, 2, 4);
    sim.start();
    let seen = |sim: &Sim, end: usize| sim.ends[end].session.last(Viewer::Public).map(|item| item.position);
    for _ in 0..8 {
        sim.play();
    }
    let now = sim.disk.log.len() as u32;
    sim.kill();
    let onlooker = sim.come("Onlooker");
    for _ in 0..DELAY_S - 1 {
        sim.pass(Duration::from_secs(1));
        assert_eq!(seen(&sim, onlooker), None, "nobody knows when it happened");
    }
    sim.pass(Duration::from_secs(2));
    assert!(seen(&sim, onlooker) >= Some(now));
}

#[test]
fn where_nobody_may_look_on_who_has_no_seat_hears_nothing_of_the_match() {
    let table = RoomSettings {
        onlookers_delay_s: None,
        clock: TurnClock::Reminder(5),
        ..settings("skip-bo", 2)
    };
    let mut sim = Sim::new(table, 3, 4);
    sim.sit(0, 0);
    sim.sit(1, 1);
    sim.listens = true;
    sim.answer(0, RoomRequest::Start).expect("it begins");
    let mut heard = Heard::default();
    for step in 0..60 {
        busy(&mut sim, step);
        sim.pass(Duration::from_millis(500));
    }
    heard.listen(&mut sim, 2, Duration::ZERO);
    let of_room = |message: &ServerMessage| {
        matches!(
            message,
            ServerMessage::Answer(..)
                | ServerMessage::Lobby(_)
                | ServerMessage::Began(_)
                | ServerMessage::Said(..)
                | ServerMessage::Draw(_)
                | ServerMessage::Pong
        )
    };
    let more: Vec<_> = heard.0.iter().filter(|(_, message)| !of_room(message)).collect();
    assert!(more.is_empty(), "{more:?}");
}

/// Somebody of this address wants in; returns what became of it.
fn comes(sim: &mut Sim, connection: u64, address: IpAddr) -> Result<MemberId, RoomRefusal> {
    let from = ConnectionId(1_000 + connection);
    let newcomer = Newcomer {
        name: format!("Of {address}"),
    };
    let asks = RoomRequest::Join(sim.room.code(), newcomer);
    sim.room.arrived(from, address);
    sim.room.receive(from, ClientMessage { number: 0, asks }, sim.now);
    let effects: Vec<Effect> = sim.room.effects().collect();
    effects
        .into_iter()
        .find_map(|effect| match effect {
            Effect::Send { to, message, .. } if to == from => match message {
                ServerMessage::Entered { you, .. } => Some(Ok(you)),
                ServerMessage::Answer(_, Err(why)) => Some(Err(why)),
                _ => None,
            },
            _ => None,
        })
        .expect("an answer")
}

#[test]
fn onlookers_of_one_address_leave_places_in_a_room() {
    let mut sim = Sim::new(settings("skip-bo", 2), 1, 4);
    let house = |last| IpAddr::from([203, 0, 113, last]);
    let mut number = 0;
    let mut comes = |sim: &mut Sim, last| {
        number += 1;
        (number, comes(sim, number, house(last)))
    };
    let all: Vec<_> = (0..31).map(|_| comes(&mut sim, 1)).collect();
    let in_it = all.iter().filter(|(_, answer)| answer.is_ok()).count();
    assert_eq!(in_it, MOST_UNSEATED, "a household, and no more");
    assert_eq!(all[30].1, Err(RoomRefusal::RoomFull));
    assert!(comes(&mut sim, 2).1.is_ok(), "others come in");
    // Who sits makes room for one more of the house.
    let sit = RoomRequest::Sit {
        seat: SeatId(1),
        name: String::new(),
        colour: 1,
        face: 0,
    };
    let (seated, away) = (all[0].0, all[1].0);
    let up = ClientMessage { number: 1, asks: sit };
    sim.room.receive(ConnectionId(1_000 + seated), up, sim.now);
    assert!(comes(&mut sim, 1).1.is_ok());
    assert_eq!(comes(&mut sim, 1).1, Err(RoomRefusal::RoomFull));
    // Whoever is away and has no seat gives up the place.
    sim.room.disconnected(ConnectionId(1_000 + away), sim.now);
    assert!(comes(&mut sim, 1).1.is_ok());
    assert_eq!(comes(&mut sim, 1).1, Err(RoomRefusal::RoomFull));
    // The bound of the whole room holds beside it.
    for last in 10..20 {
        for _ in 0..4 {
            let _ = comes(&mut sim, last);
        }
    }
    assert_eq!(sim.room.lobby().members.len(), MOST_MEMBERS);
}
