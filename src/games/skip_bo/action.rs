//! What a seat can do in a card game, and what chance reports. The acts with the die belong to Skip-Bo MOD.

use serde::{Deserialize, Serialize};

use crate::rules::card::Card;
use crate::rules::die::Face;
use crate::rules::ids::PlayerId;

/// Where a card that is played comes from (K-7, K-13). A hand card is named by its kind: two of a kind are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// One's own hand.
    Hand(Card),
    /// The top of one's own stock or of the partner's.
    Stock(PlayerId),
    /// The top of a discard pile, 0 to 3, one's own or the partner's.
    Discard(PlayerId, u8),
}

/// An action of a seat or a report of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CardAction {
    /// Play a card onto a building pile (K-5, K-7).
    Play {
        /// The card.
        from: Source,
        /// The building pile, 0 to 3.
        onto: u8,
    },
    /// Put a hand card on one of one's own discard piles, which ends the turn (K-8).
    Discard {
        /// The hand card.
        card: Card,
        /// The discard pile, 0 to 3.
        pile: u8,
    },
    /// End the turn without a discard, with no card in the hand (K-10, M-9).
    EndTurn,
    /// The die stands in for the next number of a building pile, and a card follows on it at once (M-4 to M-8).
    StandIn {
        /// The building pile, 0 to 3.
        onto: u8,
        /// The card that follows.
        then: Source,
    },
    /// The die lets one put a hand card on one of one's own discard piles and go on (M-9).
    ExtraDiscard {
        /// The hand card.
        card: Card,
        /// The discard pile, 0 to 3.
        pile: u8,
    },
    /// The die makes an opponent's stock grow from the draw pile (M-10).
    OpponentDraws {
        /// Whose.
        opponent: PlayerId,
    },
    /// Table rules: draw a card by hand (K-3, K-4); one more with the hand full is a slip (M-12).
    Draw,
    /// Table rules: talk about the play while the partner has a turn (M-14).
    Talk,
    /// Table rules: begin a turn while it is somebody else's (M-13).
    ActOutOfTurn,
    /// Table rules: call the turn that goes on out of turn (M-13).
    CallOut,
    /// Chance: cards are shuffled, in the order that this seed gives (K-2, K-6, M-12). No view and no event tells it.
    Shuffle {
        /// What the order follows from.
        seed: u64,
    },
    /// Chance: the die was rolled (M-2).
    DieRolled {
        /// The side on top, by the number a plain die has there.
        face: Face,
    },
}
