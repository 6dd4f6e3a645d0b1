//! Finds the rule about the thing under the pointer, or about the chosen die.

use bevy::picking::hover::Hovered as HoveredNode;
use bevy::prelude::*;

use crate::play::stack::hands::chosen::Selection;
use crate::screens::hud::points::SeatRow;
use crate::screens::menus::rules::pages::RuleHere;
use games::catalog::Listed;
use games::stack::state::{Phase, Place, Stack};
use host::view::MatchView;
use rules::die::DieId;
use window_kit::input::pointer::Hovered;

pub(crate) fn find_rule(
    view: Res<MatchView>,
    (die, selection): (Res<Hovered>, Res<Selection>),
    rows: Query<&HoveredNode, With<SeatRow>>,
    mut here: ResMut<RuleHere>,
) {
    let Some(stack) = Stack::of_view(&view.view) else {
        return;
    };
    let rule = if rows.iter().any(HoveredNode::get) {
        // The rows with totals and points.
        Some("S-17")
    } else if let Selection::Aiming(_) = *selection {
        Some("S-7")
    } else {
        die.0.or(selection.die()).map(|die| rule_of(die, stack))
    };
    here.set_if_neq(RuleHere(rule));
}

/// The rule about a die where it is now.
fn rule_of(die: DieId, stack: &Stack) -> &'static str {
    match stack.place(die) {
        Place::Stacked { stack: id } => match stack.stack(id).map_or(0, |stack| stack.height()) {
            // The next die captures.
            3.. => "S-5",
            _ => "S-4",
        },
        _ => match stack.phase() {
            Phase::PlaceRolled { die: rolled, .. } if rolled == die => "S-6",
            Phase::Held { die: held, .. } if held == die => "S-11",
            _ => "S-4",
        },
    }
}

#[cfg(test)]
mod tests {
    use crate::screens::menus::rules::pages::has_rule;

    #[test]
    fn the_rules_stand_on_the_page() {
        for rule in ["S-4", "S-5", "S-6", "S-7", "S-11", "S-17"] {
            assert!(has_rule("stack", rule), "{rule}");
        }
    }
}
