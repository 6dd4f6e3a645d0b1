//! Starting and leaving the replay of a recorded match, and saving a match. A replay uses the screen of the match,
//! with the replay bar of the HUD.

pub mod save;
pub(crate) mod watch;
