//! Checks that dice fall evenly: many throws without a table, counted by the top face in the hand and after the throw.

use std::collections::BTreeMap;

use glam::Vec2;
use rand::RngExt;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::params::{LEAST_POWER, STANDARD_POWER};
use crate::sandbox::Sandbox;
use crate::succession::{Succession, succession};
use rules::die::DieId;
pub use rules::evenness::chi_square;
use rules::ids::SeatId;
use rules::rng::{RulesRng, Stream, nth_seed, stream};
use tabletop::die::Die;
use tabletop::shape::DieShape;
use tabletop::throw::{ThrowGesture, ThrowKind, ThrowOrder, ThrowSettled};
use tabletop::tray::TrayGeometry;

/// The largest number of faces of a die.
const MOST_FACES: usize = 10;
/// How many tables with one die each stand side by side in one world.
const TABLES: usize = 64;
/// How many throws are made in one world. The result of a throw depends on its own number alone, so any split gives
/// the same counts; worlds of this size keep all tables busy nearly to the end.
const THROWS_A_WORLD: u64 = 4096;
/// The number of dice in a dense throw.
const DENSE_DICE: u8 = 112;

/// How the dice are thrown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Manner {
    /// As players throw: from any side, in any direction into the tray, hard or softly.
    #[default]
    Any,
    /// The standard throw of the game, always the same.
    Standard,
    /// As softly as possible, always the same.
    Low,
    /// With half the power, always the same.
    Middle,
    /// As hard as possible, always the same.
    High,
    /// 112 dice at once.
    Dense,
}

impl Manner {
    fn gesture(self, tray: &TrayGeometry, rng: &mut RulesRng) -> ThrowGesture {
        let fixed = |power| ThrowGesture {
            from: tray.seat_place(SeatId(0), 2),
            direction: Vec2::NEG_Y,
            power,
        };
        match self {
            Self::Any | Self::Dense => {
                let from = tray.seat_place(SeatId(rng.random_range(0..8)), 8);
                let target = tray.half_extents * Vec2::new(rng.random_range(-0.8..0.8), rng.random_range(-0.8..0.8));
                ThrowGesture {
                    from,
                    direction: (target - from).normalize_or(Vec2::NEG_Y),
                    power: rng.random_range(0.0..=1.0),
                }
            }
            Self::Standard => fixed(STANDARD_POWER),
            Self::Low => fixed(LEAST_POWER),
            Self::Middle => fixed(0.5),
            Self::High => fixed(1.0),
        }
    }
}

/// How often each face came up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of throws, by the top face in the hand and then by the rolled face; both counted from 0.
    pub pairs: [[u64; MOST_FACES]; MOST_FACES],
    /// How often a die was cocked, or did not come to rest, and was thrown again (G-3).
    pub cocked: u64,
    /// How often a die left the table and was thrown again (S-10).
    pub off_table: u64,
    /// The number of throws by the number of steps they took, all re-throws included.
    pub rest: BTreeMap<u32, u64>,
    /// The number of each throw, and its face counted from 0.
    rolled: Vec<(u64, u8)>,
}

impl Tally {
    /// Counts the first `most` dice of a throw; their numbers begin with `first`.
    fn add(&mut self, settled: &ThrowSettled, first: u64, most: u64) {
        let dice = settled.faces.iter().zip(&settled.in_hand).take(most as usize);
        for (number, ((_, rolled), (_, held))) in (first..).zip(dice) {
            self.pairs[usize::from(held.0) - 1][usize::from(rolled.0) - 1] += 1;
            self.rolled.push((number, rolled.0 - 1));
        }
        self.cocked += settled.cocked.len() as u64;
        self.off_table += settled.floor.len() as u64;
        *self.rest.entry(settled.ticks).or_default() += 1;
    }

    fn and(mut self, other: Self) -> Self {
        for (mine, theirs) in self.pairs.iter_mut().flatten().zip(other.pairs.iter().flatten()) {
            *mine += theirs;
        }
        self.cocked += other.cocked;
        self.off_table += other.off_table;
        for (ticks, throws) in other.rest {
            *self.rest.entry(ticks).or_default() += throws;
        }
        self.rolled.extend(other.rolled);
        self
    }

    /// How often each face of a die of this shape was rolled, the 1 first.
    pub fn counts(&self, shape: DieShape) -> Vec<u64> {
        let faces = usize::from(shape.faces());
        (0..faces)
            .map(|face| self.pairs.iter().map(|row| row[face]).sum())
            .collect()
    }

    /// How the faces of the throws follow each other, in the order of their numbers; `None` for too few throws.
    pub fn succession(&self) -> Option<Succession> {
        let mut rolled = self.rolled.clone();
        rolled.sort_unstable();
        let faces: Vec<u8> = rolled.into_iter().map(|(_, face)| face).collect();
        succession(&faces)
    }

    /// The number of throws counted.
    pub fn throws(&self) -> u64 {
        self.pairs.iter().flatten().sum()
    }

    /// The number of steps after which this share of the throws was over.
    pub fn ticks_at(&self, share: f64) -> u32 {
        let all: u64 = self.rest.values().sum();
        let mut over = 0;
        let reached = self.rest.iter().find(|(_, throws)| {
            over += **throws;
            over as f64 >= share * all as f64
        });
        reached.map_or(0, |(ticks, _)| *ticks)
    }

    /// Cramér's V of the top face in the hand and the rolled face: 0 if they are independent, 1 if one determines the
    /// other.
    pub fn association(&self, shape: DieShape) -> f64 {
        let faces = usize::from(shape.faces());
        let total = self.throws() as f64;
        let rows: Vec<f64> = (0..faces)
            .map(|held| self.pairs[held].iter().sum::<u64>() as f64)
            .collect();
        let columns: Vec<f64> = self.counts(shape).iter().map(|count| *count as f64).collect();
        let mut chi_square = 0.0;
        for (held, row) in rows.iter().enumerate() {
            for (rolled, column) in columns.iter().enumerate() {
                let expected = row * column / total;
                if expected > 0.0 {
                    chi_square += (self.pairs[held][rolled] as f64 - expected).powi(2) / expected;
                }
            }
        }
        (chi_square / (total * (faces - 1) as f64)).sqrt()
    }
}

/// Throws dice of one shape, and calls `thrown` with the number of further throws made. The same seed gives the same
/// counts on any number of threads.
pub fn throw_many(shape: DieShape, manner: Manner, throws: u64, seed: u64, thrown: impl Fn(u64) + Sync) -> Tally {
    let a_world = if manner == Manner::Dense {
        u64::from(DENSE_DICE)
    } else {
        THROWS_A_WORLD
    };
    (0..throws.div_ceil(a_world))
        .into_par_iter()
        .map(|world| {
            let first = world * a_world;
            let count = a_world.min(throws - first);
            let tally = match manner {
                Manner::Dense => dense(shape, first, count, seed),
                _ => one_by_one(shape, manner, first..first + count, seed),
            };
            thrown(count);
            tally
        })
        .reduce(Tally::default, Tally::and)
}

fn dice(shape: DieShape, count: u8) -> Vec<Die> {
    (0..count)
        .map(|id| Die {
            id: DieId(id),
            owner: SeatId(id / 14),
            shape,
        })
        .collect()
}

/// Throws one die per table, and throws it again as soon as it lies still.
fn one_by_one(shape: DieShape, manner: Manner, mut numbers: std::ops::Range<u64>, seed: u64) -> Tally {
    let dice = dice(shape, 1);
    let tray = TrayGeometry::for_dice(0);
    let none = stream(seed, Stream::Throw);
    let mut sandbox = Sandbox::new(tray, &dice, vec![none; TABLES]);
    let mut tally = Tally::default();
    let mut flying = [0; TABLES];
    let mut throw = |sandbox: &mut Sandbox, table: usize, flying: &mut [u64; TABLES]| {
        if let Some(number) = numbers.next() {
            flying[table] = number;
            let seed = nth_seed(seed, number);
            let gesture = manner.gesture(&tray, &mut stream(seed, Stream::Agents));
            let order = ThrowOrder {
                dice: vec![dice[0].id],
                kind: ThrowKind::Single { gesture },
            };
            sandbox.throw_with(table, order, stream(seed, Stream::Throw));
        }
    };
    (0..TABLES).for_each(|table| throw(&mut sandbox, table, &mut flying));
    while sandbox.is_busy() {
        for (table, settled) in sandbox.step() {
            tally.add(&settled, flying[table], 1);
            throw(&mut sandbox, table, &mut flying);
        }
    }
    tally
}

/// Throws 112 dice at once and counts `count` of them; their numbers begin with `first`.
fn dense(shape: DieShape, first: u64, count: u64, seed: u64) -> Tally {
    let seed = nth_seed(seed, first);
    let dice = dice(shape, DENSE_DICE);
    let tray = TrayGeometry::for_dice(dice.len());
    let mut sandbox = Sandbox::new(tray, &dice, [stream(seed, Stream::Throw)]);
    sandbox.throw(
        0,
        ThrowOrder {
            dice: dice.iter().map(|die| die.id).collect(),
            kind: ThrowKind::FromHands,
        },
    );
    let mut tally = Tally::default();
    if let Some(settled) = sandbox.settle() {
        tally.add(&settled, first, count);
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn association_tells_a_die_that_shows_what_was_up_from_one_that_does_not() {
        let mut tied = Tally::default();
        let mut free = Tally::default();
        for held in 0..6 {
            tied.pairs[held][held] = 100;
            for rolled in 0..6 {
                free.pairs[held][rolled] = 100;
            }
        }
        assert!((tied.association(DieShape::D6) - 1.0).abs() < 1e-9);
        assert!(free.association(DieShape::D6).abs() < 1e-9);
    }

    #[test]
    fn half_the_throws_are_over_after_the_middle_one() {
        let mut tally = Tally::default();
        for (ticks, throws) in [(90, 3), (100, 2), (300, 1)] {
            tally.rest.insert(ticks, throws);
        }
        assert_eq!(
            [0.0, 0.5, 0.8, 0.95, 1.0].map(|share| tally.ticks_at(share)),
            [90, 90, 100, 300, 300]
        );
        assert_eq!(Tally::default().ticks_at(0.5), 0);
    }

    #[test]
    fn every_die_of_a_throw_is_counted_whatever_the_manner() {
        for (shape, manner, throws) in [
            (DieShape::D6, Manner::Any, 200),
            (DieShape::D10, Manner::Low, 100),
            (DieShape::D6, Manner::Dense, 150),
        ] {
            let tally = throw_many(shape, manner, throws, 1, |_| ());
            assert_eq!(tally.throws(), throws);
            assert_eq!(tally, throw_many(shape, manner, throws, 1, |_| ()), "the same again");
            assert!(tally.counts(shape).iter().all(|count| *count > 0));
        }
    }
}
