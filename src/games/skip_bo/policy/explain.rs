//! Explains a plan in words: what an act leads to in the same turn, or else the figure by which it is better than
//! another act.

use super::judge::{Figures, Table};
use super::odds::Odds;
use super::plan::{Planner, is_from_stock};
use super::weights::{FIGURES, WEIGHTS, at};
use crate::ai::level::Level;
use crate::games::skip_bo::action::{CardAction, Source};
use crate::games::skip_bo::card::is_wild;
use crate::games::skip_bo::edition::Edition;
use crate::games::skip_bo::policy::plan::skill;
use crate::games::skip_bo::state::{CardGame, Phase};
use crate::rules::card::Card;
use crate::rules::game::Game;
use crate::rules::ids::{Actor, PlayerId};
use crate::rules::words::{Names, list};

/// How many plays the planner considers for each act of an explained plan.
const PLAYS: u64 = 1_000;
/// A difference of a weighted figure below this is not worth telling; in cards of the player's own stock.
const TOLD: f32 = 0.02;

/// The plan for a turn from a given act on.
struct Line {
    /// The acts, beginning with the given one.
    acts: Vec<CardAction>,
    /// The figures of the position at its end; `None` if the round ends with it.
    end: Option<Figures>,
    /// Whether the player draws a new hand on the way.
    draws: bool,
}

/// The best turn that begins with a given act.
fn line<E: Edition>(known: &CardGame<E>, me: PlayerId, first: &CardAction) -> Line {
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

/// How well a seat stands, in cards of its stock.
pub(super) fn standing<E: Edition>(known: &CardGame<E>, me: PlayerId) -> f32 {
    Table::of(known, me, &Odds::of(known)).standing(&WEIGHTS)
}

/// Why an act is better than another; see [`crate::ai::explain::Explain::reason`].
pub(super) fn reason<E: Edition>(
    known: &CardGame<E>,
    me: PlayerId,
    action: &CardAction,
    other: Option<&CardAction>,
    names: Names,
) -> Option<String> {
    match action {
        CardAction::CallOut => return Some("an uncalled turn out of turn stands".to_owned()),
        CardAction::Draw => return Some("the hand is filled first".to_owned()),
        CardAction::Talk | CardAction::ActOutOfTurn | CardAction::Shuffle { .. } | CardAction::DieRolled { .. } => {
            return None;
        }
        _ => {}
    }
    let line = line(known, me, action);
    if is_from_stock(action) {
        return Some(from_stock(known, me, action));
    }
    if let CardAction::OpponentDraws { opponent } = action {
        let left = known.stock_len(*opponent);
        let cards = if left == 1 { "card" } else { "cards" };
        return Some(format!("{} has {left} {cards} left in the stock", names(*opponent)));
    }
    let follows = line.acts.iter().skip(1).position(is_from_stock);
    if let Some(between) = follows
        && let Some(then) = line.acts.get(between + 1)
    {
        let what = stock_card(known, me, then, names);
        return Some(match between {
            0 => format!("{what} can follow at once"),
            1 => format!("one more play lets {what} follow"),
            more => format!("{more} more plays let {what} follow"),
        });
    }
    let ends = matches!(action, CardAction::Discard { .. } | CardAction::EndTurn);
    if line.draws && !ends {
        return Some("it helps to empty the hand, and five new cards come into the same turn".to_owned());
    }
    let other = other.and_then(|other| self::line(known, me, other).end);
    line.end
        .zip(other)
        .and_then(|(end, other)| better(known, me, &end, &other, names))
        .or_else(|| plainly(known, me, action))
}

/// What speaks for an act by itself, if no figure makes a difference.
fn plainly<E: Edition>(known: &CardGame<E>, me: PlayerId, action: &CardAction) -> Option<String> {
    let from = match *action {
        CardAction::Discard { card, pile } | CardAction::ExtraDiscard { card, pile } => {
            return Some(match known.discards(me, pile).last() {
                None => "the pile is empty, so that nothing is buried".to_owned(),
                Some(top) if top.0 == card.0 => "it lies on a card of the same number there".to_owned(),
                Some(top) if top.0 == card.0 + 1 => {
                    "it is one lower than the card there, so both can be played one after the other".to_owned()
                }
                Some(_) => "you need this card and this pile least".to_owned(),
            });
        }
        CardAction::Play { from, .. } => from,
        CardAction::StandIn { then, .. } => then,
        _ => return None,
    };
    match from {
        Source::Hand(_) => Some("one card fewer in the hand means one more new card next turn".to_owned()),
        Source::Discard(seat, pile) => match known.discards(seat, pile) {
            [.., below, _] if below.is_known() && !is_wild(*below) => {
                Some(format!("it frees the {} under it", below.0))
            }
            [.., _, _] => Some("it frees the card under it".to_owned()),
            _ => Some("it empties the discard pile".to_owned()),
        },
        Source::Stock(_) => None,
    }
}

/// What playing the top card of a stock gains.
fn from_stock<E: Edition>(known: &CardGame<E>, me: PlayerId, action: &CardAction) -> String {
    let left: usize = known.side(me).iter().map(|seat| known.stock_len(seat)).sum();
    let whose = match action {
        CardAction::Play {
            from: Source::Stock(seat),
            ..
        }
        | CardAction::StandIn {
            then: Source::Stock(seat),
            ..
        } if *seat != me => "your partner's",
        _ => "your",
    };
    match left {
        0 | 1 => "it is the last card of the stock and wins the round".to_owned(),
        _ => format!("whoever empties the stock first wins, and {whose} next card is turned up"),
    }
}

/// "the 7 of your stock".
fn stock_card<E: Edition>(known: &CardGame<E>, me: PlayerId, action: &CardAction, names: Names) -> String {
    let seat = match action {
        CardAction::Play {
            from: Source::Stock(seat),
            ..
        }
        | CardAction::StandIn {
            then: Source::Stock(seat),
            ..
        } => *seat,
        _ => me,
    };
    let whose = if seat == me {
        "your stock".to_owned()
    } else {
        format!("the stock of {}", names(seat))
    };
    match known.stock_top(seat) {
        Some(card) if is_wild(card) => format!("the Skip-Bo of {whose}"),
        Some(card) => format!("the {} of {whose}", card.0),
        None => format!("the next card of {whose}"),
    }
}

/// The figure that speaks most for one end of a turn against another end, in words.
fn better<E: Edition>(
    known: &CardGame<E>,
    me: PlayerId,
    end: &Figures,
    other: &Figures,
    names: Names,
) -> Option<String> {
    let gain = |figure: usize| (end[figure] - other[figure]) * WEIGHTS.0[figure];
    let most = (0..FIGURES).max_by(|a, b| gain(*a).total_cmp(&gain(*b)))?;
    if gain(most) < TOLD {
        return None;
    }
    Some(match most {
        at::STOCK => "it improves your stock compared with the others".to_owned(),
        at::THEIRS | at::THEIR_LAST => {
            let watched = known.opponents(me).iter();
            let watched = watched.filter(|seat| known.stock_top(*seat).is_some()).collect();
            format!("it makes it harder for {} to play from the stock", list(watched, names))
        }
        at::MINE | at::LAST => match known.stock_top(me) {
            Some(card) if card.is_known() && !is_wild(card) => {
                format!("it keeps what helps the {} of your stock", card.0)
            }
            _ => "it keeps what helps your stock".to_owned(),
        },
        at::WILDS => "the Skip-Bo stays in the hand for later".to_owned(),
        at::FRESH => "the hand is empty then, and five new cards come next".to_owned(),
        at::SAME => "it lies on a card of the same number there".to_owned(),
        at::NEXT => "it is one lower than the card there, so both can be played one after the other".to_owned(),
        at::DOWN | at::UP => "it buries no card there that is needed sooner".to_owned(),
        at::WILD_COVERED => "no Skip-Bo is covered".to_owned(),
        at::IDLE => "nothing is left to draw, and only plays keep the round going".to_owned(),
        at::FREE => "an empty discard pile stays free".to_owned(),
        _ => "more cards stay in the hand".to_owned(),
    })
}

/// A difference in words. Winning the round is worth more than any number of cards.
pub(super) fn amount(difference: f32) -> String {
    if difference > 50.0 {
        "the round".to_owned()
    } else if difference >= 9.95 {
        format!("about {difference:.0} cards of the stock")
    } else {
        format!("about {difference:.1} cards of the stock")
    }
}
