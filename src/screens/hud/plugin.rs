//! Adds the plugins of the frames around the table.

use bevy::prelude::*;

use crate::screens::hud::{
    banner, bottom, events, frame, gate, hint, log, notices, points, press_key, replay, rolled, sheet, thinking,
    top_bar, tutorial, words,
};
use crate::table::phase::MatchSystems;
use crate::window::steps::HudSystems;

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (HudSystems::Read, HudSystems::Tell, HudSystems::Show)
            .chain()
            .in_set(MatchSystems::Present),
    )
    .add_plugins((
        events::plugin,
        frame::plugin,
        gate::plugin,
        top_bar::plugin,
        bottom::plugin,
        banner::plugin,
        points::plugin,
        press_key::plugin,
        notices::plugin,
        log::plugin,
        sheet::plugin,
        hint::plugin,
        tutorial::plugin::plugin,
        words::plugin,
    ))
    .add_plugins((thinking::plugin, replay::plugin, rolled::plugin));
}
