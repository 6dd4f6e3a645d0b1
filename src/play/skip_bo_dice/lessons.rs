//! The lessons of a first match of Skip-Bo Dice.

use crate::catalog::{AnyAction, AnyEvent, Listed};
use crate::games::skip_bo_dice::action::{DiceAction, Source};
use crate::games::skip_bo_dice::event::DiceEvent;
use crate::games::skip_bo_dice::state::SkipBoDice;
use crate::rules::ids::PlayerId;
use crate::screens::hud::tutorial::lesson::{About, Lesson};

fn is(action: &AnyAction, wanted: impl Fn(&DiceAction) -> bool) -> bool {
    SkipBoDice::of_action(action).is_some_and(wanted)
}

/// Whether this player did it. `by`: the player who did the wanted thing, if the event is of that kind.
fn did(who: Option<PlayerId>, event: &AnyEvent, by: impl Fn(&DiceEvent) -> Option<PlayerId>) -> bool {
    let player = SkipBoDice::of_event(event).and_then(by);
    player.is_some() && player == who
}

pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        head: "Throw the dice",
        words: "Five number dice and the ten-sided bonus die. Flick them with the mouse, or press the large button.",
        about: About::Throw,
        done: |event, who| {
            did(who, event, |event| match event {
                DiceEvent::Rolled { player, .. } => Some(*player),
                _ => None,
            })
        },
    },
    Lesson {
        head: "A call",
        words: "What the bonus die shows is there for everybody. Take it for one of your piles where it fits, or pass.",
        about: About::Acts(|_, action| is(action, |action| matches!(action, DiceAction::Claim { .. }))),
        done: |event, who| {
            did(who, event, |event| match event {
                DiceEvent::Chose { player, .. } | DiceEvent::Claimed { player, .. } => Some(*player),
                _ => None,
            })
        },
    },
    Lesson {
        head: "Write one down",
        words: "The turn is over, and everybody writes one of the dice left into a stockpile, to be used on a later turn. \
                A full stockpile earns a Skip-Bo.",
        about: About::Acts(|_, action| is(action, |action| matches!(action, DiceAction::Write { .. }))),
        done: |event, who| {
            did(who, event, |event| match event {
                DiceEvent::Wrote { player, .. } => Some(*player),
                _ => None,
            })
        },
    },
    Lesson {
        head: "The bonus die",
        words: "Use the bonus die for a bubble and it is rolled again, for you and for everybody.",
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
        head: "Fill bubbles",
        words: "Each pile is filled from 1 to 10. Click a die and then a lit bubble. A number under a star collects it.",
        about: About::Acts(|_, action| is(action, |action| matches!(action, DiceAction::Fill { .. }))),
        done: |event, who| {
            did(who, event, |event| match event {
                DiceEvent::Filled { player, .. } => Some(*player),
                _ => None,
            })
        },
    },
    Lesson {
        head: "Roll again, or end",
        words: "Nothing fits now. Choose dice and use a free re-roll, or end your turn with the large button.",
        about: About::Acts(|_, action| is(action, |action| matches!(action, DiceAction::EndTurn))),
        done: |event, who| {
            did(who, event, |event| match event {
                DiceEvent::RerollUsed { player, .. } | DiceEvent::WriteStarted { player, .. } => Some(*player),
                _ => None,
            })
        },
    },
];
