//! What the window needs from Skip-Bo MOD, in addition to what it shares with Skip-Bo.

use crate::play::skip_bo::game::WindowEdition;
use crate::play::skip_bo_mod::{dice, intents, lessons, scenes};
use crate::screens::hud::rolled::Rolled;
use crate::screens::hud::tutorial::lesson::Lesson;
use crate::screens::scenes::scene::Scene;
use crate::screens::welcome::introduction::Introduction;
use games::skip_bo_mod::{Mod, SkipBoMod, SkipBoModOptions};
use messages::{Message, texts};
use window_kit::intents::{Further, IntentDef};
use window_kit::presentation::dice_faces::Printed;
use window_kit::ui::pictures::{Picture, picture};

impl WindowEdition for Mod {
    const INTENTS: &'static [IntentDef] = intents::OWN;
    const FURTHER: &'static [Further] = intents::FURTHER;
    const LESSONS: &'static [Lesson] = lessons::LESSONS;
    const SCENES: &'static [Scene] = scenes::SCENES;
    const PICTURES: &'static [Picture] = &[picture!("assets", "rules/skip-bo-mod.png")];
    /// Empty, as the credits of Skip-Bo cover this game too.
    const INTRODUCTION: Introduction = Introduction {
        says: texts::skip_bo_mod::INTRODUCTION,
        minutes: (9, 9),
        short: None,
    };
    const CREDITS: &'static [(Message, Message)] = &[];

    fn printed(options: &SkipBoModOptions) -> Option<Printed> {
        dice::printed(options)
    }

    fn rolled(game: &SkipBoMod) -> Rolled {
        dice::rolled(game)
    }
}
