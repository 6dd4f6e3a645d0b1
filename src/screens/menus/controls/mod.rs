//! The page on which a player puts actions on other keys, mouse buttons and gamepad buttons: `actions` has the rows of
//! the actions, `feel` those about all of them at once.

mod actions;
mod feel;

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use self::actions::ByLetter;
use crate::screens::menus::rules::controls::contexts;
use crate::screens::menus::rules::pages::title;
use crate::screens::overlay_page::{spawn_overlay_page, spawn_wide_closing_button};
use messages::texts::controls as words;
use window_kit::input::label::Keyboard;
use window_kit::intents::Bindings;
use window_kit::intents::capture::Capture;
use window_kit::settings::Settings;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::InPlace;
use window_kit::ui::look::{TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::page_area;
use window_kit::ui::text::coloured;
use window_kit::window::state::Overlay;

/// The space between rows, in logical pixels.
const GAP: f32 = 6.0;

/// The rows about all actions at once.
#[derive(Component, Clone, Copy, Debug)]
struct FeelRows;

/// The rows of the actions.
#[derive(Component, Clone, Copy, Debug)]
struct ActionRows;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ByLetter>()
        .init_resource::<Capture>()
        .add_systems(OnEnter(Overlay::Controls), spawn_page)
        .add_systems(OnExit(Overlay::Controls), |mut capture: ResMut<Capture>| {
            capture.cancel()
        })
        .add_systems(
            Update,
            (
                bind.run_if(resource_changed::<Capture>),
                list_feel.run_if(in_state(Overlay::Controls)).run_if(
                    resource_changed::<Keyboard>
                        .or_else(resource_changed::<ByLetter>)
                        .or_else(resource_changed::<Settings>)
                        .or_else(any_match_filter::<Added<FeelRows>>),
                ),
                list_actions.run_if(in_state(Overlay::Controls)).run_if(
                    resource_changed::<Keyboard>
                        .or_else(resource_changed::<Capture>)
                        .or_else(any_match_filter::<Added<ActionRows>>),
                ),
            )
                .chain(),
        );
}

/// Puts the action on what was pressed.
fn bind(mut capture: ResMut<Capture>, mut bindings: ResMut<Bindings>) {
    if let Some((slot, input)) = capture.bypass_change_detection().take() {
        bindings.put(slot, input);
    }
}

fn spawn_page(mut commands: Commands) {
    spawn_overlay_page(&mut commands, Overlay::Controls, plate::solid_plate(860.0), |sheet| {
        sheet.spawn(plate::heading(words::HEADING));
        sheet.spawn(coloured(words::ABOUT, size::BODY, TEXT_QUIET));
        page_area(sheet, GAP, |page| {
            page.spawn((FeelRows, plate::column(GAP)));
            page.spawn((ActionRows, plate::column(GAP)));
        });
        sheet.spawn(plate::row()).with_children(|foot| {
            foot.spawn((
                button(words::RESET_ALL, ButtonLook::Plain),
                FocusName::new("controls.reset-all"),
                on_press(|_: On<Activate>, mut bindings: ResMut<Bindings>| bindings.reset_all()),
            ));
            spawn_wide_closing_button(foot, words::DONE, "controls.done").insert(AutoFocus);
        });
    });
}

fn list_feel(
    keyboard: Res<Keyboard>,
    by_letter: Res<ByLetter>,
    settings: Res<Settings>,
    places: Query<Entity, With<FeelRows>>,
    mut commands: Commands,
) {
    for place in &places {
        commands
            .entity(place)
            .update_children(|list| feel::rows(list, keyboard.bound(), *by_letter, &settings));
    }
}

fn list_actions(
    keyboard: Res<Keyboard>,
    capture: Res<Capture>,
    places: Query<Entity, With<ActionRows>>,
    mut commands: Commands,
) {
    for place in &places {
        commands
            .entity(place)
            .update_children(|list| actions::rows(list, contexts(title), &keyboard, capture.wanted()));
    }
}

#[cfg(test)]
mod tests {
    use bevy::ui_widgets::ScrollArea;

    use super::actions::conflicts;
    use super::*;
    use crate::screens::menus::overlays::bench::{activate, focused, menus, named};
    use window_kit::intents::general::{HINT, LOG};
    use window_kit::intents::{Context, Input, Slot};
    use window_kit::window::state::OpenOverlay;

    const ASK: Slot = Slot {
        context: Context::Table,
        intent: HINT,
    };

    /// The page, open.
    fn page() -> App {
        let mut app = menus();
        app.insert_resource(Bindings::general())
            .insert_resource(Keyboard::american().with(Bindings::general()))
            .init_resource::<Settings>()
            .add_plugins(plugin);
        app.world_mut().write_message(OpenOverlay(Overlay::Controls));
        for _ in 0..3 {
            app.update();
        }
        app
    }

    #[test]
    fn an_action_gets_the_key_that_is_pressed_and_can_be_reset() {
        let mut app = page();
        assert!(named(&mut app, "controls.table/hint.reset").is_none());
        activate(&mut app, "controls.table/hint.keys");
        let mut capture = app.world_mut().resource_mut::<Capture>();
        assert_eq!(capture.wanted().map(|wanted| wanted.slot), Some(ASK));
        capture.press(Input::Key(KeyCode::KeyL));
        app.update();
        let bindings = app.world().resource::<Bindings>().clone();
        assert!(bindings.inputs(ASK).contains(&Input::Key(KeyCode::KeyL)));
        let log = Slot { intent: LOG, ..ASK };
        assert!(conflicts(&bindings, ASK).is_some() && conflicts(&bindings, log).is_some());
        app.insert_resource(Keyboard::american().with(bindings));
        app.update();
        activate(&mut app, "controls.table/hint.reset");
        assert_eq!(*app.world().resource::<Bindings>(), Bindings::general());
    }

    #[test]
    fn an_action_gets_a_mouse_button_or_the_wheel_in_place_of_its_key() {
        let mut app = page();
        for input in [Input::Mouse(MouseButton::Back), Input::WheelUp] {
            activate(&mut app, "controls.table/hint.keys");
            app.world_mut().resource_mut::<Capture>().press(input);
            app.update();
            let bindings = app.world().resource::<Bindings>();
            assert_eq!(bindings.inputs(ASK), [input, Input::Pad(GamepadButton::North)]);
        }
    }

    #[test]
    fn focus_and_scroll_position_stay_while_an_action_gets_another_key() {
        let mut app = page();
        let mut areas = app.world_mut().query_filtered::<Entity, With<ScrollArea>>();
        let area = areas.single(app.world()).expect("one area scrolls");
        app.world_mut()
            .entity_mut(area)
            .insert(ScrollPosition(Vec2::new(0.0, 70.0)));
        let before = named(&mut app, "controls.table/hint.keys");
        activate(&mut app, "controls.table/hint.keys");
        app.world_mut()
            .resource_mut::<Capture>()
            .press(Input::Key(KeyCode::KeyN));
        app.update();
        let bindings = app.world().resource::<Bindings>().clone();
        app.insert_resource(Keyboard::american().with(bindings));
        app.update();
        assert!(
            named(&mut app, "controls.table/hint.reset").is_some(),
            "the page follows"
        );
        assert_eq!(named(&mut app, "controls.table/hint.keys"), before);
        assert_eq!(focused(&app).as_deref(), Some("controls.table/hint.keys"));
        let scrolled = app.world().get::<ScrollPosition>(area).map(|at| at.y);
        assert_eq!(scrolled, Some(70.0));
    }

    #[test]
    fn the_members_of_a_family_have_words_of_their_own() {
        for defined in crate::app::games::bindings().defined() {
            assert_eq!(
                defined.def.inputs.len() > 1,
                defined.def.each.is_some(),
                "{}",
                defined.def.intent
            );
        }
    }
}
