//! Tests of Stack, rule by rule. Each test names its rules.

mod agents;
mod ends;
mod placing;
mod rolling;
mod scores;
mod seating;
mod slips;

use super::action::{RollReport, StackAction};
use super::arrange::{Arrange, die_of};
use super::event::StackEvent;
use super::options::StackOptions;
use super::state::Stack;
use messages::Message;
use messages::texts::stack as words;
use rules::die::{DieId, DieSet, Face};
use rules::error::ApplyError;
use rules::game::{Game, Turn};
use rules::ids::{Actor, SeatId, SeatSet};
use rules::options::Enforcement;
use rules::seats::Seats;

const ANA: u8 = 0;
const BO: u8 = 1;
const CY: u8 = 2;
const DI: u8 = 3;

fn solo(count: usize) -> Seats {
    Seats::solo(count).expect("a number of seats that fits the table")
}

/// Ana and Cy against Bo and Di.
fn two_teams() -> Seats {
    Seats::teams(&[0, 1, 0, 1]).expect("four seats")
}

fn options(change: impl FnOnce(&mut StackOptions)) -> StackOptions {
    let mut options = StackOptions::default();
    change(&mut options);
    options
}

fn table_rules() -> StackOptions {
    options(|options| options.enforcement = Enforcement::Table)
}

/// A position with the default options.
fn position(seats: usize) -> Arrange {
    position_with(&StackOptions::default(), &solo(seats))
}

fn position_with(options: &StackOptions, seats: &Seats) -> Arrange {
    Arrange::new(options, seats).expect("a set-up that is allowed")
}

fn built(position: Arrange) -> Stack {
    position.build().expect("a possible position")
}

/// Ana and Bo each have one loose die, number 13. All their other dice are in stacks: six captured stacks of 2s, and
/// one stack of two 4s with Ana on top.
fn near_the_end(mut position: Arrange) -> Arrange {
    for six in 0..6 {
        let [low, high] = [2 * six, 2 * six + 1];
        let dice = [die_of(ANA, low), die_of(BO, low), die_of(ANA, high), die_of(BO, high)];
        position = position.stack(2, &dice);
    }
    position.stack(4, &[die_of(BO, 12), die_of(ANA, 12)])
}

const LAST: u8 = 13;

fn place(die: DieId, onto: DieId) -> StackAction {
    StackAction::Place { die, onto }
}

fn reroll(die: DieId) -> StackAction {
    StackAction::Reroll { die }
}

fn shows(face: u8) -> StackAction {
    let report = RollReport {
        face: Face(face),
        ..RollReport::default()
    };
    StackAction::Rolled(report.into())
}

/// Applies an action of a seat and returns the events.
fn act(game: &mut Stack, seat: u8, action: StackAction) -> Vec<StackEvent> {
    apply(game, Actor::Player(SeatId(seat)), &action)
}

/// Applies a report of the dice and returns the events.
fn chance(game: &mut Stack, report: StackAction) -> Vec<StackEvent> {
    apply(game, Actor::Chance, &report)
}

fn apply(game: &mut Stack, who: Actor, action: &StackAction) -> Vec<StackEvent> {
    let mut events = Vec::new();
    if let Err(error) = game.apply(who, action, &mut events) {
        panic!("{who:?} {action:?}: {error:?}");
    }
    game.check_invariants().expect("a consistent state");
    events
}

/// Tries an action that a rule must refuse; checks that nothing changes, and returns the rule and the reason.
fn refused(game: &Stack, seat: u8, action: StackAction) -> (&'static str, Message) {
    let mut copy = game.clone();
    let mut events: Vec<StackEvent> = Vec::new();
    let who = Actor::Player(SeatId(seat));
    let answer = copy.apply(who, &action, &mut events);
    assert_eq!(copy, *game, "a refusal changes nothing");
    assert_eq!(events, [], "a refusal has no events");
    assert!(!legal(game, seat).contains(&action), "a refused action is not listed");
    match answer {
        Err(ApplyError::Illegal { rule, why, .. }) => (rule.as_str(), why),
        other => panic!("{action:?} should be refused by a rule, but gives {other:?}"),
    }
}

fn legal(game: &Stack, seat: u8) -> Vec<StackAction> {
    let mut legal = Vec::new();
    game.legal_actions(SeatId(seat), &mut legal);
    legal
}

fn players(seats: &[u8]) -> SeatSet {
    seats.iter().map(|seat| SeatId(*seat)).collect()
}

fn due(game: &Stack) -> Turn {
    game.turn()
}

fn turn_of(seat: u8) -> Turn {
    Turn::Players(SeatSet::only(SeatId(seat)))
}

fn stacks(ids: &[DieId]) -> DieSet {
    ids.iter().copied().collect()
}
