//! A person with a keyboard, a mouse and gamepads, and all that turns presses into intents, for tests of what is bound.

pub(in crate::input) mod devices;

use std::time::Duration;

use bevy::input::{ButtonState, InputPlugin};
use bevy::input_focus::tab_navigation::TabNavigationPlugin;
use bevy::input_focus::{InputDispatchPlugin, InputFocusPlugin};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::{TimePlugin, TimeUpdateStrategy};
use bevy::window::{CursorMoved, PrimaryWindow, RequestRedraw, WindowCreated};

use crate::input::gamepad::place::LastUsed;
use crate::input::gamepad::seats;
use crate::input::quick::presses;
use crate::input::{resolver, widget_keys};
use crate::intents::{self, Bindings, Context, Input, Intent, IntentStates, Slot};
use crate::table::phase::Match;
use crate::window::state::{Overlay, Screen};

/// The time between two frames.
const FRAME: Duration = Duration::from_millis(16);
/// After so many frames a tap is over.
const TAP_FRAMES: usize = 4;

/// Inputs of each kind that nothing is on by default.
pub const FREE: [Input; 4] = [
    Input::Key(KeyCode::F12),
    Input::Mouse(MouseButton::Back),
    Input::Mouse(MouseButton::Other(8)),
    Input::Pad(GamepadButton::Mode),
];

/// Adds all that turns presses into intents, and the places where they count.
pub(in crate::input) fn plugin(app: &mut App) {
    app.add_plugins((StatesPlugin, InputFocusPlugin, InputDispatchPlugin, TabNavigationPlugin))
        .init_state::<Screen>()
        .init_state::<Overlay>()
        .init_state::<Match>()
        .add_message::<CursorMoved>()
        .add_message::<WindowCreated>()
        .add_plugins((intents::plugin, presses::plugin, resolver::plugin, widget_keys::plugin))
        .add_plugins(seats::plugin)
        .init_resource::<LastUsed>();
}

/// A person with a keyboard, a mouse and a gamepad.
pub struct Presser {
    /// The program, as far as presses become intents in it.
    pub app: App,
    /// The gamepad.
    pub pad: Entity,
    window: Entity,
}

impl Presser {
    /// On the title, with these bindings.
    pub fn new(bindings: Bindings) -> Self {
        let mut app = App::new();
        app.add_plugins((TimePlugin, InputPlugin))
            .add_message::<RequestRedraw>()
            .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        plugin(&mut app);
        app.insert_resource(bindings);
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        app.update();
        let mut presser = Self {
            app,
            pad: Entity::PLACEHOLDER,
            window,
        };
        presser.pad = presser.connects_a_pad();
        presser
    }

    /// Connects a gamepad.
    pub fn connects_a_pad(&mut self) -> Entity {
        devices::pad(&mut self.app, "a gamepad")
    }

    /// Goes to a screen with this match on the table.
    pub fn goes_to(&mut self, screen: Screen, on: Match) {
        let world = self.app.world_mut();
        world.resource_mut::<NextState<Screen>>().set(screen);
        world.resource_mut::<NextState<Match>>().set(on);
        self.app.update();
    }

    fn taps_key(&mut self, key: KeyCode, sign: Option<char>) {
        let sign = sign.map(String::from);
        devices::tap(&mut self.app, self.window, key, sign.as_deref());
    }

    fn taps_button(&mut self, pad: Entity, button: GamepadButton) {
        for value in [1.0, 0.0] {
            devices::button(&mut self.app, pad, button, value);
        }
    }

    /// What begins in the frames of a tap, in its order.
    fn begun(&mut self) -> Vec<Intent> {
        let mut begun = Vec::new();
        for _ in 0..TAP_FRAMES {
            self.app.update();
            let states = self.app.world().resource::<IntentStates>();
            begun.extend(states.pressed().iter().map(|held| held.intent));
        }
        begun
    }

    /// What begins by a tap of a button of this gamepad, in its order.
    pub fn begun_on(&mut self, pad: Entity, button: GamepadButton) -> Vec<Intent> {
        self.taps_button(pad, button);
        self.begun()
    }

    /// What begins by a tap of an input, in its order.
    pub fn begun_by(&mut self, input: Input) -> Vec<Intent> {
        match input {
            Input::Key(key) => self.taps_key(key, None),
            // The place of the key means nothing.
            Input::Letter(letter) => self.taps_key(KeyCode::F24, Some(letter)),
            Input::Chord(modifier, key) => {
                let [modifier, _] = modifier.keys();
                devices::key(&mut self.app, self.window, modifier, None, ButtonState::Pressed);
                self.app.update();
                self.taps_key(key, None);
                let begun = self.begun();
                devices::key(&mut self.app, self.window, modifier, None, ButtonState::Released);
                self.app.update();
                return begun;
            }
            Input::Mouse(button) => devices::click(&mut self.app, self.window, button),
            Input::WheelUp => devices::wheel(&mut self.app, self.window, 1.0),
            Input::WheelDown => devices::wheel(&mut self.app, self.window, -1.0),
            Input::Pad(button) => self.taps_button(self.pad, button),
        }
        self.begun()
    }

    /// Puts each action of a context on each of these inputs, at a place where the context counts. Nothing else may be
    /// on them. Returns how many actions there are.
    ///
    /// # Panics
    /// If an action does not come by its usual inputs at first, or then not by the new one alone.
    pub fn rebinds_all_of(&mut self, context: Context, free: &[Input]) -> usize {
        let usual = self.app.world().resource::<Bindings>().clone();
        let slots: Vec<Slot> = usual.slots().filter(|slot| slot.context == context).collect();
        for input in free {
            let is_free = usual.slots().all(|slot| !usual.inputs(slot).contains(input));
            assert!(is_free, "{input} means something");
            for slot in &slots {
                self.rebinds(&usual, *slot, *input);
            }
        }
        slots.len()
    }

    /// Puts an action on an input, and back on its usual ones.
    fn rebinds(&mut self, usual: &Bindings, slot: Slot, input: Input) {
        let mut before = usual.shown_inputs(slot);
        before.retain(|other| other.device() == input.device());
        for other in &before {
            let begun = self.begun_by(*other);
            assert!(begun.contains(&slot.intent), "{slot} by {other}: {begun:?}");
        }
        let mut bindings = usual.clone();
        bindings.put(slot, input);
        self.app.insert_resource(bindings);
        assert_eq!(self.begun_by(input), [slot.intent], "{slot} by {input}");
        for other in before {
            let begun = self.begun_by(other);
            assert!(!begun.contains(&slot.intent), "{slot} still by {other}: {begun:?}");
        }
        self.app.insert_resource(usual.clone());
    }
}
