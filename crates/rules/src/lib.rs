//! The rules kernel: code that all games share, and nothing of a particular game.
//!
//! Owns what a game is ([`game`]), seats and options, chance ([`rng`]), errors, what every game has to fulfil
//! ([`conformance`]), and the search, levels and budgets of computer players ([`ai`]). Knows only [`messages`]. It must
//! not know Bevy, clocks, files or a global random generator: the same seed and the same actions give the same state on
//! every machine (G-1). Start at the trait [`Game`](game::Game).
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]
#![deny(clippy::disallowed_types, clippy::iter_over_hash_type)]

pub mod ai;
pub mod card;
pub mod conformance;
pub mod counted;
pub mod decided;
pub mod die;
pub mod error;
pub mod evenness;
pub mod game;
pub mod hash;
pub mod ids;
pub mod options;
pub mod page;
pub mod perft;
pub mod rng;
pub mod rule_id;
pub mod seats;
