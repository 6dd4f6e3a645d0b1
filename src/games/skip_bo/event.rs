//! What happens in a match of a card game, in steps that can be shown and told.

use serde::{Deserialize, Serialize};

use super::action::Source;
use crate::games::skip_bo_mod::die::DieFace;
use crate::rules::card::Card;
use crate::rules::die::Face;
use crate::rules::ids::{MAX_PLAYERS, PlayerId, PlayerSet, Viewer};

/// One step of what happened. A card that may not be seen is [`Card::HIDDEN`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CardEvent {
    /// The cards were shuffled and dealt (K-2).
    RoundStarted {
        /// Counted from 1.
        round: u16,
        /// Who goes first.
        first: PlayerId,
        /// The cards of each stock.
        stock: u8,
    },
    /// The top card of a stock is turned up (K-2, K-7).
    StockTurned {
        /// Whose stock.
        seat: PlayerId,
        /// The card.
        card: Card,
    },
    /// A turn starts.
    TurnStarted {
        /// Whose.
        player: PlayerId,
    },
    /// The die was rolled (M-2).
    DieRolled {
        /// Who rolled.
        player: PlayerId,
        /// The side on top.
        side: Face,
        /// What is on it.
        face: DieFace,
    },
    /// A card was drawn into the hand (K-3, K-4).
    Drew {
        /// Who drew.
        player: PlayerId,
        /// The card, for who drew it.
        card: Card,
    },
    /// The set-aside piles were shuffled into a new draw pile (K-6).
    Reshuffled {
        /// How many cards.
        cards: u16,
    },
    /// The table was dry, and the discard piles of all were shuffled into a new draw pile (K-11).
    DiscardsGathered {
        /// How many cards.
        cards: u16,
        /// How often this came since a stock card was last played, this time included: 1 or 2.
        time: u8,
    },
    /// The table was dry once more, and the round is scored for the side with the fewest stock cards left (K-11).
    RoundStalled,
    /// A card was to be drawn, and there is none left (K-10).
    NothingToDraw {
        /// Who wanted it.
        player: PlayerId,
    },
    /// A card was played (K-5, K-7).
    Played {
        /// Who played it.
        player: PlayerId,
        /// Where it came from.
        from: Source,
        /// The card.
        card: Card,
        /// The building pile, 0 to 3.
        onto: u8,
        /// The number it is there, 1 to 12.
        value: u8,
    },
    /// The die stands in for a number; the card that follows is told next (M-4).
    StoodIn {
        /// Who used it.
        player: PlayerId,
        /// The building pile, 0 to 3.
        onto: u8,
        /// The number, 1 to 12.
        value: u8,
    },
    /// A building pile reached 12 and is set aside (K-6).
    PileCompleted {
        /// The building pile, 0 to 3.
        pile: u8,
    },
    /// A hand card was discarded (K-8, M-9).
    Discarded {
        /// Who discarded it.
        player: PlayerId,
        /// The card.
        card: Card,
        /// The discard pile, 0 to 3.
        pile: u8,
        /// Whether the die allowed it and the turn goes on.
        extra: bool,
    },
    /// A turn ends without a discard, the hand being empty (K-10, M-9).
    EndedEmpty {
        /// Whose.
        player: PlayerId,
    },
    /// The die makes an opponent draw (M-10); the cards are told next.
    MadeDraw {
        /// Who used the die.
        player: PlayerId,
        /// Whose stock grows.
        opponent: PlayerId,
    },
    /// A card went unseen from the draw pile to the bottom of a stock (M-10, M-12, M-14).
    StockGrew {
        /// Whose stock.
        seat: PlayerId,
    },
    /// Table rules: a card too many was drawn and goes into one's own stock (M-12).
    DrewTooMany {
        /// Who drew it.
        player: PlayerId,
    },
    /// Table rules: the face-down part of a stock was shuffled (M-12).
    StockShuffled {
        /// Whose stock.
        seat: PlayerId,
    },
    /// Table rules: the partner of who plays talked about the play; the cards are told next (M-14).
    Talked {
        /// Who spoke.
        player: PlayerId,
        /// How many cards that costs: two, or fewer where there are no more.
        cards: u8,
    },
    /// Table rules: somebody begins a turn that is not theirs (M-13).
    ActedOutOfTurn {
        /// Who.
        player: PlayerId,
        /// Whose turn it is by right.
        rightful: PlayerId,
    },
    /// Table rules: the turn out of turn was called and stops; what was played stays (M-13).
    CalledOut {
        /// Who called it.
        by: PlayerId,
        /// Who had acted out of turn.
        player: PlayerId,
        /// Whose turn goes on.
        rightful: PlayerId,
    },
    /// The die shows again what it showed in the turn that goes on (M-2, M-13): a hand turned it back.
    DieTurnedBack {
        /// The side on top.
        side: Face,
    },
    /// Table rules: nobody called the turn out of turn, and it stands (M-13).
    OutOfTurnStands {
        /// Who had acted out of turn.
        player: PlayerId,
    },
    /// Table rules: a turn starts without drawing, for having acted out of turn (M-13).
    DrawSkipped {
        /// Whose turn.
        player: PlayerId,
    },
    /// A round was scored (K-12, K-15), or was a draw (K-11).
    RoundScored {
        /// Counted from 1.
        round: u16,
        /// Who won it, partners together; nobody where it was a draw.
        winners: PlayerSet,
        /// Points of the round by seat; both partners show the team's.
        points: [i32; MAX_PLAYERS],
        /// Totals by seat; both partners show the team's.
        totals: [i32; MAX_PLAYERS],
    },
    /// The match is over (K-12), or ends after drawn rounds (K-11).
    MatchOver {
        /// Who won; everybody shares it where the only round was a draw.
        winners: PlayerSet,
    },
}

impl CardEvent {
    /// The event as `who` may know it (G-7): a drawn card is seen by who drew it.
    pub fn as_seen_by(mut self, who: Viewer) -> Self {
        if let Self::Drew { player, card } = &mut self
            && who != Viewer::Player(*player)
        {
            *card = Card::HIDDEN;
        }
        self
    }
}
