//! The lessons of a first match of Skip-Bo MOD: the die, and all of Skip-Bo.

use crate::games::skip_bo::action::CardAction;
use crate::games::skip_bo::event::CardEvent;
use crate::play::skip_bo::lessons::{DISCARD, DISCARDED, DRY, HAND, STOCK, WILD, did, is};
use crate::screens::hud::tutorial::lesson::{About, Lesson};

/// The lessons, the most important first.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        head: "Roll the die",
        words: "A turn of MOD starts with the action die. Flick it with the mouse, or press the large button.",
        about: About::Throw,
        done: |event, who| {
            did(who, event, |event| match event {
                CardEvent::DieRolled { player, .. } => Some(*player),
                _ => None,
            })
        },
    },
    Lesson {
        head: "The die stands in",
        words: "The die can be the next number of a pile, if a card of yours follows on it at once. Click the die, then \
                the pile, then the card.",
        about: About::Acts(|_, action| is(action, |action| matches!(action, CardAction::StandIn { .. }))),
        done: |event, who| {
            did(who, event, |event| match event {
                CardEvent::StoodIn { player, .. } => Some(*player),
                _ => None,
            })
        },
    },
    Lesson {
        head: "Discard and go on",
        words: "The die lets you discard cards and go on with your turn.",
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
        head: "Somebody draws",
        words: "The die lets you add a card to the stock of an opponent: click the die, then whose.",
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
