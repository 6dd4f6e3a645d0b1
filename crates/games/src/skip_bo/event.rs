//! The events of a match of a card game: steps that the table shows and the log describes.

use serde::{Deserialize, Serialize};

use super::action::Source;
use crate::skip_bo_mod::die::DieFace;
use rules::card::Card;
use rules::die::Face;
use rules::ids::{MAX_SEATS, SeatId, SeatSet, Viewer};

/// One step. A card that the viewer may not see is [`Card::HIDDEN`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CardEvent {
    /// The cards were shuffled and dealt (K-2).
    RoundStarted {
        /// The round, counted from 1.
        round: u16,
        /// Who goes first.
        first: SeatId,
        /// The cards of each stock.
        stock: u8,
    },
    /// The top card of a stock is turned up (K-2, K-7).
    StockTurned {
        /// Whose stock.
        seat: SeatId,
        /// The card.
        card: Card,
    },
    /// A turn starts.
    TurnStarted {
        /// The player.
        player: SeatId,
    },
    /// The die was rolled (M-2).
    DieRolled {
        /// Who rolled.
        player: SeatId,
        /// The side on top.
        side: Face,
        /// The face printed on that side.
        face: DieFace,
    },
    /// A card was drawn into the hand (K-3, K-4).
    Drew {
        /// Who drew.
        player: SeatId,
        /// The card; only the player who drew it may see it.
        card: Card,
    },
    /// The set-aside piles were shuffled into a new draw pile (K-6).
    Reshuffled {
        /// How many cards.
        cards: u16,
    },
    /// The table was dry, and all discard piles were shuffled into a new draw pile (K-11).
    DiscardsGathered {
        /// How many cards.
        cards: u16,
        /// How many times this happened since the last play of a stock card, including this time: 1 or 2.
        time: u8,
    },
    /// The table was dry once more, and the round is scored for the side with the fewest stock cards left (K-11).
    RoundStalled,
    /// A card should be drawn, and none is left (K-10).
    NothingToDraw {
        /// Who should draw.
        player: SeatId,
    },
    /// A card was played (K-5, K-7).
    Played {
        /// Who played it.
        player: SeatId,
        /// Where it came from.
        from: Source,
        /// The card.
        card: Card,
        /// The building pile, 0 to 3.
        onto: u8,
        /// The number that the card has there, 1 to 12.
        value: u8,
    },
    /// The die stands in for a number; the next [`CardEvent::Played`] is the card that follows (M-4).
    StoodIn {
        /// Who used it.
        player: SeatId,
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
        player: SeatId,
        /// The card.
        card: Card,
        /// The discard pile, 0 to 3.
        pile: u8,
        /// Whether the die allowed it, so that the turn continues.
        extra: bool,
    },
    /// A turn ends without a discard because the hand is empty (K-10, M-9).
    EndedEmpty {
        /// The player.
        player: SeatId,
    },
    /// The die makes an opponent draw (M-10); the next events are the draws.
    MadeDraw {
        /// Who used the die.
        player: SeatId,
        /// Whose stock grows.
        opponent: SeatId,
    },
    /// A card went unseen from the draw pile to the bottom of a stock (M-10, M-12, M-14).
    StockGrew {
        /// Whose stock.
        seat: SeatId,
    },
    /// Table rules: a player drew one card too many, which goes into the player's own stock (M-12).
    DrewTooMany {
        /// Who drew it.
        player: SeatId,
    },
    /// Table rules: the face-down part of a stock was shuffled (M-12).
    StockShuffled {
        /// Whose stock.
        seat: SeatId,
    },
    /// Table rules: the partner of the player whose turn it is talked about the play; the next events are the cards
    /// that this costs (M-14).
    Talked {
        /// Who spoke.
        player: SeatId,
        /// How many cards the talk costs: two, or fewer if fewer are left.
        cards: u8,
    },
    /// Table rules: a player begins a turn during another player's turn (M-13).
    ActedOutOfTurn {
        /// Who begins it.
        player: SeatId,
        /// The player whose turn is interrupted.
        rightful: SeatId,
    },
    /// Table rules: the turn out of turn is called out and stops; the cards that were played stay (M-13).
    CalledOut {
        /// Who called it out.
        by: SeatId,
        /// Who acted out of turn.
        player: SeatId,
        /// The player whose turn resumes.
        rightful: SeatId,
    },
    /// The die is turned back by hand: it shows the side of the interrupted turn again, which resumes (M-2, M-13).
    DieTurnedBack {
        /// The side on top.
        side: Face,
    },
    /// Table rules: nobody called out the turn out of turn, and it stands (M-13).
    OutOfTurnStands {
        /// Who acted out of turn.
        player: SeatId,
    },
    /// Table rules: a turn starts without drawing, because its player acted out of turn before (M-13).
    DrawSkipped {
        /// The player.
        player: SeatId,
    },
    /// A round was scored (K-12, K-15), or was a draw (K-11).
    RoundScored {
        /// Counted from 1.
        round: u16,
        /// Who won it, both partners together; nobody if it was a draw.
        winners: SeatSet,
        /// Points of the round by seat; both partners show the team's.
        points: [i32; MAX_SEATS],
        /// Totals by seat; both partners show the team's.
        totals: [i32; MAX_SEATS],
    },
    /// The match is over (K-12), or ends after drawn rounds (K-11).
    MatchOver {
        /// Who won: all seats with the highest total, so everybody if every round was a draw.
        winners: SeatSet,
    },
}

impl CardEvent {
    /// The event as `who` may know it (G-7): only the player who drew a card sees it.
    pub fn as_seen_by(mut self, who: Viewer) -> Self {
        if let Self::Drew { player, card } = &mut self
            && who != Viewer::Player(*player)
        {
            *card = Card::HIDDEN;
        }
        self
    }
}
