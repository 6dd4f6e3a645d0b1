//! Access to views, actions and events of both card games.

use bevy::prelude::*;

use games::catalog::{AnyAction, AnyEvent, AnyView, Listed};
use games::skip_bo::SkipBo;
use games::skip_bo::action::CardAction;
use games::skip_bo::event::CardEvent;
use games::skip_bo::game_view::CardGameView;
use games::skip_bo_mod::SkipBoMod;
use rules::game::Game;
use window_kit::table::phase::Match;

/// The state while a match of a card game is running. A second match that follows directly does not leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CardMatch;

impl ComputedStates for CardMatch {
    type SourceStates = Match;
    const ALLOW_SAME_STATE_TRANSITIONS: bool = false;

    fn compute(on: Match) -> Option<Self> {
        matches!(on, Match::Of(SkipBo::NAME | SkipBoMod::NAME)).then_some(Self)
    }
}

/// The match behind a view of a card game; `None` for a view of another game.
pub(crate) fn card_view(view: &AnyView) -> Option<&dyn CardGameView> {
    match view {
        AnyView::SkipBo(view) => Some(view.known()),
        AnyView::SkipBoMod(view) => Some(view.known()),
        _ => None,
    }
}

/// An action of a card game; `None` for an action of another game.
pub fn action(any: &AnyAction) -> Option<&CardAction> {
    SkipBo::of_action(any).or_else(|| SkipBoMod::of_action(any))
}

/// An event of a card game; `None` for an event of another game.
pub fn event(any: &AnyEvent) -> Option<&CardEvent> {
    SkipBo::of_event(any).or_else(|| SkipBoMod::of_event(any))
}

/// Wraps the action for the game of the view `of`.
pub(crate) fn any_action(of: &dyn CardGameView, action: CardAction) -> AnyAction {
    if of.name() == SkipBoMod::NAME {
        SkipBoMod::any_action(action)
    } else {
        SkipBo::any_action(action)
    }
}
