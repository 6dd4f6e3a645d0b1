//! A card on the table, and what is told when one is moved.

use bevy::prelude::*;

use super::pile::PilePlace;
use crate::rules::card::Card;

/// A card, the logic entity: never a mesh, and no face where none may be seen ([`FaceUp`]). Its place is its pile
/// ([`super::pile::InPile`]) and where in the pile it lies.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableCard {
    /// Which of the cards on the table, counted from 0. It says nothing about the face: cards are mixed whenever they
    /// are shuffled.
    pub slot: u16,
}

/// The face of a card, there only while whoever looks at this table may see it (G-7).
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaceUp(pub Card);

/// A card went from one pile to another, or was turned where it lies (`from` equals `to`). Sent in the order it happened,
/// when the entities have already moved; the screen follows at its own pace.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardMoved {
    /// The card's entity.
    pub card: Entity,
    /// Where it lay.
    pub from: PilePlace,
    /// Where it lies.
    pub to: PilePlace,
    /// The face it is shown with there; `None` face down.
    pub face: Option<Card>,
}

/// The cards of a pile were mixed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileShuffled {
    /// Which.
    pub place: PilePlace,
}
