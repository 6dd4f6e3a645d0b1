//! The interface for telling a game in words.

use crate::messages::Message;
use crate::rules::game::Game;

/// A game in words.
pub trait Narrate: Game {
    /// One sentence for the log; `None` for a step that needs no words. Pass only events redacted for the reader.
    fn line(event: &Self::Event) -> Option<Message>;

    /// Whether a log that is kept short tells an event too: those of turns, points and mishaps.
    fn is_main(event: &Self::Event) -> bool;

    /// The rule behind an event, as in `G-6`.
    fn rule(event: &Self::Event) -> Option<&'static str>;

    /// The number of the round that an event begins, counted from 1; `None` for other events.
    fn begins_round(event: &Self::Event) -> Option<u16>;

    /// An action as advice to the seat that is to do it: a clause without subject and full stop, as in "pass to Bo".
    fn advice(view: &Self::View, action: &Self::Action) -> Message;
}
