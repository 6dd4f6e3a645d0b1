//! The page of saved matches and the page of imports, with a match of each game.

use std::path::{Path, PathBuf};

use bevy::prelude::World;

use crate::screens::matches::{Import, LibraryContents, Offered, UsualFolders};
use crate::screens::scenes::error::SceneError;
use crate::screens::scenes::stage::Stage;
use crate::screens::scenes::unthrown::unthrown;
use games::catalog::{AnyOptions, NAMES};
use host::view::SEAT_NAMES;
use records::record::Record;
use records::store::library;
use records::store::log::MatchLog;
use records::store::log_entry::{LogEntry, LogHeaderBody, SeatOccupant};
use rules::ai::level::Level;
use rules::rng::{Seed, below};
use rules::seats::Seats;
use system::{disk, files};
use window_kit::table::saving::MatchFolder;
use window_kit::window::state::{Overlay, Screen};

/// How many entries a match has; the first game's match is played to its end.
const ENTRIES: usize = 30;

/// A temporary folder for the matches of a scene.
pub(super) fn folder(scene: &str) -> PathBuf {
    // A page has its files for itself.
    let (all, own) = match cfg!(target_family = "wasm") {
        true => (PathBuf::from("/"), 0),
        false => (std::env::temp_dir(), std::process::id()),
    };
    all.join(format!("tumbletop-scene-{own}-{scene}"))
}

/// Saves a match with this log.
pub(super) fn keep(folder: &Path, head: LogHeaderBody, log: &[LogEntry]) -> Result<(), SceneError> {
    let (mut file, path) = library::begin(folder, head)?;
    for kept in log {
        let body = postcard::to_stdvec(kept).map_err(|_| SceneError::Missing("a frame"))?;
        file.append(&body).map_err(|failed| failed.of(&path))?;
    }
    Ok(())
}

/// Saves a match of each game.
fn keep_all(folder: &Path) -> Result<(), SceneError> {
    for (at, game) in NAMES.iter().enumerate() {
        let entries = if at == 0 { usize::MAX } else { ENTRIES };
        let (head, record) = played(game, 2 + at, entries)?;
        let happened = |entry| LogEntry::Happened {
            entry,
            throw: None,
            gesture: None,
        };
        let log: Vec<LogEntry> = record.entries.into_iter().map(happened).collect();
        keep(folder, head, &log)?;
    }
    Ok(())
}

/// The page that offers match files, from a folder that has another file too.
pub(super) fn import(stage: &mut Stage) -> Result<f32, SceneError> {
    let folder = folder("import");
    keep_all(&folder)?;
    // If this can't be written, the picture shows one file less.
    let _ = files::write(&folder.join("holiday.match"), b"a picture");
    stage.world().insert_resource(MatchFolder(folder.join("kept")));
    stage.world().insert_resource(UsualFolders(vec![folder.clone()]));
    stage.go_to(Screen::Title, Overlay::Matches);
    stage.world().write_message(Import::Begin);
    let is_read = |world: &World| world.resource::<Offered>().offers.is_some();
    stage.await_until(is_read, move |stage| {
        let _ = disk::remove_dir_all(&folder);
        // The page says where the files lie, and the folder is another one in each run.
        for offer in stage.world().resource_mut::<Offered>().offers.iter_mut().flatten() {
            offer.file = Path::new("/home/ana/Downloads").join(offer.file.file_name().unwrap_or_default());
        }
    });
    Ok(0.6)
}

pub(super) fn show(stage: &mut Stage) -> Result<f32, SceneError> {
    let folder = folder("matches");
    keep_all(&folder)?;
    stage.world().insert_resource(MatchFolder(folder.clone()));
    stage.go_to(Screen::Title, Overlay::Matches);
    let is_read = |world: &World| !world.resource::<LibraryContents>().matches.is_empty();
    stage.await_until(is_read, move |_| {
        // A folder that can't be removed stays among the temporary files of the system.
        let _ = disk::remove_dir_all(&folder);
    });
    Ok(0.6)
}

/// A match in which all players take any legal action.
fn played(game: &str, seats: usize, most: usize) -> Result<(LogHeaderBody, Record), SceneError> {
    let options = AnyOptions::of_game(game).ok_or(SceneError::Missing("a game"))?;
    let seats = Seats::solo(seats.min(options.players().1))?;
    let record = unthrown(&options, seats, 1, most, |_, _, legal, chance| {
        below(chance, legal.len() as u32) as usize
    })?;
    let sits = |(at, name): (usize, &&str)| SeatOccupant {
        name: (*name).to_owned(),
        level: (at > 0).then_some(Level::Normal),
    };
    let head = LogHeaderBody {
        options,
        seats,
        seed: Seed::Number(1),
        draw: None,
        players: SEAT_NAMES.iter().take(seats.count()).enumerate().map(sits).collect(),
        colours: [0, 1, 2, 3, 4, 5, 6, 7],
        began_s: 0,
    };
    Ok((head, record))
}
