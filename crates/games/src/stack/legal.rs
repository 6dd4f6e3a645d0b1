//! Legal actions in Stack, and reasons of refusals.

use super::action::StackAction;
use super::state::{Phase, Place, Stack};
use crate::stack::sizes::{DICE_EACH, owner};
use messages::texts::stack as words;
use rules::die::{DieId, DieSet, Face};
use rules::error::{ApplyError, RuleRefusal};
use rules::game::{Game, Turn};
use rules::ids::SeatId;
use rules::options::Enforcement;

const NO_SUCH_DIE: RuleRefusal = RuleRefusal::new("S-1", words::REFUSED_NO_SUCH_DIE);

/// The uncovered dice on the table, loose or on top of a stack, by number.
pub(super) struct Uncovered([DieSet; 7]);

impl Uncovered {
    /// The uncovered dice that show a number.
    pub(super) fn showing(&self, face: Face) -> DieSet {
        self.0.get(face.0 as usize).copied().unwrap_or_default()
    }
}

impl Stack {
    /// Why `player` may not put `die` on `onto`; `None` if it is allowed (S-4).
    pub fn refuse_place(&self, player: SeatId, die: DieId, onto: DieId) -> Option<RuleRefusal> {
        let count = self.dice_count();
        if die.index() >= count || onto.index() >= count {
            return Some(NO_SUCH_DIE);
        }
        self.refuse_take(player, die)
            .or_else(|| self.refuse_target(player, die, onto))
    }

    /// Why `player` may not play or roll `die`; `None` if it is allowed (S-4, S-6).
    pub fn refuse_take(&self, player: SeatId, die: DieId) -> Option<RuleRefusal> {
        if die.index() >= self.dice_count() {
            return Some(NO_SUCH_DIE);
        }
        if owner(die) != player {
            return Some(RuleRefusal::new("S-4", words::REFUSED_NOT_YOURS));
        }
        match self.place(die) {
            Place::Loose => None,
            Place::InHand => Some(RuleRefusal::new("S-3", words::REFUSED_NOT_THROWN)),
            Place::Stacked { .. } => Some(RuleRefusal::new("S-4", words::REFUSED_STACKED)),
            Place::Captured { .. } => Some(RuleRefusal::new("S-5", words::REFUSED_CAPTURED)),
        }
    }

    /// Why `player` may not put any die, or this die, on `onto`; `None` if it is allowed.
    fn refuse_target(&self, player: SeatId, die: DieId, onto: DieId) -> Option<RuleRefusal> {
        let below = owner(onto);
        if die == onto {
            return Some(RuleRefusal::new("S-4", words::REFUSED_ON_ITSELF));
        }
        if below == player {
            return Some(RuleRefusal::new("S-4", words::REFUSED_OWN_COLOUR));
        }
        if self.seats.partners(player, below) && !self.options.stack_on_partner {
            return Some(RuleRefusal::new("S-19", words::REFUSED_ON_PARTNER));
        }
        match self.place(onto) {
            Place::InHand => return Some(RuleRefusal::new("S-3", words::REFUSED_NOT_THROWN)),
            Place::Captured { .. } => {
                return Some(RuleRefusal::new("S-5", words::REFUSED_ON_CAPTURED));
            }
            Place::Stacked { stack } if self.stack(stack).is_none_or(|stack| stack.top() != onto) => {
                return Some(RuleRefusal::new("S-4", words::REFUSED_BURIED));
            }
            Place::Stacked { .. } | Place::Loose => {}
        }
        let (mine, theirs) = (self.face(die), self.face(onto));
        (mine != theirs).then(|| RuleRefusal::new("S-4", words::refused_numbers_differ(theirs.0, mine.0)))
    }

    /// Checks whether `player` is due and may do this action.
    pub(super) fn check_action(&self, player: SeatId, action: &StackAction) -> Result<(), ApplyError<StackAction>> {
        let due = match self.turn() {
            Turn::Over => return Err(ApplyError::Over),
            Turn::Chance => return Err(ApplyError::not_due(player)),
            Turn::Players(due) => due,
        };
        let refusal = if player.index() >= self.seats.count() {
            return Err(ApplyError::not_due(player));
        } else if *action == StackAction::ActOutOfTurn {
            self.refuse_out_of_turn(player)
        } else if due.contains(player) {
            self.refuse_due(player, action)
        } else {
            return Err(ApplyError::not_due(player));
        };
        match refusal {
            None => Ok(()),
            Some(refusal) => Err(refusal.of(action.clone())),
        }
    }

    /// Why a player who is due may not do this action; `None` if it is allowed.
    fn refuse_due(&self, player: SeatId, action: &StackAction) -> Option<RuleRefusal> {
        use StackAction as A;
        if matches!(action, A::FirstRoll(_) | A::OpeningThrow(_) | A::Rolled(_)) {
            return Some(RuleRefusal::new("G-2", words::REFUSED_DICE_SAY));
        }
        match (self.phase, action) {
            (Phase::Turn { .. }, A::Place { die, onto }) => self.refuse_place(player, *die, *onto),
            (Phase::Turn { .. }, A::Reroll { die }) => self.refuse_take(player, *die),
            (Phase::Turn { .. }, A::Pass) => {
                (!self.loose(player).is_empty()).then_some(RuleRefusal::new("S-16", words::REFUSED_STILL_LOOSE))
            }
            (Phase::Turn { .. }, A::PickUp { die }) => self.refuse_pick_up(*die),
            (Phase::Turn { .. }, A::RollOpponents { die }) => self.refuse_roll_opponents(player, *die),
            (Phase::Held { die: held, .. }, A::Place { die, onto }) if *die == held => {
                self.refuse_place(player, *die, *onto)
            }
            (Phase::Held { die: held, .. }, A::Reroll { die }) if *die == held => {
                (self.targets(held).next().is_some()).then_some(RuleRefusal::new("S-11", words::REFUSED_HELD_FITS))
            }
            (Phase::Held { .. }, _) => Some(RuleRefusal::new("S-11", words::REFUSED_ANOTHER_HELD)),
            (Phase::PlaceRolled { die: rolled, .. }, A::Place { die, onto }) if *die == rolled => {
                self.refuse_place(player, *die, *onto)
            }
            (Phase::PlaceRolled { .. }, _) => Some(RuleRefusal::new("S-6", words::REFUSED_ROLLED_FITS)),
            (Phase::ChooseFace { .. }, A::ChooseFace { .. }) => None,
            (Phase::ChooseFace { .. }, _) => Some(RuleRefusal::new("S-12", words::REFUSED_CHOOSE_NUMBER)),
            (_, A::ChooseFace { .. }) => Some(RuleRefusal::new("S-12", words::REFUSED_NO_NUMBER)),
            _ => Some(RuleRefusal::new("G-1", words::REFUSED_NOT_NOW)),
        }
    }

    /// Why slips are impossible in Assisted play (G-4); `None` under Table rules.
    fn slips(&self) -> Option<RuleRefusal> {
        (self.options.enforcement == Enforcement::Assisted)
            .then_some(RuleRefusal::new("G-4", words::REFUSED_TABLE_RULES))
    }

    fn refuse_pick_up(&self, die: DieId) -> Option<RuleRefusal> {
        self.slips().or_else(|| self.refuse_take(owner(die), die))
    }

    fn refuse_roll_opponents(&self, player: SeatId, die: DieId) -> Option<RuleRefusal> {
        self.slips()
            .or_else(|| (owner(die) == player).then_some(RuleRefusal::new("S-12", words::REFUSED_OWN_DIE)))
            .or_else(|| self.refuse_take(owner(die), die))
    }

    fn refuse_out_of_turn(&self, player: SeatId) -> Option<RuleRefusal> {
        let due = matches!(self.turn(), Turn::Players(due) if due.contains(player));
        if due || self.current() == Some(player) {
            return Some(RuleRefusal::new("S-13", words::REFUSED_YOUR_TURN));
        }
        self.slips().or_else(|| {
            self.lost_turn
                .contains(player)
                .then_some(RuleRefusal::new("S-13", words::REFUSED_TURN_LOST))
        })
    }

    /// The uncovered dice on the table.
    pub(super) fn uncovered(&self) -> Uncovered {
        let mut by_face = [DieSet::EMPTY; 7];
        for die in self.dice().filter(|die| self.is_loose(*die)) {
            by_face[self.face(die).0 as usize].insert(die);
        }
        for stack in self.stacks.iter().filter(|stack| stack.captured_by.is_none()) {
            by_face[self.face(stack.top()).0 as usize].insert(stack.top());
        }
        Uncovered(by_face)
    }

    /// The dice of the colours that `player` may stack on (S-4, S-19).
    pub(super) fn stackable_colours(&self, player: SeatId) -> DieSet {
        self.seats
            .iter()
            .filter(|seat| *seat != player && (self.options.stack_on_partner || !self.seats.partners(player, *seat)))
            .map(dice_of)
            .fold(DieSet::EMPTY, DieSet::union)
    }

    /// Appends the legal actions of `who`: placings by die and target, re-rolls by die, then slips, the pass and the
    /// owner's choice.
    pub(super) fn push_legal(&self, who: SeatId, out: &mut Vec<StackAction>) {
        let Turn::Players(due) = self.turn() else { return };
        if who.index() >= self.seats.count() {
            return;
        }
        if !due.contains(who) {
            if self.refuse_out_of_turn(who).is_none() {
                out.push(StackAction::ActOutOfTurn);
            }
            return;
        }
        match self.phase {
            Phase::Turn { .. } => self.push_turn(who, out),
            Phase::Held { die, .. } => {
                self.push_places(die, out);
                if out.is_empty() {
                    out.push(StackAction::Reroll { die });
                }
            }
            Phase::PlaceRolled { die, .. } => self.push_places(die, out),
            Phase::ChooseFace { .. } => {
                out.extend([false, true].map(|keep_new| StackAction::ChooseFace { keep_new }));
            }
            Phase::FirstRoll { .. } | Phase::Opening | Phase::Rolling { .. } | Phase::Over => {}
        }
    }

    fn push_places(&self, die: DieId, out: &mut Vec<StackAction>) {
        out.extend(self.targets(die).map(|onto| StackAction::Place { die, onto }));
    }

    fn push_turn(&self, who: SeatId, out: &mut Vec<StackAction>) {
        let mine = self.loose(who);
        let uncovered = self.uncovered();
        let colours = self.stackable_colours(who);
        for die in mine.iter() {
            let targets = uncovered.showing(self.face(die)).intersection(colours);
            out.extend(targets.iter().map(|onto| StackAction::Place { die, onto }));
        }
        out.extend(mine.iter().map(|die| StackAction::Reroll { die }));
        if self.options.enforcement == Enforcement::Table {
            let loose: DieSet = self.dice().filter(|die| self.is_loose(*die)).collect();
            out.extend(loose.iter().map(|die| StackAction::PickUp { die }));
            let others = loose.difference(mine);
            out.extend(others.iter().map(|die| StackAction::RollOpponents { die }));
        }
        if mine.is_empty() {
            out.push(StackAction::Pass);
        }
    }
}

/// All dice of a seat.
pub(super) const fn dice_of(player: SeatId) -> DieSet {
    let all = (1_u128 << DICE_EACH) - 1;
    DieSet(all << (player.index() * DICE_EACH))
}
