//! The table without a window: for tests and for simulation, exact and as fast as possible.

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

/// Fixed steps in each update: more steps make a tick cheaper; fewer steps notice a settled throw sooner.
pub const STEPS_PER_UPDATE: u32 = 8;

/// An app with the table alone. Each `update` runs exactly [`STEPS_PER_UPDATE`] fixed steps (the first one none),
/// whatever the clock says. Computer players answer at once.
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
    // On few cores, handing systems to other threads costs more than the systems themselves.
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    app
}

/// Figures of a match played headless.
#[derive(Clone, Debug)]
pub struct Played {
    /// The record; the rules alone reproduce the match from it.
    pub record: Record,
    /// How the dice moved, if the caller asked for it.
    pub tracks: MatchTracks,
    /// The events, as everybody may know them.
    pub events: Vec<AnyEvent>,
    /// The match at its end, as everybody may know it.
    pub view: AnyView,
    /// Whether the match came to its end.
    pub finished: bool,
    /// Throws, re-throws not counted.
    pub throws: u64,
    /// The number of fixed steps that the throws took.
    pub ticks: u64,
    /// Dice that were thrown again because they were cocked (G-3).
    pub cocked: u64,
    /// Dice that left the table (S-10).
    pub off_table: u64,
    /// Stacks that fell (S-7).
    pub stacks_toppled: u64,
    /// Findings that only a defect of the program can cause.
    pub defects: Vec<String>,
}

/// Plays a match between computer players with real throws, as fast as possible. Keeps the tracks of the throws if
/// `recorded`. Stops after `longest` actions.
///
/// # Errors
/// [`SetupError`] where the match can't be set up this way.
pub fn play(setup: MatchSetup, longest: usize, recorded: bool) -> Result<Played, SetupError> {
    // Each match has a world of its own: the engine's inner order then never depends on earlier matches.
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
        // Every act moves cards, but only throws move dice, and checking bodies takes long.
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
