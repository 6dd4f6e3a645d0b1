//! The referee: the only owner of the game state.
//!
//! It takes requests and settled throws, draws the chance that is not thrown, applies the rules, and publishes the
//! result: the journal, the view, the phase, a refusal, or the order for a throw. Everything else sees only those. It
//! knows the games only through the closed enums, and it moves nothing on the table itself. While a record is replayed
//! (`replay`), everything that happens comes from the record.

use bevy::prelude::*;

use crate::catalog::{AnyAction, AnyEvent, AnyGame, AnyView};
use crate::physics::pose::Pose;
use crate::physics::throw::ThrowGesture;
use crate::record::{Entry, Record, ReplayError};
use crate::rules::die::DieId;
use crate::rules::error::{ApplyError, SetupError};
use crate::rules::game::Turn;
use crate::rules::ids::{Actor, MAX_PLAYERS, PlayerId, PlayerSet, Viewer};
use crate::rules::rng::{Stream, at_entry};
use crate::rules::seats::Seats;
use crate::table::defect::Defects;
use crate::table::journal::Journal;
use crate::table::match_setup::MatchSetup;
use crate::table::phase::MatchPhase;
use crate::table::request::{ActionRequest, DecisionId, RefusalReason, Undo, Undone};
use crate::table::view::{AwaitedThrow, MatchView, Players};
use crate::table::viewer::TableViewer;
use crate::tabletop::game::ChanceDue;

/// The match that is on. Only the referee may use its game state. Present while a match is on.
#[derive(Resource, Debug)]
pub struct Referee {
    pub(crate) game: AnyGame,
    pub(crate) record: Record,
    decisions: [DecisionId; MAX_PLAYERS],
    /// How many entries there were when each seat got its decision.
    decided_after: [usize; MAX_PLAYERS],
    pub(crate) due: PlayerSet,
    pub(crate) pending: Option<PendingChance>,
    /// The states before the last acts of the seat that is due, as far as these acts can be undone.
    before: Vec<Before>,
    /// Whether the published view is out of date.
    pub(crate) unpublished: bool,
    /// What happened since somebody last kept it.
    pub(crate) news: Vec<News>,
}

/// What has to be kept of a match.
#[derive(Clone, Debug)]
pub(crate) enum News {
    /// An entry of the record, by its index.
    Happened {
        index: usize,
        entry: Entry,
        gesture: Option<ThrowGesture>,
        /// Where all dice lay when its throw was at rest.
        lies: Vec<(DieId, Pose)>,
    },
    /// The last entry was undone.
    Undone,
}

/// The state before an act that can be undone.
#[derive(Clone, Debug)]
struct Before {
    /// The seat that acted.
    seat: PlayerId,
    game: AnyGame,
    /// The number of events that the act appended.
    told: usize,
}

/// The last decision number given out. It keeps counting over all matches of this table, so that a request for an
/// earlier match is stale in the next one.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct DecisionCounter(u32);

impl DecisionCounter {
    const fn next(&mut self) -> DecisionId {
        self.0 += 1;
        DecisionId(self.0)
    }
}

/// The chance result that the match waits for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PendingChance {
    pub(crate) due: ChanceDue,
    /// Whether an act led to it: then the dice are thrown at once.
    pub(crate) by_act: bool,
    /// The gesture, where the thrower gave one.
    pub(crate) gesture: Option<ThrowGesture>,
    pub(crate) stage: ChanceStage,
    /// Whether the dice were thrown already, and it did not count.
    pub(crate) again: bool,
}

/// The stage of pending chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChanceStage {
    /// It became due in this frame. A system that has something to show first can close the gate before the next frame.
    New,
    /// It waits for the gate, or for a person's hand.
    Waiting,
    /// The throw was ordered.
    Ordered,
}

/// Chance that is drawn without waiting.
pub(crate) const AT_ONCE: ChanceDue = ChanceDue::Drawn { starts_round: false };

impl PendingChance {
    /// The seat that has to throw with a gesture of its own choice.
    pub(crate) const fn awaited(&self) -> Option<PlayerId> {
        match self.due {
            ChanceDue::Throw { thrower } if !self.by_act => thrower,
            ChanceDue::Throw { .. } | ChanceDue::Drawn { .. } => None,
        }
    }
}

impl Referee {
    /// Sets up a match; in the middle of a game, where a position is given.
    ///
    /// # Errors
    /// [`SetupError`] where the seats or the options are not allowed.
    pub(crate) fn new(
        setup: &MatchSetup,
        position: Option<&AnyGame>,
        counter: &mut DecisionCounter,
    ) -> Result<Self, SetupError> {
        let seated = setup.seats.count();
        if setup.players.len() != seated {
            return Err(SetupError::Players {
                count: setup.players.len(),
                least: seated,
                most: seated,
            });
        }
        let new = AnyGame::new(&setup.options, &setup.seats, setup.seed)?;
        let mut referee = Self {
            game: position.cloned().unwrap_or(new),
            record: Record::new(setup.options.clone(), setup.seats, setup.seed),
            decisions: [(); MAX_PLAYERS].map(|()| counter.next()),
            decided_after: [0; MAX_PLAYERS],
            due: PlayerSet::EMPTY,
            pending: None,
            before: Vec::new(),
            unpublished: true,
            news: Vec::new(),
        };
        referee.look_who_is_due(None, counter);
        Ok(referee)
    }

    /// The record of the match so far.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The game, which says what lies on the table.
    pub(crate) const fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The seating.
    pub(crate) const fn seats(&self) -> &Seats {
        &self.record.seats
    }

    /// The seats that are due.
    pub(crate) const fn due(&self) -> PlayerSet {
        self.due
    }

    /// The decision that the seat's next request has to name.
    pub(crate) fn decision(&self, seat: PlayerId) -> DecisionId {
        self.decisions[seat.index() % MAX_PLAYERS]
    }

    /// How many entries of the record there were when the seat got this decision. Several seats may be due at once, and
    /// what one answers does not change what the others think about.
    pub(crate) fn decided_after(&self, seat: PlayerId) -> usize {
        self.decided_after[seat.index() % MAX_PLAYERS]
    }

    /// What a seat may know: only for the computer player of that seat.
    pub(crate) fn view_of(&self, seat: PlayerId) -> AnyView {
        self.game.view(Viewer::Player(seat))
    }

    /// What a seat can do: only for the computer player of that seat.
    pub(crate) fn legal_of(&self, seat: PlayerId) -> Vec<AnyAction> {
        self.game.legal_actions(seat)
    }

    /// How a seat can object to a slip that is going on (M-13).
    pub(crate) fn call_out(&self, seat: PlayerId) -> Option<AnyAction> {
        self.game.call_out(seat)
    }

    /// Answers a request.
    ///
    /// # Errors
    /// [`RefusalReason`]; then nothing has changed.
    pub(crate) fn answer(
        &mut self,
        request: &ActionRequest,
        counter: &mut DecisionCounter,
        journal: &mut Journal,
        defects: &mut Defects,
    ) -> Result<(), RefusalReason> {
        let seat = request.seat;
        let Some(&now) = self.decisions[..self.seats().count()].get(seat.index()) else {
            return Err(ApplyError::not_due(seat).into());
        };
        if request.decision != now {
            return Err(RefusalReason::Stale {
                asked: request.decision,
                now,
            });
        }
        match self.pending {
            Some(PendingChance {
                due: ChanceDue::Drawn { .. },
                ..
            }) => return Err(RefusalReason::Dealing),
            Some(_) => return Err(RefusalReason::Rolling),
            None => {}
        }
        self.apply(Actor::Player(seat), &request.action, journal, defects)?;
        self.look_who_is_due(Some(seat), counter);
        if let Some(pending) = &mut self.pending
            && request.action.is_thrown()
        {
            pending.by_act = true;
            pending.gesture = request.gesture;
            if let Some(News::Happened { gesture, .. }) = self.news.last_mut() {
                *gesture = request.gesture;
            }
        }
        Ok(())
    }

    /// Applies an action or a report by the rules, and records and reports it.
    pub(crate) fn apply(
        &mut self,
        who: Actor,
        action: &AnyAction,
        journal: &mut Journal,
        defects: &mut Defects,
    ) -> Result<(), ApplyError<AnyAction>> {
        let mut events = Vec::<AnyEvent>::new();
        let before = self.game.clone();
        self.game.apply(who, action, &mut events)?;
        self.record.push(who, action.clone(), self.game.state_hash());
        self.news.extend(self.record.entries.last().map(|entry| News::Happened {
            index: self.record.entries.len() - 1,
            entry: entry.clone(),
            gesture: None,
            lies: Vec::new(),
        }));
        self.tell_and_remember(who, events, before, journal);
        if cfg!(debug_assertions)
            && let Err(error) = self.game.check_invariants()
        {
            defects.note(format!("{error} after {action:?} by {who:?}"));
        }
        self.unpublished = true;
        Ok(())
    }

    /// Applies the next entry of `replayed`, which has to lead to the recorded state, and records and reports it.
    ///
    /// # Errors
    /// [`ReplayError`] where the rules refuse the entry or it leads to another state; then the match stands still.
    pub(crate) fn do_again(
        &mut self,
        replayed: &Record,
        counter: &mut DecisionCounter,
        journal: &mut Journal,
    ) -> Result<(), ReplayError> {
        let (index, count) = (self.record.entries.len(), replayed.entries.len());
        let Some(entry) = replayed.entries.get(index) else {
            return Ok(());
        };
        let mut game = self.game.clone();
        let mut events = Vec::<AnyEvent>::new();
        entry.apply_to(&mut game, index, count, &mut events)?;
        let before = std::mem::replace(&mut self.game, game);
        self.record.entries.push(entry.clone());
        self.tell_and_remember(entry.who, events, before, journal);
        let answered = match entry.who {
            Actor::Player(seat) => Some(seat),
            Actor::Chance => None,
        };
        self.look_who_is_due(answered, counter);
        Ok(())
    }

    /// The seat that can undo the last act.
    fn can_undo(&self) -> Option<PlayerId> {
        let seat = self.before.last()?.seat;
        (self.pending.is_none() && self.due.contains(seat)).then_some(seat)
    }

    /// Undoes the last act; `None` where that is not possible.
    pub(crate) fn undo(&mut self, asked: &Undo, counter: &mut DecisionCounter) -> Option<Undone> {
        let seat = self.can_undo().filter(|seat| *seat == asked.seat)?;
        if self.decision(seat) != asked.decision {
            return None;
        }
        let entry = self.record.entries.pop()?;
        let before = self.before.pop()?;
        self.news.push(News::Undone);
        self.game = before.game;
        self.look_who_is_due(Some(seat), counter);
        Some(Undone {
            seat,
            action: entry.action,
            told: before.told,
        })
    }

    /// Determines who is due now. A seat that answered, and a seat that has become due, get a new decision.
    pub(crate) fn look_who_is_due(&mut self, answered: Option<PlayerId>, counter: &mut DecisionCounter) {
        let turn = self.game.turn();
        let due = match turn {
            Turn::Players(players) => players,
            Turn::Chance | Turn::Over => PlayerSet::EMPTY,
        };
        for seat in self.record.seats.iter() {
            if answered == Some(seat) || due.contains(seat) && !self.due.contains(seat) {
                self.decisions[seat.index()] = counter.next();
                self.decided_after[seat.index()] = self.record.entries.len();
            }
        }
        self.due = due;
        self.pending = (turn == Turn::Chance).then(|| PendingChance {
            due: self.game.chance_due(),
            by_act: false,
            gesture: None,
            stage: ChanceStage::New,
            again: false,
        });
        self.unpublished = true;
    }

    /// Somebody else plays a seat from now on: earlier requests for it are stale, and its earlier acts can't be undone.
    pub(crate) fn change_hands(&mut self, seat: PlayerId, counter: &mut DecisionCounter) {
        if let Some(decision) = self.decisions.get_mut(seat.index()) {
            *decision = counter.next();
        }
        if self.before.iter().any(|before| before.seat == seat) {
            self.before.clear();
        }
        self.unpublished = true;
    }

    /// Draws the chance that is not thrown, and goes on. Returns whether another draw is due at once.
    pub(crate) fn draw(&mut self, counter: &mut DecisionCounter, journal: &mut Journal, defects: &mut Defects) -> bool {
        let mut chance = at_entry(self.record.seed, Stream::Chance, self.record.entries.len());
        let drawn = self.game.sample_chance(&mut chance);
        let applied = self.apply(Actor::Chance, &drawn, journal, defects);
        if let Err(error) = &applied {
            defects.note(format!("{error}: drawn"));
        }
        self.look_who_is_due(None, counter);
        applied.is_ok() && self.pending.is_some_and(|pending| pending.due == AT_ONCE)
    }

    /// The match as `viewer` may see it at this table.
    pub(crate) fn view(&self, viewer: Viewer, players: &Players) -> MatchView {
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
            awaited: self.awaited(players),
            undo: self.can_undo(),
            scores: self.game.scores(),
        }
    }

    /// The throw that waits for a person's hand.
    pub(crate) fn awaited(&self, players: &Players) -> Option<AwaitedThrow> {
        let pending = self.pending.filter(|pending| pending.stage != ChanceStage::Ordered)?;
        let seat = pending.awaited().filter(|seat| players.is_person(*seat))?;
        let dice = self.game.throw_due(ThrowGesture::NONE)?.dice;
        Some(AwaitedThrow { seat, dice })
    }

    /// Tells what the last entry led to, and remembers the state `before` it where it can be undone.
    fn tell_and_remember(&mut self, who: Actor, events: Vec<AnyEvent>, before: AnyGame, journal: &mut Journal) {
        let can_be_undone = events.iter().all(AnyEvent::can_be_undone);
        let told = self.tell(events, journal);
        match who {
            Actor::Player(seat) if can_be_undone => self.before.push(Before {
                seat,
                game: before,
                told,
            }),
            Actor::Player(_) | Actor::Chance => self.before.clear(),
        }
    }

    /// A match that was taken up again goes on: a throw that the last entry led to is made as it would have been made.
    pub(crate) fn go_on(&mut self, gesture: Option<ThrowGesture>) {
        let thrown = self
            .record
            .entries
            .last()
            .is_some_and(|entry| entry.who != Actor::Chance && entry.action.is_thrown());
        if let Some(pending) = self.pending.as_mut().filter(|_| thrown) {
            pending.by_act = true;
            pending.gesture = gesture;
        }
        self.unpublished = true;
    }

    /// Appends the events of the last entry to the journal as everybody may know them. Returns how many were appended.
    fn tell(&self, events: Vec<AnyEvent>, journal: &mut Journal) -> usize {
        let entry = self.record.entries.len().saturating_sub(1);
        let before = journal.entries().len();
        for event in events {
            if let Some(event) = event.redact(Viewer::Public) {
                journal.append(event, entry);
            }
        }
        journal.entries().len() - before
    }

    /// The phase of the match.
    pub(crate) fn phase(&self) -> MatchPhase {
        match (self.game.turn(), self.pending) {
            (Turn::Players(_), _) => MatchPhase::Deciding,
            (Turn::Chance, Some(pending)) if matches!(pending.due, ChanceDue::Drawn { .. }) => MatchPhase::Dealing,
            (Turn::Chance, _) => MatchPhase::Throwing,
            (Turn::Over, _) => MatchPhase::Over,
        }
    }
}

/// Publishes what the viewer of this table may know.
pub(crate) fn publish(
    mut referee: ResMut<Referee>,
    viewer: Res<TableViewer>,
    players: Res<Players>,
    mut view: ResMut<MatchView>,
    mut phase: ResMut<NextState<MatchPhase>>,
) {
    NextState::set_if_neq(&mut phase, referee.phase());
    if referee.unpublished || viewer.is_changed() {
        referee.unpublished = false;
        *view = referee.view(viewer.0, &players);
    }
}
