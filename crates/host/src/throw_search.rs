//! Tries throws before the real one: on a copy of the table, as often as the level of the computer player allows.
//!
//! A copy knows how the dice lie, which everybody sees. How the die will lie in the hand is not known to anyone: each
//! try draws that again from the computer player's own random numbers, so that no try equals the real throw.

use glam::{Vec2, Vec3Swizzles};
use rand::RngExt;
use serde::{Deserialize, Serialize};

use games::catalog::{AnyAction, AnyGame, AnyView};
use physics::aim::{careful_throw, side_of, sparing_throws, standard_throw};
use physics::params::THROW_LIMIT_TICKS;
use physics::sandbox::Sandbox;
use physics::still::StillTable;
use rules::ai::agent::best_of;
use rules::ai::budget::{Budget, Stop};
use rules::ai::level::Level;
use rules::ids::{Actor, SeatId};
use rules::rng::{RulesRng, Stream, nth_seed, stream};
use tabletop::throw::{ThrowGesture, ThrowSettled};
use tabletop::tray::TrayGeometry;

/// A copy of the table, for trying throws. It is written as [`StillTable`]: no throw may be under way.
#[derive(Clone, Serialize, Deserialize)]
#[serde(into = "WrittenCopy", from = "WrittenCopy")]
pub struct TableCopy {
    /// The dice.
    pub sandbox: Sandbox,
    /// The tray.
    pub tray: TrayGeometry,
    /// The place and height of each stack.
    pub obstacles: Vec<(Vec2, f32)>,
    /// How many seats there are.
    pub seats: usize,
}

/// A copy of the table as it is written.
#[derive(Serialize, Deserialize)]
struct WrittenCopy {
    /// `None` if the sandbox has no table.
    table: Option<StillTable>,
    /// The place of each stack in edges (x, z), and its height in dice.
    obstacles: Vec<([f32; 2], f32)>,
    seats: usize,
}

impl From<TableCopy> for WrittenCopy {
    fn from(copy: TableCopy) -> Self {
        let written = |(place, height): &(Vec2, f32)| (place.to_array(), *height);
        Self {
            table: StillTable::of(&copy.sandbox),
            obstacles: copy.obstacles.iter().map(written).collect(),
            seats: copy.seats,
        }
    }
}

impl From<WrittenCopy> for TableCopy {
    fn from(written: WrittenCopy) -> Self {
        let tray = written.table.as_ref().map(StillTable::tray);
        let tray = tray.unwrap_or(TrayGeometry::for_dice(0));
        let read = |(place, height): ([f32; 2], f32)| (Vec2::from_array(place), height);
        Self {
            sandbox: match written.table {
                Some(table) => table.sandbox(),
                None => Sandbox::new(tray, &[], []),
            },
            tray,
            obstacles: written.obstacles.into_iter().map(read).collect(),
            seats: written.seats,
        }
    }
}

/// A round of tries: the best `throws` so far are each tried `times` times more.
struct Round {
    throws: usize,
    times: usize,
}

/// The rounds in which a level tries throws at a table of so many seats; empty if it tries none. With more dice on the
/// table a try takes longer, and a decision is to take 0.3 s at most.
const fn rounds(level: Level, seats: usize) -> &'static [Round] {
    const fn round(throws: usize, times: usize) -> Round {
        Round { throws, times }
    }
    const FEW: [Round; 2] = [round(6, 3), round(2, 6)];
    const MORE: [Round; 3] = [round(9, 3), round(3, 5), round(2, 6)];
    const MOST: [Round; 3] = [round(12, 3), round(4, 6), round(2, 12)];
    match (level, seats) {
        (Level::Hard, _) | (Level::Expert, 5..) => &FEW,
        (Level::Expert, 3..) => &MORE,
        (Level::Expert, _) => &MOST,
        _ => &[],
    }
}

/// Whether a level tries throws.
pub const fn searches(level: Level) -> bool {
    !rounds(level, 0).is_empty()
}

/// How many tries the average harm of a throw counts as: a few tries without harm prove little.
const RECKONED_THROWS: f32 = 2.0;
/// A try that has not settled after this many steps is dropped.
const MOST_TICKS: u32 = 3 * THROW_LIMIT_TICKS;

/// The throw of a computer player that tries no throws: the careful throw, or the standard throw to the middle of the
/// tray, turned aside a little from stacks. `None` if it uses the fair standard throw, because the tray has no stacks.
pub fn untried_throw(
    level: Level,
    tray: &TrayGeometry,
    (seat, seats): (SeatId, usize),
    obstacles: &[(Vec2, f32)],
) -> Option<ThrowGesture> {
    if level.is_careful() {
        Some(careful_throw(tray, seat, seats, obstacles))
    } else {
        (!obstacles.is_empty()).then(|| standard_throw(tray, seat, seats, obstacles))
    }
}

/// The points that count against a throw for each stack that was pushed and still stands: it might have fallen. Pushes
/// are several times as frequent as falls, so that fewer tries tell good throws from bad ones.
const PUSH: f32 = 0.5;

/// A throw and the results of its tries.
struct Candidate {
    /// The action it belongs to, by its index in the legal actions.
    choice: usize,
    gesture: ThrowGesture,
    tries: u32,
    harm: f32,
    pushed: u32,
}

impl Candidate {
    /// The harm to expect, if an average throw does the harm `reckoned`.
    fn expected(&self, reckoned: f32) -> f32 {
        (self.harm + reckoned * RECKONED_THROWS) / (self.tries as f32 + RECKONED_THROWS)
    }

    /// The rank among the candidates; lower is better.
    fn rank(&self, reckoned: f32) -> f32 {
        self.expected(reckoned) + PUSH * self.pushed as f32 / (self.tries as f32 + RECKONED_THROWS)
    }
}

/// The action of a computer player and its throw: the gesture with the least expected harm, or another action if even
/// that gesture costs too much. `None` if there is nothing to try.
///
/// The same question and random numbers give the same answer, as long as the flag is not raised.
fn decide(question: &Question, seat: SeatId, rng: &mut RulesRng, stop: &dyn Stop) -> Option<Decided> {
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
    // Any of the actions with the same worth will do, thrown from the place of its die or from the seat's side.
    let equals = of_kind(true).enumerate().filter(|(_, worth)| *worth == worths[best]);
    let equals: Vec<usize> = equals.map(|(choice, _)| choice).collect();
    let mut candidates = table.candidates(question, seat, best, &equals);
    table.try_out(question, seat, &mut candidates, reckoned, rng, stop);
    // Among many throws with few tries, some did no harm by luck: only throws with at least half of the most tries are
    // compared.
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

/// The stacks in a fixed order, each with its place and height: the sum of their dangers must not depend on the order
/// in which they were found.
pub fn in_order(mut obstacles: Vec<(Vec2, f32)>) -> Vec<(Vec2, f32)> {
    obstacles.sort_by(|(a, _), (b, _)| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    obstacles
}

impl TableCopy {
    /// The throws to try, best guess first.
    fn candidates(&self, question: &Question, seat: SeatId, best: usize, equals: &[usize]) -> Vec<Candidate> {
        let mut hands: Vec<Vec2> = side_of(&self.tray, seat, self.seats).collect();
        let mut acts = vec![best; hands.len()];
        for choice in equals {
            if let Some(place) = self.die_of(question, seat, *choice) {
                hands.push(place);
                acts.push(*choice);
            }
        }
        let count = rounds(question.level, self.seats)
            .first()
            .map_or(0, |round| round.throws);
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

    /// The place of the die that an action throws.
    fn die_of(&self, question: &Question, seat: SeatId, choice: usize) -> Option<Vec2> {
        let game = after(question, seat, choice)?;
        let order = game.throw_due(ThrowGesture::NONE)?;
        Some(self.sandbox.lies(*order.dice.first()?)?.position.xz())
    }

    /// Tries the candidates in rounds, with fewer candidates in each round.
    fn try_out(
        &self,
        question: &Question,
        seat: SeatId,
        candidates: &mut [Candidate],
        reckoned: f32,
        rng: &mut RulesRng,
        stop: &dyn Stop,
    ) {
        let seed: u64 = rng.random();
        let mut count = 0;
        for round in rounds(question.level, self.seats) {
            candidates.sort_by(|a, b| a.rank(reckoned).total_cmp(&b.rank(reckoned)));
            for candidate in candidates.iter_mut().take(round.throws) {
                for _ in 0..round.times {
                    if stop.is_raised() {
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

    /// The result of one try.
    fn tried(
        &self,
        question: &Question,
        seat: SeatId,
        candidate: &Candidate,
        chance: RulesRng,
    ) -> Option<ThrowSettled> {
        let game = after(question, seat, candidate.choice)?;
        let order = game.throw_due(candidate.gesture)?;
        self.sandbox.tried(&order, chance, MOST_TICKS)
    }
}

/// The match after an action, as far as the acting seat can know it.
fn after(question: &Question, seat: SeatId, choice: usize) -> Option<AnyGame> {
    let mut game = question.view.determinize(&mut stream(0, Stream::Agents));
    game.apply(Actor::Player(seat), question.legal.get(choice)?, &mut ())
        .ok()?;
    Some(game)
}

/// A decision that a computer player has to make.
#[derive(Clone, Serialize, Deserialize)]
pub struct Question {
    /// The view of its seat.
    pub view: AnyView,
    /// Its legal actions.
    pub legal: Vec<AnyAction>,
    /// Its level.
    pub level: Level,
    /// The copy of the table on which it tries its throws.
    pub table: Option<TableCopy>,
}

impl Question {
    /// Decides; once the flag is raised, returns the best choice found so far.
    pub fn answer(&self, seat: SeatId, rng: &mut RulesRng, stop: &dyn Stop) -> Decided {
        decide(self, seat, rng, stop).unwrap_or_else(|| Decided {
            choice: self.view.choose_until(self.level, seat, &self.legal, rng, stop),
            gesture: None,
        })
    }
}

/// The decision of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decided {
    /// The action, by its index in the legal actions.
    pub choice: usize,
    /// The gesture, if throws were tried.
    pub gesture: Option<ThrowGesture>,
}
