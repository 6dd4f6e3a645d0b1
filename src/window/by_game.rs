//! What each game tells a part of the window, found by the game's name.

use bevy::prelude::*;

/// What each game says to whoever asks for a `T`, by its name on the command line. Filled once, when the games are
/// registered; a part of the window asks it about the game that is on, and knows none itself.
#[derive(Resource, Clone, Debug)]
pub struct ByGame<T>(Vec<(&'static str, T)>);

impl<T> Default for ByGame<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> ByGame<T> {
    /// What a game says; `None` for a game that is not there.
    pub fn of(&self, game: &str) -> Option<&T> {
        self.0.iter().find(|(name, _)| *name == game).map(|(_, told)| told)
    }

    /// What each game says, in the order of the catalog.
    pub fn all(&self) -> impl Iterator<Item = &T> {
        self.0.iter().map(|(_, told)| told)
    }

    /// With what one more game says.
    #[must_use]
    pub fn with(mut self, game: &'static str, told: T) -> Self {
        self.0.push((game, told));
        self
    }
}

/// Notes what a game says.
pub fn tell<T: Send + Sync + 'static>(app: &mut App, game: &'static str, told: T) {
    let world = app.world_mut();
    let known = world.remove_resource::<ByGame<T>>().unwrap_or_default();
    world.insert_resource(known.with(game, told));
}
