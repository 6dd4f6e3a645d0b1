//! When a room asks to be woken: never in vain, and hardly ever without members present.

use std::time::Duration;

use games::catalog::NAMES;
use host::request::{DecisionId, SeatRequest, Undo};
use net::protocol::client_message::RoomRequest;
use net::protocol::limits::{LOBBY_STAYS, MATCH_STAYS, PACE_FLOOR};
use net::protocol::lobby::MemberId;
use net::protocol::settings::{RoomSettings, TurnClock, UndoRule};
use rand::RngExt;
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use rules::rng::{RulesRng, Stream, stream};

use crate::sim::{Sim, each_seed, settings, times};

/// A table with random settings.
fn any_settings(chance: &mut RulesRng) -> RoomSettings {
    let game = NAMES[chance.random_range(0..NAMES.len())];
    RoomSettings {
        clock: [
            TurnClock::None,
            TurnClock::Reminder(5),
            TurnClock::Turn(5),
            TurnClock::Bank(20, 5),
        ][chance.random_range(0..4)],
        undo: [UndoRule::Never, UndoRule::Asked, UndoRule::Free][chance.random_range(0..3)],
        grace_s: [0, 5, 60][chance.random_range(0..3)],
        stands_in: chance.random_bool(0.7),
        onlookers_delay_s: [None, Some(0), Some(20)][chance.random_range(0..3)],
        pace_ms: [0, 0, 800][chance.random_range(0..3)],
        ..settings(game, chance.random_range(2..=4))
    }
}

/// Starts a match of one or two people, with computer players in all other seats.
fn begun(seed: u64, chance: &mut RulesRng) -> Sim {
    let table = any_settings(chance);
    let seats = table.seats;
    let mut sim = Sim::new(table, 2, seed);
    let people = chance.random_range(1..=2_u8);
    for end in 0..people {
        sim.sit(end.into(), end);
    }
    for seat in people..seats {
        let levels = [Level::Easy, Level::Normal];
        let level = levels[chance.random_range(0..levels.len())];
        let _ = sim.answer(0, RoomRequest::Computer(SeatId(seat), Some(level)));
    }
    sim.answer(0, RoomRequest::Start).expect("it begins");
    sim
}

/// An undo that is possible, as its client sees it.
fn to_take_back(sim: &Sim) -> Option<(usize, Undo)> {
    sim.ends.iter().enumerate().find_map(|(at, end)| {
        end.session.viewers().find_map(|viewer| {
            let Viewer::Player(seat) = viewer else { return None };
            let view = &end.session.last(viewer)?.view;
            (view.undo == Some(seat)).then(|| {
                let decision: DecisionId = view.decisions[seat.index()];
                (at, Undo { seat, decision })
            })
        })
    })
}

/// A client does something, or time passes.
fn something(sim: &mut Sim, chance: &mut RulesRng) {
    let end = chance.random_range(0..sim.ends.len());
    match chance.random_range(0..16) {
        0..=4 => {
            sim.play();
        }
        5 => {
            sim.lose(end);
            sim.ends[end].off = chance.random_bool(0.5);
        }
        6 | 7 => sim.ends[end].off = false,
        8 => {
            let wants = chance.random_bool(0.5);
            sim.ask(end, RoomRequest::Pause(wants));
        }
        9 => {
            if let Some((end, undo)) = to_take_back(sim) {
                sim.ask(end, RoomRequest::Ask(SeatRequest::Undo(undo)));
                if chance.random_bool(0.5) {
                    let agrees = RoomRequest::AgreeUndo(undo.seat, undo.decision, chance.random_bool(0.5));
                    sim.ask(chance.random_range(0..sim.ends.len()), agrees);
                }
            }
        }
        10 if chance.random_bool(0.2) => {
            sim.ask(end, RoomRequest::Leave);
        }
        11 if sim.ends.len() < 6 => {
            sim.come("Somebody");
        }
        12 => {
            let asks = [
                RoomRequest::Replace(SeatId(chance.random_range(0..4))),
                RoomRequest::Remove(MemberId(chance.random_range(1..6))),
                RoomRequest::Ready(true),
                RoomRequest::Start,
            ];
            sim.ask(end, asks[chance.random_range(0..asks.len())].clone());
        }
        13 => sim.works_later = !sim.works_later,
        _ => {}
    }
    let ms = [0, 100, 1_000, 30_000][chance.random_range(0..4)];
    sim.sleep(Duration::from_millis(chance.random_range(0..=ms)));
}

#[test]
fn a_room_in_which_nothing_can_happen_sleeps() {
    each_seed(times("TUMBLETOP_WAKES", 24), |seed| {
        let mut chance = stream(seed, Stream::Agents);
        let mut sim = begun(seed, &mut chance);
        for _ in 0..120 {
            something(&mut sim, &mut chance);
            if sim.gone {
                return;
            }
        }
        // All leave: some for good, some because of their network.
        for end in 0..sim.ends.len() {
            if chance.random_bool(0.3) {
                sim.ask(end, RoomRequest::Leave);
            }
            sim.ends[end].off = true;
            sim.lose(end);
        }
        let wakes = sim.sleep(MATCH_STAYS + Duration::from_secs(1));
        assert!(wakes <= 1, "seed {seed}: {wakes} wakes, and nobody is there");
        assert!(sim.gone, "seed {seed}");
        assert_eq!(sim.room.next_tick(), None, "seed {seed}: a closed room is not woken");
    });
}

#[test]
fn a_match_waits_for_its_people_and_continues_where_it_was() {
    let mut sim = Sim::new(
        RoomSettings {
            clock: TurnClock::Turn(5),
            stands_in: false,
            pace_ms: 800,
            ..settings("skip-bo", 2)
        },
        1,
        3,
    );
    sim.sit(0, 0);
    sim.answer(0, RoomRequest::Computer(SeatId(1), Some(Level::Easy)))
        .expect("a computer player");
    sim.answer(0, RoomRequest::Start).expect("it begins");
    let log = |sim: &Sim| sim.disk.log.len();
    // A computer player has a decision to make, or the clock of the person runs: both wait.
    for _ in 0..10 {
        sim.play();
        sim.ends[0].off = true;
        sim.lose(0);
        let before = log(&sim);
        assert_eq!(sim.sleep(Duration::from_secs(3600)), 0);
        assert_eq!(log(&sim), before, "nothing happens without people");
        sim.ends[0].off = false;
        sim.sleep(Duration::from_secs(1));
        assert!(sim.ends[0].connection.is_some(), "the person is back");
        sim.sleep(Duration::from_secs(20));
        assert!(log(&sim) > before, "it goes on");
    }
}

#[test]
fn a_match_that_all_have_left_ends_soon_and_others_wait_a_day() {
    for (leaves, stays) in [(true, LOBBY_STAYS), (false, MATCH_STAYS)] {
        let mut sim = Sim::new(settings("skip-bo", 2), 2, 5);
        sim.start();
        if leaves {
            sim.ask(0, RoomRequest::Leave);
            sim.ask(1, RoomRequest::Leave);
        } else {
            sim.ends.iter_mut().for_each(|end| end.off = true);
            sim.lose(0);
            sim.lose(1);
        }
        sim.sleep(stays - Duration::from_secs(1));
        assert!(!sim.gone);
        sim.sleep(Duration::from_secs(2));
        assert!(sim.gone);
    }
}

#[test]
fn computer_players_among_themselves_take_their_time_and_those_with_people_do_not() {
    let acts = |person: bool| {
        let mut sim = Sim::new(settings("skip-bo", 3), 1, 5);
        if person {
            sim.sit(0, 0);
        }
        for seat in u8::from(person)..3 {
            sim.answer(0, RoomRequest::Computer(SeatId(seat), Some(Level::Easy)))
                .expect("a computer player");
        }
        sim.answer(0, RoomRequest::Start).expect("it begins");
        let before = sim.disk.log.len();
        for _ in 0..40 {
            sim.play();
            sim.sleep(PACE_FLOOR / 20);
        }
        sim.disk.log.len() - before
    };
    assert!(acts(false) <= 4, "two floors of the pace have passed");
    assert!(acts(true) > 8, "nobody waits for them");
}
