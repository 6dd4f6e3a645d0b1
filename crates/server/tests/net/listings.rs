//! Tables in homes in the list of a server: their codes lead there, and the list is bounded.

use std::time::{Duration, Instant};

use net::destination::Destination;
use net::protocol::client_message::{ClientMessage, Newcomer, RoomRequest, TableListing};
use net::protocol::code::RoomCode;
use net::protocol::limits::{HANDSHAKE, MOST_MOVES, VERSION, WRONG_CODES_BURST};
use net::protocol::lobby::MemberId;
use net::protocol::refusal::RoomRefusal;
use net::protocol::server_message::ServerMessage;
use net::protocol::token::SeatToken;
use net::protocol::wire::{decode, encode, hello};
use net::reached::Reached;
use net::session::{Ended, Event, Goal, Session};
use net::table_address::TableAddress;
use server::config::{Config, Limits};
use server::hosted::{HostedServer, Listen};
use server::run::Server;

use crate::sim::settings;
use crate::whole_server::{Raw, client, code, config, folder, http, wait};

/// A table in a home where nobody is.
fn somewhere(number: u8) -> TableAddress {
    let key = format!("{number:02x}").repeat(32);
    format!("table://{key}?relay=relay.example.org")
        .parse()
        .expect("an address")
}

fn coded(number: u8) -> RoomCode {
    RoomCode::of_random([number; 16])
}

fn table(number: u8) -> TableListing {
    TableListing {
        code: coded(number),
        address: somewhere(number),
    }
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

fn ask(end: &mut Raw, asks: RoomRequest) -> ServerMessage {
    end.send(encode(&ClientMessage { number: 0, asks }));
    next(end)
}

fn lists(end: &mut Raw, table: TableListing) -> Result<(), RoomRefusal> {
    match ask(end, RoomRequest::List(table)) {
        ServerMessage::Answer(0, answer) => answer,
        other => panic!("{other:?}"),
    }
}

/// Lists a table, once the server has noticed that others are gone.
fn listed_once_there_is_space(end: &mut Raw, table: &TableListing) -> Result<(), RoomRefusal> {
    let until = Instant::now() + Duration::from_secs(4);
    loop {
        match lists(end, table.clone()) {
            Err(RoomRefusal::ListFull) if Instant::now() < until => std::thread::sleep(Duration::from_millis(20)),
            answer => return answer,
        }
    }
}

/// Where the code leads.
fn leads(server: &Server, code: RoomCode) -> Result<TableAddress, RoomRefusal> {
    let mut end = Raw::greeted(server.address());
    let newcomer = Newcomer { name: "Bo".to_owned() };
    match ask(&mut end, RoomRequest::Join(code, newcomer)) {
        ServerMessage::Elsewhere(to) => Ok(to),
        ServerMessage::Answer(0, Err(why)) => Err(why),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_code_leads_to_a_table_as_long_as_its_connection_is_open() {
    let data = folder("listings");
    let server = Server::start(config(&data)).expect("a server");
    let mut host = Raw::greeted(server.address());
    assert_eq!(lists(&mut host, table(1)), Ok(()));
    assert_eq!(leads(&server, coded(1)), Ok(somewhere(1)));
    let metrics = http(server.metrics_address().expect("metrics"), "/metrics");
    assert!(metrics.contains("tumbletop_listed_tables 1"), "{metrics}");

    let moved = TableListing {
        code: coded(1),
        address: somewhere(2),
    };
    assert_eq!(lists(&mut host, moved), Ok(()));
    assert_eq!(leads(&server, coded(1)), Ok(somewhere(2)), "it has another address");
    assert_eq!(lists(&mut host, table(3)), Err(RoomRefusal::Entered), "one table each");
    let opens = RoomRequest::Open(Box::new(settings("stack", 2)), Newcomer { name: "Bo".to_owned() });
    assert_eq!(
        ask(&mut host, opens),
        ServerMessage::Answer(0, Err(RoomRefusal::Entered))
    );

    // It stays for longer than a connection without a room may.
    std::thread::sleep(HANDSHAKE + Duration::from_secs(1));
    assert_eq!(ask(&mut host, RoomRequest::Ping), ServerMessage::Pong);
    assert_eq!(leads(&server, coded(1)), Ok(somewhere(2)));

    let mut other = Raw::greeted(server.address());
    assert_eq!(lists(&mut other, table(1)), Err(RoomRefusal::CodeTaken));
    drop(host);
    let end = Instant::now() + Duration::from_secs(20);
    while leads(&server, coded(1)).is_ok() {
        assert!(Instant::now() < end, "the host is gone");
        std::thread::sleep(Duration::from_millis(20));
    }
    let mut other = Raw::greeted(server.address());
    assert_eq!(lists(&mut other, table(1)), Ok(()), "the code is free again");
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn a_client_is_sent_elsewhere_only_so_often_and_never_while_it_lists() {
    let sent = |session: &mut Session| {
        session.connected();
        session.received(&hello(VERSION), Duration::ZERO);
        session.received(&encode(&ServerMessage::Elsewhere(somewhere(1))), Duration::ZERO);
        session.moves()
    };
    let mut session = Session::new(Goal::Join(coded(1)), "Bo".to_owned(), [7; 32]);
    for _ in 0..MOST_MOVES {
        assert_eq!(sent(&mut session), Some(somewhere(1)));
        assert!(session.wants_connection(Duration::ZERO), "it goes there at once");
    }
    assert_eq!(sent(&mut session), None);
    assert!(session.is_over(), "they send it round and round");

    // A seat at a table in a home is returned to there, and only there.
    let token = SeatToken::of_random([9; 16]);
    let seats = vec![(somewhere(2).key, token), (somewhere(1).key, token)];
    let mut returns = Session::new(Goal::JoinOrReturn(coded(1), seats), "Bo".to_owned(), [7; 32]);
    let asks = |session: &mut Session| {
        std::iter::from_fn(|| session.to_send())
            .filter_map(|bytes| decode::<ClientMessage>(&bytes).ok())
            .map(|message| message.asks)
            .last()
    };
    returns.connected();
    returns.received(&hello(VERSION), Duration::ZERO);
    assert!(matches!(asks(&mut returns), Some(RoomRequest::Join(..))));
    returns.received(&encode(&ServerMessage::Elsewhere(somewhere(1))), Duration::ZERO);
    assert_eq!(returns.moves(), Some(somewhere(1)));
    returns.connected();
    returns.received(&hello(VERSION), Duration::ZERO);
    let asked = asks(&mut returns);
    assert!(matches!(asked, Some(RoomRequest::Return { token: used, .. }) if used == token));

    // In the room, the table may get another address. Whoever came within the home stays.
    let entered = ServerMessage::Entered {
        code: coded(1),
        you: MemberId(3),
        token,
        heard: 0,
    };
    for (to, moves) in [
        (Destination::Table(somewhere(1)), Some(somewhere(2))),
        (Destination::Server("127.0.0.1".parse().expect("an address")), None),
    ] {
        let mut inside = Session::new(Goal::Join(coded(1)), "Bo".to_owned(), [7; 32]);
        inside.connected();
        inside.reached(Reached::by(&to, None, false));
        inside.received(&hello(VERSION), Duration::ZERO);
        inside.received(&encode(&entered), Duration::ZERO);
        inside.received(&encode(&ServerMessage::Elsewhere(somewhere(2))), Duration::ZERO);
        assert_eq!(inside.moves(), moves);
        assert!(!inside.is_over());
        if moves.is_some() {
            inside.connected();
            inside.received(&hello(VERSION), Duration::ZERO);
            let asked = asks(&mut inside);
            assert!(matches!(asked, Some(RoomRequest::Return { token: used, .. }) if used == token));
        }
    }

    let mut lister = Session::new(Goal::List(table(1)), String::new(), [7; 32]);
    assert_eq!(sent(&mut lister), None);
    assert!(lister.is_over());
}

#[test]
fn the_list_has_its_bounds_and_nobody_finds_codes_by_listing_them() {
    let data = folder("listings-bounds");
    let limits = Limits {
        listed: 3,
        listed_an_address: 2,
        wrong_code_every: Duration::from_secs(600),
        ..Limits::default()
    };
    let server = Server::start(Config {
        limits,
        ..config(&data)
    })
    .expect("a server");
    let mut ends: Vec<_> = (0..3).map(|_| Raw::greeted(server.address())).collect();
    assert_eq!(lists(&mut ends[0], table(1)), Ok(()));
    assert_eq!(lists(&mut ends[1], table(2)), Ok(()));
    assert_eq!(lists(&mut ends[2], table(3)), Err(RoomRefusal::ListFull));

    // The same table again takes its own place, as often as its host comes again.
    for _ in 0..2 * WRONG_CODES_BURST {
        let mut end = Raw::greeted(server.address());
        assert_eq!(lists(&mut end, table(1)), Ok(()));
        ends[0] = end;
    }
    // A full list says nothing of the code, not even of one that is taken.
    let host = client(server.address(), Goal::Open(Box::new(settings("stack", 2))), "Host");
    let room = TableListing {
        code: code(&host),
        address: somewhere(4),
    };
    assert_eq!(lists(&mut ends[2], room.clone()), Err(RoomRefusal::ListFull));
    drop(ends.pop());
    drop(ends.pop());

    // Each try says whether a code is taken: it counts as a wrong code, also where it is free.
    let tried = 2;
    for number in tried..WRONG_CODES_BURST {
        let mut end = Raw::greeted(server.address());
        let (listing, answer) = match number % 2 {
            0 => (room.clone(), Err(RoomRefusal::CodeTaken)),
            _ => (table(10 + number as u8), Ok(())),
        };
        let listed = listed_once_there_is_space(&mut end, &listing);
        assert_eq!(listed, answer, "{number}");
    }
    let mut end = Raw::greeted(server.address());
    let listed = listed_once_there_is_space(&mut end, &table(30));
    assert_eq!(listed, Err(RoomRefusal::TooFast), "the next one has to wait");
    drop(host);
    drop(server);

    // A table at home lists no tables of others.
    let home = HostedServer::start(&data.join("home"), Listen::ThisMachine, None).expect("a table");
    let goal = Goal::List(table(1));
    let lister = client(([127, 0, 0, 1], home.port()).into(), goal, "");
    let ended = wait(&lister, "the refusal", |event| match event {
        Event::Over(ended) => Some(ended),
        _ => None,
    });
    assert_eq!(ended, Ended::Refused(RoomRefusal::NoList));
    drop(home);
    let _ = std::fs::remove_dir_all(&data);
}
