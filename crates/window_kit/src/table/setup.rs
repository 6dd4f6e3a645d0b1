//! Starting and ending a match on this table.
//!
//! This happens between two frames: requests are read in [`ChangeMatch`], just before `Update`, and [`Match`] changes
//! there at once. So every system that runs while a match is on finds all that belongs to the match, and every other
//! system finds nothing of it.

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::agents::{AgentMinds, Thoughts};
use crate::table::components::card::{CardIndex, CardStep, TableCard};
use crate::table::components::die::{DiceIndex, Parked};
use crate::table::components::pile::{CardPile, DicePile};
use crate::table::current_match::{CurrentMatch, EndMatch, StartMatch, StartRefused};
use crate::table::defect::Defects;
use crate::table::entities::WorldDice;
use crate::table::feed_source::FeedThrows;
use crate::table::follower::TableFollower;
use crate::table::journal::Journal;
use crate::table::local::{LocalHost, PendingResume};
use crate::table::phase::{InMatch, Match, MatchPhase};
use crate::table::physics::body::{StandingStacks, die_body, spawn_tray};
use crate::table::physics::drive::clear_world;
use crate::table::position::{StartPosition, lay_out};
use crate::table::remote::{AttachRemote, RemoteMatch, RemoteSetup};
use crate::table::replay::state::Replaying;
use crate::table::saving::{LogSoFar, SaveState};
use crate::table::thinking::ThinkTasks;
use crate::table::viewer::TableViewer;
use crate::table::{cards, remote};
use games::catalog::{AnyGame, NAMES};
use host::dice::lay_single_die;
use host::feed::FeedUpdate;
use host::hand::HandRng;
use host::match_host::MatchHost;
use host::match_setup::MatchSetup;
use host::shown_dice;
use host::tracks::MatchTracks;
use host::view::{MatchView, Players};
use rules::ids::Viewer;
use rules::rng::Seed;
use tabletop::die::Die;
use tabletop::game::Equipment;
use tabletop::tray::{TrayGeometry, TrayPart};

/// When matches end and start: after `FixedUpdate`, before `Update`.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ChangeMatch;

/// The steps of [`ChangeMatch`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ChangeMatchSystems {
    /// Requests are read; the last one counts.
    Hear,
    /// The state changes.
    Change,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_schedule(ChangeMatch)
        .configure_sets(
            ChangeMatch,
            (ChangeMatchSystems::Hear, ChangeMatchSystems::Change).chain(),
        )
        .init_state::<Match>()
        .add_computed_state::<InMatch>()
        .init_resource::<Next>()
        .init_resource::<FirstDecision>()
        .init_resource::<DiceIndex>()
        .init_resource::<Players>()
        .init_resource::<CardIndex>()
        .add_message::<CardStep>()
        .add_message::<StartMatch>()
        .add_message::<StartPosition>()
        .add_message::<StartRefused>()
        .add_message::<EndMatch>()
        .add_message::<AttachRemote>()
        .add_systems(
            ChangeMatch,
            (
                (end_match, start_match, attach)
                    .chain()
                    .in_set(ChangeMatchSystems::Hear),
                change.in_set(ChangeMatchSystems::Change),
            ),
        );
    app.world_mut()
        .resource_mut::<MainScheduleOrder>()
        .insert_before(Update, ChangeMatch);
    for game in NAMES {
        app.add_systems(OnExit(Match::Of(game)), clear_table)
            .add_systems(OnEnter(Match::Of(game)), (lay_table, lay_brought));
    }
}

/// A match that is about to be laid on the table.
#[derive(Debug)]
pub(crate) struct NewMatch {
    /// Its set-up.
    pub setup: MatchSetup,
    /// Its host.
    pub host: MatchHost,
    /// The position at its start, if it does not start at the beginning.
    pub position: Option<AnyGame>,
    /// The recorded match that it shows, if any.
    pub replaying: Option<Replaying>,
    /// How it is saved.
    pub keeping: SaveState,
    /// The match that continues once everything lies as it was left, if this one is resumed.
    pub goes_on: Option<MatchHost>,
}

/// The match to be laid when the state is entered.
#[derive(Resource, Debug, Default)]
struct Next {
    here: Option<NewMatch>,
    elsewhere: Option<AttachRemote>,
}

/// The number of the first decision of the next match: requests for an earlier match are stale in a later one.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct FirstDecision(u32);

/// Sets the match that is wanted next.
#[derive(SystemParam)]
pub(crate) struct WantedMatch<'w> {
    state: ResMut<'w, NextState<Match>>,
    next: ResMut<'w, Next>,
    first: Res<'w, FirstDecision>,
    local: Option<Res<'w, LocalHost>>,
}

impl WantedMatch<'_> {
    /// The number of its first decision.
    pub(crate) fn first_decision(&self) -> u32 {
        let after_this = self.local.as_ref().map_or(0, |local| local.host().next_decision());
        after_this.max(self.first.0)
    }

    /// Requests this match. The current match or replay ends.
    pub fn lay(&mut self, new: NewMatch) {
        // Set for the same game too, so that the table is laid again.
        self.state.set(Match::Of(new.setup.options.name()));
        *self.next = Next {
            here: Some(new),
            elsewhere: None,
        };
    }

    /// Requests a match of this game that is hosted elsewhere. The current match ends.
    pub fn bring(&mut self, game: &'static str, attach: AttachRemote) {
        self.state.set(Match::Of(game));
        *self.next = Next {
            here: None,
            elsewhere: Some(attach),
        };
    }

    /// Requests that no match is on.
    fn none(&mut self) {
        NextState::set_if_neq(&mut self.state, Match::None);
        *self.next = Next::default();
    }
}

/// Entities that belong to one match and are removed with it.
type OfTheMatch = Or<(
    With<Die>,
    With<DicePile>,
    With<TableCard>,
    With<CardPile>,
    With<TrayPart>,
)>;

pub(crate) fn end_match(mut ends: MessageReader<EndMatch>, mut wanted: WantedMatch) {
    if ends.read().count() > 0 {
        wanted.none();
    }
}

pub(crate) fn start_match(
    mut starts: MessageReader<StartMatch>,
    mut arranged: MessageReader<StartPosition>,
    mut refused: MessageWriter<StartRefused>,
    mut wanted: WantedMatch,
) {
    let start = starts.read().last().map(|StartMatch(setup)| (setup, None));
    let arranged = arranged
        .read()
        .last()
        .map(|start| (&start.setup, Some(&start.position)));
    let Some((setup, position)) = start.or(arranged) else {
        return;
    };
    match MatchHost::new(setup, position, wanted.first_decision()) {
        Ok(host) => wanted.lay(NewMatch {
            setup: setup.clone(),
            host,
            position: position.cloned(),
            replaying: None,
            // A match whose beginning is missing can't be saved.
            keeping: if position.is_some() {
                SaveState::Never
            } else {
                SaveState::NotYet
            },
            goes_on: None,
        }),
        Err(error) => {
            refused.write(StartRefused(error));
        }
    }
}

/// Lays the table of a match that is hosted elsewhere.
fn attach(mut asked: MessageReader<AttachRemote>, mut wanted: WantedMatch, mut defects: ResMut<Defects>) {
    let Some(bring) = asked.read().last() else { return };
    match bring.feeds.first().map(|(_, whole)| &whole.told) {
        Some(FeedUpdate::Whole { options, .. }) => wanted.bring(options.name(), bring.clone()),
        _ => defects.note("a match was brought without its beginning".to_owned()),
    }
}

/// Changes the state now instead of in the next frame.
fn change(world: &mut World) {
    if !matches!(world.resource::<NextState<Match>>(), NextState::Unchanged) {
        world.run_schedule(StateTransition);
    }
}

/// Removes all things from the table.
pub(super) fn clear_things(world: &mut World) {
    let mut things = world.query_filtered::<Entity, OfTheMatch>();
    let things: Vec<Entity> = things.iter(world).collect();
    for thing in things {
        world.try_despawn(thing).ok();
    }
    world.insert_resource(DiceIndex::default());
    world.insert_resource(StandingStacks::default());
    world.insert_resource(CardIndex::default());
}

/// Removes everything of a match from the table.
fn clear_table(
    local: Option<Res<LocalHost>>,
    mut first: ResMut<FirstDecision>,
    mut journal: ResMut<Journal>,
    mut phase: ResMut<NextState<MatchPhase>>,
    mut commands: Commands,
) {
    if let Some(local) = local {
        first.0 = first.0.max(local.host().next_decision());
    }
    commands.queue(clear_things);
    commands.queue(clear_world);
    commands.remove_resource::<LocalHost>();
    commands.remove_resource::<RemoteMatch>();
    commands.insert_resource(TableFollower::default());
    commands.remove_resource::<PendingResume>();
    commands.remove_resource::<MatchView>();
    commands.remove_resource::<CurrentMatch>();
    commands.remove_resource::<Replaying>();
    commands.insert_resource(SaveState::Never);
    commands.remove_resource::<AgentMinds>();
    commands.remove_resource::<HandRng>();
    commands.remove_resource::<TrayGeometry>();
    // Thoughts about the old match end.
    commands.insert_resource(ThinkTasks::default());
    commands.insert_resource(Thoughts::default());
    commands.insert_resource(Players::default());
    journal.start_over();
    NextState::set_if_neq(&mut phase, MatchPhase::Idle);
}

/// Lays everything of the next match on the table.
fn lay_table(mut next: ResMut<Next>, viewer: Res<TableViewer>, mut journal: ResMut<Journal>, mut commands: Commands) {
    let Some(NewMatch {
        setup,
        mut host,
        position,
        replaying,
        keeping,
        goes_on,
    }) = next.here.take()
    else {
        return;
    };
    journal.start_over();
    commands.queue(clear_world);
    lay_equipment(&mut commands, setup.options.equipment(&setup.seats));
    commands.insert_resource(host.hand());
    commands.insert_resource(AgentMinds::new(u64::from(host.next_decision())));
    commands.insert_resource(host.players().clone());
    let is_replay = replaying.is_some();
    if let Some(replaying) = replaying {
        host.set_tracks(MatchTracks::clone(replaying.tracks()));
        commands.insert_resource(replaying);
    } else {
        commands.insert_resource(LogSoFar::default());
    }
    if let Some(goes_on) = goes_on {
        commands.insert_resource(PendingResume(goes_on));
    }
    let mut local = LocalHost::new(host, viewer.0);
    if is_replay {
        local.throws = FeedThrows::Rolled;
    }
    commands.insert_resource(local.view());
    commands.insert_resource(local);
    commands.insert_resource(CurrentMatch::of(setup));
    commands.insert_resource(keeping);
    if let Some(position) = position {
        let layout = position.view(Viewer::Public).layout();
        commands.queue(move |world: &mut World| lay_out(world, &layout));
    }
}

/// Puts the things of a match on an empty table.
pub(super) fn lay_equipment(commands: &mut Commands, equipment: Equipment) {
    if let Some(tray) = equipment.tray {
        spawn_tray(commands, tray);
    }
    // One after the other in the order of their ids: the engine adds bodies in that order (same seed, same match).
    let dice = equipment.dice.into_iter();
    let index = dice.map(|die| commands.spawn((die_body(die), Parked)).id()).collect();
    commands.insert_resource(DiceIndex(index));
    commands.queue(|world: &mut World| lay_single_die(&mut WorldDice(world)));
    commands.queue(move |world: &mut World| cards::spawn(world, equipment.cards, &equipment.piles));
}

/// Lays everything of a match that is hosted elsewhere.
fn lay_brought(
    mut next: ResMut<Next>,
    mut viewer: ResMut<TableViewer>,
    mut journal: ResMut<Journal>,
    mut phase: ResMut<NextState<MatchPhase>>,
    mut commands: Commands,
) {
    let Some(brought) = next.elsewhere.take().as_ref().and_then(RemoteSetup::of) else {
        return;
    };
    let RemoteSetup {
        remote,
        current,
        players,
        view,
        dice,
        viewer: looks,
    } = brought;
    journal.start_over();
    viewer.0 = looks;
    commands.queue(clear_world);
    lay_equipment(&mut commands, current.options.equipment(&current.seats));
    // Only decides how straight things are laid by hand: the host's seed stays secret.
    commands.insert_resource(HandRng::new(Seed::Number(0)));
    commands.insert_resource(Players(players));
    commands.insert_resource(current);
    commands.insert_resource(remote);
    commands.insert_resource(SaveState::Never);
    commands.insert_resource(LogSoFar::default());
    NextState::set_if_neq(&mut phase, remote::phase(&view));
    let layout = view.view.layout();
    commands.insert_resource(view);
    commands.queue(move |world: &mut World| {
        lay_out(world, &layout);
        // Dice that were never thrown stay where a hand puts them; all others go where they were seen last.
        shown_dice::lay(&mut WorldDice(world), &dice);
    });
}
