//! News of tables over real sockets, for members who are in no room.

use std::time::{Duration, Instant};

use client::table_watch::TableWatch;
use client::trust::Trust;
use net::protocol::client_message::{ClientMessage, Newcomer, RoomRequest};
use net::protocol::code::RoomCode;
use net::protocol::limits::{MOST_LOOKS, SLOW_AN_ADDRESS, WRONG_CODES_BURST};
use net::protocol::refusal::RoomRefusal;
use net::protocol::server_message::ServerMessage;
use net::protocol::settings::{RoomSettings, TurnClock};
use net::protocol::table_news::TableNews;
use net::protocol::token::SeatToken;
use net::protocol::wire::{decode, encode};
use net::session::{Ended, Event, Goal};
use rules::ai::level::Level;
use rules::ids::SeatId;
use server::config::{Config, Limits, Retention};
use server::run::Server;

use crate::sim::settings;
use crate::whole_server::{Raw, client, config, done, folder, sit, wait};

/// The first seat begins.
fn slow() -> RoomSettings {
    let mut settings = settings("skip-bo", 2);
    settings.clock = TurnClock::Days(3);
    settings.options.push(("first".into(), "1".into()));
    settings
}

/// What the server says next.
fn next(end: &mut Raw) -> ServerMessage {
    loop {
        let message = end.0.read().expect("a message");
        if message.is_binary() {
            return decode(&message.into_data()).expect("one of the protocol");
        }
    }
}

fn look(end: &mut Raw, number: u32, code: RoomCode, token: SeatToken) -> Result<Box<TableNews>, RoomRefusal> {
    let asks = RoomRequest::Look { code, token };
    end.send(encode(&ClientMessage { number, asks }));
    match next(end) {
        ServerMessage::News(answered, news) if answered == number => Ok(news),
        ServerMessage::Answer(answered, Err(why)) if answered == number => Err(why),
        other => panic!("{other:?}"),
    }
}

/// Opens a room with a seat for one person and a computer player; returns the way back to it.
fn opened(server: &Server, starts: bool) -> (RoomCode, SeatToken, Result<(), RoomRefusal>) {
    let host = client(server.address(), Goal::Open(Box::new(slow())), "Ana");
    let (code, token) = wait(&host, "the room", |event| match event {
        Event::Entered { code, token, .. } => Some((code, token)),
        _ => None,
    });
    sit(&host, 0);
    done(&host, RoomRequest::Computer(SeatId(1), Some(Level::Easy)));
    let mut began = Ok(());
    if starts {
        host.ask(RoomRequest::Start);
        began = wait(&host, "a match or a refusal", |event| match event {
            Event::Item(..) => Some(Ok(())),
            Event::Answered(_, Err(why)) => Some(Err(why)),
            _ => None,
        });
    }
    (code, token, began)
}

#[test]
fn a_member_in_no_room_gets_news_of_all_their_tables_and_enters_none() {
    let data = folder("looks");
    let server = Server::start(config(&data)).expect("a server");
    let (on, its_token, began) = opened(&server, true);
    assert_eq!(began, Ok(()));
    let (off, other_token, _) = opened(&server, false);
    let mut end = Raw::greeted(server.address());
    // The host's connection is closed, which the room may not know yet.
    let until = Instant::now() + Duration::from_secs(3);
    let news = loop {
        match look(&mut end, 7, on, its_token).expect("news") {
            news if news.here == 0 && news.is_your_turn() => break news,
            news => assert!(Instant::now() < until, "{news:?}"),
        }
        std::thread::sleep(Duration::from_millis(100));
    };
    assert!(news.playing && !news.finished, "{news:?}");
    assert_eq!(
        (news.code, &*news.game, news.clock),
        (on, "skip-bo", TurnClock::Days(3))
    );
    assert_eq!(news.seats[0].name, "Ana");
    let days = news.your_time_ms().expect("the clock runs") / 86_400_000;
    assert_eq!(days, 2, "almost three days are left");
    let news = look(&mut end, 8, off, other_token).expect("news over the same connection");
    assert!(!news.playing && !news.is_your_turn(), "{news:?}");
    // Each token is of its own room.
    assert_eq!(
        look(&mut end, 9, on, other_token).err(),
        Some(RoomRefusal::NoSeatOfYours)
    );
    // The same connection may still enter.
    let back = RoomRequest::Return {
        code: on,
        token: its_token,
        told: Vec::new(),
    };
    end.send(encode(&ClientMessage { number: 0, asks: back }));
    assert!(matches!(next(&mut end), ServerMessage::Entered { .. }));
    drop(end);
    // A window asks for all of them, more than fit on one connection.
    let rooms: Vec<(RoomCode, SeatToken)> = (0..MOST_LOOKS + 5).map(|_| (on, its_token)).collect();
    let asks = client(server.address(), Goal::Look(rooms.clone()), "");
    let mut answers = 0;
    wait(&asks, "all answers", |event| match event {
        Event::News(code, news) => {
            assert_eq!(code, on);
            assert!(
                news.is_ok(),
                "the token was renewed, and this one is valid until the new one has arrived"
            );
            answers += 1;
            None
        }
        Event::Over(why) => {
            assert_eq!(why, Ended::Looked);
            Some(())
        }
        other => panic!("{other:?}"),
    });
    assert_eq!(answers, rooms.len());
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn a_watch_keeps_the_news_of_the_tables_of_a_server() {
    let data = folder("watch");
    let server = Server::start(config(&data)).expect("a server");
    let (code, token, began) = opened(&server, true);
    assert_eq!(began, Ok(()));
    let nowhere: RoomCode = "ZZZZZZ".parse().expect("a code");
    let to = server
        .address()
        .to_string()
        .parse::<net::target::Target>()
        .expect("an address");
    let mut watch = TableWatch::new(to.into(), Trust::System);
    let began = Instant::now();
    let mut changed = 0;
    while watch.news(code).is_none() || watch.news(nowhere).is_none() {
        changed += u32::from(watch.tend(&[(code, token), (nowhere, token)], began.elapsed()));
        assert!(began.elapsed() < Duration::from_secs(20));
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(changed > 0 && watch.answers());
    assert_eq!(watch.news(nowhere), Some(&Err(RoomRefusal::NoRoom)));
    assert_eq!(watch.your_turns(), 1);
    watch.tend(&[], began.elapsed());
    assert_eq!(watch.news(code), None, "it is on the list no more");
    drop((watch, server));
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn whoever_asks_for_news_of_rooms_that_are_not_there_waits_like_whoever_tries_codes() {
    let data = folder("looks-guess");
    let config = config(&data);
    let limits = Limits {
        wrong_code_every: Duration::from_secs(3600),
        ..config.limits
    };
    let server = Server::start(Config { limits, ..config }).expect("a server");
    let (code, token, _) = opened(&server, false);
    let wrong = SeatToken::of_random([3; 16]);
    let mut end = Raw::greeted(server.address());
    for number in 0..WRONG_CODES_BURST {
        let nowhere = RoomCode::of_random([number as u8; 16]);
        assert_eq!(look(&mut end, number, nowhere, wrong).err(), Some(RoomRefusal::NoRoom));
    }
    // From now on, a room that is there and one that is not are the same for whoever has no valid token.
    for code in [RoomCode::of_random([99; 16]), code] {
        let mut end = Raw::greeted(server.address());
        let asked = Instant::now();
        assert_eq!(look(&mut end, 1, code, wrong).err(), Some(RoomRefusal::TooFast));
        assert!(asked.elapsed() >= Duration::from_millis(990));
    }
    let mut end = Raw::greeted(server.address());
    assert!(look(&mut end, 1, code, token).is_ok(), "a valid token does not wait");
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn an_address_has_so_many_matches_that_take_their_time_and_none_is_closed_for_another() {
    let data = folder("slow-limit");
    let config = config(&data);
    let limits = Limits {
        asleep_an_address: 0,
        rooms_an_address: 100,
        ..config.limits
    };
    // Which address opened a room is saved with the sizes of its matches.
    let config = Config {
        limits,
        keep: Some(Retention::new(30, 1 << 30)),
        ..config
    };
    let server = Server::start(config.clone()).expect("a server");
    let all: Vec<_> = (0..SLOW_AN_ADDRESS).map(|_| opened(&server, true)).collect();
    assert!(all.iter().all(|(.., began)| began.is_ok()));
    let (.., refused) = opened(&server, true);
    assert_eq!(refused, Err(RoomRefusal::TooManyRooms));
    // They count after a restart too, and all are there.
    drop(server);
    let server = Server::start(config).expect("a server");
    let mut end = Raw::greeted(server.address());
    for (number, (code, token, _)) in all.iter().enumerate() {
        assert!(look(&mut end, number as u32, *code, *token).is_ok_and(|news| news.playing));
    }
    let (.., refused) = opened(&server, true);
    assert_eq!(refused, Err(RoomRefusal::TooManyRooms));
    // Whoever leaves one for good makes place for another.
    let (code, token, _) = all[0];
    let back = client(server.address(), Goal::Return(code, token), "");
    wait(&back, "the room", |event| {
        matches!(event, Event::Entered { .. }).then_some(())
    });
    back.ask(RoomRequest::Leave);
    wait(&back, "the end", |event| matches!(event, Event::Over(_)).then_some(()));
    let (.., again) = opened(&server, true);
    assert_eq!(again, Ok(()));
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn a_request_for_news_is_refused_in_a_room() {
    let data = folder("looks-entered");
    let server = Server::start(config(&data)).expect("a server");
    let (code, token, _) = opened(&server, false);
    let mut end = Raw::greeted(server.address());
    let newcomer = Newcomer { name: "Bo".to_owned() };
    let asks = RoomRequest::Join(code, newcomer);
    end.send(encode(&ClientMessage { number: 0, asks }));
    let asks = RoomRequest::Look { code, token };
    end.send(encode(&ClientMessage { number: 1, asks }));
    loop {
        match next(&mut end) {
            ServerMessage::Answer(1, answer) => {
                assert_eq!(answer, Err(RoomRefusal::Entered));
                break;
            }
            ServerMessage::News(..) => panic!("it is in a room"),
            _ => {}
        }
    }
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}
