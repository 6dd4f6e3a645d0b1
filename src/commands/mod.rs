//! The commands that need a window or know its settings, and the program with all commands. The others, and what all
//! share, are in the crate `cli`.

mod bundle;
pub mod daily;
mod doctor;
pub mod join;
mod opened;
pub mod play;
pub mod program;
pub mod replay;
pub mod shot;
