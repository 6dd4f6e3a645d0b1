//! How one gets into a room by its code, and why codes can't be found by trying.
//!
//! An address may try some codes at once. After that each of its codes, right or wrong, is looked up when its turn
//! comes, and each wrong one makes the next wait: right codes go on to open rooms, and a guesser learns no more than
//! one in so much time. Who comes back with a right token waits for nobody.

use std::net::IpAddr;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

use crate::net::protocol::code::RoomCode;
use crate::net::protocol::limits::LONGEST_TURN;
use crate::net::protocol::refusal::Refusal;
use crate::net::protocol::token::SeatToken;
use crate::net::protocol::up::Request;
use crate::net::server::common::{RoomSender, ToRoom};
use crate::net::server::doors::Doors;
use crate::net::server::rooms::Rooms;

/// When a barred address is told that a token opens nothing: always after the same time, whether there is such a room
/// or not.
const TOKEN_REFUSED: Duration = Duration::from_secs(1);

/// Finds the room that somebody of this address wants into.
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

/// The room of this code, where the token is that of somebody in it.
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
