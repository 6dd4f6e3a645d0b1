//! The referee on the engine's schedule: systems bring it requests, throws and chance, and send out its answers.

use bevy::prelude::*;

use crate::messages::texts::rules as words;
use crate::physics::die::{Die, OutOfPlay};
use crate::physics::pose::Pose;
use crate::physics::steps::ThrowRng;
use crate::physics::throw::{ThrowOrder, ThrowSettled};
use crate::rules::error::ApplyError;
use crate::rules::ids::{Actor, PlayerId};
use crate::rules::rng::{Stream, at_entry};
use crate::table::aiming::Aiming;
use crate::table::defect::Defects;
use crate::table::journal::Journal;
use crate::table::phase::{InMatch, MatchPhase, MatchSystems, TableGate};
use crate::table::referee::{AT_ONCE, ChanceStage, DecisionCounter, News, PendingChance, Referee, publish};
use crate::table::replay::run;
use crate::table::replay::state::Replaying;
use crate::table::request::{ActionRequest, RefusalReason, RequestRefused, ThrowGiven, Undo, Undone};
use crate::table::tracks::MatchTracks;
use crate::table::view::Players;
use crate::table::viewer::TableViewer;
use crate::tabletop::game::ChanceDue;

pub(crate) fn plugin(app: &mut App) {
    app.init_state::<MatchPhase>()
        .init_resource::<TableGate>()
        .init_resource::<TableViewer>()
        .init_resource::<Journal>()
        .init_resource::<DecisionCounter>()
        .init_resource::<MatchTracks>()
        .add_message::<ActionRequest>()
        .add_message::<ThrowGiven>()
        .add_message::<Undo>()
        .add_message::<Undone>()
        .add_message::<RequestRefused>()
        .add_systems(
            Update,
            (
                (
                    (
                        take_settled_throws,
                        answer_requests,
                        undo,
                        take_given_throws,
                        bring_chance,
                    )
                        .chain()
                        .run_if(not(resource_exists::<Replaying>)),
                    (refuse_while_replaying, run::go_on)
                        .chain()
                        .run_if(resource_exists::<Replaying>),
                    publish,
                )
                    .chain()
                    .in_set(MatchSystems::Referee),
                refuse_without_match.run_if(not(in_state(InMatch))),
            ),
        );
}

/// Turns what the dice did into a report to the rules (G-2).
fn take_settled_throws(
    mut settled: MessageReader<ThrowSettled>,
    mut referee: ResMut<Referee>,
    mut counter: ResMut<DecisionCounter>,
    mut journal: ResMut<Journal>,
    mut tracks: ResMut<MatchTracks>,
    mut defects: ResMut<Defects>,
    dice: Query<(&Die, &Transform), Without<OutOfPlay>>,
) {
    for settled in settled.read() {
        if !matches!(&referee.pending, Some(pending) if pending.stage == ChanceStage::Ordered) {
            // The throw belongs to a match that was ended while its dice were in the air.
            continue;
        }
        let reported = match referee.game.report(settled) {
            Some(report) => referee.apply(Actor::Chance, &report, &mut journal, &mut defects),
            None => Err(ApplyError::BadReport {
                why: words::REPORT_WRONG_DICE,
            }),
        };
        match reported {
            Ok(()) => {
                tracks.keep(referee.record.entries.len() - 1, settled);
                if let Some(News::Happened { lies, .. }) = referee.news.last_mut() {
                    *lies = dice.iter().map(|(die, place)| (die.id, Pose::of(place))).collect();
                    lies.sort_unstable_by_key(|(die, _)| *die);
                }
                referee.look_who_is_due(None, &mut counter);
            }
            Err(error) => {
                defects.note(format!("{error}: {settled:?}"));
                // This must not stop the match: the dice are thrown again.
                if let Some(pending) = &mut referee.pending {
                    pending.by_act = true;
                    pending.again = true;
                    pending.stage = ChanceStage::Waiting;
                }
            }
        }
    }
}

/// Answers requests in the order in which they came.
fn answer_requests(
    mut requests: MessageReader<ActionRequest>,
    mut refused: MessageWriter<RequestRefused>,
    mut referee: ResMut<Referee>,
    mut counter: ResMut<DecisionCounter>,
    mut journal: ResMut<Journal>,
    mut defects: ResMut<Defects>,
) {
    for request in requests.read() {
        if let Err(reason) = referee.answer(request, &mut counter, &mut journal, &mut defects) {
            refused.write(RequestRefused {
                request: request.clone(),
                reason,
            });
        }
    }
}

/// Refuses all requests in a recorded match.
fn refuse_while_replaying(requests: MessageReader<ActionRequest>, refused: MessageWriter<RequestRefused>) {
    refuse_all(RefusalReason::Replaying, requests, refused);
}

fn refuse_without_match(requests: MessageReader<ActionRequest>, refused: MessageWriter<RequestRefused>) {
    refuse_all(RefusalReason::NoMatch, requests, refused);
}

fn refuse_all(
    reason: RefusalReason,
    mut requests: MessageReader<ActionRequest>,
    mut refused: MessageWriter<RequestRefused>,
) {
    for request in requests.read() {
        refused.write(RequestRefused {
            request: request.clone(),
            reason: reason.clone(),
        });
    }
}

/// Undoes the last act of a seat that asks for it.
pub(crate) fn undo(
    mut asked: MessageReader<Undo>,
    mut taken: MessageWriter<Undone>,
    mut referee: ResMut<Referee>,
    mut counter: ResMut<DecisionCounter>,
) {
    for asked in asked.read() {
        taken.write_batch(referee.undo(asked, &mut counter));
    }
}

/// Takes the throw of the person whose throw is awaited. Ignores all others.
fn take_given_throws(
    mut given: MessageReader<ThrowGiven>,
    mut referee: ResMut<Referee>,
    aiming: Aiming,
    players: Res<Players>,
) {
    for given in given.read() {
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

/// Draws the chance that is due, or orders the throw that is due, once the gate is open.
fn bring_chance(
    mut referee: ResMut<Referee>,
    gate: Res<TableGate>,
    aiming: Aiming,
    players: Res<Players>,
    mut counter: ResMut<DecisionCounter>,
    mut journal: ResMut<Journal>,
    mut defects: ResMut<Defects>,
    (mut orders, mut hand): (MessageWriter<ThrowOrder>, ResMut<ThrowRng>),
) {
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
            // One shuffle may follow another: of the set-aside piles, then of a stock (M-12).
            while referee.draw(&mut counter, &mut journal, &mut defects) {}
        }
        ChanceDue::Throw { thrower } => {
            if pending.awaited().is_some_and(|seat| players.is_person(seat)) {
                return;
            }
            let seats = referee.seats().count();
            let standard = || aiming.standard(thrower.unwrap_or(PlayerId(0)), seats);
            let gesture = pending.gesture.unwrap_or_else(standard);
            let Some(order) = referee.game.throw_due(gesture) else {
                return;
            };
            if !pending.again {
                // The same throw once more would fail once more.
                *hand = ThrowRng(at_entry(
                    referee.record.seed,
                    Stream::Throw,
                    referee.record.entries.len(),
                ));
            }
            orders.write(order);
            referee.pending = Some(PendingChance {
                stage: ChanceStage::Ordered,
                ..pending
            });
        }
    }
}
