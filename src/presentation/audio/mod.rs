//! Sound: dice that clatter as hard as they hit, and short sounds for events.
//!
//! Listens to the physics, the journal and the hands, and changes nothing. Without a sound device, or muted, everything
//! else goes on in silence: nobody reads the messages.

pub mod cues;
mod impacts;
pub(crate) mod library;
pub mod plugin;
pub mod request;

pub use library::Sound;
