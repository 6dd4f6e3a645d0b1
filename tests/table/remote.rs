//! A table that shows a match hosted elsewhere, and plays in it.

use bevy::prelude::*;
use rand::RngExt;

use games::catalog::NAMES;
use host::feed::FeedUpdate;
use host::match_host::MatchHost;
use host::play::TableMatch;
use host::request::{ActionRequest, DecisionId, Granted, RequestRefused};
use host::view::{MatchView, Players, SeatControl};
use rules::ai::level::Level;
use rules::game::Turn;
use rules::ids::{SeatId, Viewer};
use rules::rng::{RulesRng, Stream, stream};
use tabletop::throw::ThrowSettled;
use window_kit::table::check::disagreements;
use window_kit::table::current_match::{EndMatch, MatchMark};
use window_kit::table::defect::Defects;
use window_kit::table::headless::headless_app;
use window_kit::table::journal::Journal;
use window_kit::table::local::LocalHost;
use window_kit::table::phase::MatchPhase;
use window_kit::table::remote::{AttachRemote, RemoteMatch};
use window_kit::table::viewer::TableViewer;

use crate::support::{options_of, setup_of};

/// The most updates until a table has shown its whole feed.
const PATIENCE: usize = 30_000;

const ANA: SeatId = SeatId(0);

/// A host, and a remote table with the seats of these viewers.
struct Elsewhere {
    playing: TableMatch,
    app: App,
    read: Vec<(Viewer, u64)>,
    /// How many throws the table received, and how many it rolled.
    thrown: usize,
    rolled: usize,
}

impl Elsewhere {
    fn of(game: &str, controls: &[SeatControl], viewers: &[Viewer]) -> Self {
        let mut setup = setup_of(options_of(game, &[]), controls.len(), &SeatControl::Person, 3);
        for (player, control) in setup.players.iter_mut().zip(controls) {
            player.control = *control;
        }
        let mut playing = TableMatch::new(MatchHost::new(&setup, None, 0).expect("a match"), true);
        let mut app = headless_app();
        app.update();
        let feeds: Vec<_> = viewers
            .iter()
            .map(|viewer| (*viewer, playing.host.connect(*viewer)))
            .collect();
        let read = feeds.iter().map(|(viewer, whole)| (*viewer, whole.number)).collect();
        app.world_mut().write_message(AttachRemote {
            feeds,
            mark: MatchMark::of(7),
        });
        app.update();
        Self {
            playing,
            app,
            read,
            thrown: 0,
            rolled: 0,
        }
    }

    /// Brings feed items to the table and its requests to the host. Returns which requests were granted.
    fn exchange(&mut self) -> Vec<bool> {
        let mut answers = Vec::new();
        let mut remote = self.app.world_mut().resource_mut::<RemoteMatch>();
        while let Some(asked) = remote.take_request() {
            answers.push(self.playing.host.ask(&asked) == Ok(Granted::Now));
        }
        for (viewer, read) in &mut self.read {
            for item in self.playing.host.after(*viewer, *read).expect("nothing is lost") {
                *read = item.number;
                let thrown = matches!(item.told, FeedUpdate::Happened { throw: Some(_), .. });
                self.thrown += usize::from(thrown);
                assert!(remote.tell(*viewer, item.clone()), "no gap");
            }
        }
        answers
    }

    fn catch_up(&mut self) {
        self.exchange();
        for _ in 0..PATIENCE {
            self.app.update();
            let settled = self.app.world_mut().resource_mut::<Messages<ThrowSettled>>();
            self.rolled += settled.into_inner().drain().count();
            if self.app.world().resource::<RemoteMatch>().is_caught_up() {
                return;
            }
        }
        panic!("the table does not show its feed");
    }

    fn assert_alike(&mut self, game: &str) {
        let viewer = self.app.world().resource::<TableViewer>().0;
        assert_eq!(
            *self.app.world().resource::<MatchView>(),
            self.playing.host.view(viewer),
            "{game}"
        );
        let world = self.app.world_mut();
        assert_eq!(disagreements(world), [""; 0], "{game}");
        assert_eq!(world.resource::<Defects>().all(), [""; 0], "{game}");
    }
}

#[test]
fn a_match_hosted_elsewhere_is_shown_to_its_end_with_the_same_rolls() {
    let mut thrown = 0;
    for game in NAMES {
        let level = SeatControl::Agent(Level::Greedy);
        let mut elsewhere = Elsewhere::of(game, &[level, level], &[Viewer::Public]);
        let mut steps = 0;
        while elsewhere.playing.host.turn() != Turn::Over && steps < 60 {
            elsewhere.playing.advance();
            elsewhere.catch_up();
            steps += 1;
        }
        elsewhere.assert_alike(game);
        let told = elsewhere.app.world().resource::<Journal>().entries();
        assert_eq!(told, elsewhere.playing.events, "{game}: events");
        assert_eq!(elsewhere.rolled, elsewhere.thrown, "{game}: every throw was shown");
        thrown += elsewhere.thrown;
        assert!(!elsewhere.app.world().contains_resource::<LocalHost>());
    }
    assert!(thrown > 50, "{thrown}");
}

#[test]
fn a_table_that_has_fallen_behind_catches_up_without_rolling() {
    for game in NAMES {
        let level = SeatControl::Agent(Level::Greedy);
        let mut elsewhere = Elsewhere::of(game, &[level, level, level], &[Viewer::Public]);
        for _ in 0..50 {
            elsewhere.playing.advance();
            elsewhere.exchange();
        }
        elsewhere.catch_up();
        elsewhere.assert_alike(game);
    }
}

/// Takes any action that the viewers at this table may take.
fn act(elsewhere: &mut Elsewhere, rng: &mut RulesRng) -> bool {
    let world = elsewhere.app.world_mut();
    let view = world.resource::<MatchView>().clone();
    if let Some(awaited) = &view.awaited {
        world.write_message(awaited.given(None));
        return true;
    }
    for seat in view.due.iter() {
        let legal = &view.legal[seat.index()];
        if !legal.is_empty() && matches!(world.resource::<TableViewer>().0, Viewer::Player(own) if own == seat) {
            let action = legal[rng.random_range(0..legal.len())].clone();
            world.write_message(ActionRequest {
                seat,
                decision: view.decisions[seat.index()],
                action,
                gesture: None,
            });
            return true;
        }
    }
    false
}

#[test]
fn a_person_plays_in_a_match_that_is_hosted_elsewhere() {
    for game in NAMES {
        let controls = [SeatControl::Person, SeatControl::Agent(Level::Random)];
        let mut elsewhere = Elsewhere::of(game, &controls, &[Viewer::Player(ANA)]);
        let mut rng = stream(5, Stream::Agents);
        let mut granted = 0;
        for _ in 0..80 {
            if elsewhere.playing.host.turn() == Turn::Over {
                break;
            }
            elsewhere.catch_up();
            if act(&mut elsewhere, &mut rng) {
                elsewhere.app.update();
                granted += elsewhere.exchange().into_iter().filter(|granted| *granted).count();
            }
            elsewhere.playing.advance();
        }
        elsewhere.catch_up();
        elsewhere.assert_alike(game);
        assert!(granted > 15, "{game}: {granted} requests were granted");
    }
}

#[test]
fn a_late_request_is_refused_with_a_reason_and_changes_nothing() {
    let controls = [SeatControl::Person, SeatControl::Agent(Level::Random)];
    for game in NAMES {
        let mut elsewhere = Elsewhere::of(game, &controls, &[Viewer::Player(ANA)]);
        let mut rng = stream(6, Stream::Agents);
        for _ in 0..40 {
            elsewhere.catch_up();
            let view = elsewhere.app.world().resource::<MatchView>().clone();
            if let Some(action) = view.legal[ANA.index()].first().cloned() {
                elsewhere.app.world_mut().write_message(ActionRequest {
                    seat: ANA,
                    decision: DecisionId(u32::MAX),
                    action,
                    gesture: None,
                });
                elsewhere.app.update();
                assert_eq!(elsewhere.exchange(), [false]);
                let before = elsewhere.playing.host.position();
                elsewhere.catch_up();
                let refused = elsewhere.app.world().resource::<Messages<RequestRefused>>();
                assert_eq!(refused.len(), 1, "{game}");
                assert_eq!(elsewhere.playing.host.position(), before);
                elsewhere.assert_alike(game);
                break;
            }
            act(&mut elsewhere, &mut rng);
            elsewhere.app.update();
            elsewhere.exchange();
            elsewhere.playing.advance();
        }
    }
}

#[test]
fn seats_at_one_table_each_see_their_own_and_the_end_clears_the_table() {
    for game in NAMES {
        let seats = [SeatId(0), SeatId(1)].map(Viewer::Player);
        let level = SeatControl::Agent(Level::Greedy);
        let mut elsewhere = Elsewhere::of(game, &[level, level], &seats);
        for step in 0..30 {
            elsewhere.app.insert_resource(TableViewer(seats[step % 2]));
            elsewhere.playing.advance();
            elsewhere.catch_up();
            // One more update: the viewer changed in this frame.
            elsewhere.app.update();
            elsewhere.assert_alike(game);
        }
        elsewhere.app.world_mut().write_message(EndMatch);
        elsewhere.app.update();
        elsewhere.app.update();
        let world = elsewhere.app.world();
        assert!(!world.contains_resource::<RemoteMatch>() && !world.contains_resource::<MatchView>());
        assert_eq!(*world.resource::<State<MatchPhase>>().get(), MatchPhase::Idle);
        assert_eq!(world.resource::<Players>().0, []);
    }
}
