//! Each reason of a hint is true of the position that it speaks of.

use super::explain::{self, Line};
use super::plan::is_from_stock;
use super::weights::at;
use crate::each_hint::{Advised, each_hint};
use crate::skip_bo::action::{CardAction, Source};
use crate::skip_bo::card::is_wild;
use crate::skip_bo::classic::Classic;
use crate::skip_bo::edition::Edition;
use crate::skip_bo::event::CardEvent;
use crate::skip_bo::options::CardOptions;
use crate::skip_bo::state::CardGame;
use crate::skip_bo::view::CardView;
use crate::skip_bo_mod::Mod;
use messages::Message;
use messages::texts::{skip_bo as words, skip_bo_mod as die_words};
use rules::ai::agent::Explain;
use rules::card::Card;
use rules::game::Game;
use rules::ids::SeatId;
use rules::seats::Seats;

/// How many reasons are checked in each game.
const REASONS: usize = 10_000;
/// How many plays the computer player considers that gives the hint.
const NODES: u64 = 60;

/// A position, the action that a hint speaks of, and the one it is compared with.
struct Hint<'a, E: Edition> {
    known: &'a CardGame<E>,
    me: SeatId,
    action: CardAction,
    line: Line,
    other: Option<Line>,
}

impl<E: Edition> Hint<'_, E> {
    /// A card that the action puts on a discard pile, and what lies there.
    fn discard(&self) -> Option<(Card, Option<Card>)> {
        match self.action {
            CardAction::Discard { card, pile } | CardAction::ExtraDiscard { card, pile } => {
                Some((card, self.known.discards(self.me, pile).last().copied()))
            }
            _ => None,
        }
    }

    /// The pile that the action takes a card from.
    fn from(&self) -> Option<Source> {
        match self.action {
            CardAction::Play { from, .. } => Some(from),
            CardAction::StandIn { then, .. } => Some(then),
            _ => None,
        }
    }

    /// The cards of the discard pile that the action takes its top card from, the top first.
    fn taken_from(&self) -> Vec<Card> {
        match self.from() {
            Some(Source::Discard(seat, pile)) => self.known.discards(seat, pile).iter().rev().copied().collect(),
            _ => Vec::new(),
        }
    }

    /// The cards left in the stocks of the player's side.
    fn left(&self) -> usize {
        let side = self.known.side(self.me);
        side.iter().map(|seat| self.known.stock_len(seat)).sum()
    }

    /// Whether a figure at the end of the turn is higher than after the other action.
    fn more(&self, figure: usize) -> bool {
        let of = |line: &Line| line.end.as_ref().map(|end| end.figures[figure]);
        match (of(&self.line), self.other.as_ref().and_then(of)) {
            (Some(here), Some(there)) => here > there,
            _ => false,
        }
    }

    /// How many stock cards a turn plays.
    fn stock_plays(line: &Line) -> usize {
        line.acts.iter().filter(|action| is_from_stock(action)).count()
    }

    /// Whether a reason is true. `None` if it is no reason of the card games.
    fn holds(&self, reason: &Message) -> Option<bool> {
        let known = self.known;
        let is = |words: &Message| reason.id() == words.id();
        let stock_of = |seat: SeatId| self.from() == Some(Source::Stock(seat));
        let plays_stock_after = |plays: usize| self.line.acts.get(plays).is_some_and(is_from_stock);
        Some(if is(&words::REASON_CALL) {
            self.action == CardAction::CallOut
        } else if is(&words::REASON_DRAW) {
            self.action == CardAction::Draw
        } else if is(&words::REASON_WINS) {
            self.left() == 1 && matches!(self.from(), Some(Source::Stock(_)))
        } else if is(&words::REASON_STOCK) {
            stock_of(self.me)
        } else if is(&words::REASON_STOCK_OF_PARTNER) {
            known.partner(self.me).is_some_and(stock_of)
        } else if is(&words::reason_follows(messages::CardName::Wild, 1))
            || is(&words::reason_follows_of(messages::CardName::Wild, SeatId(0), 1))
        {
            (1..=self.line.acts.len()).any(plays_stock_after)
        } else if is(&words::REASON_EMPTIES_HAND) {
            self.line.draws
        } else if is(&words::REASON_EMPTY_PILE) {
            matches!(self.discard(), Some((_, None)))
        } else if is(&words::REASON_SAME_NUMBER) {
            matches!(self.discard(), Some((card, Some(top))) if card == top)
        } else if is(&words::REASON_ONE_LOWER) {
            matches!(self.discard(), Some((card, Some(top))) if !is_wild(card) && card.0 + 1 == top.0 && !is_wild(top))
        } else if is(&words::REASON_BURIES_NOTHING) {
            matches!(self.discard(), Some((card, Some(top))) if !is_wild(top) && card.0 <= top.0)
        } else if is(&words::REASON_WILD_FREE) {
            matches!(self.discard(), Some((_, top)) if !top.is_some_and(is_wild))
        } else if is(&words::REASON_NEEDED_LEAST) {
            self.discard().is_some()
        } else if is(&words::REASON_FROM_HAND) {
            matches!(self.from(), Some(Source::Hand(_)))
        } else if is(&words::reason_frees_number(1)) {
            self.taken_from()
                .get(1)
                .is_some_and(|below| !is_wild(*below) && *reason == words::reason_frees_number(below.0))
        } else if is(&words::REASON_FREES_CARD) {
            self.taken_from().len() > 1
        } else if is(&words::REASON_EMPTIES_PILE) {
            self.taken_from().len() == 1
        } else if is(&words::REASON_AHEAD) {
            self.more(at::STOCK)
        } else if is(&words::reason_hinders([SeatId(0)])) {
            let theirs = |line: &Line, seat: SeatId| line.end.as_ref().map_or(0.0, |end| end.theirs[seat.index()]);
            let other = self.other.as_ref()?;
            let less = |seat: &SeatId| theirs(&self.line, *seat) < theirs(other, *seat);
            let named: Vec<SeatId> = known.opponents(self.me).iter().filter(less).collect();
            !named.is_empty() && *reason == words::reason_hinders(named)
        } else if is(&words::reason_helps_number(1)) || is(&words::REASON_HELPS_STOCK) {
            let top = known.stock_top(self.me);
            let number = top.filter(|card| card.is_known() && !is_wild(*card));
            (self.more(at::MINE) || self.more(at::LAST))
                && Self::stock_plays(&self.line) == 0
                && number.is_none_or(|card| *reason == words::reason_helps_number(card.0))
        } else if is(&words::REASON_KEEPS_WILD) {
            self.more(at::WILDS) && self.line.end.as_ref().is_some_and(|end| end.figures[at::WILDS] >= 1.0)
        } else if is(&words::REASON_NEW_HAND) {
            self.line.draws
        } else if is(&words::reason_holds_back(messages::CardName::Wild, Message::empty())) {
            let mut legal = Vec::new();
            known.legal_actions(self.me, &mut legal);
            legal.iter().any(is_from_stock) && Self::stock_plays(&self.line) == 0
        } else if is(&words::REASON_KEEPS_GOING) {
            !known.can_draw()
        } else if is(&die_words::reason_opponent_draws(SeatId(0), 1)) {
            matches!(self.action, CardAction::OpponentDraws { .. })
        } else {
            return None;
        })
    }
}

/// Checks the reason of the hint at each decision of played matches.
fn every_reason_is_true<E: Edition>()
where
    CardGame<E>: Explain<Event = CardEvent, Action = CardAction, View = CardView<E>, Options = CardOptions<E>>,
{
    let start = |index, seed| {
        let seats = match index % 4 {
            0 => Seats::solo(2),
            1 => Seats::solo(3),
            2 => Seats::teams(&[0, 1, 0, 1]),
            _ => Seats::solo(5),
        };
        let seats = seats.expect("they can be seated");
        CardGame::<E>::new(&CardOptions::default(), &seats, seed).expect("the usual options")
    };
    each_hint(start, NODES, REASONS, check::<E>);
}

/// Checks the reason of the hint in a position; returns whether there is one. A hint that holds back a stock card that
/// fits says what playing it would cost.
fn check<E: Edition>(advised: &Advised<CardGame<E>>) -> bool
where
    CardGame<E>: Explain<Event = CardEvent, Action = CardAction, View = CardView<E>>,
{
    let &Advised {
        view,
        me,
        legal,
        worths,
        mut best,
        mut next,
    } = advised;
    // As a hint chooses.
    let stock = (0..legal.len()).filter(|at| is_from_stock(&legal[*at]));
    let stock = stock.max_by(|a, b| worths[*a].total_cmp(&worths[*b]));
    if let Some(stock) = stock.filter(|stock| worths[best] - worths[*stock] < CardGame::<E>::WORTH_TELLING)
        && !is_from_stock(&legal[best])
    {
        (best, next) = (stock, Some(best));
    }
    let other = next.map(|next| legal[next]);
    let known = view.known();
    let hint = Hint {
        known,
        me,
        action: legal[best],
        line: explain::line(known, me, &legal[best]),
        other: other.map(|other| explain::line(known, me, &other)),
    };
    let reason = explain::told(known, me, &hint.line, hint.other.as_ref());
    if let Some(reason) = &reason {
        let holds = hint.holds(reason);
        assert_eq!(
            holds,
            Some(true),
            "{}: {:?} rather than {other:?} in {known:?}",
            reason.id().name(),
            legal[best]
        );
    }
    let is_own = |action: &CardAction| is_from_stock(action) && explain::stock_of(action, me) == me;
    let holds_back = legal.iter().any(is_own) && Hint::<E>::stock_plays(&hint.line) == 0;
    if holds_back && !matches!(hint.action, CardAction::OpponentDraws { .. } | CardAction::CallOut) {
        let told = reason.as_ref().map(Message::id);
        let costs = words::reason_holds_back(messages::CardName::Wild, Message::empty());
        assert_eq!(told, Some(costs.id()), "{:?} in {known:?}", hint.action);
    }
    reason.is_some()
}

#[test]
fn every_reason_of_a_hint_is_true() {
    every_reason_is_true::<Classic>();
}

#[test]
fn every_reason_of_a_hint_with_the_die_is_true() {
    every_reason_is_true::<Mod>();
}
