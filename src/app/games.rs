//! The games that the window shows: all of the catalog.

use bevy::prelude::*;

#[cfg(test)]
use crate::play::game::milestone;
use crate::play::game::{WindowGame, register_game};
#[cfg(test)]
use crate::screens::hud::tutorial::Tutorial;
use crate::screens::scenes::scene::Scene;
use games::catalog::every_game;
#[cfg(test)]
use rules::game::Game;
#[cfg(test)]
use window_kit::intents::Bindings;
use window_kit::ui::pictures::Picture;
#[cfg(test)]
use window_kit::window::by_game::ByGame;
#[cfg(test)]
use window_kit::window::milestone::GameMilestones;

macro_rules! window_games {
    ($($variant:ident = $game:ty),+) => {
        /// Adds all games to the window.
        pub(crate) fn plugin(app: &mut App) {
            $(register_game::<$game>(app);)+
        }

        /// The scenes of all games.
        pub(crate) fn scenes() -> impl Iterator<Item = &'static Scene> {
            [$(<$game as WindowGame>::SCENES),+].into_iter().flatten()
        }

        /// The pictures of the rules pages of all games.
        pub(crate) fn pictures() -> Vec<Picture> {
            [$(<$game as WindowGame>::PICTURES),+].concat()
        }

        /// The tutorials of all games.
        #[cfg(test)]
        pub(crate) fn tutorials() -> ByGame<Tutorial> {
            ByGame::default()$(.with(<$game as Game>::NAME, <$game as WindowGame>::TUTORIAL))+
        }

        /// The intents of all games and the general ones, with their default inputs.
        #[cfg(test)]
        pub(crate) fn bindings() -> Bindings {
            let mut bindings = Bindings::general();
            $(bindings.define_game(<$game as Game>::NAME, &<$game as WindowGame>::INTENTS);)+
            bindings
        }

        /// The milestones of all games.
        #[cfg(test)]
        pub(crate) fn milestones() -> ByGame<GameMilestones> {
            ByGame::default()$(.with(<$game as Game>::NAME, GameMilestones(milestone::<$game>)))+
        }
    };
}

every_game!(window_games);
