//! Counts during a match, for statistics: each game defines its measures and counts them itself.

use crate::die::DieId;
use crate::game::Game;
use crate::ids::{MAX_SEATS, SeatId};
use messages::Message;

/// How the counts of several turns or matches are combined into one figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Combined {
    /// The sum of all counts.
    Sum,
    /// The largest count.
    Most,
    /// The mean of all counts.
    Mean,
}

/// A quantity that a game counts.
#[derive(Clone, Debug, PartialEq)]
pub struct Measure {
    /// Its name in files and in JSON: lower-case letters and hyphens.
    pub key: &'static str,
    /// Its name for players, a noun phrase as in "Stacks captured".
    pub label: Message,
    /// How its counts are combined.
    pub combined: Combined,
}

impl Measure {
    /// A measure with this key, name and combination.
    pub const fn new(key: &'static str, label: Message, combined: Combined) -> Self {
        Self { key, label, combined }
    }
}

/// The counts of a measure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Amount {
    /// How many times something was counted.
    pub times: u64,
    /// The sum of all counts.
    pub sum: u64,
    /// The largest count.
    pub most: u64,
}

impl Amount {
    /// Adds one count of this amount.
    pub const fn add(&mut self, amount: u64) {
        self.times += 1;
        self.sum = self.sum.saturating_add(amount);
        if amount > self.most {
            self.most = amount;
        }
    }

    /// Adds other counts of the same measure. The order makes no difference.
    pub const fn and(&mut self, other: Self) {
        self.times = self.times.saturating_add(other.times);
        self.sum = self.sum.saturating_add(other.sum);
        if other.most > self.most {
            self.most = other.most;
        }
    }
}

/// The counts of a match, by seat and by the keys of the measures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts([Vec<(&'static str, Amount)>; MAX_SEATS]);

impl Counts {
    /// Adds one count of this amount to a measure of a seat.
    pub fn add(&mut self, seat: SeatId, key: &'static str, amount: u64) {
        let Some(own) = self.0.get_mut(seat.index()) else {
            return;
        };
        match own.iter_mut().find(|(other, _)| *other == key) {
            Some((_, counted)) => counted.add(amount),
            None => own.push((
                key,
                Amount {
                    times: 1,
                    sum: amount,
                    most: amount,
                },
            )),
        }
    }

    /// The counts of a seat, by key; measures without a count are missing.
    pub fn of(&self, seat: SeatId) -> &[(&'static str, Amount)] {
        self.0.get(seat.index()).map_or(&[], Vec::as_slice)
    }
}

/// The force of a throw of dice on a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Force {
    /// The standard throw of the game, without a gesture.
    Standard,
    /// With a gesture of less than half the power.
    Soft,
    /// With a gesture of half the power or more, but less than eight tenths.
    Middle,
    /// With a gesture of eight tenths of the power or more.
    Hard,
}

impl Force {
    /// The force of a throw by its gesture's power, 0 to 1; `None` is the standard throw. NaN counts as the least
    /// power, as in the throw itself.
    pub fn of_power(power: Option<f32>) -> Self {
        match power {
            None => Self::Standard,
            Some(power) if power >= 0.8 => Self::Hard,
            Some(power) if power >= 0.5 => Self::Middle,
            Some(_) => Self::Soft,
        }
    }
}

/// A game that counts for statistics. It gets only public information (G-7), so its counts contain no secret, for any
/// reader and also during the match.
pub trait Counted: Game {
    /// The measures, in the order in which they are shown.
    const MEASURES: &'static [Measure];
    /// What the game remembers between events.
    type Counter: Default;

    /// Counts an event that is redacted for the public. `thrown` is the force of the throw if the event comes from a
    /// throw on a table.
    fn count(counter: &mut Self::Counter, event: &Self::Event, thrown: Option<Force>, counts: &mut Counts);

    /// How many faces a die of a match has; `None` if no match has such a die.
    fn faces(die: DieId) -> Option<u8>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_the_same_in_any_order() {
        let parts: Vec<Amount> = [[3, 1], [0, 7], [2, 2]]
            .iter()
            .map(|amounts| {
                let mut part = Amount::default();
                amounts.iter().for_each(|amount| part.add(*amount));
                part
            })
            .collect();
        let all = |order: [usize; 3]| {
            let mut all = Amount::default();
            order.iter().for_each(|at| all.and(parts[*at]));
            all
        };
        let wanted = Amount {
            times: 6,
            sum: 15,
            most: 7,
        };
        for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
            assert_eq!(all(order), wanted);
        }
    }

    #[test]
    fn a_seat_that_no_match_has_counts_nothing() {
        let mut counts = Counts::default();
        counts.add(SeatId(200), "captured", 1);
        counts.add(SeatId(1), "captured", 2);
        counts.add(SeatId(1), "captured", 0);
        let wanted = Amount {
            times: 2,
            sum: 2,
            most: 2,
        };
        assert_eq!(counts.of(SeatId(1)), [("captured", wanted)]);
        assert!(counts.of(SeatId(0)).is_empty() && counts.of(SeatId(200)).is_empty());
    }

    #[test]
    fn the_force_of_a_throw_follows_its_power() {
        let of = |power| Force::of_power(Some(power));
        assert_eq!(Force::of_power(None), Force::Standard);
        assert_eq!([0.0, 0.49, f32::NAN].map(of), [Force::Soft; 3]);
        assert_eq!([0.5, 0.79].map(of), [Force::Middle; 2]);
        assert_eq!([0.8, 1.0, 2.0].map(of), [Force::Hard; 3]);
    }
}
