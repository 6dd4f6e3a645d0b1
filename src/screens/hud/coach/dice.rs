//! What there is to learn in a first match of Skip-Bo Dice.

use super::{Lesson, Moment};
use crate::games::skip_bo_dice::SkipBoDice;
use crate::games::skip_bo_dice::action::{DiceAction, Source};
use crate::games::skip_bo_dice::event::DiceEvent;
use crate::games::{AnyEvent, Listed};

fn can(moment: &Moment, wanted: impl Fn(&DiceAction) -> bool) -> bool {
    moment.legal.iter().filter_map(SkipBoDice::of_action).any(wanted)
}

fn was(event: &AnyEvent, wanted: impl Fn(&DiceEvent) -> bool) -> bool {
    SkipBoDice::of_event(event).is_some_and(wanted)
}

pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        head: "Throw the dice",
        words: "Five number dice and the ten-sided bonus die. Flick them with the mouse, or press the large button.",
        when: |moment| moment.throw,
        done: |event| was(event, |event| matches!(event, DiceEvent::Rolled { .. })),
    },
    Lesson {
        head: "A call",
        words: "What the bonus die shows is there for everybody. Take it for one of your piles where it fits, or pass.",
        when: |moment| can(moment, |action| matches!(action, DiceAction::Claim { .. })),
        done: |event| {
            was(event, |event| {
                matches!(event, DiceEvent::Chose { .. } | DiceEvent::Claimed { .. })
            })
        },
    },
    Lesson {
        head: "Write one down",
        words: "The turn is over, and everybody writes one of the dice left into a stockpile, to be used on a later turn. \
                A full stockpile earns a Skip-Bo.",
        when: |moment| can(moment, |action| matches!(action, DiceAction::Write { .. })),
        done: |event| was(event, |event| matches!(event, DiceEvent::Wrote { .. })),
    },
    Lesson {
        head: "The bonus die",
        words: "Use the bonus die for a bubble and it is rolled again, for you and for everybody.",
        when: |moment| {
            can(moment, |action| {
                matches!(
                    action,
                    DiceAction::Fill {
                        with: Source::Bonus,
                        ..
                    }
                )
            })
        },
        done: |event| {
            was(event, |event| {
                matches!(
                    event,
                    DiceEvent::Filled {
                        with: Source::Bonus,
                        ..
                    }
                )
            })
        },
    },
    Lesson {
        head: "Fill bubbles",
        words: "Each pile is filled from 1 to 10. Click a die and then a lit bubble. A number under a star collects it.",
        when: |moment| can(moment, |action| matches!(action, DiceAction::Fill { .. })),
        done: |event| was(event, |event| matches!(event, DiceEvent::Filled { .. })),
    },
    Lesson {
        head: "Roll again, or end",
        words: "Nothing fits now. Choose dice and use a free re-roll, or end your turn with the large button.",
        when: |moment| can(moment, |action| matches!(action, DiceAction::EndTurn)),
        done: |event| {
            was(event, |event| {
                matches!(event, DiceEvent::RerollUsed { .. } | DiceEvent::WriteStarted { .. })
            })
        },
    },
];
