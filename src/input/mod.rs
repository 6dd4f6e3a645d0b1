//! What hands do: pointer, drag, throw gesture and keys become requests to the referee.

use bevy::prelude::*;

use crate::rules::die::DieId;

/// What a person at this table has chosen so far.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub enum Selection {
    /// Nothing.
    #[default]
    None,
    /// A die, to be placed or rolled.
    Die(DieId),
    /// A die in the hand, about to be thrown.
    Aiming(DieId),
}

/// Something to tell the person at the pointer and in the status line: a refused act and why, a hint.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Notice {
    /// One plain sentence.
    pub text: String,
    /// The rule behind it, as in `S-4`.
    pub rule: Option<&'static str>,
    /// The die it is about, which shakes.
    pub die: Option<DieId>,
}
