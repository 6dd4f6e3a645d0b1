//! What happened in the match, append-only; each reader keeps its own cursor, so that a slow reader misses nothing.

use bevy::prelude::*;

use crate::games::AnyEvent;

/// The events of the match, as everybody at this table may know them.
#[derive(Resource, Clone, Debug, Default)]
pub struct Journal {
    entries: Vec<AnyEvent>,
}

/// How far a reader has read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct JournalCursor(usize);

impl Journal {
    /// Appends an event. Only the referee does.
    pub(super) fn append(&mut self, event: AnyEvent) {
        self.entries.push(event);
    }

    /// All events.
    pub fn entries(&self) -> &[AnyEvent] {
        &self.entries
    }

    /// The events after the cursor, which is moved to the end.
    pub fn read(&self, cursor: &mut JournalCursor) -> &[AnyEvent] {
        // A new match starts a new, shorter journal.
        let from = if cursor.0 > self.entries.len() { 0 } else { cursor.0 };
        cursor.0 = self.entries.len();
        &self.entries[from..]
    }

    /// The next event after the cursor, which is moved past it.
    pub fn next(&self, cursor: &mut JournalCursor) -> Option<&AnyEvent> {
        if cursor.0 > self.entries.len() {
            cursor.0 = 0;
        }
        let event = self.entries.get(cursor.0)?;
        cursor.0 += 1;
        Some(event)
    }

    /// Whether the cursor has read everything.
    pub fn is_read(&self, cursor: JournalCursor) -> bool {
        cursor.0 >= self.entries.len()
    }
}
