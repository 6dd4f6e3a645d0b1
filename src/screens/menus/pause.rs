//! The pause menu.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::screens::menus::overlays::Under;
use crate::screens::overlay_page::{closing_button, opening_button, spawn_overlay_page};
use crate::screens::puzzles::current::CurrentPuzzle;
use crate::screens::puzzles::task;
use crate::screens::replay::save::{save_button, save_message};
use crate::screens::setup;
use crate::screens::together::absences;
use crate::screens::together::lobby::{Leaving, give_up_question, leave_question};
use crate::screens::together::pausing::Pausing;
use crate::screens::together::room::{Room, SendRoomRequest};
use crate::screens::together::words::lost;
use messages::Message;
use messages::texts::{pause as words, together};
use window_kit::input::gamepad::gone::PadGone;
use window_kit::settings::Settings;
use window_kit::table::current_match::{CurrentMatch, StartMatch};
use window_kit::table::phase::InMatch;
use window_kit::table::remote::RemoteMatch;
use window_kit::table::saving::SaveState;
use window_kit::ui::button::{ButtonLook, button, control, on_press};
use window_kit::ui::columns::Folded;
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::update_root;
use window_kit::ui::localized::LocalizedText;
use window_kit::ui::look::size;
use window_kit::ui::plate;
use window_kit::ui::scroll::page_area;
use window_kit::ui::text::{bold, one_line, text};
use window_kit::window::intent::{ConfirmAnswer, ConfirmAsk};
use window_kit::window::state::{CloseOverlay, Overlay, Screen};
use window_kit::window::touch::ByTouch;

/// The id of the question whether to leave the match.
const LEAVE: &str = "leave-match";
/// The id of the question whether to start the match over.
const RESTART: &str = "restart-match";

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Pause), spawn_pause).add_systems(
        Update,
        (
            hear_answers.run_if(in_state(InMatch)),
            // The buttons lie otherwise in a window that has become small, or large again.
            spawn_pause.run_if(in_state(Overlay::Pause).and_then(resource_changed::<Folded>)),
            say_of_table.run_if(in_state(Overlay::Pause).and_then(resource_exists_and_changed::<Room>)),
        ),
    );
}

/// Asks before something ends the current match, if the settings say so.
#[derive(SystemParam)]
struct UnsavedMatch<'w> {
    keeping: Res<'w, SaveState>,
    settings: Res<'w, Settings>,
    asks: MessageWriter<'w, ConfirmAsk>,
    answers: MessageWriter<'w, ConfirmAnswer>,
}

impl UnsavedMatch<'_> {
    /// Whether the match is saved, so that nothing of it can be lost.
    fn is_saved(&self) -> bool {
        self.keeping.file().is_some() && self.keeping.trouble().is_none()
    }

    /// Asks the question, or answers it with yes at once.
    fn ask(&mut self, question: ConfirmAsk) {
        if self.settings.ask_first.asks(self.is_saved()) {
            self.asks.write(question);
        } else {
            self.answers.write(ConfirmAnswer {
                id: question.id,
                yes: true,
            });
        }
    }
}

/// The menu.
#[derive(Component, Clone, Copy, Debug)]
struct Menu;

fn spawn_pause(
    gone: Res<PadGone>,
    remote: Option<Res<RemoteMatch>>,
    (room, puzzle): (Option<Res<Room>>, Option<Res<CurrentPuzzle>>),
    (folded, by_touch): (Res<Folded>, Res<ByTouch>),
    menus: Query<Entity, With<Menu>>,
    mut commands: Commands,
) {
    let (elsewhere, is_puzzle) = (remote.is_some(), puzzle.is_some());
    let room = room.filter(|_| elsewhere);
    // Buttons for fingers are high. They stay where they are when the first finger comes: it is on one of them.
    let folded = folded.0 || by_touch.0;
    let width = if folded { 560.0 } else { 320.0 };
    let fill = |sheet: &mut ChildSpawnerCommands| {
        match &room {
            // This menu does not pause a match with people at other machines.
            Some(room) => {
                sheet.spawn(plate::heading(words::HEADING_TOGETHER));
                sheet.spawn((PauseStatus, text(pause_status(room), size::BODY)));
            }
            None => {
                sheet.spawn(plate::heading(words::HEADING));
            }
        }
        if gone.0 {
            sheet.spawn(text(words::GAMEPAD_GONE, size::BODY));
        }
        let fill = |rest: &mut ChildSpawnerCommands| {
            rest.spawn(buttons(folded)).with_children(|buttons| {
                spawn_buttons(buttons, elsewhere || is_puzzle);
                if is_puzzle {
                    buttons.spawn(task::leave());
                } else if elsewhere {
                    spawn_of_table(buttons, room.as_deref());
                } else {
                    spawn_of_match(buttons);
                }
            });
            if !elsewhere && !is_puzzle {
                rest.spawn(save_message());
            }
        };
        if folded {
            page_area(sheet, 10.0, fill);
        } else {
            sheet.spawn(plate::column(10.0)).with_children(fill);
        }
    };
    update_root(&mut commands, menus.iter().next(), |commands| {
        spawn_overlay_page(commands, Overlay::Pause, plate::solid_plate(width), fill)
            .insert(Menu)
            .id()
    });
}

/// The box of the buttons: one below the other, or two to a row in a window that is small for the letters.
fn buttons(folded: bool) -> impl Bundle {
    (
        Node {
            display: Display::Grid,
            grid_template_columns: RepeatedGridTrack::flex(if folded { 2 } else { 1 }, 1.0),
            column_gap: px(10),
            row_gap: px(10),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// Spawns the buttons of every match; `fixed` if the players of the seats can't be changed here.
fn spawn_buttons(sheet: &mut ChildSpawnerCommands, fixed: bool) {
    sheet.spawn((closing_button(words::RESUME, "pause.resume"), AutoFocus));
    for (name, label, overlay) in [
        ("pause.Players", words::PLAYERS, Overlay::Players),
        ("pause.Look", words::LOOK, Overlay::Look),
        ("pause.Settings", words::SETTINGS, Overlay::Settings),
        ("pause.Rules", words::RULES, Overlay::Rules),
    ] {
        // Who plays in a match with other machines is decided in its lobby, and in a puzzle the others wait.
        if fixed && overlay == Overlay::Players {
            continue;
        }
        sheet.spawn(opening_button(label, name, overlay));
    }
}

/// Spawns the buttons of a match at this machine.
fn spawn_of_match(sheet: &mut ChildSpawnerCommands) {
    sheet.spawn(save_button());
    sheet.spawn((
        button(words::RESTART, ButtonLook::Plain),
        FocusName::new("pause.restart"),
        on_press(|_: On<Activate>, mut risk: UnsavedMatch| {
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
        on_press(|_: On<Activate>, mut risk: UnsavedMatch| {
            let kept = risk.is_saved();
            risk.ask(ConfirmAsk {
                id: LEAVE,
                text: if kept { words::LEAVE_KEPT } else { words::LEAVE_ASK },
                yes: words::LEAVE_YES,
                no: words::LEAVE_NO,
                loses: !kept,
            });
        }),
    ));
}

/// The line that says whether the match continues under the menu.
#[derive(Component, Clone, Copy, Debug)]
struct PauseStatus;

/// The label of the button for a pause of the whole table.
#[derive(Component, Clone, Copy, Debug)]
struct PauseLabel;

/// The words for whether a match with people at other machines continues under the menu.
fn pause_status(room: &Room) -> Message {
    let paused = room.lobby.as_ref().is_some_and(|lobby| lobby.paused);
    match (room.is_here(), paused) {
        (false, _) => lost(room),
        (true, true) => together::PAUSED,
        (true, false) => words::GOES_ON,
    }
}

/// Updates that line and that label.
fn say_of_table(
    room: Res<Room>,
    mut lines: Query<&mut LocalizedText, (With<PauseStatus>, Without<PauseLabel>)>,
    mut labels: Query<&mut LocalizedText, With<PauseLabel>>,
) {
    for mut line in &mut lines {
        line.set_if_neq(LocalizedText(pause_status(&room)));
    }
    if let Some(pausing) = Pausing::of(&room) {
        for mut label in &mut labels {
            label.set_if_neq(LocalizedText(pausing.label()));
        }
    }
}

/// Spawns the buttons of a match with people at other machines.
fn spawn_of_table(sheet: &mut ChildSpawnerCommands, room: Option<&Room>) {
    if let Some(pausing) = room.and_then(Pausing::of) {
        sheet.spawn((
            control(ButtonLook::Plain, 1.0),
            FocusName::new("pause.for-all"),
            children![(PauseLabel, bold(pausing.label(), size::BODY), one_line())],
            on_press(
                |_: On<Activate>,
                 room: Option<Res<Room>>,
                 mut asks: MessageWriter<SendRoomRequest>,
                 mut close: MessageWriter<CloseOverlay>| {
                    if let Some(pausing) = room.as_deref().and_then(Pausing::of) {
                        asks.write(SendRoomRequest(pausing.request()));
                    }
                    close.write(CloseOverlay);
                },
            ),
        ));
    }
    if let Some(button) = room.and_then(absences::button) {
        sheet.spawn(button);
    }
    let leaving = Leaving::of(room);
    sheet.spawn((
        button(together::LEAVE, ButtonLook::Plain),
        FocusName::new("pause.leave-table"),
        on_press(move |_: On<Activate>, mut asks: MessageWriter<ConfirmAsk>| {
            asks.write(leave_question(leaving));
        }),
    ));
    if leaving == Leaving::ForNow {
        sheet.spawn((
            button(together::GIVE_UP, ButtonLook::Plain),
            FocusName::new("pause.give-up"),
            on_press(|_: On<Activate>, mut asks: MessageWriter<ConfirmAsk>| {
                asks.write(give_up_question());
            }),
        ));
    }
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use net::session::Event;

    #[test]
    fn the_menu_over_a_match_elsewhere_says_whether_the_match_goes_on() {
        let mut room = Room::playing(|_| {});
        assert_eq!(pause_status(&room), words::GOES_ON);
        assert_eq!(
            pause_status(&Room::playing(|lobby| lobby.paused = true)),
            together::PAUSED
        );
        room.take(Event::Lost(None), Duration::ZERO);
        assert_eq!(pause_status(&room), together::LOST);
        assert_eq!(Pausing::of(&room), None, "nothing can be asked now");
    }
}
