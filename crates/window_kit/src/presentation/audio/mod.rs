//! Sound: dice that clatter as hard as they hit, short sounds for events, a quiet room and music.
//!
//! Listens to the physics, the journal and the hands, and changes nothing. Without a sound device, or muted,
//! nothing is played; the messages are written all the same, as captions tell what would be heard.

pub mod background;
pub mod cues;
mod envelope;
pub mod file;
mod impacts;
pub mod library;
mod limiter;
pub mod plugin;
#[cfg(any(test, feature = "testing"))]
pub mod render;
pub mod request;
mod volume;

pub use library::Sound;
