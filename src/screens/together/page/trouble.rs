//! What is wrong with the typed text, and the line that says it.

use bevy::prelude::*;

use crate::screens::together::connection::ConnectFailure;
use crate::screens::together::room::{ConnectionStatus, Room};
use crate::screens::together::words::ended;
use window_kit::ui::localized::LocalizedText;

/// What is wrong with the typed text.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct FormFault {
    pub(super) says: Option<messages::Message>,
    /// Whether only the name is missing on the way to a table.
    pub(super) lacks_name: bool,
}

impl FormFault {
    /// Nothing is wrong.
    pub(super) const NOTHING: Self = Self {
        says: None,
        lacks_name: false,
    };

    /// This is wrong; it is not that a name is missing on the way to a table.
    pub(super) const fn says(why: messages::Message) -> Self {
        Self {
            says: Some(why),
            lacks_name: false,
        }
    }
}

/// The line that says what is wrong. It has its place even while it is empty, so that nothing moves.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct TroubleLine;

/// Says what is wrong, as long as it is wrong.
pub(super) fn tell_trouble(
    room: Option<Res<Room>>,
    (wrong, not_tried): (Res<FormFault>, Res<ConnectFailure>),
    mut lines: Query<&mut LocalizedText, With<TroubleLine>>,
) {
    let over = || match room.as_ref().map(|room| &room.stands) {
        Some(ConnectionStatus::Over(why)) => Ok(ended(why)),
        None => Ok(None),
        // While a person is on the way to a table, earlier problems no longer count.
        Some(_) => Err(()),
    };
    let says = over().map(|over| wrong.says.clone().or_else(|| not_tried.0.clone()).or(over));
    let says = says.ok().flatten().unwrap_or_else(messages::Message::empty);
    for mut line in &mut lines {
        line.set_if_neq(LocalizedText(says.clone()));
    }
}
