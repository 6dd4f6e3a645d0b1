//! The page on which a player puts actions on other keys, mouse buttons and gamepad buttons.

use std::ops::RangeInclusive;

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, SliderValue, ValueChange, observe};

use crate::input::label::Keyboard;
use crate::intents::capture::{Capture, Wanted};
use crate::intents::rebinding::{Device, Preset};
use crate::intents::{Bindings, Slot};
use crate::screens::menus::rules::controls::contexts;
use crate::screens::menus::rules::pages::title;
use crate::screens::overlay_page::{spawn_overlay_page, spawn_wide_closing_button};
use crate::settings::Settings;
use crate::ui::button::{ButtonLook, button, on_press};
use crate::ui::choice::{RowRoom, choice_row};
use crate::ui::focus::FocusName;
use crate::ui::look::{AMBER, ROW, TEXT_QUIET, size};
use crate::ui::plate;
use crate::ui::scroll::page_area;
use crate::ui::slider::slider;
use crate::ui::stepper::{Stepped, step_round, stepper};
use crate::ui::text::{bold, coloured, one_line};
use crate::ui::toggle::spawn_toggle;
use crate::window::state::Overlay;
use messages::Message;
use messages::texts::{common, controls as words};

/// The width of the controls beside a row, in logical pixels.
const CONTROL_WIDTH: f32 = 220.0;
/// The width of a button with the inputs of one device.
const INPUTS_WIDTH: f32 = 190.0;

/// The list on the page.
#[derive(Component, Clone, Copy, Debug)]
struct List;

/// Whether a key that is pressed for an action counts by its letter.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ByLetter(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ByLetter>()
        .init_resource::<Capture>()
        .add_systems(OnEnter(Overlay::Controls), spawn_page)
        .add_systems(OnExit(Overlay::Controls), |mut capture: ResMut<Capture>| {
            capture.cancel()
        })
        .add_systems(
            Update,
            (
                bind.run_if(resource_changed::<Capture>),
                list.run_if(in_state(Overlay::Controls)).run_if(
                    resource_changed::<Keyboard>
                        .or_else(resource_changed::<Capture>)
                        .or_else(any_match_filter::<Added<List>>),
                ),
            )
                .chain(),
        );
}

/// Puts the action on what was pressed.
fn bind(mut capture: ResMut<Capture>, mut bindings: ResMut<Bindings>) {
    if let Some((slot, input)) = capture.bypass_change_detection().take() {
        bindings.put(slot, input);
    }
}

fn spawn_page(mut commands: Commands) {
    spawn_overlay_page(&mut commands, Overlay::Controls, plate::solid_plate(860.0), |sheet| {
        sheet.spawn(plate::heading(words::HEADING));
        sheet.spawn(coloured(words::ABOUT, size::BODY, TEXT_QUIET));
        page_area(sheet, 6.0, |_| {}).insert(List);
        sheet.spawn(plate::row()).with_children(|foot| {
            foot.spawn((
                button(words::RESET_ALL, ButtonLook::Plain),
                FocusName::new("controls.reset-all"),
                on_press(|_: On<Activate>, mut bindings: ResMut<Bindings>| bindings.reset_all()),
            ));
            spawn_wide_closing_button(foot, words::DONE, "controls.done").insert(AutoFocus);
        });
    });
}

fn list(
    keyboard: Res<Keyboard>,
    capture: Res<Capture>,
    (by_letter, settings): (Res<ByLetter>, Res<Settings>),
    lists: Query<Entity, With<List>>,
    mut commands: Commands,
) {
    let bindings = keyboard.bound();
    for list in &lists {
        let mut list = commands.entity(list);
        list.despawn_related::<Children>().with_children(|list| {
            preset_row(list, bindings.preset());
            letter_row(list, *by_letter);
            feel_rows(list, &settings);
            for (context, heading) in contexts(title) {
                let slots: Vec<Slot> = bindings.slots().filter(|slot| slot.context == context).collect();
                if slots.is_empty() {
                    continue;
                }
                list.spawn(bold(heading, size::GROUP));
                for slot in slots {
                    action_row(list, slot, &keyboard, capture.wanted());
                }
            }
        });
    }
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

fn preset_row(list: &mut ChildSpawnerCommands, now: Option<Preset>) {
    choice_row(list, RowRoom::WIDE, (words::PRESET, words::PRESET_ABOUT), |side| {
        side.spawn((
            stepper((bold(preset_name(now), size::BODY), one_line()), CONTROL_WIDTH),
            FocusName::new("controls.preset"),
            observe(|step: On<Stepped>, mut bindings: ResMut<Bindings>| {
                let now = bindings.preset().unwrap_or_default();
                if let Some(next) = step_round(&Preset::ALL, &now, step.by) {
                    bindings.set_preset(next);
                }
            }),
        ));
    });
}

fn letter_row(list: &mut ChildSpawnerCommands, by_letter: ByLetter) {
    choice_row(list, RowRoom::WIDE, (words::LETTER, words::LETTER_ABOUT), |side| {
        spawn_toggle(side, by_letter.0, FocusName::new("controls.letter")).observe(
            |change: On<ValueChange<bool>>, mut by_letter: ResMut<ByLetter>, mut commands: Commands| {
                by_letter.0 = change.value;
                show_toggled(&mut commands, change.source, change.value);
            },
        );
    });
}

fn show_toggled(commands: &mut Commands, toggle: Entity, on: bool) {
    let mut toggle = commands.entity(toggle);
    if on {
        toggle.insert(Checked);
    } else {
        toggle.remove::<Checked>();
    }
}

/// How the devices feel: hold or press, the stick, the strength of a throw.
fn feel_rows(list: &mut ChildSpawnerCommands, settings: &Settings) {
    choice_row(list, RowRoom::WIDE, (words::TOGGLE, words::TOGGLE_ABOUT), |side| {
        spawn_toggle(side, settings.toggle_held, FocusName::new("controls.toggle")).observe(
            |change: On<ValueChange<bool>>, mut settings: ResMut<Settings>, mut commands: Commands| {
                settings.toggle_held = change.value;
                show_toggled(&mut commands, change.source, change.value);
            },
        );
    });
    let stick = (words::STICK, words::STICK_ABOUT);
    slider_row(list, stick, "stick", 0.3..=0.9, settings.stick_push, |settings| {
        &mut settings.stick_push
    });
    let strength = (words::STRENGTH, words::STRENGTH_ABOUT);
    slider_row(
        list,
        strength,
        "strength",
        0.5..=2.0,
        settings.throw_strength,
        |settings| &mut settings.throw_strength,
    );
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
            observe(
                move |change: On<ValueChange<f32>>, mut settings: ResMut<Settings>, mut commands: Commands| {
                    *field(&mut settings) = change.value;
                    commands.entity(change.source).insert(SliderValue(change.value));
                },
            ),
        ));
    });
}

/// An action: what it does, its conflicts, a button for each device, and a button for its defaults if it was changed.
fn action_row(list: &mut ChildSpawnerCommands, slot: Slot, keyboard: &Keyboard, wanted: Option<Wanted>) {
    let bindings = keyboard.bound();
    let does = action_name(bindings, slot);
    let trouble = conflicts(bindings, slot);
    list.spawn(plate::wrapping_entry(ROW)).with_children(|row| {
        row.spawn((plate::lines(260.0), Pickable::IGNORE))
            .with_children(|lines| {
                lines.spawn(bold(does, size::BODY));
                if let Some(trouble) = trouble {
                    lines.spawn(coloured(trouble, size::SMALL, AMBER));
                }
            });
        for device in [Device::Desk, Device::Pad] {
            let waits = wanted.is_some_and(|wanted| wanted.slot == slot && wanted.device == device);
            let label = if waits {
                words::PRESS_NOW
            } else {
                inputs_label(keyboard, slot, device)
            };
            let look = if waits { ButtonLook::Primary } else { ButtonLook::Plain };
            let name = match device {
                Device::Desk => "keys",
                Device::Pad => "pad",
            };
            let mut inputs = row.spawn((
                button(label, look),
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
        if bindings.changes().contains_key(&slot) {
            row.spawn((
                button(words::RESET, ButtonLook::Plain),
                FocusName::new(format!("controls.{slot}.reset")),
                on_press(move |_: On<Activate>, mut bindings: ResMut<Bindings>| bindings.reset(slot)),
            ));
        }
    });
}

/// What an action does; of a family, with its number.
fn action_name(bindings: &Bindings, slot: Slot) -> Message {
    let does = bindings.definition(slot.intent).map(|def| def.words.clone());
    match slot.intent.number() {
        0 => does.unwrap_or_default(),
        number => words::numbered(does.unwrap_or_default(), number),
    }
}

/// The other actions on the same inputs; `None` if there are none.
fn conflicts(bindings: &Bindings, slot: Slot) -> Option<Message> {
    let mut others: Vec<Message> = Vec::new();
    for input in bindings.inputs(slot) {
        for other in bindings.conflicts(slot, *input) {
            let name = action_name(bindings, other);
            if !others.contains(&name) {
                others.push(name);
            }
        }
    }
    (!others.is_empty()).then(|| words::also(common::series(others)))
}

fn inputs_label(keyboard: &Keyboard, slot: Slot, device: Device) -> Message {
    let inputs = keyboard.bound().inputs(slot).iter();
    let mut labels: Vec<Message> = Vec::new();
    for input in inputs.filter(|input| input.device() == device) {
        let label = keyboard.of_input(*input);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intents::general::{HINT, LOG};
    use crate::intents::{Context, Input};
    use crate::screens::menus::overlays::bench::{activate, menus, named};
    use crate::window::state::OpenOverlay;

    const ASK: Slot = Slot {
        context: Context::Table,
        intent: HINT,
    };

    /// The page, open.
    fn page() -> App {
        let mut app = menus();
        app.insert_resource(Bindings::general())
            .insert_resource(Keyboard::american().with(Bindings::general()))
            .init_resource::<Settings>()
            .add_plugins(plugin);
        app.world_mut().write_message(OpenOverlay(Overlay::Controls));
        for _ in 0..3 {
            app.update();
        }
        app
    }

    #[test]
    fn an_action_gets_the_key_that_is_pressed_and_can_be_reset() {
        let mut app = page();
        assert!(named(&mut app, "controls.table/hint.reset").is_none());
        activate(&mut app, "controls.table/hint.keys");
        let mut capture = app.world_mut().resource_mut::<Capture>();
        assert_eq!(capture.wanted().map(|wanted| wanted.slot), Some(ASK));
        capture.press(Input::Key(KeyCode::KeyL));
        app.update();
        let bindings = app.world().resource::<Bindings>().clone();
        assert!(bindings.inputs(ASK).contains(&Input::Key(KeyCode::KeyL)));
        let log = Slot { intent: LOG, ..ASK };
        assert!(conflicts(&bindings, ASK).is_some() && conflicts(&bindings, log).is_some());
        app.insert_resource(Keyboard::american().with(bindings));
        app.update();
        activate(&mut app, "controls.table/hint.reset");
        assert_eq!(*app.world().resource::<Bindings>(), Bindings::general());
    }
}
