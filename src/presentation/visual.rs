//! What is shown of a logic entity, how it is marked out, and what else others ask the presentation to show.

use bevy::prelude::*;

use crate::physics::throw::ThrowGesture;
use crate::rules::die::{DieId, DieSet};

/// The logic entity a visual shows. Visuals carry meshes and can be picked; logic entities do neither.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[relationship(relationship_target = Visuals)]
pub struct VisualOf(pub Entity);

/// The visuals of a logic entity; they go with it.
#[derive(Component, Clone, Debug, Default)]
#[relationship_target(relationship = VisualOf, linked_spawn)]
pub struct Visuals(Vec<Entity>);

/// How a logic die is marked out. Written by [`crate::input`] (what can be taken, where it can go) and by the
/// presentation itself (what fell). Absent: not at all.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// It can be taken: white outline and a small lift.
    Takeable,
    /// It is chosen: brass outline, lifted.
    Selected,
    /// The chosen die can go here: black-and-white double outline and a plus sign.
    Target,
    /// The keyboard or the pointer is on it.
    Focus,
    /// It fell with its stack: amber outline.
    Fallen,
    /// It is cocked and will be thrown again: amber ring.
    Cocked,
}

/// The visual of this logic entity shakes once: something about it was refused, or it is pointed out.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nudge(pub Entity);

/// Dice that are not in play now are dimmed while this is set.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DimRest(pub bool);

/// Dice that the line of the log under the pointer speaks of.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointedOut(pub DieSet);

/// A die that follows the pointer, where its visual is to be drawn (world coordinates, edges). Its body stays.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CarriedDie(pub Option<(DieId, Vec3)>);

/// What besides flying dice still shows the past; while any does, the table waits
/// ([`crate::table::phase::TableGate::showing`]). Each is written by the module that shows it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StillShowing {
    /// Cards fly.
    pub cards: bool,
    /// The pen writes.
    pub pen: bool,
}

/// The throw being aimed: an arrow and a spread cone are drawn on the felt.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct AimGuide(pub Option<ThrowGesture>);

/// The camera that looks at the table.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TableCamera;
