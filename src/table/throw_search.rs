//! Throws tried before they are made: on a copy of the table, as often as the level of a computer player has patience for.
//!
//! A copy knows how the dice lie, which everybody sees. How the die will lie in the hand nobody knows: each try draws that
//! anew from the computer player's own chance, so that none of them is the throw that will be made.

use std::sync::atomic::{AtomicBool, Ordering};

use bevy::math::{Vec2, Vec3Swizzles};
use bevy::prelude::*;
use rand::RngExt;

use crate::ai::agent::best_of;
use crate::ai::budget::Budget;
use crate::ai::level::Level;
use crate::catalog::{AnyAction, AnyGame, AnyView};
use crate::physics::aim::{side_of, sparing_throws};
use crate::physics::params::THROW_LIMIT_TICKS;
use crate::physics::sandbox::Sandbox;
use crate::physics::throw::{ThrowGesture, ThrowSettled};
use crate::physics::tray::TrayGeometry;
use crate::rules::ids::{Actor, PlayerId};
use crate::rules::rng::{RulesRng, Stream, nth_seed, stream};

/// A copy of the table, to throw on.
pub(super) struct TableCopy {
    /// The dice.
    pub sandbox: Sandbox,
    /// The tray.
    pub tray: TrayGeometry,
    /// Where each stack stands and how high it is.
    pub obstacles: Vec<(Vec2, f32)>,
    /// How many seats there are.
    pub seats: usize,
}

/// A round of tries: the best throws so far, each made so often again.
struct Round {
    throws: usize,
    times: usize,
}

/// How a level tries throws; not at all where there are no rounds.
const fn rounds(level: Level) -> &'static [Round] {
    const fn round(throws: usize, times: usize) -> Round {
        Round { throws, times }
    }
    const HARD: [Round; 2] = [round(6, 3), round(2, 6)];
    const EXPERT: [Round; 3] = [round(12, 4), round(5, 8), round(3, 12)];
    match level {
        Level::Hard => &HARD,
        Level::Expert => &EXPERT,
        _ => &[],
    }
}

/// Whether a level tries throws.
pub(super) const fn searches(level: Level) -> bool {
    !rounds(level).is_empty()
}

/// As many throws as this are thought to have done what a throw is reckoned to do: a few tries without harm prove little.
const RECKONED_THROWS: f32 = 2.0;
/// What has not settled after so many steps is no use as a try.
const MOST_TICKS: u32 = 3 * THROW_LIMIT_TICKS;

/// What a stack that was pushed and still stands is held against a throw, in points: it might have fallen. Pushes are
/// several times as frequent as falls, so that fewer tries tell good throws from bad ones.
const PUSH: f32 = 0.5;

/// A throw and what came of trying it.
struct Candidate {
    /// Which act it belongs to, by its place among the legal ones.
    choice: usize,
    gesture: ThrowGesture,
    tries: u32,
    harm: f32,
    pushed: u32,
}

impl Candidate {
    /// What it is expected to cost, where a throw is reckoned to cost so much.
    fn expected(&self, reckoned: f32) -> f32 {
        (self.harm + reckoned * RECKONED_THROWS) / (self.tries as f32 + RECKONED_THROWS)
    }

    /// How it compares with others: the less the better.
    fn rank(&self, reckoned: f32) -> f32 {
        self.expected(reckoned) + PUSH * self.pushed as f32 / (self.tries as f32 + RECKONED_THROWS)
    }
}

/// What a computer player does, and how it throws: the gesture that is expected to do the least harm, and another act
/// where not even that is worth it. `None` where there is nothing to try.
///
/// The same question and chance give the same answer, as long as the flag is not raised.
pub(super) fn decide(question: &Question, seat: PlayerId, rng: &mut RulesRng, stop: &AtomicBool) -> Option<Decided> {
    let Question { view, legal, level, .. } = question;
    let (table, reckoned) = (question.table.as_ref()?, view.reckoned_harm()?);
    let thrown: Vec<bool> = legal.iter().map(AnyAction::is_thrown).collect();
    if !searches(*level) || !thrown.contains(&true) {
        return None;
    }
    let mut budget = Budget::until(stop, view.nodes());
    let worths = view.weigh(*level, seat, legal, &mut budget, rng);
    let of_kind = |wanted: bool| {
        let worths = worths.iter().zip(&thrown);
        worths.map(move |(worth, thrown)| if *thrown == wanted { *worth } else { f32::NEG_INFINITY })
    };
    let (other, best) = (best_of(of_kind(false), rng), best_of(of_kind(true), rng));
    let others = of_kind(false).fold(f32::NEG_INFINITY, f32::max);
    let without_harm = worths.get(best)? + reckoned;
    let plain = Decided {
        choice: other,
        gesture: None,
    };
    if others >= without_harm {
        return Some(plain);
    }
    // Any of the acts that are worth as much, from where its die lies or from the seat's side.
    let equals = of_kind(true).enumerate().filter(|(_, worth)| *worth == worths[best]);
    let equals: Vec<usize> = equals.map(|(choice, _)| choice).collect();
    let mut candidates = table.candidates(question, seat, best, &equals);
    table.try_out(question, seat, &mut candidates, reckoned, rng, stop);
    // Of many throws that were tried a few times some did no harm by luck: only those tried most often are compared.
    let most = candidates.iter().map(|candidate| candidate.tries).max()?;
    let first = candidates
        .iter()
        .filter(|candidate| 2 * candidate.tries >= most)
        .min_by(|a, b| a.rank(reckoned).total_cmp(&b.rank(reckoned)))?;
    let worth = without_harm - first.expected(reckoned);
    Some(if others > worth {
        plain
    } else {
        Decided {
            choice: first.choice,
            gesture: Some(first.gesture),
        }
    })
}

impl TableCopy {
    /// The throws that are tried, best guess first.
    fn candidates(&self, question: &Question, seat: PlayerId, best: usize, equals: &[usize]) -> Vec<Candidate> {
        let mut hands: Vec<Vec2> = side_of(&self.tray, seat, self.seats).collect();
        let mut acts = vec![best; hands.len()];
        for choice in equals {
            if let Some(place) = self.die_of(question, seat, *choice) {
                hands.push(place);
                acts.push(*choice);
            }
        }
        let count = rounds(question.level).first().map_or(0, |round| round.throws);
        sparing_throws(&hands, &self.tray, &self.obstacles, count)
            .into_iter()
            .map(|(hand, gesture)| Candidate {
                choice: acts[hand],
                gesture,
                tries: 0,
                harm: 0.0,
                pushed: 0,
            })
            .collect()
    }

    /// Where the die lies that an act throws.
    fn die_of(&self, question: &Question, seat: PlayerId, choice: usize) -> Option<Vec2> {
        let game = after(question, seat, choice)?;
        let order = game.throw_due(ThrowGesture::NONE)?;
        Some(self.sandbox.lies(*order.dice.first()?)?.position.xz())
    }

    /// Tries the candidates, round by round fewer of them.
    fn try_out(
        &self,
        question: &Question,
        seat: PlayerId,
        candidates: &mut [Candidate],
        reckoned: f32,
        rng: &mut RulesRng,
        stop: &AtomicBool,
    ) {
        let seed: u64 = rng.random();
        let mut count = 0;
        for round in rounds(question.level) {
            candidates.sort_by(|a, b| a.rank(reckoned).total_cmp(&b.rank(reckoned)));
            for candidate in candidates.iter_mut().take(round.throws) {
                for _ in 0..round.times {
                    if stop.load(Ordering::Relaxed) {
                        return;
                    }
                    count += 1;
                    let chance = stream(nth_seed(seed, count), Stream::Agents);
                    if let Some(settled) = self.tried(question, seat, candidate, chance) {
                        let action = &question.legal[candidate.choice];
                        candidate.tries += 1;
                        candidate.harm += question.view.harm(seat, action, &settled);
                        candidate.pushed += settled.pushed.len() as u32;
                    }
                }
            }
        }
    }

    /// What one throw does.
    fn tried(
        &self,
        question: &Question,
        seat: PlayerId,
        candidate: &Candidate,
        chance: RulesRng,
    ) -> Option<ThrowSettled> {
        let game = after(question, seat, candidate.choice)?;
        let order = game.throw_due(candidate.gesture)?;
        self.sandbox.tried(&order, chance, MOST_TICKS)
    }
}

/// The match once an act is done, as far as the one who does it can know.
fn after(question: &Question, seat: PlayerId, choice: usize) -> Option<AnyGame> {
    let mut game = question.view.determinize(&mut stream(0, Stream::Agents));
    game.apply(Actor::Player(seat), question.legal.get(choice)?, &mut ())
        .ok()?;
    Some(game)
}

/// What a computer player has to decide.
pub(crate) struct Question {
    /// What it sees.
    pub view: AnyView,
    /// What it can do.
    pub legal: Vec<AnyAction>,
    /// How it plays.
    pub level: Level,
    /// Where it tries its throws.
    pub table: Option<TableCopy>,
}

impl Question {
    /// What is done; best found so far once the flag is raised.
    pub fn answer(&self, seat: PlayerId, rng: &mut RulesRng, stop: &AtomicBool) -> Decided {
        decide(self, seat, rng, stop).unwrap_or_else(|| Decided {
            choice: self.view.choose_until(self.level, seat, &self.legal, rng, stop),
            gesture: None,
        })
    }
}

/// What a computer player decided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Decided {
    /// The act, by its place among the legal ones.
    pub choice: usize,
    /// How it is thrown, where that was tried.
    pub gesture: Option<ThrowGesture>,
}
