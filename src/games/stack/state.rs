//! The state of a match of Stack, and what can be asked of it.

use serde::{Deserialize, Serialize};

use super::options::StackOptions;
use crate::games::stack::sizes::{CAPTURE_HEIGHT, DICE_EACH, MAX_DICE, owner};
use crate::rules::die::{DieId, DieSet, Face};
use crate::rules::ids::{MAX_PLAYERS, PlayerId, PlayerSet};
use crate::rules::seats::Seats;

/// Where the match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// These players roll two dice each for first player (S-2): chance is due.
    FirstRoll {
        /// Who rolls.
        contenders: PlayerSet,
    },
    /// The opening throw (S-3): chance is due.
    Opening,
    /// A player's turn.
    Turn {
        /// Whose.
        player: PlayerId,
    },
    /// Table rules: a player holds an own die and must place it, or, where it fits nowhere, roll it (S-11).
    Held {
        /// Who.
        player: PlayerId,
        /// The die.
        die: DieId,
    },
    /// A die is being rolled: chance is due (S-6).
    Rolling {
        /// Who rolls.
        player: PlayerId,
        /// The die; an opponent's under Table rules (S-12).
        die: DieId,
    },
    /// The die just rolled fits and must be placed (S-6).
    PlaceRolled {
        /// Who.
        player: PlayerId,
        /// The die.
        die: DieId,
    },
    /// The owner of a die that another rolled keeps the new number or takes the old (S-12).
    ChooseFace {
        /// Who rolled it.
        roller: PlayerId,
        /// The die.
        die: DieId,
        /// Its number before.
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
    /// On the table, alone.
    Loose,
    /// In a stack on the table.
    Stacked {
        /// The stack, by its bottom die.
        stack: DieId,
    },
    /// In a captured stack.
    Captured {
        /// The stack, by its bottom die.
        stack: DieId,
    },
}

/// A stack: two to four dice, bottom first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DiceStack {
    pub(super) dice: [DieId; CAPTURE_HEIGHT],
    pub(super) height: u8,
    /// Who captured it (S-5).
    pub captured_by: Option<PlayerId>,
}

impl DiceStack {
    /// Its name: the bottom die.
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
    pub(super) first: PlayerId,
    /// The number on top of each die, by die id; 0 before it was thrown.
    pub(super) faces: Vec<Face>,
    /// Where each die is, by die id.
    pub(super) places: Vec<Place>,
    /// All stacks of the round, in the order they were begun; captured ones stay.
    pub(super) stacks: Vec<DiceStack>,
    /// Totals by seat, penalties included (G-6).
    pub(super) totals: [i32; MAX_PLAYERS],
    /// Who has one turn left, once the round is about to end (S-14, S-15).
    pub(super) last_turns: Option<PlayerSet>,
    /// Who takes no more turns this round (S-14, S-15).
    pub(super) out: PlayerSet,
    /// Who loses the next turn (S-13).
    pub(super) lost_turn: PlayerSet,
    /// The winners, at the end.
    pub(super) winners: PlayerSet,
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

    /// Where the match stands.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, counted from 1; 0 before the first.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// Who goes first this round.
    pub const fn first(&self) -> PlayerId {
        self.first
    }

    /// Whose turn it is, also while that player's die rolls.
    pub const fn current(&self) -> Option<PlayerId> {
        match self.phase {
            Phase::Turn { player }
            | Phase::Held { player, .. }
            | Phase::Rolling { player, .. }
            | Phase::PlaceRolled { player, .. }
            | Phase::ChooseFace { roller: player, .. } => Some(player),
            Phase::FirstRoll { .. } | Phase::Opening | Phase::Over => None,
        }
    }

    /// The number on top of a die; 0 before it was thrown.
    pub fn face(&self, die: DieId) -> Face {
        self.faces[die.index()]
    }

    /// Where a die is.
    pub fn place(&self, die: DieId) -> Place {
        self.places[die.index()]
    }

    /// Whether a die lies on the table alone.
    pub fn is_loose(&self, die: DieId) -> bool {
        self.places[die.index()] == Place::Loose
    }

    /// The loose dice of a player.
    pub fn loose(&self, player: PlayerId) -> DieSet {
        self.dice()
            .filter(|die| owner(*die) == player && self.is_loose(*die))
            .collect()
    }

    /// All stacks of the round, captured ones included, in the order they were begun.
    pub fn stacks(&self) -> &[DiceStack] {
        &self.stacks
    }

    /// A stack, by its bottom die.
    pub fn stack(&self, id: DieId) -> Option<&DiceStack> {
        self.stacks.iter().find(|stack| stack.id() == id)
    }

    /// The total of a seat, penalties included.
    pub const fn total(&self, player: PlayerId) -> i32 {
        self.totals[player.index()]
    }

    /// What a seat would score if the round ended now (S-17).
    pub fn round_points(&self, player: PlayerId) -> i32 {
        self.stacks
            .iter()
            .filter(|stack| owner(stack.top()) == player)
            .map(|stack| i32::from(top_points(self.face(stack.top()))))
            .sum()
    }

    /// Who has one turn left, once the round is about to end.
    pub const fn last_turns(&self) -> Option<PlayerSet> {
        self.last_turns
    }

    /// Who takes no more turns this round.
    pub const fn out(&self) -> PlayerSet {
        self.out
    }

    /// Who loses the next turn.
    pub const fn lost_turn(&self) -> PlayerSet {
        self.lost_turn
    }

    /// The winners; nobody until the match is over.
    pub const fn winners(&self) -> PlayerSet {
        self.winners
    }

    /// Whether `die` may be put on `onto`, both lying as they do now (S-4).
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

    /// Whether placing this die would bring the last turns about, as its owner's last loose one (S-14). That is to be
    /// announced before it is done.
    pub fn is_last_loose(&self, die: DieId) -> bool {
        self.last_turns.is_none() && self.is_loose(die) && self.loose(owner(die)).len() == 1
    }

    /// Where a loose die can be put, in order of ids (S-4).
    pub fn targets(&self, die: DieId) -> impl Iterator<Item = DieId> {
        self.dice().filter(move |onto| self.fits(die, *onto))
    }
}

/// What a top number is worth: itself, a 1 counts 10 (S-17).
pub const fn top_points(face: Face) -> u8 {
    if face.0 == 1 { 10 } else { face.0 }
}

const _: () = assert!(MAX_DICE <= 128, "a DieSet holds 128 dice");
