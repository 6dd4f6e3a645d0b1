//! Saves a copy of a match to watch it again: its log, as a file in the folder of replays.

use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use thiserror::Error;

use crate::machine::folders;
use crate::table::current_match::{CurrentMatch, Mark};
use crate::table::phase::InMatch;
use crate::table::played::{NotKept, PlayedSoFar};
use crate::table::replay::state::ReplayRefused;
use crate::ui::button::{ButtonLook, button, on_press};
use crate::ui::focus::FocusName;
use crate::ui::look::{TEXT_QUIET, size};
use crate::ui::said::Said;
use crate::ui::text::coloured;
use messages::texts::replay as texts;
use messages::{Message, Told};
use records::store::shelf::EXTENSION;
use system::files;

/// The folder of replays within the data folder. It is not the folder of the saved matches: there the copy would count
/// as a second match.
const FOLDER: &str = "replays";

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Kept>().add_message::<KeepMatch>().add_systems(
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
pub struct KeepMatch;

/// The file of the current match, and the message about it.
#[derive(Resource, Clone, Debug, Default)]
struct Kept {
    file: Option<PathBuf>,
    words: Message,
}

/// The text that shows the message.
#[derive(Component, Clone, Copy, Debug)]
struct Words;

/// Why a match could not be saved.
#[derive(Debug, Error)]
enum KeepError {
    #[error("there is no folder for replays")]
    NoFolder,
    #[error(transparent)]
    Match(#[from] NotKept),
    #[error("{0} can't be written: {1}")]
    File(PathBuf, io::Error),
}

impl KeepError {
    /// The reason, as a clause.
    fn message(&self) -> Message {
        match self {
            Self::NoFolder => texts::NO_FOLDER,
            Self::Match(NotKept::Elsewhere) => texts::ELSEWHERE,
            Self::Match(NotKept::Log(error)) => error.message(),
            Self::File(file, error) => texts::unwritable(file.display().to_string(), error.to_string()),
        }
    }
}

/// The button that saves the match, for a menu.
pub fn keep_button() -> impl Bundle {
    (
        button(texts::SAVE, ButtonLook::Plain),
        FocusName::new("keep-match"),
        on_press(|_: On<Activate>, mut keep: MessageWriter<KeepMatch>| {
            keep.write(KeepMatch);
        }),
    )
}

/// The line that says where the match was saved. An empty line takes no room.
pub fn keep_words() -> impl Bundle {
    (Words, coloured(Message::empty(), size::SMALL, TEXT_QUIET))
}

/// Forgets the file when another match starts. A match that a replay starts over is the same match.
fn start_over(current: Res<CurrentMatch>, mut kept: ResMut<Kept>, mut of: Local<Mark>) {
    if *of != current.mark {
        *of = current.mark;
        *kept = Kept::default();
    }
}

fn keep(mut asked: MessageReader<KeepMatch>, played: PlayedSoFar, current: Res<CurrentMatch>, mut kept: ResMut<Kept>) {
    if asked.read().count() == 0 {
        return;
    }
    let written = match &kept.file {
        // Saved again: the match may have continued since.
        Some(file) => Ok(file.clone()),
        None => folder()
            .ok_or(KeepError::NoFolder)
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
    (1..).map(named).find(|file| !file.exists()).unwrap_or_else(|| named(0))
}

/// Writes the file, completely or not at all.
fn write(file: &Path, bytes: &[u8]) -> Result<(), KeepError> {
    let folder = file.parent().map_or(Ok(()), files::private_folder);
    let written = folder.and_then(|()| files::replace_private(file, bytes));
    written.map_err(|error| KeepError::File(file.to_path_buf(), error))
}

/// Shows why a match cannot be replayed, in the same line.
fn hear_refusals(mut refused: MessageReader<ReplayRefused>, mut kept: ResMut<Kept>) {
    for ReplayRefused(error) in refused.read() {
        warn!("a match can't be shown again: {error}");
        kept.words = texts::not_shown(error.message());
    }
}

fn show_words(kept: Res<Kept>, mut words: Query<(&mut Said, &mut Node), With<Words>>) {
    for (mut text, mut node) in &mut words {
        let display = if kept.words.is_empty() {
            Display::None
        } else {
            Display::Flex
        };
        if node.display != display {
            node.display = display;
        }
        text.set_if_neq(Said(kept.words.clone()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::catalog::AnyOptions;
    use host::view::SeatColours;
    use records::store::kept::{HeadBody, Sitting};
    use records::store::log;
    use records::store::story::Story;
    use rules::ai::level::Level;
    use rules::seats::Seats;

    #[test]
    fn a_match_is_kept_under_the_next_free_name_with_its_players() {
        let folder = std::env::temp_dir().join(format!("tumbletop-keep-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let players = [("Ana", None), ("Saga", Some(Level::Hard))].map(|(name, level)| Sitting {
            name: name.to_owned(),
            level,
        });
        let head = HeadBody {
            options: AnyOptions::of_game("stack").expect("a game"),
            seats: Seats::solo(2).expect("a seating"),
            seed: 7,
            players: players.into(),
            colours: SeatColours::default().0,
            began_s: 5,
        };
        let bytes = log::bytes(head.clone(), &[]).expect("a log");
        for number in 1..=2 {
            let file = free_name(&folder, "stack");
            assert_eq!(file, folder.join(format!("stack-{number}.match")));
            write(&file, &bytes).expect("it can be written");
            let (story, _) = Story::read(&std::fs::read(&file).expect("a file")).expect("a match");
            assert_eq!(story.head, head);
        }
        let blocked = folder.join("stack-1.match").join("stack-1.match");
        let error = write(&blocked, &bytes).expect_err("a file is no folder");
        assert!(error.to_string().contains("can't be written"), "{error}");
        let _ = std::fs::remove_dir_all(&folder);
    }
}
