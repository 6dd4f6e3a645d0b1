//! Clearing the table.

use bevy::prelude::*;

use crate::table::match_setup::EndMatch;

/// Ends the match that the players left.
pub(crate) fn clear_the_table(mut ends: MessageWriter<EndMatch>) {
    ends.write(EndMatch);
}
