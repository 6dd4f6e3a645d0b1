//! Scenes of playing together, without a network: the messages of a server are made here.

use bevy::prelude::*;
use bevy::time::Real;
use bevy::ui_widgets::Activate;
use rules::rng::Seed;

use crate::screens::scenes::error::SceneError;
use crate::screens::scenes::stage::Stage;
use crate::screens::together::fair::Judgement;
use crate::screens::together::room::Room;
use crate::screens::together::talk::{Spoke, Spoken};
use games::catalog::{AnyOptions, NAMES};
use host::match_setup::MatchSetup;
use host::view::{SeatControl, SeatPlayer};
use net::protocol::absence::{OwnArrangements, StandingAnswer, StandingAnswers};
use net::protocol::code::RoomCode;
use net::protocol::lobby::{Lobby, LobbySeat, Member, MemberId, SeatHolder, SeatOffer, Vacation};
use net::protocol::notice::NoticeAddress;
use net::protocol::phrases::Phrase;
use net::protocol::refusal::{CloseReason, RoomRefusal};
use net::protocol::server_message::SeatTimes;
use net::protocol::settings::{RoomSettings, TurnClock};
use net::protocol::token::SeatToken;
use net::session::{Ended, Event};
use net::witness::Verdict;
use rules::ai::level::Level;
use rules::ids::{SeatId, Viewer};
use rules::seats::Seats;
use window_kit::table::current_match::CurrentMatch;
use window_kit::table::remote::{RemoteMatch, first_item};
use window_kit::ui::focus::FocusName;
use window_kit::window::state::{Overlay, Screen};

/// The people in the room. Their names have accents.
const NAMES_HERE: [&str; 4] = ["Zo\u{eb} \u{dc}nal", "B\u{f6}", "Cl\u{e9}o", "D\u{e0}n"];
const YOU: MemberId = MemberId(1);

/// A room of this game with its people in the first seats, then computer players, and `free` free seats at the end.
fn lobby(game: &str, seats: u8, free: u8) -> Lobby {
    let member = |at: usize| Member {
        id: MemberId(at as u16 + 1),
        name: NAMES_HERE[at].to_owned(),
        here: at != 2,
        ready: at == 1,
        claims: None,
    };
    let people = NAMES_HERE.len().min(usize::from(seats - free));
    let seat = |at: u8| {
        let (holder, name) = match usize::from(at) {
            at if at < people => (SeatHolder::Person(MemberId(at as u16 + 1)), NAMES_HERE[at]),
            at if at < usize::from(seats - free) => (SeatHolder::Computer(Level::Normal), "Finn"),
            _ => (SeatHolder::Nobody, ""),
        };
        LobbySeat {
            holder,
            name: name.to_owned(),
            colour: at,
            face: at,
            stand_in: None,
        }
    };
    Lobby {
        code: code(),
        settings: RoomSettings::of_game(game, seats),
        host: Some(YOU),
        locked: false,
        members: (0..people).map(member).collect(),
        seats: (0..seats).map(seat).collect(),
        matches: 0,
        playing: false,
        paused: false,
        wants_pause: Vec::new(),
        results: None,
        away: Vec::new(),
        free_text: false,
        vacations: Vec::new(),
        offers: Vec::new(),
    }
}

fn code() -> RoomCode {
    RoomCode::of_random(*b"a table of scene")
}

fn now(stage: &mut Stage) -> std::time::Duration {
    stage.world().resource::<Time<Real>>().elapsed()
}

/// A room that the player has entered.
fn entered(stage: &mut Stage, lobby: Lobby) -> Room {
    let now = now(stage);
    let mut lobby = lobby;
    let gone = lobby.members.iter().filter(|member| !member.here);
    lobby.away.extend(gone.map(|member| (member.id, 0)));
    let mut room = Room::new(false, "play.example.org".parse().ok(), now);
    let (code, token) = (lobby.code, SeatToken::of_random([1; 16]));
    room.take(Event::Entered { code, you: YOU, token }, now);
    room.settle(lobby, now);
    room
}

/// Names in other scripts for which the program has letters.
const IN_OTHER_SCRIPTS: [&str; 4] = [
    "\u{41e}\u{43b}\u{44c}\u{433}\u{430}",
    "\u{394}\u{3b7}\u{3bc}\u{3ae}\u{3c4}\u{3c1}\u{3b7}\u{3c2}",
    "\u{5e9}\u{5e8}\u{5d4} \u{5dc}\u{5d5}\u{5d9}",
    "Nguy\u{1ec5}n",
];

/// Short names with accents.
const SHORT_NAMES: [&str; 4] = ["Zo\u{eb}", "B\u{f6}", "Cl\u{e9}o", "D\u{e0}n"];

/// Gives the people in the room other names.
fn call(lobby: &mut Lobby, names: [&str; 4]) {
    for (member, name) in lobby.members.iter_mut().zip(names) {
        name.clone_into(&mut member.name);
    }
    for (seat, name) in lobby.seats.iter_mut().zip(names) {
        name.clone_into(&mut seat.name);
    }
}

/// The page, while the program is in no room.
pub(super) fn page(stage: &mut Stage) -> Result<f32, SceneError> {
    Ok(stage.show(Screen::Title, Overlay::Together))
}

/// The page while the server has not answered.
pub(super) fn connecting(stage: &mut Stage) -> Result<f32, SceneError> {
    let room = Room::new(false, "play.example.org".parse().ok(), now(stage));
    stage.world().insert_resource(room);
    Ok(stage.show(Screen::Title, Overlay::Together))
}

/// The page after the server refused to let the person in, or speaks another protocol.
fn over(stage: &mut Stage, why: Ended) -> Result<f32, SceneError> {
    let now = now(stage);
    let mut room = Room::new(false, "play.example.org".parse().ok(), now);
    room.take(Event::Over(why), now);
    stage.world().insert_resource(room);
    Ok(stage.show(Screen::Title, Overlay::Together))
}

pub(super) fn full(stage: &mut Stage) -> Result<f32, SceneError> {
    over(stage, Ended::Refused(RoomRefusal::ServerFull))
}

pub(super) fn newer(stage: &mut Stage) -> Result<f32, SceneError> {
    over(stage, Ended::Closed(CloseReason::ServerNewer))
}

/// The lobby of the host, with the most seats.
pub(super) fn host(stage: &mut Stage) -> Result<f32, SceneError> {
    let room = entered(stage, lobby(NAMES[0], 8, 2));
    stage.world().insert_resource(room);
    Ok(stage.show(Screen::Lobby, Overlay::None))
}

/// The lobby of a guest, at a small table.
pub(super) fn guest(stage: &mut Stage) -> Result<f32, SceneError> {
    let lobby = Lobby {
        host: Some(MemberId(2)),
        ..lobby(NAMES[1], 4, 1)
    };
    let room = entered(stage, lobby);
    stage.world().insert_resource(room);
    Ok(stage.show(Screen::Lobby, Overlay::None))
}

/// A match with others, as the server announces it.
fn playing(stage: &mut Stage, (game, seats): (&str, u8), change: impl FnOnce(&mut Lobby)) -> Result<(), SceneError> {
    let options = AnyOptions::of_game(game).ok_or(SceneError::Missing("a game"))?;
    let mut lobby = lobby(game, seats, 0);
    lobby.playing = true;
    for member in &mut lobby.members {
        member.here = true;
    }
    change(&mut lobby);
    let player = |seat: &LobbySeat| SeatPlayer {
        name: seat.name.clone(),
        control: SeatControl::Person,
    };
    let setup = MatchSetup {
        options,
        seats: Seats::solo(lobby.seats.len())?,
        seed: Seed::Number(3),
        players: lobby.seats.iter().map(player).collect(),
    };
    let viewer = Viewer::Player(SeatId(0));
    let whole = first_item(&setup, viewer)?;
    let mut room = entered(stage, lobby);
    let now = now(stage);
    room.take(Event::Began { new: true }, now);
    room.take(Event::Item(viewer, Box::new(whole)), now);
    stage.world().insert_resource(room);
    stage.run_until(|world| world.contains_resource::<CurrentMatch>())?;
    stage.settle();
    Ok(())
}

/// A match of people whose names are in other scripts.
pub(super) fn scripts(stage: &mut Stage) -> Result<f32, SceneError> {
    playing(stage, (NAMES[0], 4), |lobby| {
        call(lobby, IN_OTHER_SCRIPTS);
        // The sentence on the screen names these people.
        lobby.members[2].here = false;
        lobby.wants_pause = vec![MemberId(2)];
    })?;
    stage
        .world()
        .write_message(Spoke(MemberId(3), Spoken::Phrase(Phrase::Moment)));
    Ok(0.8)
}

/// The end of a match, with what the check of its record has shown.
pub(super) fn results(stage: &mut Stage) -> Result<f32, SceneError> {
    let player = |name: &str| SeatPlayer {
        name: name.to_owned(),
        control: SeatControl::Agent(Level::Normal),
    };
    let mut options = AnyOptions::of_game(NAMES[0]).ok_or(SceneError::Missing("a game"))?;
    options.set("target", "10")?;
    let setup = MatchSetup {
        options,
        seats: Seats::solo(2)?,
        seed: Seed::Number(2026),
        players: NAMES_HERE[..2].iter().map(|name| player(name)).collect(),
    };
    let viewer = Viewer::Player(SeatId(0));
    let whole = first_item(&setup, viewer)?;
    stage.start(setup);
    stage.play_to_the_end()?;
    let remote = RemoteMatch::new(&[(viewer, whole)]).ok_or(SceneError::Missing("a viewer"))?;
    stage.world().insert_resource(remote);
    let later_s = stage.show(Screen::Results, Overlay::None);
    stage.settle();
    let fair = Verdict::Fair { people: 2, given_up: 0 };
    stage.world().insert_resource(Judgement(Some(fair)));
    stage.await_until(
        |world| how_button(world).is_some(),
        |stage| {
            if let Some(entity) = how_button(stage.world()) {
                stage.world().trigger(Activate { entity });
            }
        },
    );
    Ok(later_s)
}

/// The button that shows how the verdict was found.
fn how_button(world: &World) -> Option<Entity> {
    let is_it = |name: &FocusName| name.0 == "results.how";
    let entities = world.iter_entities();
    let mut found = entities.filter(|entity| entity.get::<FocusName>().is_some_and(is_it));
    found.next().map(|entity| entity.id())
}

/// A match while the connection is lost.
pub(super) fn lost(stage: &mut Stage) -> Result<f32, SceneError> {
    playing(stage, (NAMES[1], 4), |_| {})?;
    let now = now(stage);
    stage.world().resource_mut::<Room>().take(Event::Lost(None), now);
    Ok(0.8)
}

/// A match while one person is away, and another one asks for a pause and says something.
pub(super) fn waiting(stage: &mut Stage) -> Result<f32, SceneError> {
    waiting_at(stage, NAMES[0], 4)
}

/// The same at a full table of cards.
pub(super) fn waiting_at_cards(stage: &mut Stage) -> Result<f32, SceneError> {
    waiting_at(stage, NAMES[1], 6)
}

fn waiting_at(stage: &mut Stage, game: &str, seats: u8) -> Result<f32, SceneError> {
    playing(stage, (game, seats), |lobby| {
        lobby.members[2].here = false;
        lobby.wants_pause = vec![MemberId(2)];
        lobby.settings.clock = TurnClock::Turn(60);
    })?;
    stage
        .world()
        .write_message(Spoke(MemberId(2), Spoken::Phrase(Phrase::Moment)));
    Ok(0.8)
}

/// A match that takes its time, with what people arrange for when they are away.
fn slow(stage: &mut Stage, change: impl FnOnce(&mut Lobby)) -> Result<(), SceneError> {
    playing(stage, (NAMES[3], 4), |lobby| {
        // The panel of calls has little room for names.
        call(lobby, SHORT_NAMES);
        lobby.settings.clock = TurnClock::Days(3);
        lobby.members[1].here = false;
        lobby.members[2].here = false;
        lobby.vacations = vec![Vacation {
            member: MemberId(3),
            hours: 100,
        }];
        change(lobby);
    })?;
    let now = now(stage);
    let mut room = stage.world().resource_mut::<Room>();
    let own = OwnArrangements {
        notice: Some(NoticeAddress::Push("https://ntfy.example.org/my-table".to_owned())),
        unconfirmed: None,
        answers: vec![(
            SeatId(0),
            StandingAnswers {
                offers: StandingAnswer::Pass,
                choices: StandingAnswer::Ask,
            },
        )],
        vacation_days: 21,
    };
    room.take(Event::Own(Box::new(own)), now);
    let mut times = SeatTimes {
        runs: 0b10,
        ..SeatTimes::default()
    };
    times.left_ms[1] = Some(50 * 3_600_000);
    room.take(Event::Clock(Box::new(times)), now);
    Ok(())
}

/// What people have arranged, as a player sees it.
pub(super) fn absences(stage: &mut Stage) -> Result<f32, SceneError> {
    slow(stage, |_| {})?;
    Ok(stage.show(Screen::Match, Overlay::Absences))
}

/// Somebody would play on in the seat of another.
pub(super) fn offered(stage: &mut Stage) -> Result<f32, SceneError> {
    slow(stage, |lobby| {
        lobby.members.push(Member {
            id: MemberId(5),
            name: "Ren\u{e9}e".to_owned(),
            here: true,
            ready: false,
            claims: None,
        });
        lobby.offers = vec![SeatOffer {
            seat: SeatId(2),
            by: MemberId(5),
            asked: vec![YOU, MemberId(2), MemberId(4)],
        }];
    })?;
    Ok(0.8)
}
