//! Adds the plugins of the saved matches.

use bevy::prelude::*;

use crate::screens::matches::{acts, import, offers, on_title, page, shelf, told};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        shelf::plugin,
        on_title::plugin,
        page::plugin,
        acts::plugin,
        import::plugin,
        offers::plugin,
        told::plugin,
    ));
}
