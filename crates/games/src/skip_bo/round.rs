//! Rounds: dealing, scoring, and the end of the match (K-2, K-11 to K-15).

use super::edition::Edition;
use super::event::CardEvent;
use super::options::Target;
use super::piles::{Building, Piles};
use super::state::{CardGame, CardTurn, Phase};
use crate::skip_bo::card::{CardCounts, CardList, kinds};
use crate::skip_bo::piles::MOST_CARDS;
use crate::skip_bo::sizes::{BUILDING_PILES, MOST_PLAYERS};
use rules::card::shuffle;
use rules::game::EventSink;
use rules::ids::{MAX_SEATS, SeatId, SeatSet};
use rules::rng::{RulesRng, below};

/// The points for winning a round (K-12).
pub const WIN_POINTS: i32 = 25;
/// The points for each card in an opponent's stock (K-12).
pub const CARD_POINTS: i32 = 5;
/// A match to a points target ends after this many drawn rounds in a row (K-11): it would hardly ever reach the
/// target.
pub(super) const MOST_DRAWN: u8 = 3;

impl<E: Edition> CardGame<E> {
    /// Shuffles and deals, and starts the first turn. The order of the deck is drawn first. Then, in the first round,
    /// the first player is drawn unless the options name a seat (G-5).
    pub(super) fn deal<S: EventSink<CardEvent>>(&mut self, rng: &mut RulesRng, out: &mut S) {
        let mut deck: CardList<MOST_CARDS> = self.deck().list();
        shuffle(deck.as_mut_slice(), rng);
        let players = self.players();
        self.first = match self.terms.first {
            _ if self.round > 0 => self.terms.seats.after(self.first),
            Some(first) => first,
            None => SeatId(below(rng, players as u32) as u8),
        };
        self.round = self.round.saturating_add(1);
        let stock = self.terms.stock;
        let (stocks, rest) = deck.as_slice().split_at(players * usize::from(stock));
        self.piles = Piles::dealt(stocks, stock.into());
        self.draw = CardList::of(rest);
        out.push(CardEvent::RoundStarted {
            round: self.round,
            first: self.first,
            stock,
        });
        for seat in self.terms.seats.iter() {
            self.turn_up(seat, out);
        }
        self.start_turn(self.first, out);
    }

    /// All cards of the match.
    pub(super) fn deck(&self) -> CardCounts {
        let mut deck = CardCounts::default();
        for card in kinds() {
            deck.add(card, self.terms.print.deck.of(card) * u16::from(self.terms.decks));
        }
        deck
    }

    /// Scores the round for the side of its winner, or as a draw. Then ends the match or prepares the deal of the next
    /// round.
    pub(super) fn end_round<S: EventSink<CardEvent>>(&mut self, winner: Option<SeatId>, out: &mut S) {
        let mut points = [0; MAX_SEATS];
        let mut winners = SeatSet::EMPTY;
        if let Some(winner) = winner {
            let left: usize = self.opponents(winner).iter().map(|seat| self.stock_len(seat)).sum();
            winners = self.side(winner);
            for seat in winners.iter() {
                points[seat.index()] = WIN_POINTS + CARD_POINTS * left as i32;
                self.totals[seat.index()] += points[seat.index()];
            }
        }
        out.push(CardEvent::RoundScored {
            round: self.round,
            winners,
            points,
            totals: self.totals,
        });
        self.kept = None;
        self.drawn = if winner.is_some() {
            0
        } else {
            self.drawn.saturating_add(1)
        };
        let over = match self.terms.target {
            Target::Round => true,
            Target::Points(target) => match winner {
                Some(winner) => self.total(winner) >= i32::from(target),
                None => self.drawn >= MOST_DRAWN,
            },
        };
        if over {
            self.phase = Phase::Over;
            self.winners = self.leaders();
            out.push(CardEvent::MatchOver { winners: self.winners });
        } else {
            self.gather();
        }
    }

    /// The seats with the highest total; all seats if every round was a draw.
    fn leaders(&self) -> SeatSet {
        let best = self.terms.seats.iter().map(|seat| self.total(seat)).max();
        self.terms
            .seats
            .iter()
            .filter(|seat| Some(self.total(*seat)) == best)
            .collect()
    }

    /// Puts all cards back into the deck, which is dealt next.
    fn gather(&mut self) {
        self.phase = Phase::Deal;
        self.turn = CardTurn::of(SeatId(0));
        self.quiet = 0;
        self.dry = 0;
        self.building = [Building::default(); BUILDING_PILES];
        self.set_aside = CardCounts::default();
        self.hands = [CardList::EMPTY; MOST_PLAYERS];
        self.draw = CardList::EMPTY;
        self.piles = Piles::EMPTY;
        // `skip_draw` stays: a seat that must skip a draw skips it in the next round.
    }
}
