//! A match, rebuilt from the frames of its log.

use crate::record::Record;
use crate::store::error::StoreError;
use crate::store::frame_log::{self, IntactLog};
use crate::store::log_entry::{LONGEST_NAME, LogEntry, LogHeaderBody, LoggedThrow, SeatOccupant};
use games::catalog::{AnyEvent, AnyOptions};
use messages::names::cleaned;
use rules::game::{Scores, Turn};
use rules::ids::MAX_SEATS;

/// A saved match.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedMatch {
    /// The setup of the match.
    pub head: LogHeaderBody,
    /// All entries of the log after the head, in order.
    pub log: Vec<LogEntry>,
    /// All actions that were not undone.
    pub record: Record,
    /// The current player of each seat.
    pub players: Vec<SeatOccupant>,
    /// The name that a player gave it.
    pub name: Option<String>,
}

/// The current scores and round of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchStatus {
    /// The scores.
    pub scores: Scores,
    /// Whether the match is over.
    pub over: bool,
    /// The current round, counted from 1; 1 before the first round begins.
    pub round: u16,
}

impl SavedMatch {
    /// Rebuilds a match from the bytes of its log, up to the last whole frame. Also returns how many bytes are whole.
    ///
    /// # Errors
    /// [`StoreError`]: why the bytes are no match that this program can read.
    pub fn read(bytes: &[u8]) -> Result<(Self, usize), StoreError> {
        let whole = frame_log::read(bytes)?;
        Ok((Self::of(&whole)?, whole.length))
    }

    /// Rebuilds a match from the whole frames of its log.
    ///
    /// # Errors
    /// As [`SavedMatch::read`].
    pub fn of(log: &IntactLog) -> Result<Self, StoreError> {
        let mut bodies = log.bodies.iter().copied();
        let mut story = Self::begun(head(log.format, bodies.next().unwrap_or_default())?);
        for body in bodies {
            story.take(postcard::from_bytes(body).map_err(unreadable)?)?;
        }
        Ok(story)
    }

    /// Rebuilds a match from the entries of its log.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`] if the entries do not fit together.
    pub fn of_log(head: LogHeaderBody, log: &[LogEntry]) -> Result<Self, StoreError> {
        let mut story = Self::begun(head);
        log.iter().try_for_each(|kept| story.take(kept.clone()))?;
        Ok(story)
    }

    fn begun(head: LogHeaderBody) -> Self {
        Self {
            log: Vec::new(),
            record: Record {
                draw: head.draw.clone(),
                ..Record::new(head.options.clone(), head.seats, head.seed)
            },
            players: head.players.clone(),
            name: None,
            head,
        }
    }

    fn take(&mut self, log_entry: LogEntry) -> Result<(), StoreError> {
        match &log_entry {
            LogEntry::Happened { entry, .. } => self.record.entries.push(entry.clone()),
            LogEntry::Undone => {
                let undone = self.record.entries.pop();
                undone.ok_or_else(|| told("nothing was there to undo"))?;
            }
            LogEntry::Sits { seat, who } => {
                check_player(&self.head.options, who)?;
                let player = self.players.get_mut(seat.index());
                *player.ok_or_else(|| told("there is no such seat"))? = who.clone();
            }
            LogEntry::Given { seat, .. } => {
                let player = self.players.get(seat.index());
                player.ok_or_else(|| told("there is no such seat"))?;
            }
            LogEntry::Named(name) => {
                self.name = cleaned(name, LONGEST_NAME);
                self.log.push(LogEntry::Named(self.name.clone().unwrap_or_default()));
                return Ok(());
            }
        }
        self.log.push(log_entry);
        Ok(())
    }

    /// The throws, in order, each with the index of the entry that it belongs to.
    pub fn throws(&self) -> impl Iterator<Item = (usize, &LoggedThrow)> {
        let mut entries = 0_usize;
        self.log.iter().filter_map(move |kept| match kept {
            LogEntry::Happened { throw, .. } => {
                entries += 1;
                Some((entries - 1, throw.as_ref()?))
            }
            LogEntry::Undone => {
                entries = entries.saturating_sub(1);
                None
            }
            LogEntry::Sits { .. } | LogEntry::Given { .. } | LogEntry::Named(_) => None,
        })
    }

    /// Replays the match by the rules, and returns the scores and the round.
    ///
    /// # Errors
    /// [`StoreError::Unplayable`] if the rules refuse a part of it.
    pub fn status(&self) -> Result<MatchStatus, StoreError> {
        let mut round = 0;
        let game = self
            .record
            .replay_into(|_, _, events: Vec<AnyEvent>| {
                round = events.iter().find_map(AnyEvent::begins_round).unwrap_or(round);
            })
            .map_err(StoreError::Unplayable)?;
        Ok(MatchStatus {
            round: round.max(1),
            scores: game.scores(),
            over: game.turn() == Turn::Over,
        })
    }
}

fn head(format: u16, body: &[u8]) -> Result<LogHeaderBody, StoreError> {
    // Only the first two fields are read here: the rest may have the format of another version.
    let ((game, found), rest) = postcard::take_from_bytes::<(String, u32)>(body).map_err(unreadable)?;
    let Some(options) = AnyOptions::of_game(&game) else {
        return Err(StoreError::UnknownGame(game));
    };
    let known = options.rules_version();
    if found != known {
        return Err(StoreError::OtherRules { game, found, known });
    }
    let head = LogHeaderBody::read(format, rest)?;
    if head.options.name() != game || head.players.len() != head.seats.count() {
        return Err(told("its parts do not fit together"));
    }
    if head.colours.iter().any(|colour| usize::from(*colour) >= MAX_SEATS) {
        return Err(told("there is no such colour"));
    }
    for player in &head.players {
        check_player(&options, player)?;
    }
    Ok(head)
}

/// Refuses a computer player that the game does not have.
fn check_player(options: &AnyOptions, who: &SeatOccupant) -> Result<(), StoreError> {
    match who.level {
        Some(level) if !options.levels().contains(&level) => Err(told("there is no such computer player")),
        _ => Ok(()),
    }
}

fn unreadable(error: postcard::Error) -> StoreError {
    StoreError::Unreadable(error.to_string())
}

fn told(why: &str) -> StoreError {
    StoreError::Unreadable(why.to_owned())
}
