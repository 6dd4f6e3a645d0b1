//! Lines that a screen reader says by itself, each once and in order. It may interrupt them, for example when a key is
//! pressed.

use std::collections::VecDeque;

use bevy::prelude::*;

use messages::Message;

/// The most lines that wait to be said.
const MOST: usize = 200;

/// Whether anybody reads the tree and hears the lines.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listening(pub bool);

/// The lines that wait to be said.
#[derive(Resource, Clone, Debug, Default)]
pub struct Announcer {
    waiting: VecDeque<Message>,
    /// Whether somebody begins to listen: what was said before is not said to them.
    begins: bool,
}

impl Announcer {
    /// Adds a line. Where too many wait, the oldest is left out.
    pub fn say(&mut self, line: Message) {
        if self.waiting.len() == MOST {
            self.waiting.pop_front();
        }
        self.waiting.push_back(line);
    }

    /// Leaves out what was said and what waits.
    pub(super) fn begin(&mut self) {
        *self = Self {
            begins: true,
            ..Self::default()
        };
    }

    /// Whether somebody has begun to listen since this was asked last.
    pub(super) const fn has_begun(&mut self) -> bool {
        std::mem::replace(&mut self.begins, false)
    }

    /// Removes the lines that wait.
    pub(super) fn take(&mut self) -> impl Iterator<Item = Message> {
        self.waiting.drain(..)
    }

    /// The lines that wait.
    #[cfg(any(test, feature = "testing"))]
    pub fn waiting(&self) -> impl Iterator<Item = &Message> {
        self.waiting.iter()
    }

    /// Whether lines wait.
    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }
}
