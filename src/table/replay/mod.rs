//! A recorded match is seen again.
//!
//! `StartReplay` lays the table for it; from then on the referee takes what happens from the record, entry after entry,
//! and holds each state against the one that was recorded. Requests are refused meanwhile, computer players sleep, and the
//! engine stands still: dice that were thrown go the way that was kept beside the record, and end their throw with what it
//! did. Where none was kept they are put down by hand. So all who follow the journal and the throws see a match like any
//! other. `ReplayControl` says how it goes on, or from where: a jump takes many entries a frame, and none of them is
//! shown. Knows no window and no files.

mod laid;
mod outline;
pub(crate) mod plugin;
pub(crate) mod run;
pub mod state;

pub use outline::Outline;
