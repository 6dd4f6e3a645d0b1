//! Clearing the table.

use bevy::prelude::*;

use crate::table::match_setup::EndMatch;

/// A match that was left is over.
pub(crate) fn clear_the_table(mut ends: MessageWriter<EndMatch>) {
    ends.write(EndMatch);
}
