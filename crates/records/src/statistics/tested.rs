//! The throws with which the dice were tested: those of `docs/physics.md`, with any gesture and seed 1. `tumbletop
//! roll d6 --throws 600000` and `tumbletop roll d10 --throws 600000` repeat them.

/// The results of the test of a die.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Test {
    /// The kind of die, as on the command line.
    pub die: &'static str,
    /// How often each face came up, the 1 first.
    pub counts: &'static [u64],
    /// The association between the face up in the hand and the rolled face (Cramér's V, 0 to 1).
    pub association: f64,
}

/// The tests of both kinds of dice.
pub const TESTS: [Test; 2] = [
    Test {
        die: "d6",
        counts: &[100_395, 100_142, 99_661, 99_999, 99_426, 100_377],
        association: 0.005,
    },
    Test {
        die: "d10",
        counts: &[
            60_209, 60_041, 59_755, 60_380, 59_796, 59_957, 60_143, 59_862, 60_078, 59_779,
        ],
        association: 0.005,
    },
];

impl Test {
    /// The largest deviation of a face from its expected count, in percent of the expected count.
    pub fn furthest_percent(&self) -> f64 {
        let share = self.counts.iter().sum::<u64>() as f64 / self.counts.len() as f64;
        let off = |count: &u64| (*count as f64 - share).abs() / share * 100.0;
        self.counts.iter().map(off).fold(0.0, f64::max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::evenness::evenness;

    #[test]
    fn the_figures_are_those_of_the_page() {
        let page = include_str!("../../../../docs/physics.md");
        let rows = page
            .lines()
            .map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
        // The first row of a die is about any gesture: the die, how it was thrown, and the three figures.
        let figures_of = |die: &str| {
            let row = rows.clone().find(|row| row.get(1) == Some(&die)).expect("a row");
            [3, 4, 5].map(|cell| row[cell].trim_end_matches(" %"))
        };
        for test in TESTS {
            let p = evenness(test.counts).expect("a test result").p_value;
            let (off, v) = (test.furthest_percent(), test.association);
            let figures = [format!("{p:.2}"), format!("{off:.2}"), format!("{v:.3}")];
            assert_eq!(figures_of(test.die), figures, "{}", test.die);
            let throws = test.counts.iter().sum::<u64>();
            assert_eq!(throws, 600_000);
            assert!(page.contains(&format!("--throws {throws} ")), "{}", test.die);
        }
    }
}
