//! Messages that wait for the next frame.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

/// What came too early, and up to where the messages were looked at.
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
    /// Lets the messages of this frame go on as far as `sort` says, and keeps the rest for the next frame. Returns
    /// whether any wait. If there would be more than `most`, none waits any longer.
    ///
    /// `sort` divides what waited and what came since, in this order, into what may go on and what waits.
    pub(super) fn hand_on(
        &mut self,
        messages: &mut ResMut<Messages<M>>,
        most: usize,
        sort: impl FnOnce(&[M]) -> (Vec<M>, Vec<M>),
    ) -> bool {
        let waited = !self.waiting.is_empty();
        let mut came = std::mem::take(&mut self.waiting);
        // The engine may keep messages for several frames: each is taken once.
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
        // What is older was read by all in its own frame.
        messages.clear();
        messages.write_batch(now);
        self.seen.clear(&**messages);
        self.waiting = later;
        !self.waiting.is_empty()
    }

    /// Forgets what waits.
    pub(super) fn forget(&mut self) {
        self.waiting.clear();
    }
}
