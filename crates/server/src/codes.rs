//! How a client enters a room by its code, and why codes can't be found by trying.
//!
//! An address may try some codes at once. After that, each of its codes, right or wrong, is looked up when its turn
//! comes, and each wrong one makes the next one wait. So right codes still open rooms, and a guesser can try only one
//! code each time the interval has passed. A client with a valid token does not wait.

use std::net::IpAddr;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

use crate::common::{RoomSender, ToRoom};
use crate::doors::Doors;
use crate::rooms::Rooms;
use net::protocol::code::RoomCode;
use net::protocol::limits::LONGEST_TURN;
use net::protocol::refusal::Refusal;
use net::protocol::token::SeatToken;
use net::protocol::up::Request;

/// The delay before an address with too many wrong codes is told that its token opens nothing. It is always the same,
/// whether the room exists or not.
const TOKEN_REFUSED: Duration = Duration::from_secs(1);

/// Finds the room that a client of this address wants to enter.
pub(super) async fn find(rooms: &Rooms, doors: &Doors, address: IpAddr, asks: &Request) -> Result<RoomSender, Refusal> {
    match asks {
        Request::Return { code, token, .. } if doors.is_barred(address, rooms.now()) => {
            let answer_at = Instant::now() + TOKEN_REFUSED;
            if let Ok(Some(room)) = timeout_at(answer_at, room_of(rooms, *code, token)).await {
                return Ok(room);
            }
            sleep_until(answer_at).await;
            Err(Refusal::TooFast)
        }
        Request::Join(code, _) | Request::Return { code, .. } => in_turn(rooms, doors, address, *code).await,
        _ => Err(Refusal::NotEntered),
    }
}

/// The room with this code, if the token belongs to one of its members.
async fn room_of(rooms: &Rooms, code: RoomCode, token: &SeatToken) -> Option<RoomSender> {
    let room = rooms.find(code)?;
    let (knows, known) = oneshot::channel();
    room.send(ToRoom::Knows(*token, knows)).await.ok()?;
    known.await.ok()?.then_some(room)
}

async fn in_turn(rooms: &Rooms, doors: &Doors, address: IpAddr, code: RoomCode) -> Result<RoomSender, Refusal> {
    let until = Instant::now() + LONGEST_TURN;
    let turn = doors.turn(address);
    let Ok(_turn) = timeout_at(until, turn.lock()).await else {
        return Err(Refusal::TooFast);
    };
    let wait = doors.next_code(address).saturating_sub(rooms.now());
    if Instant::now() + wait > until {
        return Err(Refusal::TooFast);
    }
    sleep(wait).await;
    match rooms.find_for(code, address) {
        Some(room) => Ok(room),
        None => {
            doors.wrong_code(address, rooms.now());
            Err(rooms.why_missing(code))
        }
    }
}
