//! The facts of one match for the statistics.

use serde::{Deserialize, Serialize};

use crate::statistics::review::SeatReviewFacts;
use crate::store::error::StoreError;
use crate::store::log_entry::{LogEntry, LoggedGesture, SeatOccupant};
use crate::store::saved_match::SavedMatch;
use games::catalog::{AnyEvent, AnyOptions, ForGame, Listed};
use messages::names;
use rules::ai::agent::Strategy;
use rules::ai::level::Level;
use rules::counted::{Amount, Counted, Counts, Force};
use rules::die::{DieId, Face};
use rules::game::Turn;
use rules::ids::{SeatId, SeatSet, Viewer};

/// The facts of a match for the statistics.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchFacts {
    /// The game, by its name on the command line.
    pub game: String,
    /// When it began, in seconds since 1970.
    pub began_s: u64,
    /// Whether it is over.
    pub over: bool,
    /// The seats, in order.
    pub seats: Vec<SeatFacts>,
    /// The faces of all dice that were thrown on the table, in order, including throws that were undone.
    pub dice: Vec<FallenDie>,
    /// How many throws have no faces in the log.
    pub faceless: u64,
    /// The review of the match, by seat; `None` if it was not reviewed yet.
    pub look_back: Option<Vec<SeatReviewFacts>>,
}

/// The facts of a seat of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatFacts {
    /// The name of the player who had the seat at the end.
    #[serde(deserialize_with = "names::read")]
    pub name: String,
    /// The level of a computer player; `None` for a person.
    pub level: Option<Level>,
    /// The team.
    pub team: u8,
    /// The points at the end, or so far.
    pub points: i32,
    /// Whether the seat won, alone or with others.
    pub won: bool,
    /// The counts of the game, by the keys of its measures: the number of counts, their sum, and the largest.
    pub counted: Vec<(String, (u64, u64, u64))>,
}

/// The result of one die of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FallenDie {
    /// How many faces it has.
    pub faces: u8,
    /// The face on top at the end, from 1.
    pub face: u8,
}

/// How a match ended for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The seat won, alone or with its partner.
    Won,
    /// The seat shared the win with opponents.
    Tied,
    /// Only others won.
    Lost,
}

impl MatchFacts {
    /// Computes the facts of a match, without a review.
    ///
    /// # Errors
    /// [`StoreError::Unplayable`] if the record of the match does not replay.
    pub fn of(saved_match: &SavedMatch) -> Result<Self, StoreError> {
        let record = &saved_match.record;
        let Counting {
            counts,
            points,
            winners,
            over,
            ..
        } = saved_match.head.options.for_game(Count(saved_match))?;
        let (dice, faceless) = thrown(&saved_match.head.options, &saved_match.log);
        let seat = |(seat, sitting): (SeatId, &SeatOccupant)| SeatFacts {
            name: sitting.name.clone(),
            level: sitting.level,
            team: record.seats.team(seat),
            points: points[seat.index()],
            won: winners.contains(seat),
            counted: counts.of(seat).iter().map(written).collect(),
        };
        Ok(Self {
            game: record.options.name().to_owned(),
            began_s: saved_match.head.began_s,
            over,
            seats: record.seats.iter().zip(&saved_match.players).map(seat).collect(),
            dice,
            faceless,
            look_back: None,
        })
    }

    /// The outcome of the match for a seat; `None` if it is not over.
    pub fn outcome(&self, seat: usize) -> Option<Outcome> {
        let own = self.seats.get(seat).filter(|_| self.over)?;
        let shared = self.seats.iter().any(|other| other.won && other.team != own.team);
        Some(match (own.won, shared) {
            (true, false) => Outcome::Won,
            (true, true) => Outcome::Tied,
            (false, _) => Outcome::Lost,
        })
    }
}

fn written((key, amount): &(&'static str, Amount)) -> (String, (u64, u64, u64)) {
    ((*key).to_owned(), (amount.times, amount.sum, amount.most))
}

/// Replays a match by the rules, and lets its game count.
struct Count<'a>(&'a SavedMatch);

/// The result of the replay.
struct Counting {
    counts: Counts,
    points: [i32; rules::ids::MAX_SEATS],
    winners: SeatSet,
    over: bool,
}

impl ForGame for Count<'_> {
    type Out = Result<Counting, StoreError>;

    fn run<G: Strategy + Listed + Counted>(self, _: &G::Options) -> Self::Out {
        let forces = forces(&self.0.log);
        let mut counter = G::Counter::default();
        let mut counts = Counts::default();
        let played = self.0.record.replay_into(|index, _, events: Vec<AnyEvent>| {
            let thrown = forces.get(index).copied().flatten();
            for event in events.iter().filter_map(|event| event.redact(Viewer::Public)) {
                if let Some(event) = G::of_event(&event) {
                    G::count(&mut counter, event, thrown, &mut counts);
                }
            }
        });
        let game = played.map_err(StoreError::Unplayable)?;
        let scores = game.scores();
        Ok(Counting {
            counts,
            points: scores.points,
            winners: scores.winners,
            over: game.turn() == Turn::Over,
        })
    }
}

/// The force of the throw of each entry of the record; `None` without a throw on a table.
fn forces(log: &[LogEntry]) -> Vec<Option<Force>> {
    let mut forces = Vec::new();
    // The gesture for the next throw: it comes with the action before the throw, or in a log entry of its own.
    let mut hand: Option<LoggedGesture> = None;
    for kept in log {
        match kept {
            LogEntry::Happened { throw, gesture, .. } => {
                let power = hand.map(|(_, _, power)| power);
                forces.push(throw.as_ref().map(|_| Force::of_power(power)));
                hand = *gesture;
            }
            LogEntry::Given { gesture, .. } => hand = *gesture,
            LogEntry::Undone => {
                forces.pop();
                hand = None;
            }
            LogEntry::Sits { .. } | LogEntry::Named(_) => {}
        }
    }
    forces
}

/// The results of all dice in all throws of a log, and how many throws have no faces.
fn thrown(options: &AnyOptions, log: &[LogEntry]) -> (Vec<FallenDie>, u64) {
    let mut dice = Vec::new();
    let mut faceless = 0;
    for kept in log {
        let LogEntry::Happened { throw: Some(throw), .. } = kept else {
            continue;
        };
        match faces(options, &throw.track.1) {
            Some(faces) => dice.extend(faces),
            None => faceless += 1,
        }
    }
    (dice, faceless)
}

/// The faces on top after a throw; `None` if they were not recorded or are not valid. The bytes of the outcome begin
/// with them; the rest is for the table.
fn faces(options: &AnyOptions, did: &[u8]) -> Option<Vec<FallenDie>> {
    let (faces, _) = postcard::take_from_bytes::<Vec<(DieId, Face)>>(did).ok()?;
    let thrown = |(die, face): &(DieId, Face)| {
        let faces = options.faces(*die)?;
        (1..=faces)
            .contains(&face.0)
            .then_some(FallenDie { faces, face: face.0 })
    };
    faces
        .iter()
        .map(thrown)
        .collect::<Option<Vec<_>>>()
        .filter(|faces| !faces.is_empty())
}
