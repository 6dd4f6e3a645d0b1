//! How a client enters a room by its code, and why codes can't be found by trying.
//!
//! An address may try some codes at once. After that, each of its codes, right or wrong, is looked up when its turn
//! comes, and each wrong one makes the next one wait. So right codes still open rooms, and a guesser can try only one
//! code each time the interval has passed. A client with a valid token does not wait.

use std::net::IpAddr;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

use crate::admission::Admission;
use crate::rooms::Rooms;
use crate::server_state::{RoomInput, RoomSender};
use net::protocol::client_message::RoomRequest;
use net::protocol::code::RoomCode;
use net::protocol::limits::LONGEST_TURN;
use net::protocol::refusal::RoomRefusal;
use net::protocol::token::SeatToken;

/// The delay before an address with too many wrong codes is told that its token opens nothing. It is always the same,
/// whether the room exists or not.
const TOKEN_REFUSED: Duration = Duration::from_secs(1);

/// Finds the room that a client of this address wants to enter.
pub(super) async fn find(
    rooms: &Rooms,
    admission: &Admission,
    address: IpAddr,
    asks: &RoomRequest,
) -> Result<RoomSender, RoomRefusal> {
    match asks {
        RoomRequest::Return { code, token, .. } if admission.is_barred(address, rooms.now()) => {
            let answer_at = Instant::now() + TOKEN_REFUSED;
            if let Ok(Some(room)) = timeout_at(answer_at, room_of(rooms, *code, token)).await {
                return Ok(room);
            }
            sleep_until(answer_at).await;
            Err(RoomRefusal::TooFast)
        }
        RoomRequest::Join(code, _) | RoomRequest::Return { code, .. } => {
            in_turn(rooms, admission, address, *code).await
        }
        _ => Err(RoomRefusal::NotEntered),
    }
}

/// The room with this code, if the token belongs to one of its members.
async fn room_of(rooms: &Rooms, code: RoomCode, token: &SeatToken) -> Option<RoomSender> {
    let room = rooms.find(code)?;
    let (knows, known) = oneshot::channel();
    room.send(RoomInput::Knows(*token, knows)).await.ok()?;
    known.await.ok()?.then_some(room)
}

async fn in_turn(
    rooms: &Rooms,
    admission: &Admission,
    address: IpAddr,
    code: RoomCode,
) -> Result<RoomSender, RoomRefusal> {
    let until = Instant::now() + LONGEST_TURN;
    let turn = admission.turn(address);
    let Ok(_turn) = timeout_at(until, turn.lock()).await else {
        return Err(RoomRefusal::TooFast);
    };
    let wait = admission.next_code(address).saturating_sub(rooms.now());
    if Instant::now() + wait > until {
        return Err(RoomRefusal::TooFast);
    }
    sleep(wait).await;
    match rooms.find_for(code, address) {
        Some(room) => Ok(room),
        None => {
            admission.wrong_code(address, rooms.now());
            Err(rooms.why_missing(code))
        }
    }
}
