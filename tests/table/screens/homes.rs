//! A table of this program and people in other homes, by a relay on this machine.

use std::time::{Duration, Instant};

use client::runner::Client;
use client::trust::Trust;
use messages::texts::together as words;
use net::destination::Destination;
use net::link::Invitation;
use net::protocol::refusal::RoomRefusal;
use net::session::{Ended, Event, Goal};
use net::target::Target;
use server::config::Config;
use server::homes::relay::{RelayConfig, RelayServer};
use server::run::Server;
use window_kit::settings::Settings;

use super::headless::{Headless, on_screen_with};

/// The start of a link to a table in another home.
const LINK: &str = "tumbletop://join/";

/// The link that `Copy link` gives.
fn link(table: &mut Headless) -> Invitation {
    table.press("lobby.copy");
    let has_link = |text: &str| text.contains(LINK);
    table.until("the link", |seen| seen.texts().iter().any(|(_, text)| has_link(text)));
    let texts = table.texts();
    let text = texts
        .iter()
        .map(|(_, text)| text)
        .find(|text| has_link(text))
        .expect("a link");
    let start = text.find(LINK).expect("it is in there");
    let link = text[start..].split_whitespace().next().expect("a word");
    link.parse().expect("a link")
}

#[test]
fn people_in_other_homes_join_by_the_link_once_the_host_lets_them() {
    let relay = RelayServer::start(RelayConfig::at("127.0.0.1:0".parse().expect("an address"))).expect("a relay");
    let address = format!("http://{}", relay.address().expect("it listens"));
    let by_it = |settings: &mut Settings| settings.relay.clone_from(&address);
    on_screen_with(by_it, |mut table| {
        table.opens_a_table();
        table.sees(&words::HOMES_OFF);
        assert_eq!(relay.clients(), 0, "nothing is told to anybody without a click");

        table.press("lobby.homes");
        table.until_heard("the relay", |seen| seen.is_seen(&words::HOMES_EVERYBODY));
        assert_eq!(relay.clients(), 1);
        let first = link(&mut table);
        let there = first.server.clone().expect("a table");
        assert!(there.server().is_none(), "{there}");
        let joins = |to: &Invitation| {
            let to = to.clone();
            let there = to.server.expect("a table");
            Client::start(there, Trust::System, Goal::Join(to.code), "Bo".to_owned()).expect("a client")
        };
        let guest = joins(&first);
        table.until_heard("Bo", |seen| seen.has_text("Bo"));
        table.until_heard("the way", |seen| {
            seen.is_seen(&words::homes_direct(1)) || seen.is_seen(&words::homes_relayed(1))
        });

        table.press("lobby.homes.more");
        table.sees(&words::HOMES_PRIVACY);
        table.press("lobby.homes.renew");
        table.press("confirm.yes");
        table.until_heard("another link", |seen| {
            seen.is_seen(&words::HOMES_EVERYBODY) && link(seen).server != first.server
        });
        let lost = guest.wait(Duration::from_secs(20)).is_some();
        assert!(lost, "the guest hears that the connection is gone");
        drop(guest);
        let again = joins(&link(&mut table));
        table.until_heard("Bo again", |_| again.state().here);

        drop(again);
        table.press("lobby.homes");
        table.until_heard("nobody from elsewhere", |seen| {
            seen.is_seen(&words::HOMES_OFF) && relay.clients() == 0
        });
    });
}

#[test]
fn where_no_relay_answers_the_lobby_says_so_and_what_to_do() {
    // Nobody listens at this port.
    let nowhere = |settings: &mut Settings| "http://127.0.0.1:9".clone_into(&mut settings.relay);
    on_screen_with(nowhere, |mut table| {
        table.opens_a_table();
        table.press("lobby.homes");
        table.sees(&words::HOMES_LOOKING);
        table.until_heard("no relay", |seen| seen.is_seen(&words::HOMES_NEAR));
        table.press("lobby.homes.test");
        table.until_heard("no relay still", |seen| seen.is_seen(&words::HOMES_NEAR));
        table.press("lobby.homes");
        table.sees(&words::HOMES_OFF);
    });
}

#[test]
fn six_letters_are_enough_once_the_host_lists_the_table() {
    let relay = RelayServer::start(RelayConfig::at("127.0.0.1:0".parse().expect("an address"))).expect("a relay");
    let at_relay = format!("http://{}", relay.address().expect("it listens"));
    let data = std::env::temp_dir().join(format!("tumbletop-lists-{}", std::process::id()));
    let here = "127.0.0.1:0".parse().expect("an address");
    let server = Server::start(Config::at(here, data.clone())).expect("a server");
    let at_server = server.address().to_string();
    let by_them = |settings: &mut Settings| {
        settings.relay.clone_from(&at_relay);
        settings.server.clone_from(&at_server);
    };
    on_screen_with(by_them, |mut table| {
        table.opens_a_table();
        assert!(table.element("lobby.homes.listed").is_null(), "the link comes first");
        table.press("lobby.homes");
        table.until_heard("the relay", |seen| seen.is_seen(&words::HOMES_EVERYBODY));
        table.sees(&words::listed_off(&at_server));
        let shown = link(&mut table);
        let code = shown.code;
        table.press("lobby.homes.scan");
        table.until("the QR code", |seen| seen.code_in_view().is_some());
        let reads = |text: &str| text.parse() == Ok(shown.clone());
        assert!(
            table.texts().iter().any(|(_, text)| reads(text)),
            "the link stands beside it"
        );
        table.press("lobby.homes.scan");

        // The server may give out a page, which opens the same table.
        table.press("lobby.homes.more");
        table.sees(&words::homes_page(&at_server));
        table.press("lobby.homes.page");
        let of_page = format!("http://{at_server}/{code}?table=");
        table.until("the link for browsers", |seen| {
            seen.texts().iter().any(|(_, text)| {
                let link = text.find(&of_page).map(|start| &text[start..]);
                link.and_then(|link| link.split_whitespace().next()?.parse().ok()) == Some(shown.clone())
            })
        });
        table.press("lobby.homes.more");
        let joins = || {
            let there: Target = at_server.parse().expect("an address");
            Client::start(there, Trust::System, Goal::Join(code), "Bo".to_owned()).expect("a client")
        };
        let refused = |guest: &Client| {
            let over = |event| matches!(event, Event::Over(Ended::Refused(RoomRefusal::NoRoom)));
            let end = Instant::now() + Duration::from_secs(10);
            while Instant::now() < end && !guest.state().here {
                if guest.wait(Duration::from_millis(100)).is_some_and(over) {
                    return true;
                }
            }
            false
        };
        assert!(refused(&joins()), "nothing is listed without a click");

        table.press("lobby.homes.listed");
        table.until_heard("the list", |seen| seen.is_seen(&words::listed_on(&at_server)));
        let guest = joins();
        table.until_heard("Bo", |seen| seen.has_text("Bo"));
        table.until_heard("Bo knows it", |_| guest.state().here);
        drop(guest);

        table.press("lobby.homes.listed");
        table.sees(&words::listed_off(&at_server));
        // It is looked what the person wishes twice a second.
        table.frames(30);
        table.until_heard("it is off the list", |_| refused(&joins()));

        drop(server);
        table.press("lobby.homes.listed");
        table.until_heard("no server", |seen| seen.is_seen(&words::listed_no_answer(&at_server)));

        // The relay alone: the table is opened anew, with the same link.
        let before = link(&mut table);
        table.press("lobby.homes.more");
        table.press("lobby.homes.by-relay");
        table.until_heard("the relay again", |seen| seen.is_seen(&words::HOMES_EVERYBODY));
        let after = link(&mut table).server.expect("a table");
        assert!(after.is_same(&before.server.expect("a table")), "the key stays");
        let Destination::Table(address) = after else {
            panic!("a table in a home")
        };
        assert!(address.near.is_empty(), "the link has no address of this machine");
    });
    let _ = std::fs::remove_dir_all(data);
}
