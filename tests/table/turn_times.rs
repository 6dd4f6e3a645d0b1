//! How long the turns of computer players take on the screen: the whole program plays matches at its own pace, and the
//! frames come as fast as they can. The example `turn_times` prints what is measured here.

use std::time::Duration;

use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use games::catalog::AnyOptions;
use host::match_setup::MatchSetup;
use host::view::{SeatControl, SeatPlayer};
use rules::ai::level::Level;
use rules::seats::Seats;
use window_kit::presentation::visual::StillShowing;
use window_kit::settings::Settings;
use window_kit::table::agents::{AgentPace, Thoughts};
use window_kit::table::current_match::StartMatch;
use window_kit::table::journal::Journal;
use window_kit::table::phase::{MatchPhase, TableGate};
use window_kit::window::state::Screen;

use crate::whole_app::whole_app;

/// What a turn takes time for. Each frame of a turn has one cause: the first that is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The table waits for a person, shows a score sheet or deals a round: this is no part of a turn.
    NoTurn,
    /// Cards fly.
    Cards,
    /// Pens have to catch up.
    Pens,
    /// Dice that lie still are moved by hand, or are looked at.
    Dice,
    /// Dice are thrown and tumble.
    Throw,
    /// A computer player thinks.
    Thought,
    /// The rest: the frames between two steps.
    Rest,
}

impl Cause {
    /// All parts of a turn.
    pub const ALL: [Self; 6] = [
        Self::Throw,
        Self::Dice,
        Self::Pens,
        Self::Cards,
        Self::Thought,
        Self::Rest,
    ];

    fn now(world: &World) -> Self {
        let (gate, still) = (world.resource::<TableGate>(), world.resource::<StillShowing>());
        let phase = **world.resource::<State<MatchPhase>>();
        match phase {
            MatchPhase::Idle | MatchPhase::Dealing | MatchPhase::Over => Self::NoTurn,
            _ if gate.waiting => Self::NoTurn,
            _ if still.cards => Self::Cards,
            _ if still.behind => Self::Pens,
            _ if gate.showing => Self::Dice,
            MatchPhase::Throwing => Self::Throw,
            MatchPhase::Deciding if world.resource::<Thoughts>().0.iter().any(Option::is_some) => Self::Thought,
            MatchPhase::Deciding => Self::Rest,
        }
    }
}

/// How long one turn took, by cause, in seconds.
#[derive(Clone, Copy, Debug, Default)]
pub struct TurnTime([f64; Cause::ALL.len()]);

impl TurnTime {
    /// The time for one cause.
    pub fn of(&self, cause: Cause) -> f64 {
        let index = Cause::ALL.iter().position(|known| *known == cause);
        index.map_or(0.0, |index| self.0[index])
    }

    /// The time of the whole turn.
    pub fn whole_s(&self) -> f64 {
        self.0.iter().sum()
    }

    fn add(&mut self, cause: Cause, seconds: f64) {
        if let Some(index) = Cause::ALL.iter().position(|known| *known == cause) {
            self.0[index] += seconds;
        }
    }
}

/// The program at normal speed, without a window, in which computer players play.
pub struct Watched {
    app: App,
    frame_s: f64,
}

impl Watched {
    /// The program with this many frames a second. It saves nothing.
    pub fn new(frames_hz: f64) -> Self {
        let frame_s = 1.0 / frames_hz;
        let settings = Settings {
            welcomed: true,
            near_by: false,
            ..default()
        };
        let mut app = whole_app(settings, Duration::from_secs_f64(frame_s));
        app.insert_resource(AgentPace {
            beside_frames: false,
            ..default()
        });
        // Several of these run beside each other.
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        let mut watched = Self { app, frame_s };
        // The first frames create what the whole program needs.
        for _ in 0..60 {
            watched.app.update();
        }
        watched
    }

    /// Plays a match among computer players of the normal level, at most until `most` turns have ended. Returns the time
    /// of each turn.
    pub fn play(&mut self, game: &str, seats: usize, seed: u64, most: usize) -> Vec<TurnTime> {
        let players = (0..seats).map(|seat| SeatPlayer {
            name: format!("P{seat}"),
            control: SeatControl::Agent(Level::Normal),
        });
        let world = self.app.world_mut();
        world.write_message(StartMatch(MatchSetup {
            options: AnyOptions::of_game(game).expect("a game that is listed"),
            seats: Seats::solo(seats).expect("a seating of the game"),
            seed: seed.into(),
            players: players.collect(),
        }));
        world.resource_mut::<NextState<Screen>>().set(Screen::Match);
        self.app.update();
        self.app.update();
        let mut turns = Vec::new();
        let (mut read, mut turn) = (0, None::<TurnTime>);
        while turns.len() < most {
            self.app.update();
            let world = self.app.world();
            let cause = Cause::now(world);
            if let Some(turn) = &mut turn {
                turn.add(cause, self.frame_s);
            }
            let told = world.resource::<Journal>().entries();
            let new = &told[read.min(told.len())..];
            read = told.len();
            for event in new {
                if event.turn_of().is_some() || event.begins_round().is_some() {
                    turns.extend(turn.take());
                }
                if event.turn_of().is_some() {
                    turn = Some(TurnTime::default());
                }
            }
            if **world.resource::<State<MatchPhase>>() == MatchPhase::Over {
                turns.extend(turn.take());
                break;
            }
        }
        turns
    }
}

/// The value below which this part of the sorted values is.
pub fn quantile(sorted: &[f64], part: f64) -> f64 {
    let last = sorted.len().saturating_sub(1) as f64;
    sorted.get((last * part).round() as usize).copied().unwrap_or_default()
}

/// A turn of a computer player takes at most this long at the median.
pub const MEDIAN_S: f64 = 4.0;
/// The same for 95 of 100 turns.
pub const P95_S: f64 = 7.0;
