//! Seats that change hands during a match: a person leaves a seat to a computer player, and takes it back.
//!
//! This is not part of the match: the record knows seats, not their players. What the earlier player began no longer
//! counts: a thought is cut short, a pending request is stale, and an awaited throw belongs to the new player.

use bevy::prelude::*;

use super::agents::AgentMinds;
use super::local::LocalHost;
use super::phase::{InMatch, MatchSystems};
use super::thinking::ThinkTasks;
use crate::table::replay::state::Replaying;
use host::view::{Players, SeatControl};
use rules::ids::SeatId;

/// Requests that another player plays a seat from now on.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChangeSeat {
    /// Which seat.
    pub seat: SeatId,
    /// Who plays it.
    pub control: SeatControl,
}

/// Another player plays a seat now. Not sent if nothing changed: for a seat that is not in the match, for a computer
/// player that the game does not have, or if the same player already has the seat.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatChanged {
    /// Which seat.
    pub seat: SeatId,
    /// Who plays it.
    pub control: SeatControl,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ChangeSeat>()
        .add_message::<SeatChanged>()
        .add_systems(
            Update,
            change_seats
                .before(MatchSystems::CollectRequests)
                .run_if(in_state(InMatch).and_then(resource_exists::<LocalHost>))
                // The players of a recorded match can't change.
                .run_if(not(resource_exists::<Replaying>)),
        );
}

fn change_seats(
    mut asked: MessageReader<ChangeSeat>,
    mut changed: MessageWriter<SeatChanged>,
    mut local: ResMut<LocalHost>,
    mut players: ResMut<Players>,
    mut minds: ResMut<AgentMinds>,
    mut thinkers: ResMut<ThinkTasks>,
) {
    for &ChangeSeat { seat, control } in asked.read() {
        if !local.host.change_seat(seat, control) {
            continue;
        }
        local.connect_people();
        *players = local.host.players().clone();
        minds.forget(seat);
        thinkers.forget(seat);
        changed.write(SeatChanged { seat, control });
    }
}
