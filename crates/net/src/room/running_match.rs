//! The match of a room: its host, its dice, and what it waits for.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::protocol::lobby::MemberId;
use crate::protocol::server_message::FullRecord;
use crate::protocol::settings::{RoomSettings, TurnClock};
use crate::protocol::wire::encode;
use crate::room::job::{DeferredThrower, Job, Think, Throw, Work};
use crate::room::sent_feeds::DelayedFeed;
use crate::room::times::Clocks;
use games::catalog::AnyAction;
use host::agent_chance::AgentChance;
use host::match_host::MatchHost;
use host::request::{ActionRequest, DecisionId, SeatRequest};
use host::sandbox_table::SandboxTable;
use host::throw_search::{Question, searches};
use rules::ai::agent::notices;
use rules::ai::level::Level;
use rules::ids::{MAX_SEATS, SeatId, SeatSet, Viewer};

/// How many log positions the feeds reach back, for members who reconnect.
const REACHES_BACK: u32 = 6;

/// The match of a room.
pub(super) struct RunningMatch {
    pub(super) host: MatchHost,
    /// The settings that it began with.
    pub(super) settings: RoomSettings,
    /// The dice; `None` while they are thrown.
    pub(super) table: Option<SandboxTable>,
    /// The number of the last feed item that the table has followed.
    pub(super) read: u64,
    pub(super) epoch: u64,
    pub(super) over: bool,
    pub(super) paused: bool,
    /// The decision that each seat's computer player is thinking about.
    pub(super) thinking: [Option<DecisionId>; MAX_SEATS],
    noticed: [bool; MAX_SEATS],
    /// The requests that computer players will make, and when.
    pub(super) wishes: Vec<(Duration, SeatRequest)>,
    pub(super) clocks: Clocks,
    pub(super) question: Option<UndoQuestion>,
    pub(super) delayed: DelayedFeed,
    full: Option<Vec<u8>>,
}

/// An open question whether a seat may undo an action.
#[derive(Clone, Debug)]
pub(super) struct UndoQuestion {
    pub(super) seat: SeatId,
    pub(super) decision: DecisionId,
    /// Who asks.
    pub(super) by: MemberId,
    /// The members who have not answered yet.
    pub(super) asked: BTreeSet<MemberId>,
    pub(super) until: Duration,
}

impl RunningMatch {
    /// The match, if it is still being played.
    pub(super) fn on(playing: &mut Option<Self>) -> Option<&mut Self> {
        playing.as_mut().filter(|playing| !playing.over)
    }

    pub(super) fn new(mut host: MatchHost, settings: RoomSettings, table: SandboxTable, epoch: u64) -> Self {
        let whole = host.connect(Viewer::Public);
        let read = whole.number;
        let mut delayed = DelayedFeed::default();
        delayed.take(whole, Duration::ZERO);
        delayed.show(Duration::ZERO, true);
        Self {
            host,
            settings,
            table: Some(table),
            read,
            epoch,
            over: false,
            paused: false,
            thinking: [None; MAX_SEATS],
            noticed: [false; MAX_SEATS],
            wishes: Vec::new(),
            clocks: Clocks::default(),
            question: None,
            delayed,
            full: None,
        }
    }

    /// The seats that have to decide or to throw now.
    pub(super) fn waited_for(&self) -> SeatSet {
        let mut seats = self.host.due();
        if let Some(awaited) = self.host.awaited() {
            seats.insert(awaited.seat);
        }
        seats
    }

    /// Makes the table follow what has happened.
    pub(super) fn follow(&mut self) {
        let Some(table) = &mut self.table else { return };
        for item in self.host.after(Viewer::Public, self.read).into_iter().flatten() {
            if let Err(error) = table.follow(item) {
                debug_assert!(false, "{error}");
            }
            self.read = item.number;
        }
    }

    /// The throw that is due, as a job.
    pub(super) fn throw(&mut self) -> Option<Job> {
        if !self.host.is_throw_due() {
            return None;
        }
        let table = self.table.take()?;
        let mut noted = DeferredThrower {
            table: &table,
            order: None,
        };
        self.host.throw_with(&mut noted);
        let Some((order, chance)) = noted.order else {
            self.table = Some(table);
            return None;
        };
        let work = Work::Throw(Throw {
            table: Box::new(table),
            order,
            chance,
        });
        Some(Job {
            epoch: self.epoch,
            for_people: false,
            work,
        })
    }

    /// The job in which a computer player decides for this seat, unless it is under way. A throw that waits for a
    /// hand needs none, as it becomes the standard throw.
    pub(super) fn think(&mut self, seat: SeatId, level: Level) -> Option<Job> {
        let decision = self.host.decision(seat);
        let thinking = self.thinking.get_mut(seat.index())?;
        if *thinking == Some(decision) || !self.host.due().contains(seat) {
            return None;
        }
        let legal = self.host.legal_of(seat);
        let tries = searches(level) && legal.iter().any(AnyAction::is_thrown);
        let table = self.table.as_ref()?;
        let question = Question {
            view: self.host.view_of(Viewer::Player(seat)),
            level,
            table: tries.then(|| table.copied(self.host.seats().count())).flatten(),
            legal,
        };
        *thinking = Some(decision);
        let work = Work::Think(Think {
            seat,
            decision,
            question: Box::new(question),
            chance: self.host.agent_chance(seat, AgentChance::Choice),
        });
        Some(Job {
            epoch: self.epoch,
            for_people: false,
            work,
        })
    }

    /// The objection of a computer player to a slip that it has noticed (M-13).
    pub(super) fn objection(&mut self, seat: SeatId, level: Level) -> Option<SeatRequest> {
        let Some(action) = self.host.call_out(seat) else {
            self.noticed[seat.index()] = false;
            return None;
        };
        let mut chance = self.host.agent_chance(seat, AgentChance::Notices);
        self.noticed[seat.index()] |= notices(level, &mut chance);
        let ask = SeatRequest::Act(ActionRequest {
            seat,
            decision: self.host.decision(seat),
            action,
            gesture: None,
        });
        let wished = self.wishes.iter().any(|(_, wish)| *wish == ask);
        (self.noticed[seat.index()] && !wished).then_some(ask)
    }

    /// Drops feed items that lie far back.
    pub(super) fn forget(&mut self) {
        self.host.read_to(self.host.position().saturating_sub(REACHES_BACK));
    }

    /// When the match next has something to do while a member is connected.
    pub(super) fn next_tick(&self, clock: TurnClock) -> Option<Duration> {
        let delayed = self.delayed.next_tick();
        // A pause does not extend an open question.
        let question = self.question.as_ref().map(|question| question.until);
        let stands_still = [delayed, question].into_iter().flatten().min();
        if self.over || self.paused {
            return stands_still;
        }
        let wishes = self.wishes.iter().map(|(at, _)| *at);
        let ends = self.host.seats().iter();
        let ends = ends.filter_map(|seat| Some(self.clocks.ends(seat, clock)?.1));
        wishes.chain(ends).chain(stands_still).min()
    }

    /// The full record of the match as bytes, once nothing in it is secret.
    pub(super) fn full_record(&mut self) -> Option<&[u8]> {
        self.host.revealed()?;
        if self.full.is_none() {
            let full = FullRecord {
                record: self.host.record_bytes().ok()?,
                tracks: self.host.tracks_bytes(&self.host.players().0).ok()?,
            };
            self.full = Some(encode(&full));
        }
        self.full.as_deref()
    }
}
