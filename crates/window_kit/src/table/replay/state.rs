//! A recorded match that is replayed: what starts it, what controls it, and its state.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::replay::outline::Outline;
use host::laid_die::LaidDie;
use host::match_setup::MatchSetup;
use host::tracks::MatchTracks;
use host::view::{Players, SeatControl, SeatPlayer};
use records::record::{Record, ReplayError};
use rules::ids::Viewer;

/// Replays a recorded match. The current match ends.
#[derive(Message, Clone, Debug)]
pub struct StartReplay {
    /// The match.
    pub record: Arc<Record>,
    /// The tracks of its throws. A throw without a track is not shown rolling.
    pub tracks: Arc<MatchTracks>,
    /// The players at the beginning, by seat.
    pub players: Vec<SeatPlayer>,
    /// How many entries of the record have already happened when the replay begins.
    pub at: usize,
    /// Whether the replay runs by itself from there.
    pub playing: bool,
}

/// A record can't be replayed. The current match continues.
#[derive(Message, Clone, Debug)]
pub struct ReplayRefused(pub ReplayError);

/// Controls how a replay continues, or from where.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum ReplayControl {
    /// Runs by itself; at its end, from the beginning.
    Play,
    /// Stops where it is, even in the middle of a throw.
    Pause,
    /// Applies the next entry and then stops. A throw in progress ends at once.
    Next,
    /// Goes back to before the last entry and stops.
    Back,
    /// Jumps to the beginning of the next turn.
    NextTurn,
    /// Jumps to the beginning of this turn; if it is already there, of the turn before.
    TurnBefore,
    /// Jumps to the state after this number of entries.
    To(usize),
    /// Sets the speed, as a multiple of the normal speed.
    Speed(f32),
    /// Shows the match as this viewer may see it, if the game hides something (G-7).
    Eyes(Viewer),
}

/// The current replay. The resource exists while a replay is on, or a match is being resumed.
#[derive(Resource, Clone, Debug)]
pub struct Replaying {
    pub(crate) record: Arc<Record>,
    pub(crate) tracks: Arc<MatchTracks>,
    pub(crate) players: Vec<SeatPlayer>,
    pub(crate) outline: Arc<Outline>,
    /// How many entries have happened.
    pub(crate) at: usize,
    /// Whether the table does not show the last of them yet: its dice roll, or it waits for the gate.
    pub(crate) pending: bool,
    /// The number of entries it jumps to.
    pub(crate) goal: Option<usize>,
    /// Whether the table has to be laid again, for a jump back.
    pub(crate) starts_over: bool,
    pub(crate) playing: bool,
    /// Whether a single entry is being shown.
    pub(crate) stepping: bool,
    /// Whether that entry has still to be applied.
    pub(crate) step_due: bool,
    /// Whether a throw is being shown.
    pub(crate) rolling: bool,
    /// Whether the events of this frame are not to be shown.
    pub(crate) skipping: bool,
    /// How long the next entry has waited, in seconds.
    pub(crate) waited_s: f32,
    pub(crate) speed: f32,
    pub(crate) eyes: Viewer,
    /// Why the replay can't continue.
    pub(crate) stuck: Option<ReplayError>,
    /// Set if the match continues at the end: where exactly its dice lie then.
    pub(crate) resumes: Option<Arc<[LaidDie]>>,
    /// For how many frames a resumed match has lain as it was left.
    pub(crate) at_rest: u8,
}

/// The current replay, if there is one: for systems that run with and without a replay.
#[derive(SystemParam)]
pub struct Replay<'w>(Option<Res<'w, Replaying>>);

impl Replay<'_> {
    /// The replay; `None` if no replay is on. A match that is about to continue is no replay.
    pub fn on(&self) -> Option<&Replaying> {
        self.0.as_deref().filter(|replaying| replaying.resumes.is_none())
    }

    /// Whether a replay is on.
    pub fn is_on(&self) -> bool {
        self.on().is_some()
    }

    /// Whether the events of this frame are not to be shown.
    pub fn is_skipping(&self) -> bool {
        self.0.as_deref().is_some_and(Replaying::is_skipping)
    }
}

impl Replaying {
    pub(crate) fn new(start: &StartReplay, outline: Outline) -> Self {
        let at = start.at.min(start.record.entries.len());
        // A match with a single person is shown as that person saw it.
        let mut people = start.record.seats.iter().zip(&start.players);
        let mut people = people
            .by_ref()
            .filter(|(_, player)| player.control == SeatControl::Person);
        let eyes = match (people.next(), people.next()) {
            (Some((seat, _)), None) => Viewer::Player(seat),
            _ => Viewer::Public,
        };
        Self {
            record: start.record.clone(),
            tracks: start.tracks.clone(),
            players: start.players.clone(),
            outline: Arc::new(outline),
            at: 0,
            pending: false,
            goal: (at > 0).then_some(at),
            starts_over: false,
            playing: start.playing,
            stepping: false,
            step_due: false,
            rolling: false,
            skipping: false,
            waited_s: 0.0,
            speed: 1.0,
            eyes,
            stuck: None,
            resumes: None,
            at_rest: 0,
        }
    }

    /// The match.
    pub const fn record(&self) -> &Arc<Record> {
        &self.record
    }

    /// The tracks of its throws.
    pub const fn tracks(&self) -> &Arc<MatchTracks> {
        &self.tracks
    }

    /// Its turns.
    pub fn outline(&self) -> &Outline {
        &self.outline
    }

    /// How many entries the table shows; during a jump, the number at its goal.
    pub fn at(&self) -> usize {
        self.goal.unwrap_or(self.at - usize::from(self.pending))
    }

    /// How many entries there are.
    pub fn count(&self) -> usize {
        self.record.entries.len()
    }

    /// Whether the replay runs by itself.
    pub const fn is_playing(&self) -> bool {
        self.playing
    }

    /// Whether the replay jumps and has not reached its goal yet.
    pub const fn is_jumping(&self) -> bool {
        self.goal.is_some()
    }

    /// Whether the events of this frame are not to be shown: the table only has to show its present state.
    pub const fn is_skipping(&self) -> bool {
        self.skipping
    }

    /// Whether the replay was stopped in the middle of a throw: time then stands still.
    pub const fn is_held(&self) -> bool {
        self.rolling && !self.playing && !self.stepping
    }

    /// The speed, as a multiple of the normal speed.
    pub const fn speed(&self) -> f32 {
        self.speed
    }

    /// The viewer for whom the replay is shown.
    pub const fn eyes(&self) -> Viewer {
        self.eyes
    }

    /// Whether the viewer can't be changed: the cards of people in an unfinished match are secret (G-7).
    pub fn is_sealed(&self) -> bool {
        let people = || self.players.iter().any(|player| player.control == SeatControl::Person);
        !self.outline.is_over() && people()
    }

    /// Why the replay can't continue, if it can't. Only a defect of the program can cause that.
    pub const fn stuck(&self) -> Option<&ReplayError> {
        self.stuck.as_ref()
    }

    /// The set-up for which the table is laid: that of the recorded match.
    pub(crate) fn setup(&self) -> MatchSetup {
        MatchSetup {
            options: self.record.options.clone(),
            seats: self.record.seats,
            seed: self.record.seed,
            players: self.players.clone(),
        }
    }

    /// The players at the table during the replay: none of them can act.
    pub(crate) fn recorded_players(&self) -> Players {
        let recorded = self.players.iter().map(|player| SeatPlayer {
            name: player.name.clone(),
            control: player.control.recorded(),
        });
        Players(recorded.collect())
    }

    pub(crate) fn hear(&mut self, control: ReplayControl) {
        match control {
            ReplayControl::Play => {
                if self.at() == self.count() {
                    self.jump(0);
                }
                self.playing = true;
                self.stepping = false;
                self.step_due = false;
                // A player who presses this does not want to wait longer.
                self.waited_s = f32::INFINITY;
            }
            ReplayControl::Pause => {
                self.playing = false;
                self.stepping = false;
                self.step_due = false;
            }
            ReplayControl::Next => {
                self.playing = false;
                if self.pending || self.goal.is_some() {
                    self.jump(self.at() + 1);
                } else {
                    self.stepping = true;
                    self.step_due = true;
                }
            }
            ReplayControl::Back => {
                self.playing = false;
                self.jump(self.at().saturating_sub(1));
            }
            ReplayControl::NextTurn => {
                let next = self.outline.turn_after(self.at());
                self.jump(next.map_or(self.count(), |turn| turn.at));
            }
            ReplayControl::TurnBefore => {
                let before = self.outline.turn_before(self.at());
                self.jump(before.map_or(0, |turn| turn.at));
            }
            ReplayControl::To(entry) => self.jump(entry),
            ReplayControl::Speed(speed) => self.speed = speed.clamp(0.25, 16.0),
            ReplayControl::Eyes(_) if self.is_sealed() => {}
            ReplayControl::Eyes(eyes) => self.eyes = eyes,
        }
    }

    fn jump(&mut self, goal: usize) {
        let goal = goal.min(self.count());
        self.stepping = false;
        self.step_due = false;
        self.waited_s = 0.0;
        self.stuck = None;
        if goal < self.at {
            self.starts_over = true;
        }
        self.goal = Some(goal);
    }
}
