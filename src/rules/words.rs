//! Turns of phrase that the games tell events with.

use crate::rules::game::Game;
use crate::rules::ids::{PlayerId, PlayerSet};

/// The names of the seats.
pub type Names<'a> = &'a dyn Fn(PlayerId) -> String;

/// A game in words.
pub trait Narrate: Game {
    /// One sentence for the log; `None` for steps that go without saying. Tell only what was redacted for who reads it.
    fn line(event: &Self::Event, names: Names) -> Option<String>;

    /// The rule behind an event, as in `K-6`.
    fn rule(event: &Self::Event) -> Option<&'static str>;

    /// The round that begins with an event, counted from 1.
    fn begins_round(event: &Self::Event) -> Option<u16>;

    /// An action as advice to who is to do it: a clause without subject and full stop, as in "play the 7 onto pile 2".
    fn advice(view: &Self::View, action: &Self::Action, names: Names) -> String;
}

/// For each number from 1 to 12 a text that names it with its article, between these words: "a 7", "an 8".
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

/// "a 7", "an 8", "an 11": a number from 1 to 12, the highest that any game has, with its article.
pub fn a_number(number: u8) -> &'static str {
    const NUMBERS: [&str; 12] = numbers_between!("", "");
    let at = usize::from(number).wrapping_sub(1);
    NUMBERS.get(at).copied().unwrap_or("another number")
}

/// "1 point", "3 points".
pub fn count(number: u8, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// "Ana", "Ana and Bo", "Ana, Bo and Cy".
pub fn list(players: PlayerSet, names: Names) -> String {
    listed(players.iter().map(names).collect())
}

/// "3", "3 and 4", "3, 4 and 4".
pub fn listed(mut words: Vec<String>) -> String {
    match words.pop() {
        None => "nobody".to_owned(),
        Some(last) if words.is_empty() => last,
        Some(last) => format!("{} and {last}", words.join(", ")),
    }
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
