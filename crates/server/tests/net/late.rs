//! Clients that enter a room late, or again: what they receive, and which seat is theirs.

use std::time::Duration;

use net::protocol::client_message::RoomRequest;
use net::protocol::limits::{HOST_AWAITED, TRIES_FOR};
use net::protocol::lobby::{MemberId, SeatHolder};
use net::protocol::refusal::CloseReason;
use net::protocol::settings::{RoomSettings, TurnClock};
use net::protocol::token::SeatToken;
use net::session::{Ended, Event, Goal, Session};
use rules::ids::{SeatId, Viewer};

use crate::sim::{Sim, settings};

const SECOND: Duration = Duration::from_secs(1);

/// The program of a client ends, and starts again with this goal.
fn start_again(sim: &mut Sim, end: usize, goal: Goal) {
    sim.lose(end);
    sim.ends[end].session = Session::new(goal, format!("Person {end}"), [7; 32]);
    sim.ends[end].events.clear();
    // A new program sends its request at once.
    sim.advance();
}

/// The token with which a client returns.
fn token(sim: &Sim, end: usize) -> SeatToken {
    let entered = sim.ends[end].events.iter().rev().find_map(|event| match event {
        Event::Entered { token, .. } => Some(*token),
        _ => None,
    });
    entered.expect("a token")
}

#[test]
fn an_invitation_with_a_token_leads_to_the_own_seat_and_without_one_to_the_table() {
    let mut sim = Sim::new(settings("skip-bo", 2), 2, 4);
    sim.start();
    let (code, own) = (sim.room.code(), token(&sim, 1));
    start_again(&mut sim, 1, Goal::ReturnOrJoin(code, own));
    assert_eq!(sim.ends[1].session.you(), Some(MemberId(2)));
    assert!(sim.ends[1].session.last(Viewer::Player(SeatId(1))).is_some());
    assert_eq!(sim.room.lobby().members.len(), 2, "no person is in the room twice");
    // The old token is invalid once the new one has arrived.
    let newer = token(&sim, 1);
    assert_ne!(own, newer);
    start_again(&mut sim, 1, Goal::Return(code, own));
    assert!(sim.ends[1].session.is_over());
    start_again(&mut sim, 1, Goal::ReturnOrJoin(code, own));
    assert_eq!(sim.ends[1].session.you(), Some(MemberId(3)), "like a new member");
    assert!(sim.ends[1].session.last(Viewer::Public).is_some());
    // After a lost connection the client returns as the same member.
    sim.lose(1);
    sim.pass(SECOND);
    assert_eq!(sim.ends[1].session.you(), Some(MemberId(3)));
    start_again(&mut sim, 1, Goal::ReturnOrJoin(code, newer));
    assert_eq!(sim.ends[1].session.you(), Some(MemberId(2)), "the seat is still theirs");
    // A refused client gets the reason.
    sim.answer(0, RoomRequest::Lock(true)).expect("locked");
    start_again(&mut sim, 1, Goal::ReturnOrJoin(code, SeatToken::of_random([9; 16])));
    let over = sim.ends[1].session.event();
    assert!(sim.ends[1].session.is_over(), "{over:?}");
}

#[test]
fn a_client_without_an_answer_stops_trying_after_the_set_time() {
    let mut sim = Sim::new(settings("skip-bo", 2), 2, 4);
    sim.start();
    let session = &mut sim.ends[1].session;
    let began = sim.now;
    let mut now = began;
    let mut tries = 0;
    session.disconnected(None, now, 1.0);
    while let Some(at) = session.next_try() {
        assert!(at >= now && at <= began + TRIES_FOR, "{at:?}");
        now = at;
        tries += 1;
        session.disconnected(None, now, 1.0);
    }
    assert_eq!(now, began + TRIES_FOR);
    assert!(tries > 10, "{tries}");
    let events: Vec<Event> = std::iter::from_fn(|| session.event()).collect();
    assert_eq!(events.last(), Some(&Event::Over(Ended::NoAnswer)));
    // Each loss of an established connection starts a new time limit.
    let mut sim = Sim::new(settings("skip-bo", 2), 2, 4);
    sim.start();
    for _ in 0..3 {
        sim.lose(1);
        sim.pass(TRIES_FOR * 2 / 3);
        assert!(!sim.ends[1].session.is_over() && sim.ends[1].connection.is_some());
    }
}

#[test]
fn a_client_whose_server_says_that_it_is_cut_off_goes_on_trying() {
    let mut sim = Sim::new(settings("skip-bo", 2), 2, 4);
    sim.start();
    let session = &mut sim.ends[1].session;
    let began = sim.now;
    let mut now = began;
    session.disconnected(Some(CloseReason::CutOff), now, 1.0);
    while now < began + TRIES_FOR * 2 {
        let next = session.next_try().expect("it tries again");
        // Soon, however long it has been so: the server may be well again.
        assert!(next <= now + Duration::from_secs(6), "{:?}", next - now);
        now = next;
        session.disconnected(Some(CloseReason::CutOff), now, 1.0);
    }
    // From then on nobody answers.
    let silent = now;
    while let Some(at) = session.next_try() {
        now = at;
        session.disconnected(None, now, 1.0);
    }
    assert_eq!(now, silent + TRIES_FOR);
}

#[test]
fn a_late_client_learns_how_long_a_member_has_been_away() {
    let mut sim = Sim::new(settings("skip-bo", 3), 3, 4);
    sim.start();
    let gone = MemberId(2);
    sim.lose(1);
    sim.ends[1].session = Session::new(Goal::Join(sim.room.code()), String::new(), [7; 32]);
    sim.ends[1].session.disconnected(Some(CloseReason::Left), sim.now, 0.0);
    sim.carry_out(usize::MAX);
    let told = |sim: &Sim, end: usize| sim.ends[end].session.lobby().expect("a lobby").away.clone();
    assert_eq!(told(&sim, 0), [(gone, 0)]);
    sim.pass(40 * SECOND);
    let late = sim.come("Late");
    assert_eq!(told(&sim, late), [(gone, 40_000)]);
    sim.pass(5 * SECOND);
    let (code, own) = (sim.room.code(), token(&sim, 2));
    start_again(&mut sim, 2, Goal::Return(code, own));
    assert_eq!(told(&sim, 2), [(gone, 45_000)]);
    assert_eq!(told(&sim, 0), [(gone, 45_000)], "and all get the same");
    assert_eq!(sim.room.lobby().seats[1].stand_in, None);
    sim.pass(15 * SECOND);
    assert!(sim.room.lobby().seats[1].stand_in.is_some(), "at the announced time");
}

#[test]
fn a_late_client_sees_the_running_clocks_and_their_remaining_time() {
    let with_clock = RoomSettings {
        clock: TurnClock::Turn(60),
        ..settings("skip-bo", 2)
    };
    let mut sim = Sim::new(with_clock, 2, 4);
    sim.start();
    sim.pass(SECOND);
    sim.pass(24 * SECOND);
    let told = |sim: &Sim, end: usize| {
        let clocks = sim.ends[end].events.iter().rev().find_map(|event| match event {
            Event::Clock(times) => Some(**times),
            _ => None,
        });
        clocks.expect("it is told of the clocks")
    };
    let before = told(&sim, 0);
    let late = sim.come("Late");
    let (code, own) = (sim.room.code(), token(&sim, 1));
    start_again(&mut sim, 1, Goal::Return(code, own));
    for end in [late, 1] {
        let now = told(&sim, end);
        assert_eq!(now.runs, before.runs);
        assert_ne!(now.runs, 0);
        let seat = now.runs.trailing_zeros() as usize;
        assert_eq!(now.left_ms[seat], Some(35_000), "end {end}");
    }
    // Without clocks none is sent.
    let mut sim = Sim::new(settings("skip-bo", 2), 2, 4);
    sim.start();
    let late = sim.come("Late");
    assert!(
        !sim.ends[late]
            .events
            .iter()
            .any(|event| matches!(event, Event::Clock(_)))
    );
}

#[test]
fn after_a_restart_the_host_is_the_same_whichever_member_returns_first() {
    for host_is_back in [true, false] {
        let mut sim = Sim::new(settings("skip-bo", 2), 2, 4);
        sim.start();
        sim.kill();
        let host = std::mem::replace(
            &mut sim.ends[0].session,
            Session::new(Goal::Join(sim.room.code()), String::new(), [7; 32]),
        );
        sim.ends[0].session.disconnected(Some(CloseReason::Left), sim.now, 0.0);
        sim.pass(2 * SECOND);
        assert!(sim.ends[1].connection.is_some());
        assert_eq!(sim.room.lobby().host, Some(MemberId(1)), "the room waits for the host");
        if host_is_back {
            sim.ends[0].session = host;
        }
        sim.pass(SECOND);
        sim.pass(HOST_AWAITED);
        let hosts = if host_is_back { MemberId(1) } else { MemberId(2) };
        assert_eq!(sim.room.lobby().host, Some(hosts));
    }
}

#[test]
fn a_host_who_leaves_a_server_room_hands_over_and_the_match_continues() {
    let mut sim = Sim::new(settings("skip-bo", 2), 2, 4);
    sim.start();
    sim.ask(0, RoomRequest::Leave);
    let lobby = sim.room.lobby();
    assert_eq!((lobby.host, lobby.playing), (Some(MemberId(2)), true));
    assert!(matches!(lobby.seats[0].holder, SeatHolder::Computer(_)));
    assert_eq!(sim.ends[1].session.lobby(), Some(&lobby));
    // If no member is left, the next one to enter hosts the room.
    sim.lose(1);
    sim.ask(1, RoomRequest::Leave);
    sim.pass(SECOND);
    assert_eq!(sim.room.lobby().host, None);
    sim.come("Next");
    assert_eq!(sim.room.lobby().host, Some(MemberId(3)));
}
