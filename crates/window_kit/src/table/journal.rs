//! The events of the match, append-only. Each reader keeps its own cursor, so that a slow reader misses nothing.

use bevy::prelude::*;

use games::catalog::AnyEvent;

/// The events of the match, as everybody at this table may know them.
#[derive(Resource, Clone, Debug, Default)]
pub struct Journal {
    /// The number of the match on this table; the cursor of another match starts over.
    volume: u32,
    entries: Vec<AnyEvent>,
    /// The entry of the record that each event comes from.
    of_entries: Vec<usize>,
    /// Whether each event was undone.
    undone: Vec<bool>,
}

/// How far a reader has read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct JournalCursor {
    volume: u32,
    read: usize,
}

impl Journal {
    /// A journal of these events.
    #[cfg(any(test, feature = "testing"))]
    pub fn of(events: Vec<AnyEvent>) -> Self {
        Self {
            of_entries: vec![0; events.len()],
            undone: vec![false; events.len()],
            entries: events,
            ..Self::default()
        }
    }

    /// Appends an event of an entry of the record. Called only where the table follows a host.
    pub(super) fn append(&mut self, event: AnyEvent, entry: usize) {
        self.entries.push(event);
        self.of_entries.push(entry);
        self.undone.push(false);
    }

    /// Marks the last events that count as undone: so many. Readers have read them, so they stay.
    pub(super) fn undo(&mut self, events: usize) {
        let counting = self.undone.iter_mut().rev().filter(|undone| !**undone);
        counting.take(events).for_each(|undone| *undone = true);
    }

    /// The events that count, without those that were undone: of the whole match. Empty if the table was not there from
    /// the first entry on.
    pub fn of_whole_match(&self) -> impl Iterator<Item = &AnyEvent> {
        let is_whole = self.of_entries.first() == Some(&0);
        let events = self.entries.iter().zip(&self.undone).filter(move |_| is_whole);
        events.filter(|(_, undone)| !**undone).map(|(event, _)| event)
    }

    /// Starts the journal of another match; every cursor then reads from the beginning.
    pub(super) fn start_over(&mut self) {
        self.volume += 1;
        self.entries.clear();
        self.of_entries.clear();
        self.undone.clear();
    }

    /// All events.
    pub fn entries(&self) -> &[AnyEvent] {
        &self.entries
    }

    /// The events after the cursor. Moves the cursor to the end.
    pub fn read(&self, cursor: &mut JournalCursor) -> &[AnyEvent] {
        let from = self.position(*cursor);
        *cursor = self.end();
        &self.entries[from..]
    }

    /// The entries of the record, counted from 0, that the events after the cursor come from.
    pub(super) fn entries_after(&self, cursor: JournalCursor) -> &[usize] {
        &self.of_entries[self.position(cursor)..]
    }

    /// The next event after the cursor. Moves the cursor past it.
    pub fn next(&self, cursor: &mut JournalCursor) -> Option<&AnyEvent> {
        let at = self.position(*cursor);
        let event = self.entries.get(at);
        *cursor = JournalCursor {
            volume: self.volume,
            read: at + usize::from(event.is_some()),
        };
        event
    }

    /// The cursor of a reader that has read everything.
    pub fn end(&self) -> JournalCursor {
        JournalCursor {
            volume: self.volume,
            read: self.entries.len(),
        }
    }

    /// The index of a cursor in the entries: 0 if the cursor comes from another match.
    fn position(&self, cursor: JournalCursor) -> usize {
        if cursor.volume == self.volume {
            cursor.read.min(self.entries.len())
        } else {
            0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::stack::event::StackEvent;
    use rules::ids::SeatId;

    fn passed(player: u8) -> AnyEvent {
        AnyEvent::Stack(StackEvent::Passed { player: SeatId(player) })
    }

    #[test]
    fn every_reader_sees_every_event_once_at_its_own_pace() {
        let mut journal = Journal::default();
        let (mut fast, mut slow) = (JournalCursor::default(), JournalCursor::default());
        journal.append(passed(0), 0);
        assert_eq!(journal.read(&mut fast), [passed(0)]);
        journal.append(passed(1), 0);
        assert_eq!(journal.read(&mut fast), [passed(1)]);
        assert_eq!(journal.next(&mut slow), Some(&passed(0)));
        assert_ne!(journal.end(), slow);
        assert_eq!(journal.next(&mut slow), Some(&passed(1)));
        assert_eq!(journal.next(&mut slow), None);
        assert_eq!([slow, fast], [journal.end(); 2]);
    }

    #[test]
    fn a_reader_starts_over_with_a_new_match_even_if_that_is_as_long_as_the_old_one() {
        let mut journal = Journal::default();
        let mut cursor = JournalCursor::default();
        journal.append(passed(0), 0);
        journal.read(&mut cursor);
        journal.start_over();
        journal.append(passed(3), 0);
        assert_eq!(journal.read(&mut cursor), [passed(3)]);
    }

    #[test]
    fn undone_events_do_not_count_and_a_match_seen_in_part_is_not_told() {
        let mut journal = Journal::default();
        for (player, entry) in [(0, 0), (1, 1), (2, 2), (2, 2)] {
            journal.append(passed(player), entry);
        }
        journal.undo(2);
        journal.undo(1);
        journal.append(passed(4), 1);
        let counting: Vec<_> = journal.of_whole_match().cloned().collect();
        assert_eq!(counting, [passed(0), passed(4)]);
        assert_eq!(journal.entries().len(), 5, "readers keep their places");
        journal.start_over();
        journal.append(passed(0), 7);
        assert_eq!(journal.of_whole_match().count(), 0);
    }
}
