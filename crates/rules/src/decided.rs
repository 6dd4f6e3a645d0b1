//! What decided a match: each game finds the reason in the public events.

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
}
