//! Starting and ending a match on this table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub use crate::catalog::AnyOptions;
use crate::physics::body::die_body;
use crate::physics::die::Die;
use crate::physics::drive::clear_world;
use crate::physics::stack::StandingStacks;
use crate::physics::steps::ThrowRng;
use crate::physics::throw::ThrowOrder;
use crate::physics::tray::{TrayGeometry, TrayPart, spawn_tray};
use crate::rules::ids::Viewer;
use crate::rules::rng::{Stream, stream};
use crate::table::agents::AgentMinds;
use crate::table::arranged::{StartArranged, lay_out, lay_single_die};
use crate::table::cards;
use crate::table::hand::HandRng;
use crate::table::journal::Journal;
use crate::table::match_setup::{CurrentMatch, EndMatch, MatchSetup, StartMatch, StartRefused};
use crate::table::phase::MatchSystems;
use crate::table::referee::{DecisionCounter, Referee};
use crate::table::replay::state::Replaying;
use crate::table::thinking::Thinkers;
use crate::table::tracks::MatchTracks;
use crate::table::view::{MatchView, Players};
use crate::tabletop::card::{CardIndex, CardStep, TableCard};
use crate::tabletop::die::{DiceIndex, Parked};
use crate::tabletop::equipment::Equipment;
use crate::tabletop::pile::CardPile;
use crate::tabletop::pile::DicePile;

/// The step in which matches end and start.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SetUpSystems;

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(Update, SetUpSystems.before(MatchSystems::CollectRequests))
        .init_resource::<DiceIndex>()
        .init_resource::<Players>()
        .init_resource::<CardIndex>()
        .add_message::<CardStep>()
        .add_message::<StartMatch>()
        .add_message::<StartArranged>()
        .add_message::<StartRefused>()
        .add_message::<EndMatch>()
        .add_systems(Update, (end_match, start_match).chain().in_set(SetUpSystems));
}

/// Things of one match, gone with it.
type OfTheMatch = Or<(
    With<Die>,
    With<DicePile>,
    With<TableCard>,
    With<CardPile>,
    With<TrayPart>,
)>;

fn end_match(
    mut commands: Commands,
    mut ends: MessageReader<EndMatch>,
    things: Query<Entity, OfTheMatch>,
    mut journal: ResMut<Journal>,
    mut orders: ResMut<Messages<ThrowOrder>>,
) {
    if ends.read().count() == 0 {
        return;
    }
    clear_table(&mut commands, &things);
    commands.remove_resource::<Referee>();
    commands.remove_resource::<MatchView>();
    commands.remove_resource::<CurrentMatch>();
    commands.remove_resource::<Replaying>();
    commands.remove_resource::<AgentMinds>();
    commands.insert_resource(Thinkers::default());
    commands.insert_resource(Players::default());
    commands.insert_resource(DiceIndex::default());
    commands.insert_resource(CardIndex::default());
    commands.insert_resource(MatchTracks::default());
    journal.start_over();
    // An order that nobody took up yet would be for dice of another match.
    orders.clear();
}

fn start_match(
    mut starts: MessageReader<StartMatch>,
    mut arranged: MessageReader<StartArranged>,
    mut refused: MessageWriter<StartRefused>,
    mut counter: ResMut<DecisionCounter>,
    mut table: NewTable,
) {
    // Of several in one frame the last is what was wanted.
    let start = starts.read().last().map(|StartMatch(setup)| (setup, None));
    let arranged = arranged
        .read()
        .last()
        .map(|start| (&start.setup, Some(&start.position)));
    let Some((setup, position)) = start.or(arranged) else {
        return;
    };
    match Referee::new(setup, position, &mut counter) {
        Ok(referee) => table.lay(setup, referee),
        Err(error) => {
            refused.write(StartRefused(error));
            return;
        }
    }
    if let Some(position) = position {
        let layout = position.view(Viewer::Public).layout();
        table.commands.queue(move |world: &mut World| lay_out(world, &layout));
    }
}

/// Clears the table and lays it for a match.
#[derive(SystemParam)]
pub(crate) struct NewTable<'w, 's> {
    pub commands: Commands<'w, 's>,
    things: Query<'w, 's, Entity, OfTheMatch>,
    journal: ResMut<'w, Journal>,
    orders: ResMut<'w, Messages<ThrowOrder>>,
}

impl NewTable<'_, '_> {
    /// Lays it for the match of this referee. One that was on, or was replayed, is over.
    pub fn lay(&mut self, setup: &MatchSetup, referee: Referee) {
        let commands = &mut self.commands;
        clear_table(commands, &self.things);
        self.journal.start_over();
        // An order that nobody took up yet would be for dice of another match.
        self.orders.clear();
        commands.insert_resource(ThrowRng(stream(setup.seed, Stream::Throw)));
        lay_equipment(commands, setup.options.equipment(&setup.seats));
        commands.insert_resource(HandRng::new(setup.seed));
        commands.insert_resource(MatchTracks::default());
        commands.insert_resource(AgentMinds::new(setup.seed));
        // Of another match nothing is thought any more.
        commands.insert_resource(Thinkers::default());
        commands.insert_resource(Players(setup.players.clone()));
        commands.insert_resource(CurrentMatch(setup.clone()));
        commands.insert_resource(referee);
        commands.remove_resource::<Replaying>();
    }
}

/// Puts the things of a match on an empty table.
fn lay_equipment(commands: &mut Commands, equipment: Equipment) {
    match equipment.tray {
        Some(tray) => spawn_tray(commands, tray),
        None => commands.remove_resource::<TrayGeometry>(),
    }
    // One after the other in the order of their ids: the engine takes bodies in as they come (same seed, same match).
    let dice = equipment.dice.into_iter();
    let index = dice.map(|die| commands.spawn((die_body(die), Parked)).id()).collect();
    commands.insert_resource(DiceIndex(index));
    commands.queue(lay_single_die);
    commands.queue(move |world: &mut World| cards::spawn(world, equipment.cards, &equipment.piles));
}

fn clear_table(commands: &mut Commands, things: &Query<Entity, OfTheMatch>) {
    for thing in things {
        commands.entity(thing).try_despawn();
    }
    commands.insert_resource(StandingStacks::default());
    commands.queue(clear_world);
}
