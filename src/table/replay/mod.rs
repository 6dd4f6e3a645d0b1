//! Shows a recorded match again.
//!
//! `StartReplay` lays the table for it. From then on the referee takes what happens from the record, entry by entry,
//! and compares each state with the recorded one. Meanwhile requests are refused, computer players do nothing, and the
//! physics engine stands still: thrown dice follow the track that was kept beside the record, and their throw ends with
//! the kept result. Where no track was kept, the dice are put down by hand. So everything that follows the journal and
//! the throws sees a match like any other. `ReplayControl` says how the replay goes on, or from where: a jump takes
//! many entries a frame and shows none of them. Knows no window and no files.

pub(in crate::table) mod laid;
pub(crate) mod outline;
pub(crate) mod plugin;
pub(crate) mod run;
pub mod state;

pub use outline::Outline;
