//! Guests from other homes at a hosted table, by a relay of the test's own.

use std::path::Path;
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use client::listing::{Listing, ListingState};
use client::runner::Client;
use client::state::Way;
use client::trust::Trust;
use net::destination::Destination;
use net::identity::Identity;
use net::link::Invitation;
use net::protocol::client_message::{RoomRequest, TableListing};
use net::protocol::lobby::MemberId;
use net::protocol::refusal::{CloseReason, RoomRefusal};
use net::session::{Ended, Event, Goal};
use net::standing::Standing;
use net::table_address::TableAddress;
use net::target::Target;
use server::homes::door::{Door, Ways};
use server::homes::relay::{RelayConfig, RelayServer};
use server::homes::{Network, Reach, Relays};
use server::hosted::{HostedServer, Listen, delete_table, saved_tables};
use server::run::Server;

use crate::sim::settings;
use crate::whole_server::{code, config, done, folder, sit, wait};

/// The longest wait of a test.
const LONGEST: Duration = Duration::from_secs(60);

/// Waits until something is so.
fn until(what: &str, mut so: impl FnMut() -> bool) {
    let end = Instant::now() + LONGEST;
    while !so() {
        assert!(Instant::now() < end, "{what}");
        sleep(Duration::from_millis(20));
    }
}

fn relay() -> (RelayServer, Network) {
    let relay = RelayServer::start(RelayConfig::at("127.0.0.1:0".parse().expect("an address"))).expect("a relay");
    let address = format!("http://{}", relay.address().expect("it listens"));
    let network = Network {
        relays: Relays::Own(vec![address.parse().expect("a relay")]),
        ..Network::default()
    };
    (relay, network)
}

fn start(folder: &Path) -> HostedServer {
    HostedServer::start(folder, Listen::ThisMachine, None).expect("a table")
}

/// The address of a table once it waits at its relay.
fn waits(door: &Door) -> TableAddress {
    until("the relay does not answer", || {
        matches!(door.reach(), Reach::Everybody(_))
    });
    door.address()
}

fn comes(to: impl Into<Destination>, goal: Goal, name: &str) -> Client {
    Client::start(to, Trust::System, goal, name.to_owned()).expect("a client")
}

#[test]
fn a_guest_from_another_home_plays_at_a_hosted_table_by_its_link() {
    let data = folder("homes-plays");
    let (_relay, network) = relay();
    let hosted = start(&data);
    let host = comes(hosted.target(), Goal::Open(Box::new(settings("skip-bo", 2))), "Host");
    let code = code(&host);
    assert!(hosted.door().is_none(), "nobody has opened it");
    let door = hosted.open_to_homes(code, &network).expect("a door");
    let link = Invitation {
        server: Some(waits(&door).into()),
        code,
    };
    let read: Invitation = link.to_string().parse().expect("a link");
    assert_eq!(read, link);
    let guest = comes(read.server.expect("a table"), Goal::Join(code), "Guest");
    crate::whole_server::code(&guest);
    sit(&host, 0);
    sit(&guest, 1);
    done(&host, RoomRequest::Start);
    until("the match does not begin", || {
        let plays = |client: &Client| client.state().lobby.is_some_and(|lobby| lobby.playing);
        // The events have to be taken.
        while host.poll().is_some() || guest.poll().is_some() {}
        plays(&host) && plays(&guest)
    });
    // Nobody else opens a table on this machine, by whatever way.
    for to in [Destination::from(door.address()), hosted.target().into()] {
        let stranger = comes(to, Goal::Open(Box::new(settings("stack", 2))), "Stranger");
        let why = wait(&stranger, "the refusal", |event| match event {
            Event::Over(why) => Some(why),
            _ => None,
        });
        assert_eq!(why, Ended::Refused(RoomRefusal::ServerFull));
    }
    // On one machine nothing keeps the two apart.
    until("the direct way is not found", || {
        while guest.poll().is_some() {}
        guest.state().way == Some(Way::Direct)
    });
    assert_eq!(door.ways(), Ways { direct: 1, relayed: 0 });
    assert_eq!(host.state().way, None, "the host needs no way");
    drop(door);
    drop(hosted);
    let why = wait(&guest, "the end", |event| match event {
        Event::Over(why) => Some(why),
        _ => None,
    });
    assert_eq!(why, Ended::Closed(CloseReason::HostLeft), "the guest learns why");
}

#[test]
fn host_and_guest_in_other_homes_see_each_others_keys_and_those_within_the_home_are_not_taken_for_it() {
    let data = folder("homes-keys");
    let (_relay, network) = relay();
    let hosted = start(&data);
    let person = |to: Destination, goal, number: u8| {
        let identity = Identity::of_secret(&[number; 32]);
        let name = format!("Person {number}");
        Client::start_as(to, Trust::System, goal, name, Some(identity), || {}).expect("a client")
    };
    let key = |number: u8| Standing::Proven(Identity::of_secret(&[number; 32]).key());
    let goal = Goal::Open(Box::new(settings("stack", 2)));
    let host = person(hosted.target().into(), goal, 1);
    let code = code(&host);
    let near = person(hosted.target().into(), Goal::Join(code), 2);
    let door = hosted.open_to_homes(code, &network).expect("a door");
    let table = waits(&door);
    host.is_own(Some(table.key));
    let guest = person(table.into(), Goal::Join(code), 3);
    let sees = |client: &Client| {
        while client.poll().is_some() {}
        let standings = client.state().standings;
        [1, 2, 3].map(|member| standings.get(&MemberId(member)).copied().unwrap_or_default())
    };
    until("the host does not see the keys", || {
        sees(&host) == [key(1), key(2), key(3)]
    });
    until("whoever is near does not see the keys", || {
        sees(&near) == [key(1), key(2), key(3)]
    });
    // What was signed within a home could have been signed in any.
    until("the guest does not see the keys", || {
        sees(&guest) == [key(1), Standing::Unproven, key(3)]
    });
    drop((door, guest, near, host, hosted));
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn six_letters_lead_home_where_a_server_lists_the_table() {
    let data = folder("homes-listed");
    let (_relay, network) = relay();
    let list = Server::start(config(&data.join("list"))).expect("a server");
    let at_list: Target = list.address().to_string().parse().expect("an address");
    let hosted = start(&data.join("home"));
    let host = comes(hosted.target(), Goal::Open(Box::new(settings("skip-bo", 2))), "Host");
    let code = code(&host);
    let door = hosted.open_to_homes(code, &network).expect("a door");
    let began = Instant::now();
    let mut table = TableListing {
        code,
        address: waits(&door),
    };
    let mut listing = Listing::new(at_list.clone(), Trust::System);
    until("it is not listed", || {
        listing.tend(&table, began.elapsed());
        *listing.state() == ListingState::Listed
    });

    // Bo has only the code, and the server in the settings.
    let joins = || comes(at_list.clone(), Goal::Join(code), "Bo");
    let guest = joins();
    let moved = wait(&guest, "the way", |event| match event {
        Event::Moved(to) => Some(*to),
        _ => None,
    });
    assert_eq!(moved.key, table.address.key);
    assert_eq!(crate::whole_server::code(&guest), code);
    until("Bo is not at the table", || door.ways() != Ways::default());
    drop(guest);

    // The new address is told too.
    drop(door);
    let door = hosted.renew_address(code, &network).expect("a door");
    table.address = waits(&door);
    until("the new address is not told", || {
        listing.tend(&table, began.elapsed());
        let guest = joins();
        let moved = wait(&guest, "the way", |event| match event {
            Event::Moved(to) => Some(*to),
            _ => None,
        });
        moved.key == table.address.key
    });

    drop(listing);
    until("it is listed still", || {
        let guest = joins();
        wait(&guest, "an answer", |event| match event {
            Event::Moved(_) => Some(false),
            Event::Over(ended) => Some(ended == Ended::Refused(RoomRefusal::NoRoom)),
            _ => None,
        })
    });
    drop((host, hosted, list));
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn an_address_stays_when_the_table_is_hosted_again_and_leads_nowhere_once_it_is_renewed() {
    let data = folder("homes-again");
    let (_relay, network) = relay();
    let hosted = start(&data);
    let host = comes(hosted.target(), Goal::Open(Box::new(settings("stack", 2))), "Host");
    let code = code(&host);
    let door = hosted.open_to_homes(code, &network).expect("a door");
    let first = waits(&door);
    let guest = comes(first.clone(), Goal::Join(code), "Guest");
    crate::whole_server::code(&guest);
    sit(&host, 0);
    sit(&guest, 1);
    done(&host, RoomRequest::Start);
    until("the match does not begin", || {
        while host.poll().is_some() || guest.poll().is_some() {}
        host.state().lobby.is_some_and(|lobby| lobby.playing)
    });
    drop((door, guest, host, hosted));

    let again = HostedServer::reopen(&data, Listen::ThisMachine, None, code).expect("the table");
    let door = again.open_to_homes(code, &network).expect("a door");
    let second = waits(&door);
    assert_eq!(
        (second.key, &second.relays),
        (first.key, &first.relays),
        "the link stays"
    );
    let guest = comes(first.clone(), Goal::Join(code), "Guest");
    crate::whole_server::code(&guest);

    drop(door);
    let door = again.renew_address(code, &network).expect("a door");
    let third = waits(&door);
    assert_ne!(third.key, first.key);
    wait(&guest, "the loss", |event| {
        matches!(event, Event::Lost(_)).then_some(())
    });
    until("the guest is still counted", || door.ways() == Ways::default());
    let other = comes(third, Goal::Join(code), "Other");
    crate::whole_server::code(&other);
    assert!(!guest.state().here, "the old address leads nowhere");

    // Closed to other homes, it is still open.
    again.close_to_homes();
    wait(&other, "the loss", |event| {
        matches!(event, Event::Lost(_)).then_some(())
    });
    let near = comes(again.target(), Goal::Join(code), "Near");
    crate::whole_server::code(&near);
    drop((door, guest, other, near, again));
    let key = data.join("rooms").join(format!("{code}.key"));
    assert!(key.exists());
    let table = saved_tables(&data).pop().expect("the table");
    delete_table(&data, &table).expect("it is deleted");
    assert!(!key.exists(), "nothing of it is left");
}

#[test]
fn a_new_address_takes_along_those_who_play_and_nobody_else() {
    let data = folder("homes-along");
    let (_relay, network) = relay();
    let hosted = start(&data);
    let host = comes(hosted.target(), Goal::Open(Box::new(settings("skip-bo", 2))), "Host");
    let code = code(&host);
    let door = hosted.open_to_homes(code, &network).expect("a door");
    let first = waits(&door);
    let guest = comes(first.clone(), Goal::Join(code), "Guest");
    crate::whole_server::code(&guest);
    let looker = comes(first.clone(), Goal::Join(code), "Looker");
    crate::whole_server::code(&looker);
    sit(&host, 0);
    sit(&guest, 1);
    done(&host, RoomRequest::Start);
    until("the match does not begin", || {
        while host.poll().is_some() || guest.poll().is_some() || looker.poll().is_some() {}
        let plays = |client: &Client| client.state().lobby.is_some_and(|lobby| lobby.playing);
        plays(&host) && plays(&guest)
    });
    let you = guest.state().you;

    let next = hosted.renew_address(code, &network).expect("a door");
    let second = waits(&next);
    let moved = wait(&guest, "the new address", |event| match event {
        Event::Moved(to) => Some(*to),
        _ => None,
    });
    assert!(moved.key == second.key && moved.key != first.key);
    let token = wait(&guest, "the seat", |event| match event {
        Event::Entered { token, .. } => Some(token),
        _ => None,
    });
    assert_eq!(guest.state().you, you, "the same member, with the seat of before");
    wait(&looker, "the loss", |event| {
        matches!(event, Event::Lost(_)).then_some(())
    });
    assert!(host.state().here, "the host stays where they are");
    until("the guest is not counted", || next.ways() != Ways::default());

    // With the program started anew, the seat is at the new address.
    drop(guest);
    let back = comes(second, Goal::Return(code, token), "Guest");
    crate::whole_server::code(&back);
    assert_eq!(back.state().you, you);
    drop((door, next, back, looker, host, hosted));
    let _ = std::fs::remove_dir_all(&data);
}

#[test]
fn a_home_that_hides_its_address_knows_how_many_come_over_the_relay() {
    let data = folder("homes-limit");
    let (_relay, mut network) = relay();
    network.hides_address = true;
    let hosted = start(&data);
    let host = comes(hosted.target(), Goal::Open(Box::new(settings("stack", 2))), "Host");
    let code = code(&host);
    let door: Arc<Door> = hosted.open_to_homes(code, &network).expect("a door");
    let address = waits(&door);
    assert_eq!((door.port(), address.near.len()), (None, 0));
    let guests: Vec<Client> = (0..3)
        .map(|number| comes(address.clone(), Goal::Join(code), &format!("Guest{number}")))
        .collect();
    for guest in &guests {
        crate::whole_server::code(guest);
        until("there is no way", || {
            while guest.poll().is_some() {}
            guest.state().way == Some(Way::Relayed)
        });
    }
    assert_eq!(door.ways(), Ways { direct: 0, relayed: 3 });
    drop(guests);
    until("the guests are still counted", || door.ways() == Ways::default());
}
