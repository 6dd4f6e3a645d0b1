//! Computer players. They get views, never the game state. They do not use Bevy.
#![deny(clippy::disallowed_types, clippy::iter_over_hash_type)]

pub mod agent;
pub mod budget;
pub mod character;
pub mod level;
pub mod search;
