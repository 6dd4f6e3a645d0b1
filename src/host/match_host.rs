//! A match, from its set-up to its end: the only owner of the game state.
//!
//! It answers requests, draws the chance that is not thrown, asks a [`Thrower`] for throws, and applies the rules. What
//! came of it goes to the log of the match and to the feed of each viewer. It knows the games only through the closed
//! enums, and no world of entities.

use std::collections::{BTreeMap, VecDeque};

use crate::catalog::{AnyAction, AnyEvent, AnyGame, AnyOptions, AnyView};
use crate::host::agents::AgentChance;
use crate::host::feed::{Feed, FeedItem, Shared, Told, TrackBytes};
use crate::host::hand::HandRng;
use crate::host::kept::tracks_of;
use crate::host::match_setup::MatchSetup;
use crate::host::pending::PendingChance;
use crate::host::request::{ActionRequest, Ask, DecisionId, Granted, RefusalReason, ThrowGiven, Undo};
use crate::host::thrower::{AtRest, Thrower};
use crate::host::tracks::MatchTracks;
use crate::host::view::{AwaitedThrow, MatchView, Players, SeatControl, SeatPlayer};
use crate::messages::texts::rules as words;
use crate::physics::pose::Pose;
use crate::physics::throw::{ThrowGesture, ThrowOrder};
use crate::record::{Record, RecordError, ReplayError};
use crate::rules::die::DieId;
use crate::rules::error::{ApplyError, SetupError};
use crate::rules::game::Turn;
use crate::rules::ids::{Actor, MAX_PLAYERS, PlayerId, PlayerSet, Viewer};
use crate::rules::rng::{Stream, at_entry};
use crate::rules::seats::Seats;
use crate::store::error::StoreError;
use crate::store::kept::{HeadBody, Kept, Sitting, Thrown};
use crate::store::story::Story;
use crate::tabletop::game::ChanceDue;

/// How many granted requests of a seat are remembered, to tell a repeated one from a late one.
const REMEMBERED: usize = 16;

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

/// A throw that is to be made now.
#[derive(Clone, Copy, Debug)]
struct DueThrow {
    thrower: Option<PlayerId>,
    gesture: Option<ThrowGesture>,
    again: bool,
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
            defects: Vec::new(),
        };
        host.look_who_is_due(None);
        Ok(host)
    }

    /// Takes up a match that was kept, exactly as it was left: its decisions have their numbers again.
    ///
    /// # Errors
    /// [`StoreError::Unplayable`] where the rules refuse something of it.
    pub fn go_on(story: Story, first: u32) -> Result<Self, StoreError> {
        let setup = MatchSetup {
            options: story.head.options.clone(),
            seats: story.head.seats,
            seed: story.head.seed,
            players: story.head.players.iter().map(player_of).collect(),
        };
        let unplayable = |error: ReplayError| StoreError::Unplayable(error);
        let mut host = Self::new(&setup, None, first).map_err(|error| unplayable(error.into()))?;
        let tracks = tracks_of(&story)?;
        for kept in story.log {
            host.take_again(kept)?;
        }
        host.tracks = tracks;
        Ok(host)
    }

    /// Does again what was kept.
    fn take_again(&mut self, kept: Kept) -> Result<(), StoreError> {
        let told = |why: &str| StoreError::Unreadable(why.to_owned());
        match kept {
            Kept::Happened { entry, gesture, .. } => {
                let gesture = gesture.and_then(|numbers| ThrowGesture::try_from(numbers).ok());
                if let Actor::Player(seat) = entry.who {
                    self.remember(Ask::Act(ActionRequest {
                        seat,
                        decision: self.decision(seat),
                        action: entry.action.clone(),
                        gesture,
                    }));
                }
                let index = self.record.entries.len();
                let mut game = self.game.clone();
                let mut events = Vec::<AnyEvent>::new();
                entry
                    .apply_to(&mut game, index, index + 1, &mut events)
                    .map_err(StoreError::Unplayable)?;
                let before = std::mem::replace(&mut self.game, game);
                let (who, thrown) = (entry.who, entry.action.is_thrown());
                self.record.entries.push(entry);
                self.remember_state(who, &events, before);
                self.went_on();
                self.look_who_is_due(seat_of(who));
                self.thrown_by_act(thrown && who != Actor::Chance, gesture);
            }
            Kept::Undone => {
                let nothing = || told("nothing was there to undo");
                let seat = self.can_undo().ok_or_else(nothing)?;
                let before = self.before.pop().ok_or_else(nothing)?;
                self.remember(Ask::Undo(Undo {
                    seat,
                    decision: self.decision(seat),
                }));
                self.record.entries.pop();
                self.game = before.game;
                self.went_on();
                self.look_who_is_due(Some(seat));
            }
            Kept::Named(_) => self.went_on(),
            Kept::Sits { seat, who } => {
                self.sit(seat, player_of(&who));
            }
            Kept::Given { seat, gesture } => {
                let gesture = gesture.and_then(|numbers| ThrowGesture::try_from(numbers).ok());
                self.remember(Ask::Throw(ThrowGiven {
                    seat,
                    decision: self.decision(seat),
                    gesture,
                }));
                self.went_on();
                self.thrown_by_act(true, gesture);
            }
        }
        Ok(())
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
    /// [`super::tracks::TracksError`] as for the record.
    pub fn tracks_bytes(&self, players: &[SeatPlayer]) -> Result<Vec<u8>, super::tracks::TracksError> {
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
    pub(crate) fn agent_chance(&self, seat: PlayerId, of: AgentChance) -> crate::rules::rng::RulesRng {
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

    /// Lets a viewer look at the match from now on. Returns all there is to know; [`Self::after`] has what comes after it.
    pub fn connect(&mut self, viewer: Viewer) -> FeedItem {
        let whole = Told::Whole {
            options: self.record.options.clone(),
            players: self.players.0.clone(),
        };
        let view = Shared::new(self.view(viewer));
        self.feeds.entry(viewer).or_default().push(self.position, whole, view)
    }

    /// Lets a viewer look at the match, unless one already does.
    pub(crate) fn connect_once(&mut self, viewer: Viewer) {
        if !self.feeds.contains_key(&viewer) {
            self.connect(viewer);
        }
    }

    /// Nobody looks as this viewer any more.
    pub fn disconnect(&mut self, viewer: Viewer) {
        self.feeds.remove(&viewer);
    }

    /// What a viewer was told after the item of this number; `None` where some of it is no longer kept, or the viewer is
    /// not connected: then [`Self::connect`] tells all.
    pub fn after(&self, viewer: Viewer, number: u64) -> Option<impl Iterator<Item = &FeedItem>> {
        self.feeds.get(&viewer)?.after(number)
    }

    /// The same, after a place of the log.
    pub(crate) fn since(&self, viewer: Viewer, position: u32) -> Option<impl Iterator<Item = &FeedItem>> {
        self.feeds.get(&viewer)?.since(position)
    }

    /// The match as the viewer saw it at a place of the log, as far as that is kept.
    pub(crate) fn view_at(&self, viewer: Viewer, position: u32) -> Option<&MatchView> {
        self.feeds.get(&viewer)?.view_at(position)
    }

    /// Everybody has seen the match up to this place of the log: what was told before need not be kept.
    pub fn read_to(&mut self, position: u32) {
        for feed in self.feeds.values_mut() {
            feed.read_to(position);
        }
    }

    /// Answers a request.
    ///
    /// # Errors
    /// [`RefusalReason`]; then nothing has changed.
    pub fn ask(&mut self, asked: &Ask) -> Result<Granted, RefusalReason> {
        let answer = self.answer(asked);
        if let Err(reason) = &answer {
            let viewer = Viewer::Player(asked.seat());
            let view = self.feeds.contains_key(&viewer).then(|| self.view(viewer));
            if let (Some(feed), Some(view)) = (self.feeds.get_mut(&viewer), view) {
                let refused = Told::Refused {
                    decision: asked.decision(),
                    reason: reason.clone(),
                };
                feed.push(self.position, refused, Shared::new(view));
            }
        }
        answer
    }

    fn answer(&mut self, asked: &Ask) -> Result<Granted, RefusalReason> {
        let seat = asked.seat();
        let Some(&now) = self.decisions[..self.seats().count()].get(seat.index()) else {
            return Err(ApplyError::not_due(seat).into());
        };
        if self.granted[seat.index()].contains(asked) {
            return Ok(Granted::Before);
        }
        if asked.decision() != now {
            return Err(RefusalReason::Stale {
                asked: asked.decision(),
                now,
            });
        }
        match asked {
            Ask::Act(request) => self.act(request)?,
            Ask::Throw(given) => self.throw_given(given)?,
            Ask::Undo(_) => self.undo(seat)?,
        }
        self.remember(asked.clone());
        Ok(Granted::Now)
    }

    fn remember(&mut self, asked: Ask) {
        let granted = &mut self.granted[asked.seat().index() % MAX_PLAYERS];
        granted.push_back(asked);
        if granted.len() > REMEMBERED {
            granted.pop_front();
        }
    }

    fn act(&mut self, request: &ActionRequest) -> Result<(), RefusalReason> {
        match self.pending {
            Some(PendingChance {
                due: ChanceDue::Drawn { .. },
                ..
            }) => return Err(RefusalReason::Dealing),
            Some(_) => return Err(RefusalReason::Rolling),
            None => {}
        }
        let gesture = request.gesture.filter(|_| request.action.is_thrown());
        self.apply(Actor::Player(request.seat), &request.action, gesture, None)?;
        Ok(())
    }

    /// The dice that are due were thrown by an act or by hand.
    const fn thrown_by_act(&mut self, thrown: bool, gesture: Option<ThrowGesture>) {
        if thrown && let Some(pending) = &mut self.pending {
            pending.by_act = true;
            pending.gesture = gesture;
        }
    }

    fn throw_given(&mut self, given: &ThrowGiven) -> Result<(), RefusalReason> {
        if self.awaited().is_none_or(|awaited| awaited.seat != given.seat) {
            return Err(RefusalReason::NotAwaited);
        }
        self.thrown_by_act(true, given.gesture);
        self.log.push(Kept::Given {
            seat: given.seat,
            gesture: given.gesture.map(Into::into),
        });
        self.went_on();
        self.tell_all(|_| Told::Given { seat: given.seat });
        Ok(())
    }

    /// The seat that can undo the last act.
    fn can_undo(&self) -> Option<PlayerId> {
        let seat = self.before.last()?.seat;
        (self.pending.is_none() && self.due.contains(seat)).then_some(seat)
    }

    fn undo(&mut self, seat: PlayerId) -> Result<(), RefusalReason> {
        if self.can_undo() != Some(seat) {
            return Err(RefusalReason::NothingToUndo);
        }
        let before = self.before.pop().ok_or(RefusalReason::NothingToUndo)?;
        self.record.entries.pop();
        self.game = before.game;
        self.log.push(Kept::Undone);
        self.went_on();
        self.look_who_is_due(Some(seat));
        self.tell_all(|viewer| Told::Undone {
            seat,
            told: before.events.iter().filter_map(|event| event.redact(viewer)).count() as u32,
        });
        Ok(())
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
        self.game.apply(who, action, &mut events)?;
        let index = self.record.entries.len();
        self.record.push(who, action.clone(), self.game.state_hash());
        if cfg!(debug_assertions)
            && let Err(error) = self.game.check_invariants()
        {
            self.defects.push(format!("{error} after {action:?} by {who:?}"));
        }
        let track = throw.and_then(|throw| {
            self.tracks.keep(index, &throw.settled);
            self.tracks.throw(index)?.to_bytes().ok()
        });
        if let Some(entry) = self.record.entries.last().cloned() {
            let throw = throw.map(|throw| Thrown {
                track: track.clone().unwrap_or_default(),
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
        let throw: Option<Shared<TrackBytes>> = track.map(Shared::new);
        self.tell_all(|viewer| Told::Happened {
            entry: index as u32,
            events: events.iter().filter_map(|event| event.redact(viewer)).collect(),
            throw: throw.clone(),
            begins,
        });
        Ok(())
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

    /// Tells every viewer what has happened.
    fn tell_all(&mut self, told: impl Fn(Viewer) -> Told) {
        let viewers: Vec<Viewer> = self.feeds.keys().copied().collect();
        for viewer in viewers {
            let view = Shared::new(self.view(viewer));
            if let Some(feed) = self.feeds.get_mut(&viewer) {
                feed.push(self.position, told(viewer), view);
            }
        }
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

    /// Somebody else plays a seat from now on: earlier requests for it are stale, and its earlier acts can't be undone.
    /// Returns whether anything has changed: not for a seat or a computer player that there is not.
    pub fn change_seat(&mut self, seat: PlayerId, control: SeatControl) -> bool {
        let there_is = match control {
            SeatControl::Person => true,
            SeatControl::Agent(level) => self.options().levels().contains(&level),
            SeatControl::Recorded(_) => false,
        };
        let Some(player) = self.players.0.get(seat.index()) else {
            return false;
        };
        if player.control == control || !there_is {
            return false;
        }
        let player = SeatPlayer {
            control,
            ..player.clone()
        };
        self.log.push(Kept::Sits {
            seat,
            who: sitting(&player),
        });
        self.sit(seat, player.clone());
        self.tell_all(|_| Told::Sits {
            seat,
            player: player.clone(),
        });
        true
    }

    fn sit(&mut self, seat: PlayerId, player: SeatPlayer) {
        if let Some(sits) = self.players.0.get_mut(seat.index()) {
            *sits = player;
        }
        self.went_on();
        self.decide_anew(seat);
        if self.before.iter().any(|before| before.seat == seat) {
            self.before.clear();
        }
    }

    /// Goes on as far as nobody has to decide: draws chance that is not thrown, and has dice thrown.
    pub fn tick(&mut self, thrower: &mut impl Thrower) {
        self.draw();
        self.throw_with(thrower);
    }

    /// Draws the chance that is due and not thrown. One shuffle may follow another: of the set-aside piles, then of a
    /// stock (M-12).
    pub fn draw(&mut self) {
        while let Some(PendingChance {
            due: ChanceDue::Drawn { .. },
            ..
        }) = self.pending
        {
            let mut chance = at_entry(self.record.seed, Stream::Chance, self.record.entries.len());
            let drawn = self.game.sample_chance(&mut chance);
            if let Err(error) = self.apply(Actor::Chance, &drawn, None, None) {
                self.defects.push(format!("{error}: drawn"));
                return;
            }
        }
    }

    /// Whether chance is due that is not thrown.
    pub(crate) fn is_drawing(&self) -> bool {
        self.pending
            .is_some_and(|pending| matches!(pending.due, ChanceDue::Drawn { .. }))
    }

    /// Whether dice are due to be thrown and no hand has to do it.
    pub fn is_throw_due(&self) -> bool {
        self.due_throw().is_some()
    }

    fn due_throw(&self) -> Option<DueThrow> {
        let pending = self.pending.filter(|pending| !pending.ordered)?;
        let ChanceDue::Throw { thrower } = pending.due else {
            return None;
        };
        if pending.awaited().is_some_and(|seat| self.players.is_person(seat)) {
            return None;
        }
        Some(DueThrow {
            thrower,
            gesture: pending.gesture,
            again: pending.again,
        })
    }

    /// Has the dice thrown that are due.
    pub fn throw_with(&mut self, thrower: &mut impl Thrower) {
        let Some(due) = self.due_throw() else { return };
        let seats = self.seats().count();
        let gesture = due
            .gesture
            .unwrap_or_else(|| thrower.standard(due.thrower.unwrap_or(PlayerId(0)), seats));
        let Some(order) = self.order(gesture) else { return };
        // The same throw once more would fail once more.
        let fresh = || at_entry(self.record.seed, Stream::Throw, self.record.entries.len());
        thrower.throw(order, (!due.again).then(fresh));
        if let Some(pending) = &mut self.pending {
            pending.ordered = true;
        }
    }

    /// The throw that is due, with this gesture; `None` where none is.
    pub fn order(&self, gesture: ThrowGesture) -> Option<ThrowOrder> {
        self.game.throw_due(gesture)
    }

    /// Takes what a throw did, as a report to the rules (G-2). A throw that no one waits for changes nothing: it belongs
    /// to a match that was ended while its dice were in the air.
    pub fn thrown(&mut self, throw: &AtRest) {
        if !self.pending.is_some_and(|pending| pending.ordered) {
            return;
        }
        let reported = match self.game.report(&throw.settled) {
            Some(report) => self.apply(Actor::Chance, &report, None, Some(throw)),
            None => Err(ApplyError::BadReport {
                why: words::REPORT_WRONG_DICE,
            }),
        };
        if let Err(error) = reported {
            self.defects.push(format!("{error}: {:?}", throw.settled));
            // This must not stop the match: the dice are thrown again.
            if let Some(pending) = &mut self.pending {
                pending.by_act = true;
                pending.again = true;
                pending.ordered = false;
            }
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

    /// The match as a viewer may see it.
    pub fn view(&self, viewer: Viewer) -> MatchView {
        let mut legal: [Vec<AnyAction>; MAX_PLAYERS] = Default::default();
        if !self.due.is_empty() {
            for seat in self.seats().iter() {
                let legal = &mut legal[seat.index()];
                *legal = self.game.legal_actions(seat);
                if viewer != Viewer::Player(seat) {
                    legal.retain(AnyAction::is_open);
                }
            }
        }
        MatchView {
            view: self.game.view(viewer),
            seats: *self.seats(),
            due: self.due,
            decisions: self.decisions,
            legal,
            awaited: self.awaited(),
            undo: self.can_undo(),
            scores: self.game.scores(),
        }
    }

    /// The throw that waits for a person's hand.
    fn awaited(&self) -> Option<AwaitedThrow> {
        let seat = self.pending?.awaited().filter(|seat| self.players.is_person(*seat))?;
        Some(AwaitedThrow {
            seat,
            decision: self.decision(seat),
            dice: self.game.throw_due(ThrowGesture::NONE)?.dice,
        })
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

/// Where a die lies, as the log has it.
fn numbers((die, pose): &(DieId, Pose)) -> (u8, [f32; 3], [f32; 4]) {
    (die.0, pose.position.to_array(), pose.rotation.to_array())
}
