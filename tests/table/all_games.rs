//! Whole matches of the card games and of Skip-Bo Dice on the table, by computer players. The table is checked against
//! the rules after every action, for every viewer.

use games::catalog::AnyOptions;
use host::match_setup::MatchSetup;
use host::request::Undo;
use host::view::SeatControl;
use rules::ai::level::Level;
use rules::hash::state_hash;
use rules::ids::{SeatId, Viewer};
use rules::rng::{Stream, below, stream};
use rules::seats::Seats;
use window_kit::table::phase::MatchPhase;
use window_kit::table::viewer::TableViewer;

use crate::support::{Table, options_of, setup_of};

const SHORT_ROUND: &[(&str, &str)] = &[("stock", "5"), ("target", "round")];

fn agents(options: AnyOptions, seats: usize, level: Level, seed: u64) -> MatchSetup {
    setup_of(options, seats, &SeatControl::Agent(level), seed)
}

/// Plays a match to its end; every few frames another viewer looks at the table.
fn played(setup: MatchSetup) -> Table {
    let viewers: Vec<Viewer> = setup.seats.iter().map(Viewer::Player).chain([Viewer::Public]).collect();
    let mut table = Table::started(setup);
    for frame in 0..200_000_usize {
        if table.phase() == MatchPhase::Over {
            break;
        }
        if frame % 7 == 0 {
            let viewer = viewers[frame / 7 % viewers.len()];
            table.app.insert_resource(TableViewer(viewer));
        }
        let before = table.record().entries.len();
        table.update();
        if table.record().entries.len() > before {
            table.assert_agrees();
        }
    }
    assert_eq!(table.phase(), MatchPhase::Over, "it came to its end");
    for viewer in viewers {
        table.look_as(viewer);
        table.assert_agrees();
    }
    let game = table.record().replay(|_, _| ()).expect("it replays by the rules");
    assert_eq!(game.view(Viewer::Public), table.view().view);
    table
}

#[test]
fn two_and_six_finish_a_round_of_skip_bo_on_the_table() {
    for (seats, level) in [(2, Level::Greedy), (6, Level::Greedy), (3, Level::Random)] {
        let table = played(agents(options_of("skip-bo", SHORT_ROUND), seats, level, 3));
        assert!(table.throws.is_empty(), "no dice in Skip-Bo");
    }
}

#[test]
fn two_and_six_finish_a_round_of_mod_with_a_real_throw_each_turn_m_2() {
    for (seats, level) in [(2, Level::Greedy), (6, Level::Greedy)] {
        let table = played(agents(options_of("skip-bo-mod", SHORT_ROUND), seats, level, 4));
        assert!(table.throws.len() >= seats);
    }
}

#[test]
fn a_match_of_several_rounds_is_gathered_and_dealt_again_with_two_decks() {
    let options = options_of("skip-bo", &[("stock", "5"), ("target", "100"), ("decks", "2")]);
    played(agents(options, 2, Level::Greedy, 5));
}

#[test]
fn partners_and_table_rules_are_played_on_the_table_too() {
    for game in ["skip-bo", "skip-bo-mod"] {
        let options = options_of(game, &[("stock", "5"), ("target", "round"), ("enforcement", "table")]);
        // They slip now and then.
        let mut setup = agents(options, 4, Level::Easy, 6);
        setup.seats = Seats::teams(&[0, 1, 0, 1]).expect("two sides");
        let table = played(setup);
        assert!(
            table.record().entries.len() > 30,
            "{game}: a round is more than a few plays"
        );
    }
}

#[test]
fn two_and_four_finish_a_match_of_skip_bo_dice_with_real_throws_d_4() {
    for seats in [2, 4] {
        let table = played(agents(options_of("skip-bo-dice", &[]), seats, Level::Greedy, 7));
        assert!(table.throws.len() > 20);
        let cocked: usize = table.throws.iter().map(|throw| throw.cocked.len()).sum();
        let dice: usize = table.throws.iter().map(|throw| throw.faces.len()).sum();
        assert!(cocked * 4 < dice, "{cocked} of {dice} cocked");
    }
}

#[test]
fn the_same_seed_gives_the_same_match_on_the_table_g_1() {
    for game in ["skip-bo-mod", "skip-bo-dice"] {
        let options = || match game {
            "skip-bo-mod" => options_of(game, SHORT_ROUND),
            _ => options_of(game, &[]),
        };
        let play = || {
            let table = played(agents(options(), 2, Level::Random, 8));
            let poses: Vec<_> = table.throws.iter().map(|throw| format!("{throw:?}")).collect();
            (table.record().clone(), state_hash(&poses))
        };
        assert_eq!(play(), play());
    }
}

#[test]
fn a_match_is_resumed_in_the_middle() {
    for (game, set) in [
        ("skip-bo", SHORT_ROUND),
        ("skip-bo-mod", SHORT_ROUND),
        ("skip-bo-dice", &[]),
    ] {
        let setup = agents(options_of(game, set), 3, Level::Random, 9);
        let mut table = Table::started(setup.clone());
        for wanted in [1, 2, 15, 40] {
            table.run_until("some acts", 20_000, |table| table.record().entries.len() >= wanted);
            let position = table.record().replay(|_, _| ()).expect("it replays");
            let mut again = Table::arranged(setup.clone(), position);
            again.look_as(Viewer::Player(SeatId(1)));
            again.assert_agrees();
            again.run_until("more acts", 20_000, |table| table.record().entries.len() >= 20);
            again.assert_agrees();
        }
    }
}

#[test]
fn table_and_rules_agree_after_any_actions_slips_and_undos() {
    let slips: &[(&str, &str)] = &[("stock", "6"), ("target", "round"), ("enforcement", "table")];
    let (mut undone, mut out_of_turn, mut called) = (0, 0, 0);
    for (game, set, teams) in [
        ("skip-bo", slips, &[0, 1][..]),
        ("skip-bo-mod", slips, &[0, 1, 0, 1]),
        ("skip-bo-mod", SHORT_ROUND, &[0, 1, 2]),
        ("skip-bo-dice", &[], &[0, 1, 2]),
    ] {
        let mut setup = setup_of(options_of(game, set), teams.len(), &SeatControl::Person, 21);
        setup.seats = Seats::teams(teams).expect("a seating");
        let mut rng = stream(22, Stream::Agents);
        let mut table = Table::started(setup);
        for _ in 0..400 {
            for _ in 0..4_000 {
                if table.phase() == MatchPhase::Over
                    || table.phase() == MatchPhase::Deciding && !table.view().due.is_empty()
                {
                    break;
                }
                table.throw_if_awaited();
                table.update();
            }
            if table.phase() == MatchPhase::Over {
                break;
            }
            // Usually the player to move; now and then a player out of turn.
            let due: Vec<SeatId> = table.view().due.iter().collect();
            let seat = if below(&mut rng, 6) == 0 {
                SeatId(below(&mut rng, teams.len() as u32) as u8)
            } else {
                due[below(&mut rng, due.len() as u32) as usize]
            };
            table.look_as(Viewer::Player(seat));
            if below(&mut rng, 4) == 0
                && let Some(seat) = table.view().undo
            {
                let before = table.record().entries.len();
                let decision = table.decision(seat);
                table.app.world_mut().write_message(Undo { seat, decision });
                table.update();
                assert_eq!(table.record().entries.len(), before - 1);
                undone += 1;
            } else {
                let legal = &table.view().legal[seat.index()];
                if legal.is_empty() {
                    continue;
                }
                let action = legal[below(&mut rng, legal.len() as u32) as usize].clone();
                let told = format!("{action:?}");
                out_of_turn += usize::from(told.contains("ActOutOfTurn"));
                called += usize::from(told.contains("CallOut"));
                let request = table.asks(seat, action);
                assert_eq!(table.ask([request]), [], "{told}");
            }
            table.assert_agrees();
        }
        let game = table
            .record()
            .replay(|_, _| ())
            .expect("it replays, without what was undone");
        table.look_as(Viewer::Public);
        assert_eq!(game.view(Viewer::Public), table.view().view);
    }
    assert!(
        undone > 20 && out_of_turn > 10 && called > 3,
        "{undone} {out_of_turn} {called}"
    );
}
