//! The actions for a saved match: watching it, its review, hosting its table again, renaming, copying it out of the
//! folder and into it, deleting.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::exchange;
use super::import::import_match;
use super::library::{LibraryContents, ReloadLibrary, key};
use super::notices::ResumeFailure;
use crate::screens::hosted::{HostFolder, SavedTable, delete_table};
use crate::screens::replay::watch::ReplayReturn;
use messages::ToMessage;
use messages::texts::matches as words;
use net::protocol::code::RoomCode;
use records::store::library;
use window_kit::table::replay::state::{Replay, ReplayRefused, StartReplay};
use window_kit::table::resume::{ResumeRefused, Resumed, replay_file};
use window_kit::table::saving::MatchFolder;
use window_kit::ui::field::Typed;
use window_kit::ui::focus::FocusWish;
use window_kit::window::intent::{ConfirmAnswer, Notice};
use window_kit::window::open_panels::closed_by_escape;
use window_kit::window::state::{OpenOverlay, Overlay, Screen};

/// The id of the question whether to delete a match.
pub(super) const DELETE: &str = "matches.delete";

/// The match that the question is about.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct PendingDeletion(pub Option<PathBuf>);

/// The match that is being given a name.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Naming(pub Option<PathBuf>);

/// The field for that name.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct NameField;

/// Whether the review opens once the replay is at its end.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct ThenReview(bool);

/// A message that a button for a match sends.
pub(super) trait Act: bevy::prelude::Message + Clone {}

impl<A: bevy::prelude::Message + Clone> Act for A {}

/// A request to show a saved match from its beginning.
#[derive(Message, Clone, Debug)]
pub(crate) struct WatchMatch(pub PathBuf);

/// A request to show a saved match at its end, with its review.
#[derive(Message, Clone, Debug)]
pub(crate) struct ReviewMatch(pub PathBuf);

/// A request to host a table of this program again, with its match.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HostAgain(pub RoomCode);

/// A request for a copy of a match outside of the program.
#[derive(Message, Clone, Debug)]
pub(super) struct Export(pub PathBuf);

/// A step of renaming a match.
#[derive(Message, Clone, Debug)]
pub(super) enum Rename {
    /// Opens the field for the name of this match.
    Ask(PathBuf),
    /// Gives this match this name.
    To(PathBuf, String),
    /// Closes the field without a new name.
    Not,
}

pub(super) fn plugin(app: &mut App) {
    closed_by_escape(
        app,
        "name",
        |naming: Res<Naming>| naming.0.is_some(),
        |mut renames: MessageWriter<Rename>| {
            renames.write(Rename::Not);
        },
    );
    app.init_resource::<PendingDeletion>()
        .init_resource::<Naming>()
        .init_resource::<ThenReview>()
        .add_message::<WatchMatch>()
        .add_message::<ReviewMatch>()
        .add_message::<HostAgain>()
        .add_message::<Export>()
        .add_message::<Rename>()
        .add_message::<FileDragAndDrop>()
        .add_plugins(exchange::plugin)
        .add_systems(OnExit(Overlay::Matches), |mut naming: ResMut<Naming>| naming.0 = None)
        .add_systems(
            Update,
            (
                watch,
                no_review.run_if(on_message::<ReplayRefused>),
                review,
                name_by_key.run_if(in_state(Overlay::Matches)),
                rename,
                export,
                import,
                delete,
                close.run_if(on_message::<Resumed>.or_else(on_message::<StartReplay>)),
            )
                .chain(),
        );
}

fn watch(
    mut asked: MessageReader<WatchMatch>,
    mut back: MessageReader<ReviewMatch>,
    overlay: Res<State<Overlay>>,
    (mut then, mut back_to): (ResMut<ThenReview>, ResMut<ReplayReturn>),
    mut starts: MessageWriter<StartReplay>,
    mut refused: MessageWriter<ResumeRefused>,
) {
    let watched = asked.read().last().map(|WatchMatch(file)| (file, false));
    let Some((file, to_its_end)) = back.read().last().map(|ReviewMatch(file)| (file, true)).or(watched) else {
        return;
    };
    back_to.nowhere();
    if *overlay.get() == Overlay::Matches {
        back_to.list(Overlay::Matches);
    }
    match replay_file(file) {
        Ok(start) if to_its_end => {
            then.0 = true;
            starts.write(StartReplay {
                at: start.record.entries.len(),
                playing: false,
                ..start
            });
        }
        Ok(start) => {
            starts.write(start);
        }
        Err(error) => {
            refused.write(ResumeRefused(error));
        }
    }
}

/// A refused replay has no review at its end.
fn no_review(mut then: ResMut<ThenReview>) {
    then.0 = false;
}

fn review(
    replay: Replay,
    screen: Res<State<Screen>>,
    mut then: ResMut<ThenReview>,
    mut open: MessageWriter<OpenOverlay>,
) {
    let Some(replaying) = replay.on() else { return };
    if then.0 && !replaying.is_jumping() && *screen.get() == Screen::Match {
        then.0 = false;
        open.write(OpenOverlay(Overlay::Review));
    }
}

/// Enter in the field saves the name.
fn name_by_key(typed: Typed<NameField>, naming: Res<Naming>, mut renames: MessageWriter<Rename>) {
    if let (Some(name), Some(file)) = (typed.entered(), &naming.0) {
        renames.write(Rename::To(file.clone(), name));
    }
}

fn rename(
    mut asked: MessageReader<Rename>,
    mut naming: ResMut<Naming>,
    mut trouble: ResMut<ResumeFailure>,
    mut wish: ResMut<FocusWish>,
    mut read: MessageWriter<ReloadLibrary>,
) {
    for rename in asked.read() {
        if let Some(file) = naming.0.take() {
            wish.set(format!("matches.{}.rename", key(&file)));
        }
        match rename {
            Rename::Ask(file) => {
                naming.0 = Some(file.clone());
                wish.set("matches.name");
            }
            Rename::Not => {}
            Rename::To(file, name) => {
                let failed = library::rename(file, name).err();
                trouble.0 = failed.map(|error| words::not_renamed(error.message()));
                read.write(ReloadLibrary);
            }
        }
    }
}

fn export(mut asked: MessageReader<Export>, mut trouble: ResMut<ResumeFailure>) {
    for Export(file) in asked.read() {
        trouble.0 = Some(exchange::export(file));
    }
}

/// Imports each match file that is dropped onto the window.
fn import(
    mut dropped: MessageReader<FileDragAndDrop>,
    folder: Option<Res<MatchFolder>>,
    (screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>),
    mut trouble: ResMut<ResumeFailure>,
    mut read: MessageWriter<ReloadLibrary>,
    mut open: MessageWriter<OpenOverlay>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(MatchFolder(folder)) = folder.as_deref() else {
        return;
    };
    for dropped in dropped.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = dropped else {
            continue;
        };
        let said = match import_match(path_buf, folder) {
            Ok((_, said)) | Err(said) => said,
        };
        read.write(ReloadLibrary);
        if *screen.get() == Screen::Title {
            trouble.0 = Some(said);
            if *overlay.get() == Overlay::None {
                open.write(OpenOverlay(Overlay::Matches));
            }
        } else {
            notices.write(Notice {
                text: said,
                rule: None,
                refused: false,
            });
        }
    }
}

fn delete(
    mut answers: MessageReader<ConfirmAnswer>,
    (mut of, library, tables): (ResMut<PendingDeletion>, Res<LibraryContents>, Option<Res<HostFolder>>),
    mut trouble: ResMut<ResumeFailure>,
    mut wish: ResMut<FocusWish>,
    mut read: MessageWriter<ReloadLibrary>,
) {
    for answer in answers.read().filter(|answer| answer.id == DELETE) {
        let Some(file) = of.0.take().filter(|_| answer.yes) else {
            continue;
        };
        let deleted = match (library.table(&file), &tables) {
            (Some(code), Some(tables)) => delete_table(
                &tables.folder,
                &SavedTable {
                    code,
                    played: file.clone(),
                },
            ),
            _ => library::delete(&file),
        };
        trouble.0 = deleted.err().map(|error| words::not_deleted(error.message()));
        if let Some(next) = library.next_to(&file).filter(|_| trouble.0.is_none()) {
            wish.set(format!("matches.{}.delete", key(&next.file)));
        }
        read.write(ReloadLibrary);
    }
}

/// Closes the page when a match is resumed or shown.
fn close(overlay: Res<State<Overlay>>, mut next: ResMut<NextState<Overlay>>) {
    if *overlay.get() == Overlay::Matches {
        next.set(Overlay::None);
    }
}

#[cfg(test)]
mod tests {
    use rules::rng::Seed;
    use std::path::Path;

    use bevy::ecs::message::MessageCursor;
    use bevy::state::app::StatesPlugin;

    use super::super::library::name_of;
    use super::*;
    use games::catalog::AnyOptions;
    use records::store::library::MatchLibrary;
    use records::store::log_entry::{LogHeaderBody, SeatOccupant};
    use rules::seats::Seats;

    /// The title, with the saved matches in this folder.
    fn at_the_title(folder: &Path) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_state::<Screen>()
            .init_state::<Overlay>()
            .insert_resource(MatchFolder(folder.to_owned()))
            .init_resource::<ResumeFailure>()
            .add_message::<FileDragAndDrop>()
            .add_plugins(exchange::plugin)
            .add_message::<ReloadLibrary>()
            .add_message::<OpenOverlay>()
            .add_message::<Notice>()
            .add_systems(Update, import);
        app
    }

    fn drop_on(app: &mut App, file: &Path) {
        app.world_mut().write_message(FileDragAndDrop::DroppedFile {
            window: Entity::PLACEHOLDER,
            path_buf: file.to_owned(),
        });
        app.update();
    }

    #[test]
    fn a_match_dropped_on_the_window_is_imported_and_other_files_are_refused() {
        let scratch = std::env::temp_dir().join(format!("tumbletop-dropped-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&scratch);
        let (elsewhere, kept) = (scratch.join("elsewhere"), scratch.join("kept"));
        let options = AnyOptions::default();
        let seats = Seats::solo(2).expect("two can play");
        let players = ["Max", "Zoë"].map(|name| SeatOccupant {
            name: name.to_owned(),
            level: None,
        });
        let head = LogHeaderBody {
            options,
            seats,
            seed: Seed::Number(1),
            draw: None,
            players: players.into(),
            colours: [0, 1, 2, 3, 4, 5, 6, 7],
            began_s: 5,
        };
        let (log, file) = library::begin(&elsewhere, head).expect("it can be written");
        drop(log);
        let no_match = elsewhere.join("picture.match");
        std::fs::write(&no_match, "not a match").expect("it can be written");

        let mut app = at_the_title(&kept);
        drop_on(&mut app, &file);
        assert_eq!(MatchLibrary::read(&kept).expect("a folder").matches.len(), 1);
        let said = |app: &App| app.world().resource::<ResumeFailure>().0.clone();
        let name = name_of(&file);
        assert_eq!(said(&app), Some(words::imported(&name)));
        let opened = app.world().resource::<Messages<OpenOverlay>>();
        let opened: Vec<Overlay> = MessageCursor::default().read(opened).map(|open| open.0).collect();
        assert_eq!(opened, [Overlay::Matches], "the page shows it");

        drop_on(&mut app, &no_match);
        assert_ne!(said(&app), Some(words::imported(name_of(&no_match))));
        let shelf = MatchLibrary::read(&kept).expect("a folder");
        assert_eq!((shelf.matches.len(), shelf.unread.len()), (1, 0));
        // A match that was imported before is not imported twice.
        drop_on(&mut app, &file);
        assert_eq!(MatchLibrary::read(&kept).expect("a folder").matches.len(), 1);
        // A match that is in the folder already is not imported twice.
        let own = shelf.matches[0].file.clone();
        drop_on(&mut app, &own);
        assert_eq!(MatchLibrary::read(&kept).expect("a folder").matches.len(), 1);
        std::fs::remove_dir_all(&scratch).expect("it can be removed");
    }
}
