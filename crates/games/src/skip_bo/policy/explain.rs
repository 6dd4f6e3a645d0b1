//! Explains a plan: what an action leads to in the same turn, or else the figure by which it is better than another
//! action.

use super::judge::{Figures, Table};
use super::odds::Odds;
use super::plan::{Planner, is_from_stock};
use super::weights::{FIGURES, WEIGHTS, at};
use crate::skip_bo::action::{CardAction, Source};
use crate::skip_bo::card::{card_name, is_wild};
use crate::skip_bo::edition::Edition;
use crate::skip_bo::event::CardEvent;
use crate::skip_bo::policy::plan::skill;
use crate::skip_bo::state::{CardGame, Phase};
use crate::skip_bo::view::CardView;
use messages::Message;
use messages::texts::{skip_bo as words, skip_bo_mod as die_words};
use rules::ai::agent::Explain;
use rules::ai::level::Level;
use rules::card::Card;
use rules::game::Game;
use rules::ids::{Actor, SeatId};

/// How many plays the planner considers for each action of an explained plan.
const PLAYS: u64 = 1_000;
/// A difference of a weighted figure below this is not worth mentioning; in cards of the player's own stock.
const TOLD: f32 = 0.02;

/// The plan for a turn from a given action on.
struct Line {
    /// The actions, beginning with the given one.
    acts: Vec<CardAction>,
    /// The figures of the position at its end; `None` if the round ends with it.
    end: Option<Figures>,
    /// Whether the player draws a new hand on the way.
    draws: bool,
}

/// The best turn that begins with a given action.
fn line<E: Edition>(known: &CardGame<E>, me: SeatId, first: &CardAction) -> Line {
    let odds = Odds::of(known);
    let mut game = *known;
    let mut line = Line {
        acts: Vec::new(),
        end: None,
        draws: false,
    };
    let mut next = Some(*first);
    while let Some(action) = next.take() {
        line.acts.push(action);
        let discard = match action {
            CardAction::Discard { card, pile } => Some(Some((card, pile))),
            CardAction::EndTurn => Some(None),
            _ => None,
        };
        if let Some(discard) = discard {
            line.end = Some(Table::of(&game, me, &odds).after(discard));
            break;
        }
        if game.apply(Actor::Player(me), &action, &mut ()).is_err() {
            break;
        }
        if !matches!(game.phase, Phase::Act) || game.turn.player != me {
            if !matches!(game.phase, Phase::Over | Phase::Deal) {
                line.end = Some(Table::of(&game, me, &odds).after(None));
            }
            break;
        }
        line.draws |= game.turn.filling || game.hand(me).contains(&Card::HIDDEN);
        if line.draws {
            line.end = Some(Table::of(&game, me, &odds).after(None));
            break;
        }
        let mut legal = Vec::new();
        game.legal_actions(me, &mut legal);
        let table = Table::of(&game, me, &odds);
        let mut planner = Planner::new(me, skill(Level::Expert, PLAYS), &odds);
        let worths = legal.iter().map(|action| planner.act(&game, &table, action, 0));
        let best = worths.zip(&legal).max_by(|a, b| a.0.total_cmp(&b.0));
        next = best.map(|(_, action)| *action);
    }
    line
}

impl<E: Edition> Explain for CardGame<E>
where
    Self: Game<Event = CardEvent, Action = CardAction, View = CardView<E>>,
{
    /// Measured in cards of the stock.
    const WORTH_TELLING: f32 = 0.4;

    /// The standing of a seat, in cards of its stock.
    fn standing(view: &CardView<E>, who: SeatId) -> f32 {
        let known = view.known();
        Table::of(known, who, &Odds::of(known)).standing(&WEIGHTS)
    }

    fn reason(view: &CardView<E>, who: SeatId, action: &CardAction, other: Option<&CardAction>) -> Option<Message> {
        let known = view.known();
        match action {
            CardAction::CallOut => return Some(words::REASON_CALL),
            CardAction::Draw => return Some(words::REASON_DRAW),
            CardAction::Talk | CardAction::ActOutOfTurn | CardAction::Shuffle { .. } | CardAction::DieRolled { .. } => {
                return None;
            }
            _ => {}
        }
        let line = line(known, who, action);
        if is_from_stock(action) {
            return Some(from_stock(known, who, action));
        }
        if let CardAction::OpponentDraws { opponent } = action {
            return Some(die_words::reason_opponent_draws(*opponent, known.stock_len(*opponent)));
        }
        let follows = line.acts.iter().skip(1).position(is_from_stock);
        if let Some(between) = follows
            && let Some(then) = line.acts.get(between + 1)
        {
            return Some(can_follow(known, who, then, between));
        }
        let ends = matches!(action, CardAction::Discard { .. } | CardAction::EndTurn);
        if line.draws && !ends {
            return Some(words::REASON_EMPTIES_HAND);
        }
        let other = other.and_then(|other| self::line(known, who, other).end);
        line.end
            .zip(other)
            .and_then(|(end, other)| better(known, who, &end, &other))
            .or_else(|| plainly(known, who, action))
    }

    /// A difference of worths in words. Winning the round is worth more than any number of cards.
    fn amount(difference: f32) -> Message {
        let tenths = (f64::from(difference) * 10.0).round_ties_even() as i64;
        if difference > 50.0 {
            words::AMOUNT_ROUND
        } else if difference >= 9.95 {
            words::amount_cards(f64::from(difference).round_ties_even() as i64)
        } else {
            words::amount_tenths(tenths / 10, tenths % 10)
        }
    }
}

/// The reason for an action by itself, if no figure makes a difference.
fn plainly<E: Edition>(known: &CardGame<E>, me: SeatId, action: &CardAction) -> Option<Message> {
    let from = match *action {
        CardAction::Discard { card, pile } | CardAction::ExtraDiscard { card, pile } => {
            return Some(match known.discards(me, pile).last() {
                None => words::REASON_EMPTY_PILE,
                Some(top) if top.0 == card.0 => words::REASON_SAME_NUMBER,
                Some(top) if top.0 == card.0 + 1 => words::REASON_ONE_LOWER,
                Some(_) => words::REASON_NEEDED_LEAST,
            });
        }
        CardAction::Play { from, .. } => from,
        CardAction::StandIn { then, .. } => then,
        _ => return None,
    };
    match from {
        Source::Hand(_) => Some(words::REASON_FROM_HAND),
        Source::Discard(seat, pile) => Some(match known.discards(seat, pile) {
            [.., below, _] if below.is_known() && !is_wild(*below) => words::reason_frees_number(below.0),
            [.., _, _] => words::REASON_FREES_CARD,
            _ => words::REASON_EMPTIES_PILE,
        }),
        Source::Stock(_) => None,
    }
}

/// The seat whose stock an action plays from; `me` if it plays from none.
const fn stock_of(action: &CardAction, me: SeatId) -> SeatId {
    match action {
        CardAction::Play {
            from: Source::Stock(seat),
            ..
        }
        | CardAction::StandIn {
            then: Source::Stock(seat),
            ..
        } => *seat,
        _ => me,
    }
}

/// The gain of playing the top card of a stock.
fn from_stock<E: Edition>(known: &CardGame<E>, me: SeatId, action: &CardAction) -> Message {
    let left: usize = known.side(me).iter().map(|seat| known.stock_len(seat)).sum();
    match left {
        0 | 1 => words::REASON_WINS,
        _ if stock_of(action, me) == me => words::REASON_STOCK,
        _ => words::REASON_STOCK_OF_PARTNER,
    }
}

/// Which stock card can be played after this many more plays.
fn can_follow<E: Edition>(known: &CardGame<E>, me: SeatId, action: &CardAction, plays: usize) -> Message {
    let seat = stock_of(action, me);
    let card = known.stock_top(seat).unwrap_or(Card::HIDDEN);
    if seat == me {
        words::reason_follows(card_name(card), plays)
    } else {
        words::reason_follows_of(card_name(card), seat, plays)
    }
}

/// The reason by the figure that most favours one end of a turn over another; `None` if its difference is too small.
fn better<E: Edition>(known: &CardGame<E>, me: SeatId, end: &Figures, other: &Figures) -> Option<Message> {
    let gain = |figure: usize| (end[figure] - other[figure]) * WEIGHTS.0[figure];
    let most = (0..FIGURES).max_by(|a, b| gain(*a).total_cmp(&gain(*b)))?;
    if gain(most) < TOLD {
        return None;
    }
    Some(match most {
        at::STOCK => words::REASON_AHEAD,
        at::THEIRS | at::THEIR_LAST => {
            let watched = known.opponents(me).iter();
            words::reason_hinders(watched.filter(|seat| known.stock_top(*seat).is_some()))
        }
        at::MINE | at::LAST => match known.stock_top(me) {
            Some(card) if card.is_known() && !is_wild(card) => words::reason_helps_number(card.0),
            _ => words::REASON_HELPS_STOCK,
        },
        at::WILDS => words::REASON_KEEPS_WILD,
        at::FRESH => words::REASON_NEW_HAND,
        at::SAME => words::REASON_SAME_NUMBER,
        at::NEXT => words::REASON_ONE_LOWER,
        at::DOWN | at::UP => words::REASON_BURIES_NOTHING,
        at::WILD_COVERED => words::REASON_WILD_FREE,
        at::IDLE => words::REASON_KEEPS_GOING,
        at::FREE => words::REASON_PILE_FREE,
        _ => words::REASON_MORE_CARDS,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skip_bo::SkipBo;

    #[test]
    fn a_difference_is_told_in_cards_with_one_digit_after_the_point_while_it_is_small() {
        for (difference, amount) in [
            (0.4, words::amount_tenths(0, 4)),
            (1.0, words::amount_tenths(1, 0)),
            (1.96, words::amount_tenths(2, 0)),
            (9.9, words::amount_tenths(9, 9)),
            (9.96, words::amount_cards(10)),
            (12.3, words::amount_cards(12)),
            (60.0, words::AMOUNT_ROUND),
        ] {
            assert_eq!(SkipBo::amount(difference), amount);
        }
    }
}
