//! The lessons of a first match of Stack.

use super::intents::ROLL;
use crate::screens::hud::tutorial::lesson::{About, Done, Lesson, Moment};
use games::catalog::{AnyAction, AnyEvent, AnyView, Listed};
use games::stack::action::StackAction;
use games::stack::event::StackEvent;
use games::stack::state::{Phase, Stack};
use messages::texts::stack as words;
use rules::ids::SeatId;
use window_kit::intents::general::THROW;

fn is_placing(action: &AnyAction) -> bool {
    matches!(Stack::of_action(action), Some(StackAction::Place { .. }))
}

fn is_rolling(action: &AnyAction) -> bool {
    matches!(Stack::of_action(action), Some(StackAction::Reroll { .. }))
}

/// The player who placed a die.
fn placer(event: &AnyEvent) -> Option<SeatId> {
    match Stack::of_event(event)? {
        StackEvent::Placed { player, .. } => Some(*player),
        _ => None,
    }
}

/// Whether this action puts a die on a stack of three.
fn captures(moment: &Moment, action: &AnyAction) -> bool {
    let (Some(stack), Some(StackAction::Place { onto, .. })) = (Stack::of_view(moment.view), Stack::of_action(action))
    else {
        return false;
    };
    stack
        .stacks()
        .iter()
        .any(|pile| pile.height() == 3 && pile.top() == *onto)
}

/// Whether the person has one loose die left.
fn has_one_left(moment: &Moment) -> bool {
    let stack = Stack::of_view(moment.view);
    stack
        .zip(moment.person)
        .is_some_and(|(stack, person)| stack.loose(person).iter().count() == 1)
}

/// Whether the throw that is due decides who goes first.
fn is_first_roll(view: &AnyView) -> bool {
    Stack::of_view(view).is_some_and(|stack| matches!(stack.phase(), Phase::FirstRoll { .. }))
}

pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        head: words::LESSON_FIRST_ROLL_HEAD,
        words: words::LESSON_FIRST_ROLL_WORDS,
        press: Some(THROW),
        about: About::ThrowWhere(is_first_roll),
        done: Done::ForAll(|event| matches!(Stack::of_event(event), Some(StackEvent::FirstRolled { .. }))),
    },
    Lesson {
        head: words::LESSON_THROW_ALL_HEAD,
        words: words::LESSON_THROW_ALL_WORDS,
        press: Some(THROW),
        about: About::ThrowWhere(|view| !is_first_roll(view)),
        // The lesson is done for everybody, as one press of the button throws the dice of all players.
        done: Done::ForAll(|event| matches!(Stack::of_event(event), Some(StackEvent::OpeningThrown { .. }))),
    },
    Lesson {
        head: words::LESSON_LAST_DIE_HEAD,
        words: words::LESSON_LAST_DIE_WORDS,
        press: None,
        about: About::Acts(|moment, action| has_one_left(moment) && is_placing(action)),
        done: Done::By(placer),
    },
    Lesson {
        head: words::LESSON_CAPTURE_HEAD,
        words: words::LESSON_CAPTURE_WORDS,
        press: None,
        about: About::Acts(captures),
        done: Done::By(|event| match Stack::of_event(event)? {
            StackEvent::Captured { player, .. } => Some(*player),
            _ => None,
        }),
    },
    Lesson {
        head: words::LESSON_PLACE_HEAD,
        words: words::LESSON_PLACE_WORDS,
        press: None,
        about: About::Acts(|_, action| is_placing(action)),
        done: Done::By(placer),
    },
    Lesson {
        head: words::LESSON_ROLL_HEAD,
        words: words::LESSON_ROLL_WORDS,
        press: Some(ROLL),
        about: About::Acts(|moment, action| is_rolling(action) && !moment.legal.iter().any(is_placing)),
        done: Done::By(|event| match Stack::of_event(event)? {
            StackEvent::Rolled { player, .. } => Some(*player),
            _ => None,
        }),
    },
    Lesson {
        head: words::LESSON_FITS_NOW_HEAD,
        words: words::LESSON_FITS_NOW_WORDS,
        press: None,
        about: About::Acts(|moment, action| is_placing(action) && !moment.legal.iter().any(is_rolling)),
        done: Done::By(placer),
    },
];
