//! The games. Each has here everything that a server needs: its rules, the judgement of computer players, its words,
//! and its link to the table.
//!
//! The other part of a game, what a window shows of it, is in `play/<game>`. A game here knows no other game, except
//! that Skip-Bo MOD is built on Skip-Bo.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::iter_over_hash_type)]

pub mod board;
pub mod skip_bo;
pub mod skip_bo_dice;
pub mod skip_bo_mod;
pub mod stack;
