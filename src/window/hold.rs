//! What hands hold at the table: each game has a resource of its own for it, and the window asks all of them alike.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

/// What a person holds or has chosen at a game.
pub trait Hold: Resource<Mutability = Mutable> + Default {
    /// Whether nothing is held or chosen.
    fn is_nothing(&self) -> bool;

    /// Whether something was taken up, and not put back or aimed with: that is heard.
    fn is_taken_up(&self) -> bool {
        !self.is_nothing()
    }

    /// Whether a throw is being aimed: the camera stands still meanwhile.
    fn is_aiming(&self) -> bool {
        false
    }
}

/// What the hands hold now, whichever game is on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// Whether anything is held or chosen.
    pub something: bool,
    /// Whether a throw is being aimed.
    pub aiming: bool,
}

/// What is held is let go.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LetGo;

/// Something was taken up.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakenUp;
