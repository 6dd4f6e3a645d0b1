//! What the window asks of Skip-Bo MOD.

use bevy::prelude::*;
use serde_json::{Map, Value};

use crate::games::skip_bo::event::CardEvent;
use crate::games::skip_bo_mod::{SkipBoMod, SkipBoModOptions, SkipBoModView};
use crate::input::gamepad::meanings::{Meaning, Pad, means};
use crate::play::game::WindowGame;
use crate::play::skip_bo::game::{ALL_CARDS, BY_ARROWS, add_cards, milestone, rightful, tutorial_place};
use crate::play::skip_bo::hands::choice::CardChoice;
use crate::play::skip_bo::{describe, sounds};
use crate::play::skip_bo_mod::{dice, lessons, scenes};
use crate::presentation::audio::cues::Cue;
use crate::presentation::dice_faces::Printed;
use crate::rules::die::DieId;
use crate::rules::ids::PlayerId;
use crate::screens::hud::rolled::Rolled;
use crate::screens::hud::tutorial::of_game::Tutorial;
use crate::screens::scenes::scene::Scene;
use crate::table::view::Players;
use crate::window::milestone::Milestone;

const MEANINGS: &[Meaning] = &[means(GamepadButton::West, "X", &[KeyCode::KeyD])];

impl WindowGame for SkipBoMod {
    type Hands = CardChoice;

    const PAD: &'static Pad = &Pad {
        meanings: &[MEANINGS, ALL_CARDS],
        told_by: &[],
        by_arrows: BY_ARROWS,
    };

    const TUTORIAL: Tutorial = Tutorial {
        lessons: lessons::LESSONS,
        place: tutorial_place,
    };

    const SCENES: &'static [Scene] = scenes::SCENES;

    fn plugin(app: &mut App) {
        add_cards(app);
    }

    fn cue(event: &CardEvent, players: &Players) -> Option<Cue> {
        sounds::cue(event, players)
    }

    fn milestone(event: &CardEvent) -> Option<Milestone> {
        milestone(event)
    }

    fn describe(world: &mut World) -> Map<String, Value> {
        describe::describe(world)
    }

    fn printed(options: &SkipBoModOptions, _: DieId) -> Option<Printed> {
        dice::printed(options)
    }

    fn rolled(view: &SkipBoModView, _: &SkipBoModOptions) -> Rolled {
        dice::rolled(view.known())
    }

    fn rightful(view: &SkipBoModView, seat: PlayerId) -> Option<PlayerId> {
        rightful(view.known(), seat)
    }
}
