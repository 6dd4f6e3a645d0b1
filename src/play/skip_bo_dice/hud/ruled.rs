//! Finds the rule about the thing under the pointer, or about the choice.

use bevy::picking::hover::Hovered as HoveredNode;
use bevy::prelude::*;

use crate::play::skip_bo_dice::boards::layout::Spot;
use crate::play::skip_bo_dice::hands::chosen::{Chosen, HoveredSpot};
use crate::play::skip_bo_dice::hud::panel::Panel;
use crate::screens::menus::rules::pages::RuleHere;
use games::catalog::Listed;
use games::skip_bo_dice::action::Source;
use games::skip_bo_dice::state::{Phase, SkipBoDice};
use games::skip_bo_dice::value::BONUS;
use host::view::MatchView;
use rules::die::DieId;
use window_kit::input::pointer::Hovered;

pub(crate) fn find_rule(
    view: Res<MatchView>,
    (spot, die, chosen): (Res<HoveredSpot>, Res<Hovered>, Res<Chosen>),
    panels: Query<&HoveredNode, With<Panel>>,
    mut here: ResMut<RuleHere>,
) {
    let Some(game) = SkipBoDice::of_view(&view.view) else {
        return;
    };
    let rule = if panels.iter().any(HoveredNode::get) {
        Some(of_panel(game.phase()))
    } else {
        let of_spot = spot.0.map(|(_, spot)| of_spot(spot, game.phase()));
        of_spot.or(die.0.map(of_die)).or_else(|| of_choice(*chosen))
    };
    here.set_if_neq(RuleHere(rule));
}

/// The rule about the panel's question.
const fn of_panel(phase: Phase) -> &'static str {
    match phase {
        Phase::Write { .. } => "D-13",
        _ => "D-8",
    }
}

/// The rule about a spot of a board.
const fn of_spot(spot: Spot, phase: Phase) -> &'static str {
    match spot {
        Spot::Bubble(..) => match phase {
            Phase::Call { .. } => "D-8",
            _ => "D-5",
        },
        Spot::Star(..) => "D-11",
        Spot::Place(..) => "D-16",
        Spot::Box(..) => match phase {
            Phase::Write { .. } => "D-13",
            _ => "D-12",
        },
        Spot::Reward(_) => "D-14",
        Spot::FreeSkipBo(_) | Spot::FreeReroll(_) => "D-15",
    }
}

const fn of_die(die: DieId) -> &'static str {
    if die.0 == BONUS.0 { "D-7" } else { "D-6" }
}

const fn of_choice(chosen: Chosen) -> Option<&'static str> {
    Some(match chosen {
        Chosen::Nothing => return None,
        Chosen::Source(Source::Number(_)) => "D-6",
        Chosen::Source(Source::Bonus) => "D-7",
        Chosen::Source(Source::Stockpile(_)) => "D-12",
        Chosen::Source(Source::Reward(_)) => "D-14",
        Chosen::Source(Source::FreeSkipBo) | Chosen::Reroll(_) => "D-15",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::menus::rules::pages::has_rule;
    use games::skip_bo_dice::value::{Dice, PileId, StockpileId};
    use rules::ids::SeatSet;

    #[test]
    fn every_thing_has_a_rule_that_stands_on_the_page() {
        let (pile, stockpile) = (PileId(0), StockpileId(1));
        let spots = [
            Spot::Bubble(pile, 1),
            Spot::Star(pile, 4),
            Spot::Place(pile, 1),
            Spot::Box(stockpile, 0),
            Spot::Reward(stockpile),
            Spot::FreeSkipBo(0),
            Spot::FreeReroll(2),
        ];
        let due = SeatSet::default();
        let phases = [Phase::Turn, Phase::Call { due }, Phase::Write { due }];
        let of_spots = phases
            .into_iter()
            .flat_map(|phase| spots.map(|spot| of_spot(spot, phase)));
        let of_panels = phases.map(of_panel);
        let chosen = [
            Source::Number(DieId(1)),
            Source::Bonus,
            Source::Stockpile(stockpile),
            Source::Reward(stockpile),
            Source::FreeSkipBo,
        ];
        let chosen = chosen
            .map(Chosen::Source)
            .into_iter()
            .chain([Chosen::Reroll(Dice::ALL)]);
        let dice = [of_die(DieId(0)), of_die(BONUS)];
        for rule in of_spots
            .chain(of_panels)
            .chain(chosen.filter_map(of_choice))
            .chain(dice)
        {
            assert!(has_rule("skip-bo-dice", rule), "{rule}");
        }
        assert_eq!(of_choice(Chosen::Nothing), None);
    }
}
