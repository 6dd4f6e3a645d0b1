//! Skip-Bo Dice on the table: which throw the rules wait for, what a throw reports to the rules, and what the events
//! move.
//!
//! Only this module connects the game with the table. The board file says what is printed on the side on top. This
//! module makes no decisions: the report says what the dice did.

use glam::Vec2;

use super::action::{DiceAction, Roll, Source};
use super::event::DiceEvent;
use super::options::DiceOptions;
use super::state::Phase;
use super::value::{BONUS, DICE, Dice, Value};
use crate::skip_bo_dice::state::SkipBoDice;
use rules::die::{DieId, Face};
use rules::ids::SeatId;
use rules::seats::Seats;
use tabletop::change::TableChange;
use tabletop::die::Die;
use tabletop::game::{ChanceDue, DiePlacement, Equipment, Faces, Layout, TableGame};
use tabletop::shape::DieShape;
use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder, ThrowSettled};
use tabletop::tray::TrayGeometry;

/// The size of the felt for six dice, in edge lengths of a die: wide and shallow, as the room under a player's board
/// allows.
const FELT: Vec2 = Vec2::new(13.0, 5.0);

impl SkipBoDice {
    /// The dice that must be thrown now; none if no throw is due.
    fn dice_due(&self) -> Dice {
        match self.phase() {
            Phase::Rolling { dice } => dice,
            _ => Dice::NONE,
        }
    }

    /// The print on a side of a die, by the number that a plain die has there; blank if there is no such side.
    pub fn printed(&self, die: DieId, side: Face) -> Value {
        let index = usize::from(side.0).wrapping_sub(1);
        self.board().sides(die).get(index).copied().unwrap_or(Value::BLANK)
    }

    /// The sides of a die that show a value.
    fn sides_with(&self, die: DieId, value: Value) -> Faces {
        let sides = (1..).map(Face).zip(self.board().sides(die));
        sides
            .filter(|(_, printed)| **printed == value)
            .map(|(side, _)| side)
            .collect()
    }
}

impl TableGame for SkipBoDice {
    fn equipment(_options: &DiceOptions, _seats: &Seats) -> Equipment {
        Equipment {
            dice: (0..DICE as u8)
                .map(DieId)
                .map(|id| Die {
                    id,
                    owner: SeatId(0),
                    shape: if id == BONUS { DieShape::D10 } else { DieShape::D6 },
                })
                .collect(),
            tray: Some(TrayGeometry::of_size(FELT)),
            ..Equipment::default()
        }
    }

    fn is_thrown(action: &DiceAction) -> bool {
        matches!(
            action,
            DiceAction::Reroll { .. }
                | DiceAction::Fill {
                    with: Source::Bonus,
                    ..
                }
        )
    }

    fn is_open(_action: &DiceAction) -> bool {
        // All boards and dice are visible; choices are reported only after all players have chosen (D-8, D-13).
        true
    }

    fn chance_due(&self) -> ChanceDue {
        match self.phase() {
            Phase::Rolling { .. } => ChanceDue::Throw {
                thrower: Some(self.active()),
            },
            _ => ChanceDue::Drawn { starts_round: true },
        }
    }

    fn throw_due(&self, gesture: ThrowGesture) -> Option<ThrowOrder> {
        let dice = self.dice_due();
        (!dice.is_empty()).then(|| ThrowOrder {
            dice: dice.iter().collect(),
            kind: ThrowKind::Handful { gesture },
        })
    }

    fn report(&self, settled: &ThrowSettled) -> Option<DiceAction> {
        let due: Vec<DieId> = self.dice_due().iter().collect();
        if due.is_empty() || !settled.is_of(&due) {
            return None;
        }
        let times = |list: &[DieId]| u8::try_from(list.len()).unwrap_or(u8::MAX);
        let mut roll = Roll {
            cocked: times(&settled.cocked),
            floor: times(&settled.floor),
            ..Roll::default()
        };
        for (die, side) in &settled.faces {
            roll.values[die.index()] = self.printed(*die, *side);
        }
        Some(DiceAction::Rolled(roll))
    }

    fn turn_of(event: &DiceEvent) -> Option<SeatId> {
        match event {
            DiceEvent::TurnStarted { player, .. } => Some(*player),
            _ => None,
        }
    }

    fn changes(event: &DiceEvent, out: &mut Vec<TableChange>) {
        match event {
            DiceEvent::Rolled { dice, .. } => out.extend(dice.iter().map(|die| TableChange::IsRead { die })),
            DiceEvent::Filled {
                with: Source::Number(die),
                ..
            } => out.push(TableChange::UsedUp { die: *die }),
            // The other events change no die.
            _ => {}
        }
    }

    fn can_be_undone(event: &DiceEvent) -> bool {
        match event {
            DiceEvent::Filled { with, .. } => *with != Source::Bonus,
            DiceEvent::StarCollected { .. }
            | DiceEvent::StarLost { .. }
            | DiceEvent::Completed { .. }
            | DiceEvent::LastTurns { .. } => true,
            _ => false,
        }
    }

    fn layout(view: &Self) -> Layout {
        let dice = (0..DICE as u8).map(DieId).map(|die| {
            let value = view.value(die);
            let sides = view.sides_with(die, value);
            if !value.is_shown() {
                DiePlacement::InHand
            } else if view.unused().contains(die) {
                DiePlacement::OnTable(sides)
            } else {
                DiePlacement::UsedUp(sides)
            }
        });
        Layout {
            dice: dice.collect(),
            ..Layout::default()
        }
    }
}
