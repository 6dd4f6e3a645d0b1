//! The games. Each module has all that a server needs of a game: the rules, the judgement of computer players, the
//! messages, and the connection to the table.
//!
//! Owns the one list of the games ([`catalog`]) and what is printed on cards, dice and boards ([`board`]). Knows
//! [`rules`] and [`tabletop`]: no saved match and no physics. A game here uses no other game, except that Skip-Bo MOD
//! is built on Skip-Bo. What a window shows of a game is in `src/play/<game>`. Start at [`catalog`], then at one game,
//! for example [`stack`].
//!
//! A match of any game, played by code to its end. Throws and shuffles are random reports here; with a table, they are
//! real throws:
//!
//! ```
//! use games::catalog::{AnyEvent, AnyGame, AnyOptions};
//! use rules::{ai::level::Level, game::Turn, seats::Seats};
//! use rules::ids::{Actor, Viewer};
//! use rules::rng::{Stream, stream};
//!
//! let options = AnyOptions::of_game("skip-bo-dice").expect("a game of the list");
//! let mut game = AnyGame::new(&options, &Seats::solo(2)?, 7)?;
//! let mut rng = stream(7, Stream::Agents);
//! let mut events: Vec<AnyEvent> = Vec::new();
//! loop {
//!     let (who, action) = match game.turn() {
//!         Turn::Over => break,
//!         Turn::Chance => (Actor::Chance, game.sample_chance(&mut rng)),
//!         Turn::Players(due) => {
//!             let seat = due.lowest().expect("at least one seat is due");
//!             let legal = game.legal_actions(seat);
//!             // A computer player gets what its seat may know, never the game itself.
//!             let choice = game.view(Viewer::Player(seat)).choose(Level::Greedy, seat, &legal, &mut rng);
//!             (Actor::Player(seat), legal[choice].clone())
//!         }
//!     };
//!     game.apply(who, &action, &mut events)?;
//! }
//! assert!(!game.scores().winners.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]
#![deny(clippy::disallowed_types, clippy::iter_over_hash_type)]

pub mod board;
pub mod catalog;
pub mod decided;
#[cfg(test)]
mod each_choice;
#[cfg(test)]
mod each_hint;
#[cfg(test)]
mod easy_slips;
pub mod hint;
#[cfg(test)]
mod no_stalling;
pub mod skip_bo;
pub mod skip_bo_dice;
pub mod skip_bo_mod;
pub mod stack;
