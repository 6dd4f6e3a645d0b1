//! The orders for a throw and what comes of it.

use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::physics::pose::Pose;
use crate::physics::track::coded::ThrowTrack;
use crate::rules::die::{DieId, DieSet, Face};

/// A hand moved this die: it took it up for a throw, tidied it after one, or put it somewhere
/// ([`crate::physics::body::PlaceDie`]). The die did not roll to where it is now.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovedByHand(pub DieId);

/// How a hand throws. Positions are tray coordinates: x to the right, y away from the camera's bottom edge being -z,
/// in die edges, the middle of the tray at the origin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ThrowGesture {
    /// Where the die leaves the hand, in edges (x, z).
    pub from: Vec2,
    /// Where it is thrown to, a unit vector (x, z).
    pub direction: Vec2,
    /// How hard, 0 to 1. Under the minimum is lifted to it: no weak throw decides a face.
    pub power: f32,
}

impl ThrowGesture {
    /// No gesture at all, for who only wants to know which dice are thrown. Thrown so, dice go as weakly as they may.
    pub const NONE: Self = Self {
        from: Vec2::ZERO,
        direction: Vec2::ZERO,
        power: 0.0,
    };
}

/// What kind of throw.
#[derive(Clone, Debug, PartialEq)]
pub enum ThrowKind {
    /// These dice, each from its owner's hand, all at once. They stay as they fall.
    FromHands,
    /// These dice from all hands at once, mixed; then spread apart, and strays pulled in (S-3).
    Mixed,
    /// One die onto a table with stacks (S-6, S-7).
    Single {
        /// How it is thrown.
        gesture: ThrowGesture,
    },
    /// Some dice from one hand into an empty tray: whoever orders it has taken the others out of play.
    Handful {
        /// How they are thrown.
        gesture: ThrowGesture,
    },
}

/// Orders a throw of these dice. One throw at a time.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct ThrowOrder {
    /// The dice, in order of their ids.
    pub dice: Vec<DieId>,
    /// What kind.
    pub kind: ThrowKind,
}

/// Why a die was moved by hand after a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TidyReason {
    /// Dice that touched were spread apart (S-3).
    Spread,
    /// A loose die was turned back to its number (S-9).
    TurnedBack,
    /// A loose die leaned on a stack or another die and was moved off it (S-9).
    MovedOff,
    /// A stack was built again (S-7).
    Rebuilt,
}

/// A die that was moved by hand after a throw: it lay at `from`, its body is now at `to`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TidyMove {
    /// The die.
    pub die: DieId,
    /// Why.
    pub reason: TidyReason,
    /// How it lay at rest.
    pub from: Pose,
    /// Where its body is now.
    pub to: Pose,
}

/// What a throw did, once all is at rest and tidied: exactly what happened.
#[derive(Message, Clone, Debug, Default)]
pub struct ThrowSettled {
    /// The thrown dice and their numbers, in order of ids.
    pub faces: Vec<(DieId, Face)>,
    /// What was up in the hand when each of them was thrown the last time. Nothing follows from it; statistics show that.
    pub in_hand: Vec<(DieId, Face)>,
    /// Each time a thrown die fell to the floor, was brought back and rolled again (S-10).
    pub floor: Vec<DieId>,
    /// Each time a thrown die was cocked, or did not settle in time, and was rolled again (G-3).
    pub cocked: Vec<DieId>,
    /// The stacks that fell, by bottom die (S-8). Already built again.
    pub fell: DieSet,
    /// The stacks that were pushed and still stand, by bottom die (S-8).
    pub pushed: DieSet,
    /// The loose dice that showed another number and were turned back (S-9).
    pub turned_back: DieSet,
    /// What was moved by hand, in the order it is to be shown.
    pub moves: Vec<TidyMove>,
    /// What was to be heard of it, by tick, the loudest only; nothing where throws are not recorded.
    pub hits: Vec<(u32, DieImpact)>,
    /// When dice were thrown again, by tick.
    pub again: Vec<(u32, ThrownAgain)>,
    /// Fixed steps the throw took, all re-throws included.
    pub ticks: u32,
    /// How the dice moved, up to where hands tidied up; `None` where throws are not recorded.
    pub track: Option<Arc<ThrowTrack>>,
}

impl ThrowSettled {
    /// Whether exactly these dice were thrown; they are in order of their ids.
    pub fn is_of(&self, dice: &[DieId]) -> bool {
        self.faces.iter().map(|(die, _)| die).eq(dice)
    }
}

/// A die is thrown again, alone: it was cocked or fell to the floor. Sent as it happens, for the screen.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThrownAgain {
    /// The die.
    pub die: DieId,
    /// Why.
    pub why: AgainReason,
}

/// Why a die is thrown again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AgainReason {
    /// It leaned, or lay on another die (G-3).
    Cocked,
    /// It fell to the floor (S-10).
    Floor,
    /// It did not come to rest in time (G-3).
    Restless,
}

/// A die hit something; for the sound.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct DieImpact {
    /// Where, in edges.
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
