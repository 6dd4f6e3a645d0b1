//! The faces of computer players, one for each level, with a sign for a player who thinks.

use bevy::prelude::*;

use crate::ai::level::Level;
use crate::messages::Message;
use crate::ui::look::{EDGE, PLATE_SOLID};
use crate::ui::pictures::{Picture, address, embed, picture};
use crate::ui::text::{bold, one_line};

/// The faces of all levels.
pub(crate) const FACES: [Picture; 4] = [
    picture!("faces/badger.png"),
    picture!("faces/fox.png"),
    picture!("faces/mouse.png"),
    picture!("faces/owl.png"),
];

/// Shows the face of a level; shows nothing where the level has none.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face(Level);

/// Visible only while the player with this face thinks. Another system switches it.
#[derive(Component, Clone, Copy, Debug)]
pub struct ThinkingSign;

/// The face of a level, `size` logical pixels wide.
pub fn face(level: Level, size: f32) -> impl Bundle {
    (
        Face(level),
        Node {
            width: px(size),
            height: px(size),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// The thinking sign for a face of this size, hidden at first.
pub fn thinking_sign(size: f32) -> impl Bundle {
    (
        ThinkingSign,
        Visibility::Hidden,
        Node {
            position_type: PositionType::Absolute,
            right: px(-0.30 * size),
            top: px(-0.18 * size),
            height: px(0.55 * size),
            padding: UiRect::horizontal(px(0.14 * size)),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(0.28 * size)),
            align_items: AlignItems::Center,
            ..default()
        },
        BackgroundColor(PLATE_SOLID),
        BorderColor::all(EDGE),
        Pickable::IGNORE,
        children![(bold(Message::verbatim("..."), 0.55 * size), one_line())],
    )
}

/// Gives a face its picture.
fn put_picture(added: On<Add, Face>, faces: Query<&Face>, assets: Res<AssetServer>, mut commands: Commands) {
    let Ok(Face(level)) = faces.get(added.entity) else {
        return;
    };
    if let Some(character) = level.character() {
        let picture = assets.load(address(&format!("faces/{}.png", character.animal)));
        commands.entity(added.entity).insert(ImageNode::new(picture));
    }
}

pub(crate) fn plugin(app: &mut App) {
    for face in FACES {
        embed(app, face);
    }
    app.add_observer(put_picture);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_with_a_character_has_its_face_in_the_program() {
        for level in Level::ALL {
            if let Some(character) = level.character() {
                let path = format!("faces/{}.png", character.animal);
                assert!(FACES.iter().any(|(face, _)| *face == path), "{path}");
            }
        }
    }
}
