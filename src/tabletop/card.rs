//! A card on the table, and what is told when one is moved.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::rules::card::Card;
use crate::tabletop::pile::PilePlace;

/// A card, the logic entity: never a mesh, and no face where none may be seen ([`FaceUp`]). Its place is its pile
/// ([`crate::tabletop::pile::InPile`]) and where in the pile it lies.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableCard {
    /// Which of the cards on the table, counted from 0. It says nothing about the face: cards are mixed whenever they
    /// are shuffled.
    pub slot: u16,
}

/// The face of a card, there only while whoever looks at this table may see it (G-7).
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaceUp(pub Card);

/// What happened to the cards, in the order it happened. Sent when the entities have already changed; the screen follows
/// at its own pace.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardStep {
    /// A card was moved or turned.
    Moved(CardMoved),
    /// The cards of a pile were mixed; of a stock, those under the one on top.
    Shuffled {
        /// Which.
        place: PilePlace,
    },
    /// A building pile came to another number; a card that brought it there was told just before.
    Built {
        /// The building pile, 0 to 3.
        pile: u8,
        /// The number; 0 where the pile is empty now: set aside, or its first card undone, which was told just before.
        value: u8,
        /// Whether the die stood in for the number (M-4).
        by_die: bool,
    },
}

/// A card went from one pile to another, or was turned where it lies (`from` equals `to`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardMoved {
    /// The card's entity.
    pub card: Entity,
    /// Where it lay.
    pub from: PilePlace,
    /// Where it lies.
    pub to: PilePlace,
    /// Whether it went under the others there, and not on top (M-10).
    pub under: bool,
    /// The face it is shown with there; `None` face down.
    pub face: Option<Card>,
}

impl CardMoved {
    /// Face down, on top.
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
    /// All cards, by slot; none in a game without.
    pub fn cards(&self) -> &[Entity] {
        &self.cards
    }

    /// The entity of a pile; `None` where the match has no such pile.
    pub fn pile(&self, place: PilePlace) -> Option<Entity> {
        self.piles.get(&place).copied()
    }

    /// All piles, in order of their places.
    pub fn piles(&self) -> impl Iterator<Item = (PilePlace, Entity)> + '_ {
        self.piles.iter().map(|(place, pile)| (*place, *pile))
    }
}
