//! Joining the table of a code or a link.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;

use crate::screens::together::connection::{ConnectTo, read_target};
use crate::screens::together::page::form::{CodeField, Join, NameField};
use crate::screens::together::page::trouble::FormFault;
use crate::screens::together::remembered::Remembered;
use client::reach::calls;
use messages::texts::together as words;
use net::destination::Destination;
use net::link::Invitation;
use window_kit::intents::Intents;
use window_kit::settings::Settings;
use window_kit::ui::field::enters;

/// Enter in the code field joins; in the name field it does so too, if only the name was missing.
pub(super) fn join_by_key(
    intents: Intents,
    focus: Res<InputFocus>,
    (codes, names): (Query<(), With<CodeField>>, Query<(), With<NameField>>),
    (remembered, wrong): (Res<Remembered>, Res<FormFault>),
    mut join: MessageWriter<Join>,
) {
    let only_name = wrong.lacks_name && !remembered.address.trim().is_empty();
    let in_field = focus
        .get()
        .is_some_and(|focused| codes.contains(focused) || only_name && names.contains(focused));
    if in_field && enters(&intents) {
        join.write(Join);
    }
}

pub(super) fn join(
    mut asked: MessageReader<Join>,
    (remembered, settings): (Res<Remembered>, Res<Settings>),
    mut wrong: ResMut<FormFault>,
    mut go: MessageWriter<ConnectTo>,
) {
    if asked.read().count() == 0 {
        return;
    }
    if !remembered.is_named() {
        *wrong = FormFault {
            says: Some(words::NAME_FIRST),
            lacks_name: true,
        };
        return;
    }
    let invitation: Result<Invitation, _> = remembered.address.parse();
    let read = invitation
        .map_err(|_| words::NO_CODE)
        .and_then(|invitation| target_of(&invitation, &settings));
    match read {
        Ok(there) => {
            *wrong = FormFault::NOTHING;
            remembered.save();
            go.write(there);
        }
        Err(why) => *wrong = FormFault::says(why),
    }
}

/// Where an invitation leads: to the server that it names, or else to the server of the settings.
pub(super) fn target_of(invitation: &Invitation, settings: &Settings) -> Result<ConnectTo, messages::Message> {
    let target = match &invitation.server {
        Some(target) => target.clone(),
        None if settings.server.trim().is_empty() => return Err(words::NO_SERVER),
        None => read_target(&settings.server)?,
    };
    if matches!(&target, Destination::Table(table) if !calls(table)) {
        return Err(words::NO_OTHER_HOMES);
    }
    Ok(ConnectTo::Join {
        target,
        code: invitation.code,
        watch: false,
    })
}
