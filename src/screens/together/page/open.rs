//! Opening a table, set up like the last one.

use bevy::prelude::*;

use crate::screens::hosted::CAN_HOST;
use crate::screens::setup::draft::Draft;
use crate::screens::together::connection::ConnectTo;
use crate::screens::together::page::trouble::FormFault;
use crate::screens::together::remembered::Remembered;
use games::catalog::AnyOptions;
use messages::texts::together as words;
use window_kit::settings::Settings;

/// A press of the button that opens a table.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct OpenTable;

pub(super) fn open_table(
    mut asked: MessageReader<OpenTable>,
    (mut remembered, settings, mut draft): (ResMut<Remembered>, Res<Settings>, ResMut<Draft>),
    mut wrong: ResMut<FormFault>,
    mut go: MessageWriter<ConnectTo>,
) {
    if asked.read().count() == 0 {
        return;
    }
    if !remembered.is_named() {
        *wrong = FormFault::says(words::NAME_FIRST);
        return;
    }
    if let Some(last) = &remembered.table {
        draft.set_last_table(last);
    }
    match draft.table() {
        Ok(table) => {
            *wrong = FormFault::NOTHING;
            remembered.table = Some(draft.to_last_table());
            remembered.save();
            let server = Some(settings.server.trim().to_owned());
            let server = server.filter(|server| (remembered.at_server || !CAN_HOST) && !server.is_empty());
            if server.is_none() && !CAN_HOST {
                *wrong = FormFault::says(words::NO_SERVER_TO_OPEN);
                return;
            }
            go.write(ConnectTo::Open(server, Box::new(remembered.manners.at(table))));
        }
        Err(why) => *wrong = FormFault::says(why),
    }
}

/// The title of the game of the next table that is opened: that of the last one, or else that of the set-up.
pub(super) fn game_to_open(remembered: &Remembered, draft: &Draft) -> &'static str {
    let last = remembered
        .table
        .as_ref()
        .and_then(|last| AnyOptions::of_game(&last.game));
    last.unwrap_or_else(|| draft.options()).title()
}
