//! A card on the table, and the messages about moved cards.

use std::collections::BTreeMap;

use bevy::prelude::*;

use rules::card::Card;
use tabletop::pile::PilePlace;

/// A card, the logic entity. It has no mesh, and it has a face only while the viewer may see it ([`FaceUp`]). Its
/// place is its pile ([`crate::table::components::pile::InPile`]) and its position in the pile.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableCard {
    /// The number of the card on the table, counted from 0. It does not tell the face: shuffling mixes the cards.
    pub slot: u16,
}

/// The face of a card. Present only while the viewer of this table may see it (G-7).
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaceUp(pub Card);

/// What happened to the cards, in order. Sent after the entities have changed; the screen shows it at its own pace.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardStep {
    /// A card was moved or turned.
    Moved(CardMoved),
    /// The cards of a pile were shuffled; in a stock pile, only the cards under the top one.
    Shuffled {
        /// The pile.
        place: PilePlace,
    },
    /// A building pile reached another number. If a card did that, the move of the card was sent just before.
    Built {
        /// The building pile, 0 to 3.
        pile: u8,
        /// The number; 0 if the pile is now empty: it was set aside, or its first card was undone. That move was sent
        /// just before.
        value: u8,
        /// Whether the die stood in for the number (M-4).
        by_die: bool,
    },
}

/// A card went from one pile to another, or was turned in its place (`from` equals `to`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardMoved {
    /// The card's entity.
    pub card: Entity,
    /// Where the card lay.
    pub from: PilePlace,
    /// Where the card lies now.
    pub to: PilePlace,
    /// Whether it went under the other cards there instead of on top (M-10).
    pub under: bool,
    /// The face it shows there; `None` if it is face down.
    pub face: Option<Card>,
}

impl CardMoved {
    /// A card that goes face down on top of another pile.
    pub(crate) const fn face_down(card: Entity, from: PilePlace, to: PilePlace) -> Self {
        Self {
            card,
            from,
            to,
            under: false,
            face: None,
        }
    }
}

/// The entities of the match's cards and of their piles.
#[derive(Resource, Clone, Debug, Default)]
pub struct CardIndex {
    pub(crate) cards: Vec<Entity>,
    pub(crate) piles: BTreeMap<PilePlace, Entity>,
}

impl CardIndex {
    /// All cards, by slot; empty in a game without cards.
    pub fn cards(&self) -> &[Entity] {
        &self.cards
    }

    /// The entity of a pile; `None` if the match has no such pile.
    pub fn pile(&self, place: PilePlace) -> Option<Entity> {
        self.piles.get(&place).copied()
    }

    /// All piles, in order of their places.
    pub fn piles(&self) -> impl Iterator<Item = (PilePlace, Entity)> + '_ {
        self.piles.iter().map(|(place, pile)| (*place, *pile))
    }
}
