//! Noise in place of messages of the protocol: it is read or refused, and does nothing else.

use std::time::Duration;

use net::protocol::client_message::{ClientMessage, Newcomer, RoomRequest};
use net::protocol::code::RoomCode;
use net::protocol::server_message::ServerMessage;
use net::protocol::settings::RoomSettings;
use net::protocol::wire::{decode, encode, version_of};
use net::room::effect::ConnectionId;
use net::room::room::Room;

/// Reads bytes as each kind of message, and gives those that are requests to a room with a member. The first byte says
/// where the messages are divided.
pub fn hear(bytes: &[u8]) {
    let _ = version_of(bytes);
    if let Ok(down) = decode::<ServerMessage>(bytes) {
        let _ = decode::<ServerMessage>(&encode(&down)).expect("what is written can be read");
    }
    let mut drawn = 0_u8;
    let random = Box::new(move || {
        drawn = drawn.wrapping_add(1);
        [drawn; 32]
    });
    let settings = RoomSettings::of_game("skip-bo-dice", 2);
    let code = RoomCode::of_random([1; 16]);
    let Ok(mut room) = Room::open(code, settings, random, Duration::ZERO) else {
        return;
    };
    let somebody = ConnectionId(1);
    let newcomer = Newcomer { name: "Ana".into() };
    let join = ClientMessage {
        number: 0,
        asks: RoomRequest::Join(code, newcomer),
    };
    room.receive(somebody, join, Duration::ZERO);
    let Some((length, rest)) = bytes.split_first() else {
        return;
    };
    for (at, part) in rest.chunks(usize::from(*length).max(1)).enumerate() {
        if let Ok(up) = decode::<ClientMessage>(part) {
            let again: ClientMessage = decode(&encode(&up)).expect("what is written can be read");
            let now = Duration::from_secs(at as u64);
            room.receive(somebody, up, now);
            room.receive(ConnectionId(2), again, now);
            room.tick(now);
            room.effects().for_each(drop);
        }
    }
}
