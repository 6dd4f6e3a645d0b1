//! The faces of players: one for each character of the computer players, those that people choose from, and a sign for a
//! player who thinks.

use bevy::prelude::*;
use bevy::ui::UiSystems;

use crate::settings::people::Animal;
use crate::ui::access::Access;
use crate::ui::look::{EDGE, PLATE_SOLID};
use crate::ui::pictures::{Picture, address, embed, picture};
use crate::ui::text::{bold, one_line};
use messages::Message;
use messages::texts::access as words;
use rules::ai::character::Character;

/// The pictures of faces in all moods.
macro_rules! in_all_moods {
    ($($animal:literal),+ $(,)?) => {
        [$(
            picture!("../../assets", concat!("faces/", $animal, ".png")),
            picture!("../../assets", concat!("faces/", $animal, "-pleased.png")),
            picture!("../../assets", concat!("faces/", $animal, "-disappointed.png")),
            picture!("../../assets", concat!("faces/", $animal, "-surprised.png")),
        )+]
    };
}

/// All faces, each in all moods.
pub const FACES: [Picture; 80] = in_all_moods![
    "badger", "fox", "mouse", "owl", "squirrel", "penguin", "hedgehog", "otter", "wolf", "raccoon", "raven",
    "tortoise", "bear", "cat", "dog", "duck", "frog", "hare", "lion", "panda",
];

/// How a face looks.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mood {
    /// As usual.
    #[default]
    Usual,
    /// Something went well.
    Pleased,
    /// Something went badly.
    Disappointed,
    /// Something happened to somebody else.
    Surprised,
}

impl Mood {
    /// All moods.
    pub const ALL: [Self; 4] = [Self::Usual, Self::Pleased, Self::Disappointed, Self::Surprised];

    /// The end of the names of its pictures.
    const fn suffix(self) -> &'static str {
        match self {
            Self::Usual => "",
            Self::Pleased => "-pleased",
            Self::Disappointed => "-disappointed",
            Self::Surprised => "-surprised",
        }
    }
}

/// The face that is shown. Its mood can change.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Mood)]
pub enum Portrait {
    /// The face of a computer player.
    Computer(&'static Character),
    /// The face of a person.
    Person(Animal),
}

impl Portrait {
    /// Its picture in a mood.
    fn picture(self, mood: Mood) -> String {
        let name = match self {
            Self::Computer(character) => character.animal,
            Self::Person(animal) => animal.picture(),
        };
        format!("faces/{name}{}.png", mood.suffix())
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

/// The pictures of a face in all moods: all are loaded, so that a face never blinks when its mood changes.
#[derive(Component, Clone, Debug)]
struct MoodPictures([Handle<Image>; Mood::ALL.len()]);

/// Gives a face its pictures.
fn put_pictures(
    faces: Query<(Entity, &Portrait, &Mood), Changed<Portrait>>,
    assets: Res<AssetServer>,
    mut commands: Commands,
) {
    for (entity, face, mood) in &faces {
        let pictures = Mood::ALL.map(|mood| assets.load(address(&face.picture(mood))));
        let shown = ImageNode::new(pictures[*mood as usize].clone());
        commands.entity(entity).insert((MoodPictures(pictures), shown));
    }
}

/// Shows the mood of a face.
fn show_mood(mut faces: Query<(&Mood, &MoodPictures, &mut ImageNode), Changed<Mood>>) {
    for (mood, MoodPictures(pictures), mut shown) in &mut faces {
        shown.image = pictures[*mood as usize].clone();
    }
}

pub(crate) fn plugin(app: &mut App) {
    for face in FACES {
        embed(app, face);
    }
    app.add_systems(
        PostUpdate,
        (put_pictures, show_mood)
            .chain()
            // A face has its size from the frame on in which it appears.
            .before(UiSystems::Prepare)
            .run_if(resource_exists::<AssetServer>),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::ai::character::CHARACTERS;

    #[test]
    fn everybody_has_a_face_of_its_own_in_every_mood_in_the_program() {
        let characters = CHARACTERS.iter().map(Portrait::Computer);
        let people = Animal::ALL.into_iter().map(Portrait::Person);
        let all: Vec<Portrait> = characters.chain(people).collect();
        let in_moods = all.iter().flat_map(|face| Mood::ALL.map(|mood| face.picture(mood)));
        let mut paths: Vec<String> = in_moods.collect();
        for path in &paths {
            assert!(FACES.iter().any(|(face, _)| face == path), "{path}");
        }
        paths.sort_unstable();
        paths.dedup();
        assert_eq!(paths.len(), FACES.len());
    }
}
