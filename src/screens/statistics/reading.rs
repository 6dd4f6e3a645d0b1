//! Reads the saved matches in the background, and stores the figures for the pages.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use crate::settings::people::People;
use crate::table::keeping::KeepIn;
use crate::window::state::Overlay;
use crate::window::wake::Wake;
use messages::{self, Told};
use records::statistics::{Asked, Progress, Statistics};
use records::store::error::StoreError;

/// The figures of the saved matches.
#[derive(Resource, Debug, Default)]
pub(crate) struct Read {
    /// The statistics, once they have been read.
    pub statistics: Option<Arc<Statistics>>,
    /// Why they can't be read.
    pub trouble: Option<messages::Message>,
    /// Whether the matches are being reviewed now.
    pub looks_back: bool,
    work: Option<(Task<Result<Statistics, StoreError>>, Arc<Progress>)>,
}

impl Read {
    /// How many matches have been read so far, and how many there are; `None` when no reading is in progress.
    pub fn state(&self) -> Option<(usize, usize)> {
        self.work.as_ref().map(|(_, progress)| progress.state())
    }
}

/// There is something new to show.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct WasRead;

/// A request to review all matches that are over.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct LookBackAtAll;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Read>()
        .add_message::<WasRead>()
        .add_message::<LookBackAtAll>()
        .add_systems(OnEnter(Overlay::Statistics), begin)
        .add_systems(OnEnter(Overlay::Dice), begin)
        .add_systems(OnExit(Overlay::Statistics), stop)
        .add_systems(OnExit(Overlay::Dice), stop)
        .add_systems(
            Update,
            (look_back.run_if(on_message::<LookBackAtAll>), tell_state, finish)
                .chain()
                .run_if(in_state(Overlay::Statistics).or_else(in_state(Overlay::Dice))),
        );
}

fn begin(folder: Option<Res<KeepIn>>, people: Res<People>, mut read: ResMut<Read>) {
    start(folder.map(|folder| folder.0.clone()), &people, false, &mut read);
}

fn look_back(folder: Option<Res<KeepIn>>, people: Res<People>, mut read: ResMut<Read>) {
    start(folder.map(|folder| folder.0.clone()), &people, true, &mut read);
}

fn start(folder: Option<PathBuf>, people: &People, look_back: bool, read: &mut Read) {
    stop_work(read);
    let Some(folder) = folder else {
        read.statistics = Some(Arc::default());
        return;
    };
    read.looks_back = look_back;
    let progress = Arc::new(Progress::default());
    let asked = Asked {
        look_back,
        also_known: people.former_names(),
        ..Asked::default()
    };
    let told = Arc::clone(&progress);
    let task = AsyncComputeTaskPool::get().spawn(async move { Statistics::read(&folder, &asked, &told) });
    read.work = Some((task, progress));
}

fn stop(mut read: ResMut<Read>) {
    stop_work(&mut read);
}

fn stop_work(read: &mut Read) {
    if let Some((task, progress)) = read.work.take() {
        progress.stop();
        task.detach();
    }
    read.looks_back = false;
}

/// Updates the page with the progress while the reading takes long.
fn tell_state(
    read: Res<Read>,
    mut last: Local<Option<(usize, usize)>>,
    mut wake: ResMut<Wake>,
    mut told: MessageWriter<WasRead>,
) {
    let now = read.state();
    if now.is_some() {
        wake.within(0.1);
    }
    if *last != now && now.is_some() {
        told.write(WasRead);
    }
    *last = now;
}

fn finish(mut read: ResMut<Read>, mut told: MessageWriter<WasRead>) {
    let work = &mut read.bypass_change_detection().work;
    let Some(found) = work.as_mut().and_then(|(task, _)| check_ready(task)) else {
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
    told.write(WasRead);
}
