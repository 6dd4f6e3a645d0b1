//! The state of a match of a card game, and the methods that read it.

use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::board::Print;
use super::edition::Edition;
use super::options::{Stalemate, Target};
use super::piles::{Building, PileId, Piles};
use crate::skip_bo::card::{CardCounts, CardList};
use crate::skip_bo::piles::MOST_CARDS;
use crate::skip_bo::sizes::{BUILDING_PILES, DISCARD_PILES, HAND, MOST_PLAYERS};
use crate::skip_bo_mod::die::DieFace;
use rules::card::Card;
use rules::die::Face;
use rules::ids::{MAX_SEATS, SeatId, SeatSet};
use rules::options::Enforcement;
use rules::seats::Seats;

/// The options and the seating of a match, in the form that the rules need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Terms {
    /// The seating.
    pub seats: Seats,
    /// Whether partners play together (K-13).
    pub partners: bool,
    /// The cards of each stock (K-2, M-1).
    pub stock: u8,
    /// When the match is over (K-12).
    pub target: Target,
    /// The number of decks (K-1).
    pub decks: u8,
    /// What happens to a round in which nothing moves any more (K-11).
    pub stalemate: Stalemate,
    /// How the game handles slips (G-4).
    pub enforcement: Enforcement,
    /// The seat that goes first in the first round; a random seat if `None`.
    pub first: Option<SeatId>,
    /// What is printed on cards and die.
    pub print: Print,
}

/// Where cards are drawn to. Drawing resumes after a shuffle has made a new draw pile (K-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Drawing {
    /// Into the hand of the player whose turn it is (K-3, K-4).
    Hand,
    /// Unseen to the bottom of a stock (M-10, M-12, M-14).
    Stock {
        /// The seat of the stock.
        seat: SeatId,
        /// How many more cards.
        left: u8,
        /// Whether the stock is shuffled afterwards (M-12).
        shuffle: bool,
    },
}

/// The phase of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The deck must be shuffled and dealt: chance is due (K-2).
    Deal,
    /// The die must be rolled: chance is due (M-2).
    Roll,
    /// The set-aside piles must be shuffled into a new draw pile: chance is due (K-6).
    Reshuffle {
        /// The drawing that resumes after it.
        then: Drawing,
    },
    /// The face-down part of the stock of the player whose turn it is must be shuffled: chance is due (M-12).
    ShuffleStock,
    /// The table is dry (K-11): before the next turn, all discard piles must be shuffled into a new draw pile, so
    /// chance is due.
    Gather,
    /// The player whose turn it is acts.
    Act,
    /// The match is over.
    Over,
}

/// The current state of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardTurn {
    /// The player of the turn.
    pub player: SeatId,
    /// The side of the die on top; 0 if the die was not rolled.
    pub side: Face,
    /// How many times the die can still be used (M-2, M-9).
    pub uses: u8,
    /// Table rules: the player must fill the hand, card by card (K-3, K-4).
    pub filling: bool,
    /// Table rules: the player's last action was to fill the hand, so one card too many can be drawn now (M-12).
    pub at_draw: bool,
    /// Table rules: who has talked in this turn (M-14).
    pub talked: SeatSet,
    /// Whether something in this turn keeps the round going: a card was played, or, with [`Stalemate::Draw`], drawn
    /// (K-11).
    pub moved: bool,
}

impl CardTurn {
    /// A turn that has just begun.
    pub const fn of(player: SeatId) -> Self {
        Self {
            player,
            side: Face(0),
            uses: 0,
            filling: false,
            at_draw: false,
            talked: SeatSet::EMPTY,
            moved: false,
        }
    }
}

/// A match of a card game.
///
/// The value is flat, without heap memory: a clone copies at most [`CardGame::BYTES`] bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", remote = "Self")]
pub struct CardGame<E: Edition> {
    /// The options, as this game uses them.
    pub terms: Terms,
    /// The phase of the match.
    pub phase: Phase,
    /// The turn of the seat that plays.
    pub turn: CardTurn,
    /// Table rules: the interrupted turn, which resumes if the current turn out of turn is called out (M-13).
    pub kept: Option<CardTurn>,
    /// Counted from 1; 0 before the first.
    pub round: u16,
    /// Who goes first this round.
    pub first: SeatId,
    /// The number of turns in a row in which nothing moved (K-11).
    pub quiet: u8,
    /// How many times the discard piles were shuffled into a new draw pile since the last play of a stock card (K-11).
    pub dry: u8,
    /// How many rounds in a row were draws (K-11).
    pub drawn: u8,
    /// The building piles.
    pub building: [Building; BUILDING_PILES],
    /// The cards of completed building piles. They are shuffled before they can be drawn again.
    pub set_aside: CardCounts,
    /// The hand of each seat, in the order of drawing.
    pub hands: [CardList<HAND>; MOST_PLAYERS],
    /// The draw pile, the next card last.
    pub draw: CardList<MOST_CARDS>,
    /// The stock piles and discard piles of all seats.
    pub piles: Piles,
    /// Totals by seat; both partners have the team's (K-15).
    pub totals: [i32; MAX_SEATS],
    /// The seats that must skip the draw at the start of their next regular turn (M-13).
    pub(crate) skip_draw: SeatSet,
    /// The winners, at the end.
    pub winners: SeatSet,
    /// Selects the game; it has no data.
    #[serde(skip)]
    pub edition: PhantomData<E>,
}

impl<E: Edition> Serialize for CardGame<E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

impl<'de, E: Edition> Deserialize<'de> for CardGame<E> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let game = Self::read_unchecked(deserializer)?;
        game.check_state(false).map_err(serde::de::Error::custom)?;
        Ok(game)
    }
}

impl<E: Edition> CardGame<E> {
    /// The most bytes that a match takes.
    pub const BYTES: usize = 1024;

    /// Reads a match without checking that its parts agree.
    pub(crate) fn read_unchecked<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::deserialize(deserializer)
    }

    /// The options and the seating of the match.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The seating.
    pub const fn seats(&self) -> &Seats {
        &self.terms.seats
    }

    /// How many players there are.
    pub const fn players(&self) -> usize {
        self.terms.seats.count()
    }

    /// The partner of a seat (K-13).
    pub const fn partner(&self, seat: SeatId) -> Option<SeatId> {
        if self.terms.partners {
            Some(SeatId((seat.0 + self.players() as u8 / 2) % self.players() as u8))
        } else {
            None
        }
    }

    /// A seat and its partner.
    pub const fn side(&self, seat: SeatId) -> SeatSet {
        let mut side = SeatSet::only(seat);
        if let Some(partner) = self.partner(seat) {
            side.insert(partner);
        }
        side
    }

    /// The phase of the match.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, counted from 1; 0 before the first.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// Who goes first this round.
    pub const fn first(&self) -> SeatId {
        self.first
    }

    /// The current turn, also while cards are shuffled for it; `None` before the deal, between two turns and after the
    /// end.
    pub const fn current(&self) -> Option<CardTurn> {
        match self.phase {
            Phase::Deal | Phase::Gather | Phase::Over => None,
            Phase::Roll | Phase::Reshuffle { .. } | Phase::ShuffleStock | Phase::Act => Some(self.turn),
        }
    }

    /// Table rules: the turn that a turn out of turn has interrupted. It resumes if the turn out of turn is called out
    /// (M-13).
    pub const fn interrupted(&self) -> Option<CardTurn> {
        self.kept
    }

    /// The face that the die shows in the current turn, used or not; `None` if it was not rolled.
    pub fn die(&self) -> Option<DieFace> {
        self.terms.print.die?.face(self.turn.side)
    }

    /// The building piles.
    pub const fn building(&self) -> &[Building; BUILDING_PILES] {
        &self.building
    }

    /// The cards of completed building piles, which all players have seen.
    pub const fn set_aside(&self) -> &CardCounts {
        &self.set_aside
    }

    /// The hand of a seat, in the order of drawing; empty if nobody sits there.
    pub fn hand(&self, seat: SeatId) -> &[Card] {
        self.hands.get(seat.index()).map_or(&[], CardList::as_slice)
    }

    /// How many cards the draw pile has.
    pub const fn draw_len(&self) -> usize {
        self.draw.len()
    }

    /// The cards of the draw pile, the next one last. No seat may see them.
    pub fn draw_cards(&self) -> &[Card] {
        self.draw.as_slice()
    }

    /// The cards of a stock, the open top card last; empty if nobody sits there. No seat may see the cards below the
    /// top.
    pub fn stock_cards(&self, seat: SeatId) -> &[Card] {
        if self.sits(seat) {
            self.piles.cards(PileId::stock(seat))
        } else {
            &[]
        }
    }

    /// How many cards a stock has.
    pub fn stock_len(&self, seat: SeatId) -> usize {
        if self.sits(seat) {
            self.piles.len(PileId::stock(seat))
        } else {
            0
        }
    }

    /// The open card on top of a stock; `None` if the stock is finished.
    pub fn stock_top(&self, seat: SeatId) -> Option<Card> {
        let top = self.sits(seat).then(|| self.piles.top(PileId::stock(seat)));
        top.filter(|card| card.is_known())
    }

    /// The cards of a discard pile, 0 to 3, from the bottom up; empty if there is no such pile.
    pub fn discards(&self, seat: SeatId, pile: u8) -> &[Card] {
        if self.sits(seat) && usize::from(pile) < DISCARD_PILES {
            self.piles.cards(PileId::discard(seat, pile))
        } else {
            &[]
        }
    }

    /// The total of a seat; both partners have the team's.
    pub fn total(&self, seat: SeatId) -> i32 {
        self.totals.get(seat.index()).copied().unwrap_or(0)
    }

    /// The seats that must skip the draw at the start of their next regular turn (M-13).
    pub const fn skips_draw(&self) -> SeatSet {
        self.skip_draw
    }

    /// The number of turns in a row in which nothing moved (K-11).
    pub const fn quiet_turns(&self) -> u8 {
        self.quiet
    }

    /// How many times the discard piles were shuffled into a new draw pile since the last play of a stock card (K-11).
    pub const fn dry_tables(&self) -> u8 {
        self.dry
    }

    /// The winners; empty until the match is over.
    pub const fn winners(&self) -> SeatSet {
        self.winners
    }

    /// Whether a seat plays in this match.
    pub const fn sits(&self, seat: SeatId) -> bool {
        seat.index() < self.players()
    }

    /// Whether players can make slips (G-4).
    pub fn by_table_rules(&self) -> bool {
        self.terms.enforcement == Enforcement::Table
    }

    /// Whether a card can be drawn, if necessary after a shuffle (K-6).
    pub fn can_draw(&self) -> bool {
        !self.draw.is_empty() || !self.set_aside.is_empty()
    }
}
