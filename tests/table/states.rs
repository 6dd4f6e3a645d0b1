//! A match as a state: everything of a match exists as long as the state, in every schedule, and whatever is requested
//! in one frame.

use std::sync::Arc;

use bevy::prelude::*;

use games::catalog::AnyOptions;
use host::match_setup::MatchSetup;
use host::view::{MatchView, Players, SeatControl};
use rules::ai::level::Level;
use rules::ids::Actor;
use window_kit::table::agents::AgentPace;
use window_kit::table::current_match::{CurrentMatch, EndMatch, MatchMark, StartMatch};
use window_kit::table::local::LocalHost;
use window_kit::table::phase::{InMatch, Match, MatchPhase, playing};
use window_kit::table::replay::state::{ReplayControl, Replaying, StartReplay};

use super::support::{Table, agents, options_of, setup_of};

/// How often each system ran.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Seen {
    with: u32,
    without: u32,
    entered: u32,
    left: u32,
}

/// Finds everything of a match, or panics.
fn is_there(
    view: Res<MatchView>,
    local: Res<LocalHost>,
    current: Res<CurrentMatch>,
    players: Res<Players>,
    on: Res<State<Match>>,
    mut seen: ResMut<Seen>,
) {
    assert_eq!(*on.get(), Match::Of(current.options.name()));
    assert_eq!(MatchMark::of(local.host().record().seed.short()), current.mark);
    assert_eq!(view.seats, current.seats);
    assert_eq!(players.0.len(), view.seats.count());
    seen.with += 1;
}

fn is_not_there(world: &mut World) {
    assert!(!world.contains_resource::<MatchView>());
    assert!(!world.contains_resource::<LocalHost>());
    assert!(!world.contains_resource::<CurrentMatch>());
    assert!(!world.contains_resource::<Replaying>());
    assert_eq!(world.resource::<Players>().0, []);
    world.resource_mut::<Seen>().without += 1;
}

/// A table that is checked in every schedule.
fn watched() -> Table {
    let mut table = Table::new();
    let app = &mut table.app;
    app.init_resource::<Seen>()
        .add_systems(OnEnter(InMatch), |mut seen: ResMut<Seen>, _: Res<MatchView>| {
            seen.entered += 1
        })
        .add_systems(OnExit(InMatch), |mut seen: ResMut<Seen>, _: Res<MatchView>| {
            seen.left += 1
        });
    fn watch<L: bevy::ecs::schedule::ScheduleLabel>(app: &mut App, label: L) {
        app.add_systems(
            label,
            (
                is_there.run_if(in_state(InMatch)),
                is_not_there.run_if(not(in_state(InMatch))),
            ),
        );
    }
    watch(app, First);
    watch(app, PreUpdate);
    watch(app, FixedUpdate);
    watch(app, Update);
    watch(app, PostUpdate);
    watch(app, Last);
    table
}

fn seen(table: &Table) -> Seen {
    *table.app.world().resource::<Seen>()
}

fn on(table: &Table) -> Match {
    *table.app.world().resource::<State<Match>>().get()
}

fn of_game(game: &str, seed: u64) -> MatchSetup {
    setup_of(options_of(game, &[]), 2, &SeatControl::Agent(Level::Random), seed)
}

fn ask<M: Message>(table: &mut Table, message: M) {
    table.app.world_mut().write_message(message);
}

#[test]
fn a_match_exists_from_the_frame_of_its_start_to_that_of_its_end() {
    let mut table = watched();
    table.update();
    assert_eq!((on(&table), seen(&table).with), (Match::None, 0));
    table.start(agents(2, Level::Random, 5, 20));
    assert_eq!(on(&table), Match::Of("stack"));
    for _ in 0..20 {
        table.update();
    }
    ask(&mut table, EndMatch);
    let before = seen(&table).without;
    table.update();
    assert_eq!(on(&table), Match::None);
    assert!(seen(&table).without > before, "it is over in the frame it ends in");
    table.update();
    assert_eq!(table.phase(), MatchPhase::Idle);
    assert_eq!((seen(&table).entered, seen(&table).left), (1, 1));
}

#[test]
fn the_next_match_of_any_game_is_laid_in_the_frame_that_ends_the_last() {
    let mut table = watched();
    for (seed, game) in (1..).zip(["stack", "stack", "skip-bo", "skip-bo-mod", "skip-bo-dice", "stack"]) {
        table.start(of_game(game, seed));
        assert_eq!(on(&table), Match::Of(AnyOptions::of_game(game).expect("a game").name()));
        table.assert_agrees();
        for _ in 0..5 {
            table.update();
        }
    }
    assert_eq!(
        (seen(&table).entered, seen(&table).left),
        (1, 0),
        "one match follows another"
    );
}

#[test]
fn of_several_requests_in_one_frame_the_last_counts() {
    let mut table = watched();
    // One match ends and another starts: the second one runs.
    table.start(of_game("stack", 1));
    ask(&mut table, EndMatch);
    ask(&mut table, StartMatch(of_game("skip-bo", 2)));
    table.update();
    assert_eq!((on(&table), table.record().seed.short()), (Match::Of("skip-bo"), 2));
    // Of two matches that start, the second one runs.
    ask(&mut table, StartMatch(of_game("skip-bo-dice", 3)));
    ask(&mut table, StartMatch(of_game("skip-bo-mod", 4)));
    table.update();
    assert_eq!((on(&table), table.record().seed.short()), (Match::Of("skip-bo-mod"), 4));
    table.assert_agrees();
    // A match that cannot be set up leaves everything as it is.
    let mut short = of_game("stack", 5);
    short.players.pop();
    ask(&mut table, StartMatch(short));
    table.update();
    assert_eq!((on(&table), table.record().seed.short()), (Match::Of("skip-bo-mod"), 4));
    // Ending also works without a match.
    for _ in 0..3 {
        ask(&mut table, EndMatch);
        table.update();
        assert_eq!(on(&table), Match::None);
    }
}

#[test]
fn a_replay_is_a_match_like_any_other_and_goes_back_without_leaving_it() {
    let mut played = Table::new();
    played.app.insert_resource(AgentPace::AT_ONCE);
    played.start(of_game("skip-bo", 7));
    played.run_until("some entries", 2_000, |table| table.record().entries.len() > 30);
    let record = Arc::new(played.record().clone());
    let acts = record.entries.iter().filter(|entry| entry.who != Actor::Chance).count();
    assert!(acts > 5);

    let mut table = watched();
    table.start(of_game("stack", 1));
    ask(
        &mut table,
        StartReplay {
            players: played.app.world().resource::<Players>().0.clone(),
            record: record.clone(),
            tracks: Arc::default(),
            at: 20,
            playing: false,
        },
    );
    table.update();
    assert_eq!(on(&table), Match::Of("skip-bo"));
    assert!(table.app.world().contains_resource::<Replaying>());
    for to in [3, 25, 0, 30] {
        ask(&mut table, ReplayControl::To(to));
        table.update();
        table.run_until("the place", 100, |table| {
            !table.app.world().resource::<Replaying>().is_jumping()
        });
        assert_eq!(table.record().entries.len(), to);
        table.assert_agrees();
    }
    assert_eq!((seen(&table).entered, seen(&table).left), (1, 0));
    // A replay that is asked to go back and is left in the same frame ends.
    ask(&mut table, ReplayControl::To(0));
    ask(&mut table, EndMatch);
    table.update();
    assert_eq!(on(&table), Match::None);
}

#[test]
fn systems_of_one_game_run_in_no_other_game() {
    #[derive(Resource, Default)]
    struct Ran(u32);
    let mut table = Table::new();
    table.app.init_resource::<Ran>().add_systems(
        Update,
        (|mut ran: ResMut<Ran>| ran.0 += 1).run_if(playing::<games::stack::state::Stack>),
    );
    let ran = |table: &Table| table.app.world().resource::<Ran>().0;
    table.update();
    table.start(of_game("skip-bo", 1));
    assert_eq!(ran(&table), 0);
    table.start(of_game("stack", 1));
    assert_eq!(ran(&table), 1);
    table.start(of_game("skip-bo", 1));
    assert_eq!(ran(&table), 1);
}
