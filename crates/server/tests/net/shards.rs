//! Two servers that know nothing of each other, behind one address: the first letter of a code says which one has its
//! room.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use client::listing::{Listing, ListingState};
use client::table_watch::TableWatch;
use client::trust::Trust;
use net::protocol::client_message::TableListing;
use net::protocol::code::RoomCode;
use net::protocol::limits::WRONG_CODES_BURST;
use net::protocol::refusal::RoomRefusal;
use net::session::{Ended, Event, Goal};
use net::shards::ShardTable;
use net::target::Target;
use server::config::{Config, Limits, Listen};
use server::run::Server;

use crate::sim::settings;
use crate::whole_server::{client, code, config, folder, wait};

/// The servers: A to K, and M to S.
struct Two {
    servers: [Server; 2],
    folders: [PathBuf; 2],
}

fn targets(addresses: [SocketAddr; 2]) -> [Target; 2] {
    addresses.map(|address| address.to_string().parse().expect("an address"))
}

impl Two {
    fn start(name: &str) -> Self {
        // Each is named in the table before it listens.
        let free = [0, 1].map(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port"));
        let addresses = free.map(|listener| listener.local_addr().expect("an address"));
        let [first, second] = addresses;
        let table = format!("ABCDEFGHJK {first}\nMNPQRS {second}\n");
        let folders = [0, 1].map(|number| folder(&format!("{name}-{number}")));
        let servers = [0, 1].map(|number| {
            let table: ShardTable = table.parse().expect("a table");
            let own = targets(addresses)[number].clone();
            let usual = config(&folders[number]);
            Server::start(Config {
                listen: Listen::At(addresses[number]),
                limits: Limits {
                    wrong_code_every: Duration::from_secs(3600),
                    ..usual.limits
                },
                shards: Some(table.seen_from(own).expect("it is there")),
                ..usual
            })
            .expect("a server")
        });
        Self { servers, folders }
    }

    fn address(&self, number: usize) -> SocketAddr {
        self.servers[number].address()
    }
}

impl Drop for Two {
    fn drop(&mut self) {
        for folder in &self.folders {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

#[test]
fn each_server_opens_rooms_with_its_letters_and_sends_people_to_the_other_ones_rooms() {
    let two = Two::start("shards");
    for (at, letters) in [(0, "ABCDEFGHJK"), (1, "MNPQRS")] {
        let (here, other) = (two.address(at), two.address(1 - at));
        let host = client(here, Goal::Open(Box::new(settings("skip-bo", 2))), "Ana");
        let (code, token) = wait(&host, "the room", |event| match event {
            Event::Entered { code, token, .. } => Some((code, token)),
            _ => None,
        });
        assert!(letters.contains(code.first_letter()), "{code}");
        // Whoever asks the other one enters the same room.
        let guest = client(other, Goal::Join(code), "Bo");
        assert_eq!(self::code(&guest), code);

        // News of it come from there too.
        let [asked, _] = targets([other, here]);
        let mut watch = TableWatch::new(asked.into(), Trust::System);
        let began = Instant::now();
        while watch.news(code).is_none() {
            watch.tend(&[(code, token)], began.elapsed());
            assert!(began.elapsed() < Duration::from_secs(20), "no news");
            std::thread::sleep(Duration::from_millis(10));
        }
        assert!(matches!(watch.news(code), Some(Ok(news)) if news.code == code));
    }
}

#[test]
fn a_table_in_a_home_is_listed_where_its_code_leads() {
    let two = Two::start("shards-homes");
    let code: RoomCode = "MABCDE".parse().expect("a code");
    let address = format!("table://{}?relay=relay.example.org", "ab".repeat(32));
    let table = TableListing {
        code,
        address: address.parse().expect("an address"),
    };
    let [first, second] = targets([two.address(0), two.address(1)]);
    let mut listing = Listing::new(first, Trust::System);
    let began = Instant::now();
    while *listing.state() != ListingState::Listed {
        listing.tend(&table, began.elapsed());
        assert!(began.elapsed() < Duration::from_secs(20), "{:?}", listing.state());
        std::thread::sleep(Duration::from_millis(10));
    }
    for asked in [&second, &targets([two.address(0), two.address(1)])[0]] {
        let guest = client::runner::Client::start(asked.clone(), Trust::System, Goal::Join(code), "Bo".to_owned());
        let moved = wait(&guest.expect("a client"), "the way there", |event| match event {
            Event::Moved(to) => Some(to),
            _ => None,
        });
        assert_eq!(*moved, table.address, "asked at {asked}");
    }
}

#[test]
fn codes_of_the_other_one_are_not_tried_here_and_those_of_nobody_are() {
    let two = Two::start("shards-codes");
    let asks = |code: RoomCode| {
        let guest = client(two.address(0), Goal::Join(code), "Bo");
        wait(&guest, "an answer", |event| match event {
            Event::Over(why) => Some(why),
            _ => None,
        })
    };
    let of_other = (0..=u8::MAX).map(|number| RoomCode::of_random([number; 16]));
    let mut of_other = of_other.filter(|code| "MNPQRS".contains(code.first_letter()));
    for _ in 0..WRONG_CODES_BURST {
        let code = of_other.next().expect("enough codes");
        assert_eq!(
            asks(code),
            Ended::Refused(RoomRefusal::NoRoom),
            "the other server says so"
        );
    }
    let code = of_other.next().expect("enough codes");
    assert_eq!(asks(code), Ended::Refused(RoomRefusal::TooFast), "it has counted them");
    // This one has not. A letter that is kept for later is no other server's.
    let spare = "ZABCDE".parse().expect("a code");
    assert_eq!(asks(spare), Ended::Refused(RoomRefusal::NoRoom));
}
