//! Turns what is pressed into intents, by the bindings and by the place of the player.
//!
//! It runs once a frame after the presses were split ([`quick`](super::quick)), so a press and its release are in
//! different frames, whatever pressed it. While a text is edited, keys that type or edit mean nothing else.

mod begun;
mod capture;
mod pads;
#[cfg(test)]
mod tests;

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput, keyboard_input_system};
use bevy::input::mouse::{MouseButtonInput, MouseWheel, mouse_button_input_system};
use bevy::prelude::*;
use bevy::window::{CursorMoved, RequestRedraw};

use self::begun::Begun;
use super::gamepad::place::{LastUsed, Place, Where};
use super::quick::presses::SplitPresses;
use super::touch::{FollowFingers, TableFinger};
use crate::intents::general::{BACK, CONFIRM, DIRECTIONS};
use crate::intents::states::{Held, Holder};
use crate::intents::{Bindings, Context, Input, Intent, IntentStates, MeanIntent, Source, letter};
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
        let repeats = |held: &&Held| DIRECTIONS.contains(&held.intent) && !matches!(held.by, Holder::Key(_));
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
                begin_frame,
                capture::capture,
                hear_desk,
                pads::hear_pads,
                hear_tap,
                hear_others,
                repeat,
            )
                .chain()
                .in_set(ResolveIntents),
        );
}

fn begin_frame(mut states: ResMut<IntentStates>, begun: Begun, at: Where) {
    states.begin_frame();
    // What was turned on by a press ends with the place where it counts.
    let counts = |intent: Intent| {
        let mut slots = begun.bindings.slots();
        slots.any(|slot| slot.intent == intent && at.counts(slot.context))
    };
    let toggles = begun.toggles();
    states.release_if(|held| matches!(held.by, Holder::Toggled(intent) if !toggles || !counts(intent)));
}

fn hear_desk(mut desk: Desk, begun: Begun, at: Where, mut states: ResMut<IntentStates>, mut last: ResMut<LastUsed>) {
    let bindings = &begun.bindings;
    let counts = |context: Context| at.counts(context);
    if desk.focus_lost.read().count() > 0 {
        states.release_if(|held| matches!(held.by, Holder::Key(_)));
    }
    let mut used = desk.moved.read().count() > 0;
    let edits = matches!(at.place(), Place::Field | Place::Letters);
    // A finger types on the keyboard of the screen, and is a finger still.
    let types_by_finger = at.place() == Place::Field && *last == LastUsed::Touch;
    for typed in desk.typed.read() {
        used |= !types_by_finger;
        let (key, by) = (typed.key_code, Holder::Key(typed.key_code));
        if typed.state == ButtonState::Released {
            states.release(by);
            continue;
        }
        if typed.repeat {
            continue;
        }
        if edits && is_for_the_field(&typed.logical_key, &desk.keys) {
            continue;
        }
        for intent in meant_by_key(bindings, &counts, typed, &desk.keys) {
            begun.begin(&mut states, intent, Source::Keyboard, by);
        }
        // A text is always finished by these keys.
        let finishes = match key {
            _ if !edits => None,
            KeyCode::Enter | KeyCode::NumpadEnter => Some(CONFIRM),
            KeyCode::Escape => Some(BACK),
            _ => None,
        };
        if let Some(intent) = finishes {
            begun.begin(&mut states, intent, Source::Keyboard, by);
        }
    }
    for click in desk.clicked.read() {
        used = true;
        let by = Holder::Mouse(click.button);
        if click.state == ButtonState::Released {
            states.release(by);
            continue;
        }
        for intent in bindings.meant_by(counts, |input| input == Input::Mouse(click.button)) {
            begun.begin(&mut states, intent, Source::Mouse, by);
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
            states.press(intent, Source::Mouse, Holder::Once);
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
fn hear_tap(finger: Res<TableFinger>, begun: Begun, at: Where, mut states: ResMut<IntentStates>) {
    if !finger.tapped() {
        return;
    }
    let counts = |context: Context| at.counts(context);
    let meant = begun
        .bindings
        .meant_by(counts, |input| input == Input::Mouse(MouseButton::Left));
    for intent in meant {
        states.press(intent, Source::Touch, Holder::Once);
    }
}

/// Key hints that were clicked, and whatever else acts for the person.
fn hear_others(
    mut meant: MessageReader<MeanIntent>,
    mut states: ResMut<IntentStates>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for MeanIntent { intent, source } in meant.read() {
        states.press(*intent, *source, Holder::Once);
    }
    // What lasts one frame ends in the next one.
    if states.held().iter().any(|held| held.by == Holder::Once) {
        redraw.write(RequestRedraw);
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
