//! What the table's entities do after an event, in terms that all games share.
//!
//! A game's own file translates its events into these changes (as `games/stack/table.rs` does). `sync` and `cards`
//! carry them out, so the table itself knows no event of any game.

use crate::pile::PilePlace;
use rules::card::Card;
use rules::die::{DieId, Face};
use rules::ids::SeatId;

/// One change of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableChange {
    /// A throw showed this number; the body already lies with it on top.
    Shows {
        /// The die.
        die: DieId,
        /// Its number.
        face: Face,
    },
    /// A throw showed the face that lies on top now.
    IsRead {
        /// The die.
        die: DieId,
    },
    /// A die was turned by hand to this number, in its place.
    TurnedTo {
        /// The die.
        die: DieId,
        /// Its number.
        face: Face,
    },
    /// A die was put by hand on another one.
    PutOn {
        /// The die.
        die: DieId,
        /// The die under it.
        onto: DieId,
        /// The stack, by its bottom die.
        stack: DieId,
    },
    /// A die was laid by hand beside the tray, used up for this turn.
    UsedUp {
        /// The die.
        die: DieId,
    },
    /// A stack was taken off the table.
    TakenOff {
        /// The stack, by its bottom die.
        stack: DieId,
    },
    /// The round is over: no stacks exist any more. The dice stay in place, so that players can still look at them,
    /// until they are gathered for the next throw.
    Cleared,
    /// A change of the cards.
    Cards(CardChange),
}

/// One change of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardChange {
    /// All cards go face down into the draw pile, from wherever they lie.
    Gathered,
    /// All discard piles go face down onto the draw pile.
    DiscardsGathered,
    /// The cards of a pile were shuffled; in a stock pile, only the cards under the top one.
    Shuffled {
        /// The pile.
        place: PilePlace,
    },
    /// The stock piles are dealt from the draw pile, card by card around the table, face down.
    Dealt {
        /// How many cards each seat gets.
        each: u8,
        /// The seat that gets the first card.
        first: SeatId,
    },
    /// A card went to another pile. It was the top card; from a hand, the card with this face.
    Moved {
        /// Where the card lay.
        from: PilePlace,
        /// Where the card lies now.
        to: PilePlace,
        /// Whether it went under the other cards there instead of on top.
        under: bool,
        /// Its face, as every viewer saw it; [`Card::HIDDEN`] if the card was moved face down.
        face: Card,
    },
    /// The top card of a pile was turned up.
    TurnedUp {
        /// The pile.
        place: PilePlace,
        /// Its face.
        face: Card,
    },
    /// All cards of a pile went face down onto another.
    AllMoved {
        /// Where they lay.
        from: PilePlace,
        /// Where they lie.
        to: PilePlace,
    },
    /// A building pile reached a number, by a card or by the die that stood in for a card (M-4).
    Built {
        /// The building pile, 0 to 3.
        pile: u8,
        /// The number; 0 if the pile was set aside.
        value: u8,
        /// Whether the die stood in for a card.
        by_die: bool,
    },
}
