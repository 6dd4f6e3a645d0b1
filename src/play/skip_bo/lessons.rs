//! The lessons of a first match of Skip-Bo.

use crate::play::skip_bo::card_match;
use crate::screens::hud::tutorial::lesson::{About, Done, Lesson};
use games::catalog::{AnyAction, AnyEvent};
use games::skip_bo::action::{CardAction, Source};
use games::skip_bo::card::is_wild;
use games::skip_bo::event::CardEvent;
use messages::texts::skip_bo as words;
use rules::ids::SeatId;

/// The place that an action plays a card from.
fn plays_from(action: &AnyAction) -> Option<Source> {
    match card_match::action(action)? {
        CardAction::Play { from, .. } => Some(*from),
        _ => None,
    }
}

/// Who played a card in an event, and from which place.
fn played_from(event: &AnyEvent) -> Option<(SeatId, Source)> {
    match card_match::event(event)? {
        CardEvent::Played { player, from, .. } => Some((*player, *from)),
        _ => None,
    }
}

pub(crate) const STOCK: Lesson = Lesson {
    head: words::LESSON_STOCK_HEAD,
    words: words::LESSON_STOCK_WORDS,
    about: About::Acts(|_, action| matches!(plays_from(action), Some(Source::Stock(_)))),
    done: Done::By(|event| match played_from(event)? {
        (player, Source::Stock(_)) => Some(player),
        _ => None,
    }),
};
pub(crate) const WILD: Lesson = Lesson {
    head: words::LESSON_WILD_HEAD,
    words: words::LESSON_WILD_WORDS,
    about: About::Acts(|_, action| {
        matches!(
            card_match::action(action),
            Some(CardAction::Play { from: Source::Hand(card), .. }) if is_wild(*card)
        )
    }),
    done: Done::By(|event| match card_match::event(event)? {
        CardEvent::Played { player, card, .. } if is_wild(*card) => Some(*player),
        _ => None,
    }),
};
pub(crate) const HAND: Lesson = Lesson {
    head: words::LESSON_HAND_HEAD,
    words: words::LESSON_HAND_WORDS,
    about: About::Acts(|_, action| matches!(plays_from(action), Some(Source::Hand(_)))),
    done: Done::By(|event| match played_from(event)? {
        (player, Source::Hand(_)) => Some(player),
        _ => None,
    }),
};
pub(crate) const DISCARDED: Lesson = Lesson {
    head: words::LESSON_DISCARDS_HEAD,
    words: words::LESSON_DISCARDS_WORDS,
    about: About::Acts(|_, action| matches!(plays_from(action), Some(Source::Discard(..)))),
    done: Done::By(|event| match played_from(event)? {
        (player, Source::Discard(..)) => Some(player),
        _ => None,
    }),
};
pub(crate) const DISCARD: Lesson = Lesson {
    head: words::LESSON_END_TURN_HEAD,
    words: words::LESSON_END_TURN_WORDS,
    about: About::Acts(|_, action| matches!(card_match::action(action), Some(CardAction::Discard { .. }))),
    done: Done::By(|event| match card_match::event(event)? {
        CardEvent::Discarded {
            player, extra: false, ..
        } => Some(*player),
        _ => None,
    }),
};

pub(crate) const DRY: Lesson = Lesson {
    head: words::LESSON_DRY_HEAD,
    words: words::LESSON_DRY_WORDS,
    about: About::Acts(|moment, action| {
        let dry = card_match::card_view(moment.view).is_some_and(|cards| !cards.can_draw());
        dry && matches!(
            card_match::action(action),
            Some(CardAction::Discard { .. } | CardAction::EndTurn)
        )
    }),
    done: Done::By(|event| match card_match::event(event)? {
        CardEvent::Discarded { player, .. } | CardEvent::EndedEmpty { player } => Some(*player),
        _ => None,
    }),
};

/// The lessons, the most important first.
pub(crate) const LESSONS: &[Lesson] = &[STOCK, WILD, HAND, DISCARDED, DRY, DISCARD];
