//! What happens in a match of Stack, in steps that can be shown and told.

use serde::{Deserialize, Serialize};

use crate::rules::die::{DieId, Face};
use crate::rules::ids::{PlayerId, PlayerSet};

/// What points were lost for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PenaltyCause {
    /// A stack was knocked over: one point a die (S-7).
    KnockOver,
    /// Own dice fell to the floor (S-20).
    Floor,
    /// Somebody captured a stack (S-21).
    Capture,
}

/// Why a turn, or the rest of it, is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TurnLost {
    /// A stack was knocked over (S-7).
    KnockOver,
    /// An opponent's die was taken up or rolled (S-12).
    OpponentsDie,
    /// An act out of turn, paid with this turn (S-13).
    OutOfTurn,
}

/// What started the last turns (S-14, S-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RoundEnd {
    /// The player placed the last own loose die (S-14).
    LastDiePlaced,
    /// The player covered this opponent's last loose die (S-15).
    Covered(PlayerId),
}

/// One stack in the scoring of a round (S-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StackScore {
    /// Whose colour is on top.
    pub player: PlayerId,
    /// The stack, by its bottom die.
    pub stack: DieId,
    /// The die on top.
    pub top: DieId,
    /// The number on top.
    pub face: Face,
    /// How many dice it has.
    pub height: u8,
    /// Whether it was captured and is off the table.
    pub captured: bool,
    /// What it is worth: the number, a 1 counts 10.
    pub points: u8,
}

/// One step of what happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StackEvent {
    /// A player rolled two dice for who goes first (S-2).
    FirstRolled {
        /// Who.
        player: PlayerId,
        /// What.
        faces: [Face; 2],
    },
    /// These players tied for highest and roll again (S-2).
    FirstTied {
        /// Who.
        players: PlayerSet,
    },
    /// This player goes first (S-2).
    FirstPlayer {
        /// Who.
        player: PlayerId,
    },
    /// A round starts; the opening throw is due (S-3).
    RoundStarted {
        /// Counted from 1.
        round: u16,
        /// Who goes first.
        first: PlayerId,
    },
    /// All dice were thrown, mixed and spread (S-3).
    OpeningThrown {
        /// The number of each die, by die id.
        faces: Vec<Face>,
    },
    /// Dice of a player fell to the floor and were rolled again (S-3, S-10).
    OnTheFloor {
        /// Whose.
        player: PlayerId,
        /// How many.
        dice: u8,
    },
    /// A turn starts.
    TurnStarted {
        /// Whose.
        player: PlayerId,
        /// Whether it is that player's last of the round.
        last: bool,
    },
    /// Table rules: a player took up an own die and is bound to it (S-11).
    PickedUp {
        /// Who.
        player: PlayerId,
        /// The die.
        die: DieId,
        /// Its number.
        face: Face,
        /// Whether it fits nowhere, was put back, and has to be rolled.
        must_roll: bool,
    },
    /// A die was placed (S-4).
    Placed {
        /// Who.
        player: PlayerId,
        /// The die.
        die: DieId,
        /// The die under it.
        onto: DieId,
        /// The number of both.
        face: Face,
        /// The stack, by its bottom die.
        stack: DieId,
        /// Its height now, 2 to 4.
        height: u8,
    },
    /// A stack of four was captured and leaves the table (S-5).
    Captured {
        /// Who.
        player: PlayerId,
        /// The stack, by its bottom die.
        stack: DieId,
        /// What it will count at the end of the round.
        points: u8,
    },
    /// A die was taken up to be rolled; the throw follows (S-6).
    RollStarted {
        /// Who rolls.
        player: PlayerId,
        /// The die.
        die: DieId,
    },
    /// A die was rolled and rests (S-6).
    Rolled {
        /// Who rolled.
        player: PlayerId,
        /// The die.
        die: DieId,
        /// Its number before.
        before: Face,
        /// Its number now.
        face: Face,
        /// How often it was cocked and rolled again (G-3).
        cocked: u8,
    },
    /// The result fits and has to be placed (S-6).
    MustPlace {
        /// Who.
        player: PlayerId,
        /// The die.
        die: DieId,
    },
    /// The result fits nowhere: the die stays where it lies (S-6).
    StaysLoose {
        /// The die.
        die: DieId,
    },
    /// A stack was pushed and still stands: no penalty (S-8).
    Pushed {
        /// The stack, by its bottom die.
        stack: DieId,
    },
    /// A loose die had been turned to another number and was turned back (S-9).
    TurnedBack {
        /// The die.
        die: DieId,
        /// Its number, as before.
        face: Face,
    },
    /// A stack fell (S-7).
    Fell {
        /// Who rolled.
        player: PlayerId,
        /// The stack, by its bottom die.
        stack: DieId,
        /// How many dice it has.
        dice: u8,
    },
    /// Points were lost.
    Penalty {
        /// Who lost them.
        player: PlayerId,
        /// How many.
        points: u8,
        /// What for.
        cause: PenaltyCause,
    },
    /// A fallen stack was built again: same dice, order, numbers, place (S-7).
    Rebuilt {
        /// Who built it.
        player: PlayerId,
        /// The stack, by its bottom die.
        stack: DieId,
    },
    /// Table rules: an opponent's die was taken up and put back (S-12).
    OpponentsDieTaken {
        /// Who took it.
        player: PlayerId,
        /// The die.
        die: DieId,
    },
    /// The owner has to choose between the new number and the old one (S-12).
    OwnerChooses {
        /// The owner.
        owner: PlayerId,
        /// The die.
        die: DieId,
        /// Its number before it was rolled.
        old: Face,
        /// The number rolled.
        new: Face,
    },
    /// The owner chose (S-12).
    OwnerChose {
        /// The owner.
        owner: PlayerId,
        /// The die.
        die: DieId,
        /// The number it keeps.
        face: Face,
    },
    /// Table rules: somebody acted out of turn; it was undone (S-13).
    ActedOutOfTurn {
        /// Who.
        player: PlayerId,
    },
    /// A turn, or the rest of it, is lost.
    TurnLost {
        /// Whose.
        player: PlayerId,
        /// Why.
        cause: TurnLost,
    },
    /// A player without a loose die passed (S-16).
    Passed {
        /// Who.
        player: PlayerId,
    },
    /// The round is about to end; these players have one turn left (S-14, S-15).
    LastTurns {
        /// Who brought it about.
        by: PlayerId,
        /// How.
        end: RoundEnd,
        /// Who has a turn left.
        left: PlayerSet,
    },
    /// A round was scored (S-17).
    RoundScored {
        /// Counted from 1.
        round: u16,
        /// Each stack, by player, captured ones first.
        stacks: Vec<StackScore>,
        /// Points of the round by seat, penalties apart.
        points: Vec<i32>,
        /// Totals by seat, penalties included.
        totals: Vec<i32>,
    },
    /// A tie at the top: one more round (S-18).
    TieAtTheTop {
        /// Who tied.
        players: PlayerSet,
    },
    /// The match is over (S-18, S-19).
    MatchOver {
        /// Who won.
        winners: PlayerSet,
    },
}
