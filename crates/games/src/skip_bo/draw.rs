//! Drawing cards into the hand and into stocks, and what happens when the draw pile runs out (K-3, K-4, K-6, K-10).

use super::edition::Edition;
use super::event::CardEvent;
use super::options::Stalemate;
use super::piles::PileId;
use super::state::{CardGame, Drawing, Phase};
use crate::skip_bo::card::CardCounts;
use crate::skip_bo::sizes::HAND;
use rules::card::{Card, shuffle};
use rules::game::EventSink;
use rules::ids::SeatId;
use rules::rng::RulesRng;

impl<E: Edition> CardGame<E> {
    /// Fills the hand of the player whose turn it is. By Table rules, filling only becomes due: the player then draws
    /// card by card.
    pub(super) fn fill_hand<S: EventSink<CardEvent>>(&mut self, out: &mut S) {
        self.phase = Phase::Act;
        if self.by_table_rules() {
            self.turn.at_draw = true;
            self.turn.filling = self.hands[self.turn.player.index()].len() < HAND;
            self.see_filled(out);
        } else {
            self.draw_hand(HAND, out);
        }
    }

    /// Draws up to `most` cards into the hand, until it holds five cards.
    pub(super) fn draw_hand<S: EventSink<CardEvent>>(&mut self, most: usize, out: &mut S) {
        self.phase = Phase::Act;
        let player = self.turn.player;
        for _ in 0..most {
            if self.hands[player.index()].len() == HAND {
                return;
            }
            let Some(card) = self.draw_card(Drawing::Hand) else {
                if self.phase == Phase::Act {
                    out.push(CardEvent::NothingToDraw { player });
                }
                return;
            };
            self.hands[player.index()].push(card);
            out.push(CardEvent::Drew { player, card });
        }
    }

    /// Table rules: ends the filling of the hand once it is full or no card is left.
    pub(super) fn see_filled<S: EventSink<CardEvent>>(&mut self, out: &mut S) {
        if !self.turn.filling {
            return;
        }
        let player = self.turn.player;
        let full = self.hands[player.index()].len() == HAND;
        if full || !self.can_draw() {
            self.turn.filling = false;
            if !full {
                out.push(CardEvent::NothingToDraw { player });
            }
        }
    }

    /// Draws cards unseen to the bottom of a stock, and then shuffles its face-down part if `shuffle` is set.
    pub(crate) fn draw_to_stock<S: EventSink<CardEvent>>(
        &mut self,
        seat: SeatId,
        cards: u8,
        shuffle: bool,
        out: &mut S,
    ) {
        self.phase = Phase::Act;
        let stock = PileId::stock(seat);
        for left in (1..=cards).rev() {
            let Some(card) = self.draw_card(Drawing::Stock { seat, left, shuffle }) else {
                if self.phase == Phase::Act {
                    out.push(CardEvent::NothingToDraw { player: seat });
                    break;
                }
                return;
            };
            self.piles.push_under(stock, card);
            out.push(CardEvent::StockGrew { seat });
            // A finished stock is in play again, and its one card is turned up (M-14).
            if self.piles.len(stock) == 1 {
                self.turn_up(seat, out);
            }
        }
        // The top card stays on top, and a single card below it can't change its place.
        if shuffle && self.piles.len(stock) > 2 {
            self.phase = Phase::ShuffleStock;
        }
        self.see_filled(out);
    }

    /// The next card. If the draw pile is empty, either a shuffle becomes due, after which `then` resumes, or no card
    /// is left at all.
    fn draw_card(&mut self, then: Drawing) -> Option<Card> {
        let card = self.draw.pop();
        if card.is_some() {
            self.turn.moved |= self.terms.stalemate == Stalemate::Draw;
        } else if !self.set_aside.is_empty() {
            self.phase = Phase::Reshuffle { then };
        }
        card
    }

    /// The set-aside piles become the draw pile, and the drawing resumes (K-6).
    pub(super) fn reshuffle<S: EventSink<CardEvent>>(&mut self, then: Drawing, rng: &mut RulesRng, out: &mut S) {
        self.draw = self.set_aside.list();
        self.set_aside = CardCounts::default();
        shuffle(self.draw.as_mut_slice(), rng);
        out.push(CardEvent::Reshuffled {
            cards: self.draw.len() as u16,
        });
        match then {
            Drawing::Hand if self.by_table_rules() => {
                self.draw_hand(1, out);
                self.see_filled(out);
            }
            Drawing::Hand => self.draw_hand(HAND, out),
            Drawing::Stock { seat, left, shuffle } => self.draw_to_stock(seat, left, shuffle, out),
        }
    }

    /// Shuffles the face-down part of the stock of the player whose turn it is (M-12).
    pub(super) fn shuffle_stock<S: EventSink<CardEvent>>(&mut self, rng: &mut RulesRng, out: &mut S) {
        let seat = self.turn.player;
        shuffle(self.piles.below_top_mut(PileId::stock(seat)), rng);
        self.phase = Phase::Act;
        out.push(CardEvent::StockShuffled { seat });
    }
}
