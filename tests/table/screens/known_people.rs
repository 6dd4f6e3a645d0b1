//! People who know each other by their keys: the names that one gives them, words, blocks and invitations, at a server on
//! this machine.

use std::path::PathBuf;

use bevy::prelude::KeyCode;
use client::people::file;
use client::people::own_key::own_key;
use client::people::store::{GivenName, People};
use messages::ToMessage;
use messages::texts::{reports as report_words, together as words};
use net::identity::Identity;
use net::protocol::client_message::RoomRequest;
use net::protocol::lobby::MemberId;
use net::protocol::person::PersonKey;
use net::protocol::phrases::Phrase;
use net::protocol::words::Words;
use net::session::Event;
use net::standing::Circle;
use tumbletop::screens::known_people::KnownPeople;
use window_kit::settings::{FOLDER_VARIABLE, Settings};
use window_kit::window::state::{Overlay, Screen};

use super::headless::{Headless, on_screen};
use super::together::{Friend, HERE, for_two, joins, serves};

/// The key of the friend.
fn bo() -> Identity {
    Identity::of_secret(&[1; 32])
}

/// The folder of Ana's key and of the people whom she knows.
fn folder() -> PathBuf {
    PathBuf::from(std::env::var_os(FOLDER_VARIABLE).expect("a folder of this test")).join("people")
}

/// Ana shows her key, and remembers people.
fn remembers(table: &mut Headless) {
    table.change(|known: &mut KnownPeople| *known = KnownPeople::in_folder(folder()));
}

/// The people in Ana's folder.
fn remembered() -> People {
    file::load(&folder()).expect("they can be read").people
}

/// The key of the other member, as the friend has checked it.
fn key_of_the_other(friend: &Friend) -> Option<PersonKey> {
    let standings = friend.client.state().standings;
    let mut keys = standings.values().filter_map(|standing| standing.key());
    keys.find(|key| *key != bo().key())
}

#[test]
fn somebody_is_known_by_the_name_that_one_gives_them_and_both_write() {
    on_screen(|mut table| {
        remembers(&mut table);
        let server = serves(HERE);
        let friend = Friend::opens_as(server.address(), for_two(), Some(bo()));
        joins(&mut table, &friend);
        table.until_heard("a seat", |seen| !seen.element("lobby.ready").is_null());
        table.press("lobby.chair.0");
        table.until_heard("Bo's key", |seen| seen.is_seen(&words::PERSON_NEW));
        let own = own_key(&folder()).expect("a key").identity.key();
        table.sees(&words::compare(bo().key().in_letters(), own.in_letters()));
        table.focus_on("lobby.given-name");
        table.type_text("My brother");
        table.key(KeyCode::Enter);
        table.until("Bo is known", |seen| seen.is_seen(&words::person_known("My brother")));

        table.until_heard("Ana's key", |_| key_of_the_other(&friend).is_some());
        assert_eq!(key_of_the_other(&friend), Some(own));
        friend.client.knows(Circle {
            known: [own].into(),
            ..Circle::default()
        });
        friend.does(RoomRequest::FreeText(true));
        table.press("lobby.ready");
        table.until_heard("everybody is ready", |seen| seen.is_seen(&words::host_begins("")));
        friend.client.ask(RoomRequest::Start);
        table.until_heard("others to talk to", |seen| !seen.element("talk").is_null());

        table.press("talk");
        table.focus_on("talk.write");
        table.type_text("Hello there");
        table.key(KeyCode::Enter);
        table.until("no field", |seen| seen.element("talk.write").is_null());
        table.until_heard("Bo reads it", |_| {
            friend.has_heard(|event| matches!(event, Event::Wrote(_, said) if said.as_str() == "Hello there"))
        });
        friend.client.ask(RoomRequest::Write(Words::new("Well met")));
        table.until_heard("what Bo writes", |seen| seen.has_text("Well met"));
        // What was written last can be read again beside the field.
        table.press("talk");
        table.until("both lines", |seen| {
            seen.has_text("Ana: Hello there") && seen.has_text("Bo: Well met")
        });

        let people = remembered();
        let known = people.get(&bo().key()).expect("Bo is remembered");
        assert_eq!((known.name(), known.used.as_str()), ("My brother", "Bo"));
        assert!(known.played.is_some(), "they play together");
        assert!(people.get(&own).is_none(), "nobody meets themselves");
    });
}

#[test]
fn nothing_comes_of_somebody_who_is_blocked_until_they_are_no_more() {
    on_screen(|mut table| {
        remembers(&mut table);
        let server = serves(HERE);
        let friend = Friend::opens_as(server.address(), for_two(), Some(bo()));
        joins(&mut table, &friend);
        table.until_heard("a seat", |seen| !seen.element("lobby.ready").is_null());
        table.press("lobby.chair.0");
        let block = format!("lobby.block.{}", MemberId(1).0);
        table.until_heard("Bo's key", |seen| !seen.element(&block).is_null());
        table.press(&block);
        table.until("Bo is blocked", |seen| seen.is_seen(&words::PERSON_BLOCKED));
        table.press("lobby.ready");
        table.until_heard("everybody is ready", |seen| seen.is_seen(&words::host_begins("")));
        friend.client.ask(RoomRequest::Start);
        table.until_heard("others to talk to", |seen| !seen.element("talk").is_null());

        // The phrase of the blocked one would be heard before the own one.
        friend.does(RoomRequest::Say(Phrase::Thanks));
        table.press("talk");
        table.press("talk.GoodLuck");
        table.until_heard("what Ana said", |seen| seen.is_seen(&Phrase::GoodLuck.message()));
        assert!(!table.is_seen(&Phrase::Thanks.message()));
        let is_blocked = || remembered().get(&bo().key()).expect("Bo").blocked;
        assert!(is_blocked());

        table.key(KeyCode::Escape);
        table.until("the menu", |seen| seen.overlay() == Overlay::Pause);
        table.press("pause.leave-table");
        table.press("confirm.yes");
        table.until("the title", |seen| seen.screen() == Screen::Title);
        table.press("title.together");
        table.sees(&words::PERSON_BLOCKED);
        table.press("together.block.0");
        table.until("Bo is met", |seen| !seen.is_seen(&words::PERSON_BLOCKED));
        assert!(!is_blocked());
        table.press("together.forget.0");
        table.until("nobody", |seen| seen.element("together.forget.0").is_null());
        assert!(remembered().get(&bo().key()).is_none());
    });
}

/// The reports in Ana's folder, as texts.
fn reports() -> Vec<String> {
    let files = std::fs::read_dir(folder().join("reports")).into_iter().flatten();
    let text = |file: std::io::Result<std::fs::DirEntry>| {
        std::fs::read_to_string(file.expect("a file").path()).expect("it can be read")
    };
    files.map(text).collect()
}

#[test]
fn a_report_is_kept_by_pointer_and_by_keys_and_mutes_whom_it_is_about() {
    on_screen(|mut table| {
        remembers(&mut table);
        let server = serves(HERE);
        let friend = Friend::opens_as(server.address(), for_two(), Some(bo()));
        joins(&mut table, &friend);
        table.until_heard("a seat", |seen| !seen.element("lobby.ready").is_null());
        table.press("lobby.chair.0");
        let report = format!("lobby.report.{}", MemberId(1).0);
        table.until_heard("Bo's key", |seen| seen.is_seen(&words::PERSON_NEW));
        // The page says what happens with a report.
        table.sees(&report_words::ABOUT);
        table.focus_on("lobby.given-name");
        table.type_text("My brother");
        table.key(KeyCode::Enter);
        table.until("Bo is known", |seen| seen.is_seen(&words::person_known("My brother")));
        friend.does(RoomRequest::FreeText(true));
        friend.does(RoomRequest::Write(Words::new("You again")));
        // What Bo writes comes before the answer to Ana's own request.
        table.press("lobby.ready");
        table.until_heard("everybody is ready", |seen| seen.is_seen(&words::host_begins("")));
        assert!(reports().is_empty());

        table.press(&report);
        table.until("a report", |_| reports().len() == 1);
        table.until("Bo is muted", |seen| seen.is_seen(&words::HEAR_AGAIN));
        let written = reports().remove(0);
        let code = friend.client.state().lobby.expect("a lobby").code.to_string();
        for part in [
            bo().key().in_letters(),
            code,
            "My brother".to_owned(),
            "You again".to_owned(),
        ] {
            assert!(written.contains(&part), "{part:?} is not in {written}");
        }

        // What Bo writes now is neither seen nor written down.
        friend.does(RoomRequest::Write(Words::new("Not any more")));
        table.press("lobby.ready");
        table.until_heard("Ana is not ready", |seen| !seen.is_seen(&words::host_begins("")));
        assert!(!table.has_text("Not any more"));
        table.focus_on(&report);
        table.key(KeyCode::Enter);
        table.until("another report", |_| reports().len() == 2);
        assert!(
            reports().iter().all(|text| !text.contains("Not any more")),
            "{:?}",
            reports()
        );
    });
}

#[test]
fn an_invitation_of_somebody_whom_one_knows_comes_to_the_title_and_leads_to_the_table() {
    on_screen(|mut table| {
        let server = serves(HERE);
        let own = own_key(&folder()).expect("a key").identity.key();
        file::change(&folder(), |people| {
            people.name(bo().key(), GivenName::new("My brother"));
        })
        .expect("it can be written");
        remembers(&mut table);
        let at = server.address().to_string();
        table.change(|settings: &mut Settings| settings.server = at);
        let friend = Friend::opens_as(server.address(), for_two(), Some(bo()));
        let invited = words::invites_you("My brother");
        table.until_heard("the invitation", |seen| {
            // Ana may not wait yet.
            friend.client.ask(RoomRequest::Invite(own));
            seen.is_seen(&invited)
        });
        table.press("title.together");
        table.shows(Overlay::Together);
        table.focus_on("together.name");
        table.type_text("Ana");
        table.sees(&invited);
        table.press("together.invitation.0");
        table.until_heard("the lobby", |seen| seen.screen() == Screen::Lobby);
        table.until_heard("Bo is there", |seen| seen.has_text("Bo"));
        table.press("lobby.chair.0");
        table.until_heard("Bo is known", |seen| seen.is_seen(&words::person_known("My brother")));

        // The next one comes to a title that was there before the invitation.
        table.press("lobby.leave");
        table.until_heard("the title", |seen| seen.screen() == Screen::Title);
        table.frames(3);
        table.until_heard("the next invitation", |seen| {
            friend.client.ask(RoomRequest::Invite(own));
            seen.is_seen(&invited)
        });
        table.click_on("title.together");
        table.shows(Overlay::Together);
        table.press("together.decline.0");
        table.until("no invitation", |seen| !seen.is_seen(&invited));
    });
}
