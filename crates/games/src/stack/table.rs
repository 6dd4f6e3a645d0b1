//! Stack on the table: which throw the rules wait for, what a throw reports to the rules, and what the events move.
//!
//! Only this module connects Stack with the table. It makes no decisions: the report says what the dice did.

use super::action::{OpeningThrow, RollReport, StackAction};
use super::event::StackEvent;
use super::options::StackOptions;
use super::policy::harm;
use super::state::{Phase, Place};
use crate::stack::sizes::{DICE_EACH, owner};
use crate::stack::state::Stack;
use rules::die::{DieId, DieSet, Face};
use rules::ids::{SeatId, SeatSet};
use rules::seats::Seats;
use tabletop::change::TableChange;
use tabletop::die::Die;
use tabletop::game::{ChanceDue, DiePlacement, Equipment, Layout, Mishap, TableGame};
use tabletop::shape::DieShape;
use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder, ThrowSettled};
use tabletop::tray::TrayGeometry;

/// The two dice with which a seat rolls for the first turn (S-2): its first two.
pub const fn first_dice(player: SeatId) -> [DieId; 2] {
    let first = player.0 * DICE_EACH as u8;
    [DieId(first), DieId(first + 1)]
}

/// The dice of all players who roll for the first turn, in order of ids.
fn contenders_dice(contenders: SeatSet) -> Vec<DieId> {
    contenders.iter().flat_map(first_dice).collect()
}

/// How many times a die is in a list.
fn times(list: &[DieId], die: DieId) -> u8 {
    let times = list.iter().filter(|listed| **listed == die).count();
    u8::try_from(times).unwrap_or(u8::MAX)
}

impl Stack {
    /// The dice of the throw that is due.
    fn dice_due(&self) -> Option<Vec<DieId>> {
        match self.phase() {
            Phase::FirstRoll { contenders } => Some(contenders_dice(contenders)),
            Phase::Opening => Some(self.dice().collect()),
            Phase::Rolling { die, .. } => Some(vec![die]),
            _ => None,
        }
    }

    /// The result of the roll of one die, as a report to the rules.
    fn roll_report(&self, die: DieId, face: Face, settled: &ThrowSettled) -> RollReport {
        RollReport {
            face,
            fell: settled.fell,
            // A stack that fell counts as fallen even if it was pushed before.
            pushed: DieSet(settled.pushed.0 & !settled.fell.0),
            turned_back: settled.turned_back,
            floor: times(&settled.floor, die),
            cocked: times(&settled.cocked, die),
        }
    }
}

impl TableGame for Stack {
    fn equipment(_options: &StackOptions, seats: &Seats) -> Equipment {
        let dice = seats.count() * DICE_EACH;
        Equipment {
            dice: (0..dice as u8)
                .map(DieId)
                .map(|id| Die {
                    id,
                    owner: owner(id),
                    shape: DieShape::D6,
                })
                .collect(),
            tray: Some(TrayGeometry::for_dice(dice)),
            ..Equipment::default()
        }
    }

    fn is_thrown(action: &StackAction) -> bool {
        matches!(action, StackAction::Reroll { .. } | StackAction::RollOpponents { .. })
    }

    const RECKONED_HARM: Option<f32> = Some(harm::RECKONED_HARM);

    fn harm(view: &Stack, who: SeatId, action: &StackAction, settled: &ThrowSettled) -> f32 {
        match (action, settled.faces.first()) {
            (StackAction::Reroll { die }, Some((thrown, face))) if thrown == die => {
                harm::harm(view, who, *die, &view.roll_report(*die, *face, settled))
            }
            _ => 0.0,
        }
    }

    fn is_announced(view: &Stack, action: &StackAction) -> bool {
        matches!(action, StackAction::Place { die, .. } if view.is_last_loose(*die))
    }

    fn is_open(_action: &StackAction) -> bool {
        true
    }

    fn chance_due(&self) -> ChanceDue {
        ChanceDue::Throw {
            thrower: match self.phase() {
                Phase::Rolling { player, .. } => Some(player),
                _ => None,
            },
        }
    }

    fn throw_due(&self, gesture: ThrowGesture) -> Option<ThrowOrder> {
        let kind = match self.phase() {
            Phase::FirstRoll { .. } => ThrowKind::FromHands,
            Phase::Opening => ThrowKind::Mixed,
            _ => ThrowKind::Single { gesture },
        };
        let dice = self.dice_due()?;
        Some(ThrowOrder { dice, kind })
    }

    fn report(&self, settled: &ThrowSettled) -> Option<StackAction> {
        if !settled.is_of(&self.dice_due()?) {
            return None;
        }
        let faces = settled.faces.iter().map(|(_, face)| *face);
        match self.phase() {
            Phase::FirstRoll { .. } => {
                let pairs = settled.faces.chunks_exact(2);
                Some(StackAction::FirstRoll(
                    pairs.map(|pair| [pair[0].1, pair[1].1]).collect(),
                ))
            }
            Phase::Opening => {
                let mut floor = vec![0_u8; self.seats().count()];
                for die in &settled.floor {
                    if let Some(fallen) = floor.get_mut(owner(*die).index()) {
                        *fallen = fallen.saturating_add(1);
                    }
                }
                Some(StackAction::OpeningThrow(
                    OpeningThrow {
                        faces: faces.collect(),
                        floor,
                    }
                    .into(),
                ))
            }
            Phase::Rolling { die, .. } => {
                let face = settled.faces.first()?.1;
                Some(StackAction::Rolled(self.roll_report(die, face, settled).into()))
            }
            _ => None,
        }
    }

    fn risks_stacks(action: &StackAction) -> bool {
        matches!(action, StackAction::Reroll { .. })
    }

    fn mishap(event: &StackEvent) -> Option<Mishap> {
        match event {
            StackEvent::Fell { player, .. } => Some(Mishap::Toppled(*player)),
            StackEvent::Penalty { .. } => Some(Mishap::Penalty),
            _ => None,
        }
    }

    fn turn_of(event: &StackEvent) -> Option<SeatId> {
        match event {
            StackEvent::TurnStarted { player, .. } => Some(*player),
            _ => None,
        }
    }

    fn changes(event: &StackEvent, out: &mut Vec<TableChange>) {
        match event {
            StackEvent::FirstRolled { player, faces } => {
                let dice = first_dice(*player).into_iter().zip(*faces);
                out.extend(dice.map(|(die, face)| TableChange::Shows { die, face }));
            }
            StackEvent::RoundStarted { .. } => out.push(TableChange::Cleared),
            StackEvent::OpeningThrown { faces } => {
                let dice = faces.iter().enumerate();
                out.extend(dice.map(|(die, face)| TableChange::Shows {
                    die: DieId(die as u8),
                    face: *face,
                }));
            }
            StackEvent::Rolled { die, face, .. } => out.push(TableChange::Shows { die: *die, face: *face }),
            StackEvent::OwnerChose { die, face, .. } => out.push(TableChange::TurnedTo { die: *die, face: *face }),
            StackEvent::Placed { die, onto, stack, .. } => out.push(TableChange::PutOn {
                die: *die,
                onto: *onto,
                stack: *stack,
            }),
            StackEvent::Captured { stack, .. } => out.push(TableChange::TakenOff { stack: *stack }),
            // The physics has already corrected everything that fell, leaned or was turned (S-7, S-9). The other
            // events move no die.
            _ => {}
        }
    }

    fn layout(view: &Stack) -> Layout {
        let dice = view.dice().map(|die| match view.place(die) {
            Place::InHand => DiePlacement::InHand,
            Place::Loose | Place::Stacked { .. } => DiePlacement::OnTable(view.face(die).into()),
            Place::Captured { .. } => DiePlacement::Away,
        });
        let standing = view.stacks().iter().filter(|stack| stack.captured_by.is_none());
        Layout {
            dice: dice.collect(),
            stacks: standing.map(|stack| stack.dice().to_vec()).collect(),
            piles: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stack::arrange::{Arrange, die_of};
    use rules::game::Game;
    use rules::ids::Actor;

    fn begun() -> Stack {
        let seats = Seats::solo(2).expect("a seating");
        Stack::new(&StackOptions::default(), &seats, 1).expect("a match")
    }

    fn gesture() -> ThrowGesture {
        ThrowGesture {
            from: glam::Vec2::ZERO,
            direction: glam::Vec2::X,
            power: 0.5,
        }
    }

    fn showing(dice: &[DieId], face: u8) -> ThrowSettled {
        ThrowSettled {
            faces: dice.iter().map(|die| (*die, Face(face))).collect(),
            ..Default::default()
        }
    }

    #[test]
    fn the_first_throw_is_two_dice_of_each_seat_s_2() {
        let game = begun();
        let order = game.throw_due(gesture()).expect("a throw is due");
        assert_eq!(order.kind, ThrowKind::FromHands);
        assert_eq!(order.dice, [die_of(0, 0), die_of(0, 1), die_of(1, 0), die_of(1, 1)]);
        let report = game.report(&showing(&order.dice, 3));
        assert_eq!(report, Some(StackAction::FirstRoll(vec![[Face(3); 2]; 2])));
    }

    #[test]
    fn other_dice_than_those_due_are_no_report() {
        let game = begun();
        assert_eq!(game.report(&showing(&[die_of(0, 0)], 3)), None);
        assert_eq!(game.report(&ThrowSettled::default()), None);
    }

    #[test]
    fn floor_dice_of_the_opening_throw_are_counted_for_their_owners_s_20() {
        let mut game = begun();
        let faces = vec![[Face(6); 2], [Face(1); 2]];
        game.apply(Actor::Chance, &StackAction::FirstRoll(faces), &mut ())
            .expect("possible");
        let order = game.throw_due(gesture()).expect("a throw is due");
        assert_eq!((order.kind, order.dice.len()), (ThrowKind::Mixed, 28));
        let settled = ThrowSettled {
            floor: vec![die_of(1, 3), die_of(0, 2), die_of(1, 3)],
            ..showing(&order.dice, 2)
        };
        let Some(StackAction::OpeningThrow(report)) = game.report(&settled) else {
            panic!("no report of an opening throw");
        };
        assert_eq!(report.floor, [1, 2]);
        assert_eq!(report.faces, vec![Face(2); 28]);
    }

    #[test]
    fn the_roll_of_a_die_reports_all_that_happened_on_the_table() {
        let seats = Seats::solo(2).expect("a seating");
        let mut game = Arrange::new(&StackOptions::default(), &seats)
            .expect("a position")
            .stack(4, &[die_of(0, 0), die_of(1, 0)])
            .stack(5, &[die_of(0, 1), die_of(1, 1)])
            .build()
            .expect("a sound position");
        let die = die_of(0, 9);
        game.apply(Actor::Player(SeatId(0)), &StackAction::Reroll { die }, &mut ())
            .expect("legal");
        assert_eq!(game.throw_due(gesture()).map(|order| order.dice), Some(vec![die]));
        let settled = ThrowSettled {
            floor: vec![die, die],
            cocked: vec![die],
            fell: [die_of(0, 0)].into_iter().collect(),
            pushed: [die_of(0, 0), die_of(0, 1)].into_iter().collect(),
            turned_back: [die_of(1, 7)].into_iter().collect(),
            ..showing(&[die], 6)
        };
        let Some(report @ StackAction::Rolled(_)) = game.report(&settled) else {
            panic!("no report of a roll");
        };
        game.check_chance(&report).expect("the rules accept it");
        let StackAction::Rolled(report) = report else { return };
        assert_eq!((report.face, report.floor, report.cocked), (Face(6), 2, 1));
        assert_eq!(
            report.pushed,
            [die_of(0, 1)].into_iter().collect(),
            "a stack that fell does not count as pushed (S-8)"
        );
    }
}
