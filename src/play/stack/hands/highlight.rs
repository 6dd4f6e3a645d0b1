//! Highlights the dice that can be picked up, and where they can go.

use bevy::prelude::*;

use crate::play::stack::hands::acting::Hands;
use crate::play::stack::hands::chosen::{Selection, StackHands};
use crate::play::stack::hands::keys::FocusedTarget;
use games::catalog::Listed;
use games::stack::action::StackAction;
use games::stack::state::Stack;
use rules::die::{DieId, DieSet};
use tabletop::die::Die;
use window_kit::input::pointer::Hovered;
use window_kit::presentation::visual::{DimRest, Highlight, PointedOut};
use window_kit::window::intent::MentionedActions;
use window_kit::window::steps::InputSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, mark_dice.in_set(InputSystems::Mark).in_set(StackHands));
}

/// The die that a hint advises to play, and the die that it goes on. `None` if another die is chosen or a throw is
/// being aimed.
fn advised(hands: &Hands, spoken: &MentionedActions) -> Option<(DieId, Option<DieId>)> {
    let action = Stack::of_action(spoken.hint.as_ref()?)?;
    let (die, onto) = match *action {
        StackAction::Place { die, onto } => (die, Some(onto)),
        StackAction::Reroll { die } | StackAction::PickUp { die } | StackAction::RollOpponents { die } => (die, None),
        _ => return None,
    };
    let free = match *hands.selection {
        Selection::None => true,
        Selection::Die(chosen) => chosen == die,
        Selection::Aiming(_) => false,
    };
    (free && hands.legal().any(|legal| legal == action)).then_some((die, onto))
}

fn mark_dice(
    hands: Hands,
    hovered: Res<Hovered>,
    focused: Res<FocusedTarget>,
    (pointed_out, spoken): (Res<PointedOut>, Res<MentionedActions>),
    mut dim: ResMut<DimRest>,
    dice: Query<(Entity, &Die, Option<&Highlight>)>,
    mut commands: Commands,
) {
    let chosen = hands.selection.die();
    let hint = advised(&hands, &spoken);
    let targets: DieSet = chosen
        .filter(|_| matches!(*hands.selection, Selection::Die(_)))
        .map(|die| hands.targets(die).into_iter().collect())
        .unwrap_or_default();
    let targets = hint.map_or(targets, |(_, onto)| onto.into_iter().collect());
    let takeable = if let Some((die, _)) = hint {
        DieSet::from_iter([die])
    } else if chosen.is_none() {
        hands.takeable()
    } else {
        DieSet::EMPTY
    };
    // The dice of the tutorial's lesson.
    let taught: DieSet = spoken
        .lesson
        .iter()
        .filter(|_| chosen.is_none() && hint.is_none())
        .filter_map(|action| match Stack::of_action(action)? {
            StackAction::Place { die, .. } | StackAction::Reroll { die } => Some(*die),
            _ => None,
        })
        .collect();
    let pointed = hovered
        .0
        .filter(|_| hands.seat().is_some())
        .map(|die| hands.top_of(die));
    for (entity, die, now) in &dice {
        // Fallen and cocked dice are marked by the presentation, not here.
        if matches!(now, Some(Highlight::Fallen | Highlight::Cocked)) {
            continue;
        }
        let wanted = if chosen == Some(die.id) {
            Some(Highlight::Selected)
        } else if focused.0 == Some(die.id) || pointed_out.0.contains(die.id) {
            Some(Highlight::Focus)
        } else if targets.contains(die.id) {
            Some(if pointed == Some(die.id) {
                Highlight::Focus
            } else {
                Highlight::Target
            })
        } else if chosen.is_none() && pointed == Some(die.id) || taught.contains(die.id) {
            Some(Highlight::Focus)
        } else if takeable.contains(die.id) {
            Some(Highlight::Takeable)
        } else {
            None
        };
        if now.copied() != wanted {
            match wanted {
                Some(highlight) => commands.entity(entity).insert(highlight),
                None => commands.entity(entity).remove::<Highlight>(),
            };
        }
    }
    dim.set_if_neq(DimRest(hint.is_some() || chosen.is_some() && !targets.is_empty()));
}
