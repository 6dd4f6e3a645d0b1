//! The best moment of a match of a card game: the turn with the most cards, above all one that empties a stock.

use super::action::Source;
use super::event::CardEvent;
use messages::texts::skip_bo as words;
use rules::decided::Moment;
use rules::ids::{MAX_SEATS, SeatId};

/// A turn with fewer cards stands out only if it empties a stock.
const MANY_CARDS: u32 = 3;
/// How many cards an emptied stock counts as.
const EMPTIED: u32 = 4;

/// The cards of the turn in progress.
#[derive(Clone, Copy, Debug, Default)]
struct Run {
    first: usize,
    cards: u32,
}

pub(super) fn best_moment(told: &[(usize, &CardEvent)]) -> Option<Moment> {
    let mut best: Option<(u32, Moment)> = None;
    let mut rounds = 0;
    let mut left = [0_i32; MAX_SEATS];
    let mut run = Run::default();
    let of = |seat: SeatId| seat.index() % MAX_SEATS;
    for (step, event) in told {
        match **event {
            CardEvent::RoundStarted { round, stock, .. } => {
                rounds = round;
                left = [stock.into(); MAX_SEATS];
            }
            // The first card comes with a later step.
            CardEvent::TurnStarted { .. } | CardEvent::ActedOutOfTurn { .. } => {
                run = Run {
                    first: step + 1,
                    cards: 0,
                };
            }
            CardEvent::StockGrew { seat } => left[of(seat)] += 1,
            CardEvent::Played { player, from, .. } => {
                run.cards += 1;
                let mut empties = false;
                if let Source::Stock(owner) = from {
                    left[of(owner)] -= 1;
                    empties = left[of(owner)] == 0;
                }
                let worth = run.cards + if empties { EMPTIED } else { 0 };
                let stands_out = empties || run.cards >= MANY_CARDS;
                if stands_out && best.as_ref().is_none_or(|(before, _)| *before <= worth) {
                    let what = match (empties, run.cards) {
                        (false, cards) => words::moment_turn(player, cards),
                        (true, 1) => words::moment_emptied(player),
                        (true, cards) => words::moment_emptied_by(player, cards),
                    };
                    best = Some((worth, Moment::of((run.first, *step), Some(rounds), what)));
                }
            }
            _ => {}
        }
    }
    let (_, mut moment) = best?;
    moment.round = moment.round.filter(|_| rounds > 1);
    Some(moment)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::card::Card;

    const ANA: SeatId = SeatId(0);
    const BO: SeatId = SeatId(1);

    fn round(round: u16) -> CardEvent {
        CardEvent::RoundStarted {
            round,
            first: ANA,
            stock: 2,
        }
    }

    fn turn(player: SeatId) -> CardEvent {
        CardEvent::TurnStarted { player }
    }

    fn plays(player: SeatId, from: Source) -> CardEvent {
        CardEvent::Played {
            player,
            from,
            card: Card(1),
            onto: 0,
            value: 1,
        }
    }

    fn hand(player: SeatId) -> CardEvent {
        plays(player, Source::Hand(Card(1)))
    }

    fn best(told: &[(usize, CardEvent)]) -> Option<Moment> {
        let told: Vec<_> = told.iter().map(|(step, event)| (*step, event)).collect();
        best_moment(&told)
    }

    /// A turn with so many cards, one a step.
    fn long_turn(player: SeatId, first: usize, cards: usize) -> Vec<(usize, CardEvent)> {
        let plays = (1..=cards).map(|card| (first + card, hand(player)));
        std::iter::once((first, turn(player))).chain(plays).collect()
    }

    #[test]
    fn the_turn_with_the_most_cards_is_shown_to_its_end_k_5() {
        let told = [
            vec![(0, round(1))],
            long_turn(ANA, 0, 3),
            long_turn(BO, 10, 5),
            long_turn(ANA, 20, 4),
        ]
        .concat();
        let moment = best(&told).expect("a moment");
        assert_eq!((moment.steps, moment.round), (11..16, None));
        assert_eq!(moment.what, words::moment_turn(BO, 5));
        let moment = best(&long_turn(BO, 10, 30)).expect("a moment");
        assert_eq!(moment.steps, 41 - Moment::MOST_STEPS..41, "only the end of it");
    }

    #[test]
    fn an_emptied_stock_is_better_than_a_few_cards_more_k_9() {
        let last = [
            (30, turn(ANA)),
            (31, plays(ANA, Source::Stock(ANA))),
            (32, plays(ANA, Source::Stock(ANA))),
        ];
        let told = [vec![(0, round(2))], long_turn(BO, 10, 5), last.to_vec()].concat();
        let moment = best(&told).expect("a moment");
        assert_eq!((moment.steps, moment.round), (31..33, Some(2)));
        assert_eq!(moment.what, words::moment_emptied_by(ANA, 2));
        let grown = [
            vec![(0, round(2)), (1, CardEvent::StockGrew { seat: ANA })],
            last.to_vec(),
        ]
        .concat();
        assert_eq!(best(&grown), None, "a card came under it, so it is not empty");
    }

    #[test]
    fn short_turns_do_not_stand_out() {
        assert_eq!(best(&long_turn(ANA, 0, 2)), None);
        assert_eq!(best(&[]), None);
    }
}
