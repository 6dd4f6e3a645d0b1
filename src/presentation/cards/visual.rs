//! The visual of a card.

use bevy::prelude::*;

/// The visual of a card.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct CardVisual;
