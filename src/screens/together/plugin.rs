//! Adds the plugins of playing together.

use bevy::prelude::*;

use super::{away, connection, hands, keep, lobby, of_results, page, talk, trusting, undoing};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        connection::plugin,
        page::plugin,
        lobby::plugin,
        away::plugin,
        talk::plugin,
        hands::plugin,
        keep::plugin,
        of_results::plugin,
        undoing::plugin,
        trusting::plugin,
    ));
}
