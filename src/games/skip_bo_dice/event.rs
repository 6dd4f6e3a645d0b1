//! What happens in a match of Skip-Bo Dice, in steps that can be shown and told. No event tells a hidden choice.

use serde::{Deserialize, Serialize};

use super::action::Source;
use super::value::{DICE, Dice, PileId, StockpileId, Value};
use crate::games::skip_bo_dice::score::SeatScore;
use crate::rules::ids::{PlayerId, PlayerSet};

/// One step of what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DiceEvent {
    /// This player goes first (G-5).
    FirstPlayer {
        /// Who.
        player: PlayerId,
    },
    /// A turn starts; all six dice are to be thrown (D-4).
    TurnStarted {
        /// Whose.
        player: PlayerId,
        /// Whether it is that player's last (D-18, D-19).
        last: bool,
    },
    /// Dice were thrown.
    Rolled {
        /// Who threw them.
        player: PlayerId,
        /// Which dice.
        dice: Dice,
        /// What each of them shows, by die id; blank for those that were not thrown.
        values: [Value; DICE],
    },
    /// Dice that showed no result were thrown again, free of charge (G-3).
    ThrownAgain {
        /// How often one was cocked.
        cocked: u8,
        /// How often one fell to the floor.
        floor: u8,
    },
    /// The Bonus Die was rolled, and others can use what it shows (D-8).
    Called {
        /// Whose turn it is.
        player: PlayerId,
        /// What the Bonus Die shows.
        value: Value,
        /// Who can use it, and is asked.
        asked: PlayerSet,
    },
    /// A player chose, at a call or at the write; what, is told when all have chosen (D-8, D-13).
    Chose {
        /// Who.
        player: PlayerId,
    },
    /// A player does without the called value (D-8).
    Passed {
        /// Who.
        player: PlayerId,
    },
    /// A player fills a bubble with the called value (D-8).
    Claimed {
        /// Who.
        player: PlayerId,
        /// That player's build pile.
        pile: PileId,
        /// The bubble, counted from 1.
        bubble: u8,
        /// What was written.
        value: Value,
    },
    /// The active player fills a bubble (D-5).
    Filled {
        /// Who.
        player: PlayerId,
        /// With what.
        with: Source,
        /// That player's build pile.
        pile: PileId,
        /// The bubble, counted from 1.
        bubble: u8,
        /// What was written.
        value: Value,
    },
    /// The bubble was under a star, which is circled (D-11).
    StarCollected {
        /// Who.
        player: PlayerId,
        /// That player's build pile.
        pile: PileId,
        /// The bubble, counted from 1.
        bubble: u8,
    },
    /// The bubble was under a star, which an S crosses out (D-11).
    StarLost {
        /// Who.
        player: PlayerId,
        /// That player's build pile.
        pile: PileId,
        /// The bubble, counted from 1.
        bubble: u8,
    },
    /// A build pile is complete (D-16).
    Completed {
        /// Who.
        player: PlayerId,
        /// That player's build pile.
        pile: PileId,
        /// At which place, counted from 1; several in one call share one.
        place: u8,
        /// The stars for it.
        stars: u8,
    },
    /// Somebody has three complete piles: the end is near (D-18, D-19).
    LastTurns {
        /// Whose turn it is.
        player: PlayerId,
        /// Who brought it about; these get no further turn.
        by: PlayerSet,
        /// Who has one final turn left after the turn that is on.
        left: PlayerSet,
    },
    /// A free re-roll was used; the throw follows (D-15).
    RerollUsed {
        /// Who.
        player: PlayerId,
        /// Which dice are thrown again.
        dice: Dice,
        /// How many free re-rolls are left.
        left: u8,
    },
    /// The active player fills no more bubbles: everybody with a free box writes (D-13).
    WriteStarted {
        /// Whose turn ends.
        player: PlayerId,
        /// The dice that can be chosen from.
        dice: Dice,
        /// Who has a free box.
        asked: PlayerSet,
    },
    /// A player wrote in a stockpile (D-13).
    Wrote {
        /// Who.
        player: PlayerId,
        /// What.
        value: Value,
        /// That player's stockpile.
        stockpile: StockpileId,
        /// The box, counted from 0 at the bottom.
        index: u8,
    },
    /// A stockpile is full and earned a Skip-Bo Reward (D-14).
    RewardEarned {
        /// Who.
        player: PlayerId,
        /// That player's stockpile.
        stockpile: StockpileId,
    },
    /// A player's board was scored, at the end (D-20).
    Scored {
        /// Who.
        player: PlayerId,
        /// What counts.
        score: SeatScore,
    },
    /// The match is over (D-20, D-21).
    MatchOver {
        /// Who won.
        winners: PlayerSet,
        /// Whether others had as many points, and fewer unused Skip-Bos and re-rolls.
        tie_broken: bool,
    },
}
