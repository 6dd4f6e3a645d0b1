//! A view of either card game, for code that shows the table and does not need to know which game it is.

use crate::skip_bo::edition::Edition;
use crate::skip_bo::piles::Building;
use crate::skip_bo::sizes::BUILDING_PILES;
use crate::skip_bo::state::{CardGame, CardTurn, Phase, Terms};
use crate::skip_bo_mod::die::DieFace;
use rules::card::Card;
use rules::ids::{SeatId, SeatSet};

/// What a viewer can see of a match of a card game; see [`CardGame`] for each item.
pub trait CardGameView: Send + Sync {
    /// The game's name on the command line.
    fn name(&self) -> &'static str;
    /// The options and the seating of the match.
    fn terms(&self) -> &Terms;
    /// The phase of the match.
    fn phase(&self) -> Phase;
    /// The current turn.
    fn current(&self) -> Option<CardTurn>;
    /// The turn that is interrupted by a turn out of turn (M-13).
    fn interrupted(&self) -> Option<CardTurn>;
    /// The face that the die shows, used or not.
    fn die(&self) -> Option<DieFace>;
    /// The face of the die if it can still be used in this turn.
    fn usable_die(&self) -> Option<DieFace>;
    /// Whether the game has a die.
    fn has_die(&self) -> bool;
    /// The building piles.
    fn building(&self) -> &[Building; BUILDING_PILES];
    /// The hand of a seat, in the order of drawing; hidden cards are [`Card::HIDDEN`].
    fn hand(&self, seat: SeatId) -> &[Card];
    /// Whether a card can be drawn, if necessary after a shuffle of the set-aside cards (K-6).
    fn can_draw(&self) -> bool;
    /// How many cards a stock has.
    fn stock_len(&self, seat: SeatId) -> usize;
    /// The card on top of a stock.
    fn stock_top(&self, seat: SeatId) -> Option<Card>;
    /// A discard pile, 0 to 3, from the bottom up.
    fn discards(&self, seat: SeatId, pile: u8) -> &[Card];
    /// The total of a seat.
    fn total(&self, seat: SeatId) -> i32;
    /// The partner of a seat.
    fn partner(&self, seat: SeatId) -> Option<SeatId>;
    /// A seat and its partner.
    fn side(&self, seat: SeatId) -> SeatSet;
    /// The round, counted from 1; 0 before the first.
    fn round(&self) -> u16;
    /// The winners; empty until the match is over.
    fn winners(&self) -> SeatSet;
    /// The seats that must skip the draw at the start of their next regular turn (M-13).
    fn skips_draw(&self) -> SeatSet;
}

impl<E: Edition> CardGameView for CardGame<E> {
    fn name(&self) -> &'static str {
        E::NAME
    }

    fn terms(&self) -> &Terms {
        self.terms()
    }

    fn phase(&self) -> Phase {
        self.phase()
    }

    fn current(&self) -> Option<CardTurn> {
        self.current()
    }

    fn interrupted(&self) -> Option<CardTurn> {
        self.interrupted()
    }

    fn die(&self) -> Option<DieFace> {
        self.die()
    }

    fn usable_die(&self) -> Option<DieFace> {
        self.usable_die()
    }

    fn has_die(&self) -> bool {
        E::DIE
    }

    fn building(&self) -> &[Building; BUILDING_PILES] {
        self.building()
    }

    fn hand(&self, seat: SeatId) -> &[Card] {
        self.hand(seat)
    }

    fn can_draw(&self) -> bool {
        self.can_draw()
    }

    fn stock_len(&self, seat: SeatId) -> usize {
        self.stock_len(seat)
    }

    fn stock_top(&self, seat: SeatId) -> Option<Card> {
        self.stock_top(seat)
    }

    fn discards(&self, seat: SeatId, pile: u8) -> &[Card] {
        self.discards(seat, pile)
    }

    fn total(&self, seat: SeatId) -> i32 {
        self.total(seat)
    }

    fn partner(&self, seat: SeatId) -> Option<SeatId> {
        self.partner(seat)
    }

    fn side(&self, seat: SeatId) -> SeatSet {
        self.side(seat)
    }

    fn round(&self) -> u16 {
        self.round()
    }

    fn winners(&self) -> SeatSet {
        self.winners()
    }

    fn skips_draw(&self) -> SeatSet {
        self.skips_draw()
    }
}
