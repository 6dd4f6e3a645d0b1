//! Replays of recorded matches: the events are the same, dice lie where they lay, and a replay can jump to any
//! position of the match.

use std::sync::Arc;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use games::catalog::{AnyEvent, Listed};
use games::stack::state::Stack;
use host::match_setup::MatchSetup;
use host::request::{ActionRequest, RefusalReason, RequestRefused};
use host::tracks::MatchTracks;
use host::view::{MatchView, Players, SeatControl, SeatPlayer};
use records::record::{Record, ReplayError};
use rules::ai::level::Level;
use rules::die::DieId;
use rules::ids::{SeatId, Viewer};
use tabletop::die::Die;
use window_kit::table::check::disagreements;
use window_kit::table::components::die::{DiceIndex, Parked};
use window_kit::table::current_match::StartMatch;
use window_kit::table::defect::Defects;
use window_kit::table::headless::headless_app;
use window_kit::table::journal::Journal;
use window_kit::table::local::LocalHost;
use window_kit::table::replay::state::{ReplayControl, ReplayRefused, Replaying, StartReplay};
use window_kit::table::viewer::TableViewer;

use crate::support::{Table, agents, options_of, setup_of};

/// The poses of the dice on the table.
type Lie = Vec<(DieId, Transform)>;

/// A match that was played, with the poses of its dice after each entry at which no die was in the air.
struct Played {
    record: Arc<Record>,
    tracks: Arc<MatchTracks>,
    players: Vec<SeatPlayer>,
    events: Vec<AnyEvent>,
    lay: Vec<(usize, Lie)>,
}

fn lie(world: &mut World) -> Lie {
    let mut dice = world.query::<(&Die, &Transform, Has<Parked>)>();
    let mut lie: Lie = dice
        .iter(world)
        .filter(|(.., parked)| !parked)
        .map(|(die, lies, _)| (die.id, *lies))
        .collect();
    lie.sort_by_key(|(die, _)| *die);
    lie
}

/// Plays a match to its end.
fn played(setup: MatchSetup) -> Played {
    let players = setup.players.clone();
    let mut table = Table::started(setup);
    let mut lay = Vec::new();
    let mut seen = 0;
    while table.phase() != window_kit::table::phase::MatchPhase::Over {
        table.update();
        let entries = table.record().entries.len();
        if entries > seen && !table.view().due.is_empty() {
            seen = entries;
            lay.push((entries, lie(table.app.world_mut())));
        }
    }
    table.assert_agrees();
    let world = table.app.world();
    Played {
        record: Arc::new(table.record().clone()),
        tracks: Arc::new(world.resource::<LocalHost>().host().tracks().clone()),
        players,
        events: world.resource::<Journal>().entries().to_vec(),
        lay,
    }
}

fn of_game(game: &str, set: &[(&str, &str)], seats: usize, seed: u64) -> Played {
    let setup = setup_of(options_of(game, set), seats, &SeatControl::Agent(Level::Random), seed);
    played(setup)
}

fn stack(seed: u64) -> Played {
    played(agents(2, Level::Normal, seed, 25))
}

/// A table that replays a match.
struct Again {
    app: App,
    refused: MessageCursor<RequestRefused>,
}

impl Again {
    fn start(played: &Played, at: usize, playing: bool) -> Self {
        Self::of(&played.record, &played.tracks, &played.players, at, playing)
    }

    fn of(record: &Arc<Record>, tracks: &Arc<MatchTracks>, players: &[SeatPlayer], at: usize, playing: bool) -> Self {
        let mut app = headless_app();
        app.world_mut().write_message(StartReplay {
            record: record.clone(),
            tracks: tracks.clone(),
            players: players.to_vec(),
            at,
            playing,
        });
        app.update();
        Self {
            app,
            refused: MessageCursor::default(),
        }
    }

    fn replaying(&self) -> &Replaying {
        self.app.world().resource::<Replaying>()
    }

    /// How many entries the table shows.
    fn happened(&self) -> usize {
        self.replaying().at()
    }

    fn events(&self) -> &[AnyEvent] {
        self.app.world().resource::<Journal>().entries()
    }

    fn control(&mut self, control: ReplayControl) {
        self.app.world_mut().write_message(control);
        self.app.update();
    }

    /// Jumps, and waits until the jump is done.
    fn jump(&mut self, control: ReplayControl) {
        self.control(control);
        for _ in 0..500 {
            if !self.replaying().is_jumping() {
                self.assert_agrees();
                return;
            }
            self.app.update();
        }
        panic!("the jump does not end");
    }

    fn assert_agrees(&mut self) {
        let found = disagreements(self.app.world_mut());
        assert!(found.is_empty(), "after entry {}: {found:#?}", self.happened());
        assert_eq!(self.app.world().resource::<Defects>().all(), [""; 0]);
    }

    fn lie(&mut self) -> Lie {
        lie(self.app.world_mut())
    }

    /// Plays the replay to its end. The table is checked against the rules after each entry, and `seen` gets the poses
    /// of the dice.
    fn watch(&mut self, mut seen: impl FnMut(usize, Lie)) {
        let count = self.replaying().count();
        let mut before = usize::MAX;
        for _ in 0..2_000_000 {
            let happened = self.happened();
            if happened != before {
                before = happened;
                self.assert_agrees();
                let lie = self.lie();
                seen(happened, lie);
            }
            if happened == count {
                return;
            }
            self.app.update();
        }
        panic!("the match does not end");
    }
}

fn assert_lies_as_it_lay(lie: &Lie, lay: &Lie, entry: usize) {
    let dice = |lie: &Lie| lie.iter().map(|(die, _)| *die).collect::<Vec<_>>();
    assert_eq!(dice(lie), dice(lay), "the dice on the table after entry {entry}");
    for ((die, now), (_, then)) in lie.iter().zip(lay) {
        let off = now.translation.distance(then.translation);
        // A die on another differs as much as the lower one, and a little more.
        assert!(off < 0.01, "{die:?} after entry {entry}: {now:?} and not {then:?}");
        assert!(
            now.rotation.angle_between(then.rotation) < 0.02,
            "{die:?} after entry {entry}"
        );
    }
}

/// Replays a match and compares it with the original.
fn assert_is_seen_as_it_was(played: &Played) {
    let mut again = Again::start(played, 0, true);
    let mut lay = played.lay.iter().peekable();
    let mut compared = 0;
    again.watch(|entry, lie| {
        if let Some((_, lay)) = lay.next_if(|(at, _)| *at == entry) {
            assert_lies_as_it_lay(&lie, lay, entry);
            compared += 1;
        }
    });
    assert_eq!(again.events(), played.events, "the events are the same");
    assert_eq!(compared, played.lay.len());
    again.app.update();
    assert!(!again.replaying().is_playing(), "at the end it stops");
}

#[test]
fn a_match_of_stack_is_seen_as_it_was_and_its_dice_lie_where_they_lay() {
    let played = stack(61);
    assert!(played.tracks.all().len() > 10);
    assert_is_seen_as_it_was(&played);
}

#[test]
fn a_match_of_skip_bo_is_seen_as_it_was() {
    assert_is_seen_as_it_was(&of_game("skip-bo", &[("stock", "5")], 3, 62));
}

#[test]
fn a_match_of_skip_bo_mod_is_seen_as_it_was() {
    let played = of_game("skip-bo-mod", &[("stock", "5")], 2, 63);
    assert!(!played.tracks.all().is_empty());
    assert_is_seen_as_it_was(&played);
}

#[test]
fn a_match_of_skip_bo_dice_is_seen_as_it_was() {
    let played = of_game("skip-bo-dice", &[], 2, 64);
    assert!(!played.tracks.all().is_empty());
    assert_is_seen_as_it_was(&played);
}

#[test]
fn jumps_forth_and_back_always_show_the_table_as_it_was() {
    for played in [
        stack(65),
        of_game("skip-bo-mod", &[("stock", "5")], 2, 66),
        of_game("skip-bo-dice", &[], 2, 67),
    ] {
        let count = played.record.entries.len();
        let mut again = Again::start(&played, count / 2, false);
        again.jump(ReplayControl::To(count / 2));
        assert_eq!(again.happened(), count / 2, "it began there");
        for goal in [count, count / 3, count / 3 + 7, 0, count - 1, 2, count * 10] {
            again.jump(ReplayControl::To(goal));
            assert_eq!(again.happened(), goal.min(count));
            let lie = again.lie();
            if let Some((entry, lay)) = played.lay.iter().find(|(at, _)| *at == goal) {
                assert_lies_as_it_lay(&lie, lay, *entry);
            }
        }
        assert_eq!(again.events(), played.events, "the events are the same");
        // Every entry, from the last to the first.
        again.jump(ReplayControl::To(30));
        for entry in (0..30).rev() {
            again.jump(ReplayControl::Back);
            assert_eq!(again.happened(), entry);
        }
    }
}

#[test]
fn steps_go_from_turn_to_turn() {
    let played = stack(68);
    let mut again = Again::start(&played, 0, false);
    let turns = again.replaying().outline().turns().to_vec();
    assert!(turns.len() > 5, "{turns:?}");
    for turn in &turns {
        again.jump(ReplayControl::NextTurn);
        assert_eq!(again.happened(), turn.at);
        assert_eq!(
            again.replaying().outline().turn(turn.at).map(|(_, turn)| turn),
            Some(*turn)
        );
        let view = again.app.world().resource::<MatchView>();
        let stack = Stack::of_view(&view.view).expect("a match of Stack");
        assert_eq!(stack.current(), Some(turn.seat));
    }
    again.jump(ReplayControl::NextTurn);
    assert_eq!(
        again.happened(),
        played.record.entries.len(),
        "after the last there is the end"
    );
    for turn in turns.iter().rev() {
        again.jump(ReplayControl::TurnBefore);
        assert_eq!(again.happened(), turn.at);
    }
    again.jump(ReplayControl::TurnBefore);
    assert_eq!(again.happened(), 0);
}

#[test]
fn a_single_step_shows_one_entry_and_a_second_ends_a_throw_at_once() {
    let played = stack(69);
    let mut again = Again::start(&played, 0, false);
    for _ in 0..20 {
        again.app.update();
    }
    assert_eq!(again.happened(), 0, "it waits");
    again.control(ReplayControl::Next);
    for _ in 0..3 {
        again.app.update();
    }
    assert_eq!(again.happened(), 0, "the first dice still roll");
    again.control(ReplayControl::Pause);
    assert!(again.replaying().is_held());
    again.jump(ReplayControl::Next);
    assert_eq!(again.happened(), 1);
    for _ in 0..400 {
        again.app.update();
    }
    assert_eq!(again.happened(), 1, "nothing more happens by itself");
    again.control(ReplayControl::Next);
    for _ in 0..400 {
        again.app.update();
    }
    assert_eq!(again.happened(), 2, "and the next rolls to its end");
    again.assert_agrees();
}

#[test]
fn a_match_without_saved_throws_is_shown_with_dice_put_down_by_hand() {
    for played in [
        stack(70),
        of_game("skip-bo-mod", &[("stock", "5")], 2, 71),
        of_game("skip-bo-dice", &[], 3, 72),
    ] {
        let nothing = Arc::new(MatchTracks::default());
        let mut again = Again::of(&played.record, &nothing, &played.players, 0, true);
        again.watch(|_, _| {});
        assert_eq!(again.events(), played.events);
        let end = again.lie();
        again.jump(ReplayControl::To(played.record.entries.len() / 2));
        again.jump(ReplayControl::To(played.record.entries.len()));
        assert_eq!(again.lie(), end, "hands put them down the same way each time");
    }
}

#[test]
fn an_altered_record_is_refused_and_the_running_match_continues() {
    let played = of_game("skip-bo", &[("stock", "5")], 2, 73);
    let mut altered = Record::clone(&played.record);
    altered.entries[7].state ^= 1;
    let mut table = Table::started(agents(2, Level::Random, 1, 20));
    let before = table.record().seed;
    table.app.world_mut().write_message(StartReplay {
        record: Arc::new(altered),
        tracks: Arc::default(),
        players: played.players.clone(),
        at: 0,
        playing: true,
    });
    table.update();
    let refused = table.app.world().resource::<Messages<ReplayRefused>>();
    let refused: Vec<_> = refused.iter_current_update_messages().collect();
    assert!(
        matches!(
            refused.as_slice(),
            [ReplayRefused(ReplayError::Differs { index: 7, .. })]
        ),
        "{refused:?}"
    );
    assert!(!table.app.world().contains_resource::<Replaying>());
    assert_eq!(table.record().seed, before);

    let mut short = played.players.clone();
    short.pop();
    table.app.world_mut().write_message(StartReplay {
        record: played.record.clone(),
        tracks: Arc::default(),
        players: short,
        at: 0,
        playing: true,
    });
    table.update();
    let refused = table.app.world().resource::<Messages<ReplayRefused>>();
    let refused: Vec<_> = refused.iter_current_update_messages().collect();
    assert!(
        matches!(refused.as_slice(), [ReplayRefused(ReplayError::Setup(_))]),
        "{refused:?}"
    );
}

#[test]
fn no_action_is_possible_in_a_replay() {
    let mut played = of_game("skip-bo", &[("stock", "5")], 2, 74);
    // People played the match; in the replay no seat has a player.
    for player in &mut played.players {
        player.control = SeatControl::Person;
    }
    let at = played.record.entries.len() / 2;
    let mut again = Again::start(&played, at, false);
    again.jump(ReplayControl::To(at));
    let view = again.app.world().resource::<MatchView>().clone();
    let seat = view.due.iter().next().expect("somebody was due");
    let action = played.record.entries[at].action.clone();
    again.app.world_mut().write_message(ActionRequest {
        seat,
        decision: view.decisions[seat.index()],
        action,
        gesture: None,
    });
    again.app.update();
    let refused = again.app.world().resource::<Messages<RequestRefused>>();
    let reasons: Vec<_> = again
        .refused
        .read(refused)
        .map(|refused| refused.reason.clone())
        .collect();
    assert_eq!(reasons, [RefusalReason::Replaying]);
    assert_eq!(again.happened(), at);
    let players = again.app.world().resource::<Players>();
    assert!(!players.is_person(seat) && players.level(seat).is_none());
    assert_eq!(players.name(seat), played.players[seat.index()].name);
}

#[test]
fn hands_are_shown_to_the_chosen_viewer_only_g_7() {
    let played = of_game("skip-bo", &[("stock", "5")], 2, 75);
    let at = played.record.entries.len() / 2;
    let mut again = Again::start(&played, at, false);
    again.jump(ReplayControl::To(at));
    assert_eq!(again.replaying().eyes(), Viewer::Public);
    for eyes in [Viewer::Player(SeatId(1)), Viewer::Public, Viewer::Player(SeatId(0))] {
        again.control(ReplayControl::Eyes(eyes));
        assert_eq!(again.replaying().eyes(), eyes);
        // The window sets the viewer of the table.
        again.app.insert_resource(TableViewer(eyes));
        again.app.update();
        again.assert_agrees();
    }
}

#[test]
fn another_match_ends_the_replay() {
    let played = of_game("skip-bo", &[("stock", "5")], 2, 76);
    let mut again = Again::start(&played, 5, true);
    again
        .app
        .world_mut()
        .write_message(StartMatch(agents(2, Level::Random, 2, 20)));
    again.app.update();
    assert!(!again.app.world().contains_resource::<Replaying>());
    assert_eq!(again.app.world().resource::<DiceIndex>().0.len(), 28);
    for _ in 0..50 {
        again.app.update();
    }
    assert!(again.app.world().resource::<Players>().level(SeatId(0)).is_some());
}
