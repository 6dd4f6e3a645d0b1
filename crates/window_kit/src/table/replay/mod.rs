//! Replays a recorded match.
//!
//! `StartReplay` lays the table for it. From then on the referee takes the actions from the record, entry by entry,
//! and compares each state with the recorded one. Meanwhile requests are refused, computer players do nothing, and the
//! physics engine stands still: thrown dice follow the track that was stored beside the record, and their throw ends
//! with the stored result. For throws without a track, the dice are put down by hand. So everything that follows the
//! journal and the throws sees a match like any other. `ReplayControl` controls how the replay continues, or from
//! where: a jump applies many entries a frame and shows none of them. Knows no window and no files.

pub(crate) mod outline;
pub(crate) mod plugin;
pub(crate) mod run;
pub mod state;

pub use outline::Outline;
