//! The events of a match of Stack: steps that can be shown on the table and described in words.

use serde::{Deserialize, Serialize};

use rules::die::{DieId, Face};
use rules::ids::{SeatId, SeatSet};

/// The cause of a loss of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PenaltyCause {
    /// A stack was knocked over: one point for each die (S-7).
    KnockOver,
    /// The player's own dice fell to the floor (S-20).
    Floor,
    /// Another player captured a stack (S-21).
    Capture,
}

/// Why a turn, or the rest of it, is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TurnLost {
    /// A stack was knocked over (S-7).
    KnockOver,
    /// An opponent's die was picked up or rolled (S-12).
    OpponentsDie,
    /// The cost of an action out of turn (S-13).
    OutOfTurn,
}

/// What started the last turns (S-14, S-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RoundEnd {
    /// The player placed their last loose die (S-14).
    LastDiePlaced,
    /// The player covered this opponent's last loose die (S-15).
    Covered(SeatId),
}

/// One stack in the scoring of a round (S-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StackScore {
    /// The player whose die is on top.
    pub player: SeatId,
    /// The stack, named by its bottom die.
    pub stack: DieId,
    /// The die on top.
    pub top: DieId,
    /// The number on top.
    pub face: Face,
    /// How many dice it has.
    pub height: u8,
    /// Whether it was captured and is off the table.
    pub captured: bool,
    /// Its points: the number on top, where a 1 counts 10.
    pub points: u8,
}

/// One event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StackEvent {
    /// A player rolled two dice for the first turn (S-2).
    FirstRolled {
        /// The player.
        player: SeatId,
        /// The two numbers.
        faces: [Face; 2],
    },
    /// These players have the same highest sum and roll again (S-2).
    FirstTied {
        /// The players.
        players: SeatSet,
    },
    /// This player goes first (S-2).
    FirstPlayer {
        /// The player.
        player: SeatId,
    },
    /// A round starts; the opening throw is due (S-3).
    RoundStarted {
        /// The round, counted from 1.
        round: u16,
        /// Who goes first.
        first: SeatId,
    },
    /// All dice were thrown, mixed and spread (S-3).
    OpeningThrown {
        /// The number of each die, by die id.
        faces: Vec<Face>,
    },
    /// Dice of a player fell to the floor and were rolled again (S-3, S-10).
    OnTheFloor {
        /// The owner of the dice.
        player: SeatId,
        /// How many.
        dice: u8,
    },
    /// A turn starts.
    TurnStarted {
        /// The player of the turn.
        player: SeatId,
        /// Whether it is the player's last turn of the round.
        last: bool,
    },
    /// Table rules: a player picked up a die of their own and must play it (S-11).
    PickedUp {
        /// The player.
        player: SeatId,
        /// The die.
        die: DieId,
        /// Its number.
        face: Face,
        /// Whether the die fits nowhere, was put back, and must be rolled.
        must_roll: bool,
    },
    /// A die was placed (S-4).
    Placed {
        /// The player.
        player: SeatId,
        /// The die.
        die: DieId,
        /// The die under it.
        onto: DieId,
        /// The number of both.
        face: Face,
        /// The stack, named by its bottom die.
        stack: DieId,
        /// Its height now, 2 to 4.
        height: u8,
    },
    /// A stack of four was captured and leaves the table (S-5).
    Captured {
        /// The player.
        player: SeatId,
        /// The stack, named by its bottom die.
        stack: DieId,
        /// The points that it will count at the end of the round.
        points: u8,
    },
    /// A player picked up a die to roll it; the throw comes next (S-6).
    RollStarted {
        /// Who rolls.
        player: SeatId,
        /// The die.
        die: DieId,
    },
    /// A die was rolled and is at rest (S-6).
    Rolled {
        /// Who rolled.
        player: SeatId,
        /// The die.
        die: DieId,
        /// Its number before.
        before: Face,
        /// Its number now.
        face: Face,
        /// How many times it was cocked and rolled again (G-3).
        cocked: u8,
    },
    /// The result fits and must be placed (S-6).
    MustPlace {
        /// The player.
        player: SeatId,
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
        /// The stack, named by its bottom die.
        stack: DieId,
    },
    /// A loose die was turned to another number by the roll and was turned back (S-9).
    TurnedBack {
        /// The die.
        die: DieId,
        /// Its number, as before.
        face: Face,
    },
    /// A stack fell (S-7).
    Fell {
        /// Who rolled.
        player: SeatId,
        /// The stack, named by its bottom die.
        stack: DieId,
        /// How many dice it has.
        dice: u8,
    },
    /// Points were lost.
    Penalty {
        /// Who lost them.
        player: SeatId,
        /// How many.
        points: u8,
        /// The cause.
        cause: PenaltyCause,
    },
    /// A fallen stack was built up again: same dice, order, numbers and place (S-7).
    Rebuilt {
        /// Who built it.
        player: SeatId,
        /// The stack, named by its bottom die.
        stack: DieId,
    },
    /// Table rules: a player picked up an opponent's die and put it back (S-12).
    OpponentsDieTaken {
        /// Who took it.
        player: SeatId,
        /// The die.
        die: DieId,
    },
    /// The owner must choose between the new number and the old one (S-12).
    OwnerChooses {
        /// The owner.
        owner: SeatId,
        /// The die.
        die: DieId,
        /// Its number before it was rolled.
        old: Face,
        /// The number after the roll.
        new: Face,
    },
    /// The owner chose (S-12).
    OwnerChose {
        /// The owner.
        owner: SeatId,
        /// The die.
        die: DieId,
        /// The number it keeps.
        face: Face,
    },
    /// Table rules: a player acted out of turn; the action was undone (S-13).
    ActedOutOfTurn {
        /// The player.
        player: SeatId,
    },
    /// A turn, or the rest of it, is lost.
    TurnLost {
        /// The player of the turn.
        player: SeatId,
        /// The cause.
        cause: TurnLost,
    },
    /// A player without a loose die passed (S-16).
    Passed {
        /// The player.
        player: SeatId,
    },
    /// The round is about to end; these players have one turn left (S-14, S-15).
    LastTurns {
        /// Who started the last turns.
        by: SeatId,
        /// What started them.
        end: RoundEnd,
        /// Who has a turn left.
        left: SeatSet,
    },
    /// A round was scored (S-17).
    RoundScored {
        /// The round, counted from 1.
        round: u16,
        /// Each stack, by player, the captured ones first.
        stacks: Vec<StackScore>,
        /// Points of the round by seat, without penalties.
        points: Vec<i32>,
        /// Totals by seat, with penalties.
        totals: Vec<i32>,
    },
    /// A tie at the top: the match continues for one more round (S-18).
    TieAtTheTop {
        /// Who tied.
        players: SeatSet,
    },
    /// The match is over (S-18, S-19).
    MatchOver {
        /// Who won.
        winners: SeatSet,
    },
}
