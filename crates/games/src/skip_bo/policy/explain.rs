//! Explains a plan: what an action leads to in the same turn, or else the figure by which it is better than another
//! action.

use super::judge::{Figures, Sight, Table};
use super::odds::Odds;
use super::plan::{Planner, is_from_stock};
use super::weights::{FIGURES, WEIGHTS, at};
use crate::skip_bo::action::{CardAction, Source};
use crate::skip_bo::card::{HIGHEST, card_name, is_wild};
use crate::skip_bo::edition::Edition;
use crate::skip_bo::event::CardEvent;
use crate::skip_bo::policy::plan::skill;
use crate::skip_bo::sizes::{HAND, MOST_PLAYERS};
use crate::skip_bo::state::{CardGame, Phase};
use crate::skip_bo::view::CardView;
use messages::Message;
use messages::texts::{skip_bo as words, skip_bo_mod as die_words};
use rules::ai::agent::{Explain, Strategy};
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::card::Card;
use rules::game::Game;
use rules::ids::{Actor, SeatId, SeatSet};
use rules::rng::{Stream, stream};

/// How many plays the planner considers for each action of an explained plan.
const PLAYS: u64 = 1_000;
/// A difference of a weighted figure below this is not worth mentioning; in cards of the player's own stock.
const TOLD: f32 = 0.02;
/// A stock card that fits is held back only if that is worth at least this; in cards of the player's own stock.
pub(super) const MARGIN: f32 = 0.4;

/// The plan for a turn from a given action on.
pub(super) struct Line {
    /// The actions, beginning with the given one.
    pub acts: Vec<CardAction>,
    /// The position at its end; `None` if the round ends with it.
    pub end: Option<End>,
    /// Whether the turn empties the hand, and the player draws a whole new one.
    pub draws: bool,
}

/// The position at the end of a turn.
pub(super) struct End {
    /// Its figures.
    pub figures: Figures,
    /// The chance of each opponent to play its top stock card next, by seat.
    pub theirs: [f32; MOST_PLAYERS],
    /// The chance of the player to play the top card of the player's own stock next; `None` if no known card is there.
    pub mine: Option<f32>,
    /// Whether something has moved in the turn (K-11).
    moved: bool,
}

impl End {
    /// The position after the turn ends with this discard or without one.
    fn of<E: Edition>(game: &CardGame<E>, me: SeatId, odds: &Odds, discard: Option<(Card, u8)>) -> Self {
        let table = Table::of(game, me, odds, Sight::Partners);
        Self {
            figures: table.after(discard),
            theirs: table.theirs(),
            mine: game.stock_top(me).map(|_| table.mine(discard)),
            moved: game.turn.player == me && game.turn.moved,
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
        if game.turn.filling || game.hand(me).contains(&Card::HIDDEN) {
            line.draws = draws_whole_hand(&game, me);
            line.end = Some(End::of(&game, me, &odds, None));
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

/// Whether a hand that is being filled is wholly new: where few cards are left to draw, it is not.
fn draws_whole_hand<E: Edition>(game: &CardGame<E>, me: SeatId) -> bool {
    let hand = game.hand(me);
    let new = hand.iter().filter(|card| **card == Card::HIDDEN).count();
    let left = game.draw_len() + game.set_aside().total();
    new == HAND || game.turn.filling && hand.is_empty() && left >= HAND
}

/// What can be done, and the worths by which the strongest computer player chooses.
struct Choice {
    legal: Vec<CardAction>,
    worths: Vec<f32>,
}

impl Choice {
    /// The choice of `me` with this number of nodes.
    fn of<E: Edition>(view: &CardView<E>, me: SeatId, nodes: u64) -> Self {
        let mut legal = Vec::new();
        view.known().legal_actions(me, &mut legal);
        // The strongest player makes no errors, so no worth depends on these random numbers.
        let mut rng = stream(0, Stream::Agents);
        let worths = CardGame::<E>::weigh(Level::Expert, view, me, &legal, &mut Budget::nodes(nodes), &mut rng);
        Self { legal, worths }
    }

    /// The highest worth of such actions; `None` if there are none.
    fn highest(&self, is_such: impl Fn(&CardAction) -> bool) -> Option<f32> {
        let all = self.legal.iter().zip(&self.worths);
        let such = all.filter(|(action, _)| is_such(action));
        such.map(|(_, worth)| *worth).max_by(f32::total_cmp)
    }

    /// Whether no other discard of this kind is worth more.
    fn is_best_discard(&self, action: &CardAction) -> bool {
        let kind = std::mem::discriminant(action);
        let worth = self.highest(|other| other == action);
        worth.is_some() && worth == self.highest(|other| std::mem::discriminant(other) == kind)
    }
}

impl<E: Edition> Explain for CardGame<E>
where
    Self: Game<Event = CardEvent, Action = CardAction, View = CardView<E>>,
{
    /// Measured in cards of the stock.
    const WORTH_TELLING: f32 = MARGIN;

    /// A card of the stock is played if it fits.
    fn is_natural(action: &CardAction) -> bool {
        is_from_stock(action)
    }

    /// A discard that continues a pile, rather than one that uses up an empty pile.
    fn is_tidier(view: &CardView<E>, who: SeatId, action: &CardAction, other: &CardAction) -> bool {
        let top = |pile| view.known().discards(who, pile).last();
        match (*action, *other) {
            (CardAction::Discard { card, pile }, CardAction::Discard { pile: onto, .. })
            | (CardAction::ExtraDiscard { card, pile }, CardAction::ExtraDiscard { pile: onto, .. }) => {
                top(onto).is_none() && top(pile).is_some_and(|top| continues(card, *top))
            }
            _ => false,
        }
    }

    /// The standing of a seat, in cards of its stock.
    fn standing(view: &CardView<E>, who: SeatId) -> f32 {
        let known = view.known();
        Table::of(known, who, &Odds::of(known), Sight::Partners).standing(&WEIGHTS)
    }

    fn reason(view: &CardView<E>, who: SeatId, action: &CardAction, other: Option<&CardAction>) -> Option<Message> {
        let known = view.known();
        let other = other.map(|other| line(known, who, other));
        let line = line(known, who, action);
        // With the nodes that a hint and a review choose with.
        told(view, who, &line, other.as_ref(), <Self as Strategy>::NODES)
    }

    /// A difference of worths in words. Winning the round is worth more than any number of cards.
    fn amount(difference: f32) -> Message {
        amount(difference)
    }
}

/// A difference of worths in words. Winning the round is worth more than any number of cards.
pub(super) fn amount(difference: f32) -> Message {
    let tenths = (f64::from(difference) * 10.0).round_ties_even() as i64;
    if difference > 50.0 {
        words::AMOUNT_ROUND
    } else if difference >= 9.95 {
        words::amount_cards(f64::from(difference).round_ties_even() as i64)
    } else {
        words::amount_tenths(tenths / 10, tenths % 10)
    }
}

/// The reason for a planned turn, compared with the turn of another action. `nodes` is the number of nodes with which
/// the action was chosen.
pub(super) fn told<E: Edition>(
    view: &CardView<E>,
    who: SeatId,
    line: &Line,
    other: Option<&Line>,
    nodes: u64,
) -> Option<Message> {
    let known = view.known();
    let action = line.acts.first()?;
    match action {
        CardAction::CallOut => return Some(words::REASON_CALL),
        CardAction::Draw => return known.turn.filling.then_some(words::REASON_DRAW),
        CardAction::Talk | CardAction::ActOutOfTurn | CardAction::Shuffle { .. } | CardAction::DieRolled { .. } => {
            return None;
        }
        _ => {}
    }
    if is_from_stock(action) {
        return Some(from_stock(known, who, action));
    }
    if let CardAction::OpponentDraws { opponent } = action {
        // If the turn plays a stock card later, none is held back.
        let plays_later = line.acts.iter().any(is_from_stock);
        let held = (!plays_later).then(|| holds_back(view, who, action, nodes)).flatten();
        return held.or_else(|| Some(die_words::reason_opponent_draws(*opponent, known.stock_len(*opponent))));
    }
    if let Some(follows) = follows(known, who, line) {
        return Some(follows);
    }
    if let Some(held) = holds_back(view, who, action, nodes) {
        return Some(held);
    }
    if line.draws && helps_to_empty(known, who, line) {
        // With a single play the hand is empty at once.
        return Some(match line.acts.len() {
            1 => words::REASON_NEW_HAND,
            _ => words::REASON_EMPTIES_HAND,
        });
    }
    let ends = line.end.as_ref().zip(other.and_then(|other| other.end.as_ref()));
    ends.and_then(|(end, other)| better(known, who, action, end, other))
        .or_else(|| plainly(view, who, action, nodes))
}

/// Whether an action plays a card.
const fn is_play(action: &CardAction) -> bool {
    matches!(action, CardAction::Play { .. } | CardAction::StandIn { .. })
}

/// Whether the top card of the stock of `seat` can be played now.
fn stock_fits<E: Edition>(game: &CardGame<E>, me: SeatId, seat: SeatId) -> bool {
    let mut legal = Vec::new();
    game.legal_actions(me, &mut legal);
    legal
        .iter()
        .any(|action| is_from_stock(action) && stock_of(action, me) == seat)
}

/// Which stock card the planned turn plays after its first action, and how many more plays it takes until that card
/// fits; `None` if the turn plays none.
fn follows<E: Edition>(known: &CardGame<E>, me: SeatId, line: &Line) -> Option<Message> {
    let (first, rest) = line.acts.split_first()?;
    let then = rest.iter().find(|action| is_from_stock(action))?;
    let seat = stock_of(then, me);
    let card = card_name(known.stock_top(seat)?);
    let mut game = *known;
    game.apply(Actor::Player(me), first, &mut ()).ok()?;
    let mut plays = 0_usize;
    for action in rest {
        if stock_fits(&game, me, seat) {
            break;
        }
        plays += usize::from(is_play(action));
        game.apply(Actor::Player(me), action, &mut ()).ok()?;
    }
    Some(if seat == me {
        words::reason_follows(card, plays)
    } else {
        words::reason_follows_of(card, seat, plays)
    })
}

/// What it would cost to play a card of one's own stock that fits now, by the worths that chose the action; `None` if
/// no card fits or the cost is too small to hold the card back.
fn holds_back<E: Edition>(view: &CardView<E>, me: SeatId, action: &CardAction, nodes: u64) -> Option<Message> {
    let known = view.known();
    if !stock_fits(known, me, me) {
        return None;
    }
    let card = card_name(known.stock_top(me)?);
    let choice = Choice::of(view, me, nodes);
    let held = choice.highest(|other| other == action)?;
    let played = choice.highest(|other| is_from_stock(other) && stock_of(other, me) == me)?;
    let cost = held - played;
    (cost >= MARGIN).then(|| words::reason_holds_back(card, amount(cost)))
}

/// Whether the first action of a planned turn helps to empty the hand: it takes a card of the hand, or the rest of the
/// turn needs it.
fn helps_to_empty<E: Edition>(known: &CardGame<E>, me: SeatId, line: &Line) -> bool {
    let Some((first, rest)) = line.acts.split_first() else {
        return false;
    };
    let takes_card = matches!(
        first,
        CardAction::Play {
            from: Source::Hand(_),
            ..
        } | CardAction::StandIn {
            then: Source::Hand(_),
            ..
        } | CardAction::ExtraDiscard { .. }
    );
    let mut without = *known;
    takes_card
        || rest
            .iter()
            .any(|action| without.apply(Actor::Player(me), action, &mut ()).is_err())
}

/// Whether a card goes well on a discard pile with this top card: on the same number or the next higher one, so that
/// both can be played one after the other.
fn continues(card: Card, top: Card) -> bool {
    !is_wild(card) && !is_wild(top) && (top.0 == card.0 || top.0 == card.0 + 1)
}

/// The reason for an action by itself, if no figure makes a difference.
fn plainly<E: Edition>(view: &CardView<E>, me: SeatId, action: &CardAction, nodes: u64) -> Option<Message> {
    let known = view.known();
    let from = match *action {
        CardAction::Discard { card, pile } | CardAction::ExtraDiscard { card, pile } => {
            return match known.discards(me, pile).last() {
                None => Some(words::REASON_EMPTY_PILE),
                Some(top) if !is_wild(card) && top.0 == card.0 => Some(words::REASON_SAME_NUMBER),
                Some(top) if !is_wild(*top) && top.0 == card.0 + 1 => Some(words::REASON_ONE_LOWER),
                Some(_) => Choice::of(view, me, nodes)
                    .is_best_discard(action)
                    .then_some(words::REASON_NEEDED_LEAST),
            };
        }
        CardAction::Play { from, .. } => from,
        CardAction::StandIn { then, .. } => then,
        _ => return None,
    };
    match from {
        Source::Hand(_) => {
            let draws = known.can_draw() && !known.skips_draw().contains(me);
            draws.then_some(words::REASON_FROM_HAND)
        }
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
    let seat = stock_of(action, me);
    let left: usize = known.side(me).iter().map(|seat| known.stock_len(seat)).sum();
    match (left, known.stock_len(seat)) {
        (0 | 1, _) => words::REASON_WINS,
        // The partner's stock is left.
        (_, 0 | 1) => words::REASON_FINISHES_STOCK,
        _ if seat == me => words::REASON_STOCK,
        _ => words::REASON_STOCK_OF_PARTNER,
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
        at::MINE | at::LAST => {
            // The figure may be that of the partner's stock. A card that fits now, as a Skip-Bo always does, needs no
            // help.
            let is_higher = end.mine.zip(other.mine).is_some_and(|(here, there)| here > there);
            let helped = known.stock_top(me).filter(|card| !is_wild(*card));
            let helped = helped.filter(|_| is_higher && !stock_fits(known, me, me));
            helped.map(|card| words::reason_helps_number(card.0))
        }
        at::WILDS => Some(words::REASON_KEEPS_WILD),
        at::SAME => lands(|card, top| card == top).then_some(words::REASON_SAME_NUMBER),
        at::NEXT => lands(|card, top| card + 1 == top).then_some(words::REASON_ONE_LOWER),
        at::DOWN | at::UP => match discard {
            Some((card, Some(top))) if lands(|card, top| card <= top) && away(known, card) <= away(known, top) => {
                Some(words::REASON_BURIES_NOTHING)
            }
            _ => None,
        },
        at::WILD_COVERED => discard
            .is_some_and(|(_, top)| !top.is_some_and(is_wild))
            .then_some(words::REASON_WILD_FREE),
        at::FREE => matches!(discard, Some((_, None))).then_some(words::REASON_EMPTY_PILE),
        at::IDLE => (is_play(action) && end.moved && !known.can_draw()).then_some(words::REASON_KEEPS_GOING),
        _ => None,
    }
}

/// How many cards a building pile needs before a number fits, at least.
fn away<E: Edition>(known: &CardGame<E>, number: Card) -> Option<u8> {
    let piles = known.building().iter();
    piles.map(|pile| (number.0 + HIGHEST - pile.next()) % HIGHEST).min()
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
