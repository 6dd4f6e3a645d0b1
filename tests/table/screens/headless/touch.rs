//! What a person does with fingers.

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::WindowEvent;

use super::Headless;

impl Headless {
    /// What a finger does, as a window tells it. No frame passes.
    pub fn touch(&mut self, phase: TouchPhase, finger: u64, at: Vec2) {
        let touch = TouchInput {
            phase,
            position: at,
            window: self.window,
            force: None,
            id: finger,
        };
        self.app.world_mut().write_message(WindowEvent::from(touch));
        self.app.world_mut().write_message(touch);
    }

    /// Taps a place: the finger is down for some frames.
    pub fn tap(&mut self, at: Vec2) {
        self.touch(TouchPhase::Started, 1, at);
        self.frames(2);
        self.touch(TouchPhase::Ended, 1, at);
        self.frames(2);
    }

    /// Taps a place within one frame.
    pub fn quick_tap(&mut self, at: Vec2) {
        self.touch(TouchPhase::Started, 1, at);
        self.touch(TouchPhase::Ended, 1, at);
        self.frames(2);
    }

    /// Taps an element, once it can be pressed.
    pub fn tap_on(&mut self, name: &str) {
        let at = self.comes_into_view(name);
        self.tap(at);
    }

    /// Drags a finger from place to place, in so many frames of this test.
    pub fn drag(&mut self, from: Vec2, to: Vec2, frames: u16) {
        self.touch(TouchPhase::Started, 1, from);
        self.frames(1);
        for step in 1..=frames {
            let part = f32::from(step) / f32::from(frames);
            self.touch(TouchPhase::Moved, 1, from.lerp(to, part));
            self.frames(1);
        }
        self.touch(TouchPhase::Ended, 1, to);
        self.frames(3);
    }
}
