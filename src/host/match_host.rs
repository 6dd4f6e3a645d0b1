//! A match, from its set-up to its end: the only owner of the game state.
//!
//! It answers requests, draws the chance that is not thrown, asks a [`Thrower`](crate::host::thrower::Thrower) for throws, and applies the rules. What
//! came of it goes to the log of the match and to the feed of each viewer. It knows the games only through the closed
//! enums, and no world of entities.

mod chance;
mod feeds;
mod requests;
mod taken_up;

use std::collections::{BTreeMap, VecDeque};

use crate::catalog::{AnyAction, AnyEvent, AnyGame, AnyOptions, AnyView};
use crate::host::agents::AgentChance;
use crate::host::feed::{Feed, Told};
use crate::host::hand::HandRng;
use crate::host::kept::numbers;
use crate::host::match_setup::MatchSetup;
use crate::host::pending::PendingChance;
use crate::host::request::{Ask, DecisionId};
use crate::host::shown_dice::ShownDice;
use crate::host::thrower::AtRest;
use crate::host::tracks::{MatchTracks, TracksError};
use crate::host::view::{Players, SeatControl, SeatPlayer};
use crate::physics::kept::KeptThrow;
use crate::physics::pose::Pose;
use crate::physics::throw::{ThrowGesture, ThrowOrder};
use crate::record::{Record, RecordError, ReplayError};
use crate::rules::die::DieId;
use crate::rules::error::{ApplyError, SetupError};
use crate::rules::game::Turn;
use crate::rules::ids::{Actor, MAX_PLAYERS, PlayerId, PlayerSet, Viewer};
use crate::rules::rng::RulesRng;
use crate::rules::seats::Seats;
use crate::store::kept::{HeadBody, Kept, Sitting, Thrown};
use crate::tabletop::game::ChanceDue;

/// A match and everything that decides it.
#[derive(Debug)]
pub struct MatchHost {
    game: AnyGame,
    record: Record,
    tracks: MatchTracks,
    players: Players,
    /// The players at the beginning.
    began_with: Vec<Sitting>,
    /// The number of the first decision.
    first: u32,
    /// How many things were decided and undone, seats changed and throws given.
    position: u32,
    /// What nobody has taken for the log yet.
    log: Vec<Kept>,
    decisions: [DecisionId; MAX_PLAYERS],
    /// How many entries there were when each seat got its decision.
    decided_after: [usize; MAX_PLAYERS],
    granted: [VecDeque<Ask>; MAX_PLAYERS],
    due: PlayerSet,
    pending: Option<PendingChance>,
    /// The states before the last acts of the seat that is due, as far as these acts can be undone.
    before: Vec<Before>,
    feeds: BTreeMap<Viewer, Feed>,
    /// The dice as everybody is told of them.
    dice: ShownDice,
    defects: Vec<String>,
}

/// The state before an act that can be undone.
#[derive(Clone, Debug)]
struct Before {
    /// The seat that acted.
    seat: PlayerId,
    game: AnyGame,
    /// What the act led to.
    events: Vec<AnyEvent>,
}

impl MatchHost {
    /// Sets up a match; in the middle of a game, where a position is given. Decisions are counted from `first`, so that
    /// those of an earlier match at the same table are stale.
    ///
    /// # Errors
    /// [`SetupError`] where the seats or the options are not allowed.
    pub fn new(setup: &MatchSetup, position: Option<&AnyGame>, first: u32) -> Result<Self, SetupError> {
        let seated = setup.seats.count();
        if setup.players.len() != seated {
            return Err(SetupError::Players {
                count: setup.players.len(),
                least: seated,
                most: seated,
            });
        }
        let new = AnyGame::new(&setup.options, &setup.seats, setup.seed)?;
        let mut host = Self {
            game: position.cloned().unwrap_or(new),
            record: Record::new(setup.options.clone(), setup.seats, setup.seed),
            tracks: MatchTracks::default(),
            players: Players(setup.players.clone()),
            began_with: setup.players.iter().map(sitting).collect(),
            first,
            position: 0,
            log: Vec::new(),
            decisions: [DecisionId(first); MAX_PLAYERS],
            decided_after: [0; MAX_PLAYERS],
            granted: Default::default(),
            due: PlayerSet::EMPTY,
            pending: None,
            before: Vec::new(),
            feeds: BTreeMap::new(),
            dice: ShownDice::new(&setup.options, &setup.seats),
            defects: Vec::new(),
        };
        host.look_who_is_due(None);
        Ok(host)
    }

    /// The head of the log of this match.
    pub fn head(&self, colours: [u8; MAX_PLAYERS], began_s: u64) -> HeadBody {
        HeadBody {
            options: self.record.options.clone(),
            seats: self.record.seats,
            seed: self.record.seed,
            players: self.began_with.clone(),
            colours,
            began_s,
        }
    }

    /// Takes what has to be kept since the last call, in order.
    pub fn take_log(&mut self) -> Vec<Kept> {
        std::mem::take(&mut self.log)
    }

    /// How many things the log holds so far, those included that were not taken yet.
    pub const fn position(&self) -> u32 {
        self.position
    }

    /// A number that no decision of this match has had.
    pub(crate) const fn next_decision(&self) -> u32 {
        self.first + self.position + 1
    }

    /// The match as the bytes of a record, for a report or a copy. It says what no seat may know.
    ///
    /// # Errors
    /// [`RecordError`] where it can't be written; that takes more memory than there is.
    pub fn record_bytes(&self) -> Result<Vec<u8>, RecordError> {
        self.record.to_bytes()
    }

    /// How the dice rolled and who played, as bytes that belong to [`Self::record_bytes`].
    ///
    /// # Errors
    /// [`TracksError`] as for the record.
    pub fn tracks_bytes(&self, players: &[SeatPlayer]) -> Result<Vec<u8>, TracksError> {
        self.tracks.to_bytes(&self.record, players)
    }

    /// The match, once it is over and nothing of it is secret any more.
    pub fn revealed(&self) -> Option<(&Record, &MatchTracks)> {
        (self.game.turn() == Turn::Over).then_some((&self.record, &self.tracks))
    }

    /// The match so far. It says what no seat may know: nothing of it may be shown before the match is over.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// How its dice rolled.
    pub const fn tracks(&self) -> &MatchTracks {
        &self.tracks
    }

    /// The record and the tracks of a match that nobody plays any more.
    pub fn into_parts(self) -> (Record, MatchTracks) {
        (self.record, self.tracks)
    }

    /// How many entries the record has.
    pub const fn entries(&self) -> usize {
        self.record.entries.len()
    }

    /// Who acted last, chance not counted.
    pub fn last_player(&self) -> Option<PlayerId> {
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

    /// Who is due.
    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// The seats that are due.
    pub const fn due(&self) -> PlayerSet {
        self.due
    }

    /// The decision that the seat's next request has to name.
    pub fn decision(&self, seat: PlayerId) -> DecisionId {
        self.decisions[seat.index() % MAX_PLAYERS]
    }

    /// What a seat can do, for whoever plays it.
    pub fn legal_of(&self, seat: PlayerId) -> Vec<AnyAction> {
        self.game.legal_actions(seat)
    }

    /// What a viewer may know.
    pub fn view_of(&self, viewer: Viewer) -> AnyView {
        self.game.view(viewer)
    }

    /// How a seat can object to a slip that is going on (M-13).
    pub fn call_out(&self, seat: PlayerId) -> Option<AnyAction> {
        self.game.call_out(seat)
    }

    /// The chance of the computer player of a seat. Several seats may be due at once, and what one answers does not
    /// change what the others think about: a choice has the chance of the moment at which it became due.
    pub(crate) fn agent_chance(&self, seat: PlayerId, of: AgentChance) -> RulesRng {
        let after = match of {
            AgentChance::Choice => self.decided_after[seat.index() % MAX_PLAYERS],
            AgentChance::Notices => self.record.entries.len(),
        };
        of.of(self.record.seed, seat, after)
    }

    /// The hand that lays the things of this match on a table.
    pub(crate) fn hand(&self) -> HandRng {
        HandRng::new(self.record.seed)
    }

    /// Findings that only a defect of the program can cause, since the last call.
    pub fn take_defects(&mut self) -> Vec<String> {
        std::mem::take(&mut self.defects)
    }

    /// The dice that are due were thrown by an act or by hand.
    const fn thrown_by_act(&mut self, thrown: bool, gesture: Option<ThrowGesture>) {
        if thrown && let Some(pending) = &mut self.pending {
            pending.by_act = true;
            pending.gesture = gesture;
        }
    }

    /// Applies an action or a report by the rules, and keeps and tells it.
    fn apply(
        &mut self,
        who: Actor,
        action: &AnyAction,
        gesture: Option<ThrowGesture>,
        throw: Option<&AtRest>,
    ) -> Result<(), ApplyError<AnyAction>> {
        let begins = self
            .pending
            .is_some_and(|pending| pending.due == ChanceDue::Drawn { starts_round: true });
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
        let track = throw.and_then(|throw| self.tracks.keep(index, &throw.settled));
        let lies = throw.map(|throw| {
            let kept = KeptThrow::of(&throw.settled).map(|kept| kept.lies());
            kept.unwrap_or_else(|| throw.lies.clone())
        });
        self.lay_dice(index, &events, order.zip(lies));
        if let Some(entry) = self.record.entries.last().cloned() {
            let throw = throw.map(|throw| Thrown {
                track: track.as_deref().cloned().unwrap_or_default(),
                lies: throw.lies.iter().map(numbers).collect(),
            });
            self.log.push(Kept::Happened {
                entry,
                throw,
                gesture: gesture.map(Into::into),
            });
        }
        self.went_on();
        self.look_who_is_due(seat_of(who));
        self.thrown_by_act(who != Actor::Chance && action.is_thrown(), gesture);
        self.remember_state(who, &events, before);
        self.tell_all(|viewer| Told::Happened {
            entry: index as u32,
            events: events.iter().filter_map(|event| event.redact(viewer)).collect(),
            throw: track.clone(),
            begins,
        });
        Ok(())
    }

    /// The dice lie as everybody is told now.
    fn lay_dice(&mut self, entry: usize, events: &[AnyEvent], throw: Option<(ThrowOrder, Vec<(DieId, Pose)>)>) {
        if let Some((order, lies)) = throw {
            self.dice.thrown(&order, lies);
        }
        let told: Vec<AnyEvent> = events.iter().filter_map(|event| event.redact(Viewer::Public)).collect();
        self.dice.happened(entry, told.iter());
    }

    /// Remembers the state before an entry, where it can be undone.
    fn remember_state(&mut self, who: Actor, events: &[AnyEvent], before: AnyGame) {
        match who {
            Actor::Player(seat) if events.iter().all(AnyEvent::can_be_undone) => self.before.push(Before {
                seat,
                game: before,
                events: events.to_vec(),
            }),
            Actor::Player(_) | Actor::Chance => self.before.clear(),
        }
    }

    /// The log is longer by one.
    const fn went_on(&mut self) {
        self.position += 1;
    }

    /// Determines who is due now. A seat that answered, and a seat that has become due or is to throw, get a new
    /// decision.
    fn look_who_is_due(&mut self, answered: Option<PlayerId>) {
        let turn = self.game.turn();
        let due = match turn {
            Turn::Players(players) => players,
            Turn::Chance | Turn::Over => PlayerSet::EMPTY,
        };
        self.pending = (turn == Turn::Chance).then(|| PendingChance::new(self.game.chance_due()));
        let throws = self.pending.and_then(|pending| pending.awaited());
        for seat in self.record.seats.iter() {
            if answered == Some(seat) || throws == Some(seat) || due.contains(seat) && !self.due.contains(seat) {
                self.decide_anew(seat);
                self.decided_after[seat.index()] = self.record.entries.len();
            }
        }
        self.due = due;
    }

    /// Gives a seat a new decision: the place in the log at which it got it.
    fn decide_anew(&mut self, seat: PlayerId) {
        if let Some(decision) = self.decisions.get_mut(seat.index()) {
            *decision = DecisionId(self.first + self.position);
        }
    }

    /// Applies the next entry of a match that is shown again, which has to lead to the recorded state.
    ///
    /// # Errors
    /// [`ReplayError`] where the rules refuse the entry or it leads to another state; then the match stands still.
    pub fn do_again(&mut self, replayed: &Record) -> Result<(), ReplayError> {
        let (index, count) = (self.record.entries.len(), replayed.entries.len());
        let Some(entry) = replayed.entries.get(index) else {
            return Ok(());
        };
        let mut game = self.game.clone();
        let mut events = Vec::<AnyEvent>::new();
        entry.apply_to(&mut game, index, count, &mut events)?;
        self.game = game;
        self.record.entries.push(entry.clone());
        self.went_on();
        self.look_who_is_due(seat_of(entry.who));
        self.tell_all(|viewer| Told::Happened {
            entry: index as u32,
            events: events.iter().filter_map(|event| event.redact(viewer)).collect(),
            throw: None,
            begins: false,
        });
        Ok(())
    }

    /// The tracks of a match that is shown again.
    pub(crate) fn set_tracks(&mut self, tracks: MatchTracks) {
        self.tracks = tracks;
    }
}

const fn seat_of(who: Actor) -> Option<PlayerId> {
    match who {
        Actor::Player(seat) => Some(seat),
        Actor::Chance => None,
    }
}

/// A player as the log knows them.
fn sitting(player: &SeatPlayer) -> Sitting {
    Sitting {
        name: player.name.clone(),
        level: player.control.face(),
    }
}

/// A player of a log.
pub(crate) fn player_of(who: &Sitting) -> SeatPlayer {
    SeatPlayer {
        name: who.name.clone(),
        control: who.level.map_or(SeatControl::Person, SeatControl::Agent),
    }
}
