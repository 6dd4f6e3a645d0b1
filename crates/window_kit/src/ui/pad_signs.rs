//! The signs of four gamepad buttons that have no letters, drawn as plain outlines: a cross, a circle, a square and a
//! triangle. And the label of a key or button, which is such a sign or a text.

use bevy::prelude::*;

use crate::ui::access::Access;
use crate::ui::sign::white_sign;
use crate::ui::text::{bold_coloured, one_line};
use messages::Message;
use messages::texts::input as words;

/// The width and height of a sign's texture in pixels.
const TEXTURE_PX: u32 = 64;
/// The first of four consecutive handles.
const FIRST_HANDLE: u128 = 0x2b61_8ac0_90d7_4f52_a1f3_7d04_66e8_1d00;
/// Half the width of a line.
const LINE: f32 = 0.13;
/// How large a sign is beside letters, by their size.
const OF_LETTERS: f32 = 0.95;

/// A sign on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Cross,
    Circle,
    Square,
    Triangle,
}

impl Sign {
    const ALL: [Self; 4] = [Self::Cross, Self::Circle, Self::Square, Self::Triangle];

    /// Its name in words.
    const fn words(self) -> Message {
        match self {
            Self::Cross => words::PAD_SIGN_CROSS,
            Self::Circle => words::PAD_SIGN_CIRCLE,
            Self::Square => words::PAD_SIGN_SQUARE,
            Self::Triangle => words::PAD_SIGN_TRIANGLE,
        }
    }

    /// The sign that these words name.
    fn of(label: &Message) -> Option<Self> {
        Self::ALL.into_iter().find(|sign| sign.words() == *label)
    }

    fn texture(self) -> Handle<Image> {
        Handle::Uuid(
            bevy::asset::uuid::Uuid::from_u128(FIRST_HANDLE + self as u128),
            std::marker::PhantomData,
        )
    }

    /// The distance to its lines, negative on them. `at` is -1 to 1, y down.
    fn distance(self, at: Vec2) -> f32 {
        match self {
            Self::Cross => {
                let at = at.abs();
                let end = Vec2::splat(0.72);
                let along = (at.dot(end) / end.length_squared()).clamp(0.0, 1.0);
                at.distance(end * along) - LINE
            }
            Self::Circle => (at.length() - 0.8).abs() - LINE,
            Self::Square => ((at.abs() - Vec2::splat(0.74)).max_element()).abs() - LINE,
            Self::Triangle => {
                let sides = [Vec2::new(0.0, 1.0), Vec2::new(0.866, -0.5), Vec2::new(-0.866, -0.5)];
                // The middle of a triangle is a third of its height above its base.
                let at = at - Vec2::new(0.0, 0.2);
                let outline = sides
                    .map(|side| at.dot(side) - 0.5)
                    .into_iter()
                    .fold(f32::MIN, f32::max);
                outline.abs() - LINE
            }
        }
    }
}

/// The label of a key or button in letters of this size: a drawn sign, or a text on one line.
pub fn label(label: Message, size: f32, ink: Color) -> impl Bundle {
    (
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        Pickable::IGNORE,
        Children::spawn(SpawnWith(move |node: &mut ChildSpawner| match Sign::of(&label) {
            Some(sign) => {
                node.spawn((
                    Node {
                        width: px(size * OF_LETTERS),
                        height: px(size * OF_LETTERS),
                        margin: px(size * 0.13).all(),
                        flex_shrink: 0.0,
                        ..default()
                    },
                    ImageNode::new(sign.texture()).with_color(ink),
                    Access::shows(label.clone()),
                    Pickable::IGNORE,
                ));
            }
            None => {
                node.spawn((bold_coloured(label.clone(), size, ink), one_line()));
            }
        })),
    )
}

pub(super) fn plugin(app: &mut App) {
    let Some(mut images) = app.world_mut().get_resource_mut::<Assets<Image>>() else {
        return;
    };
    for sign in Sign::ALL {
        if let Err(error) = images.insert(sign.texture().id(), white_sign(TEXTURE_PX, |at| sign.distance(at))) {
            warn!("the sign of a button could not be set: {error}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_sign_is_an_outline_around_nothing_but_the_cross() {
        for sign in Sign::ALL {
            let middle = sign.distance(Vec2::ZERO) < 0.0;
            assert_eq!(middle, sign == Sign::Cross, "{sign:?}");
            let corners = [-1.0, 1.0].map(|x| sign.distance(Vec2::new(x, -1.0)));
            assert!(corners.iter().all(|out| *out > 0.0), "{sign:?} stays in its box");
            assert_eq!(Sign::of(&sign.words()), Some(sign));
        }
        assert_eq!(Sign::of(&Message::verbatim("A")), None);
    }
}
