//! The table without a window: for tests and for simulation, exact and as fast as it goes.

use bevy::app::PluginsState;
use bevy::ecs::message::MessageCursor;
use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use super::agents::AgentPace;
use super::check::disagreements;
use super::defect::Defects;
use super::journal::Journal;
use super::phase::MatchPhase;
use super::referee::Referee;
use super::tracks::MatchTracks;
use super::view::MatchView;
use crate::catalog::{AnyEvent, AnyView};
use crate::physics::drive::RecordThrows;
use crate::physics::throw::ThrowSettled;
use crate::record::Record;
use crate::rules::error::SetupError;
use crate::table::match_setup::{MatchSetup, StartMatch, StartRefused};
use crate::table::plugin::TablePlugin;
use crate::tabletop::card::CardIndex;

/// Fixed steps in each update: the more, the less a tick costs; the fewer, the sooner a settled throw is noticed.
pub const STEPS_PER_UPDATE: u32 = 8;

/// An app with the table alone. Each `update` runs exactly [`STEPS_PER_UPDATE`] fixed steps (the first one none), whatever
/// the clock says, and computer players answer at once.
pub fn headless_app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, TransformPlugin, StatesPlugin, TablePlugin))
        .insert_resource(AgentPace::AT_ONCE)
        .insert_resource(TimeUpdateStrategy::FixedTimesteps(STEPS_PER_UPDATE));
    while app.plugins_state() == PluginsState::Adding {
        std::thread::yield_now();
    }
    app.finish();
    app.cleanup();
    // On few cores handing systems to other threads costs more than the systems do.
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    app
}

/// Figures of a match played headless.
#[derive(Clone, Debug)]
pub struct Played {
    /// The record; the rules alone give the same match from it.
    pub record: Record,
    /// How the dice moved, where that was wanted.
    pub tracks: MatchTracks,
    /// What happened, as everybody may know it.
    pub events: Vec<AnyEvent>,
    /// How the match stood at the end, as everybody may know it.
    pub view: AnyView,
    /// Whether it came to its end.
    pub finished: bool,
    /// Throws, re-throws not counted.
    pub throws: u64,
    /// Fixed steps the throws took.
    pub ticks: u64,
    /// Dice that were thrown again because they were cocked (G-3).
    pub cocked: u64,
    /// Dice that left the table (S-10).
    pub off_table: u64,
    /// Stacks that fell (S-7).
    pub stacks_toppled: u64,
    /// What only a defect of the program can cause.
    pub defects: Vec<String>,
}

/// Plays a match between computer players with real throws, at once; keeps their tracks where `recorded`. It is given
/// up after `longest` actions.
///
/// # Errors
/// [`SetupError`] where the match can't be set up so.
pub fn play(setup: MatchSetup, longest: usize, recorded: bool) -> Result<Played, SetupError> {
    // Each match in a world of its own: the engine's inner order then never depends on what was played before.
    let mut app = headless_app();
    app.insert_resource(RecordThrows(recorded));
    app.world_mut().write_message(StartMatch(setup));
    let mut starts = MessageCursor::<StartRefused>::default();
    let mut settled = MessageCursor::<ThrowSettled>::default();
    let mut throws = Vec::new();
    let mut checked = 0;
    loop {
        let phase = app.world().resource::<State<MatchPhase>>().get();
        // Only throws need time.
        let steps = if *phase == MatchPhase::Throwing {
            STEPS_PER_UPDATE
        } else {
            0
        };
        app.insert_resource(TimeUpdateStrategy::FixedTimesteps(steps));
        app.update();

        let world = app.world();
        if let Some(StartRefused(error)) = starts.read(world.resource::<Messages<_>>()).next() {
            return Err(error.clone());
        }
        let before = throws.len();
        throws.extend(settled.read(world.resource::<Messages<_>>()).cloned());
        // Cards are moved by every act, dice by throws: bodies take long to look at.
        let acts = world
            .get_resource::<Referee>()
            .map_or(0, |referee| referee.record().entries.len());
        let has_cards = !world.resource::<CardIndex>().cards().is_empty();
        if throws.len() > before || has_cards && acts > checked {
            checked = acts;
            let found = disagreements(app.world_mut());
            let mut defects = app.world_mut().resource_mut::<Defects>();
            found.into_iter().for_each(|found| defects.note(found));
        }
        let world = app.world();
        let (Some(referee), Some(shown)) = (world.get_resource::<Referee>(), world.get_resource::<MatchView>()) else {
            continue;
        };
        let finished = *world.resource::<State<MatchPhase>>().get() == MatchPhase::Over;
        if finished || referee.record().entries.len() >= longest {
            let mut played = Played::new(referee.record().clone(), shown.view.clone(), &throws);
            played.finished = finished;
            played.tracks = world.resource::<MatchTracks>().clone();
            played.events = world.resource::<Journal>().entries().to_vec();
            played.defects = world.resource::<Defects>().all().to_vec();
            return Ok(played);
        }
    }
}

impl Played {
    fn new(record: Record, view: AnyView, throws: &[ThrowSettled]) -> Self {
        let sum = |count: fn(&ThrowSettled) -> usize| throws.iter().map(|throw| count(throw) as u64).sum();
        Self {
            record,
            tracks: MatchTracks::default(),
            events: Vec::new(),
            view,
            finished: false,
            throws: throws.len() as u64,
            ticks: sum(|throw| throw.ticks as usize),
            cocked: sum(|throw| throw.cocked.len()),
            off_table: sum(|throw| throw.floor.len()),
            stacks_toppled: sum(|throw| throw.fell.len()),
            defects: Vec::new(),
        }
    }
}
