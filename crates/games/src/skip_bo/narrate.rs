//! Messages for the events of a card game: one plain sentence for each event worth mentioning.

use super::action::{CardAction, Source};
use super::edition::Edition;
use super::event::CardEvent;
use super::stall::LAST_DRY;
use super::state::CardGame;
use super::view::CardView;
use crate::skip_bo::card::card_name;
use messages::texts::{skip_bo as words, skip_bo_mod as die_words};
use messages::{KeyName, Message};
use rules::card::Card;
use rules::game::{Brief, Game, Narrate};
use rules::ids::SeatId;

impl<E: Edition> Narrate for CardGame<E>
where
    Self: Game<Event = CardEvent, Action = CardAction, View = CardView<E>>,
{
    fn line(event: &CardEvent) -> Option<Message> {
        line(event)
    }

    fn is_main(event: &CardEvent) -> bool {
        is_main(event)
    }

    fn rule(event: &CardEvent) -> Option<&'static str> {
        rule(event)
    }

    fn brief(event: &CardEvent) -> Option<Brief> {
        brief(event)
    }

    fn begins_round(event: &CardEvent) -> Option<u16> {
        match event {
            CardEvent::RoundStarted { round, .. } => Some(*round),
            _ => None,
        }
    }

    fn advice(view: &CardView<E>, action: &CardAction) -> Message {
        let known = view.known();
        match *action {
            CardAction::Play { from, onto } => advise_play(from, onto, known),
            CardAction::Discard { card, pile } => words::advice_discard(card_name(card), discard_name(pile)),
            CardAction::EndTurn => words::ADVICE_END_TURN,
            CardAction::StandIn { onto, then } => advise_stand_in(onto, then, known),
            CardAction::ExtraDiscard { card, pile } => die_words::advice_discard(card_name(card), discard_name(pile)),
            CardAction::OpponentDraws { opponent } => die_words::advice_opponent_draws(opponent),
            CardAction::Draw => words::ADVICE_DRAW,
            CardAction::CallOut => words::ADVICE_CALL,
            CardAction::Talk | CardAction::ActOutOfTurn | CardAction::Shuffle { .. } | CardAction::DieRolled { .. } => {
                words::ADVICE_WAIT
            }
        }
    }
}

/// What an event adds to the summary of what a player did: what was played, from the stock first, and the discard.
fn brief(event: &CardEvent) -> Option<Brief> {
    let (who, leads, what) = match *event {
        CardEvent::Played {
            player,
            from: Source::Stock(_),
            value,
            ..
        } => (player, true, words::brief_stock(value)),
        CardEvent::Played { player, value, .. } => (player, false, words::brief_played(value)),
        CardEvent::StoodIn { player, value, .. } => (player, false, die_words::brief_stood_in(value)),
        CardEvent::Discarded { player, card, .. } => (player, false, words::brief_discarded(card_name(card))),
        _ => return None,
    };
    Some(Brief { who, leads, what })
}

/// Whether a seat's piles belong to the player who gets the advice; true if no turn is current.
fn is_own<E: Edition>(seat: SeatId, known: &CardGame<E>) -> bool {
    known.current().is_none_or(|turn| turn.player == seat)
}

/// The top card of a stock; [`Card::HIDDEN`] if it is not known.
fn stock_card<E: Edition>(seat: SeatId, known: &CardGame<E>) -> Card {
    known.stock_top(seat).unwrap_or(Card::HIDDEN)
}

/// The top card of a discard pile; [`Card::HIDDEN`] if it is not known.
fn discarded<E: Edition>(seat: SeatId, pile: u8, known: &CardGame<E>) -> Card {
    known.discards(seat, pile).last().copied().unwrap_or(Card::HIDDEN)
}

fn advise_play<E: Edition>(from: Source, onto: u8, known: &CardGame<E>) -> Message {
    let number = onto + 1;
    match from {
        Source::Hand(card) => words::advice_play_hand(card_name(card), number),
        Source::Stock(seat) => {
            let card = stock_card(seat, known);
            if is_own(seat, known) {
                words::advice_play_stock(card_name(card), number)
            } else {
                words::advice_play_stock_of(card_name(card), seat, number)
            }
        }
        Source::Discard(seat, pile) => {
            let (card, letter) = (discarded(seat, pile, known), discard_name(pile));
            if is_own(seat, known) {
                words::advice_play_discard(card_name(card), letter, number)
            } else {
                words::advice_play_discard_of(card_name(card), letter, seat, number)
            }
        }
    }
}

fn advise_stand_in<E: Edition>(onto: u8, then: Source, known: &CardGame<E>) -> Message {
    let value = known.building().get(usize::from(onto)).map_or(0, |pile| pile.next());
    let number = onto + 1;
    match then {
        Source::Hand(card) => die_words::advice_stand_in_hand(value, number, card_name(card)),
        Source::Stock(seat) => {
            let card = stock_card(seat, known);
            if is_own(seat, known) {
                die_words::advice_stand_in_stock(value, number, card_name(card))
            } else {
                die_words::advice_stand_in_stock_of(value, number, card_name(card), seat)
            }
        }
        Source::Discard(seat, pile) => {
            let (card, letter) = (discarded(seat, pile, known), discard_name(pile));
            if is_own(seat, known) {
                die_words::advice_stand_in_discard(value, number, card_name(card), letter)
            } else {
                die_words::advice_stand_in_discard_of(value, number, card_name(card), letter, seat)
            }
        }
    }
}

/// One sentence for the log; `None` for a step that needs no words. Pass only events redacted for the reader.
pub fn line(event: &CardEvent) -> Option<Message> {
    use CardEvent as E;
    Some(match *event {
        E::RoundStarted { round, first, stock } => words::log_round(round, stock, first),
        E::DieRolled { player, face, .. } => die_words::log_rolled(player, face),
        E::Reshuffled { cards } => words::log_reshuffled(cards),
        E::DiscardsGathered { cards, time } if time + 1 < LAST_DRY => words::log_gathered(cards),
        E::DiscardsGathered { cards, .. } => words::log_gathered_again(cards),
        E::RoundStalled => words::LOG_DRY_FOR_GOOD,
        E::NothingToDraw { .. } => words::LOG_NOTHING_TO_DRAW,
        E::Played {
            player,
            from,
            card,
            onto,
            value,
        } => played(player, from, card, value, onto + 1),
        E::StoodIn { player, onto, value } => die_words::log_stood_in(player, value, onto + 1),
        E::PileCompleted { pile } => words::log_pile_complete(pile + 1),
        E::Discarded {
            player,
            card,
            pile,
            extra: false,
        } => words::log_discarded(player, card_name(card), discard_name(pile)),
        E::Discarded { player, card, pile, .. } => {
            die_words::log_discarded(player, card_name(card), discard_name(pile))
        }
        E::EndedEmpty { player } => words::log_ended_empty(player),
        E::MadeDraw { player, opponent } => die_words::log_made_draw(player, opponent),
        E::StockGrew { seat } => words::log_stock_grew(seat),
        E::DrewTooMany { player } => words::log_drew_too_many(player),
        E::StockShuffled { seat } => words::log_stock_shuffled(seat),
        E::Talked { player, cards } => words::log_talked(player, cards),
        E::ActedOutOfTurn { player, rightful } => words::log_out_of_turn(player, rightful),
        E::CalledOut { by, player, rightful } => words::log_called_out(by, player, rightful),
        E::OutOfTurnStands { player } => words::log_out_of_turn_stands(player),
        E::DrawSkipped { player } => words::log_draw_skipped(player),
        E::RoundScored { round, winners, .. } if winners.is_empty() => words::log_round_drawn(round),
        E::RoundScored {
            round, winners, points, ..
        } => {
            let points = winners.iter().next().map_or(0, |seat| points[seat.index()]);
            words::log_round_scored(round, winners.iter(), points)
        }
        E::MatchOver { winners } => words::log_match_over(winners.iter()),
        E::StockTurned { .. } | E::TurnStarted { .. } | E::Drew { .. } | E::DieTurnedBack { .. } => return None,
    })
}

/// The sentence for a card that was played onto a building pile, numbered from 1.
fn played(player: SeatId, from: Source, card: Card, value: u8, pile: u8) -> Message {
    match from {
        Source::Hand(_) => words::log_played_hand(player, card_name(card), value, pile),
        Source::Stock(seat) if seat == player => words::log_played_stock(player, card_name(card), value, pile),
        Source::Stock(seat) => words::log_played_stock_of(player, card_name(card), value, seat, pile),
        Source::Discard(seat, from) if seat == player => {
            words::log_played_discard(player, card_name(card), value, discard_name(from), pile)
        }
        Source::Discard(seat, from) => {
            words::log_played_discard_of(player, card_name(card), value, discard_name(from), seat, pile)
        }
    }
}

/// Whether a short log includes an event. A card from the stock brings a player closer to points, and a discard ends a
/// turn.
const fn is_main(event: &CardEvent) -> bool {
    use CardEvent as E;
    match event {
        E::Played { from, .. } => matches!(from, Source::Stock(_)),
        E::Discarded { extra, .. } => !*extra,
        E::RoundStarted { .. }
        | E::DiscardsGathered { .. }
        | E::RoundStalled
        | E::NothingToDraw { .. }
        | E::EndedEmpty { .. }
        | E::StockGrew { .. }
        | E::DrewTooMany { .. }
        | E::StockShuffled { .. }
        | E::Talked { .. }
        | E::ActedOutOfTurn { .. }
        | E::CalledOut { .. }
        | E::OutOfTurnStands { .. }
        | E::DrawSkipped { .. }
        | E::RoundScored { .. }
        | E::MatchOver { .. } => true,
        E::StockTurned { .. }
        | E::TurnStarted { .. }
        | E::DieRolled { .. }
        | E::Drew { .. }
        | E::Reshuffled { .. }
        | E::StoodIn { .. }
        | E::PileCompleted { .. }
        | E::MadeDraw { .. }
        | E::DieTurnedBack { .. } => false,
    }
}

/// The rule behind an event, as in `K-6`.
pub const fn rule(event: &CardEvent) -> Option<&'static str> {
    use CardEvent as E;
    Some(match event {
        E::RoundStarted { .. } => "K-2",
        E::StockTurned { .. } => "K-7",
        E::DieRolled { .. } => "M-2",
        E::Drew { .. } => "K-3",
        E::Reshuffled { .. } | E::PileCompleted { .. } => "K-6",
        E::DiscardsGathered { .. } | E::RoundStalled => "K-11",
        E::NothingToDraw { .. } | E::EndedEmpty { .. } => "K-10",
        E::Played { .. } => "K-5",
        E::StoodIn { .. } => "M-4",
        E::Discarded { extra: false, .. } => "K-8",
        E::Discarded { .. } => "M-9",
        E::MadeDraw { .. } => "M-10",
        E::DrewTooMany { .. } | E::StockShuffled { .. } => "M-12",
        E::Talked { .. } => "M-14",
        E::ActedOutOfTurn { .. }
        | E::CalledOut { .. }
        | E::DieTurnedBack { .. }
        | E::OutOfTurnStands { .. }
        | E::DrawSkipped { .. } => "M-13",
        E::RoundScored { winners, .. } if winners.is_empty() => "K-11",
        E::RoundScored { .. } | E::MatchOver { .. } => "K-12",
        // An earlier event has the rule for why the stock grew.
        E::StockGrew { .. } | E::TurnStarted { .. } => return None,
    })
}

/// The name of a discard pile, 0 to 3: that of its key, because the building piles have numbers. The keys are next to
/// each other.
pub fn discard_name(pile: u8) -> KeyName {
    KeyName(['Q', 'W', 'E', 'R'][usize::from(pile & 3)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skip_bo::card::SKIP_BO;
    use language::Language;
    use messages::{CardName, SeatName};
    use rules::ids::{MAX_SEATS, SeatSet};

    const ANA: SeatId = SeatId(0);
    const CY: SeatId = SeatId(2);

    fn told(event: &CardEvent) -> Option<String> {
        let names = |seat: SeatName| ["Ana", "Bo", "Cy", "Di"][usize::from(seat.0)].to_owned();
        Some(Language::english().localize(&line(event)?, &names))
    }

    fn played(from: Source, card: Card, value: u8) -> CardEvent {
        CardEvent::Played {
            player: ANA,
            from,
            card,
            onto: 1,
            value,
        }
    }

    #[test]
    fn a_play_is_told_with_its_card_and_where_it_comes_from_k_7_k_13() {
        let say = |from, card, value| line(&played(from, card, value));
        assert_eq!(
            say(Source::Stock(ANA), Card(7), 7),
            Some(words::log_played_stock(ANA, CardName::Number(7), 7, 2))
        );
        let from = KeyName('R');
        assert_eq!(
            say(Source::Discard(CY, 3), Card(8), 8),
            Some(words::log_played_discard_of(ANA, CardName::Number(8), 8, from, CY, 2))
        );
        assert_eq!(
            say(Source::Hand(SKIP_BO), SKIP_BO, 12),
            Some(words::log_played_hand(ANA, CardName::Wild, 12, 2))
        );
    }

    #[test]
    fn every_number_has_its_article_k_5_k_8() {
        let say = |card| told(&played(Source::Stock(ANA), Card(card), card)).unwrap_or_default();
        for card in 1..=12 {
            let article = if matches!(card, 8 | 11) { "an" } else { "a" };
            assert!(
                say(card).starts_with(&format!("Ana plays {article} {card} from")),
                "{card}"
            );
        }
    }

    #[test]
    fn talking_is_told_with_the_number_of_cards_that_are_taken_m_14() {
        let say = |cards| told(&CardEvent::Talked { player: CY, cards }).unwrap_or_default();
        assert_eq!(say(2), "Cy did not keep quiet: two cards go under the stock.");
        assert_eq!(say(1), "Cy did not keep quiet: one card goes under the stock.");
        assert_eq!(say(0), "Cy did not keep quiet: no card is left to take.");
    }

    #[test]
    fn a_win_and_a_draw_of_a_round_are_told_k_11_k_15() {
        let scored = |winners: SeatSet| CardEvent::RoundScored {
            round: 3,
            winners,
            points: [85; MAX_SEATS],
            totals: [0; MAX_SEATS],
        };
        let team = scored([ANA, CY].into_iter().collect());
        assert_eq!(line(&team), Some(words::log_round_scored(3, [ANA, CY], 85)));
        let draw = scored(SeatSet::EMPTY);
        assert_eq!(line(&draw), Some(words::log_round_drawn(3)));
        assert_eq!((rule(&team), rule(&draw)), (Some("K-12"), Some("K-11")));
    }
}
