//! Requests for sounds, and whether sound is available.

use bevy::prelude::*;

use crate::presentation::audio::library::Sound;
use rules::ids::SeatId;

/// Turns all sound off in this run, whatever the settings say. Insert it before the `plugin`.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Muted(pub bool);

/// Whether sounds can be played. Only this folder writes it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SoundAvailable(pub bool);

/// A sound is heard, once, now: it is played if sound is available, and captions tell of it in any case.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlaySound {
    /// The sound.
    pub sound: Sound,
    /// The loudness, in decibels below the full loudness: 0 or less.
    pub level_db: f32,
    /// The speed, and with it the pitch: 1 for the original sound.
    pub rate: f32,
    /// The position, from -1 on the left to 1 on the right.
    pub pan: f32,
    /// Whose sound it is: the player who acts, or who is called.
    pub whose: Option<SeatId>,
}

impl PlaySound {
    /// The original sound, in the middle.
    pub const fn plain(sound: Sound) -> Self {
        Self {
            sound,
            level_db: 0.0,
            rate: 1.0,
            pan: 0.0,
            whose: None,
        }
    }
}
