//! Sends the position of the hand at this machine to the others, while it holds something.

use std::f32::consts::TAU;
use std::time::Duration;

use bevy::prelude::*;

use super::place::{FULL, PARTS};
use crate::screens::together::room::{Room, SendRoomRequest};
use host::view::MatchView;
use net::protocol::client_message::{HandPointer, HeldItem, RoomRequest};
use tabletop::pile::PilePlace;
use window_kit::input::pointer::PointerAt;
use window_kit::presentation::cards::laid::CarriedCard;
use window_kit::presentation::cards::stage::PilesLie;
use window_kit::presentation::visual::{CarriedDie, Highlight};
use window_kit::table::components::card::{CardIndex, TableCard};
use window_kit::table::components::pile::{CardPile, InPile};
use window_kit::table::current_match::CurrentMatch;
use window_kit::window::hold::HandState;

/// The shortest time between two such messages.
const EVERY: Duration = Duration::from_millis(120);

pub(super) fn send_hand(
    time: Res<Time<Real>>,
    (room, current, view): (Res<Room>, Option<Res<CurrentMatch>>, Option<Res<MatchView>>),
    (held, pointer): (Res<HandState>, Res<PointerAt>),
    (die, card): (Res<CarriedDie>, Res<CarriedCard>),
    cards: Query<(Entity, &InPile, Option<&Highlight>), With<TableCard>>,
    piles: Query<&CardPile>,
    (index, lie): (Res<CardIndex>, Res<PilesLie>),
    mut began: Local<Option<Vec2>>,
    mut told: Local<Duration>,
    mut asks: MessageWriter<SendRoomRequest>,
) {
    if !held.something {
        *began = None;
        return;
    }
    let (Some(view), Some(current)) = (view, current) else {
        return;
    };
    let Some(seat) = room.own_seats().find(|seat| view.due.contains(*seat)) else {
        return;
    };
    if !room.is_at_table(current.mark) || time.elapsed() < *told + EVERY {
        return;
    }
    let pile_of = |card: Entity| {
        let (_, pile, _) = cards.get(card).ok()?;
        Some(piles.get(pile.0).ok()?.place)
    };
    let chosen = || {
        let lit = cards.iter().find(|(.., light)| *light == Some(&Highlight::Selected));
        lit.map(|(card, ..)| card)
    };
    let from = card.0.map(|(card, _)| card).or_else(chosen).and_then(pile_of);
    let carried = die.0.map(|(_, at)| at).or(card.0.map(|(_, at)| at));
    // With keys, a card is held where it lies.
    let lies = || from.and_then(|from| lie.0.get(&from).copied());
    let Some(at) = carried.or(pointer.felt).map(Vec3::xz).or_else(lies) else {
        return;
    };
    *told = time.elapsed();
    let from_where = *began.get_or_insert(at);
    let throws = held.aiming.then(|| {
        let pull = at - from_where;
        let turn = pull.to_angle().rem_euclid(TAU) / TAU;
        let power = (pull.length() / FULL).min(1.0);
        ((turn * 256.0) as u8, (power * 255.0) as u8)
    });
    let number = |pile: PilePlace| {
        let number = index.piles().position(|(place, _)| place == pile)?;
        u8::try_from(number).ok()
    };
    let nearest = lie
        .0
        .iter()
        .min_by(|(_, a), (_, b)| a.distance_squared(at).total_cmp(&b.distance_squared(at)));
    let near = nearest.and_then(|(pile, lies)| Some((number(*pile)?, *lies)));
    let part = |along: f32| (along * PARTS) as i16;
    let offset = at - near.map_or(Vec2::ZERO, |(_, lies)| lies);
    let lifted = match die.0 {
        Some((die, _)) => Some(HeldItem::Die(die)),
        None => from.and_then(number).map(HeldItem::CardOf),
    };
    asks.write(SendRoomRequest(RoomRequest::Aim(HandPointer {
        seat,
        at: (part(offset.x), part(offset.y)),
        near: near.map(|(near, _)| near),
        throws,
        lifted,
    })));
}
