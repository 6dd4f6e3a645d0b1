//! A headless table and the helpers of the tests. The example `throw_figures` uses them too.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use games::catalog::{AnyAction, AnyGame, AnyOptions, AnyView, Listed};
use games::stack::action::StackAction;
use games::stack::event::StackEvent;
use games::stack::options::StackOptions;
use games::stack::state::Stack;
use host::match_setup::MatchSetup;
use host::request::{ActionRequest, DecisionId, RefusalReason, RequestRefused};
use host::view::{MatchView, SeatControl, SeatPlayer};
use records::record::Record;
use rules::ai::level::Level;
use rules::die::DieId;
use rules::ids::{SeatId, Viewer};
use rules::seats::Seats;
use tabletop::throw::{ThrowGesture, ThrowSettled};
use window_kit::table::check::assert_table_agrees;
use window_kit::table::components::die::DiceIndex;
use window_kit::table::current_match::StartMatch;
use window_kit::table::defect::Defects;
use window_kit::table::headless::headless_app;
use window_kit::table::journal::Journal;
use window_kit::table::local::LocalHost;
use window_kit::table::phase::MatchPhase;
use window_kit::table::position::StartPosition;
use window_kit::table::viewer::TableViewer;

/// The most updates that a single throw may take, all re-throws included.
const UPDATES_A_THROW: usize = 4_000;

/// A match of Stack in which all seats have the same kind of player.
pub fn setup(seats: usize, control: &SeatControl, seed: u64, options: StackOptions) -> MatchSetup {
    setup_of(AnyOptions::Stack(options), seats, control, seed)
}

/// A match of any game in which all seats have the same kind of player.
pub fn setup_of(options: AnyOptions, seats: usize, control: &SeatControl, seed: u64) -> MatchSetup {
    MatchSetup {
        options,
        seats: Seats::solo(seats).expect("a seating"),
        seed: seed.into(),
        players: (0..seats)
            .map(|seat| SeatPlayer {
                name: format!("Seat {seat}"),
                control: *control,
            })
            .collect(),
    }
}

/// The options of a game, with some of them set.
pub fn options_of(game: &str, set: &[(&str, &str)]) -> AnyOptions {
    let mut options = AnyOptions::of_game(game).expect("a game");
    for (key, value) in set {
        options.set(key, value).expect("an option");
    }
    options
}

/// A match of computer players.
pub fn agents(seats: usize, level: Level, seed: u64, target: u16) -> MatchSetup {
    let options = StackOptions {
        target,
        ..StackOptions::default()
    };
    setup(seats, &SeatControl::Agent(level), seed, options)
}

/// A match whose seats are played by the test.
pub fn persons(seats: usize, seed: u64, options: StackOptions) -> MatchSetup {
    setup(seats, &SeatControl::Person, seed, options)
}

/// A headless table with one match at a time.
pub struct Table {
    pub app: App,
    refused: MessageCursor<RequestRefused>,
    settled: MessageCursor<ThrowSettled>,
    /// The results of all throws, in order.
    pub throws: Vec<ThrowSettled>,
}

impl Table {
    pub fn new() -> Self {
        Self {
            app: headless_app(),
            refused: MessageCursor::default(),
            settled: MessageCursor::default(),
            throws: Vec::new(),
        }
    }

    pub fn started(setup: MatchSetup) -> Self {
        let mut table = Self::new();
        table.start(setup);
        table
    }

    pub fn start(&mut self, setup: MatchSetup) {
        self.app.world_mut().write_message(StartMatch(setup));
        self.update();
    }

    /// A table with a match that starts from a position.
    pub fn arranged(setup: MatchSetup, position: AnyGame) -> Self {
        let mut table = Self::new();
        table.app.world_mut().write_message(StartPosition { setup, position });
        table.update();
        table
    }

    /// Changes the viewer.
    pub fn look_as(&mut self, viewer: Viewer) {
        self.app.insert_resource(TableViewer(viewer));
        self.update();
    }

    /// Runs one frame. Throws that settled in it are stored, and the table is checked against the rules after each.
    pub fn update(&mut self) {
        self.app.update();
        let settled = self.app.world().resource::<Messages<ThrowSettled>>();
        let new: Vec<ThrowSettled> = self.settled.read(settled).cloned().collect();
        let any = !new.is_empty();
        self.throws.extend(new);
        if any {
            self.assert_agrees();
        }
    }

    pub fn run_until(&mut self, what: &str, updates: usize, done: impl Fn(&Self) -> bool) {
        for _ in 0..updates {
            if done(self) {
                return;
            }
            self.update();
        }
        panic!("{what} did not come about in {updates} updates");
    }

    /// Runs until a seat has a decision to make or the match is over.
    pub fn run_until_due(&mut self) {
        self.run_until("a decision", UPDATES_A_THROW, |table| {
            !table.view().due.is_empty() && table.phase() == MatchPhase::Deciding || table.phase() == MatchPhase::Over
        });
    }

    pub fn run_to_the_end(&mut self) {
        self.run_until("the end of the match", 1_000_000, |table| {
            table.phase() == MatchPhase::Over
        });
    }

    pub fn assert_agrees(&mut self) {
        assert_table_agrees(self.app.world_mut());
        assert_eq!(self.app.world().resource::<Defects>().all(), [""; 0], "defects");
    }

    pub fn view(&self) -> &MatchView {
        self.app.world().resource::<MatchView>()
    }

    pub fn stack(&self) -> &Stack {
        Stack::of_view(&self.view().view).expect("a match of Stack")
    }

    pub fn phase(&self) -> MatchPhase {
        *self.app.world().resource::<State<MatchPhase>>().get()
    }

    pub fn record(&self) -> &Record {
        self.app.world().resource::<LocalHost>().host().record()
    }

    pub fn events(&self) -> Vec<StackEvent> {
        let entries = self.app.world().resource::<Journal>().entries();
        entries.iter().filter_map(Stack::of_event).cloned().collect()
    }

    pub fn legal(&self, seat: SeatId) -> Vec<StackAction> {
        let legal = &self.view().legal[seat.index()];
        legal.iter().filter_map(Stack::of_action).cloned().collect()
    }

    pub fn decision(&self, seat: SeatId) -> DecisionId {
        self.view().decisions[seat.index()]
    }

    /// A request, of any game, that names the seat's present decision.
    pub fn asks(&self, seat: SeatId, action: AnyAction) -> ActionRequest {
        ActionRequest {
            seat,
            decision: self.decision(seat),
            action,
            gesture: None,
        }
    }

    /// Makes the awaited throw of a person; nothing happens if no throw is awaited.
    pub fn throw_if_awaited(&mut self) {
        if let Some(awaited) = self.view().awaited.clone() {
            self.app.world_mut().write_message(awaited.given(None));
        }
    }

    /// The one seat with a decision to make.
    pub fn due(&self) -> SeatId {
        self.view().due.iter().next().expect("a seat is due")
    }

    /// A request that names the seat's present decision.
    pub fn request(&self, seat: SeatId, action: StackAction, gesture: Option<ThrowGesture>) -> ActionRequest {
        ActionRequest {
            seat,
            decision: self.decision(seat),
            action: AnyAction::Stack(action),
            gesture,
        }
    }

    pub fn send(&mut self, request: ActionRequest) {
        self.app.world_mut().write_message(request);
    }

    /// Sends requests, runs a frame, and returns the reasons of the refused ones, in order.
    pub fn ask(&mut self, requests: impl IntoIterator<Item = ActionRequest>) -> Vec<RefusalReason> {
        for request in requests {
            self.send(request);
        }
        self.update();
        let refused = self.app.world().resource::<Messages<RequestRefused>>();
        self.refused
            .read(refused)
            .map(|refused| refused.reason.clone())
            .collect()
    }

    /// The seat with the decision takes this action, which must be allowed.
    pub fn act(&mut self, action: StackAction, gesture: Option<ThrowGesture>) {
        let request = self.request(self.due(), action, gesture);
        let refused = self.ask([request]);
        assert_eq!(refused, [], "refused");
    }

    pub fn transform(&self, die: DieId) -> Transform {
        let world = self.app.world();
        let entity = world.resource::<DiceIndex>().get(die).expect("a die");
        *world.get::<Transform>(entity).expect("a transform")
    }

    /// The exact bits of all poses.
    pub fn pose_bits(&self) -> Vec<[u32; 7]> {
        let dice = self.app.world().resource::<DiceIndex>().0.len();
        (0..dice as u8)
            .map(|die| {
                let Transform {
                    translation: t,
                    rotation: r,
                    ..
                } = self.transform(DieId(die));
                [t.x, t.y, t.z, r.x, r.y, r.z, r.w].map(f32::to_bits)
            })
            .collect()
    }

    /// Everything that a refused request must not change.
    pub fn everything(&self) -> (Record, usize, AnyView, Vec<[u32; 7]>) {
        let journal = self.app.world().resource::<Journal>().entries().len();
        (
            self.record().clone(),
            journal,
            self.view().view.clone(),
            self.pose_bits(),
        )
    }
}
