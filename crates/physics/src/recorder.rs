//! Records a track during the throw, at a cost for each tick that does not grow with the track's length.
//!
//! The first three ticks fix the bend of a stretch. From then on each tick narrows the range of possible speeds, so
//! that no tick is missed by more than the slack. The stretch ends before the first tick that can't be met.

use glam::{Quat, Vec3, Vec4};

use crate::dice_world::DiceWorld;
use crate::params::{STEP_HZ, TRACK_MOST_TURN_RAD, TRACK_SLACK_EDGES, TRACK_SLACK_RAD};
use rules::die::DieId;
use tabletop::pose::Pose;
use tabletop::track::coded::{CoarsePose, DieTrack, MOST_TICKS, MOST_WAY, Six, ThrowTrack, TrackSegment, UNITS};

/// The allowed error of a tick, in units.
const SLACK: [f32; 6] = [
    TRACK_SLACK_EDGES * UNITS[0],
    TRACK_SLACK_EDGES * UNITS[1],
    TRACK_SLACK_EDGES * UNITS[2],
    TRACK_SLACK_RAD * UNITS[3],
    TRACK_SLACK_RAD * UNITS[4],
    TRACK_SLACK_RAD * UNITS[5],
];

/// Dice never get this far from the middle of the felt.
const FAR_EDGES: f32 = 1_000.0;

/// A track that is being recorded.
#[derive(Clone, Debug)]
pub(crate) struct Recorder {
    /// By index in the roster.
    dice: Vec<DieRecorder>,
    /// The tick of the last poses.
    tick: u32,
}

#[derive(Clone, Debug)]
struct DieRecorder {
    die: DieId,
    stretches: Vec<TrackSegment>,
    /// The tick at which the die was last recorded, and its pose then.
    seen: (u32, Pose),
    /// The stretch it is on; `None` until it moves.
    open: Option<Open>,
}

/// A stretch whose end is not known yet.
#[derive(Clone, Debug)]
struct Open {
    start: u32,
    /// The pose at its beginning, as a reader of the track computes it.
    from: Pose,
    /// The difference between that pose and the true pose of the die, in units.
    first: [f32; 6],
    /// The difference one tick later.
    second: Option<[f32; 6]>,
    /// The turn so far. A turn can be written as two quaternions; this is the one closer to that of the tick before,
    /// so that a whole turn differs from none.
    turn: Quat,
    curve: Option<Curve>,
    /// The end of the stretch as recorded so far.
    ticks: u32,
    way: Six,
}

/// Along a parabola, the displacement after `t` ticks is `speed t + bend t² / 2`. This is the bend, and the range of
/// the speed.
#[derive(Clone, Copy, Debug)]
struct Curve {
    bend: [f32; 6],
    least: [f32; 6],
    most: [f32; 6],
}

impl Recorder {
    /// Starts before anything is thrown.
    pub fn new(world: &DiceWorld) -> Self {
        let dice = world
            .lie()
            .map(|(die, pose)| DieRecorder {
                die,
                stretches: Vec::new(),
                seen: (0, pose),
                open: None,
            })
            .collect();
        Self { dice, tick: 0 }
    }

    /// Records that a hand took a die and throws it from here.
    pub fn jump(&mut self, die: DieId, pose: Pose) {
        let tick = self.tick;
        if tick == MOST_TICKS {
            return;
        }
        if let Ok(at) = self.dice.binary_search_by_key(&die, |track| track.die) {
            self.dice[at].jump(tick, &pose);
        }
    }

    /// Records the dice after a tick.
    pub fn tick(&mut self, world: &DiceWorld) {
        if self.tick == MOST_TICKS {
            return;
        }
        self.tick += 1;
        for die in world.on_table() {
            let pose = die.pose();
            // Being asleep is not the test: a sleeping die can still creep.
            if let Some(die) = self.dice.get_mut(die.place)
                && !is_as_good_as(&die.seen.1, &pose)
            {
                die.follow(self.tick, pose);
            }
        }
    }

    /// Removes a die from the track, because it did not really move.
    pub fn forget(&mut self, die: DieId) {
        self.dice.retain(|track| track.die != die);
    }

    /// Ends the track, with all dice in their poses after the last tick.
    pub fn finish(self) -> ThrowTrack {
        ThrowTrack {
            hz: STEP_HZ as u32,
            ticks: self.tick,
            dice: self.dice.into_iter().filter_map(DieRecorder::finish).collect(),
        }
    }
}

impl DieRecorder {
    fn jump(&mut self, tick: u32, pose: &Pose) {
        if self.open.is_none() && tick > 0 {
            let lay = self.seen.1;
            self.begin(0, &lay);
        }
        self.close();
        if let Some(open) = &self.open
            && open.start < tick
        {
            let ticks = tick - open.start;
            self.push(TrackSegment::Rest { ticks });
        }
        self.begin(tick, pose);
    }

    /// Starts anew at a pose.
    fn begin(&mut self, tick: u32, pose: &Pose) {
        let coarse = CoarsePose::of(pose);
        self.stretches.push(TrackSegment::Jump(coarse));
        self.open = Some(Open::new(tick, coarse.pose(), pose));
        self.seen = (tick, *pose);
    }

    fn follow(&mut self, tick: u32, pose: Pose) {
        match &self.open {
            None => {
                // A die that only trembles is not recorded.
                if !has_moved(&self.seen.1, &pose) {
                    return;
                }
                let lay = self.seen.1;
                self.begin(0, &lay);
                if tick > 1 {
                    self.push(TrackSegment::Rest { ticks: tick - 1 });
                    if let Some(open) = &mut self.open {
                        open.start = tick - 1;
                    }
                }
            }
            // The die lay still since it was last recorded: no curve goes through that.
            Some(open) if self.seen.0 + 1 < tick => {
                if open.curve.is_none_or(|curve| curve.bend != [0.0; 6]) {
                    self.close();
                }
                let lay = self.seen.1;
                self.follow_on(tick - 1, &lay);
            }
            Some(_) => {}
        }
        self.follow_on(tick, &pose);
    }

    fn follow_on(&mut self, tick: u32, pose: &Pose) {
        let Some(open) = &mut self.open else { return };
        if !open.takes(tick, pose) {
            self.close();
            if let Some(open) = &mut self.open {
                // The first tick of a stretch is always met.
                open.takes(tick, pose);
            }
        }
        self.seen = (tick, *pose);
    }

    /// Ends the stretch at the last tick that was met, and opens the next one.
    fn close(&mut self) {
        let Some(open) = &self.open else { return };
        let Some(stretch) = open.stretch() else { return };
        let end = stretch.end(&open.from);
        self.open = Some(Open::new(open.start + stretch.ticks(), end, &self.seen.1));
        self.push(stretch);
    }

    fn push(&mut self, stretch: TrackSegment) {
        match (self.stretches.last_mut(), stretch) {
            (Some(TrackSegment::Rest { ticks }), TrackSegment::Rest { ticks: more }) => *ticks += more,
            (_, stretch) => self.stretches.push(stretch),
        }
    }

    fn finish(mut self) -> Option<DieTrack> {
        self.close();
        if matches!(self.stretches.last(), Some(TrackSegment::Rest { .. })) {
            self.stretches.pop();
        }
        (!self.stretches.is_empty()).then_some(DieTrack {
            die: self.die,
            stretches: self.stretches,
        })
    }
}

/// The nearest whole number of units.
fn rounded(units: f32) -> i32 {
    // Faster than `round`, which is a function call if the program is built for old processors.
    ((units + 0.5_f32.copysign(units)) as i32).clamp(-MOST_WAY, MOST_WAY)
}

/// Whether two poses differ by less than an eighth of a unit: a die that lies still trembles by that much.
fn is_as_good_as(a: &Pose, b: &Pose) -> bool {
    const LITTLE_EDGES: f32 = 0.125 / UNITS[0];
    // The numbers of an orientation change half as fast as its angle.
    const LITTLE_TURN: f32 = 0.0625 / UNITS[3];
    let turned = Vec4::from(a.rotation) - Vec4::from(b.rotation);
    (a.position - b.position).abs().max_element() < LITTLE_EDGES && turned.abs().max_element() < LITTLE_TURN
}

/// Whether a die has moved by more than a unit.
fn has_moved(before: &Pose, now: &Pose) -> bool {
    if before == now {
        return false;
    }
    let (offset, _) = offset(before, now, Quat::IDENTITY);
    offset.iter().any(|part| part.abs() > 1.0)
}

/// The difference between two poses, in units, and the turn between them; of the two ways to write the turn, the one
/// closer to `near`.
fn offset(from: &Pose, to: &Pose, near: Quat) -> ([f32; 6], Quat) {
    let turn = to.rotation * from.rotation.conjugate();
    let turn = if turn.dot(near) < 0.0 { -turn } else { turn };
    // A die that flies away for good is not recorded beyond this distance.
    let reach = Vec3::splat(FAR_EDGES);
    let [x, y, z] = (to.position.clamp(-reach, reach) - from.position).to_array();
    let [a, b, c] = turn.to_scaled_axis().to_array();
    let mut offset = [x, y, z, a, b, c];
    offset.iter_mut().zip(UNITS).for_each(|(part, units)| *part *= units);
    (offset, turn)
}

impl Open {
    fn new(start: u32, from: Pose, truly: &Pose) -> Self {
        let (first, turn) = offset(&from, truly, Quat::IDENTITY);
        Self {
            start,
            from,
            first,
            second: None,
            turn,
            curve: None,
            ticks: 0,
            way: [0; 6],
        }
    }

    /// Extends the stretch to a pose, if one parabola can meet it and all earlier ones; otherwise changes nothing.
    fn takes(&mut self, tick: u32, pose: &Pose) -> bool {
        let ticks = tick - self.start;
        let (offset, turn) = offset(&self.from, pose, self.turn);
        let way = offset.map(rounded);
        if ticks == 1 {
            self.second = Some(offset);
        } else {
            let [.., a, b, c] = offset;
            if self.ticks > 0 && Vec3::new(a, b, c).length() > TRACK_MOST_TURN_RAD * UNITS[3] {
                return false;
            }
            let mut curve = self.curve.unwrap_or_else(|| self.bent(ticks, &offset));
            if !curve.meets(ticks as f32, &offset, &way) {
                return false;
            }
            self.curve = Some(curve);
        }
        self.turn = turn;
        self.ticks = ticks;
        self.way = way;
        true
    }

    /// The parabola through the first ticks.
    fn bent(&self, ticks: u32, third: &[f32; 6]) -> Curve {
        let mut curve = Curve {
            bend: [0.0; 6],
            least: [f32::NEG_INFINITY; 6],
            most: [f32::INFINITY; 6],
        };
        if let Some(second) = &self.second {
            for part in 0..6 {
                if ticks == 2 {
                    curve.bend[part] = third[part] - 2.0 * second[part] + self.first[part];
                }
                let speed = second[part] - curve.bend[part] / 2.0;
                curve.least[part] = speed - SLACK[part];
                curve.most[part] = speed + SLACK[part];
            }
        }
        curve
    }

    /// The stretch up to the last tick that was met.
    fn stretch(&self) -> Option<TrackSegment> {
        let ticks = self.ticks;
        if ticks == 0 {
            return None;
        }
        let bulge = self.curve.map_or([0; 6], |curve| curve.bulge(ticks as f32));
        Some(if self.way == [0; 6] && bulge == [0; 6] {
            TrackSegment::Rest { ticks }
        } else {
            TrackSegment::Move {
                ticks,
                way: self.way,
                bulge,
            }
        })
    }
}

impl Curve {
    /// Whether a stretch that ends here with this displacement meets all earlier ticks. Adds this tick to those that a
    /// later end has to meet.
    fn meets(&mut self, ticks: f32, offset: &[f32; 6], way: &Six) -> bool {
        let mut fits = true;
        let (a_tick, half) = (ticks.recip(), ticks / 2.0);
        for part in 0..6 {
            let bent = self.bend[part] * half;
            let speed = way[part] as f32 * a_tick - bent;
            fits &= speed >= self.least[part];
            fits &= speed <= self.most[part];
            let speed = offset[part] * a_tick - bent;
            let slack = SLACK[part] * a_tick;
            self.least[part] = self.least[part].max(speed - slack);
            self.most[part] = self.most[part].min(speed + slack);
        }
        fits
    }

    fn bulge(&self, ticks: f32) -> Six {
        self.bend.map(|bend| rounded(-bend * ticks * ticks / 8.0))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// How a die may move from one tick to the next.
    fn going() -> impl Strategy<Value = (Vec3, Vec3, usize)> {
        let three = |most: f32| prop::array::uniform3(-most..most).prop_map(Vec3::from_array);
        prop_oneof![
            // It flies or slides for a while, creeps, lies still, or is hit hard.
            (three(0.3), three(0.5), 1..30_usize),
            (three(0.000_2), three(0.000_2), 1..30_usize),
            Just((Vec3::ZERO, Vec3::ZERO, 5_usize)),
            (three(0.8), three(3.0), Just(1_usize)),
        ]
    }

    proptest! {
        #[test]
        fn whatever_a_die_does_the_track_is_never_far_off(
            goings in prop::collection::vec(going(), 1..12),
            jump_at in 0..40_usize,
        ) {
            let mut truth = vec![Pose { position: Vec3::new(-3.0, 0.5, 2.0), rotation: Quat::from_rotation_x(0.3) }];
            for (along, turn, ticks) in goings {
                for tick in 0..ticks {
                    let last = truth[truth.len() - 1];
                    let slower = 0.97_f32.powi(tick as i32);
                    truth.push(Pose {
                        position: last.position + along * slower - Vec3::Y * 0.0068 * tick as f32,
                        rotation: (Quat::from_scaled_axis(turn * slower) * last.rotation).normalize(),
                    });
                }
            }
            let mut recorder = Recorder {
                dice: vec![DieRecorder { die: DieId(3), stretches: Vec::new(), seen: (0, truth[0]), open: None }],
                tick: 0,
            };
            for (tick, pose) in truth.iter_mut().enumerate().skip(1) {
                recorder.tick = tick as u32;
                let die = &mut recorder.dice[0];
                if !is_as_good_as(&die.seen.1, pose) {
                    die.follow(tick as u32, *pose);
                }
                if tick == jump_at {
                    pose.position += Vec3::new(2.0, 3.0, -1.0);
                    recorder.jump(DieId(3), *pose);
                }
            }
            let track = recorder.finish();
            let again = ThrowTrack::from_bytes(&track.to_bytes());
            prop_assert_eq!(again.as_ref(), Ok(&track));
            let (playback, at_first) = (track.playback(), truth[0]);
            for (tick, truth) in truth.iter().enumerate() {
                let Some(pose) = playback.pose(DieId(3), tick as f64 / STEP_HZ) else {
                    prop_assert!(track.dice.is_empty() && !has_moved(&at_first, truth));
                    continue;
                };
                let turn = pose.rotation * truth.rotation.conjugate();
                let turned = 2.0 * turn.xyz().length().atan2(turn.w.abs());
                prop_assert!(pose.position.distance(truth.position) < 0.005, "tick {tick}: {pose:?} {truth:?}");
                prop_assert!(turned < 0.01, "tick {tick}: {pose:?} {truth:?}");
            }
        }
    }
}
