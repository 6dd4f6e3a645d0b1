//! Whether a throw tells anything about the next one: the serial correlation of the faces, and their runs.

/// How the faces of many throws follow each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Succession {
    /// The correlation of each face with the next one, -1 to 1. With n independent throws it is 0 with a standard
    /// deviation of about 1 / sqrt(n) (D. E. Knuth, The Art of Computer Programming 2, 3.3.2 K).
    pub correlation: f64,
    /// How many standard deviations there are more runs of equal faces than independent throws have (D. E. Barton and
    /// F. N. David, "Multiple runs", Biometrika 44, 1957). Below 0, equal faces come together too often.
    pub runs: f64,
}

/// Tests faces in the order in which they were thrown. `None` for fewer than three throws, or if all faces are the same.
pub fn succession(faces: &[u8]) -> Option<Succession> {
    let n = faces.len() as f64;
    let values = || faces.iter().map(|face| f64::from(*face));
    let mean = values().sum::<f64>() / n;
    let spread: f64 = values().map(|face| (face - mean).powi(2)).sum();
    if faces.len() < 3 || spread <= 0.0 {
        return None;
    }
    let together: f64 = values()
        .zip(values().skip(1))
        .map(|(one, next)| (one - mean) * (next - mean))
        .sum();
    let mut counts = [0_u64; 256];
    faces.iter().for_each(|face| counts[usize::from(*face)] += 1);
    let sum = |power: i32| counts.iter().map(|count| (*count as f64).powi(power)).sum::<f64>();
    let (squares, cubes) = (sum(2), sum(3));
    let runs = 1.0 + faces.windows(2).filter(|two| two[0] != two[1]).count() as f64;
    let expected = 1.0 + (n * n - squares) / n;
    let variance = (squares * (squares + n * (n + 1.0)) - 2.0 * n * cubes - n * n * n) / (n * n * (n - 1.0));
    Some(Succession {
        correlation: together / spread,
        runs: (runs - expected) / variance.sqrt(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::rng::{Stream, below, stream};

    fn thrown(count: usize) -> Vec<u8> {
        let mut rng = stream(5, Stream::Chance);
        (0..count).map(|_| below(&mut rng, 6) as u8).collect()
    }

    #[test]
    fn independent_throws_tell_nothing_of_the_next_one() {
        let found = succession(&thrown(60_000)).expect("a result");
        // Four standard deviations.
        assert!(found.correlation.abs() < 0.0164 && found.runs.abs() < 4.0, "{found:?}");
    }

    #[test]
    fn the_runs_of_a_small_sequence_are_those_of_all_its_orders() {
        // All 20 orders of three of a kind and three of another have 4.0 runs on average, with a variance of 1.2.
        let found = succession(&[0, 0, 0, 1, 1, 1]).expect("a result");
        assert!((found.runs - (2.0 - 4.0) / 1.2_f64.sqrt()).abs() < 1e-12, "{found:?}");
        let found = succession(&[0, 1, 0, 1, 0, 1]).expect("a result");
        assert!((found.runs - (6.0 - 4.0) / 1.2_f64.sqrt()).abs() < 1e-12, "{found:?}");
        assert!(found.correlation < -0.8);
    }

    #[test]
    fn throws_that_repeat_or_follow_each_other_are_found() {
        let mut faces = thrown(6_000);
        for at in (1..faces.len()).step_by(10) {
            faces[at] = faces[at - 1];
        }
        let found = succession(&faces).expect("a result");
        assert!(found.correlation > 0.06 && found.runs < -4.0, "{found:?}");
        assert!(succession(&[3; 100]).is_none() && succession(&[1, 2]).is_none());
    }
}
