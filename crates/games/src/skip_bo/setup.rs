//! Who may play, and with what (K-1, K-2, K-13, M-1).

use std::marker::PhantomData;

use super::edition::Edition;
use super::options::{CardOptions, no_such_first, stocks_too_large};
use super::piles::{Building, Piles};
use super::state::{CardGame, CardTurn, Phase, Terms};
use crate::skip_bo::card::{CardCounts, CardList};
use crate::skip_bo::sizes::{BUILDING_PILES, HAND, LEAST_PLAYERS, MOST_PLAYERS};
use messages::texts::rules as words;
use rules::error::SetupError;
use rules::ids::{MAX_SEATS, SeatId, SeatSet};
use rules::seats::Seats;

impl<E: Edition> CardGame<E> {
    /// A match before its first deal.
    pub(super) fn set_up(options: &CardOptions<E>, seats: &Seats) -> Result<Self, SetupError> {
        check_seats(seats)?;
        options.check()?;
        let players = seats.count();
        if let Some(seat) = options.first.filter(|seat| usize::from(*seat) >= players) {
            return Err(no_such_first(seat));
        }
        let terms = Terms {
            seats: *seats,
            partners: seats.has_teams(),
            stock: options.stock_cards(players),
            target: options.target,
            decks: options.decks,
            stalemate: options.stalemate,
            enforcement: options.enforcement,
            first: options.first.map(SeatId),
            print: options.board.print,
        };
        if !terms.leaves_hands() {
            return Err(stocks_too_large(terms.stock));
        }
        Ok(Self {
            terms,
            phase: Phase::Deal,
            turn: CardTurn::of(SeatId(0)),
            kept: None,
            round: 0,
            first: SeatId(0),
            quiet: 0,
            dry: 0,
            drawn: 0,
            building: [Building::default(); BUILDING_PILES],
            set_aside: CardCounts::default(),
            hands: [CardList::EMPTY; MOST_PLAYERS],
            draw: CardList::EMPTY,
            piles: Piles::EMPTY,
            totals: [0; MAX_SEATS],
            skip_draw: SeatSet::EMPTY,
            winners: SeatSet::EMPTY,
            edition: PhantomData,
        })
    }
}

impl Terms {
    /// How many cards the match has.
    pub(super) fn cards(&self) -> usize {
        self.print.deck.total() * usize::from(self.decks)
    }

    /// Whether the deck leaves five cards for each player after the stocks are dealt (K-2).
    pub(super) fn leaves_hands(&self) -> bool {
        self.seats.count() * (usize::from(self.stock) + HAND) <= self.cards()
    }
}

/// Checks whether this number of players can play in these teams (K-2, K-13, M-1).
pub(super) fn check_seats(seats: &Seats) -> Result<(), SetupError> {
    seats.check_count((LEAST_PLAYERS, MOST_PLAYERS))?;
    let count = seats.count();
    if !seats.has_teams() {
        return Ok(());
    }
    let refused = |why| Err(SetupError::Teams { why });
    if !matches!(count, 4 | 6) {
        return refused(words::TEAMS_SKIP_BO_COUNT);
    }
    seats.check_pairs()?;
    let opposite = |seat: SeatId| SeatId((seat.0 + count as u8 / 2) % count as u8);
    if seats.iter().any(|seat| !seats.partners(seat, opposite(seat))) {
        return refused(words::TEAMS_SKIP_BO_OPPOSITE);
    }
    Ok(())
}
