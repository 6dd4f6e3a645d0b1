//! The ways into a recorded match and out of it, and keeping one. What is seen of it is the match's own screen, with the
//! bar that the HUD has for it.

pub mod keep;
pub(crate) mod watch;
