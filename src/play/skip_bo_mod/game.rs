//! What the window needs from Skip-Bo MOD, in addition to what it shares with Skip-Bo.

use bevy::prelude::*;

use crate::input::gamepad::meanings::{Meaning, Pad, means};
use crate::play::skip_bo::game::{ALL_CARDS, BY_ARROWS, WindowEdition};
use crate::play::skip_bo_mod::{dice, lessons, scenes};
use crate::presentation::dice_faces::Printed;
use crate::screens::hud::rolled::Rolled;
use crate::screens::hud::tutorial::lesson::Lesson;
use crate::screens::scenes::scene::Scene;
use crate::ui::pictures::{Picture, picture};
use games::skip_bo_mod::{Mod, SkipBoMod, SkipBoModOptions};
use messages::Message;

const MEANINGS: &[Meaning] = &[means(GamepadButton::West, &[KeyCode::KeyD])];

impl WindowEdition for Mod {
    const PAD: &'static Pad = &Pad {
        meanings: &[MEANINGS, ALL_CARDS],
        told_by: &[],
        by_arrows: BY_ARROWS,
    };
    const LESSONS: &'static [Lesson] = lessons::LESSONS;
    const SCENES: &'static [Scene] = scenes::SCENES;
    const PICTURES: &'static [Picture] = &[picture!("rules/skip-bo-mod.png")];
    /// Empty, as the credits of Skip-Bo cover this game too.
    const CREDITS: &'static [(Message, Message)] = &[];

    fn printed(options: &SkipBoModOptions) -> Option<Printed> {
        dice::printed(options)
    }

    fn rolled(game: &SkipBoMod) -> Rolled {
        dice::rolled(game)
    }
}
