//! The orders for a throw and its results.

use std::sync::Arc;

use glam::{Vec2, Vec3};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::pose::Pose;
use crate::track::coded::ThrowTrack;
use rules::die::{DieId, DieSet, Face};

/// A hand moved this die: it picked it up for a throw, tidied it after one, or put it somewhere. The die did not roll
/// to where it is now.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::message::Message))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovedByHand(pub DieId);

/// How a hand throws. Positions are in tray coordinates, in die edges, with the middle of the tray at the origin: x
/// points to the right, and -z points away from the camera.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "GestureNumbers", into = "GestureNumbers")]
pub struct ThrowGesture {
    /// The place where the die leaves the hand, in edges (x, z).
    pub from: Vec2,
    /// The direction of the throw, a unit vector (x, z).
    pub direction: Vec2,
    /// The power, 0 to 1. A power under the minimum is raised to it: no weak throw decides a face.
    pub power: f32,
}

impl ThrowGesture {
    /// No gesture at all, for a caller that only wants to know which dice are thrown. A throw with it has the least
    /// power.
    pub const NONE: Self = Self {
        from: Vec2::ZERO,
        direction: Vec2::ZERO,
        power: 0.0,
    };
}

/// A gesture as it is saved: place (x, z), direction (x, z) and power.
pub type GestureNumbers = ([f32; 2], [f32; 2], f32);

/// The error for numbers that are no gesture: a place or a power is not finite, the power is outside 0 to 1, or the
/// direction is no unit vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("these numbers are no gesture")]
pub struct InvalidGesture;

impl From<ThrowGesture> for GestureNumbers {
    fn from(gesture: ThrowGesture) -> Self {
        (gesture.from.to_array(), gesture.direction.to_array(), gesture.power)
    }
}

impl TryFrom<GestureNumbers> for ThrowGesture {
    type Error = InvalidGesture;

    fn try_from((from, direction, power): GestureNumbers) -> Result<Self, InvalidGesture> {
        let gesture = Self {
            from: Vec2::from_array(from),
            direction: Vec2::from_array(direction),
            power,
        };
        let possible = gesture.from.is_finite() && gesture.direction.is_normalized() && (0.0..=1.0).contains(&power);
        possible.then_some(gesture).ok_or(InvalidGesture)
    }
}

/// The kind of a throw.
#[derive(Clone, Debug, PartialEq)]
pub enum ThrowKind {
    /// These dice, each from its owner's hand, all at once. They stay where they fall.
    FromHands,
    /// These dice from all hands at once, mixed; then they are spread apart, and strays are pulled in (S-3).
    Mixed,
    /// One die onto a table with stacks (S-6, S-7).
    Single {
        /// How it is thrown.
        gesture: ThrowGesture,
    },
    /// Some dice from one hand into an empty tray: the sender of the order has taken the other dice out of play.
    Handful {
        /// How they are thrown.
        gesture: ThrowGesture,
    },
}

/// Orders a throw of these dice. Only one throw runs at a time.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::message::Message))]
#[derive(Clone, Debug, PartialEq)]
pub struct ThrowOrder {
    /// The dice, in order of their ids.
    pub dice: Vec<DieId>,
    /// The kind of the throw.
    pub kind: ThrowKind,
}

/// Why a die was moved by hand after a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TidyReason {
    /// Dice that touched were spread apart (S-3).
    Spread,
    /// A loose die was turned back to its number (S-9).
    TurnedBack,
    /// A loose die leaned on a stack or on another die and was moved off it (S-9).
    MovedOff,
    /// A stack was built again (S-7).
    Rebuilt,
}

/// A die that was moved by hand after a throw: it lay at `from`, and its body is now at `to`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TidyMove {
    /// The die.
    pub die: DieId,
    /// Why.
    pub reason: TidyReason,
    /// Its pose at rest.
    pub from: Pose,
    /// Where its body is now.
    pub to: Pose,
}

/// The result of a throw, after everything is at rest and tidied.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::message::Message))]
#[derive(Clone, Debug, Default)]
pub struct ThrowSettled {
    /// The thrown dice and their numbers, in order of ids.
    pub faces: Vec<(DieId, Face)>,
    /// The top face in the hand when each of them was thrown the last time. The result does not depend on it;
    /// statistics show that.
    pub in_hand: Vec<(DieId, Face)>,
    /// The thrown dice that fell to the floor, were brought back and rolled again (S-10), once for each time.
    pub floor: Vec<DieId>,
    /// The thrown dice that were cocked, or did not settle in time, and were rolled again (G-3), once for each time.
    pub cocked: Vec<DieId>,
    /// The stacks that fell, by bottom die (S-8). They are already rebuilt.
    pub fell: DieSet,
    /// The stacks that were pushed and still stand, by bottom die (S-8).
    pub pushed: DieSet,
    /// The loose dice that showed another number and were turned back (S-9).
    pub turned_back: DieSet,
    /// The moves by hand, in the order in which to show them.
    pub moves: Vec<TidyMove>,
    /// The loudest hits, each with its tick; empty where throws are not recorded.
    pub hits: Vec<(u32, DieImpact)>,
    /// The re-throws, each with its tick.
    pub again: Vec<(u32, DieRethrown)>,
    /// Fixed steps the throw took, all re-throws included.
    pub ticks: u32,
    /// How the dice moved, up to the tidying; `None` where throws are not recorded.
    pub track: Option<Arc<ThrowTrack>>,
}

impl ThrowSettled {
    /// Whether exactly these dice, in the order of their ids, were thrown.
    pub fn is_of(&self, dice: &[DieId]) -> bool {
        self.faces.iter().map(|(die, _)| die).eq(dice)
    }
}

/// A die is thrown again, alone, because it was cocked, fell to the floor or did not come to rest. Sent at that
/// moment, for the screen.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::message::Message))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieRethrown {
    /// The die.
    pub die: DieId,
    /// Why.
    pub why: RethrowReason,
}

/// Why a die is thrown again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RethrowReason {
    /// It leaned, or lay on another die (G-3).
    Cocked,
    /// It fell to the floor (S-10).
    Floor,
    /// It did not come to rest in time (G-3).
    Restless,
}

/// A die hit something; for the sound.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::message::Message))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DieImpact {
    /// The place of the hit, in edges.
    pub position: Vec3,
    /// The speed lost at the contact along its normal, in edges per second.
    pub speed: f32,
    /// What was hit.
    pub against: ImpactSurface,
}

/// What a die hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ImpactSurface {
    /// Another die.
    Die,
    /// The felt.
    Felt,
    /// The tray's wall or the floor.
    Wood,
}
