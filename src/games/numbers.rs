//! Numbers in the sentences of games: "a 7", "an 8".

/// A number from 1 to 12 with its article: "a 7", "an 8", "an 11". No game has a higher number.
pub fn a_number(number: u8) -> &'static str {
    const NUMBERS: [&str; 12] = [
        "a 1", "a 2", "a 3", "a 4", "a 5", "a 6", "a 7", "an 8", "a 9", "a 10", "an 11", "a 12",
    ];
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
        }
    }
}
