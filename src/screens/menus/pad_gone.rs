//! The page about a person's gamepad that was disconnected: another one takes its place by a press of any button, or
//! the people go on without it. When it comes back, or another one has its place, the page closes by itself.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::screens::overlay_page::spawn_overlay_page;
use host::view::SeatColours;
use messages::texts::pause as words;
use window_kit::input::gamepad::PadSeats;
use window_kit::intents::Intents;
use window_kit::intents::general::BACK;
use window_kit::ui::button::{ButtonLook, button, on_press};
use window_kit::ui::chip::chip;
use window_kit::ui::focus::FocusName;
use window_kit::ui::in_place::update_root;
use window_kit::ui::look::{TEXT, size};
use window_kit::ui::plate;
use window_kit::ui::text::coloured;
use window_kit::window::state::Overlay;
use window_kit::window::steps::MenuKeys;

/// The page.
#[derive(Component, Clone, Copy, Debug)]
struct Page;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PadSeats>()
        .add_systems(OnEnter(Overlay::PadGone), show)
        .add_systems(
            Update,
            (
                go_on.in_set(MenuKeys),
                // Another one may have gone too.
                show.run_if(resource_changed::<PadSeats>),
            )
                .run_if(in_state(Overlay::PadGone)),
        );
}

fn show(
    pads: Res<PadSeats>,
    colours: Option<Res<SeatColours>>,
    pages: Query<Entity, With<Page>>,
    mut commands: Commands,
) {
    let Some((seat, _)) = pads.awaited() else { return };
    let colour = colours.map(|colours| colours.of(seat));
    update_root(&mut commands, pages.iter().next(), |commands| {
        spawn_overlay_page(commands, Overlay::PadGone, plate::solid_plate(460.0), |sheet| {
            sheet.spawn(plate::row()).with_children(|row| {
                if let Some(colour) = colour {
                    row.spawn(chip(colour, 34.0));
                }
                row.spawn(plate::heading(words::pad_gone(seat)));
            });
            sheet.spawn(coloured(words::pad_gone_about(seat), size::GROUP, TEXT));
            sheet.spawn((
                button(words::PAD_GONE_WITHOUT, ButtonLook::Plain),
                AutoFocus,
                FocusName::new("pad-gone.without"),
                on_press(|_: On<Activate>, mut pads: ResMut<PadSeats>| pads.go_on_without()),
            ));
        })
        .insert(Page)
        .id()
    });
}

/// "Back" goes on without the gamepad.
fn go_on(intents: Intents, mut pads: ResMut<PadSeats>) {
    if intents.just(BACK) {
        pads.go_on_without();
    }
}
