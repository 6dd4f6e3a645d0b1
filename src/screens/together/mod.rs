//! Playing together: the page that leads to a table, its lobby, and what a match with others shows beside the table.
//!
//! Owns the connection to a server. The table itself is the same as in any match ([`window_kit::table::remote`]).

pub(crate) mod absences;
mod away;
pub(crate) mod connection;
pub(crate) mod fair;
mod hands;
mod homes;
pub(crate) mod invitations;
pub(crate) mod lobby;
mod muting;
pub(crate) mod of_results;
mod page;
pub(crate) mod pausing;
pub(crate) mod rejoin;
pub(crate) mod remembered;
mod reports;
pub(crate) mod room;
pub(crate) mod save_record;
pub(crate) mod slow_tables;
pub(crate) mod talk;
#[cfg(test)]
mod tests;
mod trust_question;
pub(crate) mod trusted;
mod turn_notices;
mod undo_question;
pub(crate) mod words;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        connection::plugin,
        page::plugin,
        lobby::plugin,
        homes::plugin,
        away::plugin,
        (talk::plugin, reports::plugin),
        hands::plugin,
        save_record::plugin,
        (slow_tables::plugin, absences::plugin, turn_notices::plugin),
        invitations::plugin,
        fair::plugin,
        of_results::plugin,
        undo_question::plugin,
        trust_question::plugin,
    ));
}
