//! Numbers in the sentences of games: "a 7", "an 8".

/// For each number from 1 to 12 the number with its article ("a 7", "an 8") between the two given texts.
macro_rules! numbers_between {
    ($before:literal, $after:literal) => {
        [
            concat!($before, "a 1", $after),
            concat!($before, "a 2", $after),
            concat!($before, "a 3", $after),
            concat!($before, "a 4", $after),
            concat!($before, "a 5", $after),
            concat!($before, "a 6", $after),
            concat!($before, "a 7", $after),
            concat!($before, "an 8", $after),
            concat!($before, "a 9", $after),
            concat!($before, "a 10", $after),
            concat!($before, "an 11", $after),
            concat!($before, "a 12", $after),
        ]
    };
}
pub(crate) use numbers_between;

/// A number from 1 to 12 with its article: "a 7", "an 8", "an 11". No game has a higher number.
pub fn a_number(number: u8) -> &'static str {
    const NUMBERS: [&str; 12] = numbers_between!("", "");
    let at = usize::from(number).wrapping_sub(1);
    NUMBERS.get(at).copied().unwrap_or("another number")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_has_the_article_it_is_spoken_with_k_5_d_5_s_4() {
        for number in 1..=12 {
            let article = if matches!(number, 8 | 11) { "an" } else { "a" };
            assert_eq!(a_number(number), format!("{article} {number}"));
            let between: [&str; 12] = numbers_between!("It needs ", " next");
            let text = between[usize::from(number) - 1];
            assert_eq!(text, format!("It needs {article} {number} next"));
        }
    }
}
