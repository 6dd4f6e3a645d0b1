//! The visuals of a logic entity, its highlight, and other things that the presentation can be asked to show.

use bevy::prelude::*;

use rules::die::{DieId, DieSet};
use tabletop::throw::ThrowGesture;

/// The logic entity that a visual shows. Visuals carry meshes and can be picked; logic entities do neither.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[relationship(relationship_target = Visuals)]
pub struct VisualOf(pub Entity);

/// The visuals of a logic entity; they are despawned with it.
#[derive(Component, Clone, Debug, Default)]
#[relationship_target(relationship = VisualOf, linked_spawn)]
pub struct Visuals(Vec<Entity>);

/// The highlight of a logic entity: a die, a card or a pile. Written by the input code of the games (what can be
/// taken, and where it can go). The presentation itself shows the marks for fallen and cocked dice. Absent: no
/// highlight.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// The die can be taken: white outline and a small lift.
    Takeable,
    /// The die is chosen: brass outline, lifted.
    Selected,
    /// The chosen die can go here: black-and-white double outline and a plus sign.
    Target,
    /// The keyboard or the pointer is on the die.
    Focus,
    /// The die fell with its stack: amber outline.
    Fallen,
    /// The die is cocked and will be thrown again: amber ring.
    Cocked,
}

/// Marks dice for a while, whatever highlight they have: a highlight of the visuals themselves.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct MarkDice {
    /// The dice; those that are not on the table stay as they are.
    pub dice: Vec<DieId>,
    /// The highlight.
    pub mark: Highlight,
    /// How long, in seconds of the table's time.
    pub seconds: f32,
}

/// The visual of this logic entity shakes once, because something about it was refused or it is pointed out.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nudge(pub Entity);

/// While this is set, dice and cards without a highlight are dimmed.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DimRest(pub bool);

/// The dice that the line of the log under the pointer mentions.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointedOut(pub DieSet);

/// A die that follows the pointer, and where its visual is drawn (world coordinates, edges). Its body stays in place.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CarriedDie(pub Option<(DieId, Vec3)>);

/// Dice and cards that people at other machines hold up, and where they are drawn, as in [`CarriedDie`]. A die or card
/// that is being animated is not held.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct HeldRemotely(pub Vec<(Entity, Vec3)>);

impl HeldRemotely {
    /// Where this die or card is held.
    pub fn place(&self, thing: Entity) -> Option<Vec3> {
        self.0.iter().find(|(held, _)| *held == thing).map(|(_, place)| *place)
    }
}

/// What still shows earlier events, apart from flying dice. Each field is written by the module that shows it. While
/// cards fly or the pens are behind, the table waits ([`crate::table::phase::TableGate::showing`]).
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StillShowing {
    /// Whether cards fly.
    pub cards: bool,
    /// Whether a pen writes.
    pub pen: bool,
    /// Whether the pens have to catch up before anything else is written.
    pub behind: bool,
}

/// The throw that is being aimed: an arrow and a cone of deviation are drawn on the felt.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct AimGuide(pub Option<ThrowGesture>);

/// The camera that looks at the table.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TableCamera;
