//! Whole matches of Stack through the ECS, headless: real throws, real requests.

use rules::rng::Seed;
use std::time::Duration;

use bevy::prelude::{MessageReader, Res, ResMut, Resource, Update};
use bevy::time::TimeUpdateStrategy;

use games::catalog::{AnyAction, AnyEvent, AnyGame};
use games::stack::action::StackAction;
use games::stack::arrange::{Arrange, die_of};
use games::stack::event::{RoundEnd, StackEvent};
use games::stack::options::StackOptions;
use host::request::{ActionRequest, DecisionId, RefusalReason};
use host::view::{MatchView, SeatControl};
use rules::ai::level::Level;
use rules::die::DieId;
use rules::error::{ApplyError, SetupError};
use rules::ids::{SeatId, Viewer};
use rules::options::Enforcement;
use rules::seats::Seats;
use window_kit::table::agents::{AgentPace, RoundEndAnnounced};
use window_kit::table::components::die::{DiceIndex, Parked, Shows};
use window_kit::table::current_match::{EndMatch, StartRefused};
use window_kit::table::headless::STEPS_PER_UPDATE;
use window_kit::table::journal::Journal;
use window_kit::table::phase::{MatchPhase, TableGate};
use window_kit::table::position::StartPosition;

use crate::support::{Table, agents, persons, setup};

/// A table on which the first seat is to act, after the roll for first player and the opening throw.
fn opened(seats: usize, seed: u64, options: StackOptions) -> Table {
    let mut table = Table::started(persons(seats, seed, options));
    table.run_until_due();
    table
}

fn table_rules() -> StackOptions {
    StackOptions {
        enforcement: Enforcement::Table,
        ..StackOptions::default()
    }
}

fn first_reroll(table: &Table) -> StackAction {
    let legal = table.legal(table.due());
    let reroll = legal.iter().find(|action| matches!(action, StackAction::Reroll { .. }));
    reroll.expect("a loose die can always be rolled").clone()
}

fn first_place(table: &Table) -> Option<StackAction> {
    let legal = table.legal(table.due());
    legal
        .into_iter()
        .find(|action| matches!(action, StackAction::Place { .. }))
}

fn assert_record_replays(table: &Table) {
    let replayed = table.record().replay(|_, _| ()).expect("the record replays");
    assert_eq!(replayed.view(Viewer::Public), table.view().view, "G-1");
}

#[test]
fn computer_players_play_whole_matches_with_real_throws() {
    for (level, seats, seed) in [(Level::Normal, 2, 1), (Level::Greedy, 3, 2), (Level::Random, 2, 3)] {
        let mut table = Table::started(agents(seats, level, seed, 30));
        table.run_to_the_end();
        table.update();
        table.assert_agrees();
        assert!(!table.view().scores.winners.is_empty(), "S-18: somebody won");
        assert!(matches!(table.events().last(), Some(StackEvent::MatchOver { .. })));
        assert_record_replays(&table);
    }
}

#[test]
fn two_to_eight_seats_sit_down_and_one_becomes_due() {
    for seats in 2..=8 {
        let table = opened(seats, 7, StackOptions::default());
        assert_eq!(table.phase(), MatchPhase::Deciding);
        assert_eq!(table.view().due.len(), 1);
        let world = table.app.world();
        let index = world.resource::<DiceIndex>();
        assert_eq!(index.0.len(), 14 * seats, "S-1");
        for (die, entity) in index.0.iter().enumerate() {
            let id = DieId(die as u8);
            assert_eq!(
                world.get::<Shows>(*entity).map(|shows| shows.0),
                Some(table.stack().face(id)),
                "S-3"
            );
            assert!(!world.entity(*entity).contains::<Parked>());
        }
    }
}

#[test]
fn one_seat_is_refused_and_the_running_match_continues() {
    let mut table = opened(2, 11, StackOptions::default());
    let before = table.everything();
    table.start(setup(1, &SeatControl::Person, 1, StackOptions::default()));
    let refused: Vec<StartRefused> = table
        .app
        .world_mut()
        .resource_mut::<bevy::prelude::Messages<StartRefused>>()
        .drain()
        .collect();
    assert!(
        matches!(refused[..], [StartRefused(SetupError::Players { count: 1, .. })]),
        "S-1"
    );
    assert_eq!(table.everything(), before);
}

#[test]
fn a_request_without_a_match_is_refused() {
    let mut table = Table::new();
    table.update();
    let request = ActionRequest {
        seat: SeatId(0),
        decision: DecisionId(0),
        action: AnyAction::Stack(StackAction::Pass),
        gesture: None,
    };
    assert_eq!(table.ask([request]), [RefusalReason::NoMatch]);
}

#[test]
fn a_repeated_request_is_done_once_and_a_late_one_is_stale() {
    let mut table = opened(2, 13, StackOptions::default());
    let action = first_place(&table).unwrap_or_else(|| first_reroll(&table));
    let request = table.request(table.due(), action, None);
    let refused = table.ask([request.clone(), request.clone()]);
    assert_eq!(refused, [], "the second request was granted with the first");
    table.run_until_due();
    let before = table.everything();
    assert_eq!(table.ask([request.clone()]), []);
    assert_eq!(table.everything(), before, "it is not done again");
    let other = ActionRequest {
        action: AnyAction::Stack(StackAction::Pass),
        ..request.clone()
    };
    let now = table.decision(request.seat);
    assert_eq!(
        table.ask([other]),
        [RefusalReason::Stale {
            asked: request.decision,
            now
        }]
    );
    assert_eq!(table.everything(), before);
}

#[test]
fn a_request_from_an_earlier_match_is_stale_in_the_next() {
    let mut table = opened(2, 13, StackOptions::default());
    let old = table.request(table.due(), first_reroll(&table), None);
    table.start(persons(2, 13, StackOptions::default()));
    table.run_until_due();
    let before = table.everything();
    assert!(matches!(table.ask([old])[..], [RefusalReason::Stale { .. }]));
    assert_eq!(table.everything(), before);
}

#[test]
fn a_seat_that_is_not_due_is_refused_and_nothing_changes() {
    let mut table = opened(3, 17, StackOptions::default());
    let before = table.everything();
    let due = table.due();
    let other = table.view().seats.after(due);
    let die = table.stack().loose(other).iter().next().expect("a die");
    let refused = table.ask([table.request(other, StackAction::Reroll { die }, None)]);
    assert!(
        matches!(refused[..], [RefusalReason::Rules(ApplyError::NotDue { .. })]),
        "{refused:?}"
    );
    let nobody = ActionRequest {
        seat: SeatId(7),
        ..table.request(due, StackAction::Reroll { die }, None)
    };
    let refused = table.ask([nobody]);
    assert!(
        matches!(refused[..], [RefusalReason::Rules(ApplyError::NotDue { .. })]),
        "{refused:?}"
    );
    assert_eq!(table.everything(), before);
}

#[test]
fn an_illegal_act_is_refused_by_its_rule_and_nothing_changes() {
    let mut table = opened(2, 19, StackOptions::default());
    let before = table.everything();
    let due = table.due();
    let mine: Vec<DieId> = table.stack().loose(due).iter().collect();
    let own_colour = StackAction::Place {
        die: mine[0],
        onto: mine[1],
    };
    let theirs = table
        .stack()
        .loose(table.view().seats.after(due))
        .iter()
        .next()
        .expect("a die");
    let asked = [
        (own_colour, "S-4"),
        (StackAction::Reroll { die: theirs }, ""),
        (StackAction::Pass, "S-16"),
        (StackAction::Rolled(Default::default()), ""),
        (StackAction::Reroll { die: DieId(127) }, ""),
    ];
    for (action, id) in asked {
        let refused = table.ask([table.request(due, action.clone(), None)]);
        let [RefusalReason::Rules(error)] = &refused[..] else {
            panic!("{action:?}: {refused:?}");
        };
        if let ApplyError::Illegal { rule, .. } = error
            && !id.is_empty()
        {
            assert_eq!(rule.as_str(), id, "{action:?}");
        }
        assert_eq!(table.everything(), before, "{action:?}");
    }
}

#[test]
fn requests_while_dice_roll_are_refused_and_change_nothing() {
    let mut table = opened(2, 23, StackOptions::default());
    let due = table.due();
    table.act(first_reroll(&table), None);
    table.update();
    assert_eq!(table.phase(), MatchPhase::Throwing);
    let before = (table.record().clone(), table.events().len(), table.view().view.clone());
    for seat in [due, table.view().seats.after(due)] {
        let refused = table.ask([table.request(seat, StackAction::Pass, None)]);
        assert_eq!(refused, [RefusalReason::Rolling]);
    }
    assert_eq!(
        (table.record().clone(), table.events().len(), table.view().view.clone()),
        before
    );
}

#[test]
fn a_held_gate_holds_throws_and_computer_players_but_not_the_rules() {
    let mut table = opened(2, 29, StackOptions::default());
    let throws = table.throws.len();
    table.act(first_reroll(&table), None);
    table.app.world_mut().resource_mut::<TableGate>().showing = true;
    for _ in 0..200 {
        table.update();
    }
    assert_eq!(table.phase(), MatchPhase::Throwing);
    assert_eq!(table.throws.len(), throws, "nothing was thrown behind a closed gate");
    table.app.world_mut().resource_mut::<TableGate>().showing = false;
    table.run_until_due();
    assert_eq!(table.throws.len(), throws + 1);

    let mut table = Table::new();
    table.app.world_mut().resource_mut::<TableGate>().waiting = true;
    table.start(agents(2, Level::Random, 29, 30));
    for _ in 0..200 {
        table.update();
    }
    assert!(table.throws.is_empty() && table.record().entries.is_empty());
}

#[test]
fn computer_players_think_for_a_moment_so_that_people_can_follow() {
    let mut table = Table::new();
    table.app.insert_resource(AgentPace {
        least_s: 0.5,
        most_s: 0.9,
        turn_s: f32::MAX,
        announced_s: 1.0,
        beside_frames: true,
    });
    table.start(agents(2, Level::Normal, 71, 30));
    table.run_until_due();
    let (entries, step_s) = (table.record().entries.len(), STEPS_PER_UPDATE as f32 / 120.0);
    let mut thought_s = 0.0;
    while table.record().entries.len() == entries {
        table.update();
        // What thinks beside the frames needs time too.
        std::thread::sleep(Duration::from_millis(5));
        thought_s += step_s;
        assert!(thought_s < 1.1, "it still thinks after {thought_s} s");
    }
    assert!(thought_s >= 0.5, "it answered after {thought_s} s");
}

#[test]
fn a_computer_player_announces_that_it_ends_the_round_before_it_does_s_14() {
    #[derive(Resource, Default)]
    struct Heard(Vec<(SeatId, usize)>);
    let mut table = Table::new();
    table.app.init_resource::<Heard>().add_systems(
        Update,
        |mut announced: MessageReader<RoundEndAnnounced>, journal: Res<Journal>, mut heard: ResMut<Heard>| {
            heard
                .0
                .extend(announced.read().map(|said| (said.seat, journal.entries().len())));
        },
    );
    let mut seed = 5;
    table.start(agents(3, Level::Greedy, seed, 30));
    let ended = |table: &Table| {
        let entries = table.app.world().resource::<Journal>().entries();
        entries.iter().enumerate().find_map(|(at, event)| match event {
            AnyEvent::Stack(StackEvent::LastTurns {
                by,
                end: RoundEnd::LastDiePlaced,
                ..
            }) => Some((*by, at)),
            _ => None,
        })
    };
    // Not every match has a round that ends like this.
    let (by, at) = loop {
        if let Some(end) = ended(&table) {
            break end;
        }
        if table.phase() == MatchPhase::Over {
            seed += 1;
            assert!(seed < 25, "no round ended by a last die");
            table.start(agents(3, Level::Greedy, seed, 30));
            table.app.world_mut().resource_mut::<Heard>().0.clear();
        }
        table.update();
    };
    let heard = &table.app.world().resource::<Heard>().0;
    assert!(
        heard.iter().any(|(seat, told)| *seat == by && *told < at),
        "{by:?} at {at}: {heard:?}"
    );
}

#[test]
fn a_placed_die_lies_on_the_other_with_its_number_up() {
    let mut table = opened(2, 31, StackOptions::default());
    while let Some(StackAction::Place { die, onto }) = first_place(&table) {
        let face = table.stack().face(die);
        let below = table.transform(onto).translation;
        table.act(StackAction::Place { die, onto }, None);
        table.update();
        table.assert_agrees();
        assert_eq!(table.stack().face(die), face, "S-4");
        if matches!(table.stack().place(die), games::stack::state::Place::Stacked { .. }) {
            let above = table.transform(die).translation;
            assert!(
                (above.y - below.y - 1.0).abs() < 0.15,
                "one edge higher: {above} over {below}"
            );
            assert!((above.x - below.x).hypot(above.z - below.z) < 0.5);
        }
        if table.record().entries.len() > 40 {
            break;
        }
    }
}

#[test]
fn a_captured_stack_leaves_the_table() {
    let mut table = opened(2, 37, StackOptions::default());
    for _ in 0..60 {
        let action = first_place(&table).unwrap_or_else(|| first_reroll(&table));
        table.act(action, None);
        table.run_until_due();
        table.assert_agrees();
        let captured = table.stack().stacks().iter().find(|stack| stack.captured_by.is_some());
        if let Some(stack) = captured {
            let world = table.app.world();
            let index = world.resource::<DiceIndex>();
            for die in stack.dice() {
                assert!(world.entity(index.0[die.index()]).contains::<Parked>(), "S-5");
            }
            return;
        }
        if table.stack().round() > 1 || table.phase() == MatchPhase::Over {
            break;
        }
    }
    panic!("no capture came about; choose another seed");
}

#[test]
fn the_same_seed_and_requests_give_the_same_match_bit_for_bit() {
    let play = || {
        let mut table = Table::started(agents(2, Level::Normal, 41, 30));
        table.run_to_the_end();
        (table.record().clone(), table.events(), table.pose_bits())
    };
    let (first, second) = (play(), play());
    assert_eq!(first.0, second.0, "the record");
    assert_eq!(first.1, second.1, "the journal");
    assert_eq!(first.2, second.2, "the poses");
}

#[test]
fn the_number_of_steps_a_frame_decides_nothing() {
    let play = |steps| {
        let mut table = Table::new();
        table.app.insert_resource(TimeUpdateStrategy::FixedTimesteps(steps));
        table.start(agents(2, Level::Normal, 41, 20));
        table.run_to_the_end();
        (table.record().clone(), table.pose_bits())
    };
    let slow = play(1);
    assert_eq!(slow, play(3));
    assert_eq!(slow, play(50));
}

#[test]
fn a_rematch_replaces_the_match_cleanly_also_while_dice_are_in_the_air() {
    let mut table = Table::started(persons(3, 43, StackOptions::default()));
    for _ in 0..6 {
        table.update();
    }
    assert_eq!(table.phase(), MatchPhase::Throwing);
    table.start(persons(2, 44, StackOptions::default()));
    assert_eq!(table.stack().dice_count(), 28);
    table.run_until_due();
    table.assert_agrees();
    assert_eq!(table.record().seed, Seed::Number(44));
    let mut fresh = Table::started(persons(2, 44, StackOptions::default()));
    fresh.run_until_due();
    assert_eq!(table.record(), fresh.record(), "the match before leaves no trace");
}

#[test]
fn ending_a_match_clears_the_table() {
    let mut table = opened(2, 47, StackOptions::default());
    table.app.world_mut().write_message(EndMatch);
    table.update();
    table.update();
    assert_eq!(table.phase(), MatchPhase::Idle);
    let world = table.app.world_mut();
    assert!(!world.contains_resource::<MatchView>());
    assert!(world.resource::<Journal>().entries().is_empty());
    assert!(world.resource::<DiceIndex>().0.is_empty());
    let mut dice = world.query::<&tabletop::die::Die>();
    assert_eq!(dice.iter(world).count(), 0);
    table.start(agents(2, Level::Random, 1, 20));
    table.run_to_the_end();
}

#[test]
fn an_act_out_of_turn_under_table_rules_costs_the_next_turn() {
    let mut table = opened(2, 53, table_rules());
    let offender = table.view().seats.after(table.due());
    assert_eq!(table.legal(offender), [StackAction::ActOutOfTurn], "S-13");
    let poses = table.pose_bits();
    let request = table.request(offender, StackAction::ActOutOfTurn, None);
    assert_eq!(table.ask([request.clone()]), []);
    assert!(table.stack().lost_turn().contains(offender), "S-13");
    assert_eq!(table.pose_bits(), poses, "the action was undone");
    let before = table.everything();
    assert_eq!(table.ask([request]), []);
    assert_eq!(table.everything(), before, "it counts once");
}

#[test]
fn the_owner_of_a_die_that_another_rolled_can_have_its_old_number_back() {
    // S-12: under Table rules, a player picks up an opponent's die and rolls it.
    for seed in 59..64 {
        let mut table = opened(2, seed, table_rules());
        let roller = table.due();
        let owner = table.view().seats.after(roller);
        let die = table.stack().loose(owner).iter().next().expect("a die");
        let old = table.stack().face(die);
        table.act(StackAction::RollOpponents { die }, None);
        table.run_until_due();
        if table.stack().face(die) == old || table.due() != owner {
            continue;
        }
        table.act(StackAction::ChooseFace { keep_new: false }, None);
        table.update();
        assert_eq!(table.stack().face(die), old);
        table.assert_agrees();
        assert_record_replays(&table);
        return;
    }
    panic!("five rolls showed the old number or felled a stack");
}

#[test]
fn a_match_can_start_from_a_position_laid_out_by_hand() {
    let options = StackOptions::default();
    let seats = Seats::solo(3).expect("a seating");
    let position = Arrange::new(&options, &seats)
        .expect("a position")
        .stack(4, &[die_of(0, 0), die_of(1, 0), die_of(2, 0)])
        .stack(6, &[die_of(1, 1), die_of(0, 1), die_of(2, 1), die_of(0, 2)])
        .show(die_of(2, 5), 5)
        .show(die_of(1, 5), 5)
        .turn(2)
        .build()
        .expect("a sound position");
    let mut table = Table::new();
    table.app.world_mut().write_message(StartPosition {
        setup: persons(3, 67, options),
        position: AnyGame::Stack(position),
    });
    table.update();
    table.run_until_due();
    table.assert_agrees();
    assert_eq!(table.due(), SeatId(2));
    let (die, onto) = (die_of(2, 5), die_of(1, 5));
    table.act(StackAction::Place { die, onto }, None);
    table.update();
    table.assert_agrees();
    assert_eq!(table.due(), SeatId(0));
    table.act(first_reroll(&table), None);
    table.run_until_due();
    table.assert_agrees();
}

#[test]
fn all_decision_ids_differ_between_seats_and_grow() {
    let mut table = opened(4, 61, StackOptions::default());
    let seats = Seats::solo(4).expect("a seating");
    let before: Vec<DecisionId> = seats.iter().map(|seat| table.decision(seat)).collect();
    let due = table.due();
    table.act(first_reroll(&table), None);
    table.run_until_due();
    for seat in seats.iter() {
        let (then, now) = (before[seat.index()], table.decision(seat));
        assert!(now >= then);
        assert_eq!(
            now > then,
            seat == due || table.view().due.contains(seat),
            "seat {seat:?}"
        );
    }
}
