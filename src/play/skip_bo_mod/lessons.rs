//! The lessons of a first match of Skip-Bo MOD: those about the die, and all those of Skip-Bo.

use crate::play::skip_bo::lessons::{DISCARD, DISCARDED, DRY, HAND, STOCK, WILD, did, is};
use crate::screens::hud::tutorial::lesson::{About, Lesson};
use games::skip_bo::action::CardAction;
use games::skip_bo::event::CardEvent;
use messages::texts::skip_bo_mod as words;

/// The lessons, the most important first.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        head: words::LESSON_ROLL_HEAD,
        words: words::LESSON_ROLL_WORDS,
        about: About::Throw,
        done: |event, who| {
            did(who, event, |event| match event {
                CardEvent::DieRolled { player, .. } => Some(*player),
                _ => None,
            })
        },
    },
    Lesson {
        head: words::LESSON_STAND_IN_HEAD,
        words: words::LESSON_STAND_IN_WORDS,
        about: About::Acts(|_, action| is(action, |action| matches!(action, CardAction::StandIn { .. }))),
        done: |event, who| {
            did(who, event, |event| match event {
                CardEvent::StoodIn { player, .. } => Some(*player),
                _ => None,
            })
        },
    },
    Lesson {
        head: words::LESSON_DISCARD_HEAD,
        words: words::LESSON_DISCARD_WORDS,
        about: About::Acts(|_, action| is(action, |action| matches!(action, CardAction::ExtraDiscard { .. }))),
        done: |event, who| {
            did(who, event, |event| match event {
                CardEvent::Discarded {
                    player, extra: true, ..
                } => Some(*player),
                _ => None,
            })
        },
    },
    Lesson {
        head: words::LESSON_DRAWS_HEAD,
        words: words::LESSON_DRAWS_WORDS,
        about: About::Acts(|_, action| is(action, |action| matches!(action, CardAction::OpponentDraws { .. }))),
        done: |event, who| {
            did(who, event, |event| match event {
                CardEvent::MadeDraw { player, .. } => Some(*player),
                _ => None,
            })
        },
    },
    STOCK,
    WILD,
    HAND,
    DISCARDED,
    DRY,
    DISCARD,
];
