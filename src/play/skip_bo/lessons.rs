//! The lessons of a first match of Skip-Bo.

use crate::play::skip_bo::card_match;
use crate::screens::hud::tutorial::lesson::{About, Done, Lesson, Moment};
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

/// Whether nothing can be played. A lesson about something else than the stock waits while the stock can be played, and
/// the end of the turn waits for both: neither advises against the better play.
fn nothing_fits(moment: &Moment) -> bool {
    !moment.legal.iter().any(|action| plays_from(action).is_some())
}

fn stock_fits(moment: &Moment) -> bool {
    let from = moment.legal.iter().filter_map(plays_from);
    from.into_iter().any(|from| matches!(from, Source::Stock(_)))
}

pub(crate) const AIM: Lesson = Lesson {
    head: words::LESSON_AIM_HEAD,
    words: words::LESSON_AIM_WORDS,
    press: None,
    about: About::Game,
    done: Done::ForAll(|_| true),
};
pub(crate) const STOCK: Lesson = Lesson {
    head: words::LESSON_STOCK_HEAD,
    words: words::LESSON_STOCK_WORDS,
    press: None,
    about: About::Acts(|_, action| matches!(plays_from(action), Some(Source::Stock(_)))),
    done: Done::By(|event| match played_from(event)? {
        (player, Source::Stock(_)) => Some(player),
        _ => None,
    }),
};
pub(crate) const WILD: Lesson = Lesson {
    head: words::LESSON_WILD_HEAD,
    words: words::LESSON_WILD_WORDS,
    press: None,
    about: About::Acts(|moment, action| {
        let is_wild = matches!(
            card_match::action(action),
            Some(CardAction::Play { from: Source::Hand(card), .. }) if is_wild(*card)
        );
        is_wild && !stock_fits(moment)
    }),
    done: Done::By(|event| match card_match::event(event)? {
        CardEvent::Played { player, card, .. } if is_wild(*card) => Some(*player),
        _ => None,
    }),
};
pub(crate) const HAND: Lesson = Lesson {
    head: words::LESSON_HAND_HEAD,
    words: words::LESSON_HAND_WORDS,
    press: None,
    about: About::Acts(|moment, action| matches!(plays_from(action), Some(Source::Hand(_))) && !stock_fits(moment)),
    done: Done::By(|event| match played_from(event)? {
        (player, Source::Hand(_)) => Some(player),
        _ => None,
    }),
};
pub(crate) const DISCARDED: Lesson = Lesson {
    head: words::LESSON_DISCARDS_HEAD,
    words: words::LESSON_DISCARDS_WORDS,
    press: None,
    about: About::Acts(|moment, action| matches!(plays_from(action), Some(Source::Discard(..))) && !stock_fits(moment)),
    done: Done::By(|event| match played_from(event)? {
        (player, Source::Discard(..)) => Some(player),
        _ => None,
    }),
};
pub(crate) const DISCARD: Lesson = Lesson {
    head: words::LESSON_END_TURN_HEAD,
    words: words::LESSON_END_TURN_WORDS,
    press: None,
    about: About::Acts(|moment, action| {
        matches!(card_match::action(action), Some(CardAction::Discard { .. })) && nothing_fits(moment)
    }),
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
    press: None,
    about: About::Acts(|moment, action| {
        let dry = nothing_fits(moment) && card_match::card_view(moment.view).is_some_and(|cards| !cards.can_draw());
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
pub(crate) const LESSONS: &[Lesson] = &[AIM, STOCK, WILD, HAND, DISCARDED, DRY, DISCARD];

#[cfg(test)]
mod tests {
    use super::*;
    use games::catalog::{AnyGame, AnyOptions};
    use games::skip_bo::classic::SkipBo;
    use messages::Message;
    use rules::card::Card;
    use rules::game::Game;
    use rules::ids::{Actor, Viewer};
    use rules::rng::{Stream, stream};
    use rules::seats::Seats;

    /// The heads of the lessons that apply when this can be done, beside that about the whole game.
    fn apply(legal: &[CardAction]) -> Vec<Message> {
        let options = AnyOptions::of_game(SkipBo::NAME).expect("it is listed");
        let mut game = AnyGame::new(&options, &Seats::solo(2).expect("two can be seated"), 1).expect("a match");
        let deal = game.sample_chance(&mut stream(1, Stream::Chance));
        game.apply(Actor::Chance, &deal, &mut Vec::new()).expect("a deal");
        let view = game.view(Viewer::Player(SeatId(0)));
        let legal: Vec<AnyAction> = legal.iter().copied().map(AnyAction::SkipBo).collect();
        let moment = Moment {
            view: &view,
            person: Some(SeatId(0)),
            legal: &legal,
            throw: false,
        };
        let lessons = LESSONS.iter().filter(|lesson| !matches!(lesson.about, About::Game));
        lessons
            .filter(|lesson| lesson.fits(&moment))
            .map(|lesson| lesson.head.clone())
            .collect()
    }

    #[test]
    fn no_lesson_advises_against_the_better_play() {
        let card = Card(3);
        let play = |from| CardAction::Play { from, onto: 0 };
        let stock = play(Source::Stock(SeatId(0)));
        let hand = play(Source::Hand(card));
        let discard = CardAction::Discard { card, pile: 0 };
        assert_eq!(apply(&[stock, hand, discard]), [words::LESSON_STOCK_HEAD]);
        assert_eq!(apply(&[hand, discard]), [words::LESSON_HAND_HEAD]);
        assert_eq!(apply(&[discard]), [words::LESSON_END_TURN_HEAD]);
    }
}
