//! Counts that decide the worth of a position of Stack: how many dice of each kind are in each kind of place. Dice of
//! one colour and number in the same kind of place are interchangeable, so a position here is a few counts, and a
//! search through many positions is cheap. This module only predicts what the rules would do; it must not judge
//! positions.

use crate::stack::options::TeamTarget;
use crate::stack::sizes::{CAPTURE_HEIGHT, owner};
use crate::stack::state::{Place, Stack, top_points};
use rules::die::{DieId, Face};
use rules::ids::{MAX_SEATS, SeatId, SeatSet};

/// The numbers of a die.
pub(super) const FACES: usize = 6;

/// By seat, the points that the seat will probably have after the scoring of the round, plus the worth of winning the
/// match.
pub(super) type Points = [f32; MAX_SEATS];

/// The die under a placed die: its owner, and its height in its stack, 1 for a loose die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Target {
    pub(super) owner: SeatId,
    pub(super) height: usize,
}

/// A move; all dice of one kind are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Move {
    /// Put a die of this number on this target (S-4).
    Place(Face, Target),
    /// Roll a die of this number (S-6).
    Reroll(Face),
    /// Pass, with no die left to play (S-16).
    Pass,
}

/// A position in a round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Position {
    /// How many seats play.
    pub(super) seats: u8,
    /// By seat, the seats that play against it: their points count against its own.
    against: [SeatSet; MAX_SEATS],
    /// By seat, the seats on whose dice it may stack (S-4, S-19).
    onto: [SeatSet; MAX_SEATS],
    /// Loose dice by seat and number.
    loose: [[u8; FACES + 1]; MAX_SEATS],
    /// Open stacks by the seat of the top die, by height (2, then 3), and by number.
    standing: [[[u8; FACES + 1]; CAPTURE_HEIGHT - 2]; MAX_SEATS],
    /// By seat, the total plus the points of its captured stacks (S-17).
    pub(super) sure: [i16; MAX_SEATS],
    /// The seats that have one turn left, once the round is about to end (S-14, S-15).
    pub(super) last_turns: Option<SeatSet>,
    /// The seats that have no more turns in this round.
    out: SeatSet,
    /// The seat whose turn it is; `None` once the round is over.
    pub(super) turn: Option<SeatId>,
    target: i16,
    team_target: TeamTarget,
    capture_penalty: bool,
}

impl Position {
    /// The counts of a position in a round, at this seat's turn.
    pub(super) fn of(state: &Stack, turn: SeatId) -> Self {
        let seats = state.seats();
        let mut position = Self {
            seats: seats.count() as u8,
            against: [SeatSet::EMPTY; MAX_SEATS],
            onto: [SeatSet::EMPTY; MAX_SEATS],
            loose: [[0; FACES + 1]; MAX_SEATS],
            standing: [[[0; FACES + 1]; CAPTURE_HEIGHT - 2]; MAX_SEATS],
            sure: [0; MAX_SEATS],
            last_turns: state.last_turns(),
            out: state.out(),
            turn: Some(turn),
            target: state.options().target as i16,
            team_target: state.options().team_target,
            capture_penalty: state.options().capture_penalty,
        };
        for seat in seats.iter() {
            let others = || seats.iter().filter(move |other| *other != seat);
            let against: SeatSet = others().filter(|other| !seats.partners(seat, *other)).collect();
            position.against[seat.index()] = against;
            position.onto[seat.index()] = if state.options().stack_on_partner {
                others().collect()
            } else {
                against
            };
            position.sure[seat.index()] = state.total(seat).clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        }
        for die in state.dice().filter(|die| state.is_loose(*die)) {
            position.loose[owner(die).index()][usize::from(state.face(die).0)] += 1;
        }
        for stack in state.stacks() {
            let (seat, face) = (owner(stack.top()).index(), state.face(stack.top()));
            if stack.captured_by.is_some() {
                position.sure[seat] += i16::from(top_points(face));
            } else if let Some(standing) = position.standing[seat].get_mut(stack.height() - 2) {
                standing[usize::from(face.0)] += 1;
            }
        }
        position
    }

    /// The seats.
    pub(super) fn players(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.seats).map(SeatId)
    }

    /// The seats that play against a seat.
    pub(super) fn against(&self, seat: SeatId) -> SeatSet {
        self.against[seat.index()]
    }

    /// The seats on whose dice a seat may stack. The same seats may stack on its dice.
    pub(super) fn onto(&self, seat: SeatId) -> SeatSet {
        self.onto[seat.index()]
    }

    /// The seats that still have a turn in this round.
    pub(super) fn active(&self) -> SeatSet {
        self.last_turns.unwrap_or(SeatSet::first(self.seats.into()))
    }

    /// How many loose dice of a number a seat has.
    pub(super) fn loose(&self, seat: SeatId, face: usize) -> u8 {
        self.loose[seat.index()][face]
    }

    /// How many loose dice a seat has.
    pub(super) fn all_loose(&self, seat: SeatId) -> u8 {
        self.loose[seat.index()].iter().sum()
    }

    /// How many open stacks of this height, 2 or 3, have this seat's die of this number on top.
    pub(super) fn standing(&self, seat: SeatId, height: usize, face: usize) -> u8 {
        self.standing[seat.index()][height - 2][face]
    }

    /// The moves of the seat whose turn it is.
    pub(super) fn moves(&self, out: &mut Vec<Move>) {
        out.clear();
        let Some(seat) = self.turn else { return };
        for face in (1..=FACES).filter(|face| self.loose(seat, *face) > 0) {
            out.extend(
                self.targets(seat, face)
                    .map(|target| Move::Place(Face(face as u8), target)),
            );
            out.push(Move::Reroll(Face(face as u8)));
        }
        if out.is_empty() {
            out.push(Move::Pass);
        }
    }

    /// The targets for a seat's die of this number.
    pub(super) fn targets(&self, seat: SeatId, face: usize) -> impl Iterator<Item = Target> + use<'_> {
        self.onto(seat).iter().flat_map(move |owner| {
            (1..CAPTURE_HEIGHT)
                .filter(move |height| self.lying(owner, *height, face) > 0)
                .map(move |height| Target { owner, height })
        })
    }

    /// How many dice of a number a seat could stack on: loose ones, and tops of stacks of two and of three.
    pub(super) fn targets_by_height(&self, seat: SeatId, face: usize) -> [u8; CAPTURE_HEIGHT - 1] {
        let count = |height| {
            self.onto(seat)
                .iter()
                .map(|owner| self.lying(owner, height, face))
                .sum()
        };
        [count(1), count(2), count(3)]
    }

    /// How many uncovered dice of a seat with this number lie at this height, 1 for loose dice.
    fn lying(&self, seat: SeatId, height: usize, face: usize) -> u8 {
        if height == 1 {
            self.loose(seat, face)
        } else {
            self.standing(seat, height, face)
        }
    }

    /// Puts a die on a target and starts the next turn. This may be a capture (S-5) and may start the last turns
    /// (S-14, S-15).
    pub(super) fn place(&mut self, seat: SeatId, face: usize, target: Target) {
        self.loose[seat.index()][face] -= 1;
        if target.height == 1 {
            self.loose[target.owner.index()][face] -= 1;
        } else {
            self.standing[target.owner.index()][target.height - 2][face] -= 1;
        }
        if target.height + 1 == CAPTURE_HEIGHT {
            self.sure[seat.index()] += i16::from(top_points(Face(face as u8)));
            if self.capture_penalty {
                for other in self.players().filter(|other| *other != seat) {
                    self.sure[other.index()] -= 1;
                }
            }
        } else {
            self.standing[seat.index()][target.height - 1][face] += 1;
        }
        if self.last_turns.is_none() {
            let covered =
                target.height == 1 && self.against(seat).contains(target.owner) && self.all_loose(target.owner) == 0;
            if covered || self.all_loose(seat) == 0 {
                let mut left = self.against(seat);
                if covered {
                    left.remove(target.owner);
                }
                self.last_turns = Some(left);
                self.out = SeatSet(SeatSet::first(self.seats.into()).0 & !left.0);
            }
        }
        self.next_turn(seat);
    }

    /// Turns a loose die to another number; it stays loose.
    pub(super) fn turn_to(&mut self, seat: SeatId, from: usize, to: usize) {
        self.loose[seat.index()][from] -= 1;
        self.loose[seat.index()][to] += 1;
    }

    /// Ends a seat's turn. If the round is over, no seat has the next turn.
    pub(super) fn next_turn(&mut self, seat: SeatId) {
        if let Some(left) = &mut self.last_turns {
            left.remove(seat);
            self.out.insert(seat);
        }
        let seats = self.seats;
        let after = (1..=seats).map(|step| SeatId((seat.0 + step) % seats));
        let over = self.last_turns == Some(SeatSet::EMPTY);
        self.turn = after.into_iter().find(|next| !over && !self.out.contains(*next));
    }

    /// The winners of the match with these totals after a round; empty if the target is not reached (S-18, S-19).
    pub(super) fn winners(&self, totals: &[f32; MAX_SEATS]) -> SeatSet {
        let target = f32::from(self.target);
        let side = |seat: SeatId| -> f32 {
            let us = self.players().filter(|other| !self.against(seat).contains(*other));
            us.map(|other| totals[other.index()]).sum()
        };
        let reached = self.players().any(|seat| match self.team_target {
            TeamTarget::AnyPlayer => totals[seat.index()] >= target,
            TeamTarget::Combined => side(seat) >= target,
        });
        if !reached {
            return SeatSet::EMPTY;
        }
        let best = self.players().map(side).fold(f32::NEG_INFINITY, f32::max);
        self.players().filter(|seat| side(*seat) >= best).collect()
    }
}

/// The points for a top of this number (S-17).
pub(super) fn made_by(face: usize) -> f32 {
    f32::from(top_points(Face(face as u8)))
}

/// The height of an uncovered die in its stack; 1 for a loose die.
pub(super) fn height(state: &Stack, die: DieId) -> usize {
    match state.place(die) {
        Place::Stacked { stack } => state.stack(stack).map_or(1, |stack| stack.height()),
        Place::InHand | Place::Loose | Place::Captured { .. } => 1,
    }
}
