//! A track as it is stored, in whole numbers, and the limits of these numbers.

use std::fmt;

use glam::{Quat, Vec3};
use serde::{Deserialize, Serialize};

use crate::params::{TRACK_UNITS_PER_EDGE, TRACK_UNITS_PER_RADIAN};
use crate::pose::Pose;
use rules::die::DieId;

/// The poses of the dice that moved in a throw, from the hand to rest. The moves by hand afterwards are not in it.
#[derive(Clone, PartialEq, Eq)]
pub struct ThrowTrack {
    /// Ticks a second.
    pub hz: u32,
    /// How many ticks the throw took.
    pub ticks: u32,
    /// In the order of their ids.
    pub dice: Vec<DieTrack>,
}

/// The path of one die. It begins with a jump.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DieTrack {
    /// Which die.
    pub die: DieId,
    /// Its stretches, in order; the first one is a jump.
    pub stretches: Vec<TrackSegment>,
}

/// A part of a die's path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrackSegment {
    /// From here on the die is elsewhere: its path begins here, or a hand took the die and threw it.
    Jump(CoarsePose),
    /// It lies still.
    Rest {
        /// For how many ticks.
        ticks: u32,
    },
    /// It moves by `way`, along a parabola.
    Move {
        /// For how many ticks.
        ticks: u32,
        /// From the beginning to the end.
        way: Six,
        /// The distance of the middle of the curve from the middle of the straight line.
        bulge: Six,
    },
}

/// A displacement: along x, y, z, then the turn about x, y, z (axis times angle, about fixed axes). In units of the
/// track.
pub type Six = [i32; 6];

/// How many units of the track make an edge or a radian.
pub const UNITS: [f32; 6] = [
    TRACK_UNITS_PER_EDGE,
    TRACK_UNITS_PER_EDGE,
    TRACK_UNITS_PER_EDGE,
    TRACK_UNITS_PER_RADIAN,
    TRACK_UNITS_PER_RADIAN,
    TRACK_UNITS_PER_RADIAN,
];

/// The largest distance from the middle of the felt that can be stored, in units: about five hundred edges.
pub(crate) const MOST_PLACE: i32 = (1 << 19) - 1;

/// The longest displacement of a stretch, in units: more than from one end of the stored range to the other.
pub const MOST_WAY: i32 = 1 << 21;

/// The largest turn of a die in a stretch, in units: two and a half turns.
pub(crate) const MOST_TURN: i32 = 1 << 14;

/// The longest throw that can be stored, in ticks: more than two hours.
pub const MOST_TICKS: u32 = 1 << 20;

/// A rounded pose: the place in units, and the three smallest of the four numbers of the orientation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoarsePose {
    /// The place along x, y, z, in units.
    pub place: [i32; 3],
    /// Which of x, y, z, w is the largest; it is positive, and follows from the others.
    pub largest: u8,
    /// The other three numbers, in the order x, y, z, w, as fractions of the square root of a half in 14 bits and a
    /// sign.
    pub others: [i16; 3],
}

/// The largest stored value of these three numbers, in 15 bits with the sign. The numbers are at most the square root
/// of a half.
const FINEST: f32 = 16_383.0;

/// The resolution of these numbers.
const FINENESS: f32 = FINEST * std::f32::consts::SQRT_2;

impl CoarsePose {
    /// Rounds a pose.
    pub fn of(pose: &Pose) -> Self {
        let numbers = pose.rotation.to_array();
        let largest = (0..4)
            .max_by(|a, b| numbers[*a].abs().total_cmp(&numbers[*b].abs()))
            .unwrap_or(3);
        let sign = 1.0_f32.copysign(numbers[largest]);
        let mut others = [0; 3];
        let smaller = (0..4).filter(|index| *index != largest);
        for (other, index) in others.iter_mut().zip(smaller) {
            *other = (numbers[index] * sign * FINENESS).round().clamp(-FINEST, FINEST) as i16;
        }
        Self {
            place: (pose.position * TRACK_UNITS_PER_EDGE)
                .to_array()
                .map(|place| (place.round() as i32).clamp(-MOST_PLACE, MOST_PLACE)),
            largest: largest as u8,
            others,
        }
    }

    /// Whether a pose can be rounded to this.
    pub fn is_possible(&self) -> bool {
        self.largest < 4
            && self.others.iter().all(|other| f32::from(*other).abs() <= FINEST)
            && self.place.iter().all(|place| place.abs() <= MOST_PLACE)
    }

    /// The pose that this stands for.
    pub fn pose(&self) -> Pose {
        let others = self.others.map(|other| f32::from(other) / FINENESS);
        let squares: f32 = others.iter().map(|other| other * other).sum();
        let largest = (1.0 - squares).max(0.0).sqrt();
        let mut numbers = [0.0; 4];
        let mut others = others.into_iter();
        for (index, number) in numbers.iter_mut().enumerate() {
            *number = if index == usize::from(self.largest) {
                largest
            } else {
                others.next().unwrap_or_default()
            };
        }
        Pose {
            position: Vec3::from_array(self.place.map(|place| place as f32)) / TRACK_UNITS_PER_EDGE,
            rotation: Quat::from_array(numbers).normalize(),
        }
    }
}

/// A displacement in edges and radians: along the axes, and the turn.
pub(crate) fn fine(way: &Six) -> (Vec3, Vec3) {
    let [x, y, z, a, b, c] = way.map(|part| part as f32);
    (
        Vec3::new(x, y, z) / TRACK_UNITS_PER_EDGE,
        Vec3::new(a, b, c) / TRACK_UNITS_PER_RADIAN,
    )
}

/// The pose of a die that moved like this from a pose.
pub(crate) fn moved(from: &Pose, along: Vec3, turn: Vec3) -> Pose {
    Pose {
        position: from.position + along,
        rotation: (Quat::from_scaled_axis(turn) * from.rotation).normalize(),
    }
}

impl TrackSegment {
    /// How many ticks it takes.
    pub fn ticks(&self) -> u32 {
        match self {
            Self::Jump(_) => 0,
            Self::Rest { ticks } | Self::Move { ticks, .. } => *ticks,
        }
    }

    /// The pose at the end of a stretch that began at `from`.
    pub fn end(&self, from: &Pose) -> Pose {
        match self {
            Self::Jump(to) => to.pose(),
            Self::Rest { .. } => *from,
            Self::Move { way, .. } => {
                let (along, turn) = fine(way);
                moved(from, along, turn)
            }
        }
    }
}

impl ThrowTrack {
    /// The dice that moved, in the order of their ids.
    pub fn dice(&self) -> impl Iterator<Item = DieId> {
        self.dice.iter().map(|track| track.die)
    }

    /// How long the throw took, in ticks.
    pub const fn ticks(&self) -> u32 {
        self.ticks
    }

    /// How long the throw took, in seconds.
    pub fn seconds(&self) -> f64 {
        f64::from(self.ticks) / f64::from(self.hz)
    }

    /// For how long dice moved or waited to be thrown again, in seconds, summed over all dice: the size in bytes
    /// depends on it.
    pub fn moving_seconds(&self) -> f64 {
        let moving = |stretch: &TrackSegment| match stretch {
            TrackSegment::Move { ticks, .. } => u64::from(*ticks),
            TrackSegment::Jump(_) | TrackSegment::Rest { .. } => 0,
        };
        let ticks: u64 = self.dice.iter().flat_map(|die| &die.stretches).map(moving).sum();
        ticks as f64 / f64::from(self.hz)
    }

    /// How often dice were thrown or thrown again.
    pub fn jumps(&self) -> usize {
        let jumps = |stretch: &&TrackSegment| matches!(stretch, TrackSegment::Jump(_));
        self.dice.iter().flat_map(|die| &die.stretches).filter(jumps).count()
    }

    /// The poses of the moved dice at the end, in the order of their ids.
    pub fn ends(&self) -> impl Iterator<Item = (DieId, Pose)> {
        self.dice.iter().map(|track| {
            let along = |pose: Pose, stretch: &TrackSegment| stretch.end(&pose);
            (track.die, track.stretches.iter().fold(Pose::default(), along))
        })
    }

    /// The number of stretches of all dice.
    fn stretches(&self) -> usize {
        self.dice.iter().map(|die| die.stretches.len()).sum()
    }
}

/// Prints a summary, because a track is long.
impl fmt::Debug for ThrowTrack {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("ThrowTrack")
            .field("ticks", &self.ticks)
            .field("dice", &self.dice.len())
            .field("stretches", &self.stretches())
            .finish_non_exhaustive()
    }
}
