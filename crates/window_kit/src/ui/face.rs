//! The faces of players: one for each character of the computer players, those that people choose from, and a sign for a
//! player who thinks.

use bevy::prelude::*;

use crate::settings::people::Animal;
use crate::ui::access::Access;
use crate::ui::look::{EDGE, PLATE_SOLID};
use crate::ui::pictures::{Picture, address, embed, picture};
use crate::ui::text::{bold, one_line};
use messages::Message;
use messages::texts::access as words;
use rules::ai::character::Character;

/// All faces.
pub const FACES: [Picture; 20] = [
    picture!("../../assets", "faces/badger.png"),
    picture!("../../assets", "faces/fox.png"),
    picture!("../../assets", "faces/mouse.png"),
    picture!("../../assets", "faces/owl.png"),
    picture!("../../assets", "faces/squirrel.png"),
    picture!("../../assets", "faces/penguin.png"),
    picture!("../../assets", "faces/hedgehog.png"),
    picture!("../../assets", "faces/otter.png"),
    picture!("../../assets", "faces/wolf.png"),
    picture!("../../assets", "faces/raccoon.png"),
    picture!("../../assets", "faces/raven.png"),
    picture!("../../assets", "faces/tortoise.png"),
    picture!("../../assets", "faces/bear.png"),
    picture!("../../assets", "faces/cat.png"),
    picture!("../../assets", "faces/dog.png"),
    picture!("../../assets", "faces/duck.png"),
    picture!("../../assets", "faces/frog.png"),
    picture!("../../assets", "faces/hare.png"),
    picture!("../../assets", "faces/lion.png"),
    picture!("../../assets", "faces/panda.png"),
];

/// The face that is shown.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Portrait {
    /// The face of a computer player.
    Computer(&'static Character),
    /// The face of a person.
    Person(Animal),
}

impl Portrait {
    /// Its picture.
    fn picture(self) -> String {
        let name = match self {
            Self::Computer(character) => character.animal,
            Self::Person(animal) => animal.picture(),
        };
        format!("faces/{name}.png")
    }
}

/// What a face shows, for people who can't see it.
const fn animal_name(animal: Animal) -> Message {
    match animal {
        Animal::Bear => words::FACE_BEAR,
        Animal::Cat => words::FACE_CAT,
        Animal::Dog => words::FACE_DOG,
        Animal::Duck => words::FACE_DUCK,
        Animal::Frog => words::FACE_FROG,
        Animal::Hare => words::FACE_HARE,
        Animal::Lion => words::FACE_LION,
        Animal::Panda => words::FACE_PANDA,
    }
}

/// A sign that is visible only while the player with this face thinks. Another system switches it.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct ThinkingSign;

/// A face, `size` logical pixels wide.
pub fn face(of: Portrait, size: f32) -> impl Bundle {
    let shows = match of {
        // The name stands beside it.
        Portrait::Computer(_) => Access::left_out(),
        Portrait::Person(animal) => Access::shows(animal_name(animal)),
    };
    (
        of,
        shows,
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
        Access::left_out(),
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
        children![(bold(Message::verbatim("..."), 0.6 * size), one_line())],
    )
}

/// Gives a face its picture.
fn put_picture(added: On<Add, Portrait>, faces: Query<&Portrait>, assets: Res<AssetServer>, mut commands: Commands) {
    let Some(path) = faces.get(added.entity).ok().map(|face| face.picture()) else {
        return;
    };
    let picture = assets.load(address(&path));
    commands.entity(added.entity).insert(ImageNode::new(picture));
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
    use rules::ai::character::CHARACTERS;

    #[test]
    fn every_character_and_every_person_has_a_face_of_its_own_in_the_program() {
        let characters = CHARACTERS.iter().map(Portrait::Computer);
        let people = Animal::ALL.into_iter().map(Portrait::Person);
        let mut paths: Vec<String> = characters.chain(people).map(Portrait::picture).collect();
        for path in &paths {
            assert!(FACES.iter().any(|(face, _)| face == path), "{path}");
        }
        paths.sort_unstable();
        paths.dedup();
        assert_eq!(paths.len(), FACES.len());
    }
}
