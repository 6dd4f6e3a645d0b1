//! The game's part of the description of the screen, for programs that play with mouse and keys.

use bevy::prelude::*;
use serde_json::{Map, Value};

/// A game's function that describes the visible state of a match.
#[derive(Clone, Copy, Debug)]
pub struct DescribedBy(pub fn(&mut World) -> Map<String, Value>);
