//! A person on the page.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::actions::{Change, FORGET, PendingRemoval};
use messages::Message;
use messages::texts::people as words;
use window_kit::settings::people::Person;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::chip::chip;
use window_kit::ui::face::{Portrait, face};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::Key;
use window_kit::ui::look::{ROW, TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, coloured, shortening};
use window_kit::window::intent::{ConfirmAsk, ShowStatistics};

/// How large a face is, in logical pixels.
const FACE: f32 = 40.0;

pub(super) fn spawn(list: &mut ChildSpawnerCommands, at: usize, person: &Person) {
    list.spawn((Key::new(&person.name), plate::wrapping_entry(ROW)))
        .with_children(|row| {
            row.spawn(face(Portrait::Person(person.face), FACE));
            row.spawn(chip(person.colour, 24.0));
            row.spawn((
                Node {
                    align_items: AlignItems::FlexStart,
                    overflow: Overflow::clip(),
                    ..plate::lines(150.0)
                },
                Pickable::IGNORE,
            ))
            .with_children(|lines| {
                lines.spawn((bold(Message::verbatim(&person.name), size::GROUP), shortening()));
                if !person.former.is_empty() {
                    let former = person.former.iter().map(Message::verbatim);
                    lines.spawn(coloured(words::former(former), size::SMALL, TEXT_QUIET));
                }
            });
            let name = person.name.clone();
            row.spawn((
                button(words::STATISTICS, ButtonLook::Plain),
                FocusName::new(format!("people.{at}.statistics")),
                on_press(move |_: On<Activate>, mut show: MessageWriter<ShowStatistics>| {
                    show.write(ShowStatistics(Some(name.clone())));
                }),
            ));
            let name = person.name.clone();
            row.spawn((
                button(words::CHANGE, ButtonLook::Plain),
                FocusName::new(format!("people.{at}.change")),
                on_press(move |_: On<Activate>, mut changes: MessageWriter<Change>| {
                    changes.write(Change::Begin(name.clone()));
                }),
            ));
            let name = person.name.clone();
            row.spawn((
                button(words::FORGET, ButtonLook::Plain),
                FocusName::new(format!("people.{at}.forget")),
                on_press(
                    move |_: On<Activate>, mut of: ResMut<PendingRemoval>, mut asks: MessageWriter<ConfirmAsk>| {
                        of.0 = Some(name.clone());
                        asks.write(ConfirmAsk {
                            id: FORGET,
                            text: words::forget_ask(&name),
                            yes: words::FORGET_YES,
                            no: words::FORGET_NO,
                            loses: true,
                        });
                    },
                ),
            ));
        });
}
