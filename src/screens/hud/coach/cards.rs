//! What there is to learn in a first match of the card games.

use super::{Lesson, Moment};
use crate::games::skip_bo::action::{CardAction, Source};
use crate::games::skip_bo::event::CardEvent;
use crate::games::{AnyAction, AnyEvent};

fn can(moment: &Moment, wanted: impl Fn(&CardAction) -> bool) -> bool {
    moment.legal.iter().any(|action| match action {
        AnyAction::SkipBo(action) | AnyAction::SkipBoMod(action) => wanted(action),
        _ => false,
    })
}

fn was(event: &AnyEvent, wanted: impl Fn(&CardEvent) -> bool) -> bool {
    match event {
        AnyEvent::SkipBo(event) | AnyEvent::SkipBoMod(event) => wanted(event),
        _ => false,
    }
}

const STOCK: Lesson = Lesson {
    head: "Your stock",
    words: "Whoever first plays all cards of the stock wins the round. Its top card fits now: click it, then the lit pile.",
    when: |moment| {
        can(moment, |action| {
            matches!(
                action,
                CardAction::Play {
                    from: Source::Stock(_),
                    ..
                }
            )
        })
    },
    done: |event| {
        was(event, |event| {
            matches!(
                event,
                CardEvent::Played {
                    from: Source::Stock(_),
                    ..
                }
            )
        })
    },
};
const WILD: Lesson = Lesson {
    head: "A Skip-Bo",
    words: "A Skip-Bo stands for any number. Keep it for the moment when it brings your stock on.",
    when: |moment| {
        can(
            moment,
            |action| matches!(action, CardAction::Play { from: Source::Hand(card), .. } if card.is_wild()),
        )
    },
    done: |event| {
        was(
            event,
            |event| matches!(event, CardEvent::Played { card, .. } if card.is_wild()),
        )
    },
};
const HAND: Lesson = Lesson {
    head: "Cards of your hand",
    words: "Piles in the middle go from 1 to 12. Play from the hand what brings you nearer to the number on your stock. \
            An empty hand is filled again.",
    when: |moment| {
        can(moment, |action| {
            matches!(
                action,
                CardAction::Play {
                    from: Source::Hand(_),
                    ..
                }
            )
        })
    },
    done: |event| {
        was(event, |event| {
            matches!(
                event,
                CardEvent::Played {
                    from: Source::Hand(_),
                    ..
                }
            )
        })
    },
};
const DISCARDED: Lesson = Lesson {
    head: "Your discard piles",
    words: "The top card of each of your discard piles can be played too.",
    when: |moment| {
        can(moment, |action| {
            matches!(
                action,
                CardAction::Play {
                    from: Source::Discard(..),
                    ..
                }
            )
        })
    },
    done: |event| {
        was(event, |event| {
            matches!(
                event,
                CardEvent::Played {
                    from: Source::Discard(..),
                    ..
                }
            )
        })
    },
};
const DISCARD: Lesson = Lesson {
    head: "End the turn",
    words: "A card of the hand on one of your four discard piles ends the turn. Put equal numbers together, or high ones \
            under lower ones.",
    when: |moment| can(moment, |action| matches!(action, CardAction::Discard { .. })),
    done: |event| {
        was(event, |event| {
            matches!(event, CardEvent::Discarded { extra: false, .. })
        })
    },
};

pub(super) const CLASSIC: &[Lesson] = &[STOCK, WILD, HAND, DISCARDED, DISCARD];

pub(super) const MOD: &[Lesson] = &[
    Lesson {
        head: "Roll the die",
        words: "A turn of MOD starts with the action die. Flick it with the mouse, or press the large button.",
        when: |moment| moment.throw,
        done: |event| was(event, |event| matches!(event, CardEvent::DieRolled { .. })),
    },
    Lesson {
        head: "The die stands in",
        words: "The die can be the next number of a pile, if a card of yours follows on it at once. Click the die, then \
                the pile, then the card.",
        when: |moment| can(moment, |action| matches!(action, CardAction::StandIn { .. })),
        done: |event| was(event, |event| matches!(event, CardEvent::StoodIn { .. })),
    },
    Lesson {
        head: "Discard and go on",
        words: "The die lets you discard cards and go on with your turn.",
        when: |moment| can(moment, |action| matches!(action, CardAction::ExtraDiscard { .. })),
        done: |event| was(event, |event| matches!(event, CardEvent::Discarded { extra: true, .. })),
    },
    Lesson {
        head: "Somebody draws",
        words: "The die lets you add a card to the stock of an opponent: click the die, then whose.",
        when: |moment| can(moment, |action| matches!(action, CardAction::OpponentDraws { .. })),
        done: |event| was(event, |event| matches!(event, CardEvent::MadeDraw { .. })),
    },
    STOCK,
    WILD,
    HAND,
    DISCARDED,
    DISCARD,
];
