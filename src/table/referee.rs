//! The referee: the one owner of the game state.
//!
//! Takes requests and settled throws, asks the rules, and tells what came of it: the journal, the view, the phase, a
//! refusal, or the order for a throw. Everything else sees only those. It knows no game but through the closed enums, and
//! moves nothing on the table itself.

use bevy::prelude::*;

use super::aiming::Aiming;
use super::defect::Defects;
use super::games;
use super::journal::Journal;
use super::phase::{MatchPhase, MatchSystems, TableGate};
use super::request::{ActionRequest, DecisionId, RefusalReason, RequestRefused};
use super::setup::MatchSetup;
use super::tracks::MatchTracks;
use super::view::MatchView;
use crate::games::{AnyAction, AnyEvent, AnyGame};
use crate::physics::throw::{ThrowGesture, ThrowOrder, ThrowSettled};
use crate::record::Record;
use crate::rules::error::{ApplyError, SetupError};
use crate::rules::game::Turn;
use crate::rules::ids::{Actor, MAX_PLAYERS, PlayerId, PlayerSet, Seats, Viewer};

pub(super) fn plugin(app: &mut App) {
    app.init_state::<MatchPhase>()
        .init_resource::<TableGate>()
        .init_resource::<Journal>()
        .init_resource::<DecisionCounter>()
        .init_resource::<MatchTracks>()
        .add_message::<ActionRequest>()
        .add_message::<RequestRefused>()
        .add_systems(
            Update,
            (take_settled_throws, answer_requests, order_throw, publish)
                .chain()
                .in_set(MatchSystems::Referee),
        );
}

/// The match that is on. Its game state is nobody else's.
#[derive(Resource, Debug)]
pub struct Referee {
    game: AnyGame,
    record: Record,
    decisions: [DecisionId; MAX_PLAYERS],
    due: PlayerSet,
    throw: Option<DueThrow>,
    /// Whether the view shown is behind.
    unpublished: bool,
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

/// A throw the match waits for.
#[derive(Clone, Copy, Debug)]
struct DueThrow {
    /// Who asked for it; nobody for the throws that start a match or a round.
    thrower: Option<PlayerId>,
    /// How it is thrown, where the thrower said so.
    gesture: Option<ThrowGesture>,
    stage: ThrowStage,
}

/// How far a due throw has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ThrowStage {
    /// It became due in this frame. Whoever has something to show first can close the gate before the next.
    New,
    /// It waits for the gate.
    Waiting,
    /// It was ordered.
    Ordered,
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
        games::check_on_table(&setup.options)?;
        let new = AnyGame::new(&setup.options, &setup.seats, setup.seed)?;
        let mut referee = Self {
            game: position.cloned().unwrap_or(new),
            record: Record::new(setup.options.clone(), setup.seats, setup.seed),
            decisions: [(); MAX_PLAYERS].map(|()| counter.next()),
            due: PlayerSet::EMPTY,
            throw: None,
            unpublished: true,
        };
        referee.look_who_is_due(None, counter);
        Ok(referee)
    }

    /// The record of the match so far.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The seating.
    pub(super) const fn seats(&self) -> &Seats {
        &self.record.seats
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
        if self.throw.is_some() {
            return Err(RefusalReason::Rolling);
        }
        self.apply(Actor::Player(seat), &request.action, journal, defects)?;
        self.look_who_is_due(Some(seat), counter);
        if let Some(throw) = &mut self.throw {
            throw.gesture = request.gesture;
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
        self.game.apply(who, action, &mut events)?;
        self.record.push(who, action.clone(), self.game.state_hash());
        for event in events {
            if let Some(event) = event.redact(Viewer::Public) {
                journal.append(event);
            }
        }
        if cfg!(debug_assertions)
            && let Err(error) = self.game.check_invariants()
        {
            defects.note(format!("{error} after {action:?} by {who:?}"));
        }
        self.unpublished = true;
        Ok(())
    }

    /// Looks who is due now. A seat that answered, and one that has become due, get a new decision.
    fn look_who_is_due(&mut self, answered: Option<PlayerId>, counter: &mut DecisionCounter) {
        let due = match self.game.turn() {
            Turn::Players(players) => players,
            Turn::Chance | Turn::Over => PlayerSet::EMPTY,
        };
        for seat in self.record.seats.iter() {
            if answered == Some(seat) || due.contains(seat) && !self.due.contains(seat) {
                self.decisions[seat.index()] = counter.next();
            }
        }
        self.due = due;
        self.throw = (self.game.turn() == Turn::Chance).then_some(DueThrow {
            thrower: answered,
            gesture: None,
            stage: ThrowStage::New,
        });
        self.unpublished = true;
    }

    /// The match as this table may show it.
    fn view(&self) -> MatchView {
        let mut legal: [Vec<AnyAction>; MAX_PLAYERS] = Default::default();
        if !self.due.is_empty() {
            for seat in self.seats().iter() {
                legal[seat.index()] = self.game.legal_actions(seat);
            }
        }
        MatchView {
            view: self.game.view(Viewer::Public),
            seats: *self.seats(),
            due: self.due,
            decisions: self.decisions,
            legal,
            scores: self.game.scores(),
        }
    }

    /// The phase of the match.
    fn phase(&self) -> MatchPhase {
        match self.game.turn() {
            Turn::Players(_) => MatchPhase::Deciding,
            Turn::Chance => MatchPhase::Throwing,
            Turn::Over => MatchPhase::Over,
        }
    }
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
        if !matches!(&referee.throw, Some(throw) if throw.stage == ThrowStage::Ordered) {
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
                if let Some(track) = &settled.track {
                    tracks.keep(referee.record.entries.len() - 1, track.clone());
                }
                referee.look_who_is_due(None, &mut counter);
            }
            Err(error) => {
                defects.note(format!("{error}: {settled:?}"));
                // The match must not stop over it: the dice are thrown again.
                if let Some(throw) = &mut referee.throw {
                    throw.stage = ThrowStage::Waiting;
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
    mut counter: ResMut<DecisionCounter>,
    mut journal: ResMut<Journal>,
    mut defects: ResMut<Defects>,
) {
    for request in requests.read() {
        let answer = match &mut referee {
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

/// Orders the throw that is due, once the gate is open.
fn order_throw(
    referee: Option<ResMut<Referee>>,
    gate: Res<TableGate>,
    aiming: Aiming,
    mut orders: MessageWriter<ThrowOrder>,
) {
    let Some(mut referee) = referee else { return };
    let Some(throw) = referee.throw else { return };
    let stage = match throw.stage {
        ThrowStage::New => ThrowStage::Waiting,
        ThrowStage::Waiting if gate.open() => {
            let seats = referee.seats().count();
            let standard = || aiming.standard(throw.thrower.unwrap_or(PlayerId(0)), seats);
            let gesture = throw.gesture.unwrap_or_else(standard);
            let Some(order) = games::throw_due(&referee.game, gesture) else {
                return;
            };
            orders.write(order);
            ThrowStage::Ordered
        }
        ThrowStage::Waiting | ThrowStage::Ordered => return,
    };
    referee.throw = Some(DueThrow { stage, ..throw });
}

/// Shows what the table may know.
fn publish(mut commands: Commands, referee: Option<ResMut<Referee>>, mut phase: ResMut<NextState<MatchPhase>>) {
    let Some(mut referee) = referee else {
        NextState::set_if_neq(&mut phase, MatchPhase::Idle);
        return;
    };
    NextState::set_if_neq(&mut phase, referee.phase());
    if referee.unpublished {
        referee.unpublished = false;
        commands.insert_resource(referee.view());
    }
}
