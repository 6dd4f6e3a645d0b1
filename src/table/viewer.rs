//! Who looks at this table. What the screen shows, and what it can ask for, is what this viewer may know (G-7).

use bevy::prelude::*;

use crate::rules::ids::Viewer;

/// Who looks. The window sets it: to the seat of the person who is due, and to nobody while the table is handed over
/// from one person to another. [`super::view::MatchView`] follows.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableViewer(pub Viewer);

impl Default for TableViewer {
    fn default() -> Self {
        Self(Viewer::Public)
    }
}
