//! The pause menu.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::input::gamepad::gone::PadGone;
use crate::messages::texts::{pause as words, together};
use crate::net::protocol::up::Request;
use crate::screens::menus::overlays::Under;
use crate::screens::replay::keep::{keep_button, keep_words};
use crate::screens::setup;
use crate::screens::together::asked::AskRoom;
use crate::screens::together::lobby::leave_question;
use crate::screens::together::room::Room;
use crate::settings::Settings;
use crate::table::keeping::Keeping;
use crate::table::match_setup::{CurrentMatch, StartMatch};
use crate::table::phase::InMatch;
use crate::table::remote::RemoteMatch;
use crate::ui::button::{ButtonLook, button, on_press};
use crate::ui::focus::FocusName;
use crate::ui::look::size;
use crate::ui::plate;
use crate::ui::text::text;
use crate::window::intent::{ConfirmAnswer, ConfirmAsk};
use crate::window::state::{CloseOverlay, OpenOverlay, Overlay, Screen};

/// The question whether to leave the match.
const LEAVE: &str = "leave-match";
/// The question whether to start the match over.
const RESTART: &str = "restart-match";

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Pause), spawn_pause)
        .add_systems(Update, hear_answers.run_if(in_state(InMatch)));
}

/// Asks before something ends the match that is on, as far as the player wants to be asked.
#[derive(SystemParam)]
struct Risk<'w> {
    keeping: Res<'w, Keeping>,
    settings: Res<'w, Settings>,
    asks: MessageWriter<'w, ConfirmAsk>,
    answers: MessageWriter<'w, ConfirmAnswer>,
}

impl Risk<'_> {
    /// Whether the match is kept, so that nothing of it can be lost.
    fn is_kept(&self) -> bool {
        self.keeping.file().is_some() && self.keeping.trouble().is_none()
    }

    /// Asks, or takes the answer for yes at once.
    fn ask(&mut self, question: ConfirmAsk) {
        if self.settings.ask_first.asks(self.is_kept()) {
            self.asks.write(question);
        } else {
            self.answers.write(ConfirmAnswer {
                id: question.id,
                yes: true,
            });
        }
    }
}

fn spawn_pause(gone: Res<PadGone>, remote: Option<Res<RemoteMatch>>, room: Option<Res<Room>>, mut commands: Commands) {
    let gone = gone.0;
    let elsewhere = remote.is_some();
    let closes = room.is_some_and(|room| room.hosted);
    commands
        .spawn((plate::overlay_root(), DespawnOnExit(Overlay::Pause)))
        .with_children(|root| {
            root.spawn(plate::solid_plate(320.0)).with_children(|sheet| {
                sheet.spawn(plate::heading(words::HEADING));
                if gone {
                    sheet.spawn(text(words::GAMEPAD_GONE, size::BODY));
                }
                sheet.spawn((
                    button(words::RESUME, ButtonLook::Primary),
                    FocusName::new("pause.resume"),
                    AutoFocus,
                    on_press(|_: On<Activate>, mut close: MessageWriter<CloseOverlay>| {
                        close.write(CloseOverlay);
                    }),
                ));
                for (name, label, overlay) in [
                    ("pause.Players", words::PLAYERS, Overlay::Players),
                    ("pause.Settings", words::SETTINGS, Overlay::Settings),
                    ("pause.Rules", words::RULES, Overlay::Rules),
                ] {
                    // Who plays there is decided at the table.
                    if elsewhere && overlay == Overlay::Players {
                        continue;
                    }
                    sheet.spawn((
                        button(label, ButtonLook::Plain),
                        FocusName::new(name),
                        on_press(move |_: On<Activate>, mut open: MessageWriter<OpenOverlay>| {
                            open.write(OpenOverlay(overlay));
                        }),
                    ));
                }
                if elsewhere {
                    spawn_of_table(sheet, closes);
                    return;
                }
                sheet.spawn(keep_button());
                sheet.spawn(keep_words());
                sheet.spawn((
                    button(words::RESTART, ButtonLook::Plain),
                    FocusName::new("pause.restart"),
                    on_press(|_: On<Activate>, mut risk: Risk| {
                        risk.ask(ConfirmAsk {
                            id: RESTART,
                            text: words::RESTART_ASK,
                            yes: words::RESTART_YES,
                            no: words::RESTART_NO,
                            loses: true,
                        });
                    }),
                ));
                sheet.spawn((
                    button(words::LEAVE, ButtonLook::Plain),
                    FocusName::new("pause.leave"),
                    on_press(|_: On<Activate>, mut risk: Risk| {
                        let kept = risk.is_kept();
                        risk.ask(ConfirmAsk {
                            id: LEAVE,
                            text: if kept { words::LEAVE_KEPT } else { words::LEAVE_ASK },
                            yes: words::LEAVE_YES,
                            no: words::LEAVE_NO,
                            loses: !kept,
                        });
                    }),
                ));
            });
        });
}

/// What can be done at a table with people at other machines.
fn spawn_of_table(sheet: &mut ChildSpawnerCommands, closes: bool) {
    sheet.spawn((
        button(together::PAUSE, ButtonLook::Plain),
        FocusName::new("pause.for-all"),
        on_press(
            |_: On<Activate>, mut asks: MessageWriter<AskRoom>, mut close: MessageWriter<CloseOverlay>| {
                asks.write(AskRoom(Request::Pause(true)));
                close.write(CloseOverlay);
            },
        ),
    ));
    sheet.spawn((
        button(together::LEAVE, ButtonLook::Plain),
        FocusName::new("pause.leave-table"),
        on_press(move |_: On<Activate>, mut asks: MessageWriter<ConfirmAsk>| {
            asks.write(leave_question(closes));
        }),
    ));
}

fn hear_answers(
    mut answers: MessageReader<ConfirmAnswer>,
    current: Res<CurrentMatch>,
    mut starts: MessageWriter<StartMatch>,
    mut under: ResMut<Under>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    for answer in answers.read().filter(|answer| answer.yes) {
        match answer.id {
            LEAVE => screen.set(Screen::Title),
            RESTART => {
                starts.write(StartMatch(current.again(setup::plugin::new_seed())));
            }
            _ => continue,
        }
        under.0.clear();
        overlay.set(Overlay::None);
    }
}
