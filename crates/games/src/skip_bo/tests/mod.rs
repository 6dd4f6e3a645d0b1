//! The rules of the card games, rule by rule. Each test names its rules. Tests of rules that hold in both games run in
//! both; the tests of MOD's own rules are in its folder and use the helpers here.

mod agents;
mod deal;
mod drawing;
mod ends;
mod halts;
mod hidden;
mod length;
mod odd_boards;
pub mod options;
mod partners;
mod playing;
mod reading;
mod scores;
mod slips;

use super::action::{CardAction, Source};
use super::arrange::Arrange;
use super::edition::Edition;
use super::event::CardEvent;
use super::options::CardOptions;
use super::piles::PileId;
use super::state::{CardGame, Phase};
use crate::skip_bo::card::kinds;
use messages::Message;
use messages::texts::skip_bo as words;
use rules::card::Card;
use rules::die::Face;
use rules::error::ApplyError;
use rules::game::{Game, Turn};
use rules::ids::{Actor, SeatId, SeatSet};
use rules::options::Enforcement;
use rules::seats::Seats;

pub(crate) const ANA: u8 = 0;
pub(crate) const BO: u8 = 1;
pub(crate) const CY: u8 = 2;
pub(crate) const DI: u8 = 3;
/// A Skip-Bo.
pub(crate) const SB: u8 = 13;
/// No cards.
pub(crate) const NONE: [u8; 0] = [];

/// Makes two tests of each function that is generic over the edition: one in each game.
macro_rules! in_both_games {
    ($($test:ident,)+) => {
        mod classic {
            $(#[test]
            fn $test() {
                super::$test::<crate::skip_bo::classic::Classic>();
            })+
        }

        mod skip_bo_mod {
            $(#[test]
            fn $test() {
                super::$test::<crate::skip_bo_mod::Mod>();
            })+
        }
    };
}
use in_both_games;

pub(crate) fn solo(count: usize) -> Seats {
    Seats::solo(count).expect("a number of seats that fits the table")
}

/// Ana and Cy against Bo and Di.
pub(crate) fn two_pairs() -> Seats {
    Seats::teams(&[0, 1, 0, 1]).expect("four seats")
}

/// Ana and Di, Bo and the fifth, Cy and the sixth.
pub(crate) fn three_pairs() -> Seats {
    Seats::teams(&[0, 1, 2, 0, 1, 2]).expect("six seats")
}

pub(crate) fn options<E: Edition>(change: impl FnOnce(&mut CardOptions<E>)) -> CardOptions<E> {
    let mut options = CardOptions::default();
    change(&mut options);
    options
}

pub(crate) fn table_rules<E: Edition>() -> CardOptions<E> {
    options(|options| options.enforcement = Enforcement::Table)
}

/// A position with the default options and without teams.
pub(crate) fn position<E: Edition>(seats: usize) -> Arrange<E> {
    position_with(&CardOptions::default(), &solo(seats))
}

pub(crate) fn position_with<E: Edition>(options: &CardOptions<E>, seats: &Seats) -> Arrange<E> {
    Arrange::new(options, seats).expect("a set-up that is allowed")
}

pub(crate) fn built<E: Edition>(position: Arrange<E>) -> CardGame<E> {
    let game = position.build().expect("a valid position");
    check_cards(&game);
    game
}

pub(crate) const fn hand(card: u8) -> Source {
    Source::Hand(Card(card))
}

pub(crate) const fn stock(seat: u8) -> Source {
    Source::Stock(SeatId(seat))
}

pub(crate) const fn discarded(seat: u8, pile: u8) -> Source {
    Source::Discard(SeatId(seat), pile)
}

pub(crate) const fn play(from: Source, onto: u8) -> CardAction {
    CardAction::Play { from, onto }
}

pub(crate) const fn discard(card: u8, pile: u8) -> CardAction {
    CardAction::Discard { card: Card(card), pile }
}

pub(crate) fn cards(values: &[u8]) -> Vec<Card> {
    values.iter().copied().map(Card).collect()
}

/// Does an action of a seat and returns the events.
pub(crate) fn act<E: Edition>(game: &mut CardGame<E>, seat: u8, action: CardAction) -> Vec<CardEvent> {
    let listed = legal(game, seat).contains(&action);
    let events = apply(game, Actor::Player(SeatId(seat)), &action);
    assert!(listed, "{action:?} applies, but is not listed");
    events
}

/// Shuffles the cards into some order.
pub(crate) fn shuffled<E: Edition>(game: &mut CardGame<E>) -> Vec<CardEvent> {
    apply(game, Actor::Chance, &CardAction::Shuffle { seed: 7 })
}

/// Rolls the die to this side.
pub(crate) fn rolled<E: Edition>(game: &mut CardGame<E>, side: u8) -> Vec<CardEvent> {
    apply(game, Actor::Chance, &CardAction::DieRolled { face: Face(side) })
}

/// Rolls the die at the start of a turn if this game has one. The 1-4 that it shows is not used.
pub(crate) fn begun<E: Edition>(game: &mut CardGame<E>) -> Vec<CardEvent> {
    if E::DIE { rolled(game, 1) } else { Vec::new() }
}

fn apply<E: Edition>(game: &mut CardGame<E>, who: Actor, action: &CardAction) -> Vec<CardEvent> {
    let mut events = Vec::new();
    if let Err(error) = game.apply(who, action, &mut events) {
        panic!("{who:?} {action:?}: {error:?}\n{game:?}");
    }
    game.check_invariants().expect("a valid state");
    check_cards(game);
    events
}

/// Counts all cards again: no card is lost or duplicated (M-7). Also checks the stored top card of each pile.
fn check_cards<E: Edition>(game: &CardGame<E>) {
    let mut counts = *game.set_aside();
    let mut add = |cards: &[Card]| cards.iter().for_each(|card| counts.add(*card, 1));
    for seat in game.seats().iter() {
        add(game.hand(seat));
        let discards = (0..4).map(|pile| PileId::discard(seat, pile));
        for pile in discards.chain([PileId::stock(seat)]) {
            let cards = game.piles.cards(pile);
            add(cards);
            assert_eq!(game.piles.top(pile), cards.last().copied().unwrap_or(Card::HIDDEN));
        }
    }
    add(game.draw.as_slice());
    for pile in game.building() {
        add(&pile.cards().collect::<Vec<_>>());
    }
    let terms = game.terms();
    for card in kinds() {
        let of_one_deck = terms.print.deck.of(card);
        let right = if game.phase() == Phase::Deal {
            0
        } else {
            of_one_deck * u16::from(terms.decks)
        };
        assert_eq!(counts.of(card), right, "cards of {card:?}\n{game:?}");
    }
}

/// Tries an action that must be refused; checks that nothing changes.
fn attempt<E: Edition>(game: &CardGame<E>, who: Actor, action: CardAction) -> ApplyError<CardAction> {
    let mut copy = *game;
    let mut events: Vec<CardEvent> = Vec::new();
    let answer = copy.apply(who, &action, &mut events);
    assert_eq!(copy, *game, "a refusal changes nothing");
    assert_eq!(events, [], "a refusal pushes no event");
    answer.expect_err("it should be refused")
}

/// Tries an action that a rule must forbid; returns the rule and the reason.
pub(crate) fn refused<E: Edition>(game: &CardGame<E>, seat: u8, action: CardAction) -> (&'static str, Message) {
    assert!(!legal(game, seat).contains(&action), "a refused action is not listed");
    match attempt(game, Actor::Player(SeatId(seat)), action) {
        ApplyError::Illegal { rule, why, .. } => (rule.as_str(), why),
        other => panic!("{action:?} should be against a rule, and gives {other:?}"),
    }
}

/// Whether an action is refused because another seat is due.
pub(crate) fn is_not_due<E: Edition>(game: &CardGame<E>, seat: u8, action: CardAction) -> bool {
    let who = Actor::Player(SeatId(seat));
    assert!(!legal(game, seat).contains(&action), "a refused action is not listed");
    attempt(game, who, action) == ApplyError::NotDue { who }
}

pub(crate) fn legal<E: Edition>(game: &CardGame<E>, seat: u8) -> Vec<CardAction> {
    let mut legal = Vec::new();
    game.legal_actions(SeatId(seat), &mut legal);
    legal
}

/// The legal plays of a seat.
pub(crate) fn plays<E: Edition>(game: &CardGame<E>, seat: u8) -> Vec<CardAction> {
    let mut plays = legal(game, seat);
    plays.retain(|action| matches!(action, CardAction::Play { .. }));
    plays
}

pub(crate) fn turn_of(seat: u8) -> Turn {
    Turn::Players(players(&[seat]))
}

pub(crate) fn players(seats: &[u8]) -> SeatSet {
    seats.iter().map(|seat| SeatId(*seat)).collect()
}

pub(crate) fn hand_of<E: Edition>(game: &CardGame<E>, seat: u8) -> Vec<u8> {
    numbers(game.hand(SeatId(seat)))
}

pub(crate) fn stock_len<E: Edition>(game: &CardGame<E>, seat: u8) -> usize {
    game.stock_len(SeatId(seat))
}

/// The cards of a stock, from the bottom up. Only a test may see them.
pub(crate) fn stock_of<E: Edition>(game: &CardGame<E>, seat: u8) -> Vec<u8> {
    numbers(game.piles.cards(PileId::stock(SeatId(seat))))
}

pub(crate) fn discards_of<E: Edition>(game: &CardGame<E>, seat: u8, pile: u8) -> Vec<u8> {
    numbers(game.discards(SeatId(seat), pile))
}

pub(crate) fn numbers(cards: &[Card]) -> Vec<u8> {
    cards.iter().map(|card| card.0).collect()
}

/// The numbers that the building piles have reached.
pub(crate) fn building<E: Edition>(game: &CardGame<E>) -> [u8; 4] {
    game.building().map(|pile| pile.value())
}

/// The cards that were drawn into a hand, from the events.
pub(crate) fn drawn(events: &[CardEvent]) -> Vec<u8> {
    let drawn = events.iter().filter_map(|event| match event {
        CardEvent::Drew { card, .. } => Some(card.0),
        _ => None,
    });
    drawn.collect()
}

/// How many cards went into the stock of a seat.
pub(crate) fn grown(events: &[CardEvent], seat: u8) -> usize {
    let grew = CardEvent::StockGrew { seat: SeatId(seat) };
    events.iter().filter(|event| **event == grew).count()
}
