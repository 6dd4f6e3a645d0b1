//! Positions set up by hand, for tests and for pictures of interesting moments.

use super::edition::Edition;
use super::options::CardOptions;
use super::piles::{Building, PileId};
use super::state::{CardGame, CardTurn, Phase};
use crate::skip_bo::card::CardList;
use crate::skip_bo::piles::MOST_CARDS;
use crate::skip_bo::sizes::{DISCARD_PILES, HAND};
use rules::card::{Card, shuffle};
use rules::die::Face;
use rules::error::{InvariantError, SetupError};
use rules::game::Game;
use rules::ids::{SeatId, SeatSet};
use rules::rng::{Stream, stream};
use rules::seats::Seats;

/// A position to be set up. It starts in the first round, at the first seat's turn, after the draw (in MOD also after
/// the roll, with the die used up); all hands, stocks and piles are empty. All cards without a place are in the draw
/// pile, in a fixed shuffled order.
#[derive(Clone, Debug)]
pub struct Arrange<E: Edition> {
    state: CardGame<E>,
    /// The cards on top of the draw pile, the next one first.
    draw: Vec<Card>,
    /// Whether the cards without a place are set aside; otherwise they are in the draw pile.
    rest_aside: bool,
}

impl<E: Edition> Arrange<E> {
    /// A position with these seats and options.
    ///
    /// # Errors
    /// [`SetupError`] if the game refuses them.
    pub fn new(options: &CardOptions<E>, seats: &Seats) -> Result<Self, SetupError> {
        let mut state = CardGame::new(options, seats, 0)?;
        state.round = 1;
        state.phase = Phase::Act;
        if E::DIE {
            state.turn.side = Face(1);
        }
        Ok(Self {
            state,
            draw: Vec::new(),
            rest_aside: false,
        })
    }

    /// A seat holds these cards, in the order of drawing; 13 is a Skip-Bo.
    #[must_use]
    pub fn hand(mut self, seat: u8, cards: &[u8]) -> Self {
        let cards: Vec<_> = cards.iter().copied().map(Card).collect();
        if let Some(hand) = self.state.hands.get_mut(usize::from(seat)) {
            *hand = CardList::of(&cards);
        }
        self
    }

    /// A seat's stock, the card on top first.
    #[must_use]
    pub fn stock(self, seat: u8, cards: &[u8]) -> Self {
        self.pile(seat, PileId::stock(SeatId(seat)), cards.iter().rev())
    }

    /// A discard pile of a seat, 0 to 3, from the bottom up.
    #[must_use]
    pub fn discards(self, seat: u8, pile: u8, cards: &[u8]) -> Self {
        if usize::from(pile) < DISCARD_PILES {
            self.pile(seat, PileId::discard(SeatId(seat), pile), cards.iter())
        } else {
            self
        }
    }

    fn pile<'a>(mut self, seat: u8, pile: PileId, cards: impl Iterator<Item = &'a u8>) -> Self {
        if self.state.sits(SeatId(seat)) {
            for card in cards {
                self.state.piles.push(pile, Card(*card));
            }
        }
        self
    }

    /// A building pile, 0 to 3, has reached `value`, all with number cards.
    #[must_use]
    pub fn building(self, pile: u8, value: u8) -> Self {
        self.building_of(pile, value, &[], &[])
    }

    /// A building pile, 0 to 3, has reached `value`: the numbers in `wilds` are Skip-Bos, and the die stands in for
    /// those in `by_die`.
    #[must_use]
    pub fn building_of(mut self, pile: u8, value: u8, wilds: &[u8], by_die: &[u8]) -> Self {
        let places = |numbers: &[u8]| {
            let places = numbers.iter().filter(|number| (1..=12).contains(*number));
            places.fold(0_u16, |places, number| places | 1 << (number - 1))
        };
        if let Some(building) = self.state.building.get_mut(usize::from(pile)) {
            *building = Building::arranged(value, places(wilds), places(by_die));
        }
        self
    }

    /// The next cards of the draw pile, the next one first.
    #[must_use]
    pub fn draw(mut self, cards: &[u8]) -> Self {
        self.draw = cards.iter().copied().map(Card).collect();
        self
    }

    /// The draw pile has only the cards that [`Arrange::draw`] names: all others are set aside.
    #[must_use]
    pub const fn rest_aside(mut self) -> Self {
        self.rest_aside = true;
        self
    }

    /// These cards are set aside.
    #[must_use]
    pub fn aside(mut self, cards: &[u8]) -> Self {
        for card in cards {
            self.state.set_aside.add(Card(*card), 1);
        }
        self
    }

    /// All cards without a place lie at the bottom of this seat's discard pile: only the cards that [`Arrange::draw`]
    /// and [`Arrange::aside`] name can be drawn.
    #[must_use]
    pub fn rest_under(mut self, seat: u8, pile: u8) -> Self {
        let named: Vec<_> = std::mem::take(&mut self.draw);
        let mut rest = self.rest(&named);
        let pile = PileId::discard(SeatId(seat), pile % DISCARD_PILES as u8);
        if self.state.sits(SeatId(seat)) {
            while let Some(card) = rest.pop() {
                self.state.piles.push_under(pile, card);
            }
        }
        self.draw = named;
        self
    }

    /// It is this seat's turn.
    #[must_use]
    pub const fn turn(mut self, seat: u8) -> Self {
        let side = self.state.turn.side;
        self.state.turn = CardTurn::of(SeatId(seat));
        self.state.turn.side = side;
        self
    }

    /// This seat goes first in the round.
    #[must_use]
    pub const fn first(mut self, seat: u8) -> Self {
        self.state.first = SeatId(seat);
        self
    }

    /// The die shows this side, 1 to 6, and is not used yet. Call [`Arrange::turn`] before.
    #[must_use]
    pub fn die(mut self, side: u8) -> Self {
        self.state.turn.side = Face(side);
        self.state.turn.uses = self.state.die().map_or(0, |face| face.uses());
        self
    }

    /// Table rules: the hand must be filled by hand, or has just been filled.
    #[must_use]
    pub fn at_draw(mut self) -> Self {
        self.state.turn.at_draw = true;
        self.state.turn.filling = self.state.hand(self.state.turn.player).len() < HAND;
        self
    }

    /// The totals by seat.
    #[must_use]
    pub fn totals(mut self, totals: &[i32]) -> Self {
        for (total, given) in self.state.totals.iter_mut().zip(totals) {
            *total = *given;
        }
        self
    }

    /// The number of turns in a row in which nothing moved.
    #[must_use]
    pub const fn quiet(mut self, turns: u8) -> Self {
        self.state.quiet = turns;
        self
    }

    /// How many times the discard piles were shuffled into a new draw pile since the last play of a stock card.
    #[must_use]
    pub const fn dry(mut self, times: u8) -> Self {
        self.state.dry = times;
        self
    }

    /// These seats must skip the draw at the start of their next turn.
    #[must_use]
    pub fn owe_draw(mut self, seats: &[u8]) -> Self {
        self.state.skip_draw = seats.iter().map(|seat| SeatId(*seat)).collect::<SeatSet>();
        self
    }

    /// The cards without a place, except `named`, shuffled.
    fn rest(&self, named: &[Card]) -> CardList<{ MOST_CARDS }> {
        let mut unseen = self.state.unseen();
        for card in named {
            unseen.take(*card);
        }
        let mut rest = unseen.list();
        shuffle(rest.as_mut_slice(), &mut stream(0, Stream::Rules));
        rest
    }

    /// Builds the position.
    ///
    /// # Errors
    /// [`InvariantError`] if no match could reach the position.
    pub fn build(mut self) -> Result<CardGame<E>, InvariantError> {
        let rest = self.rest(&self.draw);
        self.draw.reverse();
        let (below, aside): (&[Card], &[Card]) = if self.rest_aside {
            (&[], rest.as_slice())
        } else {
            (rest.as_slice(), &[])
        };
        for card in aside {
            self.state.set_aside.add(*card, 1);
        }
        self.state.draw = CardList::of(&[below, &self.draw].concat());
        self.state.check_invariants()?;
        Ok(self.state)
    }
}
