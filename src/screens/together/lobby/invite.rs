//! The invitation to this table: the code spelt out, a link to copy, and the lock.

use bevy::clipboard::Clipboard;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange};

use super::super::homes::Homes;
use super::super::room::SendRoomRequest;
use super::scan::{ShowsCode, spawn_button, spawn_code};
use super::view::LobbyView;
use crate::screens::hosted::homes_state::HomesReach;
use crate::screens::hosted::{HostedServer, own_page};
use client::state::Way;
use messages::Message;
use messages::texts::together as words;
use net::destination::Destination;
use net::link::Invitation;
use net::protocol::client_message::RoomRequest;
use net::protocol::code::RoomCode;
use net::target::Target;
use window_kit::machine::clipboard;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::{ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, coloured, one_line};
use window_kit::ui::toggle::spawn_toggle;
use window_kit::window::intent::Notice;

/// The words of the international spelling alphabet, for the letters that codes have.
pub(crate) const SPELT: [(char, &str); 22] = [
    ('A', "Alfa"),
    ('B', "Bravo"),
    ('C', "Charlie"),
    ('D', "Delta"),
    ('E', "Echo"),
    ('F', "Foxtrot"),
    ('G', "Golf"),
    ('H', "Hotel"),
    ('J', "Juliett"),
    ('K', "Kilo"),
    ('M', "Mike"),
    ('N', "November"),
    ('P', "Papa"),
    ('Q', "Quebec"),
    ('R', "Romeo"),
    ('S', "Sierra"),
    ('T', "Tango"),
    ('V', "Victor"),
    ('W', "Whiskey"),
    ('X', "X-ray"),
    ('Y', "Yankee"),
    ('Z', "Zulu"),
];

/// The longest link that is shown after it was copied, in bytes.
const LONGEST_SHOWN: usize = 80;

/// The code spelt out, to be read aloud.
fn spelt(code: RoomCode) -> String {
    let word = |letter: char| SPELT.iter().find(|(of, _)| *of == letter).map_or("", |(_, word)| word);
    let all: Vec<&str> = code.to_string().chars().map(word).collect();
    all.join(" \u{b7} ")
}

/// The link to the table: one to its page if there is one, which the installed program reads too.
fn link(server: Option<Destination>, page: Option<Target>, code: RoomCode) -> String {
    match page {
        Some(page) => format!("{}/{code}", page.page()),
        None => Invitation { server, code }.to_string(),
    }
}

pub(super) fn spawn(
    list: &mut ChildSpawnerCommands,
    seen: &LobbyView,
    (hosted, homes): (Option<&HostedServer>, &Homes),
    shown: ShowsCode,
) {
    let code = seen.lobby.code;
    let server = match hosted {
        Some(hosted) => hosted.targets().into_iter().next().map(Destination::from),
        None => seen.room.target.clone(),
    };
    let page = match hosted {
        Some(hosted) => hosted.page(),
        None => server
            .as_ref()
            .and_then(Destination::server)
            .filter(|server| own_page() == Some(*server))
            .cloned(),
    };
    let gives_page = page.is_some();
    let scanned = link(server.clone(), page.clone(), code);
    // From other homes only the key of the table leads to it, which is also the best way on the same network.
    let link = match &homes.state {
        Some(state) => link(Some(state.address.clone().into()), None, code),
        None => scanned.clone(),
    };
    // The relay is a part of the link.
    let is_complete = homes
        .state
        .as_ref()
        .is_none_or(|state| state.reach != HomesReach::Looking);
    list.spawn(plate::wrapping_entry(ROW)).with_children(|row| {
        row.spawn((
            Node {
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                flex_basis: px(260),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|lines| {
            lines.spawn(bold(Message::verbatim(spelt(code)), size::BODY));
            let about = match hosted {
                Some(hosted) => {
                    let targets = hosted.targets().into_iter().take(2);
                    let addresses: Vec<Message> = targets.map(|target| Message::verbatim(target.to_string())).collect();
                    if addresses.is_empty() {
                        words::INVITE_ALONE
                    } else {
                        words::invite_here(addresses)
                    }
                }
                None => match seen.room.way {
                    Some(Way::Direct) => words::INVITE_DIRECT,
                    Some(Way::Relayed) => words::INVITE_RELAYED,
                    None => words::INVITE,
                },
            };
            lines.spawn(coloured(about, size::SMALL, TEXT_QUIET));
        });
        if gives_page {
            spawn_button(row, "lobby.scan", shown.0, |shown: &mut ShowsCode| shown.0 = !shown.0);
        }
        spawn_copy_button(row, ("lobby.copy", words::COPY), link.clone(), is_complete);
        if seen.room.hosts() {
            row.spawn((
                Node {
                    align_items: AlignItems::Center,
                    column_gap: px(8),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|lock| {
                lock.spawn((coloured(words::LOCK, size::SMALL, TEXT_QUIET), one_line()));
                spawn_toggle(lock, seen.lobby.locked, FocusName::new("lobby.lock")).observe(
                    |change: On<ValueChange<bool>>, mut asks: MessageWriter<SendRoomRequest>| {
                        asks.write(SendRoomRequest(RoomRequest::Lock(change.value)));
                    },
                );
            });
        }
    });
    if gives_page && shown.0 {
        let about = match hosted {
            Some(_) => words::SCAN_HERE,
            None => words::SCAN_ANYWHERE,
        };
        spawn_code(list, &scanned, about);
    }
}

/// A button that copies a link, unless a part of it is still looked for.
pub(super) fn spawn_copy_button(
    row: &mut ChildSpawnerCommands,
    (name, label): (&str, Message),
    link: String,
    is_complete: bool,
) {
    row.spawn((
        button(label, ButtonLook::Plain),
        FocusName::new(name),
        on_press(
            move |_: On<Activate>, mut clipboard: ResMut<Clipboard>, mut notices: MessageWriter<Notice>| {
                let copied = is_complete && clipboard::works() && clipboard.set_text(link.clone()).is_ok();
                let text = match copied {
                    _ if !is_complete => words::HOMES_LOOKING,
                    // A longer one fills lines and tells nothing.
                    true if link.len() > LONGEST_SHOWN => words::COPIED_LINK,
                    true => words::copied(&link),
                    false => words::not_copied(&link),
                };
                notices.write(Notice {
                    text,
                    rule: None,
                    refused: !is_complete,
                });
            },
        ),
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_spelt_in_words_for_every_letter() {
        for seed in 0..200_u8 {
            let code = RoomCode::of_random([seed; 16]);
            let spelt = spelt(code);
            let letters: String = spelt.split(" \u{b7} ").filter_map(|word| word.chars().next()).collect();
            assert_eq!(letters, code.to_string());
        }
    }
}
