//! Whether what people saw and did is one history: each action took place at one moment between its request and its
//! answer, and nobody saw an action before it was asked for, or less than was known before (linearizability, after
//! Herlihy and Wing, 1990; for a log whose order is known, as here, the check takes no search).

use std::time::Instant;

use rules::ids::Viewer;

use crate::rooms::{Act, Room};

/// An action in the log.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// How many entries the record has with it.
    pub entries: u32,
    /// When it was asked for.
    pub asked: Instant,
    /// When its answer came; `None` if none came.
    pub answered: Option<Instant>,
}

impl Placed {
    pub const fn new(entries: usize, act: &Act) -> Self {
        Self {
            entries: entries as u32,
            asked: act.asked,
            answered: act.answered,
        }
    }
}

/// Checks a room; returns how many pairs of moments were compared.
pub fn check(room: &Room, placed: &[Placed]) -> u64 {
    // Everything that was known of the log, and when: by answers, and by what people were shown.
    let mut known: Vec<(Instant, u32)> = placed
        .iter()
        .filter_map(|act| Some((act.answered?, act.entries)))
        .chain(room.seen.iter().map(|seen| (seen.at, seen.entries)))
        .collect();
    known.sort_unstable();
    let mut compared = 0;
    // The most that anybody knew at each moment.
    let mut most = 0;
    let grown: Vec<(Instant, u32)> = known
        .iter()
        .map(|(at, entries)| {
            most = most.max(*entries);
            (*at, most)
        })
        .collect();
    for act in placed {
        let before = grown.partition_point(|(at, _)| *at < act.asked);
        if let Some((_, most)) = before.checked_sub(1).map(|last| grown[last]) {
            compared += 1;
            assert!(
                act.entries > most,
                "room {}: entry {} was asked for after entry {most} was known",
                room.number,
                act.entries
            );
        }
    }
    // What was shown with so many entries was shown after all of them were asked for.
    let mut by_entry: Vec<&Placed> = placed.iter().collect();
    by_entry.sort_unstable_by_key(|act| act.entries);
    let mut latest = Vec::new();
    for act in by_entry {
        let asked = latest
            .last()
            .map_or(act.asked, |(_, last): &(u32, Instant)| act.asked.max(*last));
        latest.push((act.entries, asked));
    }
    for (at, entries) in &known {
        let within = latest.partition_point(|(of, _)| of <= entries);
        if let Some((_, asked)) = within.checked_sub(1).map(|last| latest[last]) {
            compared += 1;
            assert!(
                asked <= *at,
                "room {}: {entries} entries were known too early",
                room.number
            );
        }
    }
    // Nobody is shown less than before.
    let mut shown: Vec<(Viewer, u32)> = Vec::new();
    for seen in &room.seen {
        match shown.iter_mut().find(|(viewer, _)| *viewer == seen.viewer) {
            Some((_, last)) => {
                compared += 1;
                assert!(seen.entries >= *last, "room {}: the match went back", room.number);
                *last = seen.entries;
            }
            None => shown.push((seen.viewer, seen.entries)),
        }
    }
    compared
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::rooms::Seen;
    use rules::ids::SeatId;

    fn history(acts: &[(u32, u64, u64)], seen: &[(u64, u32)]) -> bool {
        let began = Instant::now();
        let at = |ms: u64| began + Duration::from_millis(ms);
        let placed: Vec<Placed> = acts
            .iter()
            .map(|(entries, asked, answered)| Placed {
                entries: *entries,
                asked: at(*asked),
                answered: Some(at(*answered)),
            })
            .collect();
        let seen = seen.iter().map(|(when, entries)| Seen {
            viewer: Viewer::Player(SeatId(0)),
            at: at(*when),
            entries: *entries,
            seal: None,
        });
        let room = Room {
            seen: seen.collect(),
            ..Room::default()
        };
        std::panic::catch_unwind(|| check(&room, &placed)).is_ok()
    }

    #[test]
    fn histories_that_no_single_log_can_have_are_found() {
        assert!(history(&[(1, 0, 10), (2, 5, 20)], &[(12, 1), (21, 2)]));
        assert!(
            history(&[(2, 0, 10), (1, 5, 20)], &[]),
            "they were asked for at the same time"
        );
        assert!(
            !history(&[(2, 0, 10), (1, 11, 20)], &[]),
            "the later one is before the earlier one"
        );
        assert!(
            !history(&[(1, 5, 20)], &[(4, 1)]),
            "it was seen before it was asked for"
        );
        assert!(!history(&[(1, 0, 10), (2, 30, 40)], &[(20, 2)]), "so was the second");
        assert!(!history(&[(1, 0, 10)], &[(11, 1), (12, 0)]), "the match went back");
        assert!(!history(&[(2, 30, 40)], &[(20, 3)]), "it was put below what was known");
    }
}
