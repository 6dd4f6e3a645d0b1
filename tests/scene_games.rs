//! Which game a scene belongs to.

use tumbletop::screens::scenes::scene::Scene;

/// The games whose scenes are checked separately; the name of a scene contains its game's name. A longer name comes
/// before one that it contains.
const GAMES: [&str; 4] = ["skip-bo-dice", "skip-bo-mod", "skip-bo", "stack"];

/// The game of a scene; empty if it belongs to none.
pub fn game_of(scene: &Scene) -> &'static str {
    GAMES
        .into_iter()
        .find(|game| scene.name.contains(game))
        .unwrap_or_default()
}
