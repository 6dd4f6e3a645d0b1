//! The settings that are a choice of a few values.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// The time limits for an answer that a player can choose, in seconds; 0 is no limit.
pub const TIMES_TO_ANSWER_S: [u8; 4] = [0, 8, 15, 30];

/// How dice show their owners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceMarks {
    /// Round pips; the owner's badge while B is held.
    #[default]
    Pips,
    /// Pips in the shape of the owner's symbol.
    Symbols,
    /// Round pips, and always the owner's badge.
    Badges,
    /// Numerals, the 6 underlined.
    Numerals,
}

/// A table: its cloth, its wood, and its light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableTheme {
    /// Green cloth and walnut in the light of a lamp.
    #[default]
    Evening,
    /// Red cloth and mahogany in the light of a candle.
    Candle,
    /// Blue cloth and grey oak at dusk.
    Dusk,
    /// Light cloth and maple in the light of the morning.
    Morning,
    /// Grey cloth and ebony in the middle of the night.
    Midnight,
    /// Brown cloth and cherry wood by the fire.
    Fireside,
}

impl TableTheme {
    /// All tables.
    pub const ALL: [Self; 6] = [
        Self::Evening,
        Self::Candle,
        Self::Dusk,
        Self::Morning,
        Self::Midnight,
        Self::Fireside,
    ];
}

/// What dice are made of. Their colours are those of their owners in every set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiceSet {
    /// Polished resin.
    #[default]
    Resin,
    /// Stone with light veins.
    Marble,
    /// Turned wood with fine rings, without polish.
    Wood,
    /// Resin with bright specks.
    Stardust,
}

impl DiceSet {
    /// All sets, in the order of the numbers in `die.wgsl`.
    pub const ALL: [Self; 4] = [Self::Resin, Self::Marble, Self::Wood, Self::Stardust];
}

/// What is printed on the backs of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardBack {
    /// A lattice of lines, in teal.
    #[default]
    Lattice,
    /// Waves, in blue.
    Waves,
    /// Rays from the middle, in red.
    Rays,
    /// Leaves, in green.
    Leaves,
}

impl CardBack {
    /// All backs, in the order of the numbers in `card.wgsl`.
    pub const ALL: [Self; 4] = [Self::Lattice, Self::Waves, Self::Rays, Self::Leaves];
}

/// How much work the graphics adapter has to do.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quality {
    /// For a computer that draws with its processor: as [`Self::Low`], but with fewer pixels.
    Lowest,
    /// No antialiasing, plain materials.
    Low,
    /// Antialiasing, all materials, plain shadows.
    Medium,
    /// All effects.
    #[default]
    High,
}

impl Quality {
    /// All levels, least work first.
    pub const ALL: [Self; 4] = [Self::Lowest, Self::Low, Self::Medium, Self::High];

    /// The next lower level; `None` at the lowest.
    pub fn lower(self) -> Option<Self> {
        let at = Self::ALL.iter().position(|level| *level == self)?;
        Self::ALL.get(at.checked_sub(1)?).copied()
    }
}

/// How strongly gamepads shake.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rumble {
    /// Not at all.
    Off,
    /// Weakly.
    Weak,
    /// As strongly as the gamepad can.
    #[default]
    Full,
}

impl Rumble {
    /// All choices, weakest first.
    pub const ALL: [Self; 3] = [Self::Off, Self::Weak, Self::Full];

    /// The part of the full strength, 0 to 1.
    pub const fn strength(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Weak => 0.4,
            Self::Full => 1.0,
        }
    }
}

/// How fast things move on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Half speed.
    Half,
    /// Normal speed.
    #[default]
    Normal,
    /// Twice as fast.
    Double,
    /// Four times as fast.
    Quadruple,
    /// No waiting: computer players answer at once and nothing moves gradually.
    Instant,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Self; 5] = [Self::Half, Self::Normal, Self::Double, Self::Quadruple, Self::Instant];

    /// The multiple of normal speed.
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

/// When a screen covers the table while one person hands it over to another. If hands are hidden, it always does
/// (G-7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandOver {
    /// Only if hands are hidden.
    #[default]
    HiddenHands,
    /// Whenever the next decision is another person's.
    Always,
}

impl HandOver {
    /// Both.
    pub const ALL: [Self; 2] = [Self::HiddenHands, Self::Always];
}

/// Whether the program asks before a match is left or started over. It always asks before deleting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AskFirst {
    /// Always.
    Always,
    /// Only if the match is not saved and would be lost.
    #[default]
    NotKept,
}

impl AskFirst {
    /// Both.
    pub const ALL: [Self; 2] = [Self::NotKept, Self::Always];

    /// Whether to ask; `kept` says whether the match is saved.
    pub const fn asks(self, kept: bool) -> bool {
        match self {
            Self::Always => true,
            Self::NotKept => !kept,
        }
    }
}

/// What the match log shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogDetail {
    /// Every event that has a text.
    #[default]
    Everything,
    /// Turns, points and mishaps.
    Main,
}

impl LogDetail {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Everything, Self::Main];
}

/// How a direction of a gamepad repeats while it is held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repeat {
    /// It does not: each step is a press.
    Off,
    /// After a long time, and slowly.
    Slow,
    /// As most keyboards do.
    #[default]
    Normal,
    /// Soon, and fast.
    Fast,
}

impl Repeat {
    /// All ways, slowest first.
    pub const ALL: [Self; 4] = [Self::Off, Self::Slow, Self::Normal, Self::Fast];

    /// How long a direction is held before it repeats, and the time between repeats; `None` if it does not repeat.
    pub const fn times(self) -> Option<(Duration, Duration)> {
        let (after_ms, every_ms) = match self {
            Self::Off => return None,
            Self::Slow => (800, 300),
            Self::Normal => (400, 130),
            Self::Fast => (250, 65),
        };
        Some((Duration::from_millis(after_ms), Duration::from_millis(every_ms)))
    }
}

/// The colour vision that the window simulates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColourVision {
    /// No simulation.
    #[default]
    Usual,
    /// No cones for red (protanopia).
    NoRed,
    /// No cones for green (deuteranopia).
    NoGreen,
    /// No cones for blue (tritanopia).
    NoBlue,
}

impl ColourVision {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Usual, Self::NoRed, Self::NoGreen, Self::NoBlue];
}
