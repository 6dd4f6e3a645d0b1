//! What the window needs from Skip-Bo Dice.

use bevy::prelude::*;
use serde_json::{Map, Value};

use crate::play::game::WindowGame;
use crate::play::skip_bo_dice::hands::answers;
use crate::play::skip_bo_dice::hands::chosen::Chosen;
use crate::play::skip_bo_dice::{course, describe, dice, intents, lessons, scenes, sounds};
use crate::screens::hud::banter::{Heard, Occasion};
use crate::screens::hud::frame::FramePart;
use crate::screens::hud::moods::Felt;
use crate::screens::hud::rolled::Rolled;
use crate::screens::hud::tutorial::Tutorial;
use crate::screens::hud::tutorial::place::Place;
use crate::screens::scenes::scene::Scene;
use crate::screens::welcome::introduction::Introduction;
use games::skip_bo_dice::SkipBoDice;
use games::skip_bo_dice::event::DiceEvent;
use games::skip_bo_dice::options::DiceOptions;
use games::skip_bo_dice::value;
use host::view::Players;
use messages::texts;
use rules::die::DieId;
use window_kit::intents::GameIntents;
use window_kit::presentation::audio::background::course::Course;
use window_kit::presentation::audio::cues::Cue;
use window_kit::presentation::dice_faces::Printed;
use window_kit::ui::face::Mood;
use window_kit::ui::pictures::{Picture, picture};
use window_kit::window::milestone::Milestone;

impl WindowGame for SkipBoDice {
    type Hands = Chosen;

    const INTENTS: GameIntents = intents::INTENTS;

    const TUTORIAL: Tutorial = Tutorial {
        lessons: lessons::LESSONS,
        // Beside the panel of answers, where there is one. A large plate would cover where dice are thrown.
        place: |frames, room| match room {
            _ if frames.are_large() => Place::Part(FramePart::Tutorial),
            room => Place::narrow_rim(frames, room.map_or(100.0, |room| room.width)),
        },
    };

    const PICTURES: &'static [Picture] = &[picture!("assets", "rules/skip-bo-dice.png")];
    const INTRODUCTION: Introduction = Introduction {
        says: texts::skip_bo_dice::INTRODUCTION,
        minutes: (6, 8),
        short: None,
    };
    const SCENES: &'static [Scene] = scenes::SCENES;

    fn plugin(app: &mut App) {
        app.add_plugins(super::plugin);
    }

    fn cue(event: &DiceEvent, players: &Players) -> Option<Cue> {
        sounds::cue(event, players)
    }

    fn course(view: &Self) -> Course {
        course::course(view)
    }

    fn milestone(event: &DiceEvent) -> Option<Milestone> {
        Some(match event {
            DiceEvent::TurnStarted { .. } => Milestone::Turn,
            DiceEvent::Rolled { .. } => Milestone::Throw,
            DiceEvent::RoundOver { .. } | DiceEvent::MatchOver { .. } => Milestone::Round,
            _ => return None,
        })
    }

    fn heard(event: &DiceEvent, _: &Self) -> Option<Heard> {
        let is_lucky = |values: &[value::Value]| values.iter().filter(|value| value.is_skip_bo()).count() > 1;
        Some(match event {
            DiceEvent::TurnStarted { player, .. } => Heard::Turn(*player),
            DiceEvent::Completed { player, .. } => Heard::Of(*player, Occasion::Pile),
            DiceEvent::Rolled { player, values, .. } if is_lucky(values) => Heard::Of(*player, Occasion::Lucky),
            DiceEvent::MatchOver { winners, .. } => Heard::Of(winners.iter().next()?, Occasion::Won),
            _ => return None,
        })
    }

    fn felt(event: &DiceEvent, _: &Self) -> Option<Felt> {
        let (who, mood) = match *event {
            DiceEvent::Completed { player, .. } => (player, Mood::Pleased),
            DiceEvent::StarLost { player, .. } => (player, Mood::Disappointed),
            _ => return None,
        };
        let others = Mood::Usual;
        Some(Felt { who, mood, others })
    }

    fn describe(world: &mut World) -> Map<String, Value> {
        describe::describe(world)
    }

    fn answers_at_once(view: &Self) -> bool {
        answers::are_asked(view)
    }

    fn printed(options: &DiceOptions, die: DieId) -> Option<Printed> {
        Some(dice::printed(options, die))
    }

    fn rolled(view: &Self, options: &DiceOptions) -> Rolled {
        dice::rolled(view, options)
    }
}
