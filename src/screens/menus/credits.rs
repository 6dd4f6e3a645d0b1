//! The credits: the people and the works behind this program.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use crate::ui::button::{ButtonLook, button, on_press};
use crate::ui::focus::FocusName;
use crate::ui::look::{TEXT_QUIET, size};
use crate::ui::plate;
use crate::ui::scroll::{by_keys, scroll_area};
use crate::ui::text::{bold, coloured};
use crate::window::by_game::ByGame;
use crate::window::state::{CloseOverlay, Overlay};
use messages::Message;
use messages::texts::credits as words;

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
pub struct GameCredits(pub &'static [(Message, Message)]);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ByGame<GameCredits>>()
        .add_systems(OnEnter(Overlay::Credits), spawn_credits);
}

fn spawn_credits(games: Res<ByGame<GameCredits>>, mut commands: Commands) {
    let of_games = games.all().flat_map(|credits| credits.0).cloned();
    let credits: Vec<_> = credits().into_iter().chain(of_games).collect();
    commands
        .spawn((plate::overlay_root(), DespawnOnExit(Overlay::Credits)))
        .with_children(|root| {
            root.spawn(plate::solid_plate(560.0)).with_children(|sheet| {
                sheet.spawn(plate::heading(words::HEADING));
                let area = scroll_area(
                    sheet,
                    Node {
                        flex_shrink: 1.0,
                        ..default()
                    },
                    14.0,
                    |page| {
                        for (heading, about) in credits {
                            page.spawn(plate::column(3.0)).with_children(|entry| {
                                entry.spawn(bold(heading, size::GROUP));
                                entry.spawn(coloured(about, size::BODY, TEXT_QUIET));
                            });
                        }
                    },
                );
                sheet.commands().entity(area).insert(by_keys());
                sheet.spawn((
                    button(words::BACK, ButtonLook::Primary),
                    FocusName::new("credits.back"),
                    AutoFocus,
                    on_press(|_: On<Activate>, mut close: MessageWriter<CloseOverlay>| {
                        close.write(CloseOverlay);
                    }),
                ));
            });
        });
}
