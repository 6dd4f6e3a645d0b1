//! Matches as lists of actions ([`record`]) and as files ([`store`]), and what is made of them: [`review`] of a match,
//! [`statistics`] of many, and [`arena`], in which computer players play against each other. [`daily`] is the match of
//! each day and how it ended, [`puzzle`] positions in which a play has to be found.
//!
//! [`draw`] says how the people at a table draw a seed together, [`seal`] how they know that its record is the match that
//! they played.
//!
//! Knows [`games`] and [`rules`]: no table, no physics and no window. Start at [`record`], then [`store`].
//!
//! A log (`.match`) written and read back. In the program, the host of a match makes the entries:
//!
//! ```
//! use games::catalog::{AnyGame, AnyOptions};
//! use records::record::Record;
//! use records::store::{library, log::MatchLog, saved_match::SavedMatch};
//! use records::store::log_entry::{LogEntry, LogHeaderBody, SeatOccupant};
//! use rules::{ids::Actor, rng::Seed, rng::Stream, seats::Seats};
//!
//! let (options, seats, seed) = (AnyOptions::default(), Seats::solo(2)?, Seed::Number(7));
//! let players = ["Ana", "Bo"].map(|name| SeatOccupant { name: name.into(), level: None }).into();
//! let colours = [0, 1, 2, 3, 4, 5, 6, 7];
//! let head = LogHeaderBody { options: options.clone(), seats, seed, draw: None, players, colours, began_s: 0 };
//!
//! // The first action of a match is a report of chance.
//! let mut game = AnyGame::new(&options, &seats, seed.short())?;
//! let action = game.sample_chance(&mut seed.stream(Stream::Chance));
//! game.apply(Actor::Chance, &action, &mut ())?;
//! let mut record = Record::new(options, seats, seed);
//! record.push(Actor::Chance, action, game.state_hash());
//!
//! let folder = std::env::temp_dir().join(format!("records-example-{}", std::process::id()));
//! let (mut log, file) = library::begin(&folder, head)?;
//! let entry = record.entries[0].clone();
//! log.append(&LogEntry::Happened { entry, throw: None, gesture: None }.body()?)?;
//!
//! let (saved, _) = SavedMatch::read(&library::read(&file)?)?;
//! assert_eq!(saved.record, record);
//! # std::fs::remove_dir_all(folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod arena;
pub mod daily;
pub mod draw;
pub mod progress;
pub mod puzzle;
pub mod record;
pub mod review;
pub mod seal;
pub mod statistics;
pub mod store;
