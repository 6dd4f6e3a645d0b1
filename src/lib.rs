//! Tumbletop: four tabletop games on one table. This package is the program with its window. All else is in the crates
//! below `crates`, from the ground up:
//!
//! - [`messages`]: what is said to people, as data, and the names that people give.
//! - [`system`]: files, locks and the standard output.
//! - [`language`]: the words of messages in each language.
//! - [`rules`]: what a game is, and what computer players of any game share.
//! - [`tabletop`]: what lies on a table, and throws, as data.
//! - [`games`]: the four games, and the one list of them.
//! - [`records`]: matches as lists of actions and as files; reviews and statistics.
//! - [`physics`]: how dice are thrown.
//! - [`host`]: a match and everything that decides it, and the feed of each viewer.
//! - [`net`]: messages on the wire, rooms, and the session of a client, without sockets.
//! - [`client`]: the sockets of a client.
//! - `server`: rooms behind sockets.
//! - `cli`: the command line without a window.
//! - [`window_kit`]: what the window of any game is made of.
//!
//! The layers of this package: each imports only from those above it.
//!
//! - [`screens`]: title, set-up, lobby, match, results, settings and more.
//! - [`play`]: of each game, all that a window shows.
//! - [`app`]: puts the window together.
//! - `commands`: the commands that need the window; in a page, `page` stands for them.
//!
//! A new reader starts at `docs/architecture.md`, which follows an action through all of them, and then at [`host`] and
//! [`games`], whose pages have examples.

// These macros panic if the reader of the output went away; `system::output` does not.
#![deny(clippy::print_stdout, clippy::print_stderr)]
// In a page there is no command that draws a scene or packs a report.
#![cfg_attr(target_family = "wasm", allow(dead_code))]
// A page has a clock, randomness and files of its own.
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod screens;

pub mod play;

pub mod app;

#[cfg(not(target_family = "wasm"))]
#[allow(clippy::disallowed_methods, reason = "no page has a command line")]
pub mod commands;

#[cfg(any(target_family = "wasm", test))]
pub mod page;
