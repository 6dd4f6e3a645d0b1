//! The rows of the actions: each with its inputs on each device.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use messages::Message;
use messages::texts::{common, controls as words, pages};
use window_kit::input::label::Keyboard;
use window_kit::intents::capture::{Capture, Wanted};
use window_kit::intents::rebinding::Device;
use window_kit::intents::{Bindings, Context, Slot};
use window_kit::ui::access::Access;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::{Key, MadeFrom};
use window_kit::ui::look::{AMBER, ROW, size};
use window_kit::ui::plate;
use window_kit::ui::text::{bold, coloured};

/// The width of a button with the inputs of one device.
const INPUTS_WIDTH: f32 = 190.0;
/// The devices, in the order of their buttons.
const DEVICES: [Device; 2] = [Device::Desk, Device::Pad];

/// Whether a key that is pressed for an action counts by its letter.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ByLetter(pub(super) bool);

/// What a row shows.
#[derive(Clone, Debug, PartialEq)]
struct Shown {
    slot: Slot,
    does: Message,
    /// The other actions on the same inputs.
    also: Option<Message>,
    /// The inputs on each device.
    inputs: [Message; 2],
    /// The device whose input is waited for.
    waits: Option<Device>,
    changed: bool,
}

impl Shown {
    fn of(slot: Slot, keyboard: &Keyboard, wanted: Option<Wanted>) -> Self {
        let bindings = keyboard.bound();
        Self {
            slot,
            does: action_name(bindings, slot),
            also: conflicts(bindings, slot),
            inputs: DEVICES.map(|device| inputs_label(keyboard, slot, device)),
            waits: wanted.filter(|wanted| wanted.slot == slot).map(|wanted| wanted.device),
            changed: bindings.is_changed(slot),
        }
    }
}

/// Adds a heading and the rows of each context that has any.
pub(super) fn rows(
    list: &mut ChildSpawnerCommands,
    contexts: impl Iterator<Item = (Context, Message)>,
    keyboard: &Keyboard,
    wanted: Option<Wanted>,
) {
    for (context, heading) in contexts {
        let mut slots = keyboard.bound().shown(context).peekable();
        if slots.peek().is_some() {
            list.spawn((bold(heading, size::GROUP), Key::new(context.name())));
        }
        for slot in slots {
            row(list, Shown::of(slot, keyboard, wanted));
        }
    }
}

/// An action: what it does, its conflicts, a button for each device, and a button for its defaults if it was changed.
fn row(list: &mut ChildSpawnerCommands, shown: Shown) {
    let slot = shown.slot;
    let mut row = list.spawn((
        plate::wrapping_entry(ROW),
        Key::new(slot.to_string()),
        MadeFrom::new(shown.clone()),
    ));
    row.with_children(|row| {
        row.spawn((plate::lines(260.0), Pickable::IGNORE))
            .with_children(|lines| {
                lines.spawn(bold(shown.does.clone(), size::BODY));
                if let Some(also) = shown.also {
                    lines.spawn(coloured(also, size::SMALL, AMBER));
                }
            });
        for (device, inputs) in DEVICES.into_iter().zip(shown.inputs) {
            let (label, look) = match shown.waits == Some(device) {
                true => (words::PRESS_NOW, ButtonLook::Primary),
                false => (inputs, ButtonLook::Plain),
            };
            let words = words::inputs(shown.does.clone(), device_name(device), label.clone());
            inputs_button(row, slot, device, (button(label, look), Access::named(words)));
        }
        if shown.changed {
            row.spawn((
                button(words::RESET, ButtonLook::Plain),
                FocusName::new(format!("controls.{slot}.reset")),
                on_press(move |_: On<Activate>, mut bindings: ResMut<Bindings>| bindings.reset(slot)),
            ));
        }
    });
}

fn device_name(device: Device) -> Message {
    match device {
        Device::Desk => pages::CONTROLS_KEYS,
        Device::Pad => pages::CONTROLS_PAD,
    }
}

/// The button with the inputs of an action on a device: it waits for another one.
fn inputs_button(row: &mut ChildSpawnerCommands, slot: Slot, device: Device, button: impl Bundle) {
    let name = match device {
        Device::Desk => "keys",
        Device::Pad => "pad",
    };
    let mut inputs = row.spawn((
        button,
        FocusName::new(format!("controls.{slot}.{name}")),
        on_press(
            move |_: On<Activate>, by_letter: Res<ByLetter>, mut capture: ResMut<Capture>| {
                capture.begin(Wanted {
                    slot,
                    device,
                    by_letter: by_letter.0,
                });
            },
        ),
    ));
    inputs
        .entry::<Node>()
        .and_modify(|mut node| node.width = px(INPUTS_WIDTH));
}

/// What an action does. An action of every table says where it has further inputs.
fn action_name(bindings: &Bindings, slot: Slot) -> Message {
    let does = bindings.definition(slot.intent).map(|def| def.words_of(slot.intent));
    let does = does.unwrap_or_default();
    let of_every_table = Slot {
        context: Context::Table,
        ..slot
    };
    if matches!(slot.context, Context::Game(_)) && bindings.slots().any(|other| other == of_every_table) {
        words::further(does)
    } else {
        does
    }
}

/// The other actions on the same inputs; `None` if there are none.
pub(super) fn conflicts(bindings: &Bindings, slot: Slot) -> Option<Message> {
    let mut others: Vec<Message> = Vec::new();
    for input in bindings.shown_inputs(slot) {
        for other in bindings.conflicts(slot, input) {
            let name = action_name(bindings, other);
            if !others.contains(&name) {
                others.push(name);
            }
        }
    }
    (!others.is_empty()).then(|| words::also(common::series(others)))
}

fn inputs_label(keyboard: &Keyboard, slot: Slot, device: Device) -> Message {
    let inputs = keyboard.bound().shown_inputs(slot);
    let mut labels: Vec<Message> = Vec::new();
    for input in inputs.into_iter().filter(|input| input.device() == device) {
        let label = keyboard.of_input(input);
        if !labels.contains(&label) {
            labels.push(label);
        }
    }
    if labels.is_empty() {
        words::NO_INPUT
    } else {
        common::series(labels)
    }
}
