//! The throws with which the dice were tested, from `docs/physics.md`: any gesture, seed 1.

/// How a die fell in its test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tested {
    /// The kind of die, as on the command line.
    pub die: &'static str,
    /// How many throws.
    pub throws: u64,
    /// The probability that an even die falls at least as unevenly.
    pub p_value: f64,
    /// How far the face furthest from its share is off, in percent of that share.
    pub furthest_percent: f64,
    /// How much the face up in the hand tells about the rolled face (Cramér's V, 0 to 1).
    pub association: f64,
}

/// The tests of both kinds of dice. The page has no counts by face.
pub const TESTED: [Tested; 2] = [
    Tested {
        die: "d6",
        throws: 600_000,
        p_value: 0.88,
        furthest_percent: 0.27,
        association: 0.015,
    },
    Tested {
        die: "d10",
        throws: 600_000,
        p_value: 0.35,
        furthest_percent: 0.78,
        association: 0.020,
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_are_those_of_the_page() {
        let page = include_str!("../../docs/physics.md");
        for tested in TESTED {
            let line = format!(
                "| {} | any gesture | {:.2} | {:.2} % | {:.3} |",
                tested.die, tested.p_value, tested.furthest_percent, tested.association
            );
            assert!(page.contains(&line), "{line}");
            assert_eq!(tested.throws, 600_000);
        }
        assert!(page.contains("Six hundred thousand throws of each kind"));
    }
}
