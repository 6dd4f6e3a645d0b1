//! Seats that change hands during a match.

use bevy::prelude::*;
use games::catalog::{AnyAction, AnyGame};
use games::stack::action::StackAction;
use games::stack::options::StackOptions;
use host::match_setup::MatchSetup;
use host::request::{ManualThrow, RefusalReason};
use host::view::{Players, SeatControl};
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use window_kit::table::agents::{AgentPace, Thoughts};
use window_kit::table::current_match::CurrentMatch;
use window_kit::table::phase::TableGate;
use window_kit::table::seats::{ChangeSeat, SeatChanged};

use crate::support::{Table, options_of, setup, setup_of};

const ANA: SeatId = SeatId(0);
const BO: SeatId = SeatId(1);
const COMPUTER: SeatControl = SeatControl::Agent(Level::Greedy);

/// A person and a computer player at Stack.
fn mixed(seed: u64) -> MatchSetup {
    let options = StackOptions {
        target: 20,
        ..StackOptions::default()
    };
    let mut setup = setup(2, &COMPUTER, seed, options);
    setup.players[0].control = SeatControl::Person;
    setup
}

/// Runs until a person has to decide.
fn run_until_a_person_is_due(table: &mut Table, seat: SeatId) {
    table.run_until("a person's decision", 100_000, |table| table.view().due.contains(seat));
}

fn change(table: &mut Table, seat: SeatId, control: SeatControl) -> usize {
    table.app.world_mut().write_message(ChangeSeat { seat, control });
    table.update();
    let mut changed = table.app.world_mut().resource_mut::<Messages<SeatChanged>>();
    changed.drain().count()
}

fn assert_record_replays(table: &Table) {
    let replayed = table.record().replay(|_, _| ()).expect("the record replays");
    assert_eq!(replayed.view(Viewer::Public), table.view().view, "G-1");
}

#[test]
fn a_seat_left_in_the_middle_of_a_decision_is_played_on_to_the_end() {
    let mut table = Table::started(mixed(5));
    run_until_a_person_is_due(&mut table, ANA);
    let before = table.app.world().resource::<CurrentMatch>().clone();
    // A request of Ana is on its way when her seat changes hands.
    let action = table.legal(ANA).into_iter().next_back().expect("something can be done");
    let late = table.request(ANA, action, None);
    let entries = table.record().entries.len();
    table.app.world_mut().write_message(ChangeSeat {
        seat: ANA,
        control: COMPUTER,
    });
    let refused = table.ask([late]);
    assert!(matches!(refused[..], [RefusalReason::Stale { .. }]), "{refused:?}");
    assert_eq!(table.app.world().resource::<Players>().level(ANA), Some(Level::Greedy));
    table.run_to_the_end();
    assert!(table.record().entries.len() > entries);
    assert_record_replays(&table);
    assert_eq!(
        *table.app.world().resource::<CurrentMatch>(),
        before,
        "a rematch has the players of the beginning"
    );
}

#[test]
fn a_seat_taken_back_while_the_computer_thinks_is_the_persons_to_play() {
    let mut table = Table::started(mixed(6));
    table.app.insert_resource(AgentPace {
        least_s: 5.0,
        most_s: 5.0,
        turn_s: 60.0,
        announced_s: 0.0,
        beside_frames: true,
    });
    run_until_a_person_is_due(&mut table, ANA);
    assert_eq!(change(&mut table, ANA, COMPUTER), 1);
    for _ in 0..10 {
        table.update();
    }
    assert!(table.app.world().resource::<Thoughts>().0[ANA.index()].is_some());
    let entries = table.record().entries.len();
    assert_eq!(change(&mut table, ANA, SeatControl::Person), 1);
    assert_eq!(table.app.world().resource::<Thoughts>().0[ANA.index()], None);
    for _ in 0..200 {
        table.update();
    }
    assert_eq!(table.record().entries.len(), entries, "nobody but Ana acts for Ana");
    let action = table.legal(ANA).into_iter().next_back().expect("something can be done");
    let request = table.request(ANA, action, None);
    assert_eq!(table.ask([request]), []);
    // Once the computer has the seat again, the match ends.
    table.app.insert_resource(AgentPace::AT_ONCE);
    change(&mut table, ANA, COMPUTER);
    table.run_to_the_end();
    assert_record_replays(&table);
}

/// A match of Skip-Bo Dice in which the first throw waits for a hand.
fn dice_game(seed: u64) -> MatchSetup {
    let mut setup = setup_of(options_of("skip-bo-dice", &[]), 2, &SeatControl::Person, seed);
    setup.players[1].control = COMPUTER;
    setup
}

#[test]
fn a_throw_that_waited_for_a_person_is_made_by_the_computer_that_has_the_seat_now() {
    let mut table = Table::started(dice_game(2));
    table.run_until("a throw of a person", 100_000, |table| {
        table.view().awaited.as_ref().is_some_and(|awaited| awaited.seat == ANA)
    });
    let throws = table.throws.len();
    change(&mut table, ANA, COMPUTER);
    assert!(table.view().awaited.is_none(), "no throw is awaited any more");
    table.run_until("the throw", 4_000, |table| table.throws.len() > throws);
    table.run_to_the_end();
    assert_record_replays(&table);
}

#[test]
fn a_throw_of_the_computers_waits_for_the_person_who_takes_the_seat_back() {
    let mut setup = dice_game(4);
    setup.players[0].control = COMPUTER;
    let mut table = Table::new();
    // The gate is held from the beginning, so the computer's first throw is not made.
    table.app.insert_resource(TableGate {
        showing: true,
        waiting: false,
    });
    table.start(setup);
    let thrower = loop {
        for seat in [ANA, BO] {
            change(&mut table, seat, SeatControl::Person);
        }
        if let Some(awaited) = &table.view().awaited {
            break awaited.seat;
        }
        // Chance events without a throw come first.
        table.app.insert_resource(TableGate::default());
        table.update();
        table.app.insert_resource(TableGate {
            showing: true,
            waiting: false,
        });
        table.update();
    };
    table.app.insert_resource(TableGate::default());
    let throws = table.throws.len();
    for _ in 0..300 {
        table.update();
    }
    assert_eq!(table.throws.len(), throws, "it waits for a hand");
    // A throw given by a person who has left the seat is ignored.
    let decision = table.decision(thrower);
    table.app.world_mut().write_message(ManualThrow {
        seat: thrower,
        decision,
        gesture: None,
    });
    table.app.world_mut().write_message(ChangeSeat {
        seat: thrower,
        control: COMPUTER,
    });
    table.update();
    for seat in [ANA, BO] {
        change(&mut table, seat, COMPUTER);
    }
    table.run_to_the_end();
    assert_record_replays(&table);
}

#[test]
fn a_hand_left_to_the_computer_is_hidden_from_other_viewers() {
    let options = options_of("skip-bo", &[("stock", "5"), ("target", "round")]);
    let mut table = Table::started(setup_of(options, 2, &SeatControl::Person, 8));
    table.look_as(Viewer::Player(ANA));
    table.run_until_due();
    change(&mut table, ANA, COMPUTER);
    table.look_as(Viewer::Player(BO));
    let shown = table.view().view.clone();
    let replayed: AnyGame = table.record().replay(|_, _| ()).expect("the record replays");
    assert_eq!(shown, replayed.view(Viewer::Player(BO)), "G-7");
    assert_ne!(shown, replayed.view(Viewer::Player(ANA)));
    change(&mut table, BO, COMPUTER);
    table.run_to_the_end();
}

#[test]
fn the_next_player_of_a_seat_can_t_undo_what_a_person_did() {
    let options = options_of("skip-bo", &[("stock", "5")]);
    let mut table = Table::started(setup_of(options, 2, &SeatControl::Person, 8));
    for seed_turns in 0.. {
        assert!(seed_turns < 200, "something can be taken back some time");
        table.run_until_due();
        let seat = table.due();
        table.look_as(Viewer::Player(seat));
        let action = table.view().legal[seat.index()][0].clone();
        let request = table.asks(seat, action);
        assert_eq!(table.ask([request]), []);
        if table.view().undo == Some(seat) {
            change(&mut table, seat, COMPUTER);
            change(&mut table, seat, SeatControl::Person);
            assert_ne!(table.view().undo, Some(seat));
            return;
        }
    }
}

#[test]
fn an_unknown_seat_or_an_unchanged_player_changes_nothing() {
    let mut table = Table::started(mixed(7));
    run_until_a_person_is_due(&mut table, ANA);
    let decision = table.decision(ANA);
    assert_eq!(change(&mut table, SeatId(5), COMPUTER), 0);
    assert_eq!(change(&mut table, SeatId(200), COMPUTER), 0);
    assert_eq!(change(&mut table, ANA, SeatControl::Person), 0, "she plays it already");
    assert_eq!(table.decision(ANA), decision);
    let pass = AnyAction::Stack(StackAction::Pass);
    assert!(!table.view().legal[BO.index()].contains(&pass));
}
