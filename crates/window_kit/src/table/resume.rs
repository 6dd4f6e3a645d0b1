//! Resumes a saved match, exactly where it was left.

use crate::table::entities::WorldDice;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;

use crate::table::local::{LocalHost, PendingResume};
use crate::table::replay::outline::Outline;
use crate::table::replay::state::{Replaying, StartReplay};
use crate::table::saving::{LogSoFar, SaveState};
use crate::table::setup::{ChangeMatch, ChangeMatchSystems, NewMatch, WantedMatch, start_match};
use crate::table::viewer::TableViewer;
use host::match_host::{MatchHost, player_of};
use host::match_setup::MatchSetup;
use host::sandbox_table::SandboxTable;
use host::saved_throws::tracks_of;
use host::shown_dice;
use host::view::SeatColours;
use records::store::error::StoreError;
use records::store::library;
use records::store::log::FileLog;
use records::store::log_writer::LogWriter;
use records::store::saved_match::SavedMatch;
use rules::error::SetupError;

/// For how many frames a match lies as it was left before it continues.
const FRAMES_AT_REST: u8 = 3;

/// Resumes the match of this file. The current match ends.
#[derive(Message, Clone, Debug)]
pub struct ResumeMatch(pub PathBuf);

/// A match was resumed.
#[derive(Message, Clone, Debug)]
pub struct Resumed {
    /// How many bytes at the end of its file were lost: those that were being written when the program ended.
    pub lost: u64,
}

/// A match can't be resumed. The current match continues.
#[derive(Message, Clone, Debug)]
pub struct ResumeRefused(pub StoreError);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ResumeMatch>()
        .add_message::<Resumed>()
        .add_message::<ResumeRefused>()
        .add_systems(
            ChangeMatch,
            (
                resume_when_laid.before(ChangeMatchSystems::Hear),
                resume.after(start_match).in_set(ChangeMatchSystems::Hear),
            ),
        );
}

/// Lays the table for a match that is resumed; see [`resume_when_laid`] for the rest.
fn resume(
    mut asked: MessageReader<ResumeMatch>,
    mut refused: MessageWriter<ResumeRefused>,
    mut resumed: MessageWriter<Resumed>,
    mut colours: ResMut<SeatColours>,
    (mut save_state, mut so_far): (ResMut<SaveState>, ResMut<LogSoFar>),
    mut wanted: WantedMatch,
) {
    let Some(ResumeMatch(file)) = asked.read().last() else {
        return;
    };
    // The match may be the current one: its file must have no other writer.
    if save_state.file().as_ref() == Some(file) {
        *save_state = SaveState::Never;
    }
    match read(file, wanted.first_decision()) {
        Ok((new, log, lost)) => {
            if let Some((head, _)) = &log.0 {
                *colours = SeatColours(head.colours);
            }
            *so_far = log;
            wanted.lay(new);
            resumed.write(Resumed { lost });
        }
        Err(error) => {
            refused.write(ResumeRefused(error));
        }
    }
}

fn read(file: &Path, first: u32) -> Result<(NewMatch, LogSoFar, u64), StoreError> {
    let (log, story, lost) = FileLog::resume(file)?;
    let outline = Outline::of(&story.record).map_err(StoreError::Unplayable)?;
    let so_far = LogSoFar::of(&story);
    let setup = MatchSetup {
        options: story.head.options.clone(),
        seats: story.head.seats,
        seed: story.head.seed,
        // The players at the beginning: a seat that the computer plays for a person now can be taken back.
        players: story.head.players.iter().map(player_of).collect(),
    };
    let start = StartReplay {
        at: story.record.entries.len(),
        playing: false,
        tracks: Arc::new(tracks_of(&story)?),
        players: setup.players.clone(),
        record: Arc::new(story.record.clone()),
    };
    let replaying = Replaying {
        resumes: Some(SandboxTable::taken_up(&story, false)?.laid().into()),
        ..Replaying::new(&start, outline)
    };
    let shown = MatchSetup {
        players: replaying.recorded_players().0,
        ..setup.clone()
    };
    let unplayable = |error: SetupError| StoreError::Unplayable(error.into());
    let shown = MatchHost::new(&shown, None, first).map_err(unplayable)?;
    let host = MatchHost::resume(story, first)?;
    let new = NewMatch {
        setup,
        host: shown,
        position: None,
        replaying: Some(replaying),
        keeping: SaveState::Kept {
            keeper: LogWriter::start(log, file.to_owned())?,
            from: host.position(),
            folder: Arc::default(),
        },
        goes_on: Some(host),
    };
    Ok((new, so_far, lost))
}

/// A saved match, to be replayed from its beginning. Only for viewers who may see everything: the match is over.
///
/// # Errors
/// [`StoreError`]: why it can't be shown.
pub fn replay_file(file: &Path) -> Result<StartReplay, StoreError> {
    let (story, _) = SavedMatch::read(&library::read(file)?)?;
    replay_of(story)
}

/// The same for a match that was already read.
///
/// # Errors
/// As [`replay_file`].
pub fn replay_of(saved_match: SavedMatch) -> Result<StartReplay, StoreError> {
    Ok(StartReplay {
        at: 0,
        playing: true,
        tracks: Arc::new(tracks_of(&saved_match)?),
        // The players at the beginning: the cards of a person stay that person's, even if the seat was left to the
        // computer.
        players: saved_match.head.players.iter().map(player_of).collect(),
        record: Arc::new(saved_match.record),
    })
}

/// Gives the seats back to the players once everything lies as it was left. That is some frames later: until all
/// screens exist, none of them may show what happened before.
fn resume_when_laid(world: &mut World) {
    let there = world.get_resource::<Replaying>().and_then(|replaying| {
        let is_there = !replaying.is_jumping() && replaying.at_rest >= FRAMES_AT_REST;
        replaying.resumes.clone().filter(|_| is_there)
    });
    let Some(laid) = there else { return };
    shown_dice::lay(&mut WorldDice(world), &laid);
    let (Some(PendingResume(host)), Some(viewer)) = (
        world.remove_resource::<PendingResume>(),
        world.get_resource::<TableViewer>().copied(),
    ) else {
        return;
    };
    world.insert_resource(host.players().clone());
    let local = LocalHost::new(host, viewer.0);
    world.insert_resource(local.view());
    world.insert_resource(local);
    world.remove_resource::<Replaying>();
}
