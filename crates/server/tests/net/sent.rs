//! A client that one server sends to another, which has the room.

use std::time::Duration;

use net::protocol::client_message::{ClientMessage, RoomRequest};
use net::protocol::code::RoomCode;
use net::protocol::limits::{MOST_MOVES, VERSION};
use net::protocol::lobby::MemberId;
use net::protocol::refusal::RoomRefusal;
use net::protocol::server_message::ServerMessage;
use net::protocol::token::SeatToken;
use net::protocol::wire::{decode, encode, hello};
use net::session::{Ended, Event, Goal, Session};
use net::target::Target;

use crate::sim::settings;

fn other() -> Target {
    "10.0.0.2:7448".parse().expect("an address")
}

fn coded() -> RoomCode {
    RoomCode::of_random([1; 16])
}

/// A connection is made, the server has greeted; returns what the client asks for first.
fn asks(session: &mut Session) -> Option<RoomRequest> {
    session.connected();
    session.received(&hello(VERSION), Duration::ZERO);
    let messages = std::iter::from_fn(|| session.to_send());
    let asked = messages.filter_map(|bytes| decode::<ClientMessage>(&bytes).ok());
    asked.map(|message| message.asks).last()
}

fn hears(session: &mut Session, message: &ServerMessage) {
    session.received(&encode(message), Duration::ZERO);
}

fn ended(session: &mut Session) -> Option<Ended> {
    std::iter::from_fn(|| session.event()).find_map(|event| match event {
        Event::Over(why) => Some(why),
        _ => None,
    })
}

#[test]
fn it_asks_there_for_the_same_and_comes_back_with_its_token() {
    for goal in [Goal::Join(coded()), Goal::Open(Box::new(settings("stack", 2)))] {
        let mut session = Session::new(goal, "Bo".to_owned(), [7; 32]);
        let first = asks(&mut session);
        hears(&mut session, &ServerMessage::AtServer(other()));
        assert_eq!(session.sent_to(), Some(other()));
        assert_eq!(session.sent_to(), None, "once");
        assert!(session.wants_connection(Duration::ZERO), "it goes there at once");
        assert_eq!(asks(&mut session), first);
        let (code, token) = (coded(), SeatToken::of_random([9; 16]));
        let you = MemberId(1);
        hears(
            &mut session,
            &ServerMessage::Entered {
                code,
                you,
                token,
                heard: 0,
            },
        );
        // A server that has let somebody in sends nobody on.
        let mut inside = Session::new(Goal::Join(coded()), "Bo".to_owned(), [7; 32]);
        asks(&mut inside);
        hears(
            &mut inside,
            &ServerMessage::Entered {
                code,
                you,
                token,
                heard: 0,
            },
        );
        hears(&mut inside, &ServerMessage::AtServer(other()));
        assert_eq!((inside.sent_to(), ended(&mut inside)), (None, Some(Ended::Malformed)));

        session.disconnected(None, Duration::ZERO, 0.5);
        let returns = asks(&mut session);
        assert!(matches!(returns, Some(RoomRequest::Return { token: used, .. }) if used == token));
        hears(&mut session, &ServerMessage::AtServer(other()));
        assert_eq!(session.sent_to(), Some(other()));
        assert_eq!(asks(&mut session), returns);
        // While its room passes from one server to another, its pings find it in no room.
        hears(&mut session, &ServerMessage::Answer(0, Err(RoomRefusal::DiskFull)));
        hears(&mut session, &ServerMessage::Answer(0, Err(RoomRefusal::NotEntered)));
        assert!(!session.is_over());
    }
}

#[test]
fn it_is_not_sent_round_and_round_unless_servers_come_and_go() {
    let mut session = Session::new(Goal::Join(coded()), "Bo".to_owned(), [7; 32]);
    for lost in 0..5 {
        for _ in 0..MOST_MOVES {
            asks(&mut session);
            hears(&mut session, &ServerMessage::AtServer(other()));
            assert_eq!(session.sent_to(), Some(other()), "after {lost} lost connections");
        }
        session.disconnected(None, Duration::from_secs(lost), 0.5);
    }
    for _ in 0..MOST_MOVES {
        asks(&mut session);
        hears(&mut session, &ServerMessage::AtServer(other()));
        session.sent_to();
    }
    asks(&mut session);
    hears(&mut session, &ServerMessage::AtServer(other()));
    assert_eq!((session.sent_to(), ended(&mut session)), (None, Some(Ended::Malformed)));

    for goal in [Goal::Look(Vec::new()), Goal::Wait] {
        let mut session = Session::new(goal, "Bo".to_owned(), [7; 32]);
        asks(&mut session);
        hears(&mut session, &ServerMessage::AtServer(other()));
        assert!(session.sent_to().is_none() && session.is_over());
    }
}
