//! How the dice fell.

use crate::messages::Message;
use crate::messages::texts::statistics as words;
use crate::rules::evenness::{Evenness, evenness, fewest_throws};
use crate::statistics::one_match::Thrown;
use crate::statistics::rolls::Roll;
use crate::statistics::runs::{LongestRun, longest};
use crate::statistics::tested::{TESTED, Tested};

/// Below this probability a series is said to be surprising.
const SURPRISING: f64 = 0.001;
/// Below this one it is said to be rare.
const RARE: f64 = 0.05;

/// The kinds of dice: their names on the command line, and how many faces they have.
pub const KINDS: [(&str, u8); 2] = [("d6", 6), ("d10", 10)];

/// How the dice fell, in series that are never mixed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dice {
    /// In all kept matches, whoever played: every throw on the table, in the order of the matches.
    pub kept: Vec<DieFigures>,
    /// How many throws of kept matches left no faces to count.
    pub faceless: u64,
    /// In the throws with which the dice were tested.
    pub tested: Vec<Tested>,
    /// In the series that were kept by `tumbletop roll --keep`, all together.
    pub rolled: Vec<DieFigures>,
    /// Each of these series.
    pub rolls: Vec<Roll>,
}

/// How the dice of a kind fell.
#[derive(Clone, Debug, PartialEq)]
pub struct DieFigures {
    /// The kind of die, as on the command line.
    pub die: &'static str,
    /// How many throws were counted.
    pub throws: u64,
    /// How often each face came up, the 1 first.
    pub counts: Vec<u64>,
    /// How even that is; `None` where nothing was thrown.
    pub even: Option<Evenness>,
    /// What a player should make of it: a sentence.
    pub verdict: Message,
    /// The longest run of a face; `None` where the order is not known, or nothing was thrown.
    pub run: Option<LongestRun>,
}

impl DieFigures {
    fn of(die: &'static str, counts: Vec<u64>, run: Option<LongestRun>) -> Self {
        let throws = counts.iter().sum();
        let even = evenness(&counts);
        Self {
            die,
            throws,
            verdict: verdict(throws, counts.len(), even.as_ref()),
            counts,
            even,
            run,
        }
    }

    /// How long the longest run is, and how surprising that: a sentence.
    pub fn said_of_run(&self) -> Option<Message> {
        let run = self.run?;
        Some(words::dice_run(run.length, run.face, chance(run.chance)))
    }
}

/// What a player should make of how even a series is.
fn verdict(throws: u64, faces: usize, even: Option<&Evenness>) -> Message {
    let needed = fewest_throws(faces);
    match even {
        Some(even) if throws >= needed => {
            let chance = chance(even.p_value);
            if even.p_value < SURPRISING {
                words::dice_surprising(chance)
            } else if even.p_value < RARE {
                words::dice_rare(chance)
            } else {
                words::dice_usual(chance)
            }
        }
        _ => words::dice_too_few(needed),
    }
}

/// A probability in words: in how many of a hundred such series.
pub fn chance(p: f64) -> Message {
    if p < SURPRISING {
        words::CHANCE_BELOW
    } else if p < RARE {
        words::chance_of_1000((p * 1000.0).round() as u64)
    } else {
        words::chance_of_100((p * 100.0).round() as u64)
    }
}

/// How the dice of each kind fell in a series, in the order in which they were thrown. Kinds that were not thrown are there
/// too.
pub fn series(thrown: &[Thrown]) -> Vec<DieFigures> {
    let of_kind = |(die, faces): (&'static str, u8)| {
        let own = thrown
            .iter()
            .filter(move |thrown| thrown.faces == faces)
            .map(|thrown| thrown.face);
        let mut counts = vec![0; usize::from(faces)];
        for face in own.clone() {
            if let Some(count) = counts.get_mut(usize::from(face).wrapping_sub(1)) {
                *count += 1;
            }
        }
        DieFigures::of(die, counts, longest(own, faces))
    };
    KINDS.map(of_kind).into()
}

/// All series of `tumbletop roll` together. What is thrown depends on seed and manner alone, so of two series with the same
/// ones the shorter is a part of the longer, and counts only there.
pub fn rolled(rolls: &[Roll]) -> Vec<DieFigures> {
    let own = |roll: &Roll| {
        let same = |other: &&Roll| (&other.die, &other.manner, other.seed) == (&roll.die, &roll.manner, roll.seed);
        rolls.iter().filter(same).all(|other| other.throws <= roll.throws)
    };
    let of_kind = |(die, faces): (&'static str, u8)| {
        let mut counts = vec![0_u64; usize::from(faces)];
        for roll in rolls.iter().filter(|roll| roll.die == die && own(roll)) {
            for (count, more) in counts.iter_mut().zip(&roll.counts) {
                *count = count.saturating_add(*more);
            }
        }
        DieFigures::of(die, counts, None)
    };
    KINDS
        .map(of_kind)
        .into_iter()
        .filter(|figures| figures.throws > 0)
        .collect()
}

impl Dice {
    pub(super) fn of(thrown: &[Thrown], faceless: u64, rolls: Vec<Roll>) -> Self {
        Self {
            kept: series(thrown),
            faceless,
            tested: TESTED.to_vec(),
            rolled: rolled(&rolls),
            rolls,
        }
    }
}
