//! The interface for telling a game in words, and helpers for its sentences.

use crate::messages::Message;
use crate::rules::game::Game;
use crate::rules::ids::{PlayerId, PlayerSet};

/// Gives the name of a seat.
pub type Names<'a> = &'a dyn Fn(PlayerId) -> String;

/// A game in words.
pub trait Narrate: Game {
    /// One sentence for the log; `None` for a step that needs no words. Pass only events redacted for the reader.
    fn line(event: &Self::Event) -> Option<Message>;

    /// The rule behind an event, as in `G-6`.
    fn rule(event: &Self::Event) -> Option<&'static str>;

    /// The number of the round that an event begins, counted from 1; `None` for other events.
    fn begins_round(event: &Self::Event) -> Option<u16>;

    /// An action as advice to the seat that is to do it: a clause without subject and full stop, as in "pass to Bo".
    fn advice(view: &Self::View, action: &Self::Action) -> Message;
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
