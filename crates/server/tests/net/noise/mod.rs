//! Noise in place of messages, and whole messages with a few changed bytes.

use net::protocol::client_message::{ClientMessage, RoomRequest};
use net::protocol::settings::RoomSettings;
use net::protocol::wire::encode;
use proptest::prelude::*;
use rules::ai::level::Level;
use rules::ids::SeatId;

mod protocol;

/// The messages of a client that takes a seat and starts a match.
fn whole() -> Vec<Vec<u8>> {
    let sit = RoomRequest::Sit {
        seat: SeatId(0),
        name: String::new(),
        colour: 0,
        face: 0,
    };
    let asks = [
        RoomRequest::Configure(Box::new(RoomSettings::of_game("stack", 2))),
        sit,
        RoomRequest::Computer(SeatId(1), Some(Level::Easy)),
        RoomRequest::Start,
        RoomRequest::Pause(true),
        RoomRequest::Leave,
    ];
    let messages = asks.into_iter().zip(1..);
    messages
        .map(|(asks, number)| encode(&ClientMessage { number, asks }))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn noise_is_refused(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        protocol::hear(&bytes);
    }

    #[test]
    fn changed_messages_do_what_they_say_or_are_refused(
        at in 0..6_usize,
        place in any::<prop::sample::Index>(),
        byte in any::<u8>(),
    ) {
        let mut message = whole().swap_remove(at);
        let place = place.index(message.len());
        message[place] = byte;
        message.insert(0, 255);
        protocol::hear(&message);
    }
}
