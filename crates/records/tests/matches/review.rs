//! Hints and the review of a match: every decision has a text, mistakes are found where they were made, and luck is
//! what could not be expected.

use std::cell::Cell;
use std::sync::atomic::AtomicBool;

use games::catalog::{AnyGame, AnyOptions, NAMES};
use language::Language;
use messages::Message;
use records::record::Record;
use records::review::{KEPT, Review, review};
use rules::ai::agent::best_two;
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::game::Turn;
use rules::ids::{Actor, SeatId, SeatSet, Viewer};
use rules::rng::{Stream, stream};
use rules::seats::Seats;

fn name(seat: SeatId) -> String {
    ["Ana", "Bo", "Cleo", "Dan"][seat.index() % 4].to_owned()
}

fn said(message: &Message) -> String {
    Language::english().localize(message, &|seat| name(SeatId(seat.0)))
}

/// A match of a game between two players of these levels, and its record; `look` sees each decision before it is made.
pub(super) fn play(game: &str, seed: u64, levels: [Level; 2], mut look: impl FnMut(&AnyGame, SeatId)) -> Record {
    let mut options = AnyOptions::of_game(game).expect("a game");
    for (key, value) in [("target", "60"), ("stock", "10")] {
        // Not every game has both options.
        let _ = options.set(key, value);
    }
    let seats = Seats::solo(2).expect("two seats");
    let mut record = Record::new(options.clone(), seats, seed.into());
    let mut game = AnyGame::new(&options, &seats, seed).expect("a match");
    let (mut chance, mut choices) = (stream(seed, Stream::Chance), stream(seed, Stream::Agents));
    loop {
        let (who, action) = match game.turn() {
            Turn::Over => return record,
            Turn::Chance => (Actor::Chance, game.sample_chance(&mut chance)),
            Turn::Players(due) => {
                let seat = due.lowest().expect("somebody is due");
                look(&game, seat);
                let mut legal = game.legal_actions(seat);
                let view = game.view(Viewer::Player(seat));
                let choice = view.choose(levels[seat.index()], seat, &legal, &mut choices);
                (Actor::Player(seat), legal.swap_remove(choice))
            }
        };
        game.apply(who, &action, &mut ()).expect("a legal action");
        record.push(who, action, game.state_hash());
    }
}

pub(super) fn look_back(record: &Record) -> Review {
    let all = record.seats.iter().collect();
    review(record, all, &AtomicBool::new(false), |_| ()).expect("a record of the rules")
}

#[test]
fn nearly_every_choice_of_the_strongest_player_has_a_reason_as_text() {
    for game in NAMES {
        let (mut choices, mut told) = (0, 0);
        play(game, 5, [Level::Normal; 2], |game, seat| {
            let legal = game.legal_actions(seat);
            if legal.len() < 2 {
                return;
            }
            let view = game.view(Viewer::Player(seat));
            let mut rng = stream(1, Stream::Agents);
            let worths = view.weigh(Level::Expert, seat, &legal, &mut Budget::nodes(200), &mut rng);
            let (best, next) = best_two(&worths).expect("something is legal");
            let (best, next) = (&legal[best], next.map(|next| &legal[next]));
            assert!(!view.advice(best).is_empty());
            let reason = view.reason(seat, best, next);
            let again = view.reason(seat, best, next);
            assert_eq!(reason, again, "asked twice, it says the same");
            choices += 1;
            if let Some(reason) = reason {
                told += 1;
                assert!(
                    !said(&reason).ends_with('.') && !reason.is_empty(),
                    "it is a clause: {reason}"
                );
                println!("{}: {}: {}", name(seat), said(&view.advice(best)), said(&reason));
            }
        });
        assert!(5 * told >= 4 * choices, "{game}: {told} of {choices}");
    }
}

#[test]
fn a_careless_player_makes_more_mistakes_and_the_worst_are_listed_first() {
    for game in NAMES {
        let record = play(game, 3, [Level::Random, Level::Expert], |_, _| ());
        let seen = look_back(&record);
        assert_eq!(seen, look_back(&record), "{game}: asked twice, it says the same");
        if seen.choices == 0 {
            assert_eq!(seen.mistakes, [], "{game}: a forced action is no mistake");
            continue;
        }
        let of = |seat| seen.mistakes.iter().filter(move |mistake| mistake.who == SeatId(seat));
        assert!(
            of(0).count() > 0 && of(0).count() <= KEPT,
            "{game}: {:?}",
            seen.mistakes.len()
        );
        let worst = |seat| of(seat).map(|mistake| mistake.loss).fold(0.0, f32::max);
        assert!(worst(0) > worst(1), "{game}: {} and {}", worst(0), worst(1));
        assert!(seen.mistakes.is_sorted_by(|a, b| a.loss >= b.loss));
        assert!(seen.best > 0 && seen.best <= seen.choices);
        for mistake in &seen.mistakes {
            assert_ne!(mistake.did, mistake.better);
            assert_eq!(record.entries[mistake.entry].action, mistake.did);
            println!(
                "{game}: {} could {} instead of: {}; {}",
                name(mistake.who),
                said(&mistake.view.advice(&mistake.better)),
                said(&mistake.view.advice(&mistake.did)),
                said(&mistake.view.amount(mistake.loss))
            );
        }
    }
}

#[test]
fn lucky_moments_are_those_with_chance_events() {
    for game in NAMES {
        let record = play(game, 8, [Level::Normal; 2], |_, _| ());
        let seen = look_back(&record);
        assert!(!seen.luck.is_empty() && seen.luck.len() <= KEPT, "{game}");
        assert!(seen.luck.is_sorted_by(|a, b| a.gain >= b.gain));
        for luck in &seen.luck {
            let lines: Vec<String> = luck
                .events
                .iter()
                .filter_map(|event| event.line())
                .map(|line| said(&line))
                .collect();
            assert!(!luck.events.is_empty(), "{game}: all may know that something happened");
            println!(
                "{game}: {} gains {}: {}",
                name(luck.who),
                said(&luck.view.amount(luck.gain)),
                lines.join(" ")
            );
        }
    }
    // In Stack nothing is hidden: only a throw can be lucky.
    let record = play("stack", 8, [Level::Normal; 2], |_, _| ());
    let throws = look_back(&record).luck;
    assert!(
        throws
            .iter()
            .all(|luck| record.entries[luck.entry].who == Actor::Chance)
    );
}

#[test]
fn a_review_of_no_seat_finds_no_mistakes_and_a_stopped_one_ends() {
    let record = play("skip-bo-dice", 2, [Level::Easy; 2], |_, _| ());
    let done = Cell::new(0);
    let seen = review(&record, SeatSet::EMPTY, &AtomicBool::new(false), |now| done.set(now)).expect("a record");
    assert!(seen.mistakes.is_empty() && seen.choices == 0);
    assert_eq!(done.into_inner(), record.entries.len());
    let done = Cell::new(0);
    let stopped = review(&record, SeatSet::only(SeatId(0)), &AtomicBool::new(true), |now| {
        done.set(now)
    })
    .expect("a record");
    assert_eq!((stopped, done.into_inner()), (Review::default(), 0));
}
