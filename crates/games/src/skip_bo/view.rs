//! What a seat may know of a match: the match itself with some cards hidden (G-7).

use serde::{Deserialize, Deserializer, Serialize};

use super::edition::Edition;
use super::piles::PileId;
use super::state::CardGame;
use crate::skip_bo::card::{CardCounts, CardList, kinds};
use crate::skip_bo::piles::MOST_CARDS;
use rules::card::{Card, shuffle};
use rules::ids::Viewer;
use rules::rng::RulesRng;

/// A match as a viewer may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct CardView<E: Edition> {
    #[serde(deserialize_with = "read_known")]
    known: CardGame<E>,
    viewer: Viewer,
}

/// Reads a match in which cards may be hidden.
fn read_known<'de, E: Edition, D: Deserializer<'de>>(deserializer: D) -> Result<CardGame<E>, D::Error> {
    let known = CardGame::read_unchecked(deserializer)?;
    known.check_state(true).map_err(serde::de::Error::custom)?;
    Ok(known)
}

impl<E: Edition> CardView<E> {
    /// The match with [`Card::HIDDEN`] for each hidden card. It also gives the legal actions of the viewer.
    pub const fn known(&self) -> &CardGame<E> {
        &self.known
    }

    /// The viewer.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// A match as `viewer` may know it: the other hands, the face-down cards of the stocks and the draw pile are
    /// hidden.
    pub(super) fn of(game: &CardGame<E>, viewer: Viewer) -> Self {
        let mut known = *game;
        for seat in game.seats().iter() {
            if viewer != Viewer::Player(seat) {
                known.hands[seat.index()].as_mut_slice().fill(Card::HIDDEN);
            }
            known.piles.below_top_mut(PileId::stock(seat)).fill(Card::HIDDEN);
        }
        known.draw.as_mut_slice().fill(Card::HIDDEN);
        Self { known, viewer }
    }

    /// A possible match that fits the view: the cards that the viewer does not see are in the hidden places, in random
    /// order.
    pub(super) fn possible(&self, rng: &mut RulesRng) -> CardGame<E> {
        let mut game = self.known;
        let mut unseen: CardList<{ MOST_CARDS }> = game.unseen().list();
        shuffle(unseen.as_mut_slice(), rng);
        let seats = game.seats().iter();
        let mut fill = |cards: &mut [Card]| {
            for card in cards.iter_mut().filter(|card| **card == Card::HIDDEN) {
                *card = unseen.pop().unwrap_or(Card::HIDDEN);
            }
        };
        for seat in seats {
            fill(game.hands[seat.index()].as_mut_slice());
            fill(game.piles.below_top_mut(PileId::stock(seat)));
        }
        fill(game.draw.as_mut_slice());
        game
    }
}

impl<E: Edition> CardGame<E> {
    /// How many cards of each kind can be seen here; hidden cards count as no kind.
    pub(super) fn seen(&self) -> CardCounts {
        let mut seen = self.set_aside;
        let hands = self.hands.iter().flat_map(|hand| hand.as_slice());
        for card in hands.chain(self.piles.all()).chain(self.draw.as_slice()) {
            seen.add(*card, 1);
        }
        for card in self.building.iter().flat_map(super::piles::Building::cards) {
            seen.add(card, 1);
        }
        seen
    }

    /// How many cards of each kind can't be seen here; 0 of each if nothing is hidden.
    pub fn unseen(&self) -> CardCounts {
        let (deck, seen) = (self.deck(), self.seen());
        let mut unseen = CardCounts::default();
        for card in kinds() {
            unseen.add(card, deck.of(card).saturating_sub(seen.of(card)));
        }
        unseen
    }
}
