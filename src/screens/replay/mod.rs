//! How a replay of a recorded match is entered and left, and how a match is saved. A replay uses the screen of the
//! match, with the replay bar of the HUD.

pub mod keep;
pub(crate) mod watch;
