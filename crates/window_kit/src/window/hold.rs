//! What a player holds at the table. Each game has its own resource for it, and the window treats all of them alike.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

/// What a person holds or has chosen in a game.
pub trait HandSelection: Resource<Mutability = Mutable> + Default {
    /// Whether nothing is held or chosen.
    fn is_nothing(&self) -> bool;

    /// Whether something was picked up, and is not being put back or aimed: picking up makes a sound.
    fn is_taken_up(&self) -> bool {
        !self.is_nothing()
    }

    /// Whether a throw is being aimed: the camera stands still meanwhile.
    fn is_aiming(&self) -> bool {
        false
    }
}

/// What the player holds now, in any game.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandState {
    /// Whether anything is held or chosen.
    pub something: bool,
    /// Whether a throw is being aimed.
    pub aiming: bool,
}

/// Asks the game to drop what the player holds or has chosen.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ReleaseHeld;

/// Something was picked up.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ItemPickedUp;
