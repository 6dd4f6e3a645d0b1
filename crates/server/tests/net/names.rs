//! The names in a room: no person can be taken for another.

use messages::names::look_alike;
use net::protocol::client_message::RoomRequest;
use net::protocol::lobby::{Lobby, SeatHolder};
use net::protocol::settings::RoomSettings;
use rules::ai::level::Level;
use rules::ids::SeatId;

use crate::sim::Sim;

fn sit(seat: u8, name: &str) -> RoomRequest {
    RoomRequest::Sit {
        seat: SeatId(seat),
        name: name.to_owned(),
        colour: seat,
        face: 0,
    }
}

fn people(lobby: &Lobby) -> Vec<&str> {
    lobby.members.iter().map(|member| member.name.as_str()).collect()
}

fn chairs(lobby: &Lobby) -> Vec<&str> {
    lobby.seats.iter().map(|seat| seat.name.as_str()).collect()
}

#[test]
fn no_member_or_seat_gets_a_name_that_looks_like_another() {
    let mut sim = Sim::new(RoomSettings::of_game("skip-bo", 4), 0, 1);
    // Cherokee and Cyrillic letters, a mark that reverses text, and a character without width.
    for name in ["Anna", "\u{13AA}nna", "\u{410}nn\u{430}", "\u{202E}Anna\u{200B}"] {
        sim.come(name);
    }
    assert_eq!(people(&sim.room.lobby()), ["Anna", "Anna 2", "Anna 3", "Anna 4"]);
    // The second takes a seat under the name of the first, who stands.
    sim.answer(1, sit(0, "\u{13AA}nna")).expect("a free seat");
    assert_eq!(chairs(&sim.room.lobby())[0], "Anna 2", "her own name");
    sim.answer(0, sit(1, "")).expect("a free seat");
    assert_eq!(chairs(&sim.room.lobby())[1], "Anna", "her own name is free");
    sim.answer(0, sit(2, "Lea")).expect("a free seat");
    sim.come("L\u{435}a");
    assert_eq!(
        people(&sim.room.lobby())[4],
        "Lea 2",
        "the seat of another has this name"
    );
}

#[test]
fn a_computer_player_gets_no_name_of_a_present_member() {
    let mut sim = Sim::new(RoomSettings::of_game("skip-bo", 3), 0, 1);
    for name in ["Pim", "T\u{456}lly"] {
        sim.come(name);
    }
    for seat in [0, 1] {
        sim.answer(0, RoomRequest::Computer(SeatId(seat), Some(Level::Easy)))
            .expect("a free seat");
    }
    let lobby = sim.room.lobby();
    for seat in &lobby.seats[..2] {
        assert!(matches!(seat.holder, SeatHolder::Computer(_)) && !seat.name.is_empty());
        for name in people(&lobby) {
            assert!(!look_alike(name, &seat.name), "{name} {}", seat.name);
        }
    }
    assert_ne!(chairs(&lobby)[0], chairs(&lobby)[1]);
}
