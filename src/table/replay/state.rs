//! A recorded match that is shown: what starts it, what steers it, how far it is.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::record::{Record, ReplayError};
use crate::rules::ids::Viewer;
use crate::table::match_setup::MatchSetup;
use crate::table::replay::outline::Outline;
use crate::table::tracks::MatchTracks;
use crate::table::view::{Players, SeatControl, SeatPlayer};

/// Shows a recorded match; one that is on ends.
#[derive(Message, Clone, Debug)]
pub struct StartReplay {
    /// The match.
    pub record: Arc<Record>,
    /// How its dice rolled; what is missing is not seen to roll.
    pub tracks: Arc<MatchTracks>,
    /// Who played it, by seat.
    pub players: Vec<SeatPlayer>,
    /// How many entries of the record have already happened when it begins to be shown.
    pub at: usize,
    /// Whether it goes on by itself from there.
    pub playing: bool,
}

/// A record can't be shown. A match that was on goes on.
#[derive(Message, Clone, Debug)]
pub struct ReplayRefused(pub ReplayError);

/// How a replay goes on, or from where.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum ReplayControl {
    /// It goes on by itself; from its end, over again.
    Play,
    /// It stops where it is, in the middle of a throw too.
    Pause,
    /// The next entry happens, and then it stops. A throw that is under way ends at once.
    Next,
    /// It stops before the last entry.
    Back,
    /// To the beginning of the next turn.
    NextTurn,
    /// To the beginning of this turn; from there, of the one before.
    TurnBefore,
    /// To where so many entries have happened.
    To(usize),
    /// So many times as fast as meant.
    Speed(f32),
    /// It is seen with these eyes, where a game hides something (G-7).
    Eyes(Viewer),
}

/// The replay that is on; `Res` finds it as long as one is.
#[derive(Resource, Clone, Debug)]
pub struct Replaying {
    pub(crate) record: Arc<Record>,
    pub(crate) tracks: Arc<MatchTracks>,
    pub(crate) players: Vec<SeatPlayer>,
    pub(crate) outline: Arc<Outline>,
    /// How many entries have happened.
    pub(crate) at: usize,
    /// Where it jumps to.
    pub(crate) goal: Option<usize>,
    /// Whether the table has to be laid anew: it jumps back.
    pub(crate) starts_over: bool,
    pub(crate) playing: bool,
    /// Whether a single entry is being shown.
    pub(crate) stepping: bool,
    /// Whether that entry is still to happen.
    pub(crate) step_due: bool,
    /// Whether a throw is being shown.
    pub(crate) rolling: bool,
    /// Whether what happened in this frame is not to be shown.
    pub(crate) skipping: bool,
    /// For how long the next entry has waited, in seconds.
    pub(crate) waited_s: f32,
    pub(crate) speed: f32,
    pub(crate) eyes: Viewer,
    /// Why it can't go on.
    pub(crate) stuck: Option<ReplayError>,
}

/// The replay that is on, if one is: for systems that run with one and without.
#[derive(SystemParam)]
pub struct Replay<'w>(Option<Res<'w, Replaying>>);

impl Replay<'_> {
    /// The replay; `None` where the match is played.
    pub fn on(&self) -> Option<&Replaying> {
        self.0.as_deref()
    }

    /// Whether one is on.
    pub const fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// Whether what happened in this frame is not to be shown.
    pub fn is_skipping(&self) -> bool {
        self.on().is_some_and(Replaying::is_skipping)
    }
}

impl Replaying {
    pub(crate) fn new(start: &StartReplay, outline: Outline) -> Self {
        let at = start.at.min(start.record.entries.len());
        // A single person sees it again as it was seen.
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
        }
    }

    /// The match.
    pub const fn record(&self) -> &Arc<Record> {
        &self.record
    }

    /// How its dice rolled.
    pub const fn tracks(&self) -> &Arc<MatchTracks> {
        &self.tracks
    }

    /// Its turns.
    pub fn outline(&self) -> &Outline {
        &self.outline
    }

    /// How many entries have happened; while it jumps, how many will have.
    pub fn at(&self) -> usize {
        self.goal.unwrap_or(self.at)
    }

    /// How many entries there are.
    pub fn count(&self) -> usize {
        self.record.entries.len()
    }

    /// Whether it goes on by itself.
    pub const fn is_playing(&self) -> bool {
        self.playing
    }

    /// Whether it jumps: it is not yet where it is to be.
    pub const fn is_jumping(&self) -> bool {
        self.goal.is_some()
    }

    /// Whether what happened in this frame is not to be shown: the table is just to stand as it stands.
    pub const fn is_skipping(&self) -> bool {
        self.skipping
    }

    /// Whether it was stopped in the middle of a throw: time stands still then.
    pub const fn is_held(&self) -> bool {
        self.rolling && !self.playing && !self.stepping
    }

    /// How many times as fast as meant it is.
    pub const fn speed(&self) -> f32 {
        self.speed
    }

    /// Whose eyes it is seen with.
    pub const fn eyes(&self) -> Viewer {
        self.eyes
    }

    /// Why it can't go on, if it can't: only a defect of the program can cause that.
    pub const fn stuck(&self) -> Option<&ReplayError> {
        self.stuck.as_ref()
    }

    /// What the table is laid for: as it was then.
    pub(crate) fn setup(&self) -> MatchSetup {
        MatchSetup {
            options: self.record.options.clone(),
            seats: self.record.seats,
            seed: self.record.seed,
            players: self.players.clone(),
        }
    }

    /// Who sits at the table meanwhile: nobody who could act.
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
                // Whoever presses that has waited enough.
                self.waited_s = f32::INFINITY;
            }
            ReplayControl::Pause => {
                self.playing = false;
                self.stepping = false;
                self.step_due = false;
            }
            ReplayControl::Next => {
                self.playing = false;
                if self.rolling || self.goal.is_some() {
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
