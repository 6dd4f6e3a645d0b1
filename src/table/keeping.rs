//! Keeps the match that is on: everything decided goes to its log the moment it happens.
//!
//! No key has to be pressed. While nothing can be written, the match goes on, and it is kept again as a whole as soon as
//! that is possible.

use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bevy::prelude::*;

use crate::host::view::SeatColours;
use crate::store::error::StoreError;
use crate::store::keeper::Keeper;
use crate::store::kept::{HeadBody, Kept};
use crate::store::shelf;
use crate::table::local::LocalHost;

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
        /// The head of the log.
        head: Box<HeadBody>,
        /// Everything so far.
        unwritten: Vec<Kept>,
    },
    /// It is written to a log.
    Kept {
        /// What writes it.
        keeper: Keeper,
        /// Where.
        file: PathBuf,
        /// How long the log was when this program began to write to it.
        from: u32,
    },
}

impl Keeping {
    /// A match whose log has this length so far.
    pub(super) const fn of(keeper: Keeper, file: PathBuf, from: u32) -> Self {
        Self::Kept { keeper, file, from }
    }

    /// Why the match is not being kept at present.
    pub fn trouble(&self) -> Option<StoreError> {
        match self {
            Self::Never | Self::NotYet => None,
            Self::Troubled { error, .. } => Some(error.clone()),
            Self::Kept { keeper, .. } => keeper.state().trouble,
        }
    }

    /// The file in which it is kept.
    pub const fn file(&self) -> Option<&PathBuf> {
        match self {
            Self::Kept { file, .. } => Some(file),
            Self::Never | Self::NotYet | Self::Troubled { .. } => None,
        }
    }

    /// Up to which place its log is written; `None` where nothing is being written.
    pub(super) fn position(&self) -> Option<u32> {
        match self {
            Self::Kept { keeper, from, .. } => {
                let state = keeper.state();
                state.trouble.is_none().then_some(from + state.written as u32)
            }
            Self::Never | Self::NotYet | Self::Troubled { .. } => None,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keeping>().init_resource::<SeatColours>();
}

/// Gives what happened to the log of the match; begins the log where nothing had happened before.
pub(super) fn keep(
    mut local: ResMut<LocalHost>,
    colours: Res<SeatColours>,
    folder: Option<Res<KeepIn>>,
    time: Res<Time<Real>>,
    mut keeping: ResMut<Keeping>,
) {
    // Always taken, so that it never piles up.
    let news = local.host.take_log();
    let (head, unwritten) = match &mut *keeping {
        Keeping::Never => return,
        Keeping::NotYet if news.is_empty() => return,
        Keeping::NotYet => {
            let began = SystemTime::now().duration_since(UNIX_EPOCH);
            let began_s = began.map_or(0, |since| since.as_secs());
            (Box::new(local.host.head(colours.0, began_s)), news)
        }
        Keeping::Troubled {
            tried, head, unwritten, ..
        } => {
            unwritten.extend(news);
            if time.elapsed() <= *tried + AGAIN {
                return;
            }
            (head.clone(), std::mem::take(unwritten))
        }
        Keeping::Kept { keeper, .. } => {
            news.into_iter().for_each(|news| keeper.keep(news));
            return;
        }
    };
    let Some(folder) = folder else {
        *keeping = Keeping::Never;
        return;
    };
    let begun =
        shelf::begin(&folder.0, (*head).clone()).and_then(|(log, file)| Ok((Keeper::start(log, file.clone())?, file)));
    *keeping = match begun {
        Ok((keeper, file)) => {
            unwritten.into_iter().for_each(|kept| keeper.keep(kept));
            Keeping::of(keeper, file, 0)
        }
        Err(error) => Keeping::Troubled {
            error,
            tried: time.elapsed(),
            head,
            unwritten,
        },
    };
}
