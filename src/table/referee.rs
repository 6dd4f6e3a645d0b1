//! The referee: the one owner of the game state.
//!
//! Takes requests and settled throws, draws what nobody throws, asks the rules, and tells what came of it: the journal,
//! the view, the phase, a refusal, or the order for a throw. Everything else sees only those. It knows no game but through
//! the closed enums, and moves nothing on the table itself. While a record is replayed ([`replay`]), what happens comes from
//! that and from nowhere else.

use bevy::prelude::*;

use super::aiming::Aiming;
use super::defect::Defects;
use super::games::ChanceDue;
use super::journal::Journal;
use super::phase::{MatchPhase, MatchSystems, TableGate};
use super::replay::Replaying;
use super::request::{ActionRequest, DecisionId, RefusalReason, RequestRefused, TakeBack, TakenBack, ThrowGiven};
use super::setup::MatchSetup;
use super::tracks::MatchTracks;
use super::view::{AwaitedThrow, MatchView, Players};
use super::viewer::TableViewer;
use super::{games, replay};
use crate::catalog::{AnyAction, AnyEvent, AnyGame, AnyView};
use crate::physics::throw::{ThrowGesture, ThrowOrder, ThrowSettled};
use crate::record::{Record, ReplayError};
use crate::rules::error::{ApplyError, SetupError};
use crate::rules::game::Turn;
use crate::rules::ids::{Actor, MAX_PLAYERS, PlayerId, PlayerSet, Seats, Viewer};
use crate::rules::rng::{RulesRng, Stream, stream};

pub(super) fn plugin(app: &mut App) {
    app.init_state::<MatchPhase>()
        .init_resource::<TableGate>()
        .init_resource::<TableViewer>()
        .init_resource::<Journal>()
        .init_resource::<DecisionCounter>()
        .init_resource::<MatchTracks>()
        .add_message::<ActionRequest>()
        .add_message::<ThrowGiven>()
        .add_message::<TakeBack>()
        .add_message::<TakenBack>()
        .add_message::<RequestRefused>()
        .add_systems(
            Update,
            (
                (
                    take_settled_throws.run_if(is_played),
                    answer_requests,
                    take_back.run_if(is_played),
                    take_given_throws.run_if(is_played),
                    bring_chance.run_if(is_played),
                )
                    .chain(),
                crate::table::replay::run::go_on,
                publish,
            )
                .chain()
                .in_set(MatchSystems::Referee),
        );
}

/// The match that is on. Its game state is nobody else's.
#[derive(Resource, Debug)]
pub struct Referee {
    game: AnyGame,
    record: Record,
    /// What nobody throws is drawn from here.
    chance: RulesRng,
    decisions: [DecisionId; MAX_PLAYERS],
    due: PlayerSet,
    pending: Option<PendingChance>,
    /// What was before the last acts of the seat that is due, as far as they can be taken back.
    before: Vec<Before>,
    /// Whether the view shown is behind.
    unpublished: bool,
}

/// What was before an act that can be taken back.
#[derive(Clone, Debug)]
struct Before {
    /// Who acted.
    seat: PlayerId,
    game: AnyGame,
    /// How many events the act told.
    told: usize,
}

/// The last decision given out. It goes on counting over all matches of this table, so that a request meant for an
/// earlier match is stale in the next.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct DecisionCounter(u32);

impl DecisionCounter {
    const fn next(&mut self) -> DecisionId {
        self.0 += 1;
        DecisionId(self.0)
    }
}

/// The chance that the match waits for.
#[derive(Clone, Copy, Debug)]
struct PendingChance {
    due: ChanceDue,
    /// Whether somebody's act led to it: it is then thrown at once.
    by_act: bool,
    /// How it is thrown, where the thrower said so.
    gesture: Option<ThrowGesture>,
    stage: ChanceStage,
}

/// How far pending chance has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ChanceStage {
    /// It became due in this frame. Whoever has something to show first can close the gate before the next.
    New,
    /// It waits for the gate, or for the hand of a person.
    Waiting,
    /// The throw was ordered.
    Ordered,
}

/// What is drawn without waiting.
const AT_ONCE: ChanceDue = ChanceDue::Drawn { starts_round: false };

impl PendingChance {
    /// Who has to throw, with a hand of their own choosing.
    const fn awaited(&self) -> Option<PlayerId> {
        match self.due {
            ChanceDue::Throw { thrower } if !self.by_act => thrower,
            ChanceDue::Throw { .. } | ChanceDue::Drawn { .. } => None,
        }
    }
}

impl Referee {
    /// Sets a match up; in the middle, where a position is given.
    ///
    /// # Errors
    /// [`SetupError`] where the seats or the options are not allowed.
    pub(super) fn new(
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
            chance: stream(setup.seed, Stream::Chance),
            decisions: [(); MAX_PLAYERS].map(|()| counter.next()),
            due: PlayerSet::EMPTY,
            pending: None,
            before: Vec::new(),
            unpublished: true,
        };
        referee.look_who_is_due(None, counter);
        Ok(referee)
    }

    /// The record of the match so far.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The game, for what lies on the table.
    pub(super) const fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The seating.
    pub(super) const fn seats(&self) -> &Seats {
        &self.record.seats
    }

    /// Who is due.
    pub(super) const fn due(&self) -> PlayerSet {
        self.due
    }

    /// The decision the seat's next request has to name.
    pub(super) fn decision(&self, seat: PlayerId) -> DecisionId {
        self.decisions[seat.index() % MAX_PLAYERS]
    }

    /// What a seat may know: for the computer player who sits there, and nobody else.
    pub(super) fn view_of(&self, seat: PlayerId) -> AnyView {
        self.game.view(Viewer::Player(seat))
    }

    /// What a seat can do: for the computer player who sits there, and nobody else.
    pub(super) fn legal_of(&self, seat: PlayerId) -> Vec<AnyAction> {
        self.game.legal_actions(seat)
    }

    /// How a seat can object to a slip that is going on (M-13).
    pub(super) fn call_out(&self, seat: PlayerId) -> Option<AnyAction> {
        self.game.call_out(seat)
    }

    /// Answers a request.
    ///
    /// # Errors
    /// [`RefusalReason`]; nothing has changed then.
    fn answer(
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
            && games::is_thrown(&request.action)
        {
            pending.by_act = true;
            pending.gesture = request.gesture;
        }
        Ok(())
    }

    /// Applies an action or a report by the rules, and records and tells it.
    fn apply(
        &mut self,
        who: Actor,
        action: &AnyAction,
        journal: &mut Journal,
        defects: &mut Defects,
    ) -> Result<(), ApplyError<AnyAction>> {
        let mut events = Vec::<AnyEvent>::new();
        let before = self.game.clone();
        self.game.apply(who, action, &mut events)?;
        let can_be_taken_back = events.iter().all(games::can_be_taken_back);
        self.record.push(who, action.clone(), self.game.state_hash());
        let told = tell(events, journal);
        match who {
            Actor::Player(seat) if can_be_taken_back => self.before.push(Before {
                seat,
                game: before,
                told,
            }),
            Actor::Player(_) | Actor::Chance => self.before.clear(),
        }
        if cfg!(debug_assertions)
            && let Err(error) = self.game.check_invariants()
        {
            defects.note(format!("{error} after {action:?} by {who:?}"));
        }
        self.unpublished = true;
        Ok(())
    }

    /// Does what the next entry of `replayed` says, which has to lead where it led then, and records and tells it.
    ///
    /// # Errors
    /// [`ReplayError`] where the rules refuse it, or it leads elsewhere; the match stands still then.
    pub(super) fn do_again(
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
        self.game = game;
        self.record.entries.push(entry.clone());
        tell(events, journal);
        let answered = match entry.who {
            Actor::Player(seat) => Some(seat),
            Actor::Chance => None,
        };
        self.look_who_is_due(answered, counter);
        Ok(())
    }

    /// Who can take the last act back.
    fn can_take_back(&self) -> Option<PlayerId> {
        let seat = self.before.last()?.seat;
        (self.pending.is_none() && self.due.contains(seat)).then_some(seat)
    }

    /// Takes the last act back; `None` where that can't be.
    fn take_back(&mut self, asked: &TakeBack, counter: &mut DecisionCounter) -> Option<TakenBack> {
        let seat = self.can_take_back().filter(|seat| *seat == asked.seat)?;
        if self.decision(seat) != asked.decision {
            return None;
        }
        let entry = self.record.entries.pop()?;
        let before = self.before.pop()?;
        self.game = before.game;
        self.look_who_is_due(Some(seat), counter);
        Some(TakenBack {
            seat,
            action: entry.action,
            told: before.told,
        })
    }

    /// Looks who is due now. A seat that answered, and one that has become due, get a new decision.
    fn look_who_is_due(&mut self, answered: Option<PlayerId>, counter: &mut DecisionCounter) {
        let turn = self.game.turn();
        let due = match turn {
            Turn::Players(players) => players,
            Turn::Chance | Turn::Over => PlayerSet::EMPTY,
        };
        for seat in self.record.seats.iter() {
            if answered == Some(seat) || due.contains(seat) && !self.due.contains(seat) {
                self.decisions[seat.index()] = counter.next();
            }
        }
        self.due = due;
        self.pending = (turn == Turn::Chance).then(|| PendingChance {
            due: games::chance_due(&self.game),
            by_act: false,
            gesture: None,
            stage: ChanceStage::New,
        });
        self.unpublished = true;
    }

    /// Somebody else plays a seat from now on: what was asked for it before is late, and what was done before is not taken
    /// back.
    pub(super) fn change_hands(&mut self, seat: PlayerId, counter: &mut DecisionCounter) {
        if let Some(decision) = self.decisions.get_mut(seat.index()) {
            *decision = counter.next();
        }
        if self.before.iter().any(|before| before.seat == seat) {
            self.before.clear();
        }
        self.unpublished = true;
    }

    /// Draws what nobody throws, and goes on; whether more of it is due at once.
    fn draw(&mut self, counter: &mut DecisionCounter, journal: &mut Journal, defects: &mut Defects) -> bool {
        let drawn = self.game.sample_chance(&mut self.chance);
        let applied = self.apply(Actor::Chance, &drawn, journal, defects);
        if let Err(error) = &applied {
            defects.note(format!("{error}: drawn"));
        }
        self.look_who_is_due(None, counter);
        applied.is_ok() && self.pending.is_some_and(|pending| pending.due == AT_ONCE)
    }

    /// The match as `viewer` may see it here.
    fn view(&self, viewer: Viewer, players: &Players) -> MatchView {
        let mut legal: [Vec<AnyAction>; MAX_PLAYERS] = Default::default();
        if !self.due.is_empty() {
            for seat in self.seats().iter() {
                let legal = &mut legal[seat.index()];
                *legal = self.game.legal_actions(seat);
                if viewer != Viewer::Player(seat) {
                    legal.retain(games::is_open);
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
            take_back: self.can_take_back(),
            scores: self.game.scores(),
        }
    }

    /// The throw that waits for the hand of a person.
    fn awaited(&self, players: &Players) -> Option<AwaitedThrow> {
        let pending = self.pending.filter(|pending| pending.stage != ChanceStage::Ordered)?;
        let seat = pending.awaited().filter(|seat| players.is_person(*seat))?;
        let dice = games::throw_due(&self.game, ThrowGesture::NONE)?.dice;
        Some(AwaitedThrow { seat, dice })
    }

    /// The phase of the match.
    fn phase(&self) -> MatchPhase {
        match (self.game.turn(), self.pending) {
            (Turn::Players(_), _) => MatchPhase::Deciding,
            (Turn::Chance, Some(pending)) if matches!(pending.due, ChanceDue::Drawn { .. }) => MatchPhase::Dealing,
            (Turn::Chance, _) => MatchPhase::Throwing,
            (Turn::Over, _) => MatchPhase::Over,
        }
    }
}

/// Tells what happened, as everybody may know it; how many events that were.
fn tell(events: Vec<AnyEvent>, journal: &mut Journal) -> usize {
    let before = journal.entries().len();
    for event in events {
        if let Some(event) = event.redact(Viewer::Public) {
            journal.append(event);
        }
    }
    journal.entries().len() - before
}

/// What the dice did becomes a report to the rules (G-2).
fn take_settled_throws(
    mut settled: MessageReader<ThrowSettled>,
    referee: Option<ResMut<Referee>>,
    mut counter: ResMut<DecisionCounter>,
    mut journal: ResMut<Journal>,
    mut tracks: ResMut<MatchTracks>,
    mut defects: ResMut<Defects>,
) {
    let Some(mut referee) = referee else {
        settled.clear();
        return;
    };
    for settled in settled.read() {
        if !matches!(&referee.pending, Some(pending) if pending.stage == ChanceStage::Ordered) {
            // Of a match that was ended while its dice were in the air.
            continue;
        }
        let reported = match games::report(&referee.game, settled) {
            Some(report) => referee.apply(Actor::Chance, &report, &mut journal, &mut defects),
            None => Err(ApplyError::BadReport {
                why: "other dice were thrown than were due",
            }),
        };
        match reported {
            Ok(()) => {
                tracks.keep(referee.record.entries.len() - 1, settled);
                referee.look_who_is_due(None, &mut counter);
            }
            Err(error) => {
                defects.note(format!("{error}: {settled:?}"));
                // The match must not stop over it: the dice are thrown again.
                if let Some(pending) = &mut referee.pending {
                    pending.by_act = true;
                    pending.stage = ChanceStage::Waiting;
                }
            }
        }
    }
}

/// Requests are answered in the order they came.
fn answer_requests(
    mut requests: MessageReader<ActionRequest>,
    mut refused: MessageWriter<RequestRefused>,
    mut referee: Option<ResMut<Referee>>,
    replaying: Option<Res<Replaying>>,
    mut counter: ResMut<DecisionCounter>,
    mut journal: ResMut<Journal>,
    mut defects: ResMut<Defects>,
) {
    for request in requests.read() {
        let answer = match &mut referee {
            Some(_) if replaying.is_some() => Err(RefusalReason::Replaying),
            Some(referee) => referee.answer(request, &mut counter, &mut journal, &mut defects),
            None => Err(RefusalReason::NoMatch),
        };
        if let Err(reason) = answer {
            refused.write(RequestRefused {
                request: request.clone(),
                reason,
            });
        }
    }
}

/// Acts are taken back by who did them.
fn take_back(
    mut asked: MessageReader<TakeBack>,
    mut taken: MessageWriter<TakenBack>,
    mut referee: Option<ResMut<Referee>>,
    mut counter: ResMut<DecisionCounter>,
) {
    for asked in asked.read() {
        if let Some(referee) = &mut referee
            && let Some(back) = referee.take_back(asked, &mut counter)
        {
            taken.write(back);
        }
    }
}

/// The person whose throw is awaited throws. Whoever else says so is not heard.
fn take_given_throws(
    mut given: MessageReader<ThrowGiven>,
    mut referee: Option<ResMut<Referee>>,
    aiming: Aiming,
    players: Res<Players>,
) {
    for given in given.read() {
        let Some(referee) = &mut referee else { continue };
        if referee
            .awaited(&players)
            .is_none_or(|awaited| awaited.seat != given.seat)
        {
            continue;
        }
        let standard = || aiming.standard(given.seat, referee.record.seats.count());
        let gesture = given.gesture.unwrap_or_else(standard);
        if let Some(pending) = &mut referee.pending {
            pending.by_act = true;
            pending.gesture = Some(gesture);
        }
        referee.unpublished = true;
    }
}

/// Draws what is due, or orders the throw that is, once the gate is open.
fn bring_chance(
    referee: Option<ResMut<Referee>>,
    gate: Res<TableGate>,
    aiming: Aiming,
    players: Res<Players>,
    mut counter: ResMut<DecisionCounter>,
    mut journal: ResMut<Journal>,
    mut defects: ResMut<Defects>,
    mut orders: MessageWriter<ThrowOrder>,
) {
    let Some(mut referee) = referee else { return };
    let Some(pending) = referee.pending else { return };
    if pending.due != AT_ONCE {
        if pending.stage == ChanceStage::New {
            referee.pending = Some(PendingChance {
                stage: ChanceStage::Waiting,
                ..pending
            });
            return;
        }
        if pending.stage == ChanceStage::Ordered || !gate.open() {
            return;
        }
    }
    match pending.due {
        ChanceDue::Drawn { .. } => {
            // One shuffle may follow on another: of the set-aside piles, then of a stock (M-12).
            while referee.draw(&mut counter, &mut journal, &mut defects) {}
        }
        ChanceDue::Throw { thrower } => {
            if pending.awaited().is_some_and(|seat| players.is_person(seat)) {
                return;
            }
            let seats = referee.seats().count();
            let standard = || aiming.standard(thrower.unwrap_or(PlayerId(0)), seats);
            let gesture = pending.gesture.unwrap_or_else(standard);
            let Some(order) = games::throw_due(&referee.game, gesture) else {
                return;
            };
            orders.write(order);
            referee.pending = Some(PendingChance {
                stage: ChanceStage::Ordered,
                ..pending
            });
        }
    }
}

/// Whether nothing is replayed: what happens comes from requests and throws, and not from a record.
fn is_played(replaying: Option<Res<Replaying>>) -> bool {
    replaying.is_none()
}

/// Shows what the table may know.
pub(super) fn publish(
    mut commands: Commands,
    referee: Option<ResMut<Referee>>,
    viewer: Res<TableViewer>,
    players: Res<Players>,
    mut phase: ResMut<NextState<MatchPhase>>,
) {
    let Some(mut referee) = referee else {
        NextState::set_if_neq(&mut phase, MatchPhase::Idle);
        return;
    };
    NextState::set_if_neq(&mut phase, referee.phase());
    if referee.unpublished || viewer.is_changed() {
        referee.unpublished = false;
        commands.insert_resource(referee.view(viewer.0, &players));
    }
}
