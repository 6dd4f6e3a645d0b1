//! The credits: the people and the works behind this program.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::ui::button::{ButtonLook, button, on_press};
use crate::ui::look::{TEXT_QUIET, size};
use crate::ui::plate;
use crate::ui::scroll::{by_keys, scroll_area};
use crate::ui::text::{bold, coloured};
use crate::window::by_game::ByGame;
use crate::window::state::{CloseOverlay, Overlay};

/// The text, heading by heading.
const CREDITS: [(&str, &str); 3] = [
    (
        "Tumbletop",
        "Rules, table, dice, pictures and sounds were made for this program. It is free software under the MIT or the \
         Apache 2.0 licence, whichever you like better.",
    ),
    (
        "Built on",
        "Bevy, the engine. Rapier, the physics the dice obey. Kira, for sound. And the many Rust crates under them; \
         their licences come with the source.",
    ),
    (
        "Type",
        "Atkinson Hyperlegible Next by the Braille Institute and the Atkinson Hyperlegible Next project authors, under \
         the SIL Open Font License 1.1.",
    ),
];

/// What the credits say of a game, under its headings.
#[derive(Clone, Copy, Debug)]
pub struct GameCredits(pub &'static [(&'static str, &'static str)]);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ByGame<GameCredits>>()
        .add_systems(OnEnter(Overlay::Credits), spawn_credits);
}

fn spawn_credits(games: Res<ByGame<GameCredits>>, mut commands: Commands) {
    let of_games = games.all().flat_map(|credits| credits.0);
    let credits: Vec<_> = CREDITS.iter().chain(of_games).copied().collect();
    commands
        .spawn((plate::overlay_root(), DespawnOnExit(Overlay::Credits)))
        .with_children(|root| {
            root.spawn(plate::solid_plate(560.0)).with_children(|sheet| {
                sheet.spawn(plate::heading("Credits"));
                let area = scroll_area(
                    sheet,
                    Node {
                        flex_shrink: 1.0,
                        ..default()
                    },
                    14.0,
                    |page| {
                        for (heading, words) in credits {
                            page.spawn(plate::column(3.0)).with_children(|entry| {
                                entry.spawn(bold(heading, size::GROUP));
                                entry.spawn(coloured(words, size::BODY, TEXT_QUIET));
                            });
                        }
                    },
                );
                sheet.commands().entity(area).insert(by_keys());
                sheet.spawn((
                    button("Back", ButtonLook::Primary),
                    AutoFocus,
                    on_press(|_: On<Activate>, mut close: MessageWriter<CloseOverlay>| {
                        close.write(CloseOverlay);
                    }),
                ));
            });
        });
}
