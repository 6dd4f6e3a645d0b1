//! Values that each game provides for a part of the window, found by the game's name.

use bevy::prelude::*;
use serde_json::{Map, Value};

/// The value of type `T` that each game provides, by the game's name on the command line. Filled once, when the games
/// are registered. A part of the window looks up the current game here and depends on no game itself.
#[derive(Resource, Clone, Debug)]
pub struct ByGame<T>(Vec<(&'static str, T)>);

impl<T> Default for ByGame<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> ByGame<T> {
    /// The value of a game; `None` for an unknown game.
    pub fn of(&self, game: &str) -> Option<&T> {
        self.0.iter().find(|(name, _)| *name == game).map(|(_, told)| told)
    }

    /// The values of all games, in the order of the catalog.
    pub fn all(&self) -> impl Iterator<Item = &T> {
        self.0.iter().map(|(_, told)| told)
    }

    /// Adds the value of one more game.
    #[must_use]
    pub fn with(mut self, game: &'static str, told: T) -> Self {
        self.0.push((game, told));
        self
    }
}

/// Registers the value of a game.
pub fn register<T: Send + Sync + 'static>(app: &mut App, game: &'static str, told: T) {
    let world = app.world_mut();
    let known = world.remove_resource::<ByGame<T>>().unwrap_or_default();
    world.insert_resource(known.with(game, told));
}

/// A game's function that describes the visible state of a match, for programs that play with mouse and keys.
#[derive(Clone, Copy, Debug)]
pub struct GameDescriber(pub fn(&mut World) -> Map<String, Value>);
