//! The questions of a table, asked twice, crossed and late, and with the asking or answering people gone: the open
//! question of the room is the one that people see, and a member can answer it.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use games::catalog::NAMES;
use host::request::{DecisionId, SeatRequest, Undo};
use net::protocol::client_message::RoomRequest;
use net::protocol::limits::UNDO_STANDS;
use net::protocol::lobby::{MemberId, SeatHolder};
use net::protocol::refusal::RoomRefusal;
use net::protocol::settings::RoomSettings;
use net::session::{Event, Goal, Session};
use rand::RngExt;
use rules::ids::{SeatId, Viewer};

use crate::sim::{End, Sim, each_seed, settings, times};

type Question = (SeatId, DecisionId);

/// The open question, as a client knows it from its events.
fn seen(end: &End) -> Option<Question> {
    end.connection?;
    let mut open = None;
    for event in &end.events {
        match event {
            Event::UndoAsked(seat, decision) => open = Some((*seat, *decision)),
            Event::UndoAnswered(seat, _) => {
                open.take_if(|(asks, _)| asks == seat);
            }
            Event::Lost(_) | Event::Over(_) | Event::Began { new: true } => open = None,
            _ => {}
        }
    }
    open
}

/// The question that is open in the room.
fn open(sim: &Sim) -> Option<Question> {
    sim.room.question().map(|(seat, decision, _)| (seat, decision))
}

fn has_seat(sim: &Sim, who: MemberId) -> bool {
    let theirs = SeatHolder::Person(who);
    sim.room.lobby().seats.iter().any(|seat| seat.holder == theirs)
}

fn is_here(sim: &Sim, who: MemberId) -> bool {
    sim.room
        .lobby()
        .members
        .iter()
        .any(|member| member.id == who && member.here)
}

/// Checks what must hold at any moment.
fn check(sim: &Sim, done: &str) {
    let question = sim.room.question();
    if let Some((seat, decision, asked)) = question {
        assert!(!asked.is_empty(), "{done}: nobody can answer");
        for who in asked {
            assert!(
                is_here(sim, *who) && has_seat(sim, *who),
                "{done}: {who:?} can't answer"
            );
        }
        let SeatHolder::Person(asks) = sim.room.lobby().seats[seat.index()].holder else {
            panic!("{done}: nobody asks");
        };
        assert!(is_here(sim, asks), "{done}: the asking member is gone");
        let theirs = sim.ends.iter().find(|end| end.session.you() == Some(asks));
        let view = &theirs
            .and_then(|end| end.session.last(Viewer::Player(seat)))
            .expect("a view")
            .view;
        assert_eq!(
            (view.undo, view.decisions[seat.index()]),
            (Some(seat), decision),
            "{done}"
        );
    }
    let asked: BTreeSet<MemberId> = question.map(|(_, _, asked)| asked.clone()).unwrap_or_default();
    for end in sim
        .ends
        .iter()
        .filter(|end| end.connection.is_some() && !end.session.is_over())
    {
        let (sees, there) = (seen(end), open(sim));
        if end.session.you().is_some_and(|you| asked.contains(&you)) {
            assert_eq!(sees, there, "{done}: {:?} is asked", end.session.you());
        } else {
            assert!(
                sees.is_none() || sees == there,
                "{done}: {sees:?}, and open is {there:?}"
            );
        }
        let lobby = sim.room.lobby();
        assert_eq!(end.session.lobby(), Some(&lobby), "{done}: all see the same room");
    }
    let lobby = sim.room.lobby();
    for who in &lobby.wants_pause {
        assert!(
            is_here(sim, *who) && has_seat(sim, *who),
            "{done}: a wish of an absent member"
        );
    }
    let waits = |seat: &net::protocol::lobby::LobbySeat| match seat.holder {
        SeatHolder::Person(who) => is_here(sim, who) && !lobby.wants_pause.contains(&who),
        SeatHolder::Nobody | SeatHolder::Computer(_) => false,
    };
    assert!(
        lobby.wants_pause.is_empty() || lobby.playing && !lobby.paused && lobby.seats.iter().any(waits),
        "{done}: a wish that nobody can agree to"
    );
    assert!(!lobby.paused || lobby.playing, "{done}: a pause without a match");
}

/// What a seat can undo, as its client sees it.
fn undo(sim: &Sim) -> Option<(usize, Undo)> {
    sim.ends.iter().enumerate().find_map(|(at, end)| {
        end.session.viewers().find_map(|viewer| {
            let Viewer::Player(seat) = viewer else { return None };
            let view = &end.session.last(viewer)?.view;
            let decision = view.decisions[seat.index()];
            (view.undo == Some(seat)).then_some((at, Undo { seat, decision }))
        })
    })
}

/// Plays until an undo is possible; returns the client that can undo.
fn can_undo(sim: &mut Sim) -> (usize, Undo) {
    for _ in 0..300 {
        if let Some(found) = undo(sim) {
            return found;
        }
        if !sim.play() {
            sim.pass(Duration::from_millis(500));
        }
    }
    panic!("no undo is possible");
}

/// The program of a client starts again: it enters over another connection, before the room knows that the old one is
/// gone.
fn starts_again(sim: &mut Sim, end: usize) {
    let entered = sim.ends[end].events.iter().rev().find_map(|event| match event {
        Event::Entered { code, token, .. } => Some((*code, *token)),
        _ => None,
    });
    let Some((code, token)) = entered.filter(|_| !sim.ends[end].session.is_over()) else {
        return;
    };
    let there = &mut sim.ends[end];
    there.session = Session::new(Goal::Return(code, token), String::new(), [7; 32]);
    there.connection = None;
    // The saved token is not lost.
    there.events.retain(|event| matches!(event, Event::Entered { .. }));
    sim.advance();
}

/// A client does something at random; returns a description.
fn do_something(sim: &mut Sim, stale: &mut Vec<(usize, Question)>) -> String {
    let end = sim.rng.random_range(0..sim.ends.len());
    let yes = sim.chance(0.6);
    let seat = SeatId(sim.rng.random_range(0..4));
    match sim.rng.random_range(0..24) {
        0..6 => {
            sim.play();
            "plays".to_owned()
        }
        6..11 => {
            let paused = sim.room.lobby().paused;
            for _ in 0..8 {
                if paused || undo(sim).is_some() || !sim.play() {
                    break;
                }
            }
            if let Some((asks, undo)) = undo(sim) {
                stale.push((asks, (undo.seat, undo.decision)));
                sim.ask(asks, RoomRequest::Ask(SeatRequest::Undo(undo)));
            }
            "asks".to_owned()
        }
        11 => {
            // An earlier question, of any seat.
            if let Some((_, (seat, decision))) = stale.get(sim.rng.random_range(0..stale.len().max(1))).copied() {
                sim.ask(end, RoomRequest::Ask(SeatRequest::Undo(Undo { seat, decision })));
            }
            format!("{end} asks late")
        }
        12..15 => {
            if let Some((seat, decision)) = seen(&sim.ends[end]) {
                sim.ask(end, RoomRequest::AgreeUndo(seat, decision, yes));
            }
            format!("{end} answers {yes}")
        }
        15 => {
            if let Some((_, (seat, decision))) = stale.last().copied() {
                sim.ask(end, RoomRequest::AgreeUndo(seat, decision, yes));
                sim.ask(end, RoomRequest::AgreeUndo(seat, decision, !yes));
            }
            format!("{end} answers late, and twice")
        }
        16..18 => {
            sim.ask(end, RoomRequest::Pause(yes));
            format!("{end} pauses {yes}")
        }
        18 => {
            sim.ask(end, RoomRequest::Replace(seat));
            format!("{end} lets a computer play for {seat:?}")
        }
        19 => {
            sim.lose(end);
            sim.advance();
            format!("{end} is lost")
        }
        20 => {
            starts_again(sim, end);
            format!("{end} starts again")
        }
        21 => {
            let time = Duration::from_millis(sim.rng.random_range(0..25_000));
            sim.pass(time);
            format!("{time:?} pass")
        }
        22 => {
            if sim.chance(0.15) {
                sim.ask(end, RoomRequest::Leave);
                return format!("{end} leaves");
            }
            if sim.chance(0.15) {
                let host = sim.room.lobby().host;
                if let Some(hosts) = sim.ends.iter().position(|end| end.session.you() == host) {
                    let member = MemberId(sim.rng.random_range(1..5));
                    sim.ask(hosts, RoomRequest::Remove(member));
                    return format!("{member:?} is removed");
                }
            }
            "nothing".to_owned()
        }
        _ => {
            if !sim.chance(0.3) {
                return "nothing".to_owned();
            }
            sim.kill();
            sim.advance();
            "the server is killed".to_owned()
        }
    }
}

#[test]
fn every_open_question_can_be_answered_after_any_actions() {
    let (asked, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let seeds = times("TUMBLETOP_ASKS", 24);
    each_seed(seeds, |seed| {
        let game = NAMES[seed as usize % NAMES.len()];
        let short_grace = RoomSettings {
            grace_s: 15,
            stands_in: seed % 2 == 0,
            ..settings(game, 3)
        };
        let mut sim = Sim::new(short_grace, 3, seed);
        sim.start();
        sim.come("Onlooker");
        let (mut stale, mut before, mut since) = (Vec::new(), None, sim.now);
        for step in 0..300 {
            if sim.is_over() {
                break;
            }
            let what = do_something(&mut sim, &mut stale);
            check(&sim, &format!("{game}, seed {seed}, step {step}: {what}"));
            let now = open(&sim);
            if now != before {
                asked.fetch_add(u64::from(now.is_some()), Ordering::Relaxed);
                (before, since) = (now, sim.now);
            }
            if now.is_some() {
                // The question may have been asked anew in the last step.
                assert!(
                    sim.now - since <= UNDO_STANDS + Duration::from_secs(25),
                    "it stays open"
                );
                assert!(sim.room.next_tick().is_some_and(|at| at <= sim.now + UNDO_STANDS));
            }
            done.fetch_add(1, Ordering::Relaxed);
        }
    });
    let (asked, done) = (asked.into_inner(), done.into_inner());
    println!("{done} things done, {asked} questions asked");
    assert!(asked > 2 * seeds && done > 100 * seeds, "{asked} asked, {done} done");
}

fn two(game: &str) -> Sim {
    let mut sim = Sim::new(settings(game, 2), 2, 1);
    sim.start();
    sim
}

fn times_asked(sim: &Sim, end: usize) -> usize {
    let asked = |event: &&Event| matches!(event, Event::UndoAsked(..));
    sim.ends[end].events.iter().filter(asked).count()
}

#[test]
fn a_repeated_question_stays_one_question_and_each_request_is_granted() {
    let mut sim = two("skip-bo");
    let (asks, undo) = can_undo(&mut sim);
    for times in 1..=3 {
        sim.answer(asks, RoomRequest::Ask(SeatRequest::Undo(undo)))
            .expect("it is asked");
        assert_eq!((times_asked(&sim, asks), times_asked(&sim, 1 - asks)), (times, 1));
    }
    let refused = Event::UndoAnswered(undo.seat, false);
    assert!(!sim.ends[1 - asks].events.contains(&refused), "it is open");
    sim.answer(1 - asks, RoomRequest::AgreeUndo(undo.seat, undo.decision, true))
        .expect("they agree");
    assert!(sim.ends[asks].events.contains(&Event::UndoAnswered(undo.seat, true)));
}

#[test]
fn a_question_ends_with_its_decision_and_another_one_can_be_asked_at_once() {
    let mut sim = two("skip-bo");
    let (mut ended, mut steps) = (0, 0);
    while ended < 3 {
        steps += 1;
        assert!(steps < 200, "it is asked often enough");
        let (asks, undo) = can_undo(&mut sim);
        sim.answer(asks, RoomRequest::Ask(SeatRequest::Undo(undo)))
            .expect("it is asked");
        assert_eq!(open(&sim), Some((undo.seat, undo.decision)));
        // The asking seat plays on instead: the question ends at the same moment.
        sim.play();
        if sim.is_over() {
            break;
        }
        assert_eq!(open(&sim), None);
        ended += 1;
        for end in &sim.ends {
            let is_answer = |event: &&Event| matches!(event, Event::UndoAnswered(_, false));
            let answers = end.events.iter().filter(is_answer).count();
            assert_eq!(answers, ended, "once for each question");
        }
        assert_eq!(
            sim.answer(1 - asks, RoomRequest::AgreeUndo(undo.seat, undo.decision, true)),
            Err(RoomRefusal::NotAgreed),
            "an answer that crosses its end changes nothing"
        );
    }
    assert!(ended > 1, "{ended}");
}

#[test]
fn a_question_ends_with_its_member_and_in_a_pause_at_its_time() {
    let mut sim = two("skip-bo");
    let (asks, undo) = can_undo(&mut sim);
    sim.answer(asks, RoomRequest::Ask(SeatRequest::Undo(undo)))
        .expect("it is asked");
    sim.lose(asks);
    sim.carry_out(usize::MAX);
    assert_eq!((open(&sim), seen(&sim.ends[1 - asks])), (None, None));
    sim.pass(Duration::from_secs(1));
    sim.answer(asks, RoomRequest::Ask(SeatRequest::Undo(undo)))
        .expect("back again, they ask again");
    for end in [0, 1] {
        sim.answer(end, RoomRequest::Pause(true)).expect("all want it");
    }
    assert!(sim.room.lobby().paused && open(&sim).is_some());
    assert_eq!(sim.room.next_tick(), Some(sim.now + UNDO_STANDS));
    sim.pass(UNDO_STANDS);
    assert_eq!((open(&sim), seen(&sim.ends[1 - asks])), (None, None));
}

#[test]
fn a_newer_connection_receives_the_open_question() {
    let mut sim = two("skip-bo");
    let (asks, undo) = can_undo(&mut sim);
    sim.answer(asks, RoomRequest::Ask(SeatRequest::Undo(undo)))
        .expect("it is asked");
    starts_again(&mut sim, 1 - asks);
    assert_eq!(seen(&sim.ends[1 - asks]), Some((undo.seat, undo.decision)));
    sim.answer(1 - asks, RoomRequest::AgreeUndo(undo.seat, undo.decision, true))
        .expect("they agree");
    assert!(sim.ends[asks].events.contains(&Event::UndoAnswered(undo.seat, true)));
}

#[test]
fn two_requests_for_a_stand_in_at_the_same_seat_are_both_granted() {
    let waits = RoomSettings {
        stands_in: false,
        ..settings("skip-bo", 3)
    };
    let mut sim = Sim::new(waits, 3, 4);
    sim.start();
    sim.ends[2].session = Session::new(Goal::Join(sim.room.code()), String::new(), [7; 32]);
    let gone = sim.ends[2].connection.take().expect("a connection");
    sim.ends[2]
        .session
        .disconnected(Some(net::protocol::refusal::CloseReason::Left), sim.now, 0.0);
    sim.room.disconnected(gone, sim.now);
    let replace = || RoomRequest::Replace(SeatId(2));
    assert_eq!(sim.answer(0, replace()), Err(RoomRefusal::NobodyMissing), "too early");
    sim.pass(Duration::from_secs(60));
    sim.answer(0, replace()).expect("a computer plays");
    sim.answer(1, replace()).expect("it plays already");
    sim.answer(0, replace()).expect("and it goes on");
    assert!(sim.room.lobby().seats[2].stand_in.is_some());
}
