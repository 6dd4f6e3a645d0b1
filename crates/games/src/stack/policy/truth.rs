//! Each reason of a hint is true of the position that it speaks of.

use crate::each_hint::{Advised, each_hint};
use crate::stack::action::StackAction;
use crate::stack::options::StackOptions;
use crate::stack::sizes::{CAPTURE_HEIGHT, owner};
use crate::stack::state::{Phase, Place, Stack};
use messages::Message;
use messages::texts::stack as words;
use rules::ai::agent::Explain;
use rules::die::{DieId, Face};
use rules::game::Game;
use rules::ids::SeatId;
use rules::options::Enforcement;
use rules::seats::Seats;

/// How many reasons are checked.
const REASONS: usize = 10_000;
/// How many positions the computer player judges that gives the hint.
const NODES: u64 = 100;

/// The points of a top (S-17).
fn points(face: Face) -> u8 {
    if face == Face(1) { 10 } else { face.0 }
}

/// How many dice the stack under this top has, 1 for a loose die.
fn height(game: &Stack, top: DieId) -> usize {
    match game.place(top) {
        Place::Stacked { stack } => game.stack(stack).expect("a stack on the table").height(),
        _ => 1,
    }
}

/// The loose dice that their owners could put on `die` once it lies on `onto`: of opponents who have a turn left.
fn threats(game: &Stack, me: SeatId, die: DieId, onto: DieId) -> u8 {
    let plays_on = |seat: SeatId| match game.last_turns() {
        Some(left) => left.contains(seat),
        None => !game.out().contains(seat),
    };
    let could = |other: &DieId| {
        let seat = owner(*other);
        seat != me
            && !game.seats().partners(seat, me)
            && plays_on(seat)
            && *other != onto
            && game.is_loose(*other)
            && game.face(*other) == game.face(die)
    };
    game.dice().filter(could).count() as u8
}

/// How many of the six numbers would fit somewhere if this die showed them.
fn fitting(game: &Stack, die: DieId) -> usize {
    let shows = |face: &u8| {
        let mut rolled = game.clone();
        rolled.faces[die.index()] = Face(*face);
        rolled.targets(die).next().is_some()
    };
    (1..=6).filter(shows).count()
}

/// What is true of the advice, in the words of a reason.
fn truth(advised: &Advised<Stack>) -> Option<Message> {
    let (game, me) = (advised.view, advised.me);
    Some(match *advised.action() {
        StackAction::Place { die, onto } => {
            let counts = points(game.face(die));
            let threats = threats(game, me, die, onto);
            if height(game, onto) + 1 == CAPTURE_HEIGHT {
                words::reason_captures(counts)
            } else if height(game, onto) > 1 {
                words::reason_takes(counts, owner(onto), threats, game.face(die).0)
            } else {
                words::reason_counts(counts, threats, game.face(die).0)
            }
        }
        StackAction::Reroll { die } => {
            let placings =
                || (0..advised.legal.len()).filter(|at| matches!(advised.legal[*at], StackAction::Place { .. }));
            if game.targets(die).next().is_none() {
                words::reason_roll_idle(fitting(game, die))
            } else {
                let best = advised.worths[advised.best];
                assert!(placings().all(|at| advised.worths[at] <= best), "placing does worse");
                words::reason_roll_better(fitting(game, die))
            }
        }
        StackAction::ChooseFace { keep_new } => {
            let Phase::ChooseFace { die, old, .. } = game.phase() else {
                panic!("a face is chosen")
            };
            let (kept, other) = if keep_new {
                (game.face(die), old)
            } else {
                (old, game.face(die))
            };
            assert!(points(kept) >= points(other), "the number that counts more is kept");
            words::reason_number(points(kept), points(other))
        }
        StackAction::Pass => {
            assert!(game.loose(me).is_empty(), "no die is left to play");
            words::REASON_PASS
        }
        _ => return None,
    })
}

#[test]
fn every_reason_of_a_hint_is_true() {
    let start = |index: u64, seed| {
        let seats = match index % 5 {
            0 => Seats::solo(2),
            1 => Seats::solo(3),
            2 => Seats::teams(&[0, 1, 0, 1]),
            3 => Seats::solo(5),
            _ => Seats::teams(&[0, 1, 2, 0, 1, 2]),
        };
        let options = StackOptions {
            target: 40,
            stack_on_partner: index % 2 == 1,
            enforcement: if index.is_multiple_of(3) {
                Enforcement::Table
            } else {
                Enforcement::default()
            },
            ..StackOptions::default()
        };
        Stack::new(&options, &seats.expect("they can be seated"), seed).expect("options that are allowed")
    };
    each_hint(start, NODES, REASONS, |advised| {
        let (game, me, action) = (advised.view, advised.me, advised.action());
        let other = advised.next.map(|next| &advised.legal[next]);
        let reason = Stack::reason(game, me, action, other);
        assert_eq!(reason, truth(advised), "{action:?} of {me:?} in {game:?}");
        reason.is_some()
    });
}
