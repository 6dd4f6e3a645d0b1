//! The screen in words, as far as a game says it: for programs that play with mouse and keys.

use bevy::prelude::*;
use serde_json::{Map, Value};

/// What can be seen of a match, as its game says it.
#[derive(Clone, Copy, Debug)]
pub struct DescribedBy(pub fn(&mut World) -> Map<String, Value>);
