//! Which of the saved matches the page shows: those of a game, those of a player.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::library::{LibraryContents, ShownMatch};
use games::catalog::{AnyOptions, NAMES};
use messages::Message;
use messages::texts::matches as words;
use window_kit::ui::focus::FocusName;
use window_kit::ui::look::size;
use window_kit::ui::plate;
use window_kit::ui::stepper::{Stepped, step_round, stepper};
use window_kit::ui::text::{bold, one_line};

/// With fewer matches there is no filter.
const WORTH_IT: usize = 4;

/// The chosen game and player; `None` for all.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Filter {
    game: Option<&'static str>,
    player: Option<String>,
}

impl Filter {
    pub(super) fn lets_through(&self, summary: &ShownMatch) -> bool {
        let game = self.game.is_none_or(|game| game == summary.game);
        let plays = |player: &String| summary.seats.iter().any(|(name, ..)| name == player);
        game && self.player.as_ref().is_none_or(plays)
    }
}

/// The people in all matches, each once, sorted by name.
fn people(matches: &[ShownMatch]) -> Vec<String> {
    let seats = matches.iter().flat_map(|summary| &summary.seats);
    let mut names: Vec<String> = seats
        .filter(|(_, level, _)| level.is_none())
        .map(|(name, ..)| name.clone())
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

pub(super) fn spawn(list: &mut ChildSpawnerCommands, matches: &[ShownMatch], filter: &Filter) {
    if matches.len() < WORTH_IT {
        return;
    }
    list.spawn(plate::row()).with_children(|row| {
        let title = |game: &str| AnyOptions::of_game(game).map_or("", |options| options.title());
        let game = filter
            .game
            .map_or(words::ALL_GAMES, |game| Message::verbatim(title(game)));
        row.spawn((
            stepper((bold(game, size::BODY), one_line()), 230.0),
            FocusName::new("matches.game"),
            observe(|moved: On<Stepped>, mut filter: ResMut<Filter>| {
                let games: Vec<_> = std::iter::once(None).chain(NAMES.iter().copied().map(Some)).collect();
                filter.game = step_round(&games, &filter.game, moved.by).flatten();
            }),
        ));
        let player = filter.player.as_ref().map_or(words::ALL_PLAYERS, Message::verbatim);
        row.spawn((
            stepper((bold(player, size::BODY), one_line()), 230.0),
            FocusName::new("matches.player"),
            observe(
                |moved: On<Stepped>, library: Res<LibraryContents>, mut filter: ResMut<Filter>| {
                    let people = people(&library.matches).into_iter().map(Some);
                    let people: Vec<_> = std::iter::once(None).chain(people).collect();
                    filter.player = step_round(&people, &filter.player, moved.by).flatten();
                },
            ),
        ));
    });
}
