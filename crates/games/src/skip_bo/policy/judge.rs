//! The worth of a position at the end of a seat's own turn, in cards of its stock. This is a judgement, not a rule.
//!
//! A position is described by a few figures, and each figure has a weight. The judgement uses nothing that the seat
//! can't see: it gets the match of a view, in which hidden cards are [`Card::HIDDEN`].

use super::odds::Odds;
use super::weights::{FIGURES, Weights, at};
use crate::skip_bo::card::{HIGHEST, KINDS, is_wild};
use crate::skip_bo::edition::Edition;
use crate::skip_bo::options::Stalemate;
use crate::skip_bo::piles::PileId;
use crate::skip_bo::sizes::{BUILDING_PILES, DISCARD_PILES, HAND, MOST_PLAYERS};
use crate::skip_bo::stall::LAST_DRY;
use crate::skip_bo::state::CardGame;
use rules::card::Card;
use rules::ids::SeatId;

/// A set of numbers; bit 1 stands for number 1.
type Numbers = u16;

/// The figures of a position, in the order of [`Weights`].
pub(super) type Figures = [f32; FIGURES];

/// The cards from which one seat can play, without its stock.
#[derive(Clone, Copy, Debug, Default)]
struct Stores {
    numbers: Numbers,
    wilds: u8,
}

impl Stores {
    /// The union of two stores.
    const fn and(self, other: Self) -> Self {
        Self {
            numbers: self.numbers | other.numbers,
            wilds: self.wilds + other.wilds,
        }
    }

    fn add(&mut self, card: Card) {
        if is_wild(card) {
            self.wilds += 1;
        } else if card.is_known() {
            self.numbers |= 1 << card.0;
        }
    }

    /// Adds the cards that can be played from a pile one after the other: its top card, and the cards below it as long
    /// as each is the same number as the card above it or one higher.
    fn add_pile(&mut self, pile: &[Card]) {
        let mut above = Card::HIDDEN;
        for card in pile.iter().rev() {
            if above.is_known() && card.0 != above.0 && card.0 != above.0 + 1 {
                break;
            }
            self.add(*card);
            above = *card;
        }
    }
}

/// The cards that the discard piles of a seat provide.
fn piles_of<E: Edition>(game: &CardGame<E>, seat: SeatId) -> Stores {
    let mut stores = Stores::default();
    for pile in 0..DISCARD_PILES as u8 {
        stores.add_pile(game.piles.cards(PileId::discard(seat, pile)));
    }
    stores
}

/// The cards that the discard piles of a seat's partners provide.
fn piles_of_partners<E: Edition>(game: &CardGame<E>, seat: SeatId) -> Stores {
    let partners = game.side(seat).iter().filter(|partner| *partner != seat);
    partners.fold(Stores::default(), |stores, partner| stores.and(piles_of(game, partner)))
}

/// The numbers below a number.
const fn below(number: u8) -> Numbers {
    ((1 << number) - 1) & !1
}

/// The numbers that must be played on a building pile before a number fits on it.
const fn needed(value: u8, number: u8) -> Numbers {
    if value < number {
        below(number) & !below(value + 1)
    } else {
        // The pile has to be completed first.
        below(HIGHEST + 1) & !below(value + 1) | below(number)
    }
}

/// The chance that a number can be played with these stores and with `cards` unseen cards.
fn chance(values: &[u8; BUILDING_PILES], number: u8, stores: Stores, cards: usize, odds: &Odds) -> f32 {
    let mut fails = 1.0;
    for (index, value) in values.iter().enumerate() {
        if !values[..index].contains(value) {
            fails *= 1.0 - odds.all(cards, needed(*value, number) & !stores.numbers, stores.wilds);
        }
    }
    1.0 - fails
}

/// The chance that the top card of a stock can be played, whether it is known or not.
fn top_chance(values: &[u8; BUILDING_PILES], top: Card, stores: Stores, cards: usize, odds: &Odds) -> f32 {
    if is_wild(top) {
        1.0
    } else if top.is_known() {
        chance(values, top.0, stores, cards, odds)
    } else {
        let numbers = 1..=HIGHEST;
        let mean: f32 = numbers
            .map(|number| odds.share[usize::from(number)] * chance(values, number, stores, cards, odds))
            .sum();
        mean + odds.share[KINDS]
    }
}

/// The cost of ending the turn when nothing has moved in it, in cards of the seat's stock. It is 0 if cards can be
/// drawn or something has moved.
///
/// A seat that holds back on a dry table makes everybody else wait, and in the end gives the round to the side with
/// the fewest stock cards (K-11). For a sole leader this is no loss.
fn idle<E: Edition>(game: &CardGame<E>, me: SeatId) -> f32 {
    if game.turn.player != me || game.turn.moved || game.can_draw() {
        return 0.0;
    }
    let leader = game.fewest_left();
    let leads = leader.is_some_and(|leader| game.side(leader).contains(me));
    let turns = f32::from(game.quiet) + 1.0;
    let near = turns / game.players() as f32;
    if game.terms.stalemate != Stalemate::Reshuffle {
        return HELD_BACK * near;
    }
    let last = game.dry + 1 >= LAST_DRY;
    match (last, near >= 1.0) {
        (true, true) if leads => -ROUND,
        (true, true) if leader.is_none() => LEVEL,
        (true, true) => ROUND,
        _ if leads => 0.0,
        (true, false) => HELD_BACK * (1.0 + 2.0 * near),
        _ => HELD_BACK * (0.5 + 0.5 * near + 0.5 * f32::from(game.dry)),
    }
}

/// The cost of a turn without a play on a dry table, in cards of the seat's stock.
const HELD_BACK: f32 = 3.0;
/// The worth of winning the round, or the cost of losing it, in cards of the seat's stock: more than any position.
const ROUND: f32 = 100.0;
/// The cost of a drawn round, in cards of the seat's stock.
const LEVEL: f32 = 20.0;

/// What of the table a judgement takes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    /// The discard piles of each stock's own player.
    Own,
    /// Also the discard piles of partners, from which a player plays too (K-13).
    Partners,
}

/// A position, without the changes that the discard makes.
pub(super) struct Table<'a, E: Edition> {
    game: &'a CardGame<E>,
    me: SeatId,
    odds: &'a Odds,
    values: [u8; BUILDING_PILES],
    /// The cards that each of the seat's own discard piles provides.
    stores: [Stores; DISCARD_PILES],
    /// The cards that the discard piles of partners provide.
    partners: Stores,
    /// The chance to play a stock card of the seat's own side that is not turned up yet, with the whole hand.
    unknown: f32,
    /// The chance of each opponent to play its top stock card next, by seat.
    theirs: [f32; MOST_PLAYERS],
    figures: Figures,
}

impl<'a, E: Edition> Table<'a, E> {
    /// The position as `me` sees it.
    pub(super) fn of(game: &'a CardGame<E>, me: SeatId, odds: &'a Odds, sight: Sight) -> Self {
        let values = game.building.map(|pile| pile.value());
        let left = |seat| -> usize { game.side(seat).iter().map(|seat| game.stock_len(seat)).sum() };
        let mut figures = [0.0; FIGURES];
        let opponents = game.opponents(me);
        let share = 1.0 / opponents.len().max(1) as f32;
        let (mut least, mut mean) = (f32::INFINITY, 0.0);
        let mut chances = [0.0; MOST_PLAYERS];
        for seat in opponents.iter() {
            let theirs = left(seat) as f32;
            least = least.min(theirs);
            mean += share * theirs;
            let mut stores = piles_of(game, seat);
            if sight == Sight::Partners {
                stores = stores.and(piles_of_partners(game, seat));
            }
            if game.stock_len(seat) > 0 {
                let top = game.piles.top(PileId::stock(seat));
                let chance = top_chance(&values, top, stores, HAND, odds);
                chances[seat.index()] = chance;
                figures[at::THEIRS] += share * chance;
                if theirs < 2.0 {
                    figures[at::THEIR_LAST] += chance;
                }
            }
        }
        figures[at::STOCK] = (least + mean) / 2.0 - left(me) as f32;
        figures[at::IDLE] = idle(game, me);
        let mut stores = [Stores::default(); DISCARD_PILES];
        for (pile, stores) in (0..).zip(&mut stores) {
            let cards = game.piles.cards(PileId::discard(me, pile));
            stores.add_pile(cards);
            figures[at::FREE] += f32::from(cards.is_empty());
            for pair in cards.windows(2) {
                figures[cover(pair[0], pair[1])] += 1.0;
            }
        }
        let mut table = Self {
            game,
            me,
            odds,
            values,
            stores,
            partners: match sight {
                Sight::Own => Stores::default(),
                Sight::Partners => piles_of_partners(game, me),
            },
            unknown: 0.0,
            theirs: chances,
            figures,
        };
        let hidden = |seat| game.stock_len(seat) > 0 && !game.piles.top(PileId::stock(seat)).is_known();
        if game.side(me).iter().any(hidden) {
            let (hand, held) = table.hand(None);
            let all = stores.into_iter().fold(hand.and(table.partners), Stores::and);
            table.unknown = top_chance(&values, Card::HIDDEN, all, HAND - held.min(HAND), odds);
        }
        table
    }

    /// The chance of each opponent to play its top stock card next, by seat.
    pub(super) const fn theirs(&self) -> [f32; MOST_PLAYERS] {
        self.theirs
    }

    /// The cards of the hand without a discarded card, and how many known cards it has.
    fn hand(&self, mut discarded: Option<Card>) -> (Stores, usize) {
        let mut stores = Stores::default();
        let mut held = 0;
        for card in self.game.hand(self.me) {
            if discarded == Some(*card) {
                discarded = None;
            } else if card.is_known() {
                held += 1;
                stores.add(*card);
            }
        }
        (stores, held)
    }

    /// The figures after the turn ends with this hand card on this discard pile, or without a discard.
    pub(super) fn after(&self, discard: Option<(Card, u8)>) -> Figures {
        self.ended(discard).0
    }

    /// The chance that the player can then play the top card of the player's own stock next.
    pub(super) fn mine(&self, discard: Option<(Card, u8)>) -> f32 {
        self.ended(discard).1
    }

    /// The figures after the end of the turn, and the chance to play the top card of the player's own stock next.
    fn ended(&self, discard: Option<(Card, u8)>) -> (Figures, f32) {
        let mut mine = 0.0;
        let mut figures = self.figures;
        let (hand, held) = self.hand(discard.map(|(card, _)| card));
        let mut stores = hand.and(self.partners);
        for (pile, here) in (0..).zip(self.stores) {
            let Some((card, _)) = discard.filter(|(_, onto)| *onto == pile) else {
                stores = stores.and(here);
                continue;
            };
            stores.add(card);
            let top = self.game.piles.top(PileId::discard(self.me, pile));
            if top.is_known() {
                figures[cover(top, card)] += 1.0;
            } else {
                figures[at::FREE] -= 1.0;
            }
            // A card on the same number, or on the next higher one, keeps the cards below it playable.
            if top.0 == card.0 || top.0 == card.0 + 1 {
                stores = stores.and(here);
            }
        }
        figures[at::WILDS] = hand.wilds.into();
        figures[at::FRESH] = f32::from(discard.is_none() && held < self.game.hand(self.me).len());
        for seat in self.game.side(self.me).iter() {
            let cards = self.game.stock_len(seat);
            if cards > 0 {
                let top = self.game.piles.top(PileId::stock(seat));
                let chance = if top.is_known() {
                    top_chance(&self.values, top, stores, HAND.saturating_sub(held), self.odds)
                } else {
                    self.unknown
                };
                figures[at::MINE] += chance;
                figures[at::LAST] += chance * f32::from(cards == 1);
                if seat == self.me {
                    mine = chance;
                }
            }
        }
        (figures, mine)
    }

    /// The standing of the seat in the middle of a turn, no matter how the turn ends.
    pub(super) fn standing(&self, weights: &Weights) -> f32 {
        let idle = self.figures[at::IDLE] * weights.0[at::IDLE];
        self.worth(None, weights) - idle
    }

    /// The worth of the position after the turn ends with this discard or without one.
    pub(super) fn worth(&self, discard: Option<(Card, u8)>, weights: &Weights) -> f32 {
        self.after(discard)
            .iter()
            .zip(&weights.0)
            .map(|(figure, weight)| figure * weight)
            .sum()
    }
}

/// The figure that counts this pair of cards in a discard pile.
const fn cover(below: Card, above: Card) -> usize {
    if is_wild(below) {
        at::WILD_COVERED
    } else if is_wild(above) || above.0 == below.0 {
        at::SAME
    } else if above.0 + 1 == below.0 {
        at::NEXT
    } else if above.0 < below.0 {
        at::DOWN
    } else {
        at::UP
    }
}
