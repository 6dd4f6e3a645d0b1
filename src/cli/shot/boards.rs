//! Matches of Skip-Bo Dice at telling moments.

use bevy::prelude::*;

use super::stage::Stage;
use crate::ai::level::Level;
use crate::catalog::{AnyAction, AnyGame, AnyOptions};
use crate::games::skip_bo_dice::action::{DiceAction, Source};
use crate::games::skip_bo_dice::arrange::Arrange;
use crate::games::skip_bo_dice::options::DiceOptions;
use crate::games::skip_bo_dice::state::SkipBoDice;
use crate::games::skip_bo_dice::value::{Dice, PileId, StockpileId, Value};
use crate::play::skip_bo_dice::hands::answers::{Answer, Answered};
use crate::play::skip_bo_dice::hands::chosen::Chosen;
use crate::rules::die::DieId;
use crate::rules::ids::PlayerId;
use crate::rules::seats::Seats;
use crate::table::arranged::StartArranged;
use crate::table::match_setup::MatchSetup;
use crate::table::phase::MatchPhase;
use crate::table::view::{SEAT_NAMES, SeatControl, SeatPlayer};

const A: PileId = PileId(0);
const B: PileId = PileId(1);
const C: PileId = PileId(2);
const D: PileId = PileId(3);

/// A match in the making, with something of everything on the boards.
fn position(seats: usize) -> Result<Arrange, String> {
    let of = Seats::solo(seats).map_err(|error| error.to_string())?;
    let mut arranged = Arrange::new(&DiceOptions::default(), &of)
        .map_err(|error| error.to_string())?
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

/// Starts the position on the table; one person and computer players, or people only.
fn start(stage: &mut Stage, seats: usize, people: usize, game: SkipBoDice) -> Result<f32, String> {
    let players = SEAT_NAMES[..seats].iter().enumerate().map(|(seat, name)| SeatPlayer {
        name: (*name).into(),
        control: if seat < people {
            SeatControl::Person
        } else {
            SeatControl::Agent(Level::Normal)
        },
    });
    stage.start_arranged(StartArranged {
        setup: MatchSetup {
            options: AnyOptions::SkipBoDice(DiceOptions::default()),
            seats: Seats::solo(seats).map_err(|error| error.to_string())?,
            seed: 2026,
            players: players.collect(),
        },
        position: AnyGame::SkipBoDice(game),
    });
    Ok(0.6)
}

/// In the middle of a turn, a die chosen.
pub(super) fn middle(stage: &mut Stage, seats: usize) -> Result<f32, String> {
    let game = position(seats)?.build().map_err(|error| error.to_string())?;
    let later_s = start(stage, seats, 1, game)?;
    *stage.world().resource_mut::<Chosen>() = Chosen::Source(Source::FreeSkipBo);
    Ok(later_s)
}

/// Everybody who can use the called value is asked.
pub(super) fn call(stage: &mut Stage) -> Result<f32, String> {
    let game = position(4)?
        .show([3, 7, 11, 4, 8, 7].map(Value))
        .fill(3, A, 6)
        .fill(3, D, 6)
        .turn(1)
        .call()
        .build()
        .map_err(|error| error.to_string())?;
    start(stage, 4, 4, game)
}

/// As much is asked as can be: the last bubble of each pile, all under a star.
pub(super) fn widest_call(stage: &mut Stage) -> Result<f32, String> {
    let mut arranged = position(4)?.show([3, 7, 11, 4, 8, 10].map(Value)).turn(1);
    for seat in [0, 2, 3] {
        for pile in [A, B, C, D] {
            arranged = arranged.fill(seat, pile, 9);
        }
    }
    let game = arranged.call().build().map_err(|error| error.to_string())?;
    start(stage, 4, 4, game)
}

/// Everybody writes one value, at the end of a turn; one has chosen where already.
pub(super) fn write(stage: &mut Stage) -> Result<f32, String> {
    let game = position(4)?.build().map_err(|error| error.to_string())?;
    start(stage, 4, 4, game)?;
    stage.settle();
    stage.ask(PlayerId(0), AnyAction::SkipBoDice(DiceAction::EndTurn));
    stage.settle();
    stage.world().write_message(Answered {
        seat: PlayerId(3),
        answer: Answer::Into(StockpileId(1)),
    });
    stage.settle();
    Ok(0.6)
}

/// A pen in the middle of a number.
pub(super) fn pen(stage: &mut Stage) -> Result<f32, String> {
    let game = position(3)?.build().map_err(|error| error.to_string())?;
    start(stage, 3, 3, game)?;
    stage.settle();
    let fill = DiceAction::Fill {
        with: Source::FreeSkipBo,
        pile: C,
    };
    stage.ask(PlayerId(0), AnyAction::SkipBoDice(fill));
    Ok(0.78)
}

/// The sheet after the last turn.
pub(super) fn score(stage: &mut Stage) -> Result<f32, String> {
    to_the_end(stage)?;
    stage.settle();
    Ok(1.2)
}

/// The last turn, to its end.
pub(super) fn to_the_end(stage: &mut Stage) -> Result<(), String> {
    let game = position(4)?
        .complete(1, A, 1)
        .complete(1, C, 1)
        .turn(0)
        .last_turns(&[])
        .build()
        .map_err(|error| error.to_string())?;
    start(stage, 4, 4, game)?;
    stage.play_until(|world| *world.resource::<State<MatchPhase>>().get() == MatchPhase::Over)
}
