//! Turns what is pressed into intents, by the bindings and by the place of the player: each device writes messages, and
//! they are gathered with those of other sources.
//!
//! It runs once a frame after the presses were split ([`quick`](super::quick)), so a press and its release are in
//! different frames, whatever pressed it. While a text is edited, keys that type or edit mean nothing else.

mod capture;
mod gathered;
mod pads;
#[cfg(test)]
mod tests;

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput, keyboard_input_system};
use bevy::input::mouse::{MouseButtonInput, MouseWheel, mouse_button_input_system};
use bevy::prelude::*;
use bevy::window::CursorMoved;

use super::gamepad::place::{LastUsed, Place, Where};
use super::quick::presses::SplitPresses;
use super::touch::{FollowFingers, TableFinger};
use crate::intents::general::{BACK, CONFIRM, DIRECTIONS};
use crate::intents::{Bindings, Context, Holder, Input, Intent, IntentStates, MeanIntent, Meant, Source, letter};
use crate::settings::{Repeat, Settings};
use crate::window::next_frame::NextFrame;

/// The systems that turn what is pressed into intents.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ResolveIntents;

/// The directions that repeat in this frame, because they are held. Keys repeat by themselves, as the system says.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Repeats {
    /// The directions.
    pub(super) now: Vec<(Intent, Holder)>,
    due: Vec<(Intent, Holder, Duration)>,
}

impl Repeats {
    /// Finds out what repeats, given what is held.
    fn follow(&mut self, states: &IntentStates, now: Duration, repeat: Repeat) {
        self.now.clear();
        let Some((after, every)) = repeat.times() else {
            self.due.clear();
            return;
        };
        let is_held = |intent: &Intent, by: &Holder| {
            let mut held = states.held().iter();
            held.any(|held| held.intent == *intent && held.by == *by)
        };
        self.due.retain(|(intent, by, _)| is_held(intent, by));
        for (intent, by, due) in &mut self.due {
            if now >= *due {
                *due = now + every;
                self.now.push((*intent, *by));
            }
        }
        let repeats = |held: &&Meant| DIRECTIONS.contains(&held.intent) && !matches!(held.by, Holder::Key(_));
        let begun = states.pressed().iter().filter(repeats);
        self.due.extend(begun.map(|held| (held.intent, held.by, now + after)));
    }

    /// When the next direction repeats.
    fn next(&self) -> Option<Duration> {
        self.due.iter().map(|(_, _, due)| *due).min()
    }
}

/// Keys and mouse.
#[derive(SystemParam)]
struct Desk<'w, 's> {
    typed: MessageReader<'w, 's, KeyboardInput>,
    focus_lost: MessageReader<'w, 's, KeyboardFocusLost>,
    keys: Res<'w, ButtonInput<KeyCode>>,
    clicked: MessageReader<'w, 's, MouseButtonInput>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    moved: MessageReader<'w, 's, CursorMoved>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Repeats>()
        .init_resource::<TableFinger>()
        .configure_sets(
            PreUpdate,
            ResolveIntents
                .in_set(bevy::input::InputSystems)
                .after(SplitPresses)
                .after(FollowFingers)
                .after(keyboard_input_system)
                .after(mouse_button_input_system),
        )
        .add_systems(
            PreUpdate,
            (
                capture::capture,
                hear_desk,
                pads::hear_pads,
                hear_tap,
                gathered::gather,
                repeat,
            )
                .chain()
                .in_set(ResolveIntents),
        );
}

fn hear_desk(
    mut desk: Desk,
    (bindings, states, at): (Res<Bindings>, Res<IntentStates>, Where),
    mut means: MessageWriter<MeanIntent>,
    mut last: ResMut<LastUsed>,
) {
    let counts = |context: Context| at.counts(context);
    let begin = |intent, source, by| MeanIntent::Begin(Meant::new(intent, source, by));
    if desk.focus_lost.read().count() > 0 {
        means.write_batch(states.ends(|by| matches!(by, Holder::Key(_))));
    }
    let mut used = desk.moved.read().count() > 0;
    let edits = matches!(at.place(), Place::Field | Place::Letters);
    // A finger types on the keyboard of the screen, and is a finger still.
    let types_by_finger = at.place() == Place::Field && *last == LastUsed::Touch;
    for typed in desk.typed.read() {
        used |= !types_by_finger;
        let (key, by) = (typed.key_code, Holder::Key(typed.key_code));
        if typed.state == ButtonState::Released {
            means.write(MeanIntent::End(by));
            continue;
        }
        if typed.repeat {
            continue;
        }
        if edits && is_for_the_field(&typed.logical_key, &desk.keys) {
            continue;
        }
        for intent in meant_by_key(&bindings, &counts, typed, &desk.keys) {
            means.write(begin(intent, Source::Keyboard, by));
        }
        // A text is always finished by these keys.
        let finishes = match key {
            _ if !edits => None,
            KeyCode::Enter | KeyCode::NumpadEnter => Some(CONFIRM),
            KeyCode::Escape => Some(BACK),
            _ => None,
        };
        if let Some(intent) = finishes {
            means.write(begin(intent, Source::Keyboard, by));
        }
    }
    for click in desk.clicked.read() {
        used = true;
        let by = Holder::Mouse(click.button);
        if click.state == ButtonState::Released {
            means.write(MeanIntent::End(by));
            continue;
        }
        for intent in bindings.meant_by(counts, |input| input == Input::Mouse(click.button)) {
            means.write(begin(intent, Source::Mouse, by));
        }
    }
    let turned: f32 = desk
        .wheel
        .read()
        .map(|wheel| {
            used = true;
            wheel.y
        })
        .sum();
    if turned != 0.0 {
        let wanted = if turned > 0.0 { Input::WheelUp } else { Input::WheelDown };
        for intent in bindings.meant_by(counts, |input| input == wanted) {
            means.write(MeanIntent::once(intent, Source::Mouse));
        }
    }
    if used {
        last.set_if_neq(LastUsed::Keys);
    }
}

/// Whether a key belongs to the text that is edited.
fn is_for_the_field(key: &Key, keys: &ButtonInput<KeyCode>) -> bool {
    // Control and Alt type nothing, except together: that is AltGr.
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let alt = keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]);
    match key {
        Key::Character(_) => control == alt,
        Key::Space | Key::Backspace | Key::Delete | Key::ArrowLeft | Key::ArrowRight | Key::Home | Key::End => true,
        _ => false,
    }
}

/// What a pressed key means: what is bound to its letter, or else to its position, and to its chord.
fn meant_by_key(
    bindings: &Bindings,
    counts: &impl Fn(Context) -> bool,
    typed: &KeyboardInput,
    keys: &ButtonInput<KeyCode>,
) -> Vec<Intent> {
    let typed_letter = match &typed.logical_key {
        Key::Character(typed) => letter(typed),
        _ => None,
    };
    // A sign that something is bound to counts as that sign: in Sweden plus is where minus is in the United States.
    let by_letter: Vec<Intent> = typed_letter.map_or_else(Vec::new, |letter| {
        bindings
            .meant_by(counts, |input| input == Input::Letter(letter))
            .collect()
    });
    // In a slow frame the modifier may have been released already.
    let with = |keys_of: [KeyCode; 2]| {
        keys.any_pressed(keys_of) || keys.any_just_pressed(keys_of) || keys.any_just_released(keys_of)
    };
    let by_position = by_letter.is_empty();
    let others = bindings.meant_by(counts, |input| match input {
        Input::Key(key) => by_position && key == typed.key_code,
        Input::Chord(modifier, key) => key == typed.key_code && with(modifier.keys()),
        _ => false,
    });
    let others: Vec<Intent> = others.collect();
    by_letter.into_iter().chain(others).collect()
}

/// A tap on the table means what a click means.
fn hear_tap(finger: Res<TableFinger>, bindings: Res<Bindings>, at: Where, mut means: MessageWriter<MeanIntent>) {
    if !finger.tapped() {
        return;
    }
    let counts = |context: Context| at.counts(context);
    for intent in bindings.meant_by(counts, |input| input == Input::Mouse(MouseButton::Left)) {
        means.write(MeanIntent::once(intent, Source::Touch));
    }
}

fn repeat(
    states: Res<IntentStates>,
    settings: Option<Res<Settings>>,
    time: Res<Time<Real>>,
    mut repeats: ResMut<Repeats>,
    next_frame: Option<ResMut<NextFrame>>,
) {
    let now = time.elapsed();
    let repeat = settings.map_or(Repeat::Normal, |settings| settings.repeat);
    repeats.follow(&states, now, repeat);
    // While a direction is held nothing else may happen that draws a frame.
    if let (Some(due), Some(mut next_frame)) = (repeats.next(), next_frame) {
        next_frame.within(due.saturating_sub(now).as_secs_f32());
    }
}
