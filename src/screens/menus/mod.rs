//! The overlays over a screen (pause, settings, rules, credits, questions) and how they open and close.

pub mod confirm;
mod controls;
pub(crate) mod credits;
mod look;
pub(crate) mod overlays;
mod pad_gone;
mod pause;
mod players;
pub mod rules;
pub(crate) mod settings;

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;

use crate::screens::menus::overlays::{FocusUnder, Under, give_focus_back, hear_keys, keep_focus, open_and_close};
use window_kit::table::phase::MatchSystems;
use window_kit::window::open_panels::{OpenPanels, closed_by_escape};
use window_kit::window::state::{CloseOverlay, OpenOverlay, Overlay, Screen, at_the_table};
use window_kit::window::steps::{MenuKeys, OpenedSystems};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Under>()
        .init_resource::<FocusUnder>()
        .add_message::<OpenOverlay>()
        .add_message::<CloseOverlay>()
        .init_resource::<OpenPanels>()
        .configure_sets(
            Update,
            (
                OpenedSystems::Look,
                MenuKeys,
                OpenedSystems::Close,
                MatchSystems::CollectRequests,
            )
                .chain(),
        )
        .add_systems(
            Update,
            (hear_keys.in_set(MenuKeys), open_and_close.after(MatchSystems::Present)),
        )
        .add_systems(OnExit(Overlay::None), keep_focus)
        .add_systems(OnEnter(Overlay::None), give_focus_back)
        .add_plugins((
            confirm::plugin,
            controls::plugin,
            credits::plugin,
            look::plugin,
            pad_gone::plugin,
            pause::plugin,
            players::plugin,
            rules::plugin,
            settings::page::plugin,
        ));
    closed_by_escape(app, "focus", has_focus, |mut focus: ResMut<InputFocus>| focus.clear());
}

/// Whether a button at the table has the focus, so that keys would go to it.
fn has_focus(
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    focus: Res<InputFocus>,
    focusable: Query<(), With<TabIndex>>,
) -> bool {
    at_the_table(screen, overlay) && focus.get().is_some_and(|entity| focusable.contains(entity))
}
