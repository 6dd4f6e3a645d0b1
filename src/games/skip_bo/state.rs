//! The state of a match of a card game, and what can be asked of it.

use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::board::Print;
use super::edition::Edition;
use super::options::{Stalemate, Target};
use super::piles::{Building, PileId, Piles};
use crate::games::skip_bo::card::{CardCounts, CardList};
use crate::games::skip_bo::piles::MOST_CARDS;
use crate::games::skip_bo::sizes::{BUILDING_PILES, DISCARD_PILES, HAND, MOST_PLAYERS};
use crate::games::skip_bo_mod::die::DieFace;
use crate::rules::card::Card;
use crate::rules::die::Face;
use crate::rules::ids::{MAX_PLAYERS, PlayerId, PlayerSet};
use crate::rules::options::Enforcement;
use crate::rules::seats::Seats;

/// What a match is played by: the options and the seating, as the rules need them.
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
    /// How many decks are played with (K-1).
    pub decks: u8,
    /// What becomes of a round in which nothing moves any more (K-11).
    pub stalemate: Stalemate,
    /// How slips are dealt with (G-4).
    pub enforcement: Enforcement,
    /// Who goes first in the first round; at random where nobody is named.
    pub first: Option<PlayerId>,
    /// What is printed on cards and die.
    pub print: Print,
}

/// Cards that are being drawn, and go on being drawn once a shuffle has made a new draw pile (K-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Drawing {
    /// Into the hand of the player whose turn it is (K-3, K-4).
    Hand,
    /// Unseen to the bottom of a stock (M-10, M-12, M-14).
    Stock {
        /// Whose.
        seat: PlayerId,
        /// How many more.
        left: u8,
        /// Whether the stock is shuffled afterwards (M-12).
        shuffle: bool,
    },
}

/// Where the match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The deck is to be shuffled and dealt: chance is due (K-2).
    Deal,
    /// The die is to be rolled: chance is due (M-2).
    Roll,
    /// The set-aside piles are to be shuffled into a new draw pile: chance is due (K-6).
    Reshuffle {
        /// What goes on then.
        then: Drawing,
    },
    /// The face-down part of the stock of the player whose turn it is has to be shuffled: chance is due (M-12).
    ShuffleStock,
    /// The table is dry: the discard piles of all are to be shuffled into a new draw pile before the next turn, and chance is
    /// due (K-11).
    Gather,
    /// The player whose turn it is acts.
    Act,
    /// The match is over.
    Over,
}

/// A turn, as far as it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardTurn {
    /// Whose.
    pub player: PlayerId,
    /// The side of the die on top; 0 where it was not rolled.
    pub side: Face,
    /// How often the die can still be used (M-2, M-9).
    pub uses: u8,
    /// Table rules: the hand has to be filled, card by card (K-3, K-4).
    pub filling: bool,
    /// Table rules: the last thing done was to fill the hand, so that one could draw too many (M-12).
    pub at_draw: bool,
    /// Table rules: who has talked in it (M-14).
    pub talked: PlayerSet,
    /// Whether something happened in it that keeps the round going: a card was played, or, where only that stops a draw, drawn
    /// (K-11).
    pub moved: bool,
}

impl CardTurn {
    /// A turn that has just begun.
    pub(crate) const fn of(player: PlayerId) -> Self {
        Self {
            player,
            side: Face(0),
            uses: 0,
            filling: false,
            at_draw: false,
            talked: PlayerSet::EMPTY,
            moved: false,
        }
    }
}

/// A match of a card game.
///
/// It is flat, without heap: a clone is a copy of [`CardGame::BYTES`] bytes at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "", remote = "Self")]
pub struct CardGame<E: Edition> {
    pub(crate) terms: Terms,
    pub(crate) phase: Phase,
    pub(crate) turn: CardTurn,
    /// Table rules: the turn that goes on when the present one, out of turn, is called (M-13).
    pub(crate) kept: Option<CardTurn>,
    /// Counted from 1; 0 before the first.
    pub(crate) round: u16,
    /// Who goes first this round.
    pub(crate) first: PlayerId,
    /// How many turns in a row have ended in which nothing moved (K-11).
    pub(crate) quiet: u8,
    /// How often the discard piles were shuffled into a new draw pile since a stock card was last played (K-11).
    pub(crate) dry: u8,
    /// How many rounds in a row were draws (K-11).
    pub(crate) drawn: u8,
    pub(crate) building: [Building; BUILDING_PILES],
    /// The cards of completed building piles: they are shuffled before they are seen again.
    pub(crate) set_aside: CardCounts,
    /// In the order they were drawn.
    pub(crate) hands: [CardList<HAND>; MOST_PLAYERS],
    /// The next card last.
    pub(crate) draw: CardList<MOST_CARDS>,
    pub(crate) piles: Piles,
    /// Totals by seat; both partners have the team's (K-15).
    pub(crate) totals: [i32; MAX_PLAYERS],
    /// Who starts the next own turn without drawing (M-13).
    pub(crate) skip_draw: PlayerSet,
    /// The winners, at the end.
    pub(crate) winners: PlayerSet,
    #[serde(skip)]
    pub(crate) edition: PhantomData<E>,
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
    /// What a match takes at most, in bytes.
    pub const BYTES: usize = 1024;

    /// Reads a match without a look at whether it holds together.
    pub(crate) fn read_unchecked<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::deserialize(deserializer)
    }

    /// What the match is played by.
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
    pub const fn partner(&self, seat: PlayerId) -> Option<PlayerId> {
        if self.terms.partners {
            Some(PlayerId((seat.0 + self.players() as u8 / 2) % self.players() as u8))
        } else {
            None
        }
    }

    /// A seat and its partner.
    pub const fn side(&self, seat: PlayerId) -> PlayerSet {
        let mut side = PlayerSet::only(seat);
        if let Some(partner) = self.partner(seat) {
            side.insert(partner);
        }
        side
    }

    /// Where the match stands.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, counted from 1; 0 before the first.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// Who goes first this round.
    pub const fn first(&self) -> PlayerId {
        self.first
    }

    /// The turn that goes on, also while cards are shuffled for it; `None` before the deal, between two turns and after the
    /// end.
    pub const fn current(&self) -> Option<CardTurn> {
        match self.phase {
            Phase::Deal | Phase::Gather | Phase::Over => None,
            Phase::Roll | Phase::Reshuffle { .. } | Phase::ShuffleStock | Phase::Act => Some(self.turn),
        }
    }

    /// Table rules: the turn that was interrupted by one out of turn, and goes on if that is called (M-13).
    pub const fn interrupted(&self) -> Option<CardTurn> {
        self.kept
    }

    /// What the die of the present turn shows, used or not; `None` where it was not rolled.
    pub fn die(&self) -> Option<DieFace> {
        self.terms.print.die?.face(self.turn.side)
    }

    /// The building piles.
    pub const fn building(&self) -> &[Building; BUILDING_PILES] {
        &self.building
    }

    /// The cards of completed building piles, which all have seen.
    pub const fn set_aside(&self) -> &CardCounts {
        &self.set_aside
    }

    /// The hand of a seat, in the order it was drawn; nothing where nobody sits there.
    pub fn hand(&self, seat: PlayerId) -> &[Card] {
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

    /// The cards of a stock, the turned-up one last; nothing where nobody sits there. The others no seat may see.
    pub fn stock_cards(&self, seat: PlayerId) -> &[Card] {
        if self.sits(seat) {
            self.piles.cards(PileId::stock(seat))
        } else {
            &[]
        }
    }

    /// How many cards a stock has.
    pub fn stock_len(&self, seat: PlayerId) -> usize {
        if self.sits(seat) {
            self.piles.len(PileId::stock(seat))
        } else {
            0
        }
    }

    /// The card on top of a stock, turned up; `None` where it is finished.
    pub fn stock_top(&self, seat: PlayerId) -> Option<Card> {
        let top = self.sits(seat).then(|| self.piles.top(PileId::stock(seat)));
        top.filter(|card| card.is_known())
    }

    /// The cards of a discard pile, 0 to 3, from the bottom up; nothing where there is no such pile.
    pub fn discards(&self, seat: PlayerId, pile: u8) -> &[Card] {
        if self.sits(seat) && usize::from(pile) < DISCARD_PILES {
            self.piles.cards(PileId::discard(seat, pile))
        } else {
            &[]
        }
    }

    /// The total of a seat; both partners have the team's.
    pub fn total(&self, seat: PlayerId) -> i32 {
        self.totals.get(seat.index()).copied().unwrap_or(0)
    }

    /// Who starts the next own turn without drawing (M-13).
    pub const fn skips_draw(&self) -> PlayerSet {
        self.skip_draw
    }

    /// How many turns in a row have ended in which nothing moved (K-11).
    pub const fn quiet_turns(&self) -> u8 {
        self.quiet
    }

    /// How often the discard piles were shuffled into a new draw pile since a stock card was last played (K-11).
    pub const fn dry_tables(&self) -> u8 {
        self.dry
    }

    /// The winners; nobody until the match is over.
    pub const fn winners(&self) -> PlayerSet {
        self.winners
    }

    /// Whether somebody sits there.
    pub const fn sits(&self, seat: PlayerId) -> bool {
        seat.index() < self.players()
    }

    /// Whether slips can be made (G-4).
    pub(crate) fn by_table_rules(&self) -> bool {
        self.terms.enforcement == Enforcement::Table
    }

    /// Whether there is a card to be drawn, after a shuffle if need be (K-6).
    pub fn can_draw(&self) -> bool {
        !self.draw.is_empty() || !self.set_aside.is_empty()
    }
}
