//! Tests of the page that leads to a table, with keys and buttons, without rendering and without a network.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::EditableText;

use super::connection::{ConnectFailure, ConnectTo};
use super::page::{TroubleLine, plugin};
use super::rejoin::RejoinEntry;
use super::remembered::Remembered;
use super::trusted::TrustedServers;
use crate::screens::menus::overlays::bench::{activate, focused, menus, named};
use crate::screens::setup::draft::Draft;
use messages;
use messages::texts::together as words;
use net::protocol::code::RoomCode;
use window_kit::settings::Settings;
use window_kit::settings::people::People;
use window_kit::ui::localized::LocalizedText;
use window_kit::ui::stepper::Stepped;
use window_kit::window::invited::Invited;
use window_kit::window::state::{OpenOverlay, Overlay};

const TABLE: &str = "ABCDEF@192.168.1.20";

/// All that the page has asked the connection for. The engine forgets messages after two fixed steps, and a slow
/// machine has one in each frame.
#[derive(Resource, Default)]
struct Went(Vec<ConnectTo>);

fn note(mut all: MessageReader<ConnectTo>, mut went: ResMut<Went>) {
    went.0.extend(all.read().cloned());
}

/// The page over the title, for a person of this name.
fn on_the_page(name: &str) -> App {
    on_the_page_with(Remembered {
        name: name.to_owned(),
        address: TABLE.to_owned(),
        ..Remembered::default()
    })
}

fn on_the_page_with(remembered: Remembered) -> App {
    let mut app = on_the_title(remembered);
    app.world_mut().write_message(OpenOverlay(Overlay::Together));
    for _ in 0..3 {
        app.update();
    }
    app
}

/// The title, before the page is opened.
fn on_the_title(remembered: Remembered) -> App {
    let mut app = menus();
    app.insert_resource(remembered)
        .init_resource::<ConnectFailure>()
        .init_resource::<TrustedServers>()
        .init_resource::<Draft>()
        .init_resource::<Settings>()
        .init_resource::<People>()
        .add_message::<ConnectTo>()
        .init_resource::<Went>()
        .add_systems(Last, note)
        .add_plugins(plugin);
    app
}

/// The text of the line that says what is wrong.
fn trouble(app: &mut App) -> messages::Message {
    let mut lines = app.world_mut().query_filtered::<&LocalizedText, With<TroubleLine>>();
    lines.single(app.world()).expect("one line").0.clone()
}

fn write(app: &mut App, field: &str, words: &str) {
    let field = named(app, field).expect("a field");
    app.world_mut().entity_mut(field).insert(EditableText::new(words));
    app.update();
    app.update();
}

fn went(app: &App) -> Vec<ConnectTo> {
    app.world().resource::<Went>().0.clone()
}

#[test]
fn the_name_that_was_missing_is_asked_for_until_it_is_written_and_nothing_moves() {
    let mut app = on_the_page("");
    assert_eq!(focused(&app).as_deref(), Some("together.name"));
    assert_eq!(trouble(&mut app), messages::Message::empty());
    let field = named(&mut app, "together.name");
    activate(&mut app, "together.open");
    assert_eq!(trouble(&mut app), words::NAME_FIRST);
    write(&mut app, "together.name", "A");
    assert_eq!(trouble(&mut app), messages::Message::empty());
    assert_eq!(named(&mut app, "together.name"), field, "the field is still the same");
    // If the name is deleted again, it is asked for when it is needed.
    write(&mut app, "together.name", " ");
    assert_eq!(trouble(&mut app), messages::Message::empty());
    activate(&mut app, "together.join");
    assert_eq!(trouble(&mut app), words::NAME_FIRST);
    assert!(went(&app).is_empty());
}

#[test]
fn what_was_wrong_with_a_code_is_not_said_of_another_one() {
    let mut app = on_the_page("Ana");
    write(&mut app, "together.code", "what");
    activate(&mut app, "together.join");
    assert_eq!(trouble(&mut app), words::NO_CODE);
    write(&mut app, "together.code", "what else");
    assert_eq!(trouble(&mut app), messages::Message::empty());
}

#[test]
fn another_face_leaves_the_focus_where_it_is() {
    let mut app = on_the_page("Ana");
    assert_eq!(focused(&app).as_deref(), Some("together.open"));
    let face = named(&mut app, "together.face").expect("a stepper");
    app.world_mut()
        .resource_mut::<InputFocus>()
        .set(face, FocusCause::Navigated);
    app.update();
    app.world_mut().trigger(Stepped { entity: face, by: 1 });
    app.update();
    app.update();
    assert_eq!(focused(&app).as_deref(), Some("together.face"));
}

#[test]
fn a_name_given_for_one_table_is_not_the_name_of_before_and_after() {
    let mut app = on_the_page("Ana");
    app.insert_resource(Invited {
        invitation: TABLE.parse().expect("an invitation"),
        name: Some("Bo".to_owned()),
        watch: false,
        trust: None,
    });
    app.update();
    assert!(matches!(went(&app).as_slice(), [ConnectTo::Join { .. }]));
    let remembered = |app: &App| app.world().resource::<Remembered>().clone();
    assert_eq!(remembered(&app).called(), "Bo");
    let kept = toml::to_string(&remembered(&app)).expect("it can be saved");
    assert!(kept.contains("name = \"Ana\"") && !kept.contains("Bo"), "{kept}");
    let again: Remembered = toml::from_str(&kept).expect("it can be read");
    assert_eq!(again.called(), "Ana");
    // After leaving the page, the person is Ana again.
    activate(&mut app, "together.back");
    assert_eq!(remembered(&app).called(), "Ana");
}

#[test]
fn a_link_that_leads_nowhere_says_why_until_the_page_is_left() {
    let mut app = on_the_title(Remembered {
        name: "Ana".to_owned(),
        ..Remembered::default()
    });
    // A code alone, and there is no server in the settings.
    app.insert_resource(Invited {
        invitation: "ABCDEF".parse().expect("an invitation"),
        name: None,
        watch: false,
        trust: None,
    });
    for _ in 0..5 {
        app.update();
    }
    assert_eq!(trouble(&mut app), words::NO_SERVER);
    assert!(went(&app).is_empty());
    activate(&mut app, "together.back");
    app.world_mut().write_message(OpenOverlay(Overlay::Together));
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(trouble(&mut app), messages::Message::empty());
}

#[test]
fn the_last_tables_each_have_a_way_back_that_says_whose_they_are() {
    let mut remembered = Remembered {
        name: "Ana".to_owned(),
        ..Remembered::default()
    };
    let code = |of: u8| RoomCode::of_random([of; 16]);
    let looks_on = RejoinEntry {
        seated: false,
        ..RejoinEntry::for_test(Some("play.example.org"), code(4), 4)
    };
    let ways = [
        RejoinEntry::for_test(Some("play.example.org"), code(0), 0),
        RejoinEntry::for_test(Some("192.168.1.20"), code(1), 1),
        RejoinEntry::for_test(None, code(2), 2),
        RejoinEntry::for_test(Some("192.168.1.21"), code(3), 3),
        looks_on,
    ];
    for way in &ways {
        remembered.ways_back.remember(way.clone(), None);
    }
    assert!(remembered.ways_back.is_awaited());
    let mut app = on_the_page_with(remembered);
    assert_eq!(focused(&app).as_deref(), Some("together.return"), "the newest one");
    let said = |app: &mut App| {
        let mut all = app.world_mut().query::<&LocalizedText>();
        all.iter(app.world()).map(|said| said.0.clone()).collect::<Vec<_>>()
    };
    let said = said(&mut app);
    assert!(said.contains(&words::back_heading(3_usize)));
    assert!(said.contains(&words::back_to_host("Bo")) && said.contains(&words::HOST_AGAIN));
    assert!(named(&mut app, "together.return.3").is_none(), "only three are shown");
    for (name, way) in [("together.return", &ways[3]), ("together.return.1", &ways[2])] {
        activate(&mut app, name);
        let went = went(&app);
        assert!(
            matches!(went.last(), Some(ConnectTo::Back(back)) if **back == *way),
            "{name}: {went:?}"
        );
    }
}
