//! Runs: the same face several times in a row, and the probability of that.

/// The longest run of a face in a series of throws.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LongestRun {
    /// The face, from 1; that of the first run if several are equally long.
    pub face: u8,
    /// How many times in a row it came up.
    pub length: u64,
    /// The probability that a fair die has a run of any face at least this long in the same number of throws, 0 to 1.
    pub chance: f64,
}

/// The longest run in a series of throws of a die with this number of faces; `None` without throws.
pub fn longest(thrown: impl IntoIterator<Item = u8>, faces: u8) -> Option<LongestRun> {
    let mut best: Option<(u8, u64)> = None;
    let mut now: Option<(u8, u64)> = None;
    let mut throws = 0;
    for face in thrown {
        throws += 1;
        let length = match now {
            Some((same, length)) if same == face => length + 1,
            _ => 1,
        };
        now = Some((face, length));
        if best.is_none_or(|(_, most)| length > most) {
            best = now;
        }
    }
    let (face, length) = best?;
    let chance = chance_of_run(length, throws, faces);
    Some(LongestRun { face, length, chance })
}

/// The probability that a fair die with `faces` faces shows any face at least `length` times in a row in `throws`
/// throws.
///
/// Each throw after the first repeats the previous face with the probability p = 1/faces, independent of the throws
/// before. So a run of r faces is a run of m = r - 1 successes in `throws` - 1 trials, and the recursion for such runs
/// is exact: W. Feller, "An Introduction to Probability Theory and Its Applications", volume 1, third edition, section
/// XIII.7. Here P(t) is the probability that such a run is complete after t trials: it becomes complete at trial t if
/// the last m trials are successes, the trial before them is a failure, and no such run was complete before that
/// failure.
pub fn chance_of_run(length: u64, throws: u64, faces: u8) -> f64 {
    if length > throws {
        return 0.0;
    }
    if length <= 1 || faces <= 1 {
        return 1.0;
    }
    let p = f64::from(faces).recip();
    let m = length - 1;
    let all = p.powf(m as f64);
    let begins = (1.0 - p) * all;
    // A ring buffer of P for the last m + 1 trials: P(t) replaces P(t - m - 1). It is never longer than the number of
    // throws.
    let Some(size) = usize::try_from(m).ok().and_then(|m| m.checked_add(1)) else {
        return 0.0;
    };
    let mut before = vec![0.0_f64; size];
    let mut now = all;
    if let Some(last) = before.last_mut() {
        *last = now;
    }
    let mut at = 0;
    for _ in m + 1..throws {
        now += begins * (1.0 - before[at]);
        before[at] = now;
        at = (at + 1) % size;
    }
    now.clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The longest run of each possible series of this many throws.
    fn runs_of_all(throws: u32, faces: u8) -> Vec<u64> {
        let all = u64::from(faces).pow(throws);
        let series = |number: u64| {
            (0..throws).scan(number, move |rest, _| {
                let face = *rest % u64::from(faces);
                *rest /= u64::from(faces);
                Some(face as u8 + 1)
            })
        };
        let run = |number| longest(series(number), faces).map_or(0, |run| run.length);
        (0..all).map(run).collect()
    }

    #[test]
    fn the_chance_of_a_run_is_that_of_all_series_counted() {
        for (faces, most) in [(2, 12), (3, 8), (6, 6), (10, 4)] {
            for throws in 1..=most {
                let runs = runs_of_all(throws, faces);
                for length in 0..=u64::from(throws) + 1 {
                    let counted = runs.iter().filter(|run| **run >= length).count() as f64 / runs.len() as f64;
                    let chance = chance_of_run(length, throws.into(), faces);
                    assert!(
                        (chance - counted).abs() < 1e-12,
                        "{length} of {throws} with {faces} faces: {chance} instead of {counted}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_longest_run_is_found_and_of_several_the_first() {
        assert_eq!(longest([], 6), None);
        let run = longest([2, 2, 5, 5, 5, 1, 1, 1, 6], 6).expect("a run");
        assert_eq!((run.face, run.length), (5, 3));
        let run = longest([4], 6).expect("a run");
        assert_eq!((run.face, run.length, run.chance), (4, 1, 1.0));
    }

    #[test]
    fn a_long_series_has_long_runs_and_rare_ones_keep_their_digits() {
        assert!((chance_of_run(3, 1_000_000, 6) - 1.0).abs() < 1e-9);
        // A run as long as the series: any first face, and all other throws repeat it.
        let all = chance_of_run(20, 20, 6);
        assert!((all / 6.0_f64.powi(-19) - 1.0).abs() < 1e-12, "{all}");
        assert_eq!(chance_of_run(21, 20, 6), 0.0);
    }
}
