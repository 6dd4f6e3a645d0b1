//! Tests of the page with buttons and keys, without rendering and without a network.

use std::time::Duration;

use bevy::prelude::*;
use bevy::text::EditableText;

use super::super::room::{Room, SendRoomRequest};
use super::plugin;
use crate::screens::menus::overlays::bench::{activate, menus, named};
use messages::Message as Words;
use messages::texts::absences as words;
use net::protocol::absence::{OwnArrangements, StandingAnswer, StandingAnswers};
use net::protocol::client_message::RoomRequest;
use net::protocol::lobby::{Lobby, MemberId, SeatHolder, SeatOffer, Vacation};
use net::protocol::notice::NoticeAddress;
use net::protocol::server_message::SeatTimes;
use net::protocol::settings::TurnClock;
use net::session::Event;
use rules::ai::level::Level;
use rules::ids::SeatId;
use window_kit::ui::localized::LocalizedText;
use window_kit::ui::stepper::Stepped;
use window_kit::window::state::{OpenOverlay, Overlay};

const YOU: MemberId = MemberId(1);
const FRIEND: MemberId = MemberId(2);

/// All that the page has asked the room for.
#[derive(Resource, Default)]
struct Asked(Vec<RoomRequest>);

fn room(change: impl FnOnce(&mut Lobby)) -> Room {
    let mut room = Room::playing(|lobby| {
        lobby.settings.clock = TurnClock::Days(3);
        change(lobby);
    });
    let own = OwnArrangements {
        vacation_days: 6,
        ..OwnArrangements::default()
    };
    room.take(Event::Own(Box::new(own)), Duration::ZERO);
    room
}

fn on_the_page(room: Room) -> App {
    let mut app = menus();
    app.insert_resource(room)
        .init_resource::<Asked>()
        .add_systems(
            Last,
            |mut all: MessageReader<SendRoomRequest>, mut asked: ResMut<Asked>| {
                asked.0.extend(all.read().map(|ask| ask.0.clone()));
            },
        )
        .add_plugins(plugin);
    app.world_mut().write_message(OpenOverlay(Overlay::Absences));
    for _ in 0..3 {
        app.update();
    }
    app
}

fn asked(app: &mut App) -> Vec<RoomRequest> {
    std::mem::take(&mut app.world_mut().resource_mut::<Asked>().0)
}

fn step(app: &mut App, name: &str) {
    let entity = named(app, name).expect("a stepper");
    app.world_mut().trigger(Stepped { entity, by: 1 });
    app.update();
    app.update();
}

fn says(app: &mut App, text: &Words) -> bool {
    let mut all = app.world_mut().query::<&LocalizedText>();
    all.iter(app.world()).any(|said| said.0 == *text)
}

fn write(app: &mut App, field: &str, words: &str) {
    let field = named(app, field).expect("a field");
    app.world_mut().entity_mut(field).insert(EditableText::new(words));
    app.update();
}

/// The room has changed.
fn change(app: &mut App, change: impl FnOnce(&mut Room)) {
    change(&mut app.world_mut().resource_mut::<Room>());
    app.update();
    app.update();
}

#[test]
fn a_vacation_is_chosen_in_days_that_are_left_and_ended() {
    let mut app = on_the_page(room(|_| {}));
    assert!(says(&mut app, &words::vacation_about(6_u8)));
    // Seven days were proposed; six are left, and five are the most that is offered of them.
    activate(&mut app, "absences.vacation-take");
    assert_eq!(asked(&mut app), [RoomRequest::Vacation(5)]);
    step(&mut app, "absences.vacation-days");
    activate(&mut app, "absences.vacation-take");
    assert_eq!(asked(&mut app), [RoomRequest::Vacation(1)], "round from the last one");
    change(&mut app, |room| {
        let lobby = room.lobby.as_mut().expect("a lobby");
        lobby.vacations = vec![Vacation { member: YOU, hours: 24 }];
    });
    assert!(named(&mut app, "absences.vacation-take").is_none());
    activate(&mut app, "absences.vacation-end");
    assert_eq!(asked(&mut app), [RoomRequest::Vacation(0)]);
}

#[test]
fn without_days_left_no_vacation_is_offered() {
    let mut room = room(|_| {});
    room.own.vacation_days = 0;
    let mut app = on_the_page(room);
    assert!(named(&mut app, "absences.vacation-take").is_none());
}

#[test]
fn standing_answers_are_asked_only_where_seats_decide_in_the_turns_of_others() {
    let mut app = on_the_page(room(|lobby| "stack".clone_into(&mut lobby.settings.game)));
    assert!(named(&mut app, "absences.offers.0").is_none());
    let mut app = on_the_page(room(|lobby| "skip-bo-dice".clone_into(&mut lobby.settings.game)));
    step(&mut app, "absences.offers.0");
    let passes = StandingAnswers {
        offers: StandingAnswer::Pass,
        choices: StandingAnswer::Ask,
    };
    assert_eq!(asked(&mut app), [RoomRequest::Answers(SeatId(0), passes)]);
    // The room says that it is so, and the next step keeps it.
    change(&mut app, |room| room.own.answers = vec![(SeatId(0), passes)]);
    step(&mut app, "absences.choices.0");
    let both = StandingAnswers {
        choices: StandingAnswer::Computer,
        ..passes
    };
    assert_eq!(asked(&mut app), [RoomRequest::Answers(SeatId(0), both)]);
}

#[test]
fn an_address_is_saved_as_it_is_written_and_taken_back() {
    let mut app = on_the_page(room(|_| {}));
    assert!(named(&mut app, "absences.notice-off").is_none());
    write(&mut app, "absences.notice", "https://a.example/b");
    activate(&mut app, "absences.notice-set");
    let address = NoticeAddress::Push("https://a.example/b".to_owned());
    assert_eq!(asked(&mut app), [RoomRequest::Notify(Some(address.clone()))]);
    change(&mut app, |room| room.own.notice = Some(address));
    activate(&mut app, "absences.notice-off");
    assert_eq!(asked(&mut app), [RoomRequest::Notify(None)]);
}

#[test]
fn an_address_of_mail_is_confirmed_by_the_code_in_the_mail() {
    let mut app = on_the_page(room(|_| {}));
    assert!(named(&mut app, "absences.code").is_none());
    write(&mut app, "absences.notice", "ana@example.org");
    activate(&mut app, "absences.notice-set");
    let address = NoticeAddress::Mail("ana@example.org".to_owned());
    assert_eq!(asked(&mut app), [RoomRequest::Notify(Some(address.clone()))]);
    change(&mut app, |room| room.own.unconfirmed = Some(address));
    let field = |app: &mut App, name: &str| {
        let field = named(app, name).expect("a field");
        let text = app.world().get::<EditableText>(field).expect("a text");
        text.value().to_string()
    };
    assert_eq!(field(&mut app, "absences.notice"), "ana@example.org");
    write(&mut app, "absences.code", "what");
    // Somebody comes or goes meanwhile.
    change(&mut app, |room| room.disk_waits = !room.disk_waits);
    assert_eq!(field(&mut app, "absences.code"), "what", "what is typed stays");
    activate(&mut app, "absences.code-confirm");
    assert_eq!(asked(&mut app), [], "this is no code");
    write(&mut app, "absences.code", "abc def");
    activate(&mut app, "absences.code-confirm");
    let code = "ABCDEF".parse().expect("a code");
    assert_eq!(asked(&mut app), [RoomRequest::ConfirmNotice(code)]);
    change(&mut app, |room| room.own.unconfirmed = None);
    assert!(named(&mut app, "absences.code").is_none());
}

#[test]
fn only_a_person_who_is_due_is_reminded() {
    let due = |room: &mut Room, seats: u8| {
        let mut times = SeatTimes {
            runs: seats,
            ..SeatTimes::default()
        };
        times.left_ms = times.left_ms.map(|_| Some(3_600_000));
        room.take(Event::Clock(Box::new(times)), Duration::ZERO);
    };
    let mut app = on_the_page(room(|_| {}));
    assert!(named(&mut app, "absences.remind.1").is_none());
    change(&mut app, |room| due(room, 0b10));
    activate(&mut app, "absences.remind.1");
    assert_eq!(asked(&mut app), [RoomRequest::Nudge(SeatId(1))]);
    change(&mut app, |room| {
        let lobby = room.lobby.as_mut().expect("a lobby");
        lobby.vacations = vec![Vacation {
            member: FRIEND,
            hours: 9,
        }];
    });
    assert!(named(&mut app, "absences.remind.1").is_none(), "on vacation");
}

#[test]
fn an_onlooker_offers_to_play_on_and_those_who_play_answer() {
    let looks_on = |lobby: &mut Lobby| lobby.seats[0].holder = SeatHolder::Computer(Level::Normal);
    let mut app = on_the_page(room(looks_on));
    assert!(named(&mut app, "absences.vacation-take").is_none(), "they have no seat");
    activate(&mut app, "absences.play-on.1");
    assert_eq!(asked(&mut app), [RoomRequest::PlayOn(SeatId(1))]);
    let offer = |by, asked| {
        vec![SeatOffer {
            seat: SeatId(1),
            by,
            asked,
        }]
    };
    change(&mut app, |room| {
        room.lobby.as_mut().expect("a lobby").offers = offer(YOU, vec![FRIEND]);
    });
    activate(&mut app, "absences.take-back.1");
    assert_eq!(asked(&mut app), [RoomRequest::AgreePlayOn(SeatId(1), YOU, false)]);
    let third = MemberId(3);
    let mut app = on_the_page(room(|lobby| lobby.offers = offer(third, vec![YOU])));
    for (name, yes) in [("absences.agree.1", true), ("absences.refuse.1", false)] {
        activate(&mut app, name);
        assert_eq!(asked(&mut app), [RoomRequest::AgreePlayOn(SeatId(1), third, yes)]);
    }
    change(&mut app, |room| {
        room.lobby.as_mut().expect("a lobby").offers = offer(third, vec![FRIEND]);
    });
    assert!(named(&mut app, "absences.agree.1").is_none(), "they have agreed");
}

#[test]
fn when_the_match_is_over_there_is_nothing_to_arrange() {
    let mut app = on_the_page(room(|_| {}));
    assert!(named(&mut app, "absences.notice").is_some());
    change(&mut app, |room| room.lobby.as_mut().expect("a lobby").playing = false);
    assert!(named(&mut app, "absences.notice").is_none());
    assert!(named(&mut app, "absences.done").is_some());
}
