//! The scenes of Skip-Bo Dice.

use bevy::prelude::*;
use rules::rng::Seed;

use crate::play::skip_bo_dice::hands::answers::{Answer, Answered};
use crate::play::skip_bo_dice::hands::chosen::Chosen;
use crate::screens::scenes::error::SceneError;
use crate::screens::scenes::scene::Scene;
use crate::screens::scenes::stage::Stage;
use games::catalog::{AnyAction, AnyGame, AnyOptions};
use games::skip_bo_dice::action::{DiceAction, Source};
use games::skip_bo_dice::arrange::Arrange;
use games::skip_bo_dice::options::DiceOptions;
use games::skip_bo_dice::state::SkipBoDice;
use games::skip_bo_dice::value::{Dice, PileId, StockpileId, Value};
use host::match_setup::MatchSetup;
use host::view::{SEAT_NAMES, SeatControl, SeatPlayer};
use rules::ai::level::Level;
use rules::die::DieId;
use rules::ids::SeatId;
use rules::seats::Seats;
use window_kit::settings::DiceMarks;
use window_kit::table::position::StartPosition;
use window_kit::window::state::{Overlay, Screen};

/// The scenes.
pub(crate) const SCENES: &[Scene] = &[
    Scene {
        name: "setup-skip-bo-dice",
        about: "setting up a match of Skip-Bo Dice with four players",
        marks: DiceMarks::Pips,
        set: |stage| Ok(stage.set_up("skip-bo-dice", 4)),
    },
    Scene {
        name: "skip-bo-dice-4",
        about: "Skip-Bo Dice with four players in the middle of a match",
        marks: DiceMarks::Pips,
        set: |stage| middle(stage, 4),
    },
    Scene {
        name: "skip-bo-dice-2",
        about: "Skip-Bo Dice with two players in the middle of a match",
        marks: DiceMarks::Pips,
        set: |stage| middle(stage, 2),
    },
    Scene {
        name: "skip-bo-dice-call",
        about: "Skip-Bo Dice with four people, a call being answered",
        marks: DiceMarks::Pips,
        set: call,
    },
    Scene {
        name: "skip-bo-dice-widest-call",
        about: "Skip-Bo Dice with four people, a call that fits all piles of three",
        marks: DiceMarks::Pips,
        set: widest_call,
    },
    Scene {
        name: "skip-bo-dice-write",
        about: "Skip-Bo Dice with four people, who all choose what to write",
        marks: DiceMarks::Pips,
        set: write,
    },
    Scene {
        name: "skip-bo-dice-pen",
        about: "Skip-Bo Dice with three people, a pen writing",
        marks: DiceMarks::Pips,
        set: pen,
    },
    Scene {
        name: "skip-bo-dice-score",
        about: "the score sheet of Skip-Bo Dice",
        marks: DiceMarks::Pips,
        set: score,
    },
    Scene {
        name: "skip-bo-dice-gamepad",
        about: "Skip-Bo Dice played by gamepad, a call being answered",
        marks: DiceMarks::Pips,
        set: |stage| {
            stage.use_gamepad();
            call(stage)
        },
    },
    Scene {
        name: "skip-bo-dice-guide",
        about: "Skip-Bo Dice with the tutorial of a first match",
        marks: DiceMarks::Pips,
        set: |stage| {
            stage.with_tutorial();
            let later_s = middle(stage, 3)?;
            stage.settle();
            *stage.world().resource_mut::<Chosen>() = Chosen::Nothing;
            Ok(later_s)
        },
    },
    Scene {
        name: "skip-bo-dice-results",
        about: "the end of a match of Skip-Bo Dice",
        marks: DiceMarks::Pips,
        set: |stage| {
            to_the_end(stage)?;
            Ok(stage.show(Screen::Results, Overlay::None))
        },
    },
    Scene {
        name: "skip-bo-dice-reroll",
        about: "Skip-Bo Dice with two players, dice picked for a free re-roll",
        marks: DiceMarks::Pips,
        set: |stage| {
            use games::skip_bo_dice::value::Dice;
            use rules::die::DieId;
            let later_s = middle(stage, 2)?;
            let picked = Dice::only(DieId(0)).with(Dice::only(DieId(3)));
            *stage.world().resource_mut::<Chosen>() = Chosen::Reroll(picked);
            Ok(later_s)
        },
    },
    Scene {
        name: "rules-skip-bo-dice",
        about: "the rules of Skip-Bo Dice, opened at one of them",
        marks: DiceMarks::Pips,
        set: |stage| Ok(stage.rules_at("D-8")),
    },
];

const A: PileId = PileId(0);
const B: PileId = PileId(1);
const C: PileId = PileId(2);
const D: PileId = PileId(3);

/// An unfinished match, with every kind of mark on the boards.
fn position(seats: usize) -> Result<Arrange, SceneError> {
    let of = Seats::solo(seats)?;
    let mut arranged = Arrange::new(&DiceOptions::default(), &of)?
        .show([3, 7, 11, 4, 8, 4].map(Value))
        .used(Dice::only(DieId(2)))
        .complete(1, B, 1)
        .fill(0, A, 8)
        .wild(0, A, 4)
        .fill(0, B, 5)
        .wild(0, B, 1)
        .fill(0, C, 2)
        .fill(0, D, 6)
        .wild(0, D, 3)
        .stock(0, StockpileId(0), &[7, 4, 11, 9].map(Value))
        .cross_out(0, StockpileId(0))
        .stock(0, StockpileId(1), &[10, 2].map(Value))
        .stock(0, StockpileId(2), &[6].map(Value))
        .free(0, 1, 2)
        .fill(1, A, 3)
        .fill(1, C, 7)
        .wild(1, C, 3)
        .stock(1, StockpileId(0), &[4, 9, 9].map(Value))
        .free(1, 0, 3);
    if seats > 2 {
        arranged = arranged
            .fill(2, A, 6)
            .fill(2, D, 9)
            .stock(2, StockpileId(3), &[11, 5].map(Value));
    }
    if seats > 3 {
        arranged = arranged.fill(3, B, 8).wild(3, B, 5).fill(3, C, 4).free(3, 1, 0);
    }
    Ok(arranged)
}

/// Starts a match at the position, with this many people; computer players have the other seats.
fn start(stage: &mut Stage, seats: usize, people: usize, game: SkipBoDice) -> Result<f32, SceneError> {
    let players = SEAT_NAMES[..seats].iter().enumerate().map(|(seat, name)| SeatPlayer {
        name: (*name).into(),
        control: if seat < people {
            SeatControl::Person
        } else {
            SeatControl::Agent(Level::Normal)
        },
    });
    stage.start_position(StartPosition {
        setup: MatchSetup {
            options: AnyOptions::SkipBoDice(DiceOptions::default()),
            seats: Seats::solo(seats)?,
            seed: Seed::Number(2026),
            players: players.collect(),
        },
        position: AnyGame::SkipBoDice(game),
    });
    Ok(0.6)
}

/// The middle of a turn, with a free Skip-Bo chosen.
fn middle(stage: &mut Stage, seats: usize) -> Result<f32, SceneError> {
    let game = position(seats)?.build()?;
    let later_s = start(stage, seats, 1, game)?;
    *stage.world().resource_mut::<Chosen>() = Chosen::Source(Source::FreeSkipBo);
    Ok(later_s)
}

/// Everybody who can use the called value is asked.
fn call(stage: &mut Stage) -> Result<f32, SceneError> {
    let game = position(4)?
        .show([3, 7, 11, 4, 8, 7].map(Value))
        .fill(3, A, 6)
        .fill(3, D, 6)
        .turn(1)
        .call()
        .build()?;
    start(stage, 4, 4, game)
}

/// The widest possible call: the last bubble of each pile, all under a star.
fn widest_call(stage: &mut Stage) -> Result<f32, SceneError> {
    let mut arranged = position(4)?.show([3, 7, 11, 4, 8, 10].map(Value)).turn(1);
    for seat in [0, 2, 3] {
        for pile in [A, B, C, D] {
            arranged = arranged.fill(seat, pile, 9);
        }
    }
    let game = arranged.call().build()?;
    start(stage, 4, 4, game)
}

/// Everybody writes one value at the end of a turn; one player has already chosen the stockpile.
fn write(stage: &mut Stage) -> Result<f32, SceneError> {
    let game = position(4)?.build()?;
    start(stage, 4, 4, game)?;
    stage.settle();
    stage.ask(SeatId(0), AnyAction::SkipBoDice(DiceAction::EndTurn));
    stage.settle();
    stage.world().write_message(Answered {
        seat: SeatId(3),
        answer: Answer::Into(StockpileId(1)),
    });
    stage.settle();
    Ok(0.6)
}

/// A pen in the middle of a number.
fn pen(stage: &mut Stage) -> Result<f32, SceneError> {
    let game = position(3)?.build()?;
    start(stage, 3, 3, game)?;
    stage.settle();
    let fill = DiceAction::Fill {
        with: Source::FreeSkipBo,
        pile: C,
    };
    stage.ask(SeatId(0), AnyAction::SkipBoDice(fill));
    Ok(0.78)
}

/// The score sheet after the last turn.
fn score(stage: &mut Stage) -> Result<f32, SceneError> {
    to_the_end(stage)?;
    stage.settle();
    Ok(1.2)
}

/// Plays the last turn to its end.
fn to_the_end(stage: &mut Stage) -> Result<(), SceneError> {
    let game = position(4)?
        .complete(1, A, 1)
        .complete(1, C, 1)
        .turn(0)
        .last_turns(&[])
        .build()?;
    start(stage, 4, 4, game)?;
    stage.play_to_the_end()
}
