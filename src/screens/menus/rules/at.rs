//! The rule that the page opens at, and the one that is under the pointer.

use bevy::prelude::*;

/// The rule the page opens at, as in `S-4`.
#[derive(Resource, Clone, Debug, Default)]
pub struct RulesAt(pub Option<String>);

/// The rule of what is under the pointer, or looked at by keyboard; the HUD file of the game that is played says so.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RuleHere(pub Option<&'static str>);
