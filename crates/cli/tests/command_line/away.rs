//! People at a table that takes its time, in a terminal: they come and go, arrange for being away, and keep reports.

use std::fs;
use std::time::{Duration, Instant};

use client::runner::Client;
use client::trust::Trust;
use net::destination::Destination;
use net::protocol::client_message::RoomRequest;
use net::protocol::lobby::{Lobby, MemberId, SeatHolder};
use net::protocol::phrases::Phrase;
use net::protocol::settings::{RoomSettings, TurnClock};
use net::session::{Event, Goal};
use rules::ids::SeatId;

use crate::text::{Folder, LONGEST, Player, server};

/// A host who waits for what happens.
struct Host {
    client: Client,
    until: Instant,
}

impl Host {
    fn opens(address: &str, settings: RoomSettings) -> Self {
        let to: Destination = address.parse().expect("an address");
        let goal = Goal::Open(Box::new(settings));
        let client = Client::start(to, Trust::System, goal, "Host".to_owned()).expect("a client");
        let host = Self {
            client,
            until: Instant::now() + LONGEST,
        };
        host.until(|event| matches!(event, Event::Entered { .. }));
        host
    }

    fn until(&self, mut wanted: impl FnMut(Event) -> bool) {
        while !self.client.wait(Duration::from_millis(100)).is_some_and(&mut wanted) {
            assert!(Instant::now() < self.until, "it does not come");
        }
    }

    /// The lobby, once it is so.
    fn lobby(&self, so: impl Fn(&Lobby) -> bool) -> Lobby {
        loop {
            if let Some(lobby) = self.client.state().lobby.filter(&so) {
                return lobby;
            }
            assert!(Instant::now() < self.until, "the lobby is not so");
            self.client.wait(Duration::from_millis(50));
        }
    }

    fn does(&self, request: RoomRequest) {
        self.client.ask(request);
        self.until(|event| match event {
            Event::Answered(_, answer) => {
                assert_eq!(answer, Ok(()));
                true
            }
            _ => false,
        });
    }
}

fn holder(lobby: &Lobby, seat: usize) -> Option<MemberId> {
    match lobby.seats[seat].holder {
        SeatHolder::Person(who) => Some(who),
        _ => None,
    }
}

#[test]
fn whoever_is_away_is_arranged_for_and_comes_back_to_their_seat() {
    let folder = Folder::new("away");
    let (_server, address) = server(&folder);
    let settings = RoomSettings {
        clock: TurnClock::Days(3),
        ..RoomSettings::of_game("skip-bo-dice", 2)
    };
    let host = Host::opens(&address, settings);
    let sit = RoomRequest::Sit {
        seat: SeatId(0),
        name: String::new(),
        colour: 0,
        face: 0,
    };
    host.does(sit);
    let code = host.lobby(|_| true).code.to_string();
    let people = folder.0.join("ana");
    let people = people.to_str().expect("a path in Unicode");
    let joins = || {
        Player::start(&[
            "join", &address, &code, "--text", "--name", "Ana", "--lang", "en", "--people", people,
        ])
    };
    let mut ana = joins();
    ana.answer("/vacation 5", "match is being played");
    ana.answer("ready", "You are ready");
    host.does(RoomRequest::Ready(true));
    host.lobby(|lobby| lobby.members.iter().all(|member| member.ready));
    host.client.ask(RoomRequest::Start);
    let said = ana.until("your seat waits for you");
    assert!(said.contains("This table takes its time"), "{said}");

    // What people who are away set.
    ana.answer("/vacation 5", "Your vacation goes on for 5 days");
    let lobby = host.lobby(|lobby| !lobby.vacations.is_empty());
    let ana_is = holder(&lobby, 1).expect("Ana");
    assert_eq!((lobby.vacations[0].member, lobby.vacations[0].hours), (ana_is, 5 * 24));
    ana.answer("/vacation 22", "21");
    ana.answer("/vacation off", "Ana is back from vacation");
    ana.answer("/calls nothing", "in another's turn: I take nothing");
    ana.answer("/writes computer", "writes a value: A computer decides");
    let said = ana.answer("/away", "No message goes out");
    assert!(said.contains("Host: ") && said.contains("I take nothing"), "{said}");
    ana.answer("/calls sometimes", "ask, nothing or computer");
    ana.answer("/remind Zoe", "Nobody here has this name");
    ana.answer("/dance", "Type /help");
    ana.answer("/help", "/vacation DAYS");

    // Whose turn it is decides who reminds whom.
    let is_hosts = ana
        .answer("/away", "No message goes out")
        .contains("Host: It is their turn");
    if is_hosts {
        ana.answer("/remind", "A reminder is on its way");
        host.until(|event| matches!(event, Event::Nudged(who, SeatId(0)) if who == ana_is));
        ana.answer("/remind Host", "reminded already");
    } else {
        ana.answer("/remind", "It is nobody else's turn");
        host.client.ask(RoomRequest::Nudge(SeatId(1)));
        ana.until("Host reminds you");
    }

    // A report is a file of Ana's, and Host is muted with it.
    host.does(RoomRequest::Say(Phrase::Thanks));
    ana.until("Host says: ");
    ana.answer("/report Host", "Nobody gets it but you");
    let reports: Vec<_> = fs::read_dir(folder.0.join("ana").join("reports"))
        .expect("a folder")
        .collect();
    assert_eq!(reports.len(), 1);
    let report = fs::read_to_string(reports[0].as_ref().expect("a file").path()).expect("it can be read");
    let words = report.lines().last().expect("words").to_owned();
    assert!(report.contains(&code) && words.contains("Host"), "{report}");

    // Quitting keeps the seat, and the list of tables says how it stands there.
    ana.type_line("quit");
    assert!(ana.ended().0.success());
    let lobby = host.lobby(|lobby| lobby.members.iter().any(|member| !member.here));
    assert_eq!(holder(&lobby, 1), Some(ana_is));
    let (status, said) = Player::start(&["tables", "--people", people, "--lang", "en"]).ended();
    assert!(status.success() && said.contains(&format!("{code} --text")), "{said}");
    assert_eq!(said.to_lowercase().contains("your turn"), !is_hosts, "{said}");
    let mut ana = joins();
    ana.until("your seat waits for you");
    let lobby = host.lobby(|lobby| lobby.members.iter().all(|member| member.here));
    assert_eq!(holder(&lobby, 1), Some(ana_is), "the same member");
    ana.answer("/calls", "I take nothing");

    // Somebody who watches plays on for the host.
    let watch = [
        "join", &address, &code, "--text", "--watch", "--name", "Cleo", "--lang", "en",
    ];
    let mut cleo = Player::start(&watch);
    // The match is shown before it is known who is here.
    cleo.until("Here: Host, Ana and Cleo");
    ana.until("Cleo");
    ana.answer("/agree", "Nobody waits for your answer");
    cleo.answer("/play-on Host", "You offer to play on here");
    ana.until("Cleo would play on for Host");
    let offer = host.lobby(|lobby| !lobby.offers.is_empty()).offers[0].clone();
    ana.type_line("/agree");
    host.lobby(|lobby| lobby.offers.iter().all(|offer| !offer.asked.contains(&ana_is)));
    host.client.ask(RoomRequest::AgreePlayOn(offer.seat, offer.by, true));
    let lobby = host.lobby(|lobby| lobby.offers.is_empty());
    assert_eq!(holder(&lobby, 0), Some(offer.by));
    cleo.answer("/vacation", "left in this match");

    // Whoever leaves for good has no way back.
    ana.type_line("/leave");
    assert!(ana.ended().0.success());
    host.lobby(|lobby| holder(lobby, 1) != Some(ana_is));
    let (_, said) = Player::start(&["tables", "--people", people, "--lang", "en"]).ended();
    assert!(said.contains("no seat at a table"), "{said}");
}
