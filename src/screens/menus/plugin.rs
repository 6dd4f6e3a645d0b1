//! The menus put together.

use bevy::prelude::*;

use crate::screens::menus::overlays::{FocusUnder, Under, give_focus_back, hear_keys, keep_focus, open_and_close};
use crate::screens::menus::{confirm, credits, pause, players, rules, settings};
use crate::table::phase::MatchSystems;
use crate::window::state::{CloseOverlay, OpenOverlay, Overlay};
use crate::window::steps::MenuKeys;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Under>()
        .init_resource::<FocusUnder>()
        .add_message::<OpenOverlay>()
        .add_message::<CloseOverlay>()
        .configure_sets(Update, MenuKeys.before(MatchSystems::CollectRequests))
        .add_systems(
            Update,
            (hear_keys.in_set(MenuKeys), open_and_close.after(MatchSystems::Present)),
        )
        .add_systems(OnExit(Overlay::None), keep_focus)
        .add_systems(OnEnter(Overlay::None), give_focus_back)
        .add_plugins((
            confirm::plugin,
            credits::plugin,
            pause::plugin,
            players::plugin,
            rules::plugin::plugin,
            settings::page::plugin,
        ));
}
