//! The lessons of a first match of Skip-Bo MOD: those about the die, and all those of Skip-Bo.

use crate::play::skip_bo::card_match;
use crate::play::skip_bo::lessons::{DISCARD, DISCARDED, DRY, HAND, STOCK, WILD};
use crate::screens::hud::tutorial::lesson::{About, Done, Lesson};
use games::skip_bo::action::CardAction;
use games::skip_bo::event::CardEvent;
use messages::texts::skip_bo_mod as words;
use window_kit::intents::general::THROW;

/// The lessons, the most important first.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        head: words::LESSON_ROLL_HEAD,
        words: words::LESSON_ROLL_WORDS,
        press: Some(THROW),
        about: About::Throw,
        done: Done::By(|event| match card_match::event(event)? {
            CardEvent::DieRolled { player, .. } => Some(*player),
            _ => None,
        }),
    },
    Lesson {
        head: words::LESSON_STAND_IN_HEAD,
        words: words::LESSON_STAND_IN_WORDS,
        press: None,
        about: About::Acts(|_, action| matches!(card_match::action(action), Some(CardAction::StandIn { .. }))),
        done: Done::By(|event| match card_match::event(event)? {
            CardEvent::StoodIn { player, .. } => Some(*player),
            _ => None,
        }),
    },
    Lesson {
        head: words::LESSON_DISCARD_HEAD,
        words: words::LESSON_DISCARD_WORDS,
        press: None,
        about: About::Acts(|_, action| matches!(card_match::action(action), Some(CardAction::ExtraDiscard { .. }))),
        done: Done::By(|event| match card_match::event(event)? {
            CardEvent::Discarded {
                player, extra: true, ..
            } => Some(*player),
            _ => None,
        }),
    },
    Lesson {
        head: words::LESSON_DRAWS_HEAD,
        words: words::LESSON_DRAWS_WORDS,
        press: None,
        about: About::Acts(|_, action| matches!(card_match::action(action), Some(CardAction::OpponentDraws { .. }))),
        done: Done::By(|event| match card_match::event(event)? {
            CardEvent::MadeDraw { player, .. } => Some(*player),
            _ => None,
        }),
    },
    STOCK,
    WILD,
    HAND,
    DISCARDED,
    DRY,
    DISCARD,
];
