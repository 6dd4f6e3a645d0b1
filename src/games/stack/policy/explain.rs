//! What speaks for an act of Stack, in words.

use super::judge::{WEIGHTS, ahead, judge};
use super::position::{Position, height};
use crate::games::stack::action::StackAction;
use crate::games::stack::sizes::{CAPTURE_HEIGHT, owner};
use crate::games::stack::state::{Phase, Stack, top_points};
use crate::rules::die::{DieId, Face};
use crate::rules::ids::PlayerId;
use crate::rules::words::{Names, count};

/// A seat's expected lead, in points.
pub(super) fn standing(view: &Stack, who: PlayerId) -> f32 {
    let mut position = Position::of(view, who);
    if view.phase() == Phase::Over {
        position.turn = None;
    }
    ahead(&position, &judge(&position, &WEIGHTS), who, &WEIGHTS)
}

/// Why an act is worth doing; see [`crate::ai::explain::Explain::reason`].
pub(super) fn reason(view: &Stack, who: PlayerId, action: &StackAction, names: Names) -> Option<String> {
    Some(match *action {
        StackAction::Place { die, onto } => placed(view, who, die, onto, names),
        StackAction::Reroll { die } => rolled(view, die),
        StackAction::ChooseFace { keep_new } => {
            let Phase::ChooseFace { die, old, .. } = view.phase() else {
                return None;
            };
            let (kept, left) = if keep_new {
                (view.face(die), old)
            } else {
                (old, view.face(die))
            };
            let counts = |face: Face| count(top_points(face), "point", "points");
            format!(
                "on top of a stack it counts {}, the other {}",
                counts(kept),
                counts(left)
            )
        }
        StackAction::Pass => "there is no die left to play".to_owned(),
        _ => return None,
    })
}

/// What a die gains in its new place.
fn placed(view: &Stack, who: PlayerId, die: DieId, onto: DieId, names: Names) -> String {
    let face = view.face(die);
    let points = count(top_points(face), "point", "points");
    let under = height(view, onto);
    if under + 1 == CAPTURE_HEIGHT {
        return format!("it captures the stack, and its {points} are safe");
    }
    let position = Position::of(view, who);
    let number = usize::from(face.0);
    let against = position.against(who);
    let mut threats: u8 = position
        .active()
        .iter()
        .filter(|seat| against.contains(*seat))
        .map(|seat| position.loose(seat, number))
        .sum();
    // The covered die is no threat any more.
    if under == 1 && against.contains(owner(onto)) && position.active().contains(owner(onto)) {
        threats = threats.saturating_sub(1);
    }
    let brings = if under > 1 {
        format!("takes {points} from {}", names(owner(onto)))
    } else {
        format!("counts {points} on top")
    };
    match threats {
        0 => format!("it {brings}, and no opponent has a loose {number} to cover it"),
        1 => format!("it {brings}, and one loose {number} of the others could cover it"),
        _ => format!("it {brings}, though {threats} loose {number}s of the others could cover it"),
    }
}

/// What rolling a die again can gain.
fn rolled(view: &Stack, die: DieId) -> String {
    let position = Position::of(view, owner(die));
    let fitting = (1..=6).filter(|face| position.targets(owner(die), *face).next().is_some());
    let fitting = fitting.count() as u8;
    let fits = match fitting {
        0 => "no number would fit now, but another may later".to_owned(),
        6 => "every number it can show fits somewhere".to_owned(),
        _ => format!("{fitting} of the six numbers fit somewhere"),
    };
    if view.targets(die).next().is_none() {
        format!("it fits nowhere as it lies, and {fits}")
    } else {
        format!("what can be placed now would do worse, and {fits}")
    }
}

/// A difference in words.
pub(super) fn amount(difference: f32) -> String {
    // Winning the match has a far higher weight than the points of a round.
    if difference >= 40.0 {
        "the match".to_owned()
    } else {
        format!("about {difference:.1} points")
    }
}
