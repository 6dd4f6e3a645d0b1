//! The invariants of a match of a card game. A state read from a file can contain anything, so no check relies on
//! something that is not checked yet.

use super::edition::Edition;
use super::options::Stalemate;
use super::piles::PileId;
use super::setup::check_seats;
use super::stall::LAST_DRY;
use super::state::{CardGame, CardTurn, Drawing, Phase};
use crate::skip_bo::card::{CardList, kinds};
use crate::skip_bo::piles::MOST_CARDS;
use crate::skip_bo::sizes::{HAND, MOST_PLAYERS};
use rules::error::InvariantError;
use rules::ids::{SeatId, SeatSet};

/// More points than any match can reach: a match ends at 5000, and a round scores less than 2000.
const MOST_POINTS: i32 = 10_000;

impl<E: Edition> CardGame<E> {
    /// Checks that no card is lost or duplicated and that the parts of the state agree. Only a view may have hidden
    /// cards.
    pub(super) fn check_state(&self, hidden_allowed: bool) -> Result<(), InvariantError> {
        self.check_terms()?;
        self.check_places()?;
        self.check_cards(hidden_allowed)?;
        self.check_turn(&self.turn)?;
        if let Some(kept) = &self.kept {
            self.check_turn(kept)?;
            InvariantError::unless(self.by_table_rules() && kept.player != self.turn.player, || {
                "a turn is interrupted that can't be".to_owned()
            })?;
        }
        self.check_phase()
    }

    /// Checks that [`CardGame::set_up`] can make these terms.
    fn check_terms(&self) -> Result<(), InvariantError> {
        let terms = &self.terms;
        check_seats(&terms.seats).map_err(|error| InvariantError::new(error.to_string()))?;
        terms
            .print
            .check::<E>()
            .map_err(|wrong| InvariantError::new(wrong.to_string()))?;
        InvariantError::unless(terms.partners == terms.seats.has_teams(), || {
            "partners are not as seated".to_owned()
        })?;
        InvariantError::unless((1..=super::options::MOST_DECKS).contains(&terms.decks), || {
            format!("{} decks", terms.decks)
        })?;
        InvariantError::unless(
            terms.leaves_hands() && terms.cards() <= MOST_CARDS && terms.stock > 0,
            || "the deck does not fit the stocks (K-2)".to_owned(),
        )?;
        InvariantError::unless(
            terms.first.is_none_or(|first| self.sits(first)) && self.sits(self.first),
            || "nobody sits in the first seat".to_owned(),
        )
    }

    /// Checks that cards, points and marks are only where they can be.
    fn check_places(&self) -> Result<(), InvariantError> {
        let all = SeatSet::first(self.players());
        for seat in (0..MOST_PLAYERS as u8).map(SeatId).filter(|seat| !all.contains(*seat)) {
            let discards = (0..4).map(|pile| PileId::discard(seat, pile));
            let piles = discards.chain([PileId::stock(seat)]);
            InvariantError::unless(
                self.hand(seat).is_empty() && piles.map(|pile| self.piles.len(pile)).sum::<usize>() == 0,
                || format!("{seat:?} does not play and has cards"),
            )?;
        }
        for pile in &self.building {
            InvariantError::unless(pile.is_sound() && (E::DIE || pile.die_places() == 0), || {
                format!("a building pile that can't be: {pile:?}")
            })?;
        }
        let points = self.totals.iter().zip(0..).all(|(total, seat)| {
            let seat = SeatId(seat);
            let partners = self.sits(seat).then(|| self.partner(seat)).flatten();
            (0..=MOST_POINTS).contains(total)
                && (*total == 0 || self.sits(seat))
                && partners.is_none_or(|partner| self.total(partner) == *total)
        });
        InvariantError::unless(points, || format!("totals that can't be: {:?}", self.totals))?;
        InvariantError::unless(self.skip_draw.0 & !all.0 == 0 && self.winners.0 & !all.0 == 0, || {
            "a seat that does not play is marked".to_owned()
        })
    }

    /// Checks that no card is lost or duplicated.
    fn check_cards(&self, hidden_allowed: bool) -> Result<(), InvariantError> {
        let (deck, seen) = (self.deck(), self.seen());
        let hands: usize = self.hands.iter().map(CardList::len).sum();
        let building: usize = self.building.iter().map(|pile| pile.cards().count()).sum();
        let all = hands + building + self.piles.all().len() + self.draw.len() + self.set_aside.total();
        if self.phase == Phase::Deal {
            return InvariantError::unless(all == 0, || "the deck is not gathered".to_owned());
        }
        InvariantError::unless(all == deck.total(), || {
            format!("there are {all} cards of {}", deck.total())
        })?;
        for card in kinds() {
            let (there, right) = (seen.of(card), deck.of(card));
            let fits = there == right || hidden_allowed && there < right;
            InvariantError::unless(fits, || format!("there are {there} of {card:?}, not {right}"))?;
        }
        Ok(())
    }

    fn check_turn(&self, turn: &CardTurn) -> Result<(), InvariantError> {
        let player = turn.player;
        InvariantError::unless(self.sits(player), || format!("{player:?} has a turn and does not play"))?;
        let uses = self
            .terms
            .print
            .die
            .and_then(|die| die.face(turn.side))
            .map_or(0, |face| face.uses());
        InvariantError::unless(turn.uses <= uses && (uses > 0 || turn.side.0 == 0), || {
            format!("the die shows side {} and can be used {} times", turn.side.0, turn.uses)
        })?;
        InvariantError::unless(!(turn.at_draw || turn.filling) || self.by_table_rules(), || {
            "cards are drawn by hand".to_owned()
        })?;
        let talkers = self.partner(player).map_or(SeatSet::EMPTY, SeatSet::only);
        InvariantError::unless(turn.talked.0 & !talkers.0 == 0, || {
            "somebody else talked (M-14)".to_owned()
        })
    }

    fn check_phase(&self) -> Result<(), InvariantError> {
        InvariantError::unless(self.dry < LAST_DRY, || {
            format!("the table was dry {} times and the round goes on (K-11)", self.dry)
        })?;
        let over = self.phase == Phase::Over;
        InvariantError::unless(over != self.winners.is_empty(), || "winners are for the end".to_owned())?;
        InvariantError::unless(
            (self.phase == Phase::Deal) == (self.round == 0) || self.round > 0,
            || "the first round was not dealt".to_owned(),
        )?;
        if over || self.phase == Phase::Deal {
            return InvariantError::unless(self.kept.is_none(), || {
                "a turn is interrupted between rounds".to_owned()
            });
        }
        let hand = self.hand(self.turn.player).len();
        InvariantError::unless(
            self.phase != Phase::Act || !self.turn.filling || hand < HAND && self.can_draw(),
            || "a hand is to be filled that can't be".to_owned(),
        )?;
        for seat in self.terms.seats.iter() {
            InvariantError::unless(!self.is_finished(seat), || {
                format!("{seat:?} has won and the round goes on (K-9)")
            })?;
        }
        match self.phase {
            Phase::Roll => InvariantError::unless(E::DIE && self.turn.side.0 == 0, || {
                "there is nothing to roll".to_owned()
            }),
            Phase::Reshuffle { then } => {
                InvariantError::unless(self.draw.is_empty() && !self.set_aside.is_empty(), || {
                    "nothing is to be shuffled (K-6)".to_owned()
                })?;
                match then {
                    Drawing::Hand => InvariantError::unless(hand < HAND, || "a full hand is to be filled".to_owned()),
                    Drawing::Stock { seat, left, .. } => InvariantError::unless(self.sits(seat) && left > 0, || {
                        "cards go to a stock that is none".to_owned()
                    }),
                }
            }
            Phase::ShuffleStock => {
                InvariantError::unless(self.by_table_rules(), || "a stock is shuffled (M-12)".to_owned())
            }
            Phase::Gather => InvariantError::unless(
                self.terms.stalemate == Stalemate::Reshuffle
                    && !self.can_draw()
                    && self.has_discards()
                    && self.kept.is_none()
                    && self.dry + 1 < LAST_DRY,
                || "the discard piles are not to be gathered (K-11)".to_owned(),
            ),
            Phase::Deal | Phase::Act | Phase::Over => Ok(()),
        }
    }
}
