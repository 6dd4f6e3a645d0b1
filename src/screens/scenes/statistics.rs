//! The pages of players, of their statistics and of the dice, with a few matches on real tables.

use std::path::Path;

use bevy::prelude::World;

use crate::screens::scenes::error::SceneError;
use crate::screens::scenes::kept_matches::{folder, keep};
use crate::screens::scenes::stage::Stage;
use crate::screens::setup::draft::RebuildSetup;
use crate::screens::setup::plugin::choose_somebody;
use crate::screens::statistics::StatisticsReader;
use games::catalog::{AnyOptions, NAMES};
use host::match_setup::MatchSetup;
use host::play::play_logged;
use host::view::{SeatControl, SeatPlayer};
use rules::ai::level::Level;
use rules::seats::Seats;
use system::disk;
use window_kit::settings::people::{Animal, People};
use window_kit::table::saving::MatchFolder;
use window_kit::window::intent::ShowStatistics;
use window_kit::window::state::{Overlay, Screen};

/// How many entries the matches of the other games have.
const ENTRIES: usize = 90;
/// The person of these scenes.
const SHE: &str = "Zoë";

/// Adds a few people.
pub(super) fn meet(stage: &mut Stage) {
    let mut people = stage.world().resource_mut::<People>();
    for (name, colour, face) in [
        ("Jürgen", 2, Animal::Bear),
        ("Maëlle", 5, Animal::Lion),
        ("Bartholomäus", 0, Animal::Duck),
        (SHE, 4, Animal::Cat),
    ] {
        people.plays(name, colour, face);
    }
}

pub(super) fn people(stage: &mut Stage) -> Result<f32, SceneError> {
    meet(stage);
    Ok(stage.show(Screen::Title, Overlay::People))
}

/// The set-up, while one of the known people is chosen.
pub(super) fn chosen(stage: &mut Stage) -> Result<f32, SceneError> {
    meet(stage);
    let later_s = stage.show(Screen::Setup, Overlay::None);
    choose_somebody(stage.world(), SHE);
    stage.world().write_message(RebuildSetup::All);
    Ok(later_s)
}

pub(super) fn statistics(stage: &mut Stage) -> Result<f32, SceneError> {
    with_matches(stage, "statistics", |stage| {
        stage.go_to(Screen::Title, Overlay::None);
        stage.world().write_message(ShowStatistics(Some(SHE.to_owned())));
    })
}

pub(super) fn dice(stage: &mut Stage) -> Result<f32, SceneError> {
    with_matches(stage, "dice", |stage| {
        stage.go_to(Screen::Title, Overlay::Dice);
    })
}

fn with_matches(stage: &mut Stage, scene: &str, show: fn(&mut Stage)) -> Result<f32, SceneError> {
    meet(stage);
    let folder = folder(scene);
    play(&folder).inspect_err(|_| {
        let _ = disk::remove_dir_all(&folder);
    })?;
    stage.world().insert_resource(MatchFolder(folder.clone()));
    show(stage);
    let is_read = |world: &World| world.resource::<StatisticsReader>().statistics.is_some();
    stage.await_until(is_read, move |_| {
        // A folder that can't be removed stays among the temporary files of the system.
        let _ = disk::remove_dir_all(&folder);
    });
    Ok(0.6)
}

/// Plays and saves a match of each game, and two more of the last game; all those of the last game are played to their
/// ends. The person has the first seat.
fn play(folder: &Path) -> Result<(), SceneError> {
    let each = NAMES.iter().copied();
    let games = each.clone().chain(each.clone().last()).chain(each.last());
    for (game, seed) in games.zip(1..) {
        let level = if seed % 2 == 0 { Level::Normal } else { Level::Greedy };
        let seat = |name: &str| SeatPlayer {
            name: name.to_owned(),
            control: SeatControl::Agent(level),
        };
        let setup = MatchSetup {
            options: AnyOptions::of_game(game).ok_or(SceneError::Missing("a game"))?,
            seats: Seats::solo(2)?,
            seed: seed.into(),
            players: vec![seat(SHE), seat("Hilda")],
        };
        let longest = if seed < NAMES.len() as u64 { ENTRIES } else { usize::MAX };
        let (mut head, log) = play_logged(&setup, longest)?;
        if let Some(she) = head.players.first_mut() {
            she.level = None;
        }
        keep(folder, head, &log)?;
    }
    Ok(())
}
