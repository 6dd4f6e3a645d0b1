//! The rule at which the page opens, and the rule about the thing under the pointer.

use bevy::prelude::*;

/// The rule the page opens at, as in `S-4`.
#[derive(Resource, Clone, Debug, Default)]
pub struct RulesAt(pub Option<String>);

/// The rule about the thing under the pointer, or shown by keyboard; the HUD module of the game that is played sets it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RuleHere(pub Option<&'static str>);
