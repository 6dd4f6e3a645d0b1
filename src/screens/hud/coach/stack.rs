//! What there is to learn in a first match of Stack.

use super::{Lesson, Moment};
use crate::games::stack::Stack;
use crate::games::stack::action::StackAction;
use crate::games::stack::event::StackEvent;
use crate::games::{AnyEvent, Listed};

fn can(moment: &Moment, wanted: impl Fn(&StackAction) -> bool) -> bool {
    moment.legal.iter().filter_map(Stack::of_action).any(wanted)
}

fn was(event: &AnyEvent, wanted: impl Fn(&StackEvent) -> bool) -> bool {
    Stack::of_event(event).is_some_and(wanted)
}

/// Whether the person can put a die on a stack of three.
fn can_capture(moment: &Moment) -> bool {
    let Some(stack) = Stack::of_view(moment.view) else {
        return false;
    };
    let is_third = |onto| {
        stack
            .stacks()
            .iter()
            .any(|pile| pile.height() == 3 && pile.top() == onto)
    };
    can(
        moment,
        |action| matches!(action, StackAction::Place { onto, .. } if is_third(*onto)),
    )
}

/// Whether the person has one loose die left.
fn has_one_left(moment: &Moment) -> bool {
    let stack = Stack::of_view(moment.view);
    stack
        .zip(moment.person)
        .is_some_and(|(stack, person)| stack.loose(person).iter().count() == 1)
}

pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        head: "Throw all dice",
        words: "A round starts with everybody's dice on the table at once. Press the large button, or Space.",
        when: |moment| moment.throw,
        done: |event| was(event, |event| matches!(event, StackEvent::OpeningThrown { .. })),
    },
    Lesson {
        head: "The last die",
        words: "This is your last loose die. Once it is placed the round ends, after one more turn for everybody else.",
        when: |moment| has_one_left(moment) && can(moment, |action| matches!(action, StackAction::Place { .. })),
        done: |event| was(event, |event| matches!(event, StackEvent::RoundScored { .. })),
    },
    Lesson {
        head: "Capture a stack",
        words: "A stack of three with your number: a fourth die captures it. It leaves the table, and is yours.",
        when: can_capture,
        done: |event| was(event, |event| matches!(event, StackEvent::Captured { .. })),
    },
    Lesson {
        head: "Stack a die",
        words: "Take one of your dice, by a click or its number key, and put it on another colour's die that shows the \
                same. Whose die is on top has the points.",
        when: |moment| can(moment, |action| matches!(action, StackAction::Place { .. })),
        done: |event| was(event, |event| matches!(event, StackEvent::Placed { .. })),
    },
    Lesson {
        head: "Roll a die again",
        words: "None of your dice fits. Choose one and flick it with the mouse, or roll it by the key below and aim. Keep \
                clear of the stacks: knocking one over costs a point for each of its dice.",
        when: |moment| {
            can(moment, |action| matches!(action, StackAction::Reroll { .. }))
                && !can(moment, |action| matches!(action, StackAction::Place { .. }))
        },
        done: |event| was(event, |event| matches!(event, StackEvent::Rolled { .. })),
    },
    Lesson {
        head: "It fits now",
        words: "The number you rolled fits, so the die has to be placed. Choose among the lit dice.",
        when: |moment| {
            can(moment, |action| matches!(action, StackAction::Place { .. }))
                && !can(moment, |action| matches!(action, StackAction::Reroll { .. }))
        },
        done: |event| was(event, |event| matches!(event, StackEvent::Placed { .. })),
    },
];
