//! What decided a match, and its best moment: each game finds them in the public events.

use std::ops::Range;

use crate::game::{Game, Scores};
use crate::ids::{SeatId, SeatSet};
use crate::seats::Seats;
use messages::Message;

/// The sides of a match that has one winning side, as a game needs them to tell why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides {
    /// The seating.
    pub seats: Seats,
    /// The winner, or the partners who won.
    pub winners: SeatSet,
    /// The best of the other sides, the lowest seat first if several are equal.
    pub others: SeatSet,
    /// How many points the winners have more than the others, 0 or more.
    pub margin: i32,
    /// The seat of who reads it, who is addressed as "you"; `None` if nobody or several people read it.
    pub reader: Option<SeatId>,
}

impl Sides {
    /// The sides of a match with these scores, by the points of a side; `None` while nobody has won, or if several
    /// sides share the win, or if there is only one side.
    pub fn of(
        seats: &Seats,
        scores: &Scores,
        points: impl Fn(SeatSet, &Scores) -> i32,
        reader: Option<SeatId>,
    ) -> Option<Self> {
        let winners = seats.side(scores.winners.lowest()?);
        if scores.winners != winners {
            return None;
        }
        let others = seats.sides().filter(|side| *side != winners);
        let others = others.rev().max_by_key(|side| points(*side, scores))?;
        Some(Self {
            seats: *seats,
            winners,
            others,
            margin: points(winners, scores) - points(others, scores),
            reader,
        })
    }

    /// Whether a side is only the reader.
    pub fn is_reader(&self, side: SeatSet) -> bool {
        self.reader.is_some_and(|reader| side == SeatSet::only(reader))
    }

    /// The words for a side: `yours` if it is the reader, or else `named` with its seats.
    pub fn say(&self, side: SeatSet, yours: Message, named: impl FnOnce(Vec<SeatId>) -> Message) -> Message {
        if self.is_reader(side) {
            yours
        } else {
            named(side.iter().collect())
        }
    }

    /// How many points the winners were behind the best other side, by the points of each side; 0 if they were ahead.
    pub fn behind(&self, points: impl Fn(SeatSet) -> i32) -> i32 {
        let others = self.seats.sides().filter(|side| *side != self.winners);
        let best = others.map(&points).max().unwrap_or_default();
        (best - points(self.winners)).max(0)
    }
}

/// The best moment of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The steps of the match that show it, each with what leads to it: indices of entries of a record.
    pub steps: Range<usize>,
    /// The round, counted from 1; `None` in a game without rounds.
    pub round: Option<u16>,
    /// What happens, as a clause without a capital letter and full stop, as in "Bo captures two stacks in one turn".
    pub what: Message,
}

impl Moment {
    /// The most steps of a moment: of a longer one, only the end is shown.
    pub const MOST_STEPS: usize = 12;

    /// A moment from one step to another, this one included, cut to [`Self::MOST_STEPS`].
    pub fn of((first, last): (usize, usize), round: Option<u16>, what: Message) -> Self {
        let end = last + 1;
        Self {
            steps: first.min(last).max(end.saturating_sub(Self::MOST_STEPS))..end,
            round,
            what,
        }
    }
}

/// A game that knows what decided a match of it.
pub trait Decided: Game {
    /// The points of a side, from the scores of its seats: by default their sum.
    fn side_points(side: SeatSet, scores: &Scores) -> i32 {
        let points = side.iter().filter_map(|seat| scores.points.get(seat.index()));
        points.sum()
    }

    /// What decided the match for the winners, as a clause without a capital letter and full stop, as in "Bo captured
    /// three stacks"; `None` if nothing stands out. `told` are all events of the match that the public may know, oldest
    /// first.
    fn why(told: &[&Self::Event], sides: &Sides) -> Option<Message>;

    /// The best moment of a match; `None` if nothing stands out. `told` are all events of the match that the public may
    /// know, oldest first, each with the index of the entry of the record that led to it. A later moment is better than
    /// an equal one before it.
    fn best_moment(told: &[(usize, &Self::Event)]) -> Option<Moment>;
}
