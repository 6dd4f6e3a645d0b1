//! The person's key: its short form, and the way to move it to another computer.

use bevy::clipboard::Clipboard;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::matches::TextTaken;
use super::rows::Rows;
use crate::screens::known_people::KnownPeople;
use messages::Message;
use messages::texts::together as words;
use net::identity::Identity;
use window_kit::machine::clipboard;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::field::Typed;

/// The longest text of a key, in characters.
const LONGEST: usize = 120;

/// The field for a key from another computer.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct KeyField;

/// What is to be said of the key: why the typed text was not taken, or what was done.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct KeyNews(Option<Message>);

pub(super) fn list(rows: &mut Rows, known: &KnownPeople, news: &KeyNews) {
    if let Some(identity) = known.identity() {
        let letters = identity.key().in_letters();
        rows.action(
            "copy-key",
            (words::KEY, words::key_about(letters)),
            (button(words::KEY_COPY, ButtonLook::Plain), on_press(copy)),
        );
    }
    if known.keeps_a_key() {
        let about = match &news.0 {
            Some(news) => news.clone(),
            None => words::key_move_about(rows.keyboard().of_enter()),
        };
        rows.text("key", (words::KEY_MOVE, about), "", LONGEST, KeyField);
    }
}

fn copy(
    _: On<Activate>,
    known: Res<KnownPeople>,
    mut clipboard: ResMut<Clipboard>,
    mut news: ResMut<KeyNews>,
    mut written: MessageWriter<TextTaken>,
) {
    let Some(identity) = known.identity() else { return };
    let is_copied = clipboard::works() && clipboard.set_text(identity.exported()).is_ok();
    news.0 = Some(match is_copied {
        true => words::KEY_COPIED,
        false => words::KEY_NOT_COPIED,
    });
    written.write(TextTaken);
}

/// Enter takes the typed key over.
pub(super) fn take_key(
    typed: Typed<KeyField>,
    mut known: ResMut<KnownPeople>,
    mut news: ResMut<KeyNews>,
    mut written: MessageWriter<TextTaken>,
) {
    let Some(text) = typed.entered() else { return };
    news.0 = Some(match text.parse::<Identity>() {
        Err(_) => words::KEY_REFUSED,
        Ok(identity) => known.move_in(identity).err().unwrap_or(words::KEY_MOVED),
    });
    written.write(TextTaken);
}
