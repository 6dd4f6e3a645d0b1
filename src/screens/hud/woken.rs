//! Tests of notices, banners and tooltips after a long pause between frames. The first or the second frame after the
//! pause reports the whole pause as elapsed time; nothing on the screen may count it as its own time.

use std::time::Duration;

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::banner::{ShowBanner, Tone};
use super::events::MatchBegan;
use super::points::{PointsLost, SeatRow};
use super::{banner, notices, points};
use crate::screens::menus::rules::pages::RuleTold;
use games::catalog::AnyAction;
use games::stack::action::StackAction;
use host::request::{ActionRequest, RequestRefused, Undone};
use host::view::Players;
use messages::Message as Words;
use rules::ids::SeatId;
use window_kit::presentation::frames::Frames;
use window_kit::settings::Settings;
use window_kit::table::phase::TableGate;
use window_kit::ui::localized::{LocalizedText, Localizer};
use window_kit::ui::scale::FrameScale;
use window_kit::ui::tooltip::{self, Tooltip};
use window_kit::window::intent::{HintedAction, MentionedActions, Notice};
use window_kit::window::state::{Overlay, Screen};
use window_kit::window::steps::HudSystems;

/// The parts of the HUD that show texts for a time, with the engine's own clock.
fn table() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .insert_state(Screen::Match)
        .init_state::<Overlay>()
        .init_resource::<window_kit::intents::IntentStates>()
        .init_resource::<ButtonInput<MouseButton>>()
        .init_resource::<UiScale>()
        .init_resource::<FrameScale>()
        .init_resource::<Frames>()
        .init_resource::<Localizer>()
        .init_resource::<Settings>()
        .init_resource::<TableGate>()
        .insert_resource(Players::person_and_computer())
        .add_message::<RequestRefused>()
        .add_message::<ActionRequest>()
        .add_message::<RequestRedraw>()
        .add_message::<Undone>()
        .add_message::<MatchBegan>()
        .add_message::<Notice>()
        .add_message::<HintedAction>()
        .configure_sets(Update, (HudSystems::Read, HudSystems::Tell, HudSystems::Show).chain())
        .add_plugins((notices::plugin, banner::plugin, points::plugin, tooltip::plugin));
    let mut window = Window::default();
    window.set_cursor_position(Some(Vec2::new(200.0, 200.0)));
    app.world_mut().spawn((window, PrimaryWindow));
    app.world_mut().spawn(SeatRow(SeatId(0)));
    frame(&mut app, 0.1);
    app
}

fn frame(app: &mut App, seconds: f32) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(seconds)));
    app.update();
}

/// All texts on the screen, sorted.
fn read(app: &mut App) -> Vec<String> {
    let mut said = app.world_mut().query::<&LocalizedText>();
    let localizer = Localizer::default();
    let mut read: Vec<String> = said.iter(app.world()).map(|said| localizer.localize(&said.0)).collect();
    read.sort();
    read
}

fn hint() -> AnyAction {
    AnyAction::Stack(StackAction::Pass)
}

/// Requests one text of each kind, in a frame that took this long.
fn say_everything(app: &mut App, seconds: f32) {
    let world = app.world_mut();
    world.write_message(HintedAction(hint()));
    world.write_message(Notice {
        text: Words::verbatim("hint"),
        rule: None,
        refused: false,
    });
    world.write_message(ShowBanner {
        tone: Tone::Amber,
        text: Words::verbatim("banner"),
        rule: None,
    });
    world.write_message(ShowBanner {
        tone: Tone::Turn,
        text: Words::verbatim("call"),
        rule: None,
    });
    world.write_message(PointsLost {
        seat: SeatId(0),
        points: 4,
    });
    world.spawn((Hovered(true), Tooltip(Words::verbatim("tooltip"))));
    frame(app, seconds);
}

#[test]
fn after_a_long_rest_everything_is_shown_for_its_whole_time() {
    for rest in [[12.0, 0.1], [0.1, 12.0], [600.0, 600.0]] {
        let mut app = table();
        say_everything(&mut app, rest[0]);
        frame(&mut app, rest[1]);
        let said = ["-4", "banner", "hint"];
        assert_eq!(read(&mut app), said, "{rest:?}");
        assert_eq!(
            app.world().resource::<MentionedActions>().hint,
            Some(hint()),
            "{rest:?}"
        );
        frame(&mut app, 0.2);
        assert_eq!(read(&mut app), said, "the pointer has not rested long: {rest:?}");
        frame(&mut app, 0.1);
        assert_eq!(read(&mut app), ["-4", "banner", "hint", "tooltip"], "{rest:?}");
        // 1.9 s, 2.4 s, 3.9 s and 5.4 s after the requests. The announcement waits until the banner has been read.
        frame(&mut app, 1.6);
        assert_eq!(read(&mut app), ["-4", "banner", "hint", "tooltip"], "{rest:?}");
        frame(&mut app, 0.5);
        assert_eq!(read(&mut app), ["-4", "call", "hint", "tooltip"], "{rest:?}");
        frame(&mut app, 1.5);
        assert_eq!(read(&mut app), ["call", "hint", "tooltip"], "{rest:?}");
        frame(&mut app, 1.7);
        assert_eq!(read(&mut app), ["tooltip"], "{rest:?}");
    }
}

#[test]
fn a_hint_lights_the_table_exactly_as_long_as_it_is_read() {
    let mut app = table();
    say_everything(&mut app, 12.0);
    let mut lit = Vec::new();
    for _ in 0..80 {
        frame(&mut app, 0.1);
        let is_read = read(&mut app).contains(&"hint".into());
        assert_eq!(app.world().resource::<MentionedActions>().hint.is_some(), is_read);
        lit.push(is_read);
    }
    assert!(lit[0] && !lit[79]);
}

#[test]
fn a_remark_takes_the_place_of_a_hint_and_its_light() {
    let mut app = table();
    say_everything(&mut app, 0.1);
    app.world_mut().write_message(Notice {
        text: Words::verbatim("remark"),
        rule: None,
        refused: true,
    });
    frame(&mut app, 0.1);
    assert!(read(&mut app).contains(&"remark".into()) && !read(&mut app).contains(&"hint".into()));
    assert_eq!(app.world().resource::<MentionedActions>().hint, None);
}

#[test]
fn a_banner_that_is_said_several_times_in_one_frame_hangs_once() {
    let mut app = table();
    for _ in 0..3 {
        app.world_mut().write_message(ShowBanner {
            tone: Tone::Grey,
            text: Words::verbatim("moved, still standing"),
            rule: Some("S-8"),
        });
    }
    frame(&mut app, 0.1);
    assert_eq!(read(&mut app), ["moved, still standing"]);
    let told = |app: &App| app.world().resource::<RuleTold>().banner;
    assert_eq!(told(&app), Some("S-8"), "the key of the rules opens it");
    frame(&mut app, 60.0);
    frame(&mut app, 60.0);
    assert_eq!(told(&app), None);
}

#[test]
fn of_many_banners_one_hangs_at_a_time_and_those_that_tell_of_a_loss_are_all_read() {
    let mut app = table();
    for (tone, text) in [
        (Tone::Grey, "first"),
        (Tone::Amber, "minus one"),
        (Tone::Grey, "second"),
        (Tone::Amber, "minus two"),
        (Tone::Grey, "third"),
        (Tone::Amber, "minus three"),
    ] {
        app.world_mut().write_message(ShowBanner {
            tone,
            text: Words::verbatim(text),
            rule: None,
        });
    }
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..120 {
        frame(&mut app, 0.1);
        let now = read(&mut app);
        assert!(now.len() <= 1, "{now:?}");
        seen.extend(now);
    }
    seen.dedup();
    assert_eq!(seen, ["minus one", "minus two", "minus three"]);
}
