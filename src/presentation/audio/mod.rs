//! Sound: dice that clatter as they were measured to hit, and short signs for what happened.
//!
//! Listens to the physics, the journal and the hands, and changes nothing. Without a sound device, or muted, everything
//! else goes on in silence: the messages are read by nobody.

pub mod cues;
mod impacts;
pub(crate) mod library;
pub mod plugin;
pub mod request;

pub use library::Sound;
