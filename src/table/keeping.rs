//! Keeps the match that is on: everything decided goes to its log the moment it happens.
//!
//! No key has to be pressed. While nothing can be written, the match goes on, and it is kept again as a whole as soon as
//! that is possible.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;

use crate::host::view::SeatColours;
use crate::store::error::StoreError;
use crate::store::keeper::Keeper;
use crate::store::kept::HeadBody;
use crate::store::shelf;
use crate::table::local::LocalHost;

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
    /// It is written to a log.
    Kept {
        /// What writes it.
        keeper: Keeper,
        /// How long the log was when this program began to write to it.
        from: u32,
        /// In which folder the log is begun, until it is.
        folder: Arc<Mutex<PathBuf>>,
    },
    /// Not at all: the system gives no thread to write with.
    Unkept(StoreError),
}

impl Keeping {
    /// Why the match is not being kept at present.
    pub fn trouble(&self) -> Option<StoreError> {
        match self {
            Self::Never | Self::NotYet => None,
            Self::Unkept(error) => Some(error.clone()),
            Self::Kept { keeper, .. } => keeper.state().trouble,
        }
    }

    /// The file in which it is kept.
    pub fn file(&self) -> Option<PathBuf> {
        match self {
            Self::Kept { keeper, .. } => keeper.state().file,
            Self::Never | Self::NotYet | Self::Unkept(_) => None,
        }
    }

    /// Up to which place its log is written; `None` where nothing is being written.
    pub(super) fn position(&self) -> Option<u32> {
        match self {
            Self::Kept { keeper, from, .. } => {
                let state = keeper.state();
                state.trouble.is_none().then_some(from + state.written as u32)
            }
            Self::Never | Self::NotYet | Self::Unkept(_) => None,
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
    mut keeping: ResMut<Keeping>,
) {
    // Always taken, so that it never piles up.
    let news = local.host.take_log();
    if matches!(*keeping, Keeping::NotYet) && !news.is_empty() {
        *keeping = folder.as_ref().map_or(Keeping::Never, |folder| {
            let began = SystemTime::now().duration_since(UNIX_EPOCH);
            let began_s = began.map_or(0, |since| since.as_secs());
            begun(folder, local.host.head(colours.0, began_s))
        });
    }
    if let Keeping::Kept {
        keeper,
        folder: begins_in,
        ..
    } = &*keeping
    {
        // Who is told that the folder can't be written to can choose another one.
        if let Some(folder) = folder.filter(|folder| folder.is_changed()) {
            begins_in
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .clone_from(&folder.0);
        }
        news.into_iter().for_each(|news| keeper.keep(news));
    }
}

fn begun(KeepIn(place): &KeepIn, head: HeadBody) -> Keeping {
    let folder = Arc::new(Mutex::new(place.clone()));
    let theirs = folder.clone();
    let begin = move || {
        let folder = theirs.lock().unwrap_or_else(PoisonError::into_inner).clone();
        shelf::begin(&folder, head.clone())
    };
    match Keeper::begin(place, begin) {
        Ok(keeper) => Keeping::Kept {
            keeper,
            from: 0,
            folder,
        },
        Err(error) => Keeping::Unkept(error),
    }
}
