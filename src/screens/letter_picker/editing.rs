//! What is pressed in the letter picker, and how it changes the text.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};

use super::pick::{Capitals, Pick};
use window_kit::intents::general::{CAPITALS, CONFIRM, CURSOR_LEFT, CURSOR_RIGHT, DELETE_LETTER, DONE, TYPE_SPACE};
use window_kit::intents::{Intent, Intents, MeanIntent, Source};
use window_kit::window::letters::LettersFor;

/// The intents of the picker and what they do.
const MEANT: [(Intent, Pick); 6] = [
    (DELETE_LETTER, Pick::Delete),
    (TYPE_SPACE, Pick::Letter(' ')),
    (CAPITALS, Pick::Capitals),
    (CURSOR_LEFT, Pick::Left),
    (CURSOR_RIGHT, Pick::Right),
    (DONE, Pick::Done),
];

pub(super) fn hear_intents(intents: Intents, letters: Res<LettersFor>, mut picks: MessageWriter<Pick>) {
    if letters.field().is_none() {
        return;
    }
    for (_, pick) in MEANT.iter().filter(|(intent, _)| intents.just(*intent)) {
        picks.write(*pick);
    }
}

/// A keyboard types into the field too, though a key of the picker has the focus.
pub(super) fn hear_keys(
    mut typed: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    letters: Res<LettersFor>,
    mut picks: MessageWriter<Pick>,
) {
    if letters.field().is_none() {
        typed.clear();
        return;
    }
    // Control and Alt type nothing, except together: that is AltGr.
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let alt = keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]);
    for typed in typed.read() {
        match &typed.logical_key {
            _ if typed.state == ButtonState::Released => {}
            Key::Character(text) if control == alt => {
                picks.write_batch(text.chars().map(Pick::Letter));
            }
            Key::Backspace => {
                picks.write(Pick::Delete);
            }
            _ => {}
        }
    }
}

/// Asks the field for the changes. It refuses what is too much for it.
pub(super) fn change(
    mut picks: MessageReader<Pick>,
    mut fields: Query<&mut EditableText>,
    mut capitals: ResMut<Capitals>,
    mut letters: ResMut<LettersFor>,
    mut focus: ResMut<InputFocus>,
    mut means: MessageWriter<MeanIntent>,
) {
    for pick in picks.read() {
        let Some(field) = letters.field() else { continue };
        let Ok(mut text) = fields.get_mut(field) else { continue };
        let edit = match pick {
            Pick::Letter(letter) => {
                if *capitals == Capitals::Once {
                    *capitals = Capitals::Off;
                }
                TextEdit::Insert(letter.to_string().into())
            }
            Pick::Delete => TextEdit::Backspace,
            Pick::Left => TextEdit::Left(false),
            Pick::Right => TextEdit::Right(false),
            Pick::Capitals => {
                *capitals = match *capitals {
                    Capitals::Off => Capitals::On,
                    Capitals::Once | Capitals::On => Capitals::Off,
                };
                continue;
            }
            Pick::Done | Pick::Close => {
                close(field, *pick == Pick::Done, (&mut *letters, &mut *focus), &mut means);
                continue;
            }
        };
        text.queue_edit(edit);
    }
}

/// Closes the picker and goes back to the field; to finish the text, the field gets Enter in the next frame.
fn close(
    field: Entity,
    done: bool,
    (letters, focus): (&mut LettersFor, &mut InputFocus),
    means: &mut MessageWriter<MeanIntent>,
) {
    *letters = LettersFor::default();
    focus.set(field, FocusCause::Navigated);
    if done {
        means.write(MeanIntent::once(CONFIRM, Source::Hint));
    }
}
