//! What the window asks of Skip-Bo, and the answers that Skip-Bo MOD gives too.

use bevy::prelude::*;
use serde_json::{Map, Value};

use crate::games::skip_bo::event::CardEvent;
use crate::games::skip_bo::seen::Seen;
use crate::games::skip_bo::{SkipBo, SkipBoView};
use crate::input::gamepad::meanings::{Meaning, Pad, means};
use crate::play::game::WindowGame;
use crate::play::skip_bo::hands::choice::CardChoice;
use crate::play::skip_bo::{describe, lessons, plugin, scenes, sounds};
use crate::presentation::audio::cues::Cue;
use crate::presentation::frames::Frames;
use crate::rules::ids::PlayerId;
use crate::screens::hud::frame::FramePart;
use crate::screens::hud::notices::Hung;
use crate::screens::hud::tutorial::of_game::Tutorial;
use crate::screens::hud::tutorial::place::Place;
use crate::screens::scenes::scene::Scene;
use crate::table::view::Players;
use crate::window::milestone::Milestone;

const MEANINGS: &[Meaning] = &[means(GamepadButton::West, "X", &[KeyCode::KeyS])];
/// What buttons mean at both card games.
pub(crate) const ALL_CARDS: &[Meaning] = &[
    means(GamepadButton::LeftTrigger, "LB", &[KeyCode::KeyU]),
    means(GamepadButton::RightTrigger, "RB", &[KeyCode::KeyV]),
    means(GamepadButton::LeftTrigger2, "LT", &[KeyCode::KeyC]),
    means(GamepadButton::RightThumb, "R3", &[KeyCode::KeyL]),
];
/// The stock is gone to by the arrows too.
pub(crate) const BY_ARROWS: &[KeyCode] = &[KeyCode::KeyS];

impl WindowGame for SkipBo {
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

    const CREDITS: &'static [(&'static str, &'static str)] = &[(
        "No affiliation",
        "Skip-Bo is a trademark of Mattel. This program is not affiliated with, endorsed or sponsored by Mattel.",
    )];

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

    fn rightful(view: &SkipBoView, seat: PlayerId) -> Option<PlayerId> {
        rightful(view.known(), seat)
    }
}

/// Adds hands, frames and table of the card games, once.
pub(crate) fn add_cards(app: &mut App) {
    if !app.is_plugin_added::<plugin::CardGamesPlugin>() {
        app.add_plugins(plugin::CardGamesPlugin);
    }
}

pub(crate) fn milestone(event: &CardEvent) -> Option<Milestone> {
    Some(match event {
        CardEvent::TurnStarted { .. } => Milestone::Turn,
        CardEvent::DieRolled { .. } => Milestone::Throw,
        CardEvent::RoundScored { .. } => Milestone::Round,
        _ => return None,
    })
}

/// Whose turn it is by right, where this seat plays out of turn (M-13).
pub(crate) fn rightful(cards: &dyn Seen, seat: PlayerId) -> Option<PlayerId> {
    let rightful = cards.interrupted()?.player;
    let plays = cards.current().is_some_and(|turn| turn.player == seat);
    (plays && rightful != seat).then_some(rightful)
}

/// Where no cards lie; large, beside the table.
pub(crate) fn tutorial_place(frames: Frames, room: Option<Hung>) -> Place {
    match room {
        _ if frames.are_large() => Place::Part(FramePart::Tutorial),
        Some(Hung { left, bottom, width }) => Place::over(percent(left), auto(), bottom, width),
        // Before the table is laid.
        None => Place::rim(frames),
    }
}
