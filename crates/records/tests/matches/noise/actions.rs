//! Any game with any options and seats, and any actions: legal ones by their number, and what random bytes decode to.
//!
//! An action applies if and only if it is legal, every state keeps its invariants, and if the bytes ask for it the
//! whole contract is checked.

use games::catalog::{AnyOptions, ForGame, NAMES};
use rules::ai::agent::Strategy;
use rules::conformance::checker::Checker;
use rules::conformance::chosen_action;
use rules::conformance::violation::Violation;
use rules::ids::{Actor, MAX_SEATS, SeatId};
use rules::rng::{Stream, stream};
use rules::seats::Seats;

/// Plays a match that the bytes decide.
pub fn play(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let name = NAMES[usize::from(bytes.byte()) % NAMES.len()];
    let options = AnyOptions::of_game(name).expect("a game that is listed");
    options.for_game(Play { bytes });
}

/// Bytes that are taken one after the other; zeros when there are no more.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn byte(&mut self) -> u8 {
        self.take(1).first().copied().unwrap_or(0)
    }

    fn take(&mut self, count: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(count.min(self.0.len()));
        self.0 = rest;
        taken
    }

    fn number(&mut self) -> u32 {
        u32::from_le_bytes([self.byte(), self.byte(), 0, 0])
    }

    /// Decodes the next bytes as a `T`, if they can be decoded; the first byte is their number.
    fn decoded<T: serde::de::DeserializeOwned>(&mut self) -> Option<T> {
        let count = self.byte();
        postcard::from_bytes(self.take(count.into())).ok()
    }

    /// A seating, each player alone or in teams.
    fn seats(&mut self) -> Seats {
        let count = usize::from(self.byte()) % MAX_SEATS + 1;
        let how = self.byte();
        let seats = if how < 0x80 {
            Seats::solo(count)
        } else {
            let teams: Vec<u8> = (0..count).map(|_| self.byte() % 4).collect();
            Seats::teams(&teams)
        };
        seats.expect("1 to 8 seats")
    }
}

struct Play<'a> {
    bytes: Bytes<'a>,
}

impl ForGame for Play<'_> {
    type Out = ();

    fn run<G: Strategy>(self, default: &G::Options) {
        let mut bytes = self.bytes;
        let options: G::Options = bytes.decoded().unwrap_or_else(|| default.clone());
        let seats = bytes.seats();
        let seed = bytes.number().into();
        let Ok(mut game) = G::new(&options, &seats, seed) else {
            return;
        };
        let mut checker = Checker::new(seats, stream(seed, Stream::Agents));
        let broken = |what: Violation, game: &G| -> ! { panic!("{options:?}, {seats:?}: {what}\n{game:?}") };
        while !bytes.0.is_empty() {
            let how = bytes.byte();
            if how & 0x0f == 0 {
                checker.check_state(&game).unwrap_or_else(|what| broken(what, &game));
            }
            if how & 0x80 == 0 {
                let Some((who, action)) = chosen_action(&game, &seats, bytes.number()) else {
                    return;
                };
                game = checker
                    .check_step(&game, who, &action)
                    .unwrap_or_else(|what| broken(what, &game));
            } else if let Some(action) = bytes.decoded::<G::Action>() {
                let who = match bytes.byte() {
                    seat @ 0..0x80 => Actor::Player(SeatId(seat)),
                    _ => Actor::Chance,
                };
                checker
                    .check_any(&game, who, &action)
                    .unwrap_or_else(|what| broken(what, &game));
                let _ = game.apply(who, &action, &mut ());
            }
            if let Err(error) = game.check_invariants() {
                broken(error.into(), &game);
            }
        }
    }
}
