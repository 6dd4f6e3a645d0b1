//! The rows about all actions at once: presets, and how the devices feel.

use std::ops::RangeInclusive;

use bevy::ecs::system::IntoObserverSystem;
use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};

use super::actions::ByLetter;
use messages::Message;
use messages::texts::controls as words;
use window_kit::intents::Bindings;
use window_kit::intents::presets::{PadPreset, Preset};
use window_kit::settings::{Repeat, Rumble, Settings};
use window_kit::ui::choice::{RowRoom, choice_row};
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::size;
use window_kit::ui::slider::slider;
use window_kit::ui::stepper::{Stepped, step_round, stepper};
use window_kit::ui::text::{bold, one_line};
use window_kit::ui::toggle::spawn_toggle;

/// The width of the controls beside a row, in logical pixels.
const CONTROL_WIDTH: f32 = 220.0;

/// Adds all rows.
pub(super) fn rows(list: &mut ChildSpawnerCommands, bindings: &Bindings, by_letter: ByLetter, settings: &Settings) {
    preset_rows(list, bindings);
    letter_row(list, by_letter);
    feel_rows(list, settings);
}

fn preset_name(preset: Option<Preset>) -> Message {
    match preset {
        None => words::PRESET_OWN,
        Some(Preset::Usual) => words::PRESET_USUAL,
        Some(Preset::MouseRight) => words::PRESET_MOUSE_RIGHT,
        Some(Preset::MouseLeft) => words::PRESET_MOUSE_LEFT,
        Some(Preset::OneHand) => words::PRESET_ONE_HAND,
    }
}

fn pad_preset_name(preset: Option<PadPreset>) -> Message {
    match preset {
        None => words::PRESET_OWN,
        Some(PadPreset::Usual) => words::PRESET_USUAL,
        Some(PadPreset::Swapped) => words::PRESET_SWAPPED,
        Some(PadPreset::LeftHand) => words::PRESET_LEFT_HAND,
        Some(PadPreset::RightHand) => words::PRESET_RIGHT_HAND,
    }
}

const fn repeat_name(repeat: Repeat) -> Message {
    match repeat {
        Repeat::Off => words::REPEAT_OFF,
        Repeat::Slow => words::REPEAT_SLOW,
        Repeat::Normal => words::REPEAT_NORMAL,
        Repeat::Fast => words::REPEAT_FAST,
    }
}

const fn rumble_name(rumble: Rumble) -> Message {
    match rumble {
        Rumble::Off => words::RUMBLE_OFF,
        Rumble::Weak => words::RUMBLE_WEAK,
        Rumble::Full => words::RUMBLE_FULL,
    }
}

fn preset_rows(list: &mut ChildSpawnerCommands, bindings: &Bindings) {
    let desk = (words::PRESET, words::PRESET_ABOUT);
    stepper_row(list, desk, "preset", preset_name(bindings.preset()), step_preset);
    let pad = (words::PAD_PRESET, words::PAD_PRESET_ABOUT);
    let now = pad_preset_name(bindings.pad_preset());
    stepper_row(list, pad, "pad-preset", now, step_pad_preset);
}

fn step_preset(step: On<Stepped>, mut bindings: ResMut<Bindings>) {
    let now = bindings.preset().unwrap_or_default();
    if let Some(next) = step_round(&Preset::ALL, &now, step.by) {
        bindings.set_preset(next);
    }
}

fn step_pad_preset(step: On<Stepped>, mut bindings: ResMut<Bindings>) {
    let now = bindings.pad_preset().unwrap_or_default();
    if let Some(next) = step_round(&PadPreset::ALL, &now, step.by) {
        bindings.set_pad_preset(next);
    }
}

fn step_repeat(step: On<Stepped>, mut settings: ResMut<Settings>) {
    if let Some(next) = step_round(&Repeat::ALL, &settings.repeat, step.by) {
        settings.repeat = next;
    }
}

fn step_rumble(step: On<Stepped>, mut settings: ResMut<Settings>) {
    if let Some(next) = step_round(&Rumble::ALL, &settings.rumble, step.by) {
        settings.rumble = next;
    }
}

fn stepper_row<M: Send + Sync + 'static>(
    list: &mut ChildSpawnerCommands,
    says: (Message, Message),
    name: &'static str,
    now: Message,
    stepped: impl IntoObserverSystem<Stepped, (), M> + Sync,
) {
    choice_row(list, RowRoom::WIDE, says, |side| {
        side.spawn((
            stepper((bold(now, size::BODY), one_line()), CONTROL_WIDTH),
            FocusName::new(format!("controls.{name}")),
            observe(stepped),
        ));
    });
}

fn letter_row(list: &mut ChildSpawnerCommands, by_letter: ByLetter) {
    choice_row(list, RowRoom::WIDE, (words::LETTER, words::LETTER_ABOUT), |side| {
        spawn_toggle(side, by_letter.0, FocusName::new("controls.letter"))
            .observe(|change: On<ValueChange<bool>>, mut by_letter: ResMut<ByLetter>| by_letter.0 = change.value);
    });
}

/// How the devices feel: hold or press, the stick, the strength of a throw.
fn feel_rows(list: &mut ChildSpawnerCommands, settings: &Settings) {
    choice_row(list, RowRoom::WIDE, (words::TOGGLE, words::TOGGLE_ABOUT), |side| {
        spawn_toggle(side, settings.toggle_held, FocusName::new("controls.toggle")).observe(
            |change: On<ValueChange<bool>>, mut settings: ResMut<Settings>| settings.toggle_held = change.value,
        );
    });
    let stick = (words::STICK, words::STICK_ABOUT);
    slider_row(list, stick, "stick", 0.3..=0.9, settings.stick_push, |settings| {
        &mut settings.stick_push
    });
    let pull = (words::PULL, words::PULL_ABOUT);
    slider_row(list, pull, "pull", 0.1..=0.6, settings.stick_pull, |settings| {
        &mut settings.stick_pull
    });
    let repeat = (words::REPEAT, words::REPEAT_ABOUT);
    stepper_row(list, repeat, "repeat", repeat_name(settings.repeat), step_repeat);
    let strength = (words::STRENGTH, words::STRENGTH_ABOUT);
    slider_row(
        list,
        strength,
        "strength",
        0.5..=2.0,
        settings.throw_strength,
        |settings| &mut settings.throw_strength,
    );
    let rumble = (words::RUMBLE, words::RUMBLE_ABOUT);
    stepper_row(list, rumble, "rumble", rumble_name(settings.rumble), step_rumble);
}

fn slider_row(
    list: &mut ChildSpawnerCommands,
    says: (Message, Message),
    name: &'static str,
    range: RangeInclusive<f32>,
    now: f32,
    field: fn(&mut Settings) -> &mut f32,
) {
    choice_row(list, RowRoom::WIDE, says, |side| {
        side.spawn((
            slider(range, now, 0.1),
            FocusName::new(format!("controls.{name}")),
            observe(move |change: On<ValueChange<f32>>, mut settings: ResMut<Settings>| {
                *field(&mut settings) = change.value;
            }),
        ));
    });
}
