//! A server that can't reach etcd while the others can.

use std::time::{Duration, Instant};

use cluster::directory::Place;
use net::protocol::client_message::RoomRequest;
use net::protocol::refusal::CloseReason;
use net::protocol::settings::RoomSettings;
use net::session::{Event, Goal};

use crate::checks::Sight;
use crate::processes::{Etcd, address};
use crate::proxy::{Line, Proxy};
use crate::servers::Servers;
use crate::visitor::Visitor;

/// Waits until somebody is told that their server is cut off.
fn is_sent_on(who: &Visitor) {
    who.hears("is sent on", |event| {
        matches!(event, Event::Lost(Some(CloseReason::CutOff))).then_some(())
    });
}

#[test]
fn people_at_a_server_that_is_cut_off_go_on_at_another_one() {
    let Some(etcd) = Etcd::start(1, &[]) else { return };
    let sight = Sight::open(&etcd.address());
    let line = Proxy::start(&sight.threads, etcd.ports()[0]);
    let mut servers = Servers::here(2, &etcd, &sight);
    servers.end(1);
    servers.lead(1, address(&[line.port]));
    servers.restart(1);
    let [stays, apart] = [0, 1].map(|server| servers.address(server));
    // The first person has named the server that will be cut off, and the room is there. The second has named the other.
    let first = Visitor::new(&apart, Goal::Open(Box::new(RoomSettings::of_game("skip-bo", 2))));
    let code = first.enters();
    let second = Visitor::new(&stays, Goal::Join(code));
    second.enters();
    let is_at = |server: &str| matches!(sight.directory.place(code), Place::At(entry) if entry.server == server);
    assert!(is_at(&apart));
    line.set(Line::Cut);
    let began = Instant::now();
    is_sent_on(&second);
    second.enters();
    assert!(is_at(&stays));
    second.client.ask(RoomRequest::Ready(true));
    second.hears("has an answer", |event| {
        matches!(event, Event::Answered(..)).then_some(())
    });
    let took = began.elapsed();
    eprintln!("who had named the other server went on after {took:.1?}");
    assert!(took < Duration::from_secs(20), "{took:?}");
    // Who has named this one, or comes there now, is told to come again.
    is_sent_on(&first);
    let third = Visitor::new(&apart, Goal::Join(code));
    is_sent_on(&third);
    line.set(Line::Good);
    first.enters();
    third.enters();
    assert!(is_at(&stays));
    assert!(!servers.said().contains("panicked"), "{}", servers.said());
}

#[test]
fn the_only_server_keeps_its_people_while_etcd_does_not_answer() {
    let Some(mut etcd) = Etcd::start(1, &[]) else { return };
    let sight = Sight::open(&etcd.address());
    let servers = Servers::here(1, &etcd, &sight);
    let alone = Visitor::new(
        &servers.address(0),
        Goal::Open(Box::new(RoomSettings::of_game("skip-bo", 2))),
    );
    alone.enters();
    etcd.kill(0);
    alone.client.ask(RoomRequest::Ready(true));
    let mut told = false;
    let until = Instant::now() + Duration::from_secs(12);
    while Instant::now() < until {
        match alone.client.wait(Duration::from_millis(100)) {
            Some(Event::DiskWaits(true)) => told = true,
            Some(event @ (Event::Lost(_) | Event::Over(_))) => panic!("{event:?}"),
            _ => {}
        }
    }
    assert!(told, "nobody said that the table waits");
    etcd.restart(0);
    alone.hears("goes on", |event| {
        matches!(event, Event::DiskWaits(false)).then_some(())
    });
}
