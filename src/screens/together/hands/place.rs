//! The hands over the table, as they were received.

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::prelude::*;

use net::protocol::client_message::HandPointer;
use rules::ids::SeatId;
use window_kit::presentation::cards::stage::PilesLie;
use window_kit::table::components::card::CardIndex;

/// How far from its start a hand throws with full power, in edges of a die.
pub(super) const FULL: f32 = 8.0;
/// Positions are sent in hundredths of an edge.
pub(super) const PARTS: f32 = 100.0;

/// A person at another machine holds something.
#[derive(Message, Clone, Copy, Debug)]
pub(in crate::screens::together) struct Shown(pub HandPointer);

/// The hands that are over the table.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Hands(pub BTreeMap<SeatId, (HandPointer, Duration)>);

/// Where a hand is on this table (x, z), in edges; `None` over a pile that this table does not have.
pub(super) fn place(aim: &HandPointer, cards: &CardIndex, lie: &PilesLie) -> Option<Vec2> {
    let from = match aim.near {
        None => Vec2::ZERO,
        Some(number) => {
            let (pile, _) = cards.piles().nth(usize::from(number))?;
            *lie.0.get(&pile)?
        }
    };
    Some(from + Vec2::new(f32::from(aim.at.0), f32::from(aim.at.1)) / PARTS)
}
