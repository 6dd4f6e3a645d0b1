//! Plays matches between computer players without a window, with real throws, as fast as possible.

use std::sync::atomic::AtomicBool;

use crate::agent_chance::AgentChance;
use crate::dice_check::disagreements;
use crate::feed::FeedUpdate;
use crate::match_host::MatchHost;
use crate::match_setup::MatchSetup;
use crate::request::{ActionRequest, RefusalReason, SeatRequest};
use crate::sandbox_table::SandboxTable;
use crate::throw_search::{Decided, Question, searches};
use crate::tracks::MatchTracks;
use crate::view::SeatColours;
use games::catalog::{AnyAction, AnyEvent, AnyView};
use records::record::Record;
use records::store::error::StoreError;
use records::store::log_entry::{LogEntry, LogHeaderBody};
use records::store::saved_match::SavedMatch;
use rules::ai::agent::notices;
use rules::ai::level::Level;
use rules::error::SetupError;
use rules::game::Turn;
use rules::ids::{MAX_SEATS, SeatId, Viewer};
use tabletop::throw::ThrowSettled;

/// Figures of a match played without a window.
#[derive(Clone, Debug)]
pub struct PlayedMatch {
    /// The record; the rules alone reproduce the match from it.
    pub record: Record,
    /// How the dice moved, if the caller asked for it.
    pub tracks: MatchTracks,
    /// The head of its log.
    pub head: LogHeaderBody,
    /// The entries of its log; those since it was resumed, if it was.
    pub log: Vec<LogEntry>,
    /// The events, as everybody may know them.
    pub events: Vec<AnyEvent>,
    /// The view of the match at its end, as everybody may know it.
    pub view: AnyView,
    /// Whether the match came to its end.
    pub finished: bool,
    /// Throws, re-throws not counted.
    pub throws: u64,
    /// The number of fixed steps that the throws took.
    pub ticks: u64,
    /// Dice that were thrown again because they were cocked (G-3).
    pub cocked: u64,
    /// Dice that left the table (S-10).
    pub off_table: u64,
    /// Stacks that fell (S-7).
    pub stacks_toppled: u64,
    /// Findings that only a defect of the program can cause.
    pub defects: Vec<String>,
}

/// A match on a table without entities, in which computer players answer at once.
#[derive(Debug)]
pub struct TableMatch {
    /// The match.
    pub host: MatchHost,
    /// Its dice.
    pub table: SandboxTable,
    /// The events, as everybody may know them.
    pub events: Vec<AnyEvent>,
    /// The number of the last item read from the feed.
    read: u64,
    noticed: [bool; MAX_SEATS],
    throws: Vec<ThrowSettled>,
    defects: Vec<String>,
}

/// An observer of the decisions of computer players.
pub trait DecisionObserver {
    /// Calls `decide` once for a decision of this seat among at least two actions, and returns its result. The decision
    /// includes the view of the seat and the throws that it tries.
    fn decide(&self, _seat: SeatId, decide: &mut dyn FnMut() -> Decided) -> Decided {
        decide()
    }
}

impl DecisionObserver for () {}

/// Plays a match. Stores the tracks of the throws if `recorded`. Stops after `longest` actions.
///
/// # Errors
/// [`SetupError`] if the match can't be set up this way.
pub fn play(setup: &MatchSetup, longest: usize, recorded: bool) -> Result<PlayedMatch, SetupError> {
    play_observed(setup, longest, recorded, &())
}

/// Plays a match like [`play`], with an observer of its decisions.
///
/// # Errors
/// [`SetupError`] if the match can't be set up this way.
pub fn play_observed(
    setup: &MatchSetup,
    longest: usize,
    recorded: bool,
    observer: &dyn DecisionObserver,
) -> Result<PlayedMatch, SetupError> {
    Ok(TableMatch::played_out(setup, longest, recorded, observer)?.played())
}

/// Plays a match and returns it as the head and the entries of a log, with all throws. Stops after `longest` actions.
///
/// # Errors
/// [`SetupError`] if the match can't be set up this way.
pub fn play_logged(setup: &MatchSetup, longest: usize) -> Result<(LogHeaderBody, Vec<LogEntry>), SetupError> {
    let mut playing = TableMatch::played_out(setup, longest, true, &())?;
    Ok((playing.head(), playing.host.take_log()))
}

impl TableMatch {
    /// A match, played to its end or for `longest` actions.
    fn played_out(
        setup: &MatchSetup,
        longest: usize,
        recorded: bool,
        observer: &dyn DecisionObserver,
    ) -> Result<Self, SetupError> {
        let mut playing = Self::new(MatchHost::new(setup, None, 0)?, recorded);
        let goes_on = |playing: &Self| playing.host.turn() != Turn::Over && playing.host.entries() < longest;
        while goes_on(&playing) && playing.advance_observed(observer) {}
        Ok(playing)
    }

    /// Lays the table for a match that is about to begin.
    pub fn new(mut host: MatchHost, recorded: bool) -> Self {
        let table = SandboxTable::new(&host, recorded);
        let read = host.connect(Viewer::Public).number;
        Self {
            host,
            table,
            events: Vec::new(),
            read,
            noticed: [false; MAX_SEATS],
            throws: Vec::new(),
            defects: Vec::new(),
        }
    }

    /// A saved match, exactly as it was left, with every die where it lay.
    ///
    /// # Errors
    /// [`StoreError`] if the match does not follow the rules.
    pub fn resumed(saved_match: SavedMatch, recorded: bool) -> Result<Self, StoreError> {
        let table = SandboxTable::taken_up(&saved_match, recorded)?;
        let mut host = MatchHost::resume(saved_match, 0)?;
        let read = host.connect(Viewer::Public).number;
        Ok(Self {
            host,
            table,
            events: Vec::new(),
            read,
            noticed: [false; MAX_SEATS],
            throws: Vec::new(),
            defects: Vec::new(),
        })
    }

    /// Lets every computer player that is due act, and then chance. Returns whether anything happened: nothing does if
    /// the match is over, or waits for a person.
    pub fn advance(&mut self) -> bool {
        self.advance_observed(&())
    }

    fn advance_observed(&mut self, observer: &dyn DecisionObserver) -> bool {
        let before = self.host.position();
        for asked in self.wishes(observer) {
            if let Err(reason) = self.host.ask(&SeatRequest::Act(asked.clone())) {
                // Another player that acted at the same moment may have come first; any other refusal is a defect.
                if !matches!(reason, RefusalReason::Stale { .. }) {
                    self.defects
                        .push(format!("{asked:?} of a computer player was refused: {reason}"));
                }
            }
        }
        self.settle();
        self.host.position() > before
    }

    /// Follows the feed, and makes the draws and throws that are due.
    fn settle(&mut self) {
        self.host.draw();
        self.follow();
        self.host.throw_with(&mut self.table);
        let Some(thrown) = self.table.take_throw() else {
            return;
        };
        self.host.thrown(&thrown);
        self.throws.push(thrown.settled);
        self.follow();
    }

    fn follow(&mut self) {
        let acts = self.host.entries();
        let Some(items) = self.host.after(Viewer::Public, self.read) else {
            self.defects.push(format!("the feed was lost after {acts} entries"));
            return;
        };
        let mut last = None;
        for item in items {
            self.defects.extend(self.table.follow(item).err());
            if let FeedUpdate::Happened { events, .. } = &item.told {
                self.events.extend(events.iter().cloned());
            }
            self.read = item.number;
            last = Some(item.clone());
        }
        if let Some(item) = last {
            self.defects.extend(disagreements(self.table.dice(), &item.view));
        }
        self.defects.extend(self.host.take_defects());
    }

    /// The requests of the computer players now. Calling out a slip (M-13) goes before all else.
    fn wishes(&mut self, observer: &dyn DecisionObserver) -> Vec<ActionRequest> {
        let seats: Vec<SeatId> = self.host.seats().iter().collect();
        for seat in seats {
            let Some(level) = self.host.players().level(seat) else {
                continue;
            };
            let Some(action) = self.host.call_out(seat) else {
                self.noticed[seat.index()] = false;
                continue;
            };
            let mut chance = self.host.agent_chance(seat, AgentChance::Notices);
            self.noticed[seat.index()] |= notices(level, &mut chance);
            if self.noticed[seat.index()] {
                return vec![self.request(seat, action)];
            }
        }
        let due = self.host.due();
        due.iter().filter_map(|seat| self.wish(seat, observer)).collect()
    }

    fn wish(&self, seat: SeatId, observer: &dyn DecisionObserver) -> Option<ActionRequest> {
        let level = self.host.players().level(seat)?;
        let seats = self.host.seats().count();
        let legal = self.host.legal_of(seat);
        let mut chance = self.host.agent_chance(seat, AgentChance::Choice);
        let mut decide = || {
            let question = self.question(seat, level, legal.clone());
            question.answer(seat, &mut chance, &AtomicBool::new(false))
        };
        let Decided { choice, gesture } = if legal.len() < 2 {
            decide()
        } else {
            observer.decide(seat, &mut decide)
        };
        let action = legal.get(choice)?.clone();
        let untried = || {
            let throws = action.is_thrown();
            throws.then(|| self.table.untried(level, seat, seats)).flatten()
        };
        Some(ActionRequest {
            gesture: gesture.or_else(untried),
            ..self.request(seat, action)
        })
    }

    fn question(&self, seat: SeatId, level: Level, legal: Vec<AnyAction>) -> Question {
        let tries = searches(level) && legal.iter().any(AnyAction::is_thrown);
        Question {
            view: self.host.view_of(Viewer::Player(seat)),
            level,
            table: tries.then(|| self.table.copied(self.host.seats().count())).flatten(),
            legal,
        }
    }

    fn request(&self, seat: SeatId, action: AnyAction) -> ActionRequest {
        ActionRequest {
            seat,
            decision: self.host.decision(seat),
            action,
            gesture: None,
        }
    }

    /// The head of the log. It does not depend on the time, so that the same match has the same bytes.
    fn head(&self) -> LogHeaderBody {
        self.host.head(SeatColours::default().0, 0)
    }

    /// The match so far, with its figures.
    pub fn played(mut self) -> PlayedMatch {
        let sum = |count: fn(&ThrowSettled) -> usize| self.throws.iter().map(|throw| count(throw) as u64).sum();
        let finished = self.host.turn() == Turn::Over;
        let view = self.host.view_of(Viewer::Public);
        let (throws, ticks, cocked) = (
            self.throws.len() as u64,
            sum(|throw| throw.ticks as usize),
            sum(|throw| throw.cocked.len()),
        );
        let (off_table, stacks_toppled) = (sum(|throw| throw.floor.len()), sum(|throw| throw.fell.len()));
        let (head, log) = (self.head(), self.host.take_log());
        let (record, tracks) = self.host.into_parts();
        PlayedMatch {
            record,
            tracks,
            head,
            log,
            events: self.events,
            view,
            finished,
            throws,
            ticks,
            cocked,
            off_table,
            stacks_toppled,
            defects: self.defects,
        }
    }
}

#[cfg(test)]
mod interrupted;
#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::{SeatControl, SeatPlayer};
    use games::catalog::AnyOptions;
    use rules::rng::Seed;
    use rules::rng::{Stream, stream};
    use rules::seats::Seats;

    #[test]
    fn a_question_that_was_written_and_read_has_the_same_answer() {
        let player = SeatPlayer {
            name: "Ana".to_owned(),
            control: SeatControl::Agent(Level::Expert),
        };
        let setup = MatchSetup {
            options: AnyOptions::of_game("stack").expect("a game"),
            seats: Seats::solo(2).expect("a seating"),
            seed: Seed::Number(3),
            players: vec![player; 2],
        };
        let host = MatchHost::new(&setup, None, 0).expect("a match");
        let mut playing = TableMatch::new(host, false);
        let (mut tries, mut thrown) = (0, 0);
        while thrown < 3 {
            for seat in playing.host.due().iter() {
                let question = playing.question(seat, Level::Expert, playing.host.legal_of(seat));
                if question.table.is_none() {
                    continue;
                }
                let bytes = postcard::to_stdvec(&question).expect("it is written");
                let read: Question = postcard::from_bytes(&bytes).expect("it is read");
                let answer = |question: &Question| {
                    let mut rng = stream(9, Stream::Agents);
                    question.answer(seat, &mut rng, &AtomicBool::new(false))
                };
                let decided = answer(&question);
                assert_eq!(answer(&read), decided);
                thrown += usize::from(decided.gesture.is_some());
                tries += 1;
            }
            assert!(
                playing.advance() && tries < 30,
                "{thrown} of {tries} questions tried throws"
            );
        }
    }
}
