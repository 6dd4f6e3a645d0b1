//! The draw of a match's seed, and the check of its record at the end.

use std::time::Duration;

use net::protocol::client_message::RoomRequest;
use net::protocol::limits::DRAW_WAITS;
use net::protocol::lobby::MemberId;
use net::protocol::refusal::RoomRefusal;
use net::protocol::server_message::{DrawStep, FullRecord, ServerMessage};
use net::protocol::wire::decode;
use net::session::Event;
use net::witness::Verdict;
use records::draw::{SeedDraw, commitment};
use records::record::Record;
use rules::ids::SeatId;

use crate::sim::{Sim, each_seed, settings};

/// What a client has found out about the last match.
fn verdict(sim: &mut Sim, end: usize) -> Verdict {
    sim.ask(end, RoomRequest::Record(0));
    sim.pass(Duration::from_secs(5));
    let judged = sim.ends[end].events.iter().rev().find_map(|event| match event {
        Event::Judged(verdict) => Some(verdict.clone()),
        _ => None,
    });
    judged.expect("the record has arrived")
}

fn record(sim: &Sim, end: usize) -> Record {
    let full = sim.ends[end].events.iter().rev().find_map(|event| match event {
        Event::Recorded(full) => Some(FullRecord::clone(full)),
        _ => None,
    });
    Record::from_bytes(&full.expect("a record").record).expect("it can be read")
}

/// Whom the room says it waited for in vain.
fn failures(sim: &Sim, end: usize) -> Vec<Vec<MemberId>> {
    let events = sim.ends[end].events.iter();
    let failed = events.filter_map(|event| match event {
        Event::NotDrawn(people) => Some(people.clone()),
        _ => None,
    });
    failed.collect()
}

/// A room with so many people, each in a seat of their own.
fn seated(game: &str, people: usize, seed: u64) -> Sim {
    let mut sim = Sim::new(settings(game, people as u8), people, seed);
    for end in 0..people {
        sim.sit(end, end as u8);
    }
    sim
}

#[test]
fn everybody_who_plays_draws_the_seed_and_can_check_it() {
    each_seed(8, |seed| {
        let game = ["stack", "skip-bo", "skip-bo-mod", "skip-bo-dice"][seed as usize % 4];
        let mut sim = seated(game, 2, seed);
        sim.slow_ms = 40 * (seed / 4);
        let onlooker = sim.come("Onlooker");
        sim.pass(Duration::from_secs(2));
        sim.ask(0, RoomRequest::Start);
        sim.pass(Duration::from_secs(2));
        assert!(sim.room.is_playing(), "{game}");
        let late = sim.come("Late");
        while !sim.is_over() {
            sim.play();
            sim.pass(Duration::from_millis(500));
        }
        sim.pass(Duration::from_secs(2));
        for end in [0, 1] {
            let fair = Verdict::Fair { people: 2, given_up: 0 };
            assert_eq!(verdict(&mut sim, end), fair, "{game} {end}");
        }
        assert_eq!(verdict(&mut sim, onlooker), Verdict::Seen { draw: true });
        assert_eq!(verdict(&mut sim, late), Verdict::Seen { draw: false });
        let record = record(&sim, 0);
        let draw = record.draw.expect("a draw");
        assert_eq!(draw.numbers.len(), 2);
        assert_ne!(draw.numbers[0], draw.numbers[1]);
        assert_eq!(draw.seed(), record.seed);
    });
}

#[test]
fn a_person_who_does_not_answer_is_named_and_no_match_begins() {
    let mut sim = seated("skip-bo", 2, 3);
    // This connection swallows all that is sent to it.
    sim.deaf = Some(1);
    sim.answer(0, RoomRequest::Start).expect("the draw begins");
    assert!(!sim.room.is_playing());
    assert_eq!(sim.answer(0, RoomRequest::Stand(SeatId(0))), Err(RoomRefusal::MatchOn));
    sim.sleep(DRAW_WAITS - Duration::from_millis(1));
    assert_eq!(failures(&sim, 0), [[]; 0], "there is still time");
    sim.sleep(Duration::from_millis(1));
    assert_eq!(failures(&sim, 0), [[MemberId(2)]]);
    assert!(!sim.room.is_playing());
    sim.deaf = None;
    sim.answer(0, RoomRequest::Start).expect("once more");
    assert!(sim.room.is_playing());
    sim.finish();
    assert_eq!(verdict(&mut sim, 0), Verdict::Fair { people: 2, given_up: 1 });
}

#[test]
fn who_leaves_while_the_seed_is_drawn_ends_the_draw() {
    for leaves in [true, false] {
        let mut sim = seated("stack", 3, 5);
        sim.deaf = Some(1);
        sim.answer(0, RoomRequest::Start).expect("the draw begins");
        if leaves {
            sim.deaf = None;
            sim.ask(1, RoomRequest::Leave);
        } else {
            sim.lose(1);
        }
        sim.advance();
        assert_eq!(failures(&sim, 0), [[MemberId(2)]], "{leaves}");
        assert!(!sim.room.is_playing());
    }
}

#[test]
fn a_number_that_fits_no_commitment_counts_as_no_answer() {
    let mut sim = seated("stack", 2, 6);
    sim.listens = true;
    sim.deaf = Some(1);
    sim.answer(0, RoomRequest::Start).expect("the draw begins");
    let begins = sim.ends[0].heard.iter().find_map(|bytes| match decode(bytes).ok()? {
        ServerMessage::Draw(DrawStep::Begins { secret, people }) => Some((secret, people)),
        _ => None,
    });
    let (draw, people) = begins.expect("the draw begins");
    assert_eq!(people, [MemberId(1), MemberId(2)]);
    let number = [3; 32];
    // What belongs to another draw is ignored, and the first commitment counts.
    sim.post_as(
        1,
        RoomRequest::Commit {
            draw: [0; 32],
            to: [0; 32],
        },
    );
    sim.post_as(1, RoomRequest::Reveal { draw, number });
    sim.post_as(
        1,
        RoomRequest::Commit {
            draw,
            to: commitment(&number),
        },
    );
    sim.post_as(
        1,
        RoomRequest::Commit {
            draw,
            to: commitment(&[4; 32]),
        },
    );
    sim.post_as(1, RoomRequest::Reveal { draw, number: [4; 32] });
    assert!(!sim.room.is_playing());
    sim.sleep(DRAW_WAITS);
    assert_eq!(failures(&sim, 0), [[MemberId(2)]]);
    assert!(!sim.room.is_playing());
}

#[test]
fn a_server_that_is_started_again_keeps_the_draw_and_the_seals() {
    for seed in 0..4 {
        let game = ["stack", "skip-bo", "skip-bo-mod", "skip-bo-dice"][seed as usize % 4];
        let mut sim = seated(game, 2, seed);
        sim.answer(0, RoomRequest::Start).expect("it begins");
        for _ in 0..20 {
            if !sim.play() {
                sim.pass(Duration::from_millis(500));
            }
        }
        sim.kill();
        sim.pass(Duration::from_secs(20));
        sim.finish();
        for end in [0, 1] {
            let fair = Verdict::Fair { people: 2, given_up: 0 };
            assert_eq!(verdict(&mut sim, end), fair, "{game} {end}");
        }
    }
}

#[test]
fn the_next_match_has_a_draw_of_its_own() {
    let mut sim = seated("skip-bo", 2, 9);
    sim.answer(0, RoomRequest::Start).expect("it begins");
    sim.finish();
    assert_eq!(verdict(&mut sim, 1), Verdict::Fair { people: 2, given_up: 0 });
    let first = record(&sim, 1).draw.expect("a draw");
    sim.answer(1, RoomRequest::Ready(true)).expect("ready");
    sim.answer(0, RoomRequest::Start).expect("another one");
    sim.finish();
    assert_eq!(verdict(&mut sim, 1), Verdict::Fair { people: 2, given_up: 0 });
    let second = record(&sim, 1).draw.expect("a draw");
    let shares = |first: &SeedDraw, second: &SeedDraw| {
        first.secret == second.secret || first.numbers.iter().any(|number| second.numbers.contains(number))
    };
    assert!(!shares(&first, &second));
}

#[test]
fn a_seat_that_becomes_empty_ends_the_draw() {
    let mut sim = seated("stack", 3, 11);
    // Person 2 is away, and so does not draw; the host removes them while the others do.
    sim.ends[2].off = true;
    sim.lose(2);
    sim.deaf = Some(1);
    sim.answer(0, RoomRequest::Start).expect("the draw begins");
    sim.answer(0, RoomRequest::Remove(MemberId(3))).expect("the host may");
    assert_eq!(failures(&sim, 0), [[]; 1]);
    assert!(!sim.room.is_playing());
    assert_eq!(sim.answer(0, RoomRequest::Start), Err(RoomRefusal::SeatsEmpty));
}

#[test]
fn who_returns_in_the_middle_of_a_draw_accuses_nobody() {
    let mut sim = seated("skip-bo", 3, 12);
    sim.listens = true;
    sim.ends[2].off = true;
    sim.lose(2);
    sim.deaf = Some(1);
    sim.answer(0, RoomRequest::Start).expect("the draw begins");
    let begun = sim.draws_to(0);
    sim.ends[2].off = false;
    sim.pass(Duration::from_secs(1));
    assert!(sim.ends[2].connection.is_some());
    // Person 1 hears of it late, but in time.
    sim.deaf = None;
    for step in begun {
        sim.tell(1, &step);
    }
    assert!(sim.room.is_playing());
    sim.finish();
    assert_eq!(verdict(&mut sim, 0), Verdict::Fair { people: 2, given_up: 0 });
    assert_eq!(verdict(&mut sim, 2), Verdict::Seen { draw: false });
}
