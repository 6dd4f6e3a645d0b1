//! What there is to learn in a first match of the card games.

use crate::catalog::{AnyAction, AnyEvent};
use crate::games::skip_bo::action::{CardAction, Source};
use crate::games::skip_bo::card::is_wild;
use crate::games::skip_bo::event::CardEvent;
use crate::play::skip_bo::seen::seen;
use crate::rules::ids::PlayerId;
use crate::screens::hud::coach::lesson::{About, Lesson};

fn is(action: &AnyAction, wanted: impl Fn(&CardAction) -> bool) -> bool {
    match action {
        AnyAction::SkipBo(action) | AnyAction::SkipBoMod(action) => wanted(action),
        _ => false,
    }
}

/// Whether this player did it. `by`: who did what is wanted, if the event is that.
fn did(who: Option<PlayerId>, event: &AnyEvent, by: impl Fn(&CardEvent) -> Option<PlayerId>) -> bool {
    match event {
        AnyEvent::SkipBo(event) | AnyEvent::SkipBoMod(event) => by(event).is_some_and(|player| Some(player) == who),
        _ => false,
    }
}

const STOCK: Lesson = Lesson {
    head: "Your stock",
    words: "Whoever first plays all cards of the stock wins the round. Its top card fits now: click it, then the lit pile.",
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
const WILD: Lesson = Lesson {
    head: "A Skip-Bo",
    words: "A Skip-Bo stands for any number. Keep it for the moment when it brings your stock on.",
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
const HAND: Lesson = Lesson {
    head: "Cards of your hand",
    words: "Piles in the middle go from 1 to 12. Play from the hand what brings you nearer to the number on your stock. \
            An empty hand is filled again.",
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
const DISCARDED: Lesson = Lesson {
    head: "Your discard piles",
    words: "The top card of each of your discard piles can be played too.",
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
const DISCARD: Lesson = Lesson {
    head: "End the turn",
    words: "A card of the hand on one of your four discard piles ends the turn. Put equal numbers together, or high ones \
            under lower ones.",
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

const DRY: Lesson = Lesson {
    head: "Nothing left to draw",
    words: "No card is left to draw, and none is set aside. When a full round of turns passes without a play, all discard piles \
            are shuffled into a new draw pile.",
    about: About::Acts(|moment, action| {
        let dry = seen(moment.view).is_some_and(|cards| !cards.can_draw());
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

pub(crate) const CLASSIC: &[Lesson] = &[STOCK, WILD, HAND, DISCARDED, DRY, DISCARD];

pub(crate) const MOD: &[Lesson] = &[
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
