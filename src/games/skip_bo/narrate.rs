//! What happens in a card game, in words: one plain sentence for each event worth telling.

use super::action::{CardAction, Source};
use super::edition::Edition;
use super::event::CardEvent;
use super::stall::LAST_DRY;
use super::state::CardGame;
use super::view::CardView;
use crate::games::numbers::a_number;
use crate::games::skip_bo::card::{SKIP_BO, is_wild};
use crate::messages::Message;
use crate::rules::card::Card;
use crate::rules::game::Game;
use crate::rules::ids::{PlayerId, PlayerSet};
use crate::rules::words::{Names, Narrate, list};

impl<E: Edition> Narrate for CardGame<E>
where
    Self: Game<Event = CardEvent, Action = CardAction, View = CardView<E>>,
{
    fn line(event: &CardEvent) -> Option<Message> {
        line(event, &|seat| seat.0.to_string()).map(Into::into)
    }

    fn rule(event: &CardEvent) -> Option<&'static str> {
        rule(event)
    }

    fn begins_round(event: &CardEvent) -> Option<u16> {
        match event {
            CardEvent::RoundStarted { round, .. } => Some(*round),
            _ => None,
        }
    }

    fn advice(view: &CardView<E>, action: &CardAction) -> Message {
        let names: Names = &|seat| seat.0.to_string();
        let _ = &names;
        (|| -> String {
            let known = view.known();
            let takes = |onto: u8| known.building().get(usize::from(onto)).map_or(0, |pile| pile.next());
            match *action {
                CardAction::Play { from, onto } => format!("play {} onto pile {}", thing(from, known, names), onto + 1),
                CardAction::Discard { card, pile } => {
                    format!("discard {} on {} and end the turn", name(card), discard_pile(pile))
                }
                CardAction::EndTurn => "end the turn".into(),
                CardAction::StandIn { onto, then } => format!(
                    "use the die as {} on pile {} and {} after it",
                    takes(onto),
                    onto + 1,
                    thing(then, known, names)
                ),
                CardAction::ExtraDiscard { card, pile } => {
                    format!("discard {} on {} by the die and go on", name(card), discard_pile(pile))
                }
                CardAction::OpponentDraws { opponent } => format!("let {} draw by the die", names(opponent)),
                CardAction::Draw => "draw a card".into(),
                CardAction::CallOut => "call out the turn out of turn".into(),
                CardAction::Talk
                | CardAction::ActOutOfTurn
                | CardAction::Shuffle { .. }
                | CardAction::DieRolled { .. } => "wait".into(),
            }
        })()
        .into()
    }
}

/// "the 7 of the stock", "a 7 from the hand": the card to be played.
fn thing<E: Edition>(from: Source, known: &CardGame<E>, names: Names) -> String {
    let own = known.current().map(|turn| turn.player);
    let of = |seat: PlayerId| {
        if own.is_none_or(|own| own == seat) {
            String::new()
        } else {
            format!(" of {}", names(seat))
        }
    };
    let top = |card: Option<Card>| match card {
        Some(SKIP_BO) => "the Skip-Bo".to_owned(),
        Some(card) if card.is_known() => format!("the {}", card.0),
        _ => "the top card".to_owned(),
    };
    match from {
        Source::Hand(card) => format!("{} from the hand", name(card)),
        Source::Stock(seat) => format!("{} of the stock{}", top(known.stock_top(seat)), of(seat)),
        Source::Discard(seat, pile) => {
            let card = known.discards(seat, pile).last().copied();
            format!("{} of {}{}", top(card), discard_pile(pile), of(seat))
        }
    }
}

/// One sentence for the log; `None` for a step that needs no words. Pass only events redacted for the reader.
pub fn line(event: &CardEvent, names: Names) -> Option<String> {
    use CardEvent as E;
    Some(match *event {
        E::RoundStarted { round, first, stock } => {
            format!(
                "Round {round}: everybody has a stock of {stock} cards, and {} goes first.",
                names(first)
            )
        }
        E::DieRolled { player, face, .. } => format!("{} rolls the die: {face}.", names(player)),
        E::Reshuffled { cards } => {
            format!("The draw pile is empty: the {cards} cards set aside are shuffled into a new one.")
        }
        E::DiscardsGathered { cards, time } => {
            let warning = if time + 1 < LAST_DRY {
                ""
            } else {
                " If this happens once more before a stock card is played, the fewest stock cards win the round."
            };
            format!(
                "No card is left to draw, and nobody plays: the {cards} cards of all discard piles are shuffled into a new draw \
                 pile.{warning}"
            )
        }
        E::RoundStalled => {
            "The table has run dry for good: the round ends here, and the fewest stock cards left win it.".to_owned()
        }
        E::NothingToDraw { .. } => "There is no card left to draw.".to_owned(),
        E::Played {
            player,
            from,
            card,
            onto,
            value,
        } => {
            let card = if is_wild(card) {
                format!("{} as {value}", name(card))
            } else {
                name(card)
            };
            format!(
                "{} plays {card} from {} onto pile {}.",
                names(player),
                source(from, player, names),
                onto + 1
            )
        }
        E::StoodIn { player, onto, value } => {
            format!("{} uses the die as {value} on pile {}.", names(player), onto + 1)
        }
        E::PileCompleted { pile } => format!("Pile {} has reached 12 and is set aside.", pile + 1),
        E::Discarded {
            player,
            card,
            pile,
            extra: false,
        } => format!("{} discards {} on {}.", names(player), name(card), discard_pile(pile)),
        E::Discarded { player, card, pile, .. } => {
            format!(
                "{} discards {} on {} by the die and goes on.",
                names(player),
                name(card),
                discard_pile(pile)
            )
        }
        E::EndedEmpty { player } => format!("{} has no card to discard, and the turn is over.", names(player)),
        E::MadeDraw { player, opponent } => {
            format!(
                "{} uses the die: the stock of {} has to grow.",
                names(player),
                names(opponent)
            )
        }
        E::StockGrew { seat } => format!("A card goes unseen under the stock of {}.", names(seat)),
        E::DrewTooMany { player } => format!("{} has drawn a card too many.", names(player)),
        E::StockShuffled { seat } => format!("The face-down cards of the stock of {} are shuffled.", names(seat)),
        E::Talked { player, cards } => format!("{} did not keep quiet: {}.", names(player), talk_costs(cards)),
        E::ActedOutOfTurn { player, rightful } => {
            format!(
                "{} starts a turn, and it is the turn of {}.",
                names(player),
                names(rightful)
            )
        }
        E::CalledOut { by, player, rightful } => {
            format!(
                "{} calls it: {} stops and will miss a draw, and {} goes on.",
                names(by),
                names(player),
                names(rightful)
            )
        }
        E::OutOfTurnStands { player } => {
            format!(
                "Nobody called the turn of {}: it stands, and play goes on from there.",
                names(player)
            )
        }
        E::DrawSkipped { player } => {
            format!(
                "{} starts without drawing, for having acted out of turn.",
                names(player)
            )
        }
        E::RoundScored { round, winners, .. } if winners.is_empty() => {
            format!("Nothing moves any more: round {round} is a draw, and nobody scores.")
        }
        E::RoundScored {
            round, winners, points, ..
        } => {
            let points = winners.iter().next().map_or(0, |seat| points[seat.index()]);
            format!(
                "Round {round}: {} {} {points} points.",
                list(winners, names),
                verb(winners, "scores", "score")
            )
        }
        E::MatchOver { winners } if winners.len() > 1 => format!("{} win the match together.", list(winners, names)),
        E::MatchOver { winners } => format!("{} wins the match.", list(winners, names)),
        E::StockTurned { .. } | E::TurnStarted { .. } | E::Drew { .. } | E::DieTurnedBack { .. } => return None,
    })
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
        // An earlier event tells with its rule why the stock grew.
        E::StockGrew { .. } | E::TurnStarted { .. } => return None,
    })
}

/// "a 7", "an 8", "a Skip-Bo"; "a card" where it is hidden.
fn name(card: Card) -> String {
    match card {
        Card::HIDDEN => "a card".to_owned(),
        SKIP_BO => "a Skip-Bo".to_owned(),
        Card(number) => a_number(number).to_owned(),
    }
}

/// The name of a discard pile, 0 to 3: a letter, because the building piles have numbers. The letters lie side by side
/// on most keyboards.
pub fn discard_name(pile: u8) -> &'static str {
    ["Q", "W", "E", "R"].get(usize::from(pile)).copied().unwrap_or_default()
}

/// "discard pile W".
fn discard_pile(pile: u8) -> String {
    format!("discard pile {}", discard_name(pile))
}

/// "the hand", "the stock", "the stock of Cy", "discard pile W".
fn source(from: Source, player: PlayerId, names: Names) -> String {
    let of = |seat: PlayerId| {
        if seat == player {
            String::new()
        } else {
            format!(" of {}", names(seat))
        }
    };
    match from {
        Source::Hand(_) => "the hand".to_owned(),
        Source::Stock(seat) => format!("the stock{}", of(seat)),
        Source::Discard(seat, pile) => format!("{}{}", discard_pile(pile), of(seat)),
    }
}

/// "two cards go under the stock": what talking out of turn costs, by the number of cards that are left for it (M-14).
pub const fn talk_costs(cards: u8) -> &'static str {
    match cards {
        0 => "no card is left to take",
        1 => "one card goes under the stock",
        _ => "two cards go under the stock",
    }
}

const fn verb(players: PlayerSet, one: &'static str, many: &'static str) -> &'static str {
    if players.len() == 1 { one } else { many }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ids::MAX_PLAYERS;

    const ANA: PlayerId = PlayerId(0);
    const CY: PlayerId = PlayerId(2);

    fn told(event: &CardEvent) -> Option<String> {
        let names = |player: PlayerId| ["Ana", "Bo", "Cy", "Di"][player.index()].to_owned();
        line(event, &names)
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
        let say = |from, card, value| told(&played(from, card, value)).unwrap_or_default();
        assert_eq!(
            say(Source::Stock(ANA), Card(7), 7),
            "Ana plays a 7 from the stock onto pile 2."
        );
        assert_eq!(
            say(Source::Discard(CY, 3), Card(8), 8),
            "Ana plays an 8 from discard pile R of Cy onto pile 2."
        );
        assert_eq!(
            say(Source::Hand(SKIP_BO), SKIP_BO, 12),
            "Ana plays a Skip-Bo as 12 from the hand onto pile 2."
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
        let scored = |winners: PlayerSet| CardEvent::RoundScored {
            round: 3,
            winners,
            points: [85; MAX_PLAYERS],
            totals: [0; MAX_PLAYERS],
        };
        let team = scored([ANA, CY].into_iter().collect());
        assert_eq!(told(&team).as_deref(), Some("Round 3: Ana and Cy score 85 points."));
        let draw = scored(PlayerSet::EMPTY);
        assert_eq!(
            told(&draw).as_deref(),
            Some("Nothing moves any more: round 3 is a draw, and nobody scores.")
        );
        assert_eq!((rule(&team), rule(&draw)), (Some("K-12"), Some("K-11")));
    }
}
