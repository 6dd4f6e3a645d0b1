//! Starts the program in its page, and tells the page how it goes.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use system::disk;
use system::disk::page::keep;
use system::page::{call, is_helper};

use super::address::Asked;
use super::{checks, helper, picture};
use crate::app::plugin::{self, AppConfig};
use crate::screens::hosted::is_page_of;
use host::view::{MatchView, Players};
use messages::ToMessage;
use window_kit::input::gamepad::LastUsed;
use window_kit::machine::background::take_answers;
use window_kit::presentation::first_frames;
use window_kit::settings::{self, Settings};
use window_kit::table::phase::MatchPhase;
use window_kit::ui::access::AccessSystems;
use window_kit::window::invited::Invited;

/// Runs the program, or its helper.
pub fn run() {
    if is_helper() {
        return helper::run();
    }
    keep::load();
    take_answers();
    settings::use_those_of_person();
    let address = call("address", &[]).as_string().unwrap_or_default();
    let asked = Asked::of(&address);
    if let Some(name) = &asked.scene {
        return picture::draw(name, &asked);
    }
    let config = config(asked);
    if let Err(error) = plugin::run(config) {
        call("fell", &[error.message().to_string().into()]);
    }
}

/// The options of the program for what the address asks for.
fn config(asked: Asked) -> AppConfig {
    let Asked {
        invitation,
        name,
        locale,
        server,
        quality,
        watch,
        ..
    } = asked;
    // A page of a server is for its tables; other hosts of the page have none.
    let server = server.filter(|_| call("has_rooms", &[]).as_bool() == Some(true));
    if let Some(server) = &server {
        is_page_of(server.clone());
    }
    AppConfig {
        invited: invitation.map(|invitation| Invited {
            invitation,
            name,
            watch: false,
            trust: None,
        }),
        tongue: locale,
        server: server.map(|server| server.to_string()),
        quality,
        start: watch.as_deref().and_then(checks::watched),
        ..AppConfig::default()
    }
}

/// The first frame that has something to see.
const SHOWN: u8 = 3;

/// Tells the page when there is something to see, and when the program ends: then it shows a word in place of the
/// table.
pub(crate) fn plugin(app: &mut App) {
    if call("coarse", &[]).as_bool() == Some(true) {
        // Otherwise everything would grow under the first finger.
        app.insert_resource(LastUsed::Touch);
        if call("small", &[]).as_bool() == Some(true) {
            let is_first = settings::folder().is_none_or(|folder| !disk::exists(&folder.join(settings::FILE)));
            if is_first {
                app.add_systems(Last, enlarge);
            }
        }
    }
    app.add_plugins(first_frames::plugin)
        .add_systems(Last, (show, type_on_screen, stay_awake, end.after(AccessSystems)));
}

/// The size of the interface at the first start on a phone: letters of a window are too small there.
const ON_A_PHONE: f32 = 1.3;

/// After the first frame, so that it counts as a change, which is saved.
fn enlarge(mut frames: Local<u8>, mut settings: ResMut<Settings>) {
    *frames = frames.saturating_add(1);
    if *frames == 2 {
        settings.ui_scale = ON_A_PHONE;
    }
}

fn show(mut frames: Local<u8>) {
    if *frames < SHOWN {
        *frames += 1;
        if *frames == SHOWN {
            call("shown", &[]);
        }
    }
}

/// Tells the page while text can be typed: a phone shows its keyboard then.
fn type_on_screen(focus: Res<InputFocus>, fields: Query<(), With<EditableText>>, mut told: Local<bool>) {
    let types = focus.get().is_some_and(|focused| fields.contains(focused));
    if *told != types {
        *told = types;
        call("typing", &[types.into()]);
    }
}

/// Tells the page while somebody here throws: a phone must not go to sleep over that.
fn stay_awake(
    (view, players): (Option<Res<MatchView>>, Option<Res<Players>>),
    phase: Option<Res<State<MatchPhase>>>,
    mut is_own: Local<bool>,
    mut told: Local<bool>,
) {
    let mut awaits = false;
    if let (Some(view), Some(players)) = (view, players) {
        awaits = view.awaited.as_ref().is_some_and(|throw| players.is_person(throw.seat));
        // While dice roll nobody is due: it is the throw of who was due before.
        if !view.due.is_empty() {
            *is_own = view.due.iter().any(|seat| players.is_person(seat));
        }
    }
    let throws = phase.is_some_and(|phase| *phase.get() == MatchPhase::Throwing);
    let now = throws && (*is_own || awaits);
    if *told != now {
        *told = now;
        call("awake", &[now.into()]);
    }
}

fn end(mut exits: MessageReader<AppExit>) {
    if exits.read().next().is_some() {
        call("ended", &[]);
    }
}
