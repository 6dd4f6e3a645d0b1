//! The lessons of a first match of Skip-Bo.

use crate::play::skip_bo::seen;
use crate::screens::hud::tutorial::lesson::{About, Lesson};
use games::catalog::{AnyAction, AnyEvent};
use games::skip_bo::action::{CardAction, Source};
use games::skip_bo::card::is_wild;
use games::skip_bo::event::CardEvent;
use messages::texts::skip_bo as words;
use rules::ids::PlayerId;

/// Whether the action belongs to a card game and `wanted` accepts it.
pub(crate) fn is(action: &AnyAction, wanted: impl Fn(&CardAction) -> bool) -> bool {
    seen::action(action).is_some_and(wanted)
}

/// Whether the event is of the wanted kind and was caused by the player `who`. `by` returns the player for an event of
/// that kind.
pub(crate) fn did(who: Option<PlayerId>, event: &AnyEvent, by: impl Fn(&CardEvent) -> Option<PlayerId>) -> bool {
    let player = seen::event(event).and_then(by);
    player.is_some() && player == who
}

pub(crate) const STOCK: Lesson = Lesson {
    head: words::LESSON_STOCK_HEAD,
    words: words::LESSON_STOCK_WORDS,
    about: About::Acts(|_, action| {
        is(action, |action| {
            matches!(
                action,
                CardAction::Play {
                    from: Source::Stock(_),
                    ..
                }
            )
        })
    }),
    done: |event, who| {
        did(who, event, |event| match event {
            CardEvent::Played {
                player,
                from: Source::Stock(_),
                ..
            } => Some(*player),
            _ => None,
        })
    },
};
pub(crate) const WILD: Lesson = Lesson {
    head: words::LESSON_WILD_HEAD,
    words: words::LESSON_WILD_WORDS,
    about: About::Acts(|_, action| {
        is(
            action,
            |action| matches!(action, CardAction::Play { from: Source::Hand(card), .. } if is_wild(*card)),
        )
    }),
    done: |event, who| {
        did(who, event, |event| match event {
            CardEvent::Played { player, card, .. } if is_wild(*card) => Some(*player),
            _ => None,
        })
    },
};
pub(crate) const HAND: Lesson = Lesson {
    head: words::LESSON_HAND_HEAD,
    words: words::LESSON_HAND_WORDS,
    about: About::Acts(|_, action| {
        is(action, |action| {
            matches!(
                action,
                CardAction::Play {
                    from: Source::Hand(_),
                    ..
                }
            )
        })
    }),
    done: |event, who| {
        did(who, event, |event| match event {
            CardEvent::Played {
                player,
                from: Source::Hand(_),
                ..
            } => Some(*player),
            _ => None,
        })
    },
};
pub(crate) const DISCARDED: Lesson = Lesson {
    head: words::LESSON_DISCARDS_HEAD,
    words: words::LESSON_DISCARDS_WORDS,
    about: About::Acts(|_, action| {
        is(action, |action| {
            matches!(
                action,
                CardAction::Play {
                    from: Source::Discard(..),
                    ..
                }
            )
        })
    }),
    done: |event, who| {
        did(who, event, |event| match event {
            CardEvent::Played {
                player,
                from: Source::Discard(..),
                ..
            } => Some(*player),
            _ => None,
        })
    },
};
pub(crate) const DISCARD: Lesson = Lesson {
    head: words::LESSON_END_TURN_HEAD,
    words: words::LESSON_END_TURN_WORDS,
    about: About::Acts(|_, action| is(action, |action| matches!(action, CardAction::Discard { .. }))),
    done: |event, who| {
        did(who, event, |event| match event {
            CardEvent::Discarded {
                player, extra: false, ..
            } => Some(*player),
            _ => None,
        })
    },
};

pub(crate) const DRY: Lesson = Lesson {
    head: words::LESSON_DRY_HEAD,
    words: words::LESSON_DRY_WORDS,
    about: About::Acts(|moment, action| {
        let dry = seen::seen(moment.view).is_some_and(|cards| !cards.can_draw());
        dry && is(action, |action| {
            matches!(action, CardAction::Discard { .. } | CardAction::EndTurn)
        })
    }),
    done: |event, who| {
        did(who, event, |event| match event {
            CardEvent::Discarded { player, .. } | CardEvent::EndedEmpty { player } => Some(*player),
            _ => None,
        })
    },
};

/// The lessons, the most important first.
pub(crate) const LESSONS: &[Lesson] = &[STOCK, WILD, HAND, DISCARDED, DRY, DISCARD];
