//! A track as bytes, and back.
//!
//! The bytes hold a format number, the ticks in a second and the number of ticks; then, bit by bit, each die with its
//! stretches. A stretch is stored as its difference from what a reader expects: that the die keeps the speed it had at
//! the end of the stretch before.

use thiserror::Error;

use crate::track::bits::{BitReader, BitWriter};
use crate::track::coded::{
    CoarsePose, DieTrack, MOST_PLACE, MOST_TICKS, MOST_TURN, MOST_WAY, Six, ThrowTrack, TrackSegment,
};
use rules::die::DieId;

/// The format that is written, and the newest that can be read.
const FORMAT: u8 = 1;

/// The codes for what follows in the bits of a die.
const MOVE: u32 = 0;
const REST: u32 = 1;
const JUMP: u32 = 2;
const END: u32 = 3;

/// The bits of a die's number. They follow one bit that says that there is another die.
const DIE_BITS: u32 = 8;
/// The last die that fits into a [`rules::die::DieSet`].
const MOST_DIE: u8 = 127;
/// The bits of each coordinate of a place that a die jumps to.
const PLACE_BITS: u32 = 20;
/// The bits of each number of an orientation.
const TURN_BITS: u32 = 15;

/// Why bytes can't be read as a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TrackError {
    /// A newer program wrote it.
    #[error("the track has format {found}, and this version reads up to {known}: a newer Tumbletop wrote it")]
    Newer {
        /// Its format.
        found: u8,
        /// The newest format that this version reads.
        known: u8,
    },
    /// It ends too early.
    #[error("the track is cut short")]
    CutShort,
    /// Bytes follow after its end.
    #[error("the track has something after its end")]
    TooLong,
    /// No throw can be like this.
    #[error("the track is damaged: {0}")]
    Impossible(&'static str),
}

/// The stretch before, as far as it determines the expectation.
#[derive(Clone, Copy, Debug)]
struct PreviousSegment {
    ticks: u32,
    way: Six,
    bulge: Six,
}

impl PreviousSegment {
    /// A die that a hand has just released, or that lay still.
    const STILL: Self = Self {
        ticks: 1,
        way: [0; 6],
        bulge: [0; 6],
    };

    /// The displacement of a stretch with this bulge, if the die starts it with the speed it had at the end of the
    /// stretch before.
    fn goes_on(&self, ticks: u32, bulge: &Six) -> Six {
        let mut expected = [0; 6];
        for (part, expected) in expected.iter_mut().enumerate() {
            let speed = i64::from(self.way[part]) - 4 * i64::from(self.bulge[part]);
            let way = speed * i64::from(ticks) / i64::from(self.ticks) - 4 * i64::from(bulge[part]);
            let most = i64::from(MOST_WAY);
            *expected = way.clamp(-most, most) as i32;
        }
        expected
    }
}

fn halves(six: &Six) -> [[i32; 3]; 2] {
    let [x, y, z, a, b, c] = *six;
    [[x, y, z], [a, b, c]]
}

fn differing(from: &Six, expected: &Six) -> Six {
    let mut difference = *from;
    difference
        .iter_mut()
        .zip(expected)
        .for_each(|(part, expected)| *part -= expected);
    difference
}

impl ThrowTrack {
    /// The track as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = BitWriter::default();
        bytes.put(FORMAT.into(), 8);
        bytes.put_count(self.hz);
        bytes.put_count(self.ticks + 1);
        for track in &self.dice {
            bytes.put(1, 1);
            bytes.put(track.die.0.into(), DIE_BITS);
            let mut before = PreviousSegment::STILL;
            for stretch in &track.stretches {
                write(stretch, &mut before, &mut bytes);
            }
            bytes.put(END, 2);
        }
        bytes.put(0, 1);
        bytes.finish()
    }

    /// Reads a track. Uses at most some hundred times the memory of the bytes.
    ///
    /// # Errors
    /// [`TrackError`]: what is wrong with the bytes. Bytes that only look like a track can be read as one; the code
    /// that stores or sends them has to add a checksum.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, TrackError> {
        let mut bits = BitReader::new(bytes);
        let format = bits.take(8).ok_or(TrackError::CutShort)? as u8;
        match format {
            FORMAT => {}
            0 => return Err(TrackError::Impossible("there is no such format")),
            found => return Err(TrackError::Newer { found, known: FORMAT }),
        }
        let hz = bits.take_count().ok_or(TrackError::CutShort)?;
        let ticks = bits.take_count().ok_or(TrackError::CutShort)? - 1;
        if hz > MOST_TICKS || ticks > MOST_TICKS {
            return Err(TrackError::Impossible("it is too long"));
        }
        let mut dice: Vec<DieTrack> = Vec::new();
        while bits.take(1).ok_or(TrackError::CutShort)? == 1 {
            let track = read_die(&mut bits, ticks)?;
            if dice.last().is_some_and(|last| last.die >= track.die) {
                return Err(TrackError::Impossible("its dice are out of order"));
            }
            dice.push(track);
        }
        if bits.is_at_end() {
            Ok(Self { hz, ticks, dice })
        } else {
            Err(TrackError::TooLong)
        }
    }
}

fn write(stretch: &TrackSegment, before: &mut PreviousSegment, bytes: &mut BitWriter) {
    match stretch {
        TrackSegment::Jump(pose) => {
            bytes.put(JUMP, 2);
            pose.place
                .iter()
                .for_each(|place| bytes.put((place + MOST_PLACE) as u32, PLACE_BITS));
            bytes.put(pose.largest.into(), 2);
            let others = pose.others.iter().map(|other| i32::from(*other) + FINEST);
            others.for_each(|other| bytes.put(other as u32, TURN_BITS));
            *before = PreviousSegment::STILL;
        }
        TrackSegment::Rest { ticks } => {
            bytes.put(REST, 2);
            bytes.put_count(*ticks);
            *before = PreviousSegment::STILL;
        }
        TrackSegment::Move { ticks, way, bulge } => {
            bytes.put(MOVE, 2);
            bytes.put_count(*ticks);
            // A stretch of a single tick has no middle.
            if *ticks > 1 {
                halves(bulge).into_iter().for_each(|half| bytes.put_three(half));
            }
            let expected = before.goes_on(*ticks, bulge);
            halves(&differing(way, &expected))
                .into_iter()
                .for_each(|half| bytes.put_three(half));
            *before = PreviousSegment {
                ticks: *ticks,
                way: *way,
                bulge: *bulge,
            };
        }
    }
}

/// The largest value of the numbers of an orientation.
const FINEST: i32 = (1 << (TURN_BITS - 1)) - 1;

fn read_die(bits: &mut BitReader, ticks: u32) -> Result<DieTrack, TrackError> {
    let die = DieId(bits.take(DIE_BITS).ok_or(TrackError::CutShort)? as u8);
    if die.0 > MOST_DIE {
        return Err(TrackError::Impossible("there is no such die"));
    }
    let mut stretches = Vec::new();
    let mut before = PreviousSegment::STILL;
    let mut place = [0_i32; 3];
    let mut left = ticks;
    while let Some(stretch) = read(bits, &mut before)? {
        match (stretches.last(), &stretch) {
            (None, TrackSegment::Rest { .. } | TrackSegment::Move { .. }) => {
                return Err(TrackError::Impossible("a die begins nowhere"));
            }
            (Some(TrackSegment::Rest { .. }), TrackSegment::Rest { .. }) => {
                return Err(TrackError::Impossible("a die rests from resting"));
            }
            _ => {}
        }
        match &stretch {
            TrackSegment::Jump(pose) => place = pose.place,
            TrackSegment::Rest { .. } => {}
            TrackSegment::Move { way, .. } => {
                for (place, way) in place.iter_mut().zip(way) {
                    *place += way;
                }
            }
        }
        if place.iter().any(|place| place.abs() > MOST_WAY) {
            return Err(TrackError::Impossible("a die is too far away"));
        }
        left = left
            .checked_sub(stretch.ticks())
            .ok_or(TrackError::Impossible("a die moves for longer than the throw"))?;
        stretches.push(stretch);
    }
    if stretches.is_empty() {
        return Err(TrackError::Impossible("a die does nothing"));
    }
    Ok(DieTrack { die, stretches })
}

/// Reads a stretch; `None` after the last one of a die.
fn read(bits: &mut BitReader, before: &mut PreviousSegment) -> Result<Option<TrackSegment>, TrackError> {
    let kind = bits.take(2).ok_or(TrackError::CutShort)?;
    let stretch = match kind {
        JUMP => Some(TrackSegment::Jump(read_pose(bits)?)),
        REST => {
            let ticks = bits.take_count().ok_or(TrackError::CutShort)?;
            Some(TrackSegment::Rest { ticks })
        }
        MOVE => {
            let ticks = bits.take_count().ok_or(TrackError::CutShort)?;
            if ticks > MOST_TICKS {
                return Err(TrackError::Impossible("it is too long"));
            }
            let bulge = if ticks > 1 { take_six(bits)? } else { [0; 6] };
            let expected = before.goes_on(ticks, &bulge);
            let mut way = take_six(bits)?;
            way.iter_mut()
                .zip(expected)
                .for_each(|(part, expected)| *part += expected);
            let limits = [MOST_WAY, MOST_WAY, MOST_WAY, MOST_TURN, MOST_TURN, MOST_TURN];
            let within = |six: &Six| six.iter().zip(limits).all(|(part, most)| part.abs() <= most);
            if !within(&way) || !within(&bulge) {
                return Err(TrackError::Impossible("a die moves too fast"));
            }
            Some(TrackSegment::Move { ticks, way, bulge })
        }
        _ => None,
    };
    *before = match &stretch {
        Some(TrackSegment::Move { ticks, way, bulge }) => PreviousSegment {
            ticks: *ticks,
            way: *way,
            bulge: *bulge,
        },
        _ => PreviousSegment::STILL,
    };
    Ok(stretch)
}

fn take_six(bits: &mut BitReader) -> Result<Six, TrackError> {
    let [x, y, z] = bits.take_three().ok_or(TrackError::CutShort)?;
    let [a, b, c] = bits.take_three().ok_or(TrackError::CutShort)?;
    Ok([x, y, z, a, b, c])
}

fn read_pose(bits: &mut BitReader) -> Result<CoarsePose, TrackError> {
    let mut number = |count| bits.take(count).ok_or(TrackError::CutShort);
    let mut place = [0; 3];
    for place in &mut place {
        *place = number(PLACE_BITS)? as i32 - MOST_PLACE;
    }
    let largest = number(2)? as u8;
    let mut others = [0; 3];
    for other in &mut others {
        *other = (number(TURN_BITS)? as i32 - FINEST) as i16;
    }
    Ok(CoarsePose { place, largest, others })
}
