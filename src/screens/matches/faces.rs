//! The faces of the players of a saved match.

use bevy::prelude::*;

use super::library::ShownMatch;
use rules::ai::character::at_table;
use window_kit::settings::people::People;
use window_kit::ui::chip::chip;
use window_kit::ui::face::{Portrait, face};

/// How large a face is, in logical pixels.
const FACE: f32 = 26.0;

/// Spawns a face for each seat; a player without a face is shown by the colour of the seat.
pub(super) fn spawn(place: &mut ChildSpawnerCommands, summary: &ShownMatch, people: &People) {
    place
        .spawn((
            Node {
                column_gap: px(4),
                row_gap: px(4),
                flex_wrap: FlexWrap::Wrap,
                align_items: AlignItems::Center,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|faces| {
            let characters = at_table(summary.seats.iter().map(|(name, level, _)| (name.as_str(), *level)));
            for ((name, _, colour), character) in summary.seats.iter().zip(characters) {
                let person = || people.known_as(name).map(|person| Portrait::Person(person.face));
                match character.map(Portrait::Computer).or_else(person) {
                    Some(portrait) => faces.spawn(face(portrait, FACE)),
                    None => faces.spawn(chip(*colour, FACE - 4.0)),
                };
            }
        });
}
