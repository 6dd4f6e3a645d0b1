//! What a person has chosen so far in Stack.

use bevy::prelude::*;

use rules::die::DieId;
use window_kit::window::hold::HandSelection;

/// What the person whose decision is due has chosen so far.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub enum Selection {
    /// Nothing.
    #[default]
    None,
    /// A die, to be placed or rolled.
    Die(DieId),
    /// A die in the hand, whose throw is being aimed.
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

/// If the player drops a die that must be played, it is chosen again at once.
impl HandSelection for Selection {
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

/// The input systems of Stack; they run in no other game.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct StackHands;
