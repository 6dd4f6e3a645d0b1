//! Takes up a match that was kept, exactly where it was left.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;

use crate::physics::kept::KeptThrow;
use crate::physics::pose::Pose;
use crate::physics::throw::ThrowGesture;
use crate::rules::die::DieId;
use crate::store::error::StoreError;
use crate::store::keeper::Keeper;
use crate::store::kept::{Gesture, Sitting};
use crate::store::log::FileLog;
use crate::store::story::Story;
use crate::table::keeping::Keeping;
use crate::table::match_setup::{CurrentMatch, MatchSetup};
use crate::table::referee::{DecisionCounter, Referee};
use crate::table::replay::outline::Outline;
use crate::table::replay::state::{Lain, Replaying, Resumes, StartReplay};
use crate::table::setup::{ChangeMatch, ChangeMatchSystems, NewMatch, WantedMatch, start_match};
use crate::table::tracks::{KeptTrack, MatchTracks};
use crate::table::view::{Players, SeatColours, SeatControl, SeatPlayer};

/// For how many frames a match lies as it was left before it goes on.
const FRAMES_AT_REST: u8 = 3;

/// Takes up the match of this file. A match that is on ends.
#[derive(Message, Clone, Debug)]
pub struct ResumeMatch(pub PathBuf);

/// A match was taken up and goes on.
#[derive(Message, Clone, Debug)]
pub struct Resumed {
    /// How many bytes at the end of its file were lost: what was being written when the program ended.
    pub lost: u64,
}

/// A match can't be taken up. A match that was on goes on.
#[derive(Message, Clone, Debug)]
pub struct ResumeRefused(pub StoreError);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ResumeMatch>()
        .add_message::<Resumed>()
        .add_message::<ResumeRefused>()
        .add_systems(
            ChangeMatch,
            (
                go_on.before(ChangeMatchSystems::Hear),
                resume.after(start_match).in_set(ChangeMatchSystems::Hear),
            ),
        );
}

/// Lays the table for a match that is taken up; see [`go_on`] for the rest.
fn resume(
    mut asked: MessageReader<ResumeMatch>,
    mut refused: MessageWriter<ResumeRefused>,
    mut resumed: MessageWriter<Resumed>,
    mut counter: ResMut<DecisionCounter>,
    mut colours: ResMut<SeatColours>,
    mut keeping: ResMut<Keeping>,
    mut wanted: WantedMatch,
) {
    let Some(ResumeMatch(file)) = asked.read().last() else {
        return;
    };
    // The match may be the one that is on: nobody else writes to its file then.
    if keeping.file() == Some(file) {
        *keeping = Keeping::Never;
    }
    match read(file, &mut counter) {
        Ok((new, of_seats, lost)) => {
            *colours = of_seats;
            wanted.lay(new);
            resumed.write(Resumed { lost });
        }
        Err(error) => {
            refused.write(ResumeRefused(error));
        }
    }
}

fn read(file: &Path, counter: &mut DecisionCounter) -> Result<(NewMatch, SeatColours, u64), StoreError> {
    let (log, story, lost) = FileLog::go_on(file)?;
    let outline = Outline::of(&story.record).map_err(StoreError::Unplayable)?;
    let setup = MatchSetup {
        options: story.head.options.clone(),
        seats: story.head.seats,
        seed: story.head.seed,
        players: story.players.iter().map(player).collect(),
    };
    let referee = Referee::new(&setup, None, counter).map_err(|error| StoreError::Unplayable(error.into()))?;
    let (tracks, lies) = throws(&story)?;
    let start = StartReplay {
        at: story.record.entries.len(),
        playing: false,
        tracks: Arc::new(tracks),
        players: setup.players.clone(),
        record: Arc::new(story.record),
    };
    let replaying = Replaying {
        resumes: Some(Arc::new(Resumes {
            lies,
            // What is no gesture is thrown as a hand throws by itself.
            gesture: story.gesture.map(gesture).filter(is_possible),
        })),
        ..Replaying::new(&start, outline)
    };
    let new = NewMatch {
        setup,
        referee,
        position: None,
        replaying: Some(replaying),
        keeping: Keeping::Kept(Keeper::start(log, file.to_owned())?, file.to_owned()),
    };
    Ok((new, SeatColours(story.head.colours), lost))
}

/// The tracks of a match, and where its dice lay after each throw.
fn throws(story: &Story) -> Result<(MatchTracks, Lain), StoreError> {
    let (mut tracks, mut all_lies) = (Vec::new(), Vec::new());
    for (entry, thrown) in &story.throws {
        let (track, did) = &thrown.track;
        if !track.is_empty() {
            let throw = KeptThrow::from_bytes(track, did).map_err(|error| StoreError::Unreadable(error.to_string()))?;
            tracks.push(KeptTrack {
                entry: *entry,
                throw: Arc::new(throw),
            });
        }
        let lies = thrown.lies.iter().map(|(die, place, turned)| {
            let pose = Pose {
                position: Vec3::from_array(*place),
                rotation: Quat::from_array(*turned),
            };
            let possible = pose.position.is_finite() && pose.rotation.is_normalized();
            possible
                .then_some((DieId(*die), pose))
                .ok_or_else(|| StoreError::Unreadable(format!("die {die} lies nowhere")))
        });
        let lies = lies.collect::<Result<Vec<_>, _>>()?;
        if !lies.is_empty() {
            all_lies.push((*entry, lies));
        }
    }
    Ok((MatchTracks::of(tracks), all_lies))
}

/// A kept match, to be shown from its beginning. It is only for eyes that may see everything: of a match that is over.
///
/// # Errors
/// [`StoreError`]: why it can't be shown.
pub fn shown_again(file: &Path) -> Result<StartReplay, StoreError> {
    let bytes = std::fs::read(file).map_err(|error| StoreError::system(file, &error))?;
    let (story, _) = Story::read(&bytes)?;
    replay_of(story)
}

/// The same of a match that was read.
///
/// # Errors
/// As [`shown_again`].
pub fn replay_of(story: Story) -> Result<StartReplay, StoreError> {
    let (tracks, _) = throws(&story)?;
    Ok(StartReplay {
        at: 0,
        playing: true,
        tracks: Arc::new(tracks),
        players: story.players.iter().map(player).collect(),
        record: Arc::new(story.record),
    })
}

fn player(who: &Sitting) -> SeatPlayer {
    SeatPlayer {
        name: who.name.clone(),
        control: who.level.map_or(SeatControl::Person, SeatControl::Agent),
    }
}

fn gesture((from, direction, power): Gesture) -> ThrowGesture {
    ThrowGesture {
        from: Vec2::from_array(from),
        direction: Vec2::from_array(direction),
        power,
    }
}

fn is_possible(gesture: &ThrowGesture) -> bool {
    gesture.from.is_finite() && gesture.direction.is_normalized() && (0.0..=1.0).contains(&gesture.power)
}

/// Once everything lies as it was left, the players take their seats again. That is some frames later: until all screens
/// have come, nobody is to show what happened before.
fn go_on(
    replaying: Option<Res<Replaying>>,
    referee: Option<ResMut<Referee>>,
    current: Option<Res<CurrentMatch>>,
    mut commands: Commands,
) {
    let (Some(replaying), Some(mut referee), Some(current)) = (replaying, referee, current) else {
        return;
    };
    let Some(resumes) = &replaying.resumes else { return };
    if replaying.is_jumping() || replaying.at_rest < FRAMES_AT_REST {
        return;
    }
    referee.go_on(resumes.gesture);
    commands.insert_resource(Players(current.0.players.clone()));
    commands.remove_resource::<Replaying>();
}
