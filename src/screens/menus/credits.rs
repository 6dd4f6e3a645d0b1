//! The credits: the people and the works behind this program.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;

use crate::screens::overlay_page::{closing_button, spawn_overlay_page};
use messages::Message;
use messages::texts::credits as words;
use window_kit::ui::look::{TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::{by_keys, page_area};
use window_kit::ui::text::{bold, coloured};
use window_kit::window::by_game::ByGame;
use window_kit::window::state::Overlay;

/// The text, heading by heading.
fn credits() -> [(Message, Message); 3] {
    [
        (Message::verbatim("Tumbletop"), words::PROGRAM),
        (words::BUILT_HEAD, words::BUILT),
        (words::TYPE_HEAD, words::TYPE),
    ]
}

/// The credits of a game, with their headings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameCredits(pub &'static [(Message, Message)]);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ByGame<GameCredits>>()
        .add_systems(OnEnter(Overlay::Credits), spawn_credits);
}

fn spawn_credits(games: Res<ByGame<GameCredits>>, mut commands: Commands) {
    let of_games = games.all().flat_map(|credits| credits.0).cloned();
    let credits: Vec<_> = credits().into_iter().chain(of_games).collect();
    spawn_overlay_page(&mut commands, Overlay::Credits, plate::solid_plate(560.0), |sheet| {
        sheet.spawn(plate::heading(words::HEADING));
        page_area(sheet, 14.0, |page| {
            for (heading, about) in credits {
                page.spawn(plate::column(3.0)).with_children(|entry| {
                    entry.spawn(bold(heading, size::GROUP));
                    entry.spawn(coloured(about, size::BODY, TEXT_QUIET));
                });
            }
        })
        .insert(by_keys());
        sheet.spawn((closing_button(words::BACK, "credits.back"), AutoFocus));
    });
}
