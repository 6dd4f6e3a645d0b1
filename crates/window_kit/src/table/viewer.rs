//! The viewer of this table. The screen shows, and can request, only what this viewer may know (G-7).

use bevy::prelude::*;

use rules::ids::Viewer;

/// The viewer. The window sets it to the seat of the person who is due, and to the public while one person hands the
/// table over to another. [`host::view::MatchView`] follows it.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableViewer(pub Viewer);

impl Default for TableViewer {
    fn default() -> Self {
        Self(Viewer::Public)
    }
}
