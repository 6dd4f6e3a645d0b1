//! The host of a match: the referee, with the only state of the game, as a plain struct.
//!
//! Owns a match and everything that decides it ([`match_host`]), and the [`feed`] of each viewer. All results go to the
//! log of the match and to the feeds. Knows [`games`], [`records`] and [`physics`]: no entities and no sockets. A
//! window drives it with its table of entities, and a program without a window with a sandbox of the physics. It never
//! waits for an animation. Start at [`MatchHost`](match_host::MatchHost); [`play`] drives one.
//!
//! A match of two computer players with real throws, to its end:
//!
//! ```
//! use games::catalog::AnyOptions;
//! use host::match_setup::MatchSetup;
//! use host::play::play;
//! use host::view::{SeatControl, SeatPlayer};
//! use rules::{ai::level::Level, rng::Seed, seats::Seats};
//!
//! let player = |name: &str| SeatPlayer { name: name.into(), control: SeatControl::Agent(Level::Greedy) };
//! let setup = MatchSetup {
//!     options: AnyOptions::of_game("skip-bo-dice").expect("a game of the list"),
//!     seats: Seats::solo(2)?,
//!     seed: Seed::Number(7),
//!     players: vec![player("Ana"), player("Bo")],
//! };
//! let played = play(&setup, 10_000, false)?;
//! assert!(played.finished && played.throws > 0);
//!
//! // The rules alone reproduce the match from its record, without a throw.
//! let end = played.record.replay(|_, _| {})?;
//! assert!(!end.scores().winners.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod agent_chance;
pub mod bounded;
pub mod dice;
pub mod dice_check;
pub mod drawn_check;
pub mod exact_throw;
pub mod feed;
pub mod hand;
pub mod laid_die;
pub mod loose_dice;
pub mod match_host;
pub mod match_setup;
pub mod pending;
pub mod play;
pub mod request;
pub mod sandbox_table;
pub mod saved_throws;
pub mod shown_dice;
pub mod throw_search;
pub mod thrower;
pub mod thrown_again;
pub mod tracks;
pub mod view;
