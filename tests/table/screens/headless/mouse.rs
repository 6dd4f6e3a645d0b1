//! What a person does with a mouse.

use bevy::input::ButtonState;
use bevy::input::mouse::{MouseButtonInput, MouseMotion, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::{CursorMoved, WindowEvent};

use super::Headless;

impl Headless {
    /// Moves the mouse to a place, as a window tells it.
    pub fn mouse_to(&mut self, at: Vec2) {
        self.point(at);
        self.frames(1);
    }

    /// The same, and no frame passes.
    fn point(&mut self, at: Vec2) {
        let world = self.app.world_mut();
        let mut window = world.get_mut::<Window>(self.window).expect("a window");
        let before = window.cursor_position();
        window.set_cursor_position(Some(at));
        let delta = before.map(|before| at - before);
        let moved = CursorMoved {
            window: self.window,
            position: at,
            delta,
        };
        let motion = MouseMotion {
            delta: delta.unwrap_or_default(),
        };
        world.write_message(WindowEvent::from(moved.clone()));
        world.write_message(moved);
        world.write_message(WindowEvent::from(motion));
        world.write_message(motion);
    }

    /// What a mouse button does, as a window tells it. No frame passes.
    pub fn mouse_button(&mut self, button: MouseButton, state: ButtonState) {
        let message = MouseButtonInput {
            button,
            state,
            window: self.window,
        };
        self.app.world_mut().write_message(WindowEvent::from(message));
        self.app.world_mut().write_message(message);
    }

    /// Clicks a place: the button is down for some frames, and then the mouse is at rest.
    pub fn click(&mut self, at: Vec2) {
        self.click_with(MouseButton::Left, at);
    }

    /// The same with the right button.
    pub fn right_click(&mut self, at: Vec2) {
        self.click_with(MouseButton::Right, at);
    }

    fn click_with(&mut self, button: MouseButton, at: Vec2) {
        self.mouse_to(at);
        self.mouse_button(button, ButtonState::Pressed);
        self.frames(4);
        self.mouse_button(button, ButtonState::Released);
        self.frames(4);
    }

    /// Clicks an element, once it can be pressed.
    pub fn click_on(&mut self, name: &str) {
        let at = self.comes_into_view(name);
        self.click(at);
    }

    /// Drags from place to place with a mouse button, in so many frames.
    pub fn mouse_drag(&mut self, button: MouseButton, from: Vec2, to: Vec2, frames: u16) {
        self.mouse_to(from);
        self.mouse_button(button, ButtonState::Pressed);
        self.frames(1);
        for step in 1..=frames {
            self.mouse_to(from.lerp(to, f32::from(step) / f32::from(frames)));
        }
        // It rests there: a drop, and no flick.
        self.frames(12);
        self.mouse_button(button, ButtonState::Released);
        self.frames(3);
    }

    /// Turns the wheel by so many lines, up or down.
    pub fn wheel(&mut self, lines: f32) {
        let message = MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: lines,
            window: self.window,
            phase: TouchPhase::Moved,
        };
        self.app.world_mut().write_message(WindowEvent::from(message));
        self.app.world_mut().write_message(message);
        self.frames(2);
    }
}
