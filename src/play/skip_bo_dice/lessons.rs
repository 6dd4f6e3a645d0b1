//! The lessons of a first match of Skip-Bo Dice.

use crate::screens::hud::tutorial::lesson::{About, Done, Lesson};
use games::catalog::Listed;
use games::skip_bo_dice::action::{DiceAction, Source};
use games::skip_bo_dice::event::DiceEvent;
use games::skip_bo_dice::state::SkipBoDice;
use messages::texts::skip_bo_dice as words;
use window_kit::intents::general::THROW;

pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        head: words::LESSON_THROW_THE_DICE_HEAD,
        words: words::LESSON_THROW_THE_DICE_WORDS,
        press: Some(THROW),
        about: About::Throw,
        done: Done::By(|event| match SkipBoDice::of_event(event)? {
            DiceEvent::Rolled { player, .. } => Some(*player),
            _ => None,
        }),
    },
    Lesson {
        head: words::LESSON_A_CALL_HEAD,
        words: words::LESSON_A_CALL_WORDS,
        press: None,
        about: About::Acts(|_, action| matches!(SkipBoDice::of_action(action), Some(DiceAction::Claim { .. }))),
        done: Done::By(|event| match SkipBoDice::of_event(event)? {
            DiceEvent::Chose { player, .. } | DiceEvent::Claimed { player, .. } => Some(*player),
            _ => None,
        }),
    },
    Lesson {
        head: words::LESSON_WRITE_ONE_DOWN_HEAD,
        words: words::LESSON_WRITE_ONE_DOWN_WORDS,
        press: None,
        about: About::Acts(|_, action| matches!(SkipBoDice::of_action(action), Some(DiceAction::Write { .. }))),
        done: Done::By(|event| match SkipBoDice::of_event(event)? {
            DiceEvent::Wrote { player, .. } => Some(*player),
            _ => None,
        }),
    },
    Lesson {
        head: words::LESSON_THE_BONUS_DIE_HEAD,
        words: words::LESSON_THE_BONUS_DIE_WORDS,
        press: None,
        about: About::Acts(|_, action| {
            matches!(
                SkipBoDice::of_action(action),
                Some(DiceAction::Fill {
                    with: Source::Bonus,
                    ..
                })
            )
        }),
        done: Done::By(|event| match SkipBoDice::of_event(event)? {
            DiceEvent::Filled {
                player,
                with: Source::Bonus,
                ..
            } => Some(*player),
            _ => None,
        }),
    },
    Lesson {
        head: words::LESSON_FILL_BUBBLES_HEAD,
        words: words::LESSON_FILL_BUBBLES_WORDS,
        press: None,
        about: About::Acts(|_, action| matches!(SkipBoDice::of_action(action), Some(DiceAction::Fill { .. }))),
        done: Done::By(|event| match SkipBoDice::of_event(event)? {
            DiceEvent::Filled { player, .. } => Some(*player),
            _ => None,
        }),
    },
    Lesson {
        head: words::LESSON_ROLL_AGAIN_OR_END_HEAD,
        words: words::LESSON_ROLL_AGAIN_OR_END_WORDS,
        press: None,
        about: About::Acts(|_, action| matches!(SkipBoDice::of_action(action), Some(DiceAction::EndTurn))),
        done: Done::By(|event| match SkipBoDice::of_event(event)? {
            DiceEvent::RerollUsed { player, .. } | DiceEvent::WriteStarted { player, .. } => Some(*player),
            _ => None,
        }),
    },
];
