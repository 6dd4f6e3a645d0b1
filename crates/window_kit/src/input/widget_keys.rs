//! Gives what has the focus the keys of its intents.
//!
//! The engine's widgets, its Tab navigation and its text fields know keys only. So a direction or "confirm" that comes
//! from a gamepad, from another key, or from a click becomes the key that the widgets know. Only what has the focus
//! gets this key: nothing else in the program sees a key that nobody pressed. A key that means its own intent is left
//! alone, as the engine gives it to the focus already.

use bevy::ecs::message::Messages;
use bevy::ecs::system::RunSystemOnce;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::{InputFocusSystems, dispatch_focused_input};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::gamepad::place::{Place, Where};
use super::resolver::{Repeats, ResolveIntents};
use crate::intents::general::{BACK, CONFIRM, DIRECTIONS, DOWN, LEFT, NEXT, PAGE_DOWN, PAGE_UP, PREVIOUS, RIGHT, UP};
use crate::intents::{Holder, Intent, IntentStates, Meant};

/// The keys that the widgets know.
static WIDGET_KEYS: [(Intent, KeyCode, Key); 10] = [
    (UP, KeyCode::ArrowUp, Key::ArrowUp),
    (DOWN, KeyCode::ArrowDown, Key::ArrowDown),
    (LEFT, KeyCode::ArrowLeft, Key::ArrowLeft),
    (RIGHT, KeyCode::ArrowRight, Key::ArrowRight),
    (CONFIRM, KeyCode::Enter, Key::Enter),
    (BACK, KeyCode::Escape, Key::Escape),
    (NEXT, KeyCode::Tab, Key::Tab),
    (PREVIOUS, KeyCode::Tab, Key::Tab),
    (PAGE_UP, KeyCode::PageUp, Key::PageUp),
    (PAGE_DOWN, KeyCode::PageDown, Key::PageDown),
];

/// A key for what has the focus.
#[derive(Clone, Debug, PartialEq)]
struct WidgetKey {
    intent: Intent,
    state: ButtonState,
    repeat: bool,
}

/// The keys for what has the focus in this frame.
#[derive(Resource, Clone, Debug, Default)]
struct WidgetKeys(Vec<WidgetKey>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WidgetKeys>().add_systems(
        PreUpdate,
        (find, give.run_if(|keys: Res<WidgetKeys>| !keys.0.is_empty()))
            .chain()
            .after(ResolveIntents)
            .in_set(InputFocusSystems::Dispatch),
    );
}

/// Whether the engine gives the key to the focus itself. It does so with the other Enter in a text only: its buttons
/// know one.
fn is_own_key(place: Place, intent: Intent, by: Holder) -> bool {
    let own = WIDGET_KEYS.iter().find(|(other, ..)| *other == intent);
    let is_other_enter = |key, own| place == Place::Field && (key, own) == (KeyCode::NumpadEnter, KeyCode::Enter);
    matches!((by, own), (Holder::Key(key), Some((_, own, _))) if key == *own || is_other_enter(key, *own))
}

fn find(states: Res<IntentStates>, repeats: Res<Repeats>, at: Where, mut keys: ResMut<WidgetKeys>) {
    let place = at.place();
    let key = |held: &Meant, state| {
        let intent = at_place(place, held.intent, at.is_on_something())?;
        (!is_own_key(place, held.intent, held.by)).then_some(WidgetKey {
            intent,
            state,
            repeat: false,
        })
    };
    let released = states
        .released()
        .iter()
        .filter_map(|held| key(held, ButtonState::Released));
    let pressed = states
        .pressed()
        .iter()
        .filter_map(|held| key(held, ButtonState::Pressed));
    let repeated = repeats.now.iter().filter_map(|(intent, _)| {
        Some(WidgetKey {
            intent: at_place(place, *intent, at.is_on_something())?,
            state: ButtonState::Pressed,
            repeat: true,
        })
    });
    let all: Vec<WidgetKey> = released.chain(pressed).chain(repeated).collect();
    if keys.0 != all {
        keys.0 = all;
    }
}

/// What an intent means to what has the focus; `None` if it is not meant for it.
fn at_place(place: Place, intent: Intent, on_something: bool) -> Option<Intent> {
    if !WIDGET_KEYS.iter().any(|(other, ..)| *other == intent) {
        return None;
    }
    match place {
        // From the table only the way to its buttons leads to the interface.
        Place::Table(_) | Place::Practice | Place::Replay => matches!(intent, NEXT | PREVIOUS).then_some(intent),
        // In a text, up and down lead to the neighbours of the field.
        Place::Field if intent == UP => Some(PREVIOUS),
        Place::Field if intent == DOWN => Some(NEXT),
        // Without focus, a direction moves the focus to the first element.
        Place::Menu | Place::Letters if DIRECTIONS.contains(&intent) && !on_something => Some(NEXT),
        Place::Field | Place::Menu | Place::Letters => Some(intent),
    }
}

/// Lets the engine dispatch the keys to what has the focus, from messages that nobody else reads.
fn give(world: &mut World) {
    let keys = std::mem::take(&mut world.resource_mut::<WidgetKeys>().0);
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let Ok(window) = windows.single(world) else { return };
    for key in keys {
        let Some((_, code, logical)) = WIDGET_KEYS.iter().find(|(intent, ..)| *intent == key.intent) else {
            continue;
        };
        let mut only = Messages::<KeyboardInput>::default();
        only.write(KeyboardInput {
            key_code: *code,
            logical_key: logical.clone(),
            state: key.state,
            text: None,
            repeat: key.repeat,
            window,
        });
        let real = world.remove_resource::<Messages<KeyboardInput>>();
        world.insert_resource(only);
        // The engine reads from the keyboard whether Tab goes backwards.
        let keyboard = world.resource::<ButtonInput<KeyCode>>().clone();
        let mut shifted = keyboard.clone();
        if key.intent == PREVIOUS {
            shifted.press(KeyCode::ShiftLeft);
        } else {
            shifted.release(KeyCode::ShiftLeft);
            shifted.release(KeyCode::ShiftRight);
        }
        world.insert_resource(shifted);
        if let Err(error) = world.run_system_once(dispatch_focused_input::<KeyboardInput>) {
            error!("a key did not reach what has the focus: {error}");
        }
        world.insert_resource(keyboard);
        match real {
            Some(real) => world.insert_resource(real),
            None => {
                world.remove_resource::<Messages<KeyboardInput>>();
            }
        }
    }
}
