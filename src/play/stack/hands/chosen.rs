//! What a person at Stack has chosen so far.

use bevy::prelude::*;

use crate::rules::die::DieId;
use crate::window::hold::Hold;

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

impl Selection {
    /// The chosen die.
    pub const fn die(self) -> Option<DieId> {
        match self {
            Self::None => None,
            Self::Die(die) | Self::Aiming(die) => Some(die),
        }
    }
}

/// After the player lets go of a die that must be played, the die is taken up again at once.
impl Hold for Selection {
    fn is_nothing(&self) -> bool {
        *self == Self::None
    }

    fn is_taken_up(&self) -> bool {
        matches!(self, Self::Die(_))
    }

    fn is_aiming(&self) -> bool {
        matches!(self, Self::Aiming(_))
    }
}

/// The systems of the hands at a match of Stack; they run at no other game.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct StackHands;
