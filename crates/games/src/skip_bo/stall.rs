//! Rounds that come to a halt: what happens when no card is left to draw and nobody plays (K-11).

use super::edition::Edition;
use super::event::CardEvent;
use super::options::Stalemate;
use super::piles::PileId;
use super::sizes::DISCARD_PILES;
use super::state::{CardGame, Phase};
use crate::skip_bo::card::{CardCounts, is_wild};
use crate::skip_bo_mod::die::following;
use rules::card::{Card, shuffle};
use rules::game::EventSink;
use rules::ids::SeatId;
use rules::rng::RulesRng;

/// With [`Stalemate::Draw`], the round is a draw after this many full rounds of turns without a card drawn or played.
const QUIET_ROUNDS: usize = 2;
/// The dry table that ends the round, counted since the last play of a stock card.
pub(super) const LAST_DRY: u8 = 3;

/// What happens in place of the next turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stall {
    /// The discard piles are shuffled into a new draw pile.
    Gather,
    /// The round is scored for the side with the fewest stock cards left.
    Fewest,
    /// The round is a draw.
    Draw,
}

impl<E: Edition> CardGame<E> {
    /// What happens after a turn that has just ended; `None` if the next turn starts.
    pub(super) fn stall(&self) -> Option<Stall> {
        let quiet = usize::from(self.quiet);
        match self.terms.stalemate {
            Stalemate::Reshuffle if self.can_draw() || quiet < self.players() && !self.is_dead() => None,
            Stalemate::Reshuffle if self.dry + 1 >= LAST_DRY || !self.has_discards() => Some(Stall::Fewest),
            Stalemate::Reshuffle => Some(Stall::Gather),
            Stalemate::Draw => (quiet >= QUIET_ROUNDS * self.players()).then_some(Stall::Draw),
            Stalemate::Off => self.is_dead().then_some(Stall::Draw),
        }
    }

    /// Ends the current turn if nobody at the table can act any more. Its player has an empty hand and could only end
    /// the turn.
    pub(super) fn see_dead<S: EventSink<CardEvent>>(&mut self, out: &mut S) {
        if self.phase == Phase::Act && self.terms.stalemate != Stalemate::Draw && self.kept.is_none() && self.is_dead()
        {
            let player = self.turn.player;
            out.push(CardEvent::EndedEmpty { player });
            self.end_turn(player, out);
        }
    }

    /// Whether nobody holds a card, none can be drawn, and no open card can ever be played.
    fn is_dead(&self) -> bool {
        if self.can_draw() || self.hands.iter().any(|hand| !hand.is_empty()) {
            return false;
        }
        let fits = |card: Card| {
            self.building.iter().any(|pile| {
                let next = pile.next();
                let stands_in = self.terms.print.die.is_some_and(|die| die.stands_in_for(next));
                is_wild(card) || card.0 == next || stands_in && card.0 == following(next)
            })
        };
        let tops = self.terms.seats.iter().flat_map(|seat| self.piles.tops(seat));
        !tops.into_iter().any(|card| card.is_known() && fits(card))
    }

    /// Whether a card lies on any discard pile.
    pub(super) fn has_discards(&self) -> bool {
        let mut piles = self
            .terms
            .seats
            .iter()
            .flat_map(|seat| self.piles.tops(seat).into_iter().skip(1));
        piles.any(Card::is_known)
    }

    /// The side with the fewest stock cards left, given by one of its seats; `None` if several sides are tied.
    pub(super) fn fewest_left(&self) -> Option<SeatId> {
        let left = |seat| -> usize { self.side(seat).iter().map(|seat| self.stock_len(seat)).sum() };
        let least = self.terms.seats.iter().min_by_key(|seat| left(*seat))?;
        let level = |seat: &SeatId| left(*seat) == left(least);
        self.terms
            .seats
            .iter()
            .filter(level)
            .all(|seat| self.side(least).contains(seat))
            .then_some(least)
    }

    /// Makes all discard piles the draw pile, and starts the next turn.
    pub(super) fn gather_discards<S: EventSink<CardEvent>>(&mut self, rng: &mut RulesRng, out: &mut S) {
        let mut cards = CardCounts::default();
        for seat in self.terms.seats.iter() {
            for pile in 0..DISCARD_PILES as u8 {
                while let Some(card) = self.piles.pop(PileId::discard(seat, pile)) {
                    cards.add(card, 1);
                }
            }
        }
        self.draw = cards.list();
        shuffle(self.draw.as_mut_slice(), rng);
        self.quiet = 0;
        self.dry += 1;
        out.push(CardEvent::DiscardsGathered {
            cards: self.draw.len() as u16,
            time: self.dry,
        });
        self.start_turn(self.terms.seats.after(self.turn.player), out);
    }
}
