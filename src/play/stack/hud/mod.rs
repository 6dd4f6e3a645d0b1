//! The frames around a table of Stack. Runs only while Stack is played.

mod about;
mod banners;
mod places;
pub(crate) mod plugin;
mod rail;
mod ruled;
mod score;
mod status;
mod waits;
