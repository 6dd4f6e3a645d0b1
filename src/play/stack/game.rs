//! What the window needs from Stack.

use bevy::prelude::*;
use serde_json::{Map, Value};

use crate::play::game::WindowGame;
use crate::play::stack::hands::chosen::Selection;
use crate::play::stack::{course, describe, intents, lessons, scenes, sounds};
use crate::screens::hud::banter::{Heard, Occasion};
use crate::screens::hud::frame::FramePart;
use crate::screens::hud::moods::Felt;
use crate::screens::hud::notices::PlatePlacement;
use crate::screens::hud::tutorial::Tutorial;
use crate::screens::hud::tutorial::place::Place;
use crate::screens::scenes::scene::Scene;
use crate::screens::welcome::introduction::{Introduction, ShortMatch};
use games::stack::Stack;
use games::stack::event::{PenaltyCause, StackEvent};
use games::stack::sizes::owner;
use host::view::Players;
use messages::{Message, texts};
use window_kit::intents::GameIntents;
use window_kit::presentation::audio::background::course::Course;
use window_kit::presentation::audio::cues::Cue;
use window_kit::presentation::choreography::StagedEffect;
use window_kit::presentation::frames::Frames;
use window_kit::ui::face::Mood;
use window_kit::ui::pictures::{Picture, picture};
use window_kit::window::milestone::Milestone;

/// How long the throw for the first player stays before the table continues, in seconds.
const FIRST_ROLL_S: f32 = 1.3;

impl WindowGame for Stack {
    type Hands = Selection;

    const INTENTS: GameIntents = intents::INTENTS;

    const TUTORIAL: Tutorial = Tutorial {
        lessons: lessons::LESSONS,
        place: tutorial_place,
    };

    const PICTURES: &'static [Picture] = &[picture!("assets", "rules/stack.png")];
    const SCENES: &'static [Scene] = scenes::SCENES;

    const INTRODUCTION: Introduction = Introduction {
        says: texts::stack::INTRODUCTION,
        minutes: (25, 40),
        short: Some(ShortMatch {
            options: &[("target", "60")],
            minutes: 10,
        }),
    };
    const CREDITS: &'static [(Message, Message)] = &[(texts::credits::STACK_HEAD, texts::credits::STACK)];

    fn plugin(app: &mut App) {
        app.add_plugins(super::plugin);
    }

    fn cue(event: &StackEvent, players: &Players) -> Option<Cue> {
        sounds::cue(event, players)
    }

    fn course(view: &Self) -> Course {
        course::course(view)
    }

    fn milestone(event: &StackEvent) -> Option<Milestone> {
        Some(match event {
            StackEvent::TurnStarted { .. } => Milestone::Turn,
            StackEvent::Rolled { .. } | StackEvent::OpeningThrown { .. } | StackEvent::FirstRolled { .. } => {
                Milestone::Throw
            }
            StackEvent::RoundScored { .. } => Milestone::Round,
            _ => return None,
        })
    }

    fn heard(event: &StackEvent, view: &Self) -> Option<Heard> {
        Some(match event {
            StackEvent::TurnStarted { player, .. } => Heard::Turn(*player),
            StackEvent::Captured { player, .. } => Heard::Of(*player, Occasion::Capture),
            // A die of another side covers a stack that was worth having.
            StackEvent::Placed {
                player, onto, height, ..
            } if *height > 2 => {
                let before = owner(*onto);
                let is_lost = before != *player && !view.seats().partners(before, *player);
                return is_lost.then_some(Heard::Of(before, Occasion::Lost));
            }
            StackEvent::MustPlace { player, .. } => Heard::Of(*player, Occasion::Lucky),
            StackEvent::MatchOver { winners } => Heard::Of(winners.iter().next()?, Occasion::Won),
            _ => return None,
        })
    }

    fn felt(event: &StackEvent, _: &Self) -> Option<Felt> {
        let (who, mood, others) = match *event {
            StackEvent::Captured { player, .. } => (player, Mood::Pleased, Mood::Usual),
            StackEvent::Fell { player, .. } => (player, Mood::Disappointed, Mood::Surprised),
            // Somebody else captured a stack of this player.
            StackEvent::Penalty {
                player,
                cause: PenaltyCause::Capture,
                ..
            } => (player, Mood::Disappointed, Mood::Usual),
            _ => return None,
        };
        Some(Felt { who, mood, others })
    }

    fn describe(world: &mut World) -> Map<String, Value> {
        describe::describe(world)
    }

    // A die is put on another one, a captured stack is carried off, and the throw for the first player can be read.
    fn staged(event: &StackEvent, view: &Self) -> Option<StagedEffect> {
        Some(match event {
            StackEvent::FirstRolled { .. } => StagedEffect::Lingers(FIRST_ROLL_S),
            StackEvent::Placed { die, onto, .. } => StagedEffect::PutOnto { die: *die, onto: *onto },
            StackEvent::Captured { stack, .. } => StagedEffect::CarriedOff(view.stack(*stack)?.dice().to_vec()),
            _ => return None,
        })
    }
}

/// The place of the tutorial: in the free part of the rail under the seats, or at its top if they need all of it.
/// Nowhere else does it cover neither dice nor scores.
fn tutorial_place(frames: Frames, room: Option<PlatePlacement>) -> Place {
    match room {
        Some(PlatePlacement { left, bottom, width }) if !frames.are_large() => {
            Place::over(percent(left), auto(), bottom, width)
        }
        _ => Place::Part(FramePart::TutorialInRail),
    }
}
