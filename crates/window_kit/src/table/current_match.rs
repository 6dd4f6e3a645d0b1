//! The current match, and the messages that start and end a match.

use bevy::prelude::*;

use games::catalog::AnyOptions;
use host::match_setup::MatchSetup;
use host::view::SeatPlayer;
use rules::error::SetupError;
use rules::ids::SeatId;
use rules::seats::Seats;

/// Starts a match. The current match ends.
#[derive(Message, Clone, Debug)]
pub struct StartMatch(pub MatchSetup);

/// The match could not be set up. The current match continues.
#[derive(Message, Clone, Debug)]
pub struct StartRefused(pub SetupError);

/// Ends the current match and clears the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct EndMatch;

/// Ends the match that the players left.
pub fn clear_the_table(mut ends: MessageWriter<EndMatch>) {
    ends.write(EndMatch);
}

/// The set-up of the current match without its seed, which only the host knows. Present while a match is on.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct CurrentMatch {
    /// The game and its options.
    pub options: AnyOptions,
    /// The seating.
    pub seats: Seats,
    /// The players at the beginning, by seat.
    pub players: Vec<SeatPlayer>,
    /// Tells matches apart. A replay has the mark of its match.
    pub mark: MatchMark,
}

/// An id that tells matches apart and reveals nothing of their chance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchMark([u8; 16]);

impl MatchMark {
    /// The mark of the match with this seed.
    pub fn of(seed: u64) -> Self {
        let mut mark = Self::default();
        let hash = blake3::derive_key("tumbletop: which match it is", &seed.to_le_bytes());
        for (to, from) in mark.0.iter_mut().zip(hash) {
            *to = from;
        }
        mark
    }
}

impl CurrentMatch {
    /// The set-up of a match that begins.
    pub(super) fn of(setup: MatchSetup) -> Self {
        Self {
            mark: MatchMark::of(setup.seed.short()),
            options: setup.options,
            seats: setup.seats,
            players: setup.players,
        }
    }

    /// The same match with another seed.
    pub fn again(&self, seed: u64) -> MatchSetup {
        MatchSetup {
            options: self.options.clone(),
            seats: self.seats,
            seed: seed.into(),
            players: self.players.clone(),
        }
    }

    /// The next match of the same players, with another seed. Where a seat can be chosen to go first, it is the one
    /// after `first`, which went first in this match: nobody keeps what the first turn is worth.
    pub fn rematch(&self, seed: u64, first: Option<SeatId>) -> MatchSetup {
        let mut setup = self.again(seed);
        if let Some(first) = first {
            setup.options.go_first((first.index() + 1) % self.seats.count());
        }
        setup
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::catalog::NAMES;
    use rules::rng::Seed;

    #[test]
    fn in_a_rematch_the_seat_after_the_first_one_goes_first_where_that_can_be_chosen() {
        for name in NAMES {
            let options = AnyOptions::of_game(name).expect("a game");
            let current = CurrentMatch::of(MatchSetup {
                seats: Seats::solo(3).expect("three can be seated"),
                options: options.clone(),
                seed: Seed::Number(1),
                players: Vec::new(),
            });
            let next = |first| current.rematch(2, first).options;
            assert_eq!(next(None), options, "nobody has gone first");
            let chosen = |first| next(Some(SeatId(first))).get("first");
            let can_be_chosen = options.get("first").is_some();
            assert_eq!(chosen(0), can_be_chosen.then(|| "2".to_owned()), "{name}");
            assert_eq!(chosen(2), can_be_chosen.then(|| "1".to_owned()), "{name}");
            assert_eq!(current.again(2).options, options, "the same match again");
        }
    }
}
