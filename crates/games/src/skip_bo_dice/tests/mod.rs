//! Tests of Skip-Bo Dice, rule by rule. Each test names its rules.

mod agents;
mod calls;
mod contract;
mod ends;
mod filling;
mod free;
mod hidden;
mod paper;
mod reading;
mod refusals;
mod rounds;
mod seating;
mod writing;

use super::action::{DiceAction, Roll, Source};
use super::arrange::Arrange;
use super::event::DiceEvent;
use super::options::DiceOptions;
use super::state::{Phase, SkipBoDice};
use super::value::{BONUS, DICE, Dice, PileId, StockpileId, Value};
use messages::Message;
use messages::texts::skip_bo_dice as words;
use rules::die::DieId;
use rules::error::ApplyError;
use rules::game::{Game, Turn};
use rules::ids::{Actor, SeatId, SeatSet};
use rules::seats::Seats;

const ANA: u8 = 0;
const BO: u8 = 1;
const CY: u8 = 2;
const DI: u8 = 3;

const A: PileId = PileId(0);
const B: PileId = PileId(1);
const C: PileId = PileId(2);
const D: PileId = PileId(3);

/// The number for a Skip-Bo in lists of values.
const S: u8 = Value::SKIP_BO.0;

const FIRST: StockpileId = StockpileId(0);
const SECOND: StockpileId = StockpileId(1);

fn solo(count: usize) -> Seats {
    Seats::solo(count).expect("a number of seats that fits the table")
}

/// A position with the default options.
fn position(seats: usize) -> Arrange {
    Arrange::new(&DiceOptions::default(), &solo(seats)).expect("a set-up that is allowed")
}

fn built(position: Arrange) -> SkipBoDice {
    position.build().expect("a possible position")
}

fn values<const COUNT: usize>(values: [u8; COUNT]) -> [Value; COUNT] {
    values.map(Value)
}

fn number(die: u8, pile: PileId) -> DiceAction {
    fill(Source::Number(DieId(die)), pile)
}

fn bonus(pile: PileId) -> DiceAction {
    fill(Source::Bonus, pile)
}

fn stocked(stockpile: StockpileId, pile: PileId) -> DiceAction {
    fill(Source::Stockpile(stockpile), pile)
}

const fn fill(with: Source, pile: PileId) -> DiceAction {
    DiceAction::Fill { with, pile }
}

const fn claim(pile: PileId) -> DiceAction {
    DiceAction::Claim { pile }
}

const fn write(value: u8, stockpile: StockpileId) -> DiceAction {
    DiceAction::Write {
        value: Value(value),
        stockpile,
    }
}

fn reroll(dice: &[u8]) -> DiceAction {
    DiceAction::Reroll { dice: set(dice) }
}

fn set(dice: &[u8]) -> Dice {
    dice.iter().copied().map(DieId).collect()
}

/// A report of a throw: the value of each die, 0 for a die that was not thrown.
fn shows(values: [u8; DICE]) -> DiceAction {
    DiceAction::Rolled(Roll {
        values: values.map(Value),
        ..Roll::default()
    })
}

/// A report of the Bonus Die alone.
fn bonus_shows(value: u8) -> DiceAction {
    shows([0, 0, 0, 0, 0, value])
}

/// Applies an action of a seat and returns the events.
fn act(game: &mut SkipBoDice, seat: u8, action: DiceAction) -> Vec<DiceEvent> {
    apply(game, Actor::Player(SeatId(seat)), &action)
}

/// Applies a report of the dice and returns the events.
fn chance(game: &mut SkipBoDice, report: DiceAction) -> Vec<DiceEvent> {
    apply(game, Actor::Chance, &report)
}

fn apply(game: &mut SkipBoDice, who: Actor, action: &DiceAction) -> Vec<DiceEvent> {
    let mut events = Vec::new();
    if let Err(error) = game.apply(who, action, &mut events) {
        panic!("{who:?} {action:?}: {error:?}");
    }
    game.check_invariants().expect("a consistent state");
    events
}

/// Tries an action that a rule must refuse; checks that nothing changes, and returns the rule and the reason.
fn refused(game: &SkipBoDice, seat: u8, action: DiceAction) -> (&'static str, Message) {
    assert!(!legal(game, seat).contains(&action), "a refused action is not listed");
    match answer(game, Actor::Player(SeatId(seat)), action) {
        ApplyError::Illegal { rule, why, .. } => (rule.as_str(), why),
        other => panic!("{action:?} should be refused by a rule, but gives {other:?}"),
    }
}

/// Tries an action that must be refused; checks that nothing changes, and returns the error.
fn answer(game: &SkipBoDice, who: Actor, action: DiceAction) -> ApplyError<DiceAction> {
    let mut copy = *game;
    let mut events: Vec<DiceEvent> = Vec::new();
    let answer = copy.apply(who, &action, &mut events);
    assert_eq!(copy, *game, "a refusal changes nothing");
    assert_eq!(events, [], "a refusal has no events");
    answer.expect_err("it is refused")
}

fn legal(game: &SkipBoDice, seat: u8) -> Vec<DiceAction> {
    let mut legal = Vec::new();
    game.legal_actions(SeatId(seat), &mut legal);
    legal
}

fn players(seats: &[u8]) -> SeatSet {
    seats.iter().map(|seat| SeatId(*seat)).collect()
}

fn due(seats: &[u8]) -> Turn {
    Turn::Players(players(seats))
}

/// How many bubbles a player has filled in a pile.
fn filled(game: &SkipBoDice, seat: u8, pile: PileId) -> u8 {
    game.sheet(SeatId(seat)).pile(pile).filled()
}

/// The place at which a player completed a pile.
fn place(game: &SkipBoDice, seat: u8, pile: PileId) -> Option<u8> {
    game.sheet(SeatId(seat)).pile(pile).place()
}

/// Ends the active player's turn; every player who must write makes the first legal write.
fn finish_turn(game: &mut SkipBoDice) -> Vec<DiceEvent> {
    let mut events = act(game, game.active().0, DiceAction::EndTurn);
    while let Phase::Write { due } = game.phase() {
        let seat = due.lowest().expect("a player is due");
        let write = legal(game, seat.0)[0];
        events.append(&mut act(game, seat.0, write));
    }
    events
}
