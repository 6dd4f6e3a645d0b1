//! The actions of seats in a card game, and the reports of chance. The actions with the die belong to Skip-Bo MOD.

use serde::{Deserialize, Serialize};

use rules::card::Card;
use rules::die::Face;
use rules::ids::SeatId;

/// The place a played card comes from (K-7, K-13). A hand card is named by its kind: two cards of the same kind are
/// equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// The player's own hand.
    Hand(Card),
    /// The top of the player's own stock or of the partner's.
    Stock(SeatId),
    /// The top of a discard pile, 0 to 3, of the player or of the partner.
    Discard(SeatId, u8),
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
    /// Put a hand card on one of the player's own discard piles, which ends the turn (K-8).
    Discard {
        /// The hand card.
        card: Card,
        /// The discard pile, 0 to 3.
        pile: u8,
    },
    /// End the turn without a discard, with an empty hand (K-10, M-9).
    EndTurn,
    /// Use the die for the next number of a building pile, and play a card on top of it at once (M-4 to M-8).
    StandIn {
        /// The building pile, 0 to 3.
        onto: u8,
        /// The card that follows.
        then: Source,
    },
    /// Use the die to put a hand card on one of the player's own discard piles and continue the turn (M-9).
    ExtraDiscard {
        /// The hand card.
        card: Card,
        /// The discard pile, 0 to 3.
        pile: u8,
    },
    /// Use the die to let an opponent's stock grow from the draw pile (M-10).
    OpponentDraws {
        /// The opponent.
        opponent: SeatId,
    },
    /// Table rules: draw a card by hand (K-3, K-4); one more with a full hand is a slip (M-12).
    Draw,
    /// Table rules: talk about the play while the partner has a turn (M-14).
    Talk,
    /// Table rules: begin a turn during another player's turn (M-13).
    ActOutOfTurn,
    /// Table rules: call out the current turn out of turn (M-13).
    CallOut,
    /// Chance: cards are shuffled into the order that this seed gives (K-2, K-6, K-11, M-12). No view and no event
    /// contains the seed.
    Shuffle {
        /// The seed of the order.
        seed: u64,
    },
    /// Chance: the die was rolled (M-2).
    DieRolled {
        /// The side on top, numbered as on a plain die.
        face: Face,
    },
}
