//! People who are away are told that it is their turn: in simulated time, and by a real server to a sink on this
//! machine.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::sync::{Arc, mpsc};
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant};

use client::runner::Client;
use host::feed::FeedItem;
use net::protocol::client_message::RoomRequest;
use net::protocol::limits::LONGEST_NOTICE_ADDRESS;
use net::protocol::notice::NoticeAddress;
use net::protocol::refusal::RoomRefusal;
use net::protocol::settings::{RoomSettings, TurnClock};
use net::session::{Event, Goal};
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use rules::rng::{Stream, stream};
use server::config::Config;
use server::notices::config::NoticeConfig;
use server::run::Server;

use crate::sim::{Sim, settings};
use crate::whole_server::{client, code, config, done, folder, sit, wait};

const DAY: Duration = Duration::from_secs(24 * 3600);

pub fn slow() -> RoomSettings {
    let mut settings = settings("skip-bo", 2);
    settings.clock = TurnClock::Days(3);
    // Whoever is due first is there.
    settings.options.push(("first".into(), "1".into()));
    settings
}

/// Lets a person close the program, and waits until another one sees that.
pub fn closes(person: Client, seen_by: &Client) {
    drop(person);
    let began = Instant::now();
    while seen_by
        .state()
        .lobby
        .is_none_or(|lobby| lobby.members.iter().all(|member| member.here))
    {
        assert!(began.elapsed() < Duration::from_secs(60), "nobody goes");
        sleep(Duration::from_millis(10));
    }
}

fn push(to: &str) -> RoomRequest {
    RoomRequest::Notify(Some(NoticeAddress::Push(to.to_owned())))
}

/// A match of two people who both want to be told.
fn begun(settings: RoomSettings) -> Sim {
    let mut sim = Sim::new(settings, 2, 5);
    sim.start();
    for end in 0..2 {
        sim.answer(end, push(&format!("https://ntfy.example/{end}")))
            .expect("an address");
    }
    sim
}

/// Plays until another seat is due.
pub fn play_a_turn(sim: &mut Sim) -> SeatId {
    let (_, first) = sim.due()[0];
    for _ in 0..200 {
        assert!(sim.play(), "somebody who is there is due");
        match sim.due().first() {
            Some((_, seat)) if *seat == first => {}
            // Whoever is away is due.
            _ => return first,
        }
    }
    panic!("the turn does not end");
}

#[test]
fn whoever_is_away_is_told_once_when_their_turn_comes() {
    let mut sim = begun(slow());
    let (here, _) = sim.due()[0];
    let away = 1 - here;
    assert_eq!(sim.told, [], "both are there");
    sim.close(away);
    play_a_turn(&mut sim);
    assert_eq!(sim.told.len(), 1);
    let told = sim.told[0].clone();
    assert_eq!((told.code, &*told.game), (sim.room.code(), "skip-bo"));
    assert_eq!(told.to.text(), format!("https://ntfy.example/{away}"));
    assert!(!format!("{told:?}").contains("ntfy"), "no log has the address");
    sim.kill();
    sim.sleep(DAY);
    assert_eq!(sim.told.len(), 1, "once is enough, also after a restart");
    // The turn ends without them; the other one has seen it and closes the program in the middle of theirs.
    sim.sleep(DAY * 3);
    sim.close(here);
    let before = sim.told.len();
    assert_eq!(before, 1, "whoever is there sees it");
    sim.sleep(DAY * 2);
    assert_eq!(sim.told.len(), before, "and knows it after closing the program");
    sim.sleep(DAY * 2);
    assert_eq!(
        sim.told.len(),
        before + 1,
        "the next turn is that of the first one again"
    );
}

#[test]
fn nobody_is_told_at_a_fast_table_or_without_an_address() {
    let mut sim = begun(settings("skip-bo", 2));
    let (here, _) = sim.due()[0];
    sim.close(1 - here);
    play_a_turn(&mut sim);
    assert_eq!(sim.told, []);
    let mut sim = begun(slow());
    let (here, _) = sim.due()[0];
    sim.answer(1 - here, RoomRequest::Notify(None)).expect("no address");
    sim.close(1 - here);
    play_a_turn(&mut sim);
    assert_eq!(sim.told, []);
    let long = "x".repeat(LONGEST_NOTICE_ADDRESS + 1);
    assert_eq!(sim.answer(here, push(&long)), Err(RoomRefusal::OutOfRange));
    assert_eq!(sim.answer(here, push(&long[1..])), Ok(()));
}

#[test]
fn nobody_else_learns_an_address() {
    let mut sim = Sim::new(slow(), 2, 5);
    sim.listens = true;
    sim.start();
    sim.answer(0, push("https://ntfy.example/secret")).expect("an address");
    sim.come("Onlooker");
    sim.finish();
    let secret = b"secret";
    let hears = |end: usize| {
        let mut heard = sim.ends[end].heard.iter();
        heard.any(|bytes| bytes.windows(secret.len()).any(|part| part == secret))
    };
    assert_eq!([0, 1, 2].map(hears), [true, false, false], "only who has set it");
    assert!(
        sim.disk.room.windows(secret.len()).any(|part| part == secret),
        "the server keeps it"
    );
    sim.ask(0, RoomRequest::Leave);
    assert!(
        !sim.disk.room.windows(secret.len()).any(|part| part == secret),
        "until they leave"
    );
}

/// A service that takes one request, and says what it was.
fn sink(answer: &'static str) -> (u16, mpsc::Receiver<String>) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let (tell, told) = mpsc::channel();
    spawn(move || {
        // The requests that a test makes, and no more.
        for _ in 0..4 {
            let Ok((mut stream, _)) = listener.accept() else { return };
            let _ = stream.set_read_timeout(Some(Duration::from_secs(1)));
            let mut request = Vec::new();
            let mut part = [0; 1024];
            while !String::from_utf8_lossy(&request).contains("table ") {
                match stream.read(&mut part) {
                    Ok(count) if count > 0 => request.extend_from_slice(&part[..count]),
                    _ => break,
                }
            }
            let _ = stream.write_all(answer.as_bytes());
            if tell.send(String::from_utf8_lossy(&request).into_owned()).is_err() {
                return;
            }
        }
    });
    (port, told)
}

#[test]
fn a_server_posts_a_text_that_tells_nothing_of_the_match_and_follows_no_redirection() {
    let (data, began) = (folder("notices"), Instant::now());
    let (other, elsewhere) = sink("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    let redirects =
        format!("HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:{other}/elsewhere\r\nContent-Length: 0\r\n\r\n");
    let (port, told) = sink(redirects.leak());
    let off = Server::start(config(&data)).expect("a server");
    let guest = client(off.address(), Goal::Open(Box::new(slow())), "Ana");
    code(&guest);
    guest.ask(push("https://ntfy.example/topic"));
    let answer = wait(&guest, "an answer", |event| match event {
        Event::Answered(_, answer) => Some(answer),
        _ => None,
    });
    assert_eq!(answer, Err(RoomRefusal::NoNotices), "it is off");
    drop((guest, off));
    let words = |notice: &net::room::notice::Notice| format!("your turn at {}: table {}", notice.game, notice.code);
    let server = Server::start(Config {
        notices: Some(NoticeConfig {
            push_hosts: vec!["ntfy.example".to_owned()],
            words: Arc::new(words),
            to_this_machine: true,
            mail: None,
        }),
        ..config(&data)
    })
    .expect("a server");
    let ana = client(server.address(), Goal::Open(Box::new(slow())), "Ana");
    let room = code(&ana);
    let bo = client(server.address(), Goal::Join(room), "Bo");
    code(&bo);
    sit(&ana, 0);
    sit(&bo, 1);
    for (person, name) in [(&ana, "ana"), (&bo, "bo")] {
        person.ask(push("https://evil.example/topic"));
        let answer = wait(person, "an answer", |event| match event {
            Event::Answered(_, answer) => Some(answer),
            _ => None,
        });
        assert_eq!(answer, Err(RoomRefusal::NoticeAddress));
        done(person, push(&format!("http://127.0.0.1:{port}/{name}")));
    }
    ana.ask(RoomRequest::Start);
    let mut bo = Some(bo);
    let plays = |person: &Client, seat: SeatId, item: &FeedItem| {
        let mut chance = stream(u64::from(item.view.decisions[seat.index()].0), Stream::Agents);
        let ask = item.view.computer_request(seat, Level::Greedy, &mut chance);
        ask.into_iter().for_each(|ask| person.ask(RoomRequest::Ask(ask)));
    };
    // Both play until it is Ana's turn. Then Bo goes away, and Ana plays until it is his.
    let request = loop {
        if let Some(Event::Item(Viewer::Player(seat), item)) = ana.wait(Duration::from_millis(50)) {
            if let Some(bo) = bo.take_if(|_| item.view.due.contains(seat)) {
                closes(bo, &ana);
            }
            plays(&ana, seat, &item);
        }
        if let Some(bo) = &bo
            && let Some(Event::Item(Viewer::Player(seat), item)) = bo.wait(Duration::from_millis(50))
        {
            plays(bo, seat, &item);
        }
        match told.try_recv() {
            Ok(request) => break request,
            Err(_) => assert!(began.elapsed() < Duration::from_secs(60), "nobody was told"),
        }
    };
    assert!(request.starts_with("POST /bo HTTP/1.1\r\n"), "{request}");
    let body = request.split("\r\n\r\n").nth(1).expect("a body");
    assert_eq!(body, format!("your turn at skip-bo: table {room}"));
    assert!(elsewhere.try_recv().is_err(), "redirections are not followed");
    drop((ana, server));
    let _ = std::fs::remove_dir_all(&data);
}
