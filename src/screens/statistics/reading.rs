//! Reads the saved matches in the background, and stores the figures for the pages.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use super::counting::Counting;
use messages::{self, ToMessage};
use records::progress::Progress;
use records::statistics::{Statistics, StatisticsQuery};
use records::store::error::StoreError;
use window_kit::settings::people::People;
use window_kit::table::saving::MatchFolder;
use window_kit::window::next_frame::NextFrame;
use window_kit::window::state::Overlay;

/// The figures of the saved matches.
#[derive(Resource, Debug, Default)]
pub(crate) struct StatisticsReader {
    /// The statistics, once they have been read.
    pub statistics: Option<Arc<Statistics>>,
    /// Why they can't be read.
    pub trouble: Option<messages::Message>,
    /// Whether the matches are being reviewed now.
    pub(crate) looks_back: bool,
    work: Option<Reading>,
}

/// A reading under way.
#[derive(Debug)]
struct Reading {
    folder: PathBuf,
    asked: StatisticsQuery,
    /// In a page, each match is counted by the helper first. That fills the cache.
    counting: Option<Counting>,
    task: Option<Task<Result<Statistics, StoreError>>>,
    progress: Arc<Progress>,
}

impl Reading {
    fn new(folder: PathBuf, asked: StatisticsQuery) -> Self {
        Self {
            counting: Counting::begin(&folder, &asked),
            folder,
            asked,
            task: None,
            progress: Arc::default(),
        }
    }

    fn state(&self) -> (usize, usize) {
        match &self.counting {
            Some(counting) => counting.state(),
            None => self.progress.state(),
        }
    }

    /// The statistics, once.
    fn ready(&mut self) -> Option<Result<Statistics, StoreError>> {
        self.counting.take_if(Counting::is_over);
        if self.counting.is_some() {
            return None;
        }
        let task = self.task.get_or_insert_with(|| {
            let (folder, asked, told) = (self.folder.clone(), self.asked.clone(), self.progress.clone());
            AsyncComputeTaskPool::get().spawn(async move { Statistics::read(&folder, &asked, &told) })
        });
        check_ready(task)
    }
}

impl Drop for Reading {
    fn drop(&mut self) {
        self.progress.stop();
        // What was computed so far is written to the cache.
        if let Some(task) = self.task.take() {
            task.detach();
        }
    }
}

impl StatisticsReader {
    /// How many matches have been read so far, and how many there are; `None` when no reading is in progress.
    pub fn state(&self) -> Option<(usize, usize)> {
        self.work.as_ref().map(Reading::state)
    }
}

/// There is something new to show.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct StatisticsRead;

/// A request to review all matches that are over.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct ReviewAllMatches;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StatisticsReader>()
        .add_message::<StatisticsRead>()
        .add_message::<ReviewAllMatches>()
        .add_systems(OnEnter(Overlay::Statistics), begin)
        .add_systems(OnEnter(Overlay::Dice), begin)
        .add_systems(OnExit(Overlay::Statistics), stop)
        .add_systems(OnExit(Overlay::Dice), stop)
        .add_systems(
            Update,
            (review_all.run_if(on_message::<ReviewAllMatches>), tell_state, finish)
                .chain()
                .run_if(in_state(Overlay::Statistics).or_else(in_state(Overlay::Dice))),
        );
}

fn begin(folder: Option<Res<MatchFolder>>, people: Res<People>, mut read: ResMut<StatisticsReader>) {
    start(folder.map(|folder| folder.0.clone()), &people, false, &mut read);
}

fn review_all(folder: Option<Res<MatchFolder>>, people: Res<People>, mut read: ResMut<StatisticsReader>) {
    start(folder.map(|folder| folder.0.clone()), &people, true, &mut read);
}

fn start(folder: Option<PathBuf>, people: &People, look_back: bool, read: &mut StatisticsReader) {
    stop_work(read);
    let Some(folder) = folder else {
        read.statistics = Some(Arc::default());
        return;
    };
    read.looks_back = look_back;
    let asked = StatisticsQuery {
        look_back,
        also_known: people.former_names(),
        ..StatisticsQuery::default()
    };
    read.work = Some(Reading::new(folder, asked));
}

fn stop(mut read: ResMut<StatisticsReader>) {
    stop_work(&mut read);
}

fn stop_work(read: &mut StatisticsReader) {
    read.work = None;
    read.looks_back = false;
}

/// Updates the page with the progress while the reading takes long.
fn tell_state(
    read: Res<StatisticsReader>,
    mut last: Local<Option<(usize, usize)>>,
    mut next_frame: ResMut<NextFrame>,
    mut told: MessageWriter<StatisticsRead>,
) {
    let now = read.state();
    if now.is_some() {
        next_frame.within(0.1);
    }
    if *last != now && now.is_some() {
        told.write(StatisticsRead);
    }
    *last = now;
}

fn finish(mut read: ResMut<StatisticsReader>, mut told: MessageWriter<StatisticsRead>) {
    let work = &mut read.bypass_change_detection().work;
    let Some(found) = work.as_mut().and_then(Reading::ready) else {
        return;
    };
    read.work = None;
    read.looks_back = false;
    match found {
        Ok(statistics) => {
            read.statistics = Some(Arc::new(statistics));
            read.trouble = None;
        }
        Err(error) => read.trouble = Some(error.message()),
    }
    told.write(StatisticsRead);
}
