//! The host on the engine's schedule: systems bring it requests, throws and chance, and send out its answers.

use crate::table::physics::body::pose_of;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::aiming::Aiming;
use crate::table::follower::TableFollower;
use crate::table::journal::Journal;
use crate::table::local::LocalHost;
use crate::table::phase::{InMatch, MatchPhase, MatchSystems, TableGate};
use crate::table::physics::steps::ThrowRng;
use crate::table::publish::publish;
use crate::table::remote::{self, RemoteMatch};
use crate::table::replay::run;
use crate::table::replay::state::Replaying;
use crate::table::saving::write_log;
use crate::table::viewer::TableViewer;
use host::request::{ActionRequest, ManualThrow, RefusalReason, RequestRefused, SeatRequest, Undo, Undone};
use host::thrower::{ThrowOutcome, Thrower};
use rules::die::DieId;
use rules::ids::SeatId;
use rules::rng::RulesRng;
use tabletop::die::{Die, OutOfPlay};
use tabletop::throw::{ThrowGesture, ThrowOrder, ThrowSettled};

pub(crate) fn plugin(app: &mut App) {
    app.init_state::<MatchPhase>()
        .init_resource::<TableGate>()
        .init_resource::<TableViewer>()
        .init_resource::<Journal>()
        .init_resource::<TableFollower>()
        .add_message::<ActionRequest>()
        .add_message::<ManualThrow>()
        .add_message::<Undo>()
        .add_message::<Undone>()
        .add_message::<RequestRefused>()
        .add_systems(
            Update,
            (
                (
                    (take_settled_throws, answer, make_chance, write_log)
                        .chain()
                        .run_if(resource_exists::<LocalHost>.and_then(not(resource_exists::<Replaying>))),
                    (refuse_while_replaying, run::advance)
                        .chain()
                        .run_if(resource_exists::<Replaying>),
                    publish.run_if(resource_exists::<LocalHost>),
                    run::note_shown.run_if(resource_exists::<Replaying>),
                    (remote::take_requests, remote::show)
                        .chain()
                        .run_if(resource_exists::<RemoteMatch>),
                )
                    .chain()
                    .in_set(MatchSystems::Referee),
                refuse_without_match.run_if(not(in_state(InMatch))),
            ),
        );
}

/// Gives the host the results of throws.
fn take_settled_throws(
    mut settled: MessageReader<ThrowSettled>,
    mut local: ResMut<LocalHost>,
    dice: Query<(&Die, &Transform), Without<OutOfPlay>>,
) {
    for settled in settled.read() {
        let mut lies: Vec<_> = dice.iter().map(|(die, place)| (die.id, pose_of(place))).collect();
        lies.sort_unstable_by_key(|(die, _)| *die);
        local.host.thrown(&ThrowOutcome {
            settled: settled.clone(),
            lies,
        });
    }
}

/// The requests made at this table.
#[derive(SystemParam)]
struct SeatRequests<'w, 's> {
    acts: MessageReader<'w, 's, ActionRequest>,
    undos: MessageReader<'w, 's, Undo>,
    throws: MessageReader<'w, 's, ManualThrow>,
}

impl SeatRequests<'_, '_> {
    /// All requests: actions, then undos, then throws, each kind in the order in which they came.
    fn read(&mut self) -> Vec<SeatRequest> {
        let acts = self.acts.read().cloned().map(SeatRequest::Act);
        let undos = self.undos.read().copied().map(SeatRequest::Undo);
        acts.chain(undos)
            .chain(self.throws.read().copied().map(SeatRequest::Throw))
            .collect()
    }
}

/// Passes requests to the host and sends its refusals.
fn answer(
    mut asked: SeatRequests,
    mut refused: MessageWriter<RequestRefused>,
    mut local: ResMut<LocalHost>,
    follower: Res<TableFollower>,
) {
    for request in asked.read() {
        let answer = if follower.is_dealing() {
            Err(RefusalReason::Dealing)
        } else {
            local.host.ask(&request)
        };
        if let Err(reason) = answer {
            refused.write(RequestRefused { request, reason });
        }
    }
}

/// Refuses all requests in a recorded match.
fn refuse_while_replaying(asked: SeatRequests, refused: MessageWriter<RequestRefused>) {
    refuse_all(&RefusalReason::Replaying, asked, refused);
}

fn refuse_without_match(asked: SeatRequests, refused: MessageWriter<RequestRefused>) {
    refuse_all(&RefusalReason::NoMatch, asked, refused);
}

fn refuse_all(reason: &RefusalReason, mut asked: SeatRequests, mut refused: MessageWriter<RequestRefused>) {
    for request in asked.read() {
        refused.write(RequestRefused {
            request,
            reason: reason.clone(),
        });
    }
}

/// Throws with the entities of this table.
struct TableThrower<'a, 'w, 's> {
    aiming: &'a Aiming<'w, 's>,
    orders: MessageWriter<'w, ThrowOrder>,
    hand: ResMut<'w, ThrowRng>,
}

impl Thrower for TableThrower<'_, '_, '_> {
    fn standard(&self, seat: SeatId, seats: usize, among: Option<DieId>) -> ThrowGesture {
        self.aiming.standard(seat, seats, among)
    }

    fn throw(&mut self, order: ThrowOrder, chance: Option<RulesRng>) {
        if let Some(chance) = chance {
            self.hand.0 = chance;
        }
        self.orders.write(order);
    }
}

/// Draws the chance that is due. Makes a throw once the table shows everything before it and the gate lets it begin.
fn make_chance(
    mut local: ResMut<LocalHost>,
    gate: Res<TableGate>,
    aiming: Aiming,
    orders: MessageWriter<ThrowOrder>,
    hand: ResMut<ThrowRng>,
) {
    local.host.draw();
    let position = local.host.position();
    if !local.host.is_throw_due() {
        local.throw_gate.clear();
    } else if local.throw_gate.lets_begin(position, &gate) && local.is_caught_up() {
        local.throw_gate.clear();
        local.host.throw_with(&mut TableThrower {
            aiming: &aiming,
            orders,
            hand,
        });
    }
}
