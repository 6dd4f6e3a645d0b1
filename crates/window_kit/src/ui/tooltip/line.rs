//! The line of explanation of an element.

use bevy::prelude::*;
use messages::Message;

/// The explanation of the element under the pointer. The element needs [`Hovered`](bevy::picking::hover::Hovered).
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Tooltip(pub Message);
