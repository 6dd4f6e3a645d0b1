//! Clearing the table.

use bevy::prelude::*;

use crate::table::match_setup::{CurrentMatch, EndMatch};

/// A match that was left is over.
pub(crate) fn clear_the_table(current: Option<Res<CurrentMatch>>, mut ends: MessageWriter<EndMatch>) {
    if current.is_some() {
        ends.write(EndMatch);
    }
}
