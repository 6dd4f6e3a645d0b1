//! Sound: dice that clatter as hard as they hit, and short sounds for events.
//!
//! Listens to the physics, the journal and the hands, and changes nothing. Without a sound device, or muted,
//! nothing is played; the messages are written all the same, as captions tell what would be heard.

pub mod cues;
mod impacts;
pub mod library;
pub mod plugin;
pub mod request;

pub use library::Sound;
