//! Turns of phrase that the games tell events with.

use crate::rules::ids::{PlayerId, PlayerSet};

/// The names of the seats.
pub type Names<'a> = &'a dyn Fn(PlayerId) -> String;

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
