//! The state of a match of Stack, and functions that read it.

use serde::{Deserialize, Serialize};

use super::options::StackOptions;
use crate::stack::sizes::{CAPTURE_HEIGHT, DICE_EACH, MAX_DICE, owner};
use rules::die::{DieId, DieSet, Face};
use rules::ids::{MAX_SEATS, SeatId, SeatSet};
use rules::seats::Seats;

/// The phase of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// These players roll two dice each for the first turn (S-2): chance is due.
    FirstRoll {
        /// Who rolls.
        contenders: SeatSet,
    },
    /// The opening throw is due (S-3): chance is due.
    Opening,
    /// A player's turn.
    Turn {
        /// The player.
        player: SeatId,
    },
    /// Table rules: a player holds a die of their own and must place it, or roll it if it fits nowhere (S-11).
    Held {
        /// The player.
        player: SeatId,
        /// The die.
        die: DieId,
    },
    /// A die is being rolled: chance is due (S-6).
    Rolling {
        /// Who rolls.
        player: SeatId,
        /// The die; under Table rules it can be an opponent's (S-12).
        die: DieId,
    },
    /// The die just rolled fits and must be placed (S-6).
    PlaceRolled {
        /// The player.
        player: SeatId,
        /// The die.
        die: DieId,
    },
    /// Another player has rolled the die, and its owner keeps the new number or takes the old one back (S-12).
    ChooseFace {
        /// Who rolled it.
        roller: SeatId,
        /// The die.
        die: DieId,
        /// Its number before the roll.
        old: Face,
    },
    /// The match is over.
    Over,
}

/// Where a die is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// Not thrown yet.
    #[default]
    InHand,
    /// On the table, not in a stack.
    Loose,
    /// In a stack on the table.
    Stacked {
        /// The stack, named by its bottom die.
        stack: DieId,
    },
    /// In a captured stack.
    Captured {
        /// The stack, named by its bottom die.
        stack: DieId,
    },
}

/// A stack: two to four dice, bottom first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DiceStack {
    pub(super) dice: [DieId; CAPTURE_HEIGHT],
    pub(super) height: u8,
    /// Who captured it (S-5).
    pub captured_by: Option<SeatId>,
}

impl DiceStack {
    /// The id of the stack, which is its bottom die.
    pub const fn id(&self) -> DieId {
        self.dice[0]
    }

    /// The dice, bottom first.
    pub fn dice(&self) -> &[DieId] {
        &self.dice[..self.height as usize]
    }

    /// The die on top.
    pub const fn top(&self) -> DieId {
        self.dice[self.height as usize - 1]
    }

    /// How many dice it has, 2 to 4.
    pub const fn height(&self) -> usize {
        self.height as usize
    }
}

/// A match of Stack.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stack {
    pub(super) options: StackOptions,
    pub(super) seats: Seats,
    pub(super) phase: Phase,
    /// Counted from 1; 0 before the first.
    pub(super) round: u16,
    /// Who goes first this round (S-2).
    pub(super) first: SeatId,
    /// The number on top of each die, by die id; 0 before the opening throw.
    pub(super) faces: Vec<Face>,
    /// Where each die is, by die id.
    pub(super) places: Vec<Place>,
    /// All stacks of the round, in the order of their first placing; captured stacks stay in the list.
    pub(super) stacks: Vec<DiceStack>,
    /// Totals by seat, with penalties (G-6).
    pub(super) totals: [i32; MAX_SEATS],
    /// The seats that have one turn left, once the round is about to end (S-14, S-15).
    pub(super) last_turns: Option<SeatSet>,
    /// The seats that have no more turns in this round (S-14, S-15).
    pub(super) out: SeatSet,
    /// The seats that lose their next turn (S-13).
    pub(super) lost_turn: SeatSet,
    /// The winners, at the end.
    pub(super) winners: SeatSet,
}

impl Stack {
    /// The options of the match.
    pub const fn options(&self) -> &StackOptions {
        &self.options
    }

    /// The seating.
    pub const fn seats(&self) -> &Seats {
        &self.seats
    }

    /// How many dice the match has.
    pub const fn dice_count(&self) -> usize {
        self.seats.count() * DICE_EACH
    }

    /// All dice, in order.
    pub fn dice(&self) -> impl Iterator<Item = DieId> + use<> {
        (0..self.dice_count() as u8).map(DieId)
    }

    /// The phase of the match.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, counted from 1; 0 before the first.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// Who goes first this round.
    pub const fn first(&self) -> SeatId {
        self.first
    }

    /// The player whose turn it is, also while the player's die rolls.
    pub const fn current(&self) -> Option<SeatId> {
        match self.phase {
            Phase::Turn { player }
            | Phase::Held { player, .. }
            | Phase::Rolling { player, .. }
            | Phase::PlaceRolled { player, .. }
            | Phase::ChooseFace { roller: player, .. } => Some(player),
            Phase::FirstRoll { .. } | Phase::Opening | Phase::Over => None,
        }
    }

    /// The number on top of a die; 0 before the opening throw.
    pub fn face(&self, die: DieId) -> Face {
        self.faces[die.index()]
    }

    /// Where a die is.
    pub fn place(&self, die: DieId) -> Place {
        self.places[die.index()]
    }

    /// Whether a die lies on the table and not in a stack.
    pub fn is_loose(&self, die: DieId) -> bool {
        self.places[die.index()] == Place::Loose
    }

    /// The loose dice of a player.
    pub fn loose(&self, player: SeatId) -> DieSet {
        self.dice()
            .filter(|die| owner(*die) == player && self.is_loose(*die))
            .collect()
    }

    /// All stacks of the round, also the captured ones, in the order of their first placing.
    pub fn stacks(&self) -> &[DiceStack] {
        &self.stacks
    }

    /// A stack by its bottom die.
    pub fn stack(&self, id: DieId) -> Option<&DiceStack> {
        self.stacks.iter().find(|stack| stack.id() == id)
    }

    /// The total of a seat, with penalties.
    pub const fn total(&self, player: SeatId) -> i32 {
        self.totals[player.index()]
    }

    /// The points of a seat if the round ended now (S-17).
    pub fn round_points(&self, player: SeatId) -> i32 {
        self.stacks
            .iter()
            .filter(|stack| owner(stack.top()) == player)
            .map(|stack| i32::from(top_points(self.face(stack.top()))))
            .sum()
    }

    /// The seats that have one turn left, once the round is about to end.
    pub const fn last_turns(&self) -> Option<SeatSet> {
        self.last_turns
    }

    /// The seats that have no more turns in this round.
    pub const fn out(&self) -> SeatSet {
        self.out
    }

    /// The seats that lose their next turn.
    pub const fn lost_turn(&self) -> SeatSet {
        self.lost_turn
    }

    /// The winners; empty until the match is over.
    pub const fn winners(&self) -> SeatSet {
        self.winners
    }

    /// Whether `die` may be put on `onto` in the current position (S-4).
    pub fn fits(&self, die: DieId, onto: DieId) -> bool {
        let below = owner(onto);
        let player = owner(die);
        self.is_loose(die)
            && die != onto
            && below != player
            && (self.options.stack_on_partner || !self.seats.partners(player, below))
            && self.face(die) == self.face(onto)
            && match self.place(onto) {
                Place::Loose => true,
                Place::Stacked { stack } => self.stack(stack).is_some_and(|stack| stack.top() == onto),
                Place::InHand | Place::Captured { .. } => false,
            }
    }

    /// Whether placing this die would start the last turns because it is its owner's last loose die (S-14). The player
    /// must announce such a placing before doing it.
    pub fn is_last_loose(&self, die: DieId) -> bool {
        self.last_turns.is_none() && self.is_loose(die) && self.loose(owner(die)).len() == 1
    }

    /// The dice on which a loose die can be put, in order of ids (S-4).
    pub fn targets(&self, die: DieId) -> impl Iterator<Item = DieId> {
        self.dice().filter(move |onto| self.fits(die, *onto))
    }
}

/// The points for a top: its number, and 10 for a 1 (S-17).
pub const fn top_points(face: Face) -> u8 {
    if face.0 == 1 { 10 } else { face.0 }
}

const _: () = assert!(MAX_DICE <= 128, "a DieSet holds 128 dice");
