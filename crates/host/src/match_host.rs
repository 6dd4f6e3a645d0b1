//! A match, from its set-up to its end: the only owner of the game state.
//!
//! It answers requests, draws the chance that is not thrown, requests throws from a
//! [`Thrower`](crate::thrower::Thrower), and applies the rules. The results go to the log of the match and to
//! the feed of each viewer. It knows the games only through the closed enums, and no world of entities.

mod chance;
mod feeds;
mod requests;
mod resume;

use std::collections::{BTreeMap, VecDeque};

use crate::agent_chance::AgentChance;
use crate::exact_throw::ExactThrow;
use crate::feed::{Feed, FeedUpdate};
use crate::hand::HandRng;
use crate::match_setup::MatchSetup;
use crate::pending::PendingChance;
use crate::request::{DecisionId, SeatRequest};
use crate::saved_throws::pose_numbers;
use crate::shown_dice::ShownDice;
use crate::thrower::ThrowOutcome;
use crate::tracks::{MatchTracks, TracksError};
use crate::view::{Players, SeatControl, SeatPlayer};
use games::catalog::{AnyAction, AnyEvent, AnyGame, AnyOptions, AnyView};
use physics::recorded_throw::RecordedThrow;
use records::draw::SeedDraw;
use records::record::{Record, RecordError, ReplayError};
use records::seal::Seals;
use records::store::log_entry::{LogEntry, LogHeaderBody, LoggedThrow, SeatOccupant};
use rules::die::DieId;
use rules::error::{ApplyError, SetupError};
use rules::game::{OffTurn, Turn};
use rules::ids::{Actor, MAX_SEATS, SeatId, SeatSet, Viewer};
use rules::rng::RulesRng;
use rules::seats::Seats;
use tabletop::game::ChanceDue;
use tabletop::pose::Pose;
use tabletop::throw::{ThrowGesture, ThrowOrder};

/// A match and everything that decides it.
#[derive(Debug)]
pub struct MatchHost {
    game: AnyGame,
    record: Record,
    /// The seals of the record, if its seed was drawn.
    seals: Option<Seals>,
    tracks: MatchTracks,
    players: Players,
    /// The players at the beginning.
    began_with: Vec<SeatOccupant>,
    /// The number of the first decision.
    first: u32,
    /// The position in the log: the number of applied entries, undos, seat changes and given throws.
    position: u32,
    /// The log entries that were not taken yet.
    log: Vec<LogEntry>,
    decisions: [DecisionId; MAX_SEATS],
    /// The number of entries at the time each seat got its decision.
    decided_after: [usize; MAX_SEATS],
    granted: [VecDeque<SeatRequest>; MAX_SEATS],
    due: SeatSet,
    pending: Option<PendingChance>,
    /// The states before the last actions of the seat that is due, as far as these actions can be undone.
    before: Vec<UndoState>,
    feeds: BTreeMap<Viewer, Feed>,
    /// The dice as the viewers see them.
    dice: ShownDice,
    defects: Vec<String>,
}

/// The state before an action that can be undone.
#[derive(Clone, Debug)]
struct UndoState {
    /// The seat that acted.
    seat: SeatId,
    game: AnyGame,
    /// The events that the action led to.
    events: Vec<AnyEvent>,
}

impl MatchHost {
    /// Sets up a match; in the middle of a game if a position is given. Decisions are counted from `first`, so that
    /// those of an earlier match at the same table are stale.
    ///
    /// # Errors
    /// [`SetupError`] if the seats or the options are not allowed.
    pub fn new(setup: &MatchSetup, position: Option<&AnyGame>, first: u32) -> Result<Self, SetupError> {
        let seated = setup.seats.count();
        if setup.players.len() != seated {
            return Err(SetupError::Players {
                count: setup.players.len(),
                least: seated,
                most: seated,
            });
        }
        let new = AnyGame::new(&setup.options, &setup.seats, setup.seed.short())?;
        let record = Record::new(setup.options.clone(), setup.seats, setup.seed);
        let mut host = Self {
            game: position.cloned().unwrap_or(new),
            seals: Seals::of(&record),
            record,
            tracks: MatchTracks::default(),
            players: Players(setup.players.clone()),
            began_with: setup.players.iter().map(sitting).collect(),
            first,
            position: 0,
            log: Vec::new(),
            decisions: [DecisionId(first); MAX_SEATS],
            decided_after: [0; MAX_SEATS],
            granted: Default::default(),
            due: SeatSet::EMPTY,
            pending: None,
            before: Vec::new(),
            feeds: BTreeMap::new(),
            dice: ShownDice::new(&setup.options, &setup.seats),
            defects: Vec::new(),
        };
        host.update_due(None);
        Ok(host)
    }

    /// Notes what the seed was drawn from, for the log and the record.
    pub fn set_draw(&mut self, draw: SeedDraw) {
        self.record.draw = Some(draw);
    }

    /// The head of the log of this match.
    pub fn head(&self, colours: [u8; MAX_SEATS], began_s: u64) -> LogHeaderBody {
        LogHeaderBody {
            options: self.record.options.clone(),
            seats: self.record.seats,
            seed: self.record.seed,
            draw: self.record.draw.clone(),
            players: self.began_with.clone(),
            colours,
            began_s,
        }
    }

    /// Takes the log entries since the last call, in order.
    pub fn take_log(&mut self) -> Vec<LogEntry> {
        std::mem::take(&mut self.log)
    }

    /// The position in the log, counting the entries that were not taken yet.
    pub const fn position(&self) -> u32 {
        self.position
    }

    /// A number that no decision of this match has had.
    pub const fn next_decision(&self) -> u32 {
        self.first + self.position + 1
    }

    /// The match as the bytes of a record, to send it once it is over. It contains what no seat may know.
    ///
    /// # Errors
    /// [`RecordError`] if it can't be written; that takes more memory than there is.
    pub fn record_bytes(&self) -> Result<Vec<u8>, RecordError> {
        self.record.to_bytes()
    }

    /// The tracks and the players as bytes, to go with [`Self::record_bytes`].
    ///
    /// # Errors
    /// [`TracksError`] as for the record.
    pub fn tracks_bytes(&self, players: &[SeatPlayer]) -> Result<Vec<u8>, TracksError> {
        self.tracks.to_bytes(&self.record, players)
    }

    /// The record and the tracks, once the match is over and nothing of it is secret any more.
    pub fn revealed(&self) -> Option<(&Record, &MatchTracks)> {
        (self.game.turn() == Turn::Over).then_some((&self.record, &self.tracks))
    }

    /// The match so far. It contains what no seat may know: nothing of it may be shown before the match is over.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The tracks of its throws.
    pub const fn tracks(&self) -> &MatchTracks {
        &self.tracks
    }

    /// The record and the tracks of a match that is no longer played.
    pub fn into_parts(self) -> (Record, MatchTracks) {
        (self.record, self.tracks)
    }

    /// How many entries the record has.
    pub const fn entries(&self) -> usize {
        self.record.entries.len()
    }

    /// The player who acted last, chance not counted.
    pub fn last_player(&self) -> Option<SeatId> {
        self.record.entries.iter().rev().find_map(|entry| seat_of(entry.who))
    }

    /// The game and its options.
    pub const fn options(&self) -> &AnyOptions {
        &self.record.options
    }

    /// The seating.
    pub const fn seats(&self) -> &Seats {
        &self.record.seats
    }

    /// The players.
    pub const fn players(&self) -> &Players {
        &self.players
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// The seats that are due.
    pub const fn due(&self) -> SeatSet {
        self.due
    }

    /// The decision that the seat's next request has to name.
    pub fn decision(&self, seat: SeatId) -> DecisionId {
        self.decisions[seat.index() % MAX_SEATS]
    }

    /// The legal actions of a seat.
    pub fn legal_of(&self, seat: SeatId) -> Vec<AnyAction> {
        self.game.legal_actions(seat)
    }

    /// What a viewer may know.
    pub fn view_of(&self, viewer: Viewer) -> AnyView {
        self.game.view(viewer)
    }

    /// The action with which a seat can call out a slip that is in progress (M-13).
    pub fn call_out(&self, seat: SeatId) -> Option<AnyAction> {
        self.game.call_out(seat)
    }

    /// The decision that a seat is due for in another player's turn.
    pub fn off_turn(&self, seat: SeatId) -> Option<OffTurn<AnyAction>> {
        self.game.off_turn(seat)
    }

    /// The random numbers for the computer player of a seat. Several seats may be due at once, and the answer of one
    /// does not change the choices of the others: a choice uses the random numbers of the moment at which it became
    /// due.
    pub fn agent_chance(&self, seat: SeatId, of: AgentChance) -> RulesRng {
        let after = match of {
            AgentChance::Choice => self.decided_after[seat.index() % MAX_SEATS],
            AgentChance::Notices => self.record.entries.len(),
        };
        of.of(self.record.seed, seat, after)
    }

    /// The random numbers for laying out this match on a table.
    pub fn hand(&self) -> HandRng {
        HandRng::new(self.record.seed)
    }

    /// The findings since the last call that only a defect of the program can cause.
    pub fn take_defects(&mut self) -> Vec<String> {
        std::mem::take(&mut self.defects)
    }

    /// Marks the dice that are due as thrown, by an action or by a given throw.
    const fn thrown_by_act(&mut self, thrown: bool, gesture: Option<ThrowGesture>) {
        if thrown && let Some(pending) = &mut self.pending {
            pending.by_act = true;
            pending.gesture = gesture;
        }
    }

    /// Applies an action or a report by the rules, logs it and adds it to the feeds.
    fn apply(
        &mut self,
        who: Actor,
        action: &AnyAction,
        gesture: Option<ThrowGesture>,
        throw: Option<&ThrowOutcome>,
    ) -> Result<(), ApplyError<AnyAction>> {
        let begins = self
            .pending
            .is_some_and(|pending| pending.due == ChanceDue::Drawn { starts_round: true });
        let gives = self.pending;
        let mut events = Vec::<AnyEvent>::new();
        let before = self.game.clone();
        let order = throw.and_then(|_| self.order(ThrowGesture::NONE));
        self.game.apply(who, action, &mut events)?;
        let index = self.record.entries.len();
        self.record.push(who, action.clone(), self.game.state_hash());
        if cfg!(debug_assertions)
            && let Err(error) = self.game.check_invariants()
        {
            self.defects.push(format!("{error} after {action:?} by {who:?}"));
        }
        let track = throw.and_then(|throw| {
            let exact = self.exact(gives, &throw.lies);
            self.tracks.keep(index, &throw.settled, Some(exact))
        });
        let lies = throw.map(|throw| {
            let kept = RecordedThrow::of(&throw.settled).map(|kept| kept.lies());
            kept.unwrap_or_else(|| throw.lies.clone())
        });
        self.lay_dice(index, &events, order.zip(lies));
        if let Some(entry) = self.record.entries.last().cloned() {
            let throw = throw.map(|throw| LoggedThrow {
                track: track.as_deref().cloned().unwrap_or_default(),
                lies: throw.lies.iter().map(pose_numbers).collect(),
            });
            self.log.push(LogEntry::Happened {
                entry,
                throw,
                gesture: gesture.map(Into::into),
            });
        }
        self.advance_position();
        self.update_due(seat_of(who));
        self.thrown_by_act(who != Actor::Chance && action.is_thrown(), gesture);
        self.remember_state(who, &events, before);
        self.publish(|viewer| FeedUpdate::Happened {
            entry: index as u32,
            events: events.iter().filter_map(|event| event.redact(viewer)).collect(),
            throw: track.clone(),
            begins,
        });
        Ok(())
    }

    /// From what a throw can be thrown again that was due like this and after which the dice lie like this.
    fn exact(&self, due: Option<PendingChance>, lies: &[(DieId, Pose)]) -> ExactThrow {
        // The entry of the throw is the last one.
        let before = self.record.entries.iter().rev().nth(1);
        let by_action = before.is_some_and(|entry| entry.who != Actor::Chance && entry.action.is_thrown());
        let given = due.filter(|due| due.by_act && !by_action).and_then(|due| due.thrower());
        let gesture = due.and_then(|due| due.gesture).map(Into::into);
        let lies: Vec<_> = lies.iter().map(pose_numbers).collect();
        self.tracks.exact_poses().next(given, gesture, &lies)
    }

    /// Lays the dice as the viewers see them now.
    fn lay_dice(&mut self, entry: usize, events: &[AnyEvent], throw: Option<(ThrowOrder, Vec<(DieId, Pose)>)>) {
        if let Some((order, lies)) = throw {
            self.dice.thrown(&order, lies);
        }
        let told: Vec<AnyEvent> = events.iter().filter_map(|event| event.redact(Viewer::Public)).collect();
        self.dice.happened(entry, told.iter());
    }

    /// Remembers the state before an entry, if the entry can be undone.
    fn remember_state(&mut self, who: Actor, events: &[AnyEvent], before: AnyGame) {
        match who {
            Actor::Player(seat) if events.iter().all(AnyEvent::can_be_undone) => self.before.push(UndoState {
                seat,
                game: before,
                events: events.to_vec(),
            }),
            Actor::Player(_) | Actor::Chance => self.before.clear(),
        }
    }

    /// Counts one more log entry.
    const fn advance_position(&mut self) {
        self.position += 1;
    }

    /// Determines who is due now. A seat that answered, and a seat that has become due or is to throw, get a new
    /// decision.
    fn update_due(&mut self, answered: Option<SeatId>) {
        let turn = self.game.turn();
        let due = match turn {
            Turn::Players(players) => players,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        self.pending = (turn == Turn::Chance).then(|| PendingChance::new(self.game.chance_due()));
        let throws = self.pending.and_then(|pending| pending.awaited());
        for seat in self.record.seats.iter() {
            if answered == Some(seat) || throws == Some(seat) || due.contains(seat) && !self.due.contains(seat) {
                self.renew_decision(seat);
                self.decided_after[seat.index()] = self.record.entries.len();
            }
        }
        self.due = due;
    }

    /// Gives a seat a new decision: its number is the position in the log.
    fn renew_decision(&mut self, seat: SeatId) {
        if let Some(decision) = self.decisions.get_mut(seat.index()) {
            *decision = DecisionId(self.first + self.position);
        }
    }

    /// Applies the next entry of a match that is replayed; it has to lead to the recorded state. Its throw is the one
    /// of the tracks.
    ///
    /// # Errors
    /// [`ReplayError`] if the rules refuse the entry or it leads to another state; the match is then unchanged.
    pub fn replay_entry(&mut self, replayed: &Record) -> Result<(), ReplayError> {
        let (index, count) = (self.record.entries.len(), replayed.entries.len());
        let Some(entry) = replayed.entries.get(index) else {
            return Ok(());
        };
        let mut game = self.game.clone();
        let mut events = Vec::<AnyEvent>::new();
        entry.apply_to(&mut game, index, count, &mut events)?;
        self.game = game;
        self.record.entries.push(entry.clone());
        self.advance_position();
        self.update_due(seat_of(entry.who));
        let track = self.tracks.bytes(index).cloned();
        self.publish(|viewer| FeedUpdate::Happened {
            entry: index as u32,
            events: events.iter().filter_map(|event| event.redact(viewer)).collect(),
            throw: track.clone(),
            begins: false,
        });
        Ok(())
    }

    /// Sets the tracks of a match that is replayed.
    pub fn set_tracks(&mut self, tracks: MatchTracks) {
        self.tracks = tracks;
    }
}

const fn seat_of(who: Actor) -> Option<SeatId> {
    match who {
        Actor::Player(seat) => Some(seat),
        Actor::Chance => None,
    }
}

/// A player as the log stores them.
fn sitting(player: &SeatPlayer) -> SeatOccupant {
    SeatOccupant {
        name: player.name.clone(),
        level: player.control.face(),
    }
}

/// A player of a log, as a player of a match.
pub fn player_of(who: &SeatOccupant) -> SeatPlayer {
    SeatPlayer {
        name: who.name.clone(),
        control: who.level.map_or(SeatControl::Person, SeatControl::Agent),
    }
}
