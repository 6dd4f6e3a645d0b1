//! Keeps the match that is on: everything decided goes to its log the moment it happens.
//!
//! No key has to be pressed. While nothing can be written, the match goes on, and it is kept again as a whole as soon as
//! that is possible.

use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bevy::prelude::*;

use crate::physics::pose::Pose;
use crate::physics::throw::ThrowGesture;
use crate::rules::die::DieId;
use crate::store::error::StoreError;
use crate::store::keeper::Keeper;
use crate::store::kept::{Gesture, HeadBody, Kept, Sitting, Thrown};
use crate::store::shelf;
use crate::table::match_setup::CurrentMatch;
use crate::table::phase::{InMatch, MatchSystems};
use crate::table::referee::{News, Referee};
use crate::table::replay::state::Replaying;
use crate::table::seats::SeatChanged;
use crate::table::tracks::MatchTracks;
use crate::table::view::{Players, SeatColours, SeatControl, SeatPlayer};

/// After how long it tries again to begin a log that could not be begun.
const AGAIN: Duration = Duration::from_secs(2);

/// The folder in which matches are kept. Without it none is.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct KeepIn(pub PathBuf);

/// How the match that is on is kept.
#[derive(Resource, Debug, Default)]
pub enum Keeping {
    /// Not at all: there is no match, or it lacks its beginning.
    #[default]
    Never,
    /// Nothing has happened yet.
    NotYet,
    /// Its log can't be begun.
    Troubled {
        /// Why.
        error: StoreError,
        /// When it was tried the last time.
        tried: Duration,
    },
    /// It is written to a log.
    Kept(Keeper, PathBuf),
}

impl Keeping {
    /// Why the match is not being kept at present.
    pub fn trouble(&self) -> Option<StoreError> {
        match self {
            Self::Never | Self::NotYet => None,
            Self::Troubled { error, .. } => Some(error.clone()),
            Self::Kept(keeper, _) => keeper.state().trouble,
        }
    }

    /// The file in which it is kept.
    pub fn file(&self) -> Option<&PathBuf> {
        match self {
            Self::Kept(_, file) => Some(file),
            Self::Never | Self::NotYet | Self::Troubled { .. } => None,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keeping>()
        .init_resource::<SeatColours>()
        .add_systems(
            Update,
            keep.after(MatchSystems::Referee)
                .run_if(in_state(InMatch))
                // What is shown again happened before.
                .run_if(not(resource_exists::<Replaying>)),
        );
}

fn keep(
    mut referee: ResMut<Referee>,
    mut seats: MessageReader<SeatChanged>,
    (tracks, players, colours): (Res<MatchTracks>, Res<Players>, Res<SeatColours>),
    current: Res<CurrentMatch>,
    folder: Option<Res<KeepIn>>,
    time: Res<Time<Real>>,
    mut keeping: ResMut<Keeping>,
) {
    // Always taken, so that they never pile up.
    let news = std::mem::take(&mut referee.bypass_change_detection().news);
    let changed: Vec<SeatChanged> = seats.read().copied().collect();
    let begins = match &*keeping {
        Keeping::Never => false,
        Keeping::NotYet => !news.is_empty(),
        Keeping::Troubled { tried, .. } => time.elapsed() > *tried + AGAIN,
        Keeping::Kept(keeper, _) => {
            for news in &news {
                keeper.keep(kept(news, &tracks));
            }
            for SeatChanged { seat, .. } in changed {
                if let Some(player) = players.0.get(seat.index()) {
                    keeper.keep(Kept::Sits {
                        seat,
                        who: sitting(player),
                    });
                }
            }
            false
        }
    };
    let (true, Some(folder)) = (begins, folder) else {
        return;
    };
    let head = HeadBody {
        options: current.0.options.clone(),
        seats: current.0.seats,
        seed: current.0.seed,
        players: players.0.iter().map(sitting).collect(),
        colours: colours.0,
        began_s: SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_secs()),
    };
    let begun = shelf::begin(&folder.0, head).and_then(|(log, file)| Ok((Keeper::start(log, file.clone())?, file)));
    *keeping = match begun {
        Ok((keeper, file)) => {
            // The whole match so far: it may have begun while nothing could be written.
            for (index, entry) in referee.record().entries.iter().enumerate() {
                let of_entry = |news: &&News| matches!(news, News::Happened { index: of, .. } if *of == index);
                keeper.keep(match news.iter().rfind(of_entry) {
                    Some(news) => kept(news, &tracks),
                    None => Kept::Happened {
                        entry: entry.clone(),
                        throw: thrown(index, &[], &tracks),
                        gesture: None,
                    },
                });
            }
            Keeping::Kept(keeper, file)
        }
        Err(error) => Keeping::Troubled {
            error,
            tried: time.elapsed(),
        },
    };
}

/// A player as the log knows them.
fn sitting(player: &SeatPlayer) -> Sitting {
    Sitting {
        name: player.name.clone(),
        level: match player.control {
            SeatControl::Person => None,
            SeatControl::Agent(level) => Some(level),
            SeatControl::Recorded(level) => level,
        },
    }
}

fn kept(news: &News, tracks: &MatchTracks) -> Kept {
    match news {
        News::Undone => Kept::Undone,
        News::Happened {
            index,
            entry,
            gesture,
            lies,
        } => Kept::Happened {
            entry: entry.clone(),
            throw: thrown(*index, lies, tracks),
            gesture: gesture.as_ref().map(gesture_numbers),
        },
    }
}

/// The throw that an entry reports; `None` where no dice rolled.
fn thrown(index: usize, lies: &[(DieId, Pose)], tracks: &MatchTracks) -> Option<Thrown> {
    let track = tracks.throw(index).and_then(|throw| throw.to_bytes().ok());
    if track.is_none() && lies.is_empty() {
        return None;
    }
    Some(Thrown {
        track: track.unwrap_or_default(),
        lies: lies
            .iter()
            .map(|(die, pose)| (die.0, pose.position.to_array(), pose.rotation.to_array()))
            .collect(),
    })
}

fn gesture_numbers(gesture: &ThrowGesture) -> Gesture {
    (gesture.from.to_array(), gesture.direction.to_array(), gesture.power)
}
