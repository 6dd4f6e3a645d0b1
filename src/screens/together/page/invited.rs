//! The way to a table for a person who started the program with a link.

use bevy::prelude::*;

use crate::screens::together::connection::ConnectTo;
use crate::screens::together::page::join::target_of;
use crate::screens::together::page::trouble::FormFault;
use crate::screens::together::remembered::Remembered;
use crate::screens::together::trusted::TrustedServers;
use messages::names;
use messages::texts::together as words;
use net::protocol::limits::LONGEST_NAME;
use window_kit::settings::Settings;
use window_kit::settings::people::People;
use window_kit::window::invited::Invited;
use window_kit::window::state::{OpenOverlay, Overlay};

/// A person who started the program with a link goes straight to the table.
pub(super) fn invited(
    invited: Option<Res<Invited>>,
    (settings, people): (Res<Settings>, Res<People>),
    (mut remembered, mut trusted): (ResMut<Remembered>, ResMut<TrustedServers>),
    mut wrong: ResMut<FormFault>,
    mut go: MessageWriter<ConnectTo>,
    mut open: MessageWriter<OpenOverlay>,
    mut commands: Commands,
) {
    let Some(invited) = invited else { return };
    remembered.visits_as = invited
        .name
        .as_ref()
        .and_then(|name| names::cleaned(name, LONGEST_NAME));
    if remembered.called().is_empty() {
        meet(&mut remembered, &people);
    }
    open.write(OpenOverlay(Overlay::Together));
    let leads = target_of(&invited.invitation, &settings);
    if let (Ok(ConnectTo::Join { target, .. }), Some(fingerprint)) = (&leads, invited.trust) {
        trusted.add(target, fingerprint);
    }
    match leads {
        Ok(mut go_to) if !remembered.called().trim().is_empty() => {
            if let ConnectTo::Join { watch, .. } = &mut go_to {
                *watch = invited.watch;
            }
            go.write(go_to);
        }
        Ok(_) => {
            // Only the name is missing.
            remembered.address = invited.invitation.to_string();
            *wrong = FormFault {
                says: Some(words::NAME_FIRST),
                lacks_name: true,
            };
        }
        Err(why) => {
            remembered.address = invited.invitation.to_string();
            *wrong = FormFault::says(why);
        }
    }
    commands.remove_resource::<Invited>();
}

/// Takes the first of the known people as the person at this machine, until another name is typed.
pub(super) fn meet(remembered: &mut Remembered, people: &People) {
    if let Some(person) = people.iter().next() {
        remembered.name.clone_from(&person.name);
        remembered.face = person.face;
        remembered.colour = person.colour;
    }
}
