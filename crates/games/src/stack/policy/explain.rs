//! The reasons for actions of Stack, as messages.

use super::judge::{EXPERT, ahead, judge};
use super::position::{Position, height};
use crate::stack::action::StackAction;
use crate::stack::sizes::{CAPTURE_HEIGHT, owner};
use crate::stack::state::{Phase, Stack, top_points};
use messages::Message;
use messages::texts::stack as words;
use rules::ai::agent::Explain;
use rules::die::DieId;
use rules::ids::SeatId;

impl Explain for Stack {
    /// Measured in points.
    const WORTH_TELLING: f32 = 1.5;

    /// A seat's expected lead, in points.
    fn standing(view: &Self, who: SeatId) -> f32 {
        let mut position = Position::of(view, who);
        if view.phase() == Phase::Over {
            position.turn = None;
        }
        ahead(&position, &judge(&position, &EXPERT), who, &EXPERT)
    }

    fn reason(view: &Self, who: SeatId, action: &StackAction, _other: Option<&StackAction>) -> Option<Message> {
        Some(match *action {
            StackAction::Place { die, onto } => placed(view, who, die, onto),
            StackAction::Reroll { die } => rolled(view, die),
            StackAction::ChooseFace { keep_new } => {
                let Phase::ChooseFace { die, old, .. } = view.phase() else {
                    return None;
                };
                let (new, old) = (top_points(view.face(die)), top_points(old));
                if keep_new {
                    words::reason_number(new, old)
                } else {
                    words::reason_number(old, new)
                }
            }
            StackAction::Pass => words::REASON_PASS,
            _ => return None,
        })
    }

    /// The message for the size of a difference.
    fn amount(difference: f32) -> Message {
        // Winning the match has a much higher weight than the points of a round.
        if difference >= 40.0 {
            return words::AMOUNT_MATCH;
        }
        // Languages differ in the sign between the whole number and its tenths.
        let tenths = (difference * 10.0).round() as i32;
        words::amount_points(tenths / 10, (tenths % 10).abs())
    }
}

/// The message for what a die gains in its new place.
fn placed(view: &Stack, who: SeatId, die: DieId, onto: DieId) -> Message {
    let face = view.face(die);
    let points = top_points(face);
    let under = height(view, onto);
    if under + 1 == CAPTURE_HEIGHT {
        return words::reason_captures(points);
    }
    let position = Position::of(view, who);
    let against = position.against(who);
    let mut threats: u8 = position
        .active()
        .iter()
        .filter(|seat| against.contains(*seat))
        .map(|seat| position.loose(seat, usize::from(face.0)))
        .sum();
    // The covered die is no threat any more.
    if under == 1 && against.contains(owner(onto)) && position.active().contains(owner(onto)) {
        threats = threats.saturating_sub(1);
    }
    if under > 1 {
        words::reason_takes(points, owner(onto), threats, face.0)
    } else {
        words::reason_counts(points, threats, face.0)
    }
}

/// The message for what rolling a die again can gain.
fn rolled(view: &Stack, die: DieId) -> Message {
    let position = Position::of(view, owner(die));
    let fitting = (1..=6).filter(|face| position.targets(owner(die), *face).next().is_some());
    let fitting = fitting.count();
    if view.targets(die).next().is_none() {
        words::reason_roll_idle(fitting)
    } else {
        words::reason_roll_better(fitting)
    }
}
