//! The interface for describing a game in words.

use crate::game::Game;
use messages::Message;

/// A game that describes its events and actions in words.
pub trait Narrate: Game {
    /// One sentence for the log; `None` for a step that needs no words. Pass only events redacted for the reader.
    fn line(event: &Self::Event) -> Option<Message>;

    /// Whether the short log contains an event: it has the events of turns, points and mishaps.
    fn is_main(event: &Self::Event) -> bool;

    /// The rule behind an event, for example `G-6`.
    fn rule(event: &Self::Event) -> Option<&'static str>;

    /// The number of the round that an event begins, counted from 1; `None` for other events.
    fn begins_round(event: &Self::Event) -> Option<u16>;

    /// An action as advice to its seat: a clause without subject and full stop, as in "pass to Bo".
    fn advice(view: &Self::View, action: &Self::Action) -> Message;
}
