//! Play with a friend at another machine, by a server on this one: the way to the table, the match, and what stays of
//! it.

use std::cell::Cell;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bevy::ecs::message::{MessageCursor, Messages};
use bevy::prelude::KeyCode;
use client::nearby::announced::Announced;
use client::nearby::table::NearbyTable;
use client::runner::Client;
use client::trust::Trust;
use host::request::{SeatRequest, Undo};
use messages::texts::together as words;
use messages::{Message, ToMessage};
use net::identity::Identity;
use net::protocol::client_message::RoomRequest;
use net::protocol::code::RoomCode;
use net::protocol::limits::VERSION;
use net::protocol::lobby::{Lobby, MemberId, SeatHolder};
use net::protocol::phrases::Phrase;
use net::protocol::settings::{RoomSettings, TurnClock};
use net::protocol::token::SeatToken;
use net::session::{Event, Goal};
use net::target::Target;
use records::store::library::MatchLibrary;
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use rules::rng::{Stream, stream};
use server::config::{Config, Limits};
use server::run::Server;
use window_kit::settings::{FOLDER_VARIABLE, Settings};
use window_kit::table::saving::MatchFolder;
use window_kit::window::intent::Notice;
use window_kit::window::state::{Overlay, Screen};

use super::headless::{Headless, on_screen, on_screen_with};
use crate::own_network::in_own_network;

/// The longest wait for an answer to the friend.
const LONGEST: Duration = Duration::from_secs(30);

/// The seat of the friend.
const BO: SeatId = SeatId(0);
/// The other seat.
const OTHER: SeatId = SeatId(1);

/// Any free port of this machine.
pub(super) const HERE: (Ipv4Addr, u16) = (Ipv4Addr::LOCALHOST, 0);

/// Starts a server in the folder of this test. The friend acts faster than people do.
pub(super) fn serves(at: impl Into<SocketAddr>) -> Server {
    let folder = std::env::var_os(FOLDER_VARIABLE).expect("a folder of this test");
    let limits = Limits {
        requests_burst: 1000,
        requests_a_second: 1000,
        ..Limits::default()
    };
    let data = PathBuf::from(folder).join("server");
    Server::start(Config {
        limits,
        ..Config::at(at.into(), data)
    })
    .expect("a server")
}

/// A table for two, at which nobody waits for a computer player.
pub(super) fn for_two() -> RoomSettings {
    RoomSettings {
        pace_ms: 0,
        ..RoomSettings::of_game("skip-bo", 2)
    }
}

/// Somebody at another machine.
pub(super) struct Friend {
    pub client: Client,
    at: SocketAddr,
    code: RoomCode,
    token: SeatToken,
    /// What Bo asked last to take back.
    asked: Cell<Option<Undo>>,
}

impl Friend {
    /// Goes to a table.
    fn comes(at: SocketAddr, goal: Goal) -> Self {
        Self::comes_as(at, goal, None)
    }

    /// The same, and shows this key.
    fn comes_as(at: SocketAddr, goal: Goal, identity: Option<Identity>) -> Self {
        let there: Target = at.to_string().parse().expect("an address");
        let client = Client::start_as(there, Trust::System, goal, "Bo".to_owned(), identity, || {});
        let client = client.expect("a client");
        let (code, token) = hears(&client, "the room", |event| match event {
            Event::Entered { code, token, .. } => Some((code, token)),
            _ => None,
        });
        Self {
            client,
            at,
            code,
            token,
            asked: Cell::new(None),
        }
    }

    /// Opens a table and takes the first seat.
    fn opens(at: SocketAddr, settings: RoomSettings) -> Self {
        Self::opens_as(at, settings, None)
    }

    /// The same, and shows this key.
    pub fn opens_as(at: SocketAddr, settings: RoomSettings, identity: Option<Identity>) -> Self {
        let friend = Self::comes_as(at, Goal::Open(Box::new(settings)), identity);
        friend.does(RoomRequest::Sit {
            seat: BO,
            name: String::new(),
            colour: 0,
            face: 0,
        });
        friend
    }

    /// Asks the room for something, and gets it.
    pub fn does(&self, request: RoomRequest) {
        self.client.ask(request);
        let answer = hears(&self.client, "an answer", |event| match event {
            Event::Answered(_, answer) => Some(answer),
            _ => None,
        });
        assert_eq!(answer, Ok(()));
    }

    /// Does what is due at Bo's seat. With `takes_back`, asks to take the first action back that can be.
    fn plays(&self, takes_back: bool) {
        while let Some(event) = self.client.poll() {
            let Event::Item(Viewer::Player(seat), item) = event else {
                continue;
            };
            let decision = item.view.decisions[seat.index()];
            let mut chance = stream(u64::from(decision.0), Stream::Agents);
            let asks = if takes_back && item.view.undo == Some(seat) {
                let undo = Undo { seat, decision };
                self.asked.set(Some(undo));
                Some(SeatRequest::Undo(undo))
            } else {
                item.view.computer_request(seat, Level::Greedy, &mut chance)
            };
            if let Some(asks) = asks {
                self.client.ask(RoomRequest::Ask(asks));
            }
        }
    }

    /// Whether something like this has come meanwhile.
    pub fn has_heard(&self, is_it: impl Fn(&Event) -> bool) -> bool {
        std::iter::from_fn(|| self.client.poll()).any(|event| is_it(&event))
    }
}

/// Waits until something comes to a client.
fn hears<T>(client: &Client, what: &str, wanted: impl Fn(Event) -> Option<T>) -> T {
    let end = Instant::now() + LONGEST;
    while Instant::now() < end {
        if let Some(found) = client.wait(Duration::from_millis(50)).and_then(&wanted) {
            return found;
        }
    }
    panic!("{what} did not come");
}

/// Joins the table of a friend, as Ana, by its code and its address.
pub(super) fn joins(table: &mut Headless, friend: &Friend) {
    table.press("title.together");
    table.focus_on("together.name");
    table.type_text("Ana");
    table.focus_on("together.code");
    table.type_text(&format!("{}@{}", friend.code, friend.at));
    table.press("together.join");
    table.until_heard("the lobby", |seen| seen.screen() == Screen::Lobby);
}

/// Joins the table of a friend, is ready there, and the friend begins.
fn plays_with(table: &mut Headless, friend: &Friend) {
    joins(table, friend);
    table.until_heard("a seat", |seen| !seen.element("lobby.ready").is_null());
    table.press("lobby.ready");
    table.until_heard("everybody is ready", |seen| seen.is_seen(&words::host_begins("")));
    friend.client.ask(RoomRequest::Start);
    table.until_heard("the match", |seen| seen.screen() == Screen::Match);
    table.until_heard("others to talk to", |seen| !seen.element("talk").is_null());
}

/// Looks on at the table of a friend, who plays against a computer player until one of them has won.
fn looks_on(table: &mut Headless, friend: &Friend) {
    friend.does(RoomRequest::Computer(OTHER, Some(Level::Easy)));
    joins(table, friend);
    table.until_heard("no seat is free", |seen| seen.is_seen(&words::YOU_LOOK_ON));
    friend.client.ask(RoomRequest::Start);
    table.until_heard("the match", |seen| seen.screen() == Screen::Match);
}

/// A short match of one round.
fn short() -> RoomSettings {
    RoomSettings {
        options: vec![("stock".to_owned(), "5".to_owned())],
        ..for_two()
    }
}

/// Closes the score sheet, if it is there.
fn turns_to_the_result(table: &mut Headless) {
    if table.overlay() == Overlay::RoundScore {
        table.key(KeyCode::Enter);
    }
}

/// Puts a card away, if it is Ana's turn.
fn discards(table: &mut Headless) {
    let now = table.description();
    if now["still"] == true && !now["person_due"].is_null() {
        table.key(KeyCode::Digit1);
        table.key(KeyCode::KeyQ);
    }
}

#[test]
fn a_guest_joins_by_code_and_both_talk_in_the_match() {
    on_screen(|mut table| {
        let server = serves(HERE);
        let friend = Friend::opens(server.address(), for_two());
        joins(&mut table, &friend);
        table.sees(&words::LOBBY_HEADING);
        let code = friend.code.to_string();
        table.until_heard("the table of Bo", |seen| seen.has_text(&code) && seen.has_text("Bo"));
        assert!(table.element("lobby.start").is_null(), "only the host begins");
        table.until_heard("a seat", |seen| !seen.element("lobby.ready").is_null());
        table.press("lobby.ready");
        table.until_heard("everybody is ready", |seen| seen.is_seen(&words::host_begins("")));
        friend.client.ask(RoomRequest::Start);
        table.until_heard("others to talk to", |seen| !seen.element("talk").is_null());
        assert_eq!(table.screen(), Screen::Match);

        let (own, theirs) = (Phrase::GoodLuck, Phrase::Thanks);
        table.press("talk");
        table.press("talk.GoodLuck");
        table.until("no phrases", |seen| seen.element("talk.Thanks").is_null());
        table.until_heard("what Ana said", |seen| seen.is_seen(&own.message()));
        table.until_heard("Bo hears it", |_| {
            friend.has_heard(|event| matches!(event, Event::Said(_, said) if *said == own))
        });
        assert!(!table.is_seen(&theirs.message()));
        friend.client.ask(RoomRequest::Say(theirs));
        table.until_heard("what Bo says", |seen| seen.is_seen(&theirs.message()));
    });
}

#[test]
fn who_spoke_is_muted_and_heard_again_at_the_table() {
    on_screen(|mut table| {
        let server = serves(HERE);
        let friend = Friend::opens(server.address(), for_two());
        plays_with(&mut table, &friend);
        let mute = format!("talk.mute.{}", MemberId(1).0);
        table.press("talk");
        table.until("the phrases", |seen| !seen.element("talk.Thanks").is_null());
        assert!(table.element(&mute).is_null(), "Bo has said nothing yet");
        friend.does(RoomRequest::Say(Phrase::Gasps));
        table.until_heard("Bo spoke", |seen| !seen.element(&mute).is_null());
        assert!(table.is_seen(&words::MUTE));
        table.press(&mute);
        table.until("Bo is muted", |seen| seen.is_seen(&words::HEAR_AGAIN));

        // The phrase of who is muted would be heard before the own one.
        friend.does(RoomRequest::Say(Phrase::Thanks));
        table.press("talk.GoodLuck");
        table.until_heard("what Ana said", |seen| seen.is_seen(&Phrase::GoodLuck.message()));
        assert!(!table.is_seen(&Phrase::Thanks.message()));

        table.press("talk");
        table.focus_on(&mute);
        table.key(KeyCode::Enter);
        table.until("Bo is heard again", |seen| seen.is_seen(&words::MUTE));
        table.press("talk");
        table.until("no phrases", |seen| seen.element("talk.Thanks").is_null());
        friend.does(RoomRequest::Say(Phrase::Thanks));
        table.until_heard("what Bo says", |seen| seen.is_seen(&Phrase::Thanks.message()));
    });
}

#[test]
fn a_code_that_no_table_has_is_refused_on_the_page() {
    on_screen(|mut table| {
        let server = serves(HERE);
        let code = RoomCode::of_random([7; 16]);
        table.press("title.together");
        table.focus_on("together.name");
        table.type_text("Ana");
        table.focus_on("together.code");
        table.type_text(&format!("{code}@{}", server.address()));
        table.press("together.join");
        table.until_heard("no table", |seen| seen.is_seen(&words::refused(Message::empty())));
        table.has("together.join");
        assert_eq!((table.screen(), table.overlay()), (Screen::Title, Overlay::Together));
    });
}

#[test]
fn a_friend_may_take_a_move_back_only_if_one_agrees() {
    on_screen(|mut table| {
        let server = serves(HERE);
        let friend = Friend::opens(server.address(), for_two());
        plays_with(&mut table, &friend);
        // The first move of Bo that can be taken back may need a few turns.
        table.until_heard("a question", |seen| {
            friend.plays(true);
            if seen.overlay() == Overlay::None {
                discards(seen);
            }
            seen.overlay() == Overlay::Confirm
        });
        table.sees(&words::undo_ask(BO));
        table.press("confirm.no");
        table.until_heard("the move stands", |seen| seen.is_seen(&words::undo_refused(BO)));
        assert_eq!(table.overlay(), Overlay::None);

        let undo = friend.asked.get().expect("Bo has asked");
        friend.client.ask(RoomRequest::Ask(SeatRequest::Undo(undo)));
        table.until_heard("the question again", |seen| seen.overlay() == Overlay::Confirm);
        table.sees(&words::undo_ask(BO));
        table.press("confirm.yes");
        table.until_heard("the move is taken back", |_| {
            friend.has_heard(|event| *event == Event::UndoAnswered(BO, true))
        });
        table.shows(Overlay::None);
    });
}

#[test]
fn a_friend_who_is_away_is_named_until_they_are_back() {
    on_screen(|mut table| {
        let server = serves(HERE);
        let friend = Friend::opens(server.address(), for_two());
        plays_with(&mut table, &friend);
        let (until, since) = (words::away_until(BO, 60_u64), words::away_since(BO, 60_u64));
        assert!(!table.is_seen(&until));
        let back = Goal::Return(friend.code, friend.token);
        drop(friend);
        table.until_heard("Bo is away", |seen| seen.is_seen(&until));
        let friend = Friend::comes(server.address(), back);
        table.until_heard("Bo is back", |seen| !seen.is_seen(&until) && !seen.is_seen(&since));
        assert!(friend.client.state().here);
        assert_eq!(table.screen(), Screen::Match);
    });
}

#[test]
fn a_computer_player_plays_for_who_stays_away_once_one_wants_it() {
    on_screen(|mut table| {
        let server = serves(HERE);
        let at_once = RoomSettings {
            grace_s: 0,
            stands_in: false,
            ..for_two()
        };
        let friend = Friend::opens(server.address(), at_once);
        plays_with(&mut table, &friend);
        assert!(table.element("away.replace").is_null());
        drop(friend);
        let since = words::away_since(BO, 0_u64);
        table.until_heard("Bo is away", |seen| seen.is_seen(&since));
        table.press("away.replace");
        table.until_heard("somebody plays for Bo", |seen| {
            !seen.is_seen(&since) && seen.element("away.replace").is_null()
        });
    });
}

#[test]
fn a_pause_begins_once_both_want_it_and_ends_once_one_does() {
    on_screen(|mut table| {
        let server = serves(HERE);
        let friend = Friend::opens(server.address(), for_two());
        plays_with(&mut table, &friend);
        friend.client.ask(RoomRequest::Pause(true));
        let wanted = words::pause_wanted(Vec::<Message>::new());
        table.until_heard("Bo would like a pause", |seen| seen.is_seen(&wanted));
        assert!(!table.is_seen(&words::PAUSED));
        table.press("away.pause");
        table.until_heard("a pause", |seen| seen.is_seen(&words::PAUSED));
        table.press("away.pause");
        table.until_heard("the match goes on", |seen| {
            !seen.is_seen(&words::PAUSED) && seen.element("away.pause").is_null()
        });
    });
}

#[test]
fn a_lost_connection_is_said_until_the_server_is_back() {
    on_screen(|mut table| {
        let server = serves(HERE);
        let friend = Friend::opens(server.address(), for_two());
        plays_with(&mut table, &friend);
        let (at, lost) = (server.address(), words::lost_why(Message::empty()));
        assert!(!table.is_seen(&lost));
        server.end();
        table.until_heard("no connection", |seen| seen.is_seen(&lost));
        table.sees(&words::trying(0_u64));
        table.has("away.leave");
        let server = serves(at);
        assert_eq!(server.taken_up(), 1);
        table.until_heard("the connection", |seen| {
            !seen.is_seen(&lost) && seen.element("away.leave").is_null()
        });
        assert_eq!(table.screen(), Screen::Match);
        table.until_heard("others to talk to", |seen| !seen.element("talk").is_null());
    });
}

#[test]
fn who_leaves_without_a_connection_finds_the_way_back_to_the_match() {
    on_screen(|mut table| {
        let server = serves(HERE);
        let friend = Friend::opens(server.address(), for_two());
        plays_with(&mut table, &friend);
        let at = server.address();
        server.end();
        table.until_heard("no connection", |seen| !seen.element("away.leave").is_null());
        table.press("away.leave");
        table.until("the title", |seen| seen.screen() == Screen::Title);
        let server = serves(at);
        assert_eq!(server.taken_up(), 1);
        table.press("title.together");
        table.sees(&words::BACK_ABOUT);
        table.press("together.return");
        table.until_heard("the match", |seen| seen.screen() == Screen::Match);
        table.until_heard("others to talk to", |seen| !seen.element("talk").is_null());
    });
}

#[test]
fn a_table_that_takes_its_time_is_left_for_now_and_the_title_says_whose_turn_it_is() {
    on_screen(|mut table| {
        let server = serves(HERE);
        let slow = RoomSettings {
            clock: TurnClock::Days(3),
            ..for_two()
        };
        let friend = Friend::opens(server.address(), slow);
        plays_with(&mut table, &friend);
        table.until_heard("Ana's turn", |seen| {
            friend.plays(false);
            !seen.description()["person_due"].is_null()
        });
        table.sees(&words::clock_own(words::left_days(3)));
        table.key(KeyCode::Escape);
        table.until("the menu", |seen| seen.overlay() == Overlay::Pause);
        assert!(
            table.element("pause.for-all").is_null(),
            "a table that takes its time needs no pause"
        );
        table.press("pause.leave-table");
        table.sees(&words::LEAVE_FOR_NOW);
        table.press("confirm.yes");
        table.until("the title", |seen| seen.screen() == Screen::Title);
        table.until_heard("whose turn it is", |seen| seen.is_seen(&words::title_turns(1_u64)));

        table.press("title.together");
        let left = words::slow_your_turn(words::left_days(3));
        table.until("the table", |seen| seen.is_seen(&left));
        assert!(table.element("together.return").is_null(), "it is not listed twice");
        table.press("together.slow.0");
        table.until_heard("the match", |seen| seen.screen() == Screen::Match);
        table.until_heard("Ana's turn", |seen| !seen.description()["person_due"].is_null());

        table.key(KeyCode::Escape);
        table.until("the menu", |seen| seen.overlay() == Overlay::Pause);
        table.press("pause.give-up");
        table.sees(&words::LEAVE_ASK);
        table.press("confirm.yes");
        table.until("the title", |seen| seen.screen() == Screen::Title);
        table.until("nobody waits", |seen| !seen.is_seen(&words::title_turns(1_u64)));
        let stands_in = |event: &Event| match event {
            Event::Lobby => friend.client.state().lobby.as_ref().is_some_and(has_computer),
            _ => false,
        };
        table.until_heard("a computer player", |_| friend.has_heard(stands_in));
    });
}

/// Whether a computer player plays at a seat.
fn has_computer(lobby: &Lobby) -> bool {
    lobby
        .seats
        .iter()
        .any(|seat| seat.stand_in.is_some() || matches!(seat.holder, SeatHolder::Computer(_)))
}

#[test]
fn a_match_that_is_over_is_saved_here_and_can_be_watched() {
    on_screen(|mut table| {
        let server = serves(HERE);
        let friend = Friend::opens(server.address(), short());
        looks_on(&mut table, &friend);
        table.until_thought("the result", |seen| {
            friend.plays(false);
            turns_to_the_result(seen);
            seen.screen() == Screen::Results
        });
        table.has("results.lobby");
        table.until_heard("the whole match", |seen| seen.is_enabled("results.watch"));
        let folder = table.known::<MatchFolder>().0.clone();
        let saved = MatchLibrary::read(&folder).expect("a folder");
        assert_eq!(saved.matches.len(), 1);
        table.press("results.watch");
        table.until("the replay", |seen| seen.replays());
    });
}

#[test]
fn a_match_that_can_not_be_saved_here_is_no_secret() {
    on_screen(|mut table| {
        let folder = table.known::<MatchFolder>().0.clone();
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::write(&folder, "no folder").expect("a file in its place");
        let server = serves(HERE);
        let friend = Friend::opens(server.address(), short());
        looks_on(&mut table, &friend);
        // The score sheet lies over the line with the notice, so the notice itself is looked at.
        let not_kept = words::not_kept(Message::empty()).id();
        table.until_thought("why it is not saved", |seen| {
            friend.plays(false);
            let notices = seen.known::<Messages<Notice>>();
            let mut all = MessageCursor::default();
            all.read(notices).any(|notice| notice.text.id() == not_kept)
        });
        table.until("the result", |seen| {
            turns_to_the_result(seen);
            seen.screen() == Screen::Results
        });
        table.has("results.lobby");
        assert!(!table.is_enabled("results.watch"), "there is nothing to watch");
        table.sees(&words::not_kept(Message::empty()));
    });
}

/// Any free port of all addresses there: the list may have any of them.
const EVERYWHERE: (Ipv4Addr, u16) = (Ipv4Addr::UNSPECIFIED, 0);

#[test]
fn a_table_near_by_is_listed_and_joined_from_the_list() {
    let name = "screens::together::a_table_near_by_is_listed_and_joined_from_the_list";
    let near_by = |settings: &mut Settings| settings.near_by = true;
    in_own_network(name, || {
        on_screen_with(near_by, |mut table| {
            let server = serves(EVERYWHERE);
            let port = server.address().port();
            let friend = Friend::opens((Ipv4Addr::LOCALHOST, port).into(), for_two());
            table.looks_near_by();
            table.press("title.together");
            table.sees(&words::NEARBY_NONE);
            let there = NearbyTable {
                code: friend.code,
                host: "Bo".to_owned(),
                game: "skip-bo".to_owned(),
                seats: 2,
                taken: 1,
                playing: false,
                locked: false,
                version: VERSION,
            };
            let locked = NearbyTable {
                locked: true,
                ..there.clone()
            };
            let mut announced = Announced::start(port, &locked).expect("it announces the table");
            table.until_heard("a locked table", |seen| seen.is_seen(&words::NEAR_LOCKED));
            table.sees(&words::table_of("", ""));
            assert!(!table.is_enabled("together.near.0"), "nobody gets in");
            announced.update(&there).expect("it announces the table");
            table.until_heard("a free seat", |seen| seen.is_seen(&words::near_free(1_usize)));
            table.press("together.near.0");
            table.sees(&words::NAME_FIRST);
            table.focus_on("together.name");
            table.type_text("Ana");
            table.press("together.near.0");
            table.until_heard("the table of Bo", |seen| {
                seen.screen() == Screen::Lobby && seen.has_text(&friend.code.to_string())
            });
        })
    });
}
