//! A table of this program and people in other homes, by a relay on this machine.

use std::time::Duration;

use client::runner::Client;
use client::trust::Trust;
use messages::texts::together as words;
use net::link::Invitation;
use net::session::Goal;
use server::homes::relay::{RelayConfig, RelayServer};
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
        table.until_thought("the relay", |seen| seen.is_seen(&words::HOMES_EVERYBODY));
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
        table.until_thought("Bo", |seen| seen.has_text("Bo"));
        table.until_thought("the way", |seen| {
            seen.is_seen(&words::homes_direct(1)) || seen.is_seen(&words::homes_relayed(1))
        });

        table.press("lobby.homes.more");
        table.sees(&words::HOMES_PRIVACY);
        table.press("lobby.homes.renew");
        table.press("confirm.yes");
        table.until_thought("another link", |seen| {
            seen.is_seen(&words::HOMES_EVERYBODY) && link(seen).server != first.server
        });
        let lost = guest.wait(Duration::from_secs(20)).is_some();
        assert!(lost, "the guest hears that the connection is gone");
        drop(guest);
        let again = joins(&link(&mut table));
        table.until_thought("Bo again", |_| again.state().here);

        drop(again);
        table.press("lobby.homes");
        table.until_thought("nobody from elsewhere", |seen| {
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
        table.until_thought("no relay", |seen| seen.is_seen(&words::HOMES_NEAR));
        table.press("lobby.homes.test");
        table.until_thought("no relay still", |seen| seen.is_seen(&words::HOMES_NEAR));
        table.press("lobby.homes");
        table.sees(&words::HOMES_OFF);
    });
}
