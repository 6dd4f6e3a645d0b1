//! Asking for a sound, and whether there is any.

use bevy::prelude::*;

use crate::presentation::audio::library::Sound;

/// No sound at all in this run, whatever the settings say. To be inserted before the `plugin`.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Muted(pub bool);

/// Whether sounds can be played. Written here alone.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SoundAvailable(pub bool);

/// Asks for a sound, once, now. May always be written; it is read where there is sound.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlaySound {
    /// Which.
    pub sound: Sound,
    /// How loud, in decibels under its full loudness: 0 or less.
    pub level_db: f32,
    /// How fast, and so how high: 1 as it was made.
    pub rate: f32,
    /// From the left, -1, to the right, 1.
    pub pan: f32,
}

impl PlaySound {
    /// The sound as it was made, from the middle.
    pub const fn plain(sound: Sound) -> Self {
        Self {
            sound,
            level_db: 0.0,
            rate: 1.0,
            pan: 0.0,
        }
    }
}
