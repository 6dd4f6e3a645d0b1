//! Statistics of dice throws.

use crate::statistics::match_facts::FallenDie;
use crate::statistics::rolls::{KINDS, Roll};
use crate::statistics::runs::{LongestRun, longest};
use crate::statistics::tested::{TESTS, Test};
use messages::Message;
use messages::texts::statistics as words;
use rules::evenness::{Evenness, evenness, fewest_throws};

/// A series with a lower probability is called surprising.
const SURPRISING: f64 = 0.001;
/// A series with a lower probability is called rare.
const RARE: f64 = 0.05;

/// The statistics of dice throws, in series that are never mixed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dice {
    /// Every throw on the table in all saved matches of all players, in the order of the matches.
    pub kept: Vec<DieFigures>,
    /// How many throws of saved matches have no faces in the log.
    pub faceless: u64,
    /// The throws with which the dice were tested.
    pub tested: Vec<Tested>,
    /// The series that `tumbletop roll --keep` saved, all together.
    pub rolled: Vec<DieFigures>,
    /// Each of these saved series.
    pub rolls: Vec<Roll>,
}

/// The test of a kind of die.
#[derive(Clone, Debug, PartialEq)]
pub struct Tested {
    /// The figures of the throws.
    pub figures: DieFigures,
    /// The largest deviation of a face from its expected count, in percent of the expected count.
    pub furthest_percent: f64,
    /// The association between the face up in the hand and the rolled face (Cramér's V, 0 to 1).
    pub association: f64,
}

impl Tested {
    fn of(test: &Test) -> Self {
        Self {
            figures: DieFigures::of(test.die, test.counts.to_vec(), None),
            furthest_percent: test.furthest_percent(),
            association: test.association,
        }
    }
}

/// The figures of the throws of a kind of die.
#[derive(Clone, Debug, PartialEq)]
pub struct DieFigures {
    /// The kind of die, as on the command line.
    pub die: &'static str,
    /// How many throws were counted.
    pub throws: u64,
    /// How often each face came up, the 1 first.
    pub counts: Vec<u64>,
    /// The test of the counts for uniformity; `None` without throws.
    pub even: Option<Evenness>,
    /// The result of this test for a player: a sentence.
    pub verdict: Message,
    /// The longest run of a face; `None` if the order is not known, or without throws.
    pub run: Option<LongestRun>,
}

impl DieFigures {
    fn of(die: &'static str, counts: Vec<u64>, run: Option<LongestRun>) -> Self {
        let throws = counts.iter().fold(0_u64, |sum, count| sum.saturating_add(*count));
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

    /// The length of the longest run and its probability, as a sentence; `None` without a run.
    pub fn said_of_run(&self) -> Option<Message> {
        let run = self.run?;
        Some(words::dice_run(run.length, run.face, chance(run.chance)))
    }
}

/// The result of the test of a series for uniformity, as a sentence for a player.
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

/// A probability in words: in how many of 100 such series, or of 1000 if it is rare.
pub fn chance(p: f64) -> Message {
    if p < SURPRISING {
        words::CHANCE_BELOW
    } else if p < RARE {
        words::chance_of_1000((p * 1000.0).round() as u64)
    } else {
        words::chance_of_100((p * 100.0).round() as u64)
    }
}

/// The figures of each kind of die in a series; `thrown` has the order of the throws. Kinds without throws are
/// included.
pub fn series(thrown: &[FallenDie]) -> Vec<DieFigures> {
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

/// The figures of all series of `tumbletop roll` together, without kinds that have no throws. The throws of a die
/// depend on seed and manner alone, so of two series with the same ones the shorter is a part of the longer and is not
/// counted again.
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
    pub(super) fn of(thrown: &[FallenDie], faceless: u64, rolls: Vec<Roll>) -> Self {
        Self {
            kept: series(thrown),
            faceless,
            tested: TESTS.iter().map(Tested::of).collect(),
            rolled: rolled(&rolls),
            rolls,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(counts: &[u64]) -> DieFigures {
        DieFigures::of("d6", counts.to_vec(), None)
    }

    #[test]
    fn a_series_is_judged_in_words_that_fit_its_probability() {
        for (counts, verdict) in [
            (&[0; 6][..], words::dice_too_few(30)),
            (&[29, 0, 0, 0, 0, 0], words::dice_too_few(30)),
            (&[100; 6], words::dice_usual(words::chance_of_100(100))),
            (&[5, 8, 9, 8, 10, 20], words::dice_rare(words::chance_of_1000(20))),
            (&[60, 0, 0, 0, 0, 0], words::dice_surprising(words::CHANCE_BELOW)),
        ] {
            assert_eq!(of(counts).verdict, verdict);
        }
    }

    #[test]
    fn a_probability_is_told_by_the_hundred_or_where_it_is_small_by_the_thousand() {
        for (p, said) in [
            (1.0, words::chance_of_100(100)),
            (0.434, words::chance_of_100(43)),
            (0.05, words::chance_of_100(5)),
            (0.0499, words::chance_of_1000(50)),
            (0.001, words::chance_of_1000(1)),
            (0.0009, words::CHANCE_BELOW),
        ] {
            assert_eq!(chance(p), said, "{p}");
        }
    }

    #[test]
    fn each_kind_of_die_has_its_own_series_and_its_own_runs() {
        let thrown = [(6, 2), (10, 2), (6, 2), (10, 9), (10, 9), (6, 1), (10, 9)];
        let thrown = thrown.map(|(faces, face)| FallenDie { faces, face });
        let figures = series(&thrown);
        let runs: Vec<_> = figures
            .iter()
            .map(|figures| figures.run.map(|run| (run.face, run.length)))
            .collect();
        assert_eq!(runs, [Some((2, 2)), Some((9, 3))]);
        assert_eq!(figures[0].counts, [1, 2, 0, 0, 0, 0]);
        assert_eq!(
            figures[1].said_of_run(),
            Some(words::dice_run(3, 9, words::chance_of_1000(19)))
        );
        assert!(
            series(&[])
                .iter()
                .all(|figures| figures.run.is_none() && figures.even.is_none())
        );
    }
}
