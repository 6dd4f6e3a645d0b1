//! Messages that wait for the next frame.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

/// The messages that came too early, and how far the messages have been read.
#[derive(Debug)]
pub(super) struct Late<M: Message> {
    seen: MessageCursor<M>,
    waiting: Vec<M>,
}

impl<M: Message> Default for Late<M> {
    fn default() -> Self {
        Self {
            seen: MessageCursor::default(),
            waiting: Vec::new(),
        }
    }
}

impl<M: Message + Clone> Late<M> {
    /// Lets through those messages of this frame that `sort` selects, and holds the rest for the next frame. Returns
    /// whether any wait. If more than `most` would have to wait, all are let through.
    ///
    /// `sort` gets the waiting messages followed by the new ones, and divides them into those of this frame and those
    /// that wait.
    pub(super) fn hand_on(
        &mut self,
        messages: &mut ResMut<Messages<M>>,
        most: usize,
        sort: impl FnOnce(&[M]) -> (Vec<M>, Vec<M>),
    ) -> bool {
        let waited = !self.waiting.is_empty();
        let mut came = std::mem::take(&mut self.waiting);
        // The engine may store messages for several frames, but each may be read only once.
        came.extend(self.seen.read(&**messages).cloned());
        if came.is_empty() {
            return false;
        }
        let (now, later) = sort(&came);
        if !waited && later.is_empty() {
            return false;
        }
        let (now, later) = if later.len() > most {
            (came, Vec::new())
        } else {
            (now, later)
        };
        // All readers have already read the older messages, each in its frame.
        messages.clear();
        messages.write_batch(now);
        self.seen.clear(&**messages);
        self.waiting = later;
        !self.waiting.is_empty()
    }

    /// Drops the waiting messages.
    pub(super) fn forget(&mut self) {
        self.waiting.clear();
    }
}
