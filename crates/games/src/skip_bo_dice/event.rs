//! The events of a match of Skip-Bo Dice: steps that can be shown on the table and described in words. No event
//! contains a hidden choice.

use serde::{Deserialize, Serialize};

use super::action::Source;
use super::value::{DICE, Dice, PileId, StockpileId, Value};
use crate::skip_bo_dice::score::SeatScore;
use crate::skip_bo_dice::sizes::MOST_PLAYERS;
use rules::ids::{SeatId, SeatSet};

/// One event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DiceEvent {
    /// This player goes first (G-5).
    FirstPlayer {
        /// The player.
        player: SeatId,
    },
    /// A turn starts; all six dice must be thrown next (D-4).
    TurnStarted {
        /// The player of the turn.
        player: SeatId,
        /// Whether it is the player's last turn (D-18, D-19).
        last: bool,
    },
    /// Dice were thrown.
    Rolled {
        /// Who threw them.
        player: SeatId,
        /// Which dice.
        dice: Dice,
        /// The value of each die, by die id; blank for the dice that were not thrown.
        values: [Value; DICE],
    },
    /// Dice that showed no result were thrown again, at no cost (G-3).
    ThrownAgain {
        /// How many times a die was cocked.
        cocked: u8,
        /// How many times a die fell to the floor.
        floor: u8,
    },
    /// The Bonus Die was rolled, and the other players may use its value (D-8).
    Called {
        /// Whose turn it is.
        player: SeatId,
        /// The value of the Bonus Die.
        value: Value,
        /// The players who can use it and are asked; may be empty.
        asked: SeatSet,
    },
    /// A player has chosen, at a call or at the write. Later events report the choice, after all players have chosen
    /// (D-8, D-13).
    Chose {
        /// The player.
        player: SeatId,
    },
    /// A player does not use the called value (D-8).
    Passed {
        /// The player.
        player: SeatId,
    },
    /// A player fills a bubble with the called value (D-8).
    Claimed {
        /// The player.
        player: SeatId,
        /// That player's build pile.
        pile: PileId,
        /// The bubble, counted from 1.
        bubble: u8,
        /// The written value.
        value: Value,
    },
    /// The active player fills a bubble (D-5).
    Filled {
        /// The player.
        player: SeatId,
        /// What the bubble is filled with.
        with: Source,
        /// That player's build pile.
        pile: PileId,
        /// The bubble, counted from 1.
        bubble: u8,
        /// The written value.
        value: Value,
    },
    /// The filled bubble is under a star, which is circled (D-11).
    StarCollected {
        /// The player.
        player: SeatId,
        /// That player's build pile.
        pile: PileId,
        /// The bubble, counted from 1.
        bubble: u8,
    },
    /// The filled bubble is under a star, which an S crosses out (D-11).
    StarLost {
        /// The player.
        player: SeatId,
        /// That player's build pile.
        pile: PileId,
        /// The bubble, counted from 1.
        bubble: u8,
    },
    /// A build pile is complete (D-16).
    Completed {
        /// The player.
        player: SeatId,
        /// That player's build pile.
        pile: PileId,
        /// The place, counted from 1; players who complete the pile in one call share a place.
        place: u8,
        /// The stars for this place.
        stars: u8,
    },
    /// A player has three complete piles: the last turns begin (D-18, D-19).
    LastTurns {
        /// Whose turn it is.
        player: SeatId,
        /// The players with three complete piles; they get no further turn.
        by: SeatSet,
        /// The players who have one final turn left after the current turn.
        left: SeatSet,
    },
    /// A free re-roll was used; the throw follows (D-15).
    RerollUsed {
        /// The player.
        player: SeatId,
        /// The dice that are thrown again.
        dice: Dice,
        /// How many free re-rolls are left.
        left: u8,
    },
    /// The active player fills no more bubbles: all players with a free box write (D-13).
    WriteStarted {
        /// Whose turn ends.
        player: SeatId,
        /// The dice whose values can be written.
        dice: Dice,
        /// The players with a free box.
        asked: SeatSet,
    },
    /// A player wrote in a stockpile (D-13).
    Wrote {
        /// The player.
        player: SeatId,
        /// The written value.
        value: Value,
        /// That player's stockpile.
        stockpile: StockpileId,
        /// The box, counted from 0 at the bottom.
        index: u8,
    },
    /// A stockpile is full and earned a Skip-Bo Reward (D-14).
    RewardEarned {
        /// The player.
        player: SeatId,
        /// That player's stockpile.
        stockpile: StockpileId,
    },
    /// A player's board was scored, at the end (D-20).
    Scored {
        /// The player.
        player: SeatId,
        /// The score.
        score: SeatScore,
    },
    /// The match is over (D-20, D-21).
    MatchOver {
        /// Who won.
        winners: SeatSet,
        /// Whether other players had as many points, but fewer unused Skip-Bos and re-rolls.
        tie_broken: bool,
    },
    /// A round of a match of several is over and scored (D-20).
    RoundOver {
        /// The round, counted from 1.
        round: u8,
        /// The number of rounds.
        rounds: u8,
        /// The points of all rounds so far, by seat.
        points: [i32; MOST_PLAYERS],
    },
    /// The next round of a match of several starts on blank boards.
    RoundStarted {
        /// The round, counted from 1.
        round: u8,
        /// The number of rounds.
        rounds: u8,
        /// Who goes first: the next seat after the one of the round before.
        first: SeatId,
    },
}
