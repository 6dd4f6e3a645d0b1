//! Runs the same ticks on two sides in turns, so that a slow moment of the machine slows both.

use std::ops::AddAssign;
use std::time::Duration;

use physics::sandbox::Sandbox;
use rules::die::DieId;

use crate::measure::worked;

/// How many ticks one side runs before the other takes over: some milliseconds.
const TURN_TICKS: u32 = 16;

/// The processor time of two sides that run in turns.
#[derive(Clone, Copy, Default)]
pub struct Both {
    ours: Duration,
    bare: Duration,
}

impl AddAssign for Both {
    fn add_assign(&mut self, other: Self) {
        self.ours += other.ours;
        self.bare += other.bare;
    }
}

impl Both {
    /// Runs these ticks on both sides, in turns: one, the other, the other, the one, and so on.
    fn turns(mut ticks: u32, mut bare_first: bool, mut ours: impl FnMut(), mut bare: impl FnMut()) -> Self {
        let mut both = Self::default();
        while ticks > 0 {
            let turn = ticks.min(TURN_TICKS);
            if bare_first {
                both.bare += timed(turn, &mut bare);
                both.ours += timed(turn, &mut ours);
            } else {
                both.ours += timed(turn, &mut ours);
                both.bare += timed(turn, &mut bare);
            }
            bare_first = !bare_first;
            ticks -= turn;
        }
        both
    }

    /// The ratio of our time to the engine's.
    pub fn ratio(self) -> f64 {
        self.ours.as_secs_f64() / self.bare.as_secs_f64()
    }
}

fn timed(times: u32, what: &mut impl FnMut()) -> Duration {
    let began = worked();
    for _ in 0..times {
        what();
    }
    worked() - began
}

/// Ticks in which nothing but the engine moves dice, from one launch to the next.
struct Stretch {
    from: Sandbox,
    ticks: u32,
}

/// A throw, just launched, as the stretches it consists of.
pub struct Throw {
    stretches: Vec<Stretch>,
    /// Where it ends, to the bit.
    pub end: Vec<u32>,
}

impl Throw {
    /// Follows a throw that is under way. Where the states of engine and table differ, a hand launched dice.
    pub fn follow(start: &Sandbox, dice: u8) -> Self {
        let (mut from, mut table, mut bare) = (start.clone(), start.clone(), start.clone());
        let mut stretches = Vec::new();
        let mut ticks = 0;
        while table.is_busy() {
            table.step();
            bare.step_engine();
            ticks += 1;
            if !table.is_busy() || bits(&mut table, dice) != bits(&mut bare, dice) {
                stretches.push(Stretch { from, ticks });
                (from, bare) = (table.clone(), table.clone());
                ticks = 0;
            }
        }
        Self {
            stretches,
            end: bits(&mut table, dice),
        }
    }

    /// Repeats the throw on a side of ours and on the bare engine. Both start each stretch from fresh copies, so that
    /// neither has its memory in better order; the side that is copied and runs first changes from stretch to stretch.
    pub fn again<T>(
        &self,
        round: u64,
        ours: &mut T,
        put_back: impl Fn(&mut T, &Sandbox),
        step: impl Fn(&mut T),
    ) -> Both {
        let mut both = Both::default();
        for (Stretch { from, ticks }, round) in self.stretches.iter().zip(round..) {
            let bare_first = round % 2 == 1;
            let mut engine;
            if bare_first {
                engine = from.clone();
                put_back(ours, from);
            } else {
                put_back(ours, from);
                engine = from.clone();
            }
            both += Both::turns(*ticks, bare_first, || step(ours), || engine.step_engine());
        }
        both
    }
}

/// The exact bits of the poses of all dice on all tables.
pub fn bits(sandbox: &mut Sandbox, dice: u8) -> Vec<u32> {
    let mut bits = Vec::new();
    for table in 0..sandbox.tables() {
        for die in (0..dice).map(DieId) {
            if let Some(pose) = sandbox.pose(table, die) {
                bits.extend(pose.position.to_array().map(f32::to_bits));
                bits.extend(pose.rotation.to_array().map(f32::to_bits));
            }
        }
    }
    bits
}
