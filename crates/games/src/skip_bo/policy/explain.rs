//! Explains a plan: what an action leads to in the same turn, or else the figure by which it is better than another
//! action.

use super::judge::{Figures, Sight, Table};
use super::odds::Odds;
use super::plan::{Planner, is_from_stock};
use super::weights::{FIGURES, WEIGHTS, at};
use crate::skip_bo::action::{CardAction, Source};
use crate::skip_bo::card::{card_name, is_wild};
use crate::skip_bo::edition::Edition;
use crate::skip_bo::event::CardEvent;
use crate::skip_bo::policy::plan::skill;
use crate::skip_bo::sizes::MOST_PLAYERS;
use crate::skip_bo::state::{CardGame, Phase};
use crate::skip_bo::view::CardView;
use messages::Message;
use messages::texts::{skip_bo as words, skip_bo_mod as die_words};
use rules::ai::agent::Explain;
use rules::ai::level::Level;
use rules::card::Card;
use rules::game::Game;
use rules::ids::{Actor, SeatId, SeatSet};

/// How many plays the planner considers for each action of an explained plan.
const PLAYS: u64 = 1_000;
/// A difference of a weighted figure below this is not worth mentioning; in cards of the player's own stock.
const TOLD: f32 = 0.02;

/// The plan for a turn from a given action on.
pub(super) struct Line {
    /// The actions, beginning with the given one.
    pub acts: Vec<CardAction>,
    /// The position at its end; `None` if the round ends with it.
    pub end: Option<End>,
    /// Whether the player draws a new hand on the way.
    pub draws: bool,
}

/// The position at the end of a turn.
pub(super) struct End {
    /// Its figures.
    pub figures: Figures,
    /// The chance of each opponent to play its top stock card next, by seat.
    pub theirs: [f32; MOST_PLAYERS],
    /// Whether the player draws a new hand on the way.
    draws: bool,
}

impl End {
    /// The position after the turn ends with this discard or without one.
    fn of<E: Edition>(game: &CardGame<E>, me: SeatId, odds: &Odds, discard: Option<(Card, u8)>) -> Self {
        let table = Table::of(game, me, odds, Sight::Partners);
        Self {
            figures: table.after(discard),
            theirs: table.theirs(),
            draws: false,
        }
    }
}

/// The best turn that begins with a given action.
pub(super) fn line<E: Edition>(known: &CardGame<E>, me: SeatId, first: &CardAction) -> Line {
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
            line.end = Some(End::of(&game, me, &odds, discard));
            break;
        }
        if game.apply(Actor::Player(me), &action, &mut ()).is_err() {
            break;
        }
        if !matches!(game.phase, Phase::Act) || game.turn.player != me {
            if !matches!(game.phase, Phase::Over | Phase::Deal) {
                line.end = Some(End::of(&game, me, &odds, None));
            }
            break;
        }
        line.draws |= game.turn.filling || game.hand(me).contains(&Card::HIDDEN);
        if line.draws {
            line.end = Some(End {
                draws: true,
                ..End::of(&game, me, &odds, None)
            });
            break;
        }
        let mut legal = Vec::new();
        game.legal_actions(me, &mut legal);
        let table = Table::of(&game, me, &odds, Sight::Partners);
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

    /// A card of the stock is played if it fits.
    fn is_natural(action: &CardAction) -> bool {
        is_from_stock(action)
    }

    /// The standing of a seat, in cards of its stock.
    fn standing(view: &CardView<E>, who: SeatId) -> f32 {
        let known = view.known();
        Table::of(known, who, &Odds::of(known), Sight::Partners).standing(&WEIGHTS)
    }

    fn reason(view: &CardView<E>, who: SeatId, action: &CardAction, other: Option<&CardAction>) -> Option<Message> {
        let known = view.known();
        let other = other.map(|other| line(known, who, other));
        told(known, who, &line(known, who, action), other.as_ref())
    }

    /// A difference of worths in words. Winning the round is worth more than any number of cards.
    fn amount(difference: f32) -> Message {
        amount(difference)
    }
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

/// The reason for a planned turn, compared with the turn of another action.
pub(super) fn told<E: Edition>(known: &CardGame<E>, who: SeatId, line: &Line, other: Option<&Line>) -> Option<Message> {
    let action = line.acts.first()?;
    match action {
        CardAction::CallOut => return Some(words::REASON_CALL),
        CardAction::Draw => return Some(words::REASON_DRAW),
        CardAction::Talk | CardAction::ActOutOfTurn | CardAction::Shuffle { .. } | CardAction::DieRolled { .. } => {
            return None;
        }
        _ => {}
    }
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
    if let Some(held) = holds_back(known, who, line) {
        return Some(held);
    }
    let ends = matches!(action, CardAction::Discard { .. } | CardAction::EndTurn);
    if line.draws && !ends {
        return Some(words::REASON_EMPTIES_HAND);
    }
    let ends = line.end.as_ref().zip(other.and_then(|other| other.end.as_ref()));
    ends.and_then(|(end, other)| better(known, who, action, end, other))
        .or_else(|| plainly(known, who, action))
}

/// What it would cost to play a card of one's own stock that fits now; `None` if none fits.
fn holds_back<E: Edition>(known: &CardGame<E>, me: SeatId, line: &Line) -> Option<Message> {
    let action = line.acts.first()?;
    let mut legal = Vec::new();
    known.legal_actions(me, &mut legal);
    let is_own = |action: &CardAction| is_from_stock(action) && stock_of(action, me) == me;
    legal.retain(is_own);
    if legal.is_empty() {
        return None;
    }
    let odds = Odds::of(known);
    let table = Table::of(known, me, &odds, Sight::Partners);
    let mut planner = Planner::new(me, skill(Level::Expert, PLAYS), &odds);
    let mut worth = |action| planner.act(known, &table, action, 0);
    let held = worth(action);
    let played = legal.iter().map(worth).max_by(f32::total_cmp)?;
    let card = known.stock_top(me).unwrap_or(Card::HIDDEN);
    // This plan may see a little more than the one that chose the action.
    let cost = (held - played).max(0.0);
    Some(words::reason_holds_back(card_name(card), amount(cost)))
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
pub(super) const fn stock_of(action: &CardAction, me: SeatId) -> SeatId {
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

/// The reason by the figure that most favours one end of a turn over another, of those that can be seen on the table;
/// `None` if there is no such figure.
fn better<E: Edition>(known: &CardGame<E>, me: SeatId, action: &CardAction, end: &End, other: &End) -> Option<Message> {
    let gain = |figure: usize| (end.figures[figure] - other.figures[figure]) * WEIGHTS.0[figure];
    let mut told: Vec<usize> = (0..FIGURES).filter(|figure| gain(*figure) >= TOLD).collect();
    told.sort_by(|a, b| gain(*b).total_cmp(&gain(*a)));
    told.into_iter()
        .find_map(|figure| claim(known, me, action, figure, end, other))
}

/// What it means in words that a figure is better; `None` if nothing on the table shows it.
fn claim<E: Edition>(
    known: &CardGame<E>,
    me: SeatId,
    action: &CardAction,
    figure: usize,
    end: &End,
    other: &End,
) -> Option<Message> {
    // A discard, and the card that it lands on. What a figure says of discards may be true of a later discard only.
    let discard = match *action {
        CardAction::Discard { card, pile } | CardAction::ExtraDiscard { card, pile } => {
            Some((card, known.discards(me, pile).last().copied()))
        }
        _ => None,
    };
    let lands = |fits: fn(u8, u8) -> bool| match discard {
        Some((card, Some(top))) => !is_wild(card) && !is_wild(top) && fits(card.0, top.0),
        _ => false,
    };
    match figure {
        at::STOCK => Some(words::REASON_AHEAD),
        at::THEIRS | at::THEIR_LAST => {
            let less = |seat: &SeatId| end.theirs[seat.index()] < other.theirs[seat.index()];
            let hindered: SeatSet = known.opponents(me).iter().filter(less).collect();
            (!hindered.is_empty()).then(|| words::reason_hinders(hindered.iter()))
        }
        at::MINE | at::LAST => Some(match known.stock_top(me) {
            Some(card) if card.is_known() && !is_wild(card) => words::reason_helps_number(card.0),
            _ => words::REASON_HELPS_STOCK,
        }),
        at::WILDS => Some(words::REASON_KEEPS_WILD),
        at::FRESH => end.draws.then_some(words::REASON_NEW_HAND),
        at::SAME => lands(|card, top| card == top).then_some(words::REASON_SAME_NUMBER),
        at::NEXT => lands(|card, top| card + 1 == top).then_some(words::REASON_ONE_LOWER),
        at::DOWN | at::UP => lands(|card, top| card <= top).then_some(words::REASON_BURIES_NOTHING),
        at::WILD_COVERED => discard
            .is_some_and(|(_, top)| !top.is_some_and(is_wild))
            .then_some(words::REASON_WILD_FREE),
        at::FREE => matches!(discard, Some((_, None))).then_some(words::REASON_EMPTY_PILE),
        at::IDLE => Some(words::REASON_KEEPS_GOING),
        _ => None,
    }
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
