//! Conditions that hold in every state of a match of Stack.

use super::state::{DiceStack, Phase, Place, Stack};
use crate::stack::sizes::{CAPTURE_HEIGHT, owner};
use rules::die::DieSet;
use rules::error::InvariantError;
use rules::ids::SeatSet;

impl Stack {
    /// Checks that no die is missing or in two places, and that the parts of the state agree.
    pub(super) fn check_state(&self) -> Result<(), InvariantError> {
        InvariantError::unless(
            self.faces.len() == self.dice_count() && self.places.len() == self.dice_count(),
            || "14 dice a seat (S-1)".to_owned(),
        )?;
        self.check_places()?;
        for stack in &self.stacks {
            self.check_stack(stack)?;
        }
        self.check_phase()?;
        self.check_turns()
    }

    /// Checks that each die is in one place, and that each stacked die is in the stack that its place names.
    fn check_places(&self) -> Result<(), InvariantError> {
        let mut stacked = DieSet::EMPTY;
        for stack in &self.stacks {
            for die in stack.dice() {
                InvariantError::unless(die.index() < self.dice_count() && !stacked.contains(*die), || {
                    format!("{die:?} is in two stacks")
                })?;
                stacked.insert(*die);
                let place = match stack.captured_by {
                    Some(_) => Place::Captured { stack: stack.id() },
                    None => Place::Stacked { stack: stack.id() },
                };
                InvariantError::unless(self.place(*die) == place, || format!("{die:?} does not know its stack"))?;
            }
        }
        let thrown = !matches!(self.phase, Phase::FirstRoll { .. } | Phase::Opening);
        for die in self.dice() {
            let stands = matches!(self.place(die), Place::Stacked { .. } | Place::Captured { .. });
            InvariantError::unless(stands == stacked.contains(die), || format!("{die:?} is in no stack"))?;
            InvariantError::unless((self.place(die) != Place::InHand) == thrown, || {
                format!("{die:?} is not where the round is")
            })?;
            let face = self.face(die).0;
            InvariantError::unless(if thrown { (1..=6).contains(&face) } else { face == 0 }, || {
                format!("{die:?} shows {face}")
            })?;
        }
        Ok(())
    }

    /// Checks a stack: two to four dice of one number, neighbours of different colours; four exactly if it is captured
    /// (S-4, S-5).
    fn check_stack(&self, stack: &DiceStack) -> Result<(), InvariantError> {
        let name = stack.id();
        InvariantError::unless((2..=CAPTURE_HEIGHT).contains(&stack.height()), || {
            format!("stack {name:?} has a wrong height")
        })?;
        InvariantError::unless(
            (stack.height() == CAPTURE_HEIGHT) == stack.captured_by.is_some(),
            || format!("stack {name:?} is captured or not against its height"),
        )?;
        InvariantError::unless(
            stack.captured_by.is_none_or(|player| player == owner(stack.top())),
            || format!("stack {name:?} was captured by somebody else than its top"),
        )?;
        for pair in stack.dice().windows(2) {
            let (below, above) = (owner(pair[0]), owner(pair[1]));
            InvariantError::unless(self.face(pair[0]) == self.face(pair[1]), || {
                format!("stack {name:?} mixes numbers")
            })?;
            InvariantError::unless(below != above, || format!("stack {name:?} has a die on its own colour"))?;
            InvariantError::unless(
                self.options.stack_on_partner || !self.seats.partners(below, above),
                || format!("stack {name:?} has a die on a partner's"),
            )?;
        }
        Ok(())
    }

    /// Checks that the die of a phase is loose and belongs to the right player.
    fn check_phase(&self) -> Result<(), InvariantError> {
        let (die, right) = match self.phase {
            Phase::Held { player, die } => (die, owner(die) == player),
            Phase::PlaceRolled { player, die } => (die, owner(die) == player && self.targets(die).next().is_some()),
            Phase::Rolling { die, .. } => (die, true),
            Phase::ChooseFace { roller, die, old } => (die, owner(die) != roller && old != self.face(die)),
            Phase::FirstRoll { contenders } => {
                return InvariantError::unless(contenders.len() >= 2, || {
                    "fewer than two roll for first player".to_owned()
                });
            }
            Phase::Opening | Phase::Turn { .. } | Phase::Over => return Ok(()),
        };
        InvariantError::unless(right && self.is_loose(die), || {
            format!("{:?} is about a wrong die", self.phase)
        })
    }

    /// Checks that the last turns, the players who are out, and the winners agree with each other.
    fn check_turns(&self) -> Result<(), InvariantError> {
        let all = SeatSet::first(self.seats.count());
        match self.last_turns {
            None => InvariantError::unless(self.out.is_empty(), || {
                "somebody is out before the last turns".to_owned()
            })?,
            Some(left) => InvariantError::unless(left.0 ^ self.out.0 == all.0, || {
                "last turns and out do not fit".to_owned()
            })?,
        }
        if let Some(player) = self.current() {
            InvariantError::unless(!self.out.contains(player), || {
                format!("{player:?} is out and has a turn")
            })?;
        }
        InvariantError::unless(self.lost_turn.0 & !all.0 == 0, || {
            "a seat that does not play lost a turn".to_owned()
        })?;
        InvariantError::unless((self.phase == Phase::Over) != self.winners.is_empty(), || {
            "winners are for the end".to_owned()
        })
    }
}
