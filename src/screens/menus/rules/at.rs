//! The rule at which the page opens, and the rule about the thing under the pointer.

use bevy::prelude::*;

/// The rule that the page opens at, such as `S-4`.
#[derive(Resource, Clone, Debug, Default)]
pub struct RulesAt(pub Option<String>);

/// The rule about the thing under the pointer, or shown by keyboard; the HUD module of the current game sets it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RuleHere(pub Option<&'static str>);
