//! A die, as the physics knows it.

use serde::{Deserialize, Serialize};

use crate::shape::DieShape;
use rules::die::DieId;
use rules::ids::SeatId;

/// A die, the logic entity: it carries the rigid body and never a mesh. Its `Transform` belongs to the physics engine.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::component::Component))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Die {
    /// Which die of the match.
    pub id: DieId,
    /// The seat that owns it: the die has this seat's colour, and starts at this seat's side if all seats throw at
    /// once.
    pub owner: SeatId,
    /// Its shape.
    pub shape: DieShape,
}

/// The body of the die is disabled in the engine: no throw can touch it. A throw of the die removes this component.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::component::Component))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OutOfPlay;
