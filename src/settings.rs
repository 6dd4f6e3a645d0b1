//! The player's settings: kept in a file, changed in the settings screen, read by everything in the window.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// How dice show whose they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceMarks {
    /// Round pips; the owner's badge while B is held.
    #[default]
    Pips,
    /// Pips in the shape of the owner's symbol.
    Symbols,
    /// Round pips, and the owner's badge always.
    Badges,
}

/// How fast things move on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Half speed.
    Half,
    /// As meant.
    #[default]
    Normal,
    /// Twice as fast.
    Double,
    /// Four times as fast.
    Quadruple,
    /// No waiting: computer players answer at once and nothing glides.
    Instant,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Self; 5] = [Self::Half, Self::Normal, Self::Double, Self::Quadruple, Self::Instant];

    /// How many times as fast as meant.
    pub const fn factor(self) -> f32 {
        match self {
            Self::Half => 0.5,
            Self::Normal => 1.0,
            Self::Double => 2.0,
            Self::Quadruple => 4.0,
            Self::Instant => 16.0,
        }
    }
}

/// The settings.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Loudness, 0 to 1.
    pub volume: f32,
    /// Borderless fullscreen.
    pub fullscreen: bool,
    /// How fast things move.
    pub speed: Speed,
    /// How dice show whose they are.
    pub dice_marks: DiceMarks,
    /// Cuts instead of pans, no idle sway.
    pub reduced_motion: bool,
    /// The size of the interface, 0.8 to 2.0.
    pub ui_scale: f32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            volume: 0.8,
            fullscreen: false,
            speed: Speed::Normal,
            dice_marks: DiceMarks::Pips,
            reduced_motion: false,
            ui_scale: 1.0,
        }
    }
}
