//! The lessons of a first match of Skip-Bo Dice.

use crate::screens::hud::tutorial::lesson::{About, Lesson};
use games::catalog::{AnyAction, AnyEvent, Listed};
use games::skip_bo_dice::action::{DiceAction, Source};
use games::skip_bo_dice::event::DiceEvent;
use games::skip_bo_dice::state::SkipBoDice;
use messages::texts::skip_bo_dice as words;
use rules::ids::PlayerId;

fn is(action: &AnyAction, wanted: impl Fn(&DiceAction) -> bool) -> bool {
    SkipBoDice::of_action(action).is_some_and(wanted)
}

/// Whether the event is of the wanted kind and was caused by the player `who`. `by` returns the player for an event of
/// that kind.
fn did(who: Option<PlayerId>, event: &AnyEvent, by: impl Fn(&DiceEvent) -> Option<PlayerId>) -> bool {
    let player = SkipBoDice::of_event(event).and_then(by);
    player.is_some() && player == who
}

pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        head: words::LESSON_THROW_THE_DICE_HEAD,
        words: words::LESSON_THROW_THE_DICE_WORDS,
        about: About::Throw,
        done: |event, who| {
            did(who, event, |event| match event {
                DiceEvent::Rolled { player, .. } => Some(*player),
                _ => None,
            })
        },
    },
    Lesson {
        head: words::LESSON_A_CALL_HEAD,
        words: words::LESSON_A_CALL_WORDS,
        about: About::Acts(|_, action| is(action, |action| matches!(action, DiceAction::Claim { .. }))),
        done: |event, who| {
            did(who, event, |event| match event {
                DiceEvent::Chose { player, .. } | DiceEvent::Claimed { player, .. } => Some(*player),
                _ => None,
            })
        },
    },
    Lesson {
        head: words::LESSON_WRITE_ONE_DOWN_HEAD,
        words: words::LESSON_WRITE_ONE_DOWN_WORDS,
        about: About::Acts(|_, action| is(action, |action| matches!(action, DiceAction::Write { .. }))),
        done: |event, who| {
            did(who, event, |event| match event {
                DiceEvent::Wrote { player, .. } => Some(*player),
                _ => None,
            })
        },
    },
    Lesson {
        head: words::LESSON_THE_BONUS_DIE_HEAD,
        words: words::LESSON_THE_BONUS_DIE_WORDS,
        about: About::Acts(|_, action| {
            is(action, |action| {
                matches!(
                    action,
                    DiceAction::Fill {
                        with: Source::Bonus,
                        ..
                    }
                )
            })
        }),
        done: |event, who| {
            did(who, event, |event| match event {
                DiceEvent::Filled {
                    player,
                    with: Source::Bonus,
                    ..
                } => Some(*player),
                _ => None,
            })
        },
    },
    Lesson {
        head: words::LESSON_FILL_BUBBLES_HEAD,
        words: words::LESSON_FILL_BUBBLES_WORDS,
        about: About::Acts(|_, action| is(action, |action| matches!(action, DiceAction::Fill { .. }))),
        done: |event, who| {
            did(who, event, |event| match event {
                DiceEvent::Filled { player, .. } => Some(*player),
                _ => None,
            })
        },
    },
    Lesson {
        head: words::LESSON_ROLL_AGAIN_OR_END_HEAD,
        words: words::LESSON_ROLL_AGAIN_OR_END_WORDS,
        about: About::Acts(|_, action| is(action, |action| matches!(action, DiceAction::EndTurn))),
        done: |event, who| {
            did(who, event, |event| match event {
                DiceEvent::RerollUsed { player, .. } | DiceEvent::WriteStarted { player, .. } => Some(*player),
                _ => None,
            })
        },
    },
];
