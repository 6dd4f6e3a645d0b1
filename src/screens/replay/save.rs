//! Saves a copy of a match to watch it again: its log, as a file in the folder of replays.

use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use thiserror::Error;

use messages::texts::replay as texts;
use messages::{Message, ToMessage};
use records::store::library::EXTENSION;
use system::{disk, files};
use window_kit::machine::folders;
use window_kit::table::current_match::{CurrentMatch, MatchMark};
use window_kit::table::phase::InMatch;
use window_kit::table::played::{PlayedSoFar, RecordUnavailable};
use window_kit::table::replay::state::ReplayRefused;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::localized::LocalizedText;
use window_kit::ui::look::{TEXT_QUIET, size};
use window_kit::ui::text::coloured;

/// The folder of replays within the data folder. It is not the folder of the saved matches: there the copy would count
/// as a second match.
const FOLDER: &str = "replays";

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchSaved>()
        .add_message::<SaveMatch>()
        .add_systems(
            Update,
            (
                (start_over, keep).chain().run_if(in_state(InMatch)),
                hear_refusals,
                show_words,
            )
                .chain(),
        );
}

/// A request to save the current match, or the one that was just played.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct SaveMatch;

/// The file of the current match, and the message about it.
#[derive(Resource, Clone, Debug, Default)]
struct MatchSaved {
    file: Option<PathBuf>,
    words: Message,
}

/// The text that shows the message.
#[derive(Component, Clone, Copy, Debug)]
struct Words;

/// Why a match could not be saved.
#[derive(Debug, Error)]
enum SaveMatchError {
    #[error("there is no folder for replays")]
    NoFolder,
    #[error(transparent)]
    Match(#[from] RecordUnavailable),
    #[error("{0} can't be written: {1}")]
    File(PathBuf, io::Error),
}

impl SaveMatchError {
    /// The reason, as a clause.
    fn message(&self) -> Message {
        match self {
            Self::NoFolder => texts::NO_FOLDER,
            Self::Match(RecordUnavailable::Elsewhere) => texts::ELSEWHERE,
            Self::Match(RecordUnavailable::Log(error)) => error.message(),
            Self::File(file, error) => texts::unwritable(file.display().to_string(), error.to_string()),
        }
    }
}

/// The button that saves the match, for a menu.
pub(crate) fn save_button() -> impl Bundle {
    (
        button(texts::SAVE, ButtonLook::Plain),
        FocusName::new("keep-match"),
        on_press(|_: On<Activate>, mut keep: MessageWriter<SaveMatch>| {
            keep.write(SaveMatch);
        }),
    )
}

/// The line that says where the match was saved. An empty line takes no room.
pub(crate) fn save_message() -> impl Bundle {
    (Words, coloured(Message::empty(), size::SMALL, TEXT_QUIET))
}

/// Forgets the file when another match starts. A match that a replay starts over is the same match.
fn start_over(current: Res<CurrentMatch>, mut kept: ResMut<MatchSaved>, mut of: Local<MatchMark>) {
    if *of != current.mark {
        *of = current.mark;
        *kept = MatchSaved::default();
    }
}

fn keep(
    mut asked: MessageReader<SaveMatch>,
    played: PlayedSoFar,
    current: Res<CurrentMatch>,
    mut kept: ResMut<MatchSaved>,
) {
    if asked.read().count() == 0 {
        return;
    }
    let written = match &kept.file {
        // Saved again: the match may have continued since.
        Some(file) => Ok(file.clone()),
        None => folder()
            .ok_or(SaveMatchError::NoFolder)
            .map(|folder| free_name(&folder, current.options.name())),
    }
    .and_then(|file| write(&file, &played.log_bytes()?).map(|()| file));
    kept.words = match &written {
        Ok(file) => texts::saved(file.display().to_string()),
        Err(error) => texts::not_saved(error.message()),
    };
    kept.file = written.ok();
}

/// The folder of replays; `None` if the system has no data folder.
fn folder() -> Option<PathBuf> {
    Some(folders::data()?.join(FOLDER))
}

/// The first free file name: `stack-1.match`, `stack-2.match` and so on.
fn free_name(folder: &Path, game: &str) -> PathBuf {
    let named = |number: u32| folder.join(format!("{game}-{number}.{EXTENSION}"));
    (1..)
        .map(named)
        .find(|file| !disk::exists(file))
        .unwrap_or_else(|| named(0))
}

/// Writes the file, completely or not at all.
fn write(file: &Path, bytes: &[u8]) -> Result<(), SaveMatchError> {
    let folder = file.parent().map_or(Ok(()), files::private_folder);
    let written = folder.and_then(|()| files::replace_private(file, bytes));
    written.map_err(|error| SaveMatchError::File(file.to_path_buf(), error))
}

/// Shows why a match cannot be replayed, in the same line.
fn hear_refusals(mut refused: MessageReader<ReplayRefused>, mut kept: ResMut<MatchSaved>) {
    for ReplayRefused(error) in refused.read() {
        warn!("a match can't be shown again: {error}");
        kept.words = texts::not_shown(error.message());
    }
}

fn show_words(kept: Res<MatchSaved>, mut words: Query<(&mut LocalizedText, &mut Node), With<Words>>) {
    for (mut text, mut node) in &mut words {
        let display = if kept.words.is_empty() {
            Display::None
        } else {
            Display::Flex
        };
        if node.display != display {
            node.display = display;
        }
        text.set_if_neq(LocalizedText(kept.words.clone()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::catalog::AnyOptions;
    use host::view::SeatColours;
    use records::store::log;
    use records::store::log_entry::{LogHeaderBody, SeatOccupant};
    use records::store::saved_match::SavedMatch;
    use rules::ai::level::Level;
    use rules::rng::Seed;
    use rules::seats::Seats;

    #[test]
    fn a_match_is_kept_under_the_next_free_name_with_its_players() {
        let folder = std::env::temp_dir().join(format!("tumbletop-keep-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let players = [("Ana", None), ("Saga", Some(Level::Hard))].map(|(name, level)| SeatOccupant {
            name: name.to_owned(),
            level,
        });
        let head = LogHeaderBody {
            options: AnyOptions::of_game("stack").expect("a game"),
            seats: Seats::solo(2).expect("a seating"),
            seed: Seed::Number(7),
            draw: None,
            players: players.into(),
            colours: SeatColours::default().0,
            began_s: 5,
        };
        let bytes = log::bytes(head.clone(), &[]).expect("a log");
        for number in 1..=2 {
            let file = free_name(&folder, "stack");
            assert_eq!(file, folder.join(format!("stack-{number}.match")));
            write(&file, &bytes).expect("it can be written");
            let (story, _) = SavedMatch::read(&std::fs::read(&file).expect("a file")).expect("a match");
            assert_eq!(story.head, head);
        }
        let blocked = folder.join("stack-1.match").join("stack-1.match");
        let error = write(&blocked, &bytes).expect_err("a file is no folder");
        assert!(
            matches!(&error, SaveMatchError::File(file, _) if *file == blocked),
            "{error}"
        );
        let _ = std::fs::remove_dir_all(&folder);
    }
}
