//! Tests whether counts are uniform: Pearson's chi-square and its p-value.

use statrs::distribution::{ChiSquared, ContinuousCDF};

/// The least expected count of each face for a valid chi-square test: the usual rule of thumb (W. G. Cochran, "Some
/// methods for strengthening the common chi-square tests", Biometrics 10, 1954).
const EXPECTED_AT_LEAST: u64 = 5;

/// The result of a test for uniform counts of the faces of a die.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evenness {
    /// Pearson's chi-square: 0 if all counts are equal.
    pub chi_square: f64,
    /// Its degrees of freedom: one fewer than there are faces.
    pub degrees: usize,
    /// The probability that a fair die gives a chi-square at least as large, 0 to 1.
    pub p_value: f64,
}

/// Tests counts for uniformity. `None` for fewer than two faces, or if all counts are 0.
pub fn evenness(counts: &[u64]) -> Option<Evenness> {
    let degrees = counts.len().checked_sub(1).filter(|degrees| *degrees > 0)?;
    let (chi_square, p_value) = chi_square(counts);
    p_value.is_finite().then_some(Evenness {
        chi_square,
        degrees,
        p_value,
    })
}

/// Pearson's chi-square of counts that should be uniform, and the probability that fair dice give one at least as
/// large. Both are NaN if all counts are 0, and the probability also for fewer than two counts.
pub fn chi_square(counts: &[u64]) -> (f64, f64) {
    let expected = counts.iter().map(|count| *count as f64).sum::<f64>() / counts.len() as f64;
    let sum: f64 = counts
        .iter()
        .map(|count| (*count as f64 - expected).powi(2) / expected)
        .sum();
    let degrees = counts.len().saturating_sub(1) as f64;
    let p_value = ChiSquared::new(degrees).map_or(f64::NAN, |even| even.sf(sum));
    (sum, p_value)
}

/// The least number of throws of a die with this many faces for a valid test by [`evenness`].
pub const fn fewest_throws(faces: usize) -> u64 {
    EXPECTED_AT_LEAST * faces as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chi_square_is_that_of_the_textbook() {
        let (even, p_even) = chi_square(&[100; 6]);
        assert!(even.abs() < 1e-12 && (p_even - 1.0).abs() < 1e-12);
        // With five degrees of freedom, 5 % of cases are above 11.07 and 0.1 % above 20.52.
        let (sum, p) = chi_square(&[5, 8, 9, 8, 10, 20]);
        assert!((sum - 13.4).abs() < 1e-9, "{sum}");
        assert!((p - 0.0199).abs() < 1e-4, "{p}");
    }

    #[test]
    fn what_was_not_counted_is_neither_even_nor_uneven() {
        assert_eq!(evenness(&[]), None);
        assert_eq!(evenness(&[7]), None);
        assert_eq!(evenness(&[0; 6]), None);
        let one_sided = evenness(&[60, 0, 0, 0, 0, 0]).expect("a test result");
        assert_eq!((one_sided.chi_square, one_sided.degrees), (300.0, 5));
        assert!(one_sided.p_value < 1e-12);
    }

    #[test]
    fn a_die_with_more_faces_takes_more_throws_to_tell() {
        assert_eq!([6, 10].map(fewest_throws), [30, 50]);
    }
}
