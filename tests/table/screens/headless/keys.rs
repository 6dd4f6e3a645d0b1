//! What a person does with a keyboard.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::window::WindowEvent;

use super::Headless;

impl Headless {
    /// Gives an element the focus, and returns its entity.
    pub fn focus_on(&mut self, name: &str) -> Entity {
        let entity = self.entity(name);
        let mut focus = self.app.world_mut().resource_mut::<InputFocus>();
        focus.set(entity, FocusCause::Navigated);
        // The area scrolls to it.
        self.frames(2);
        entity
    }

    /// Presses an element: gives it the focus and presses Enter.
    pub fn press(&mut self, name: &str) {
        self.until(&format!("{name} can be pressed"), |seen| {
            !seen.element(name).is_null() && seen.is_enabled(name)
        });
        self.focus_on(name);
        self.key(KeyCode::Enter);
    }

    /// Presses the control that has this message on it.
    pub fn press_saying(&mut self, id: &str) {
        self.until(id, |seen| seen.control_saying(id).is_some());
        let name = self.control_saying(id).expect("just seen");
        self.press(&name);
    }

    /// Presses and releases a key.
    pub fn key(&mut self, code: KeyCode) {
        let logical = match code {
            KeyCode::Enter | KeyCode::NumpadEnter => Key::Enter,
            KeyCode::Escape => Key::Escape,
            KeyCode::Tab => Key::Tab,
            KeyCode::ArrowLeft => Key::ArrowLeft,
            KeyCode::ArrowRight => Key::ArrowRight,
            KeyCode::ArrowUp => Key::ArrowUp,
            KeyCode::ArrowDown => Key::ArrowDown,
            _ => Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
        };
        self.strike(code, &logical);
    }

    /// Types a text into the field that has focus.
    pub fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            let key = Key::Character(String::from(letter).into());
            self.strike(KeyCode::F24, &key);
        }
    }

    /// How a person with a keyboard does anything. All other ways by keys in this file use it.
    fn strike(&mut self, key_code: KeyCode, logical_key: &Key) {
        for (state, frames) in [(ButtonState::Pressed, 1), (ButtonState::Released, 2)] {
            self.tell(key_code, logical_key, state);
            self.frames(frames);
        }
    }

    /// Presses and releases keys one after the other, within one frame.
    pub fn strike_at_once(&mut self, keys: &[(KeyCode, Key)]) {
        let states = [ButtonState::Pressed, ButtonState::Released];
        let changes = keys
            .iter()
            .flat_map(|(code, key)| states.map(|state| (*code, key, state)));
        self.change_at_once(changes);
    }

    /// Changes keys one after the other, within one frame.
    pub fn change_at_once<'a>(&mut self, changes: impl IntoIterator<Item = (KeyCode, &'a Key, ButtonState)>) {
        for (key_code, logical_key, state) in changes {
            self.tell(key_code, logical_key, state);
        }
        self.frames(1);
    }

    /// What a key does, as a window tells it. No frame passes.
    fn tell(&mut self, key_code: KeyCode, logical_key: &Key, state: ButtonState) {
        let text = match logical_key {
            Key::Character(text) if state == ButtonState::Pressed => Some(text.clone()),
            _ => None,
        };
        let message = KeyboardInput {
            key_code,
            logical_key: logical_key.clone(),
            state,
            text,
            repeat: false,
            window: self.window,
        };
        self.app.world_mut().write_message(WindowEvent::from(message.clone()));
        self.app.world_mut().write_message(message);
    }
}
