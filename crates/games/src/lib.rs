//! The games. Each module has all that a server needs of a game: the rules, the judgement of computer players, the
//! messages, and the connection to the table.
//!
//! The part of a game that a window shows is in `play/<game>`. A game here uses no other game, except that Skip-Bo MOD
//! is built on Skip-Bo.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::iter_over_hash_type)]

pub mod board;
pub mod catalog;
pub mod skip_bo;
pub mod skip_bo_dice;
pub mod skip_bo_mod;
pub mod stack;
