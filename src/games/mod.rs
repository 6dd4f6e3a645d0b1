//! The games: of each all that a server needs, its rules, how computer players judge it, its words, its way to the table.
//!
//! What a window shows of a game is in its other home, `play/<game>`. A game here knows no other game, but for Skip-Bo MOD,
//! which is built on Skip-Bo.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::iter_over_hash_type)]

pub mod board;
pub mod numbers;
pub mod skip_bo;
pub mod skip_bo_dice;
pub mod skip_bo_mod;
pub mod stack;
