//! The contract of all games: a state machine with chance as an explicit actor and hidden information as views (as in
//! `OpenSpiel`).

use std::fmt::Debug;
use std::hash::Hash;

use messages::Message;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::error::{ApplyError, InvariantError, SetupError};
use super::ids::{Actor, MAX_SEATS, SeatId, SeatSet, Viewer};
use super::options::GameOptions;
use super::page::Page;
use super::rng::RulesRng;
use crate::seats::Seats;

/// Who is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// These seats, each on its own; several seats if they act at the same time.
    Players(SeatSet),
    /// A throw or a shuffle.
    Chance,
    /// No seat: the match is over.
    Over,
}

/// A decision of a seat in another player's turn, which somebody who is away can answer in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OffTurn<A> {
    /// The seat may take something, or do nothing by this action.
    Offer(A),
    /// The seat has to choose something.
    Choice,
}

impl<A> OffTurn<A> {
    /// The same decision with another type of action.
    pub fn map<B>(self, change: impl FnOnce(A) -> B) -> OffTurn<B> {
        match self {
            Self::Offer(nothing) => OffTurn::Offer(change(nothing)),
            Self::Choice => OffTurn::Choice,
        }
    }
}

/// The score of each seat and, at the end, the winners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Scores {
    /// Points by seat; seats that do not play have 0. Points can be negative (G-6).
    pub points: [i32; MAX_SEATS],
    /// The winners, several if the win is shared (G-6); empty until the end.
    pub winners: SeatSet,
}

/// A receiver of events. `()` drops them, a `Vec` stores them.
pub trait EventSink<E> {
    /// Takes one event.
    fn push(&mut self, event: E);
}

impl<E> EventSink<E> for () {
    fn push(&mut self, _: E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Self::push(self, event);
    }
}

/// A game's rules.
pub trait Game: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name on the command line: lower-case letters and hyphens.
    const NAME: &'static str;
    /// Raised whenever the same actions can give a different state than before.
    const RULES_VERSION: u32;
    /// The rules in our own words, as `tumbletop rules` prints them.
    const RULES_TEXT: Page;
    /// The fewest and the most players.
    const PLAYERS: (usize, usize);
    /// The most actions, chance included, that a match has in practice when the players choose any legal actions. A
    /// longer playout is stopped and counts as unfinished.
    const LONGEST_PLAYOUT: usize;
    /// Whether seats decide in the turns of others, see [`Self::off_turn`].
    const HAS_OFF_TURN: bool = false;
    /// The options of a match.
    type Options: GameOptions + Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// An action of a seat or a report of chance.
    type Action: Clone + Debug + PartialEq + Eq + Hash + Serialize + DeserializeOwned + Send + Sync;
    /// An event: a step that can be shown.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The view of one viewer.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// Sets up a match.
    ///
    /// # Errors
    /// [`SetupError`] if the seats or the options are not allowed.
    fn new(options: &Self::Options, seats: &Seats, seed: u64) -> Result<Self, SetupError>;

    /// Who is due.
    fn turn(&self) -> Turn;

    /// Replaces `out` by the legal actions of `who` now, in a canonical order without duplicates. Seats that are not
    /// due have no legal actions except the slips that Table rules allow (G-4).
    fn legal_actions(&self, who: SeatId, out: &mut Vec<Self::Action>);

    /// The action with which `who`, a seat that is not due, objects to a slip that can be seen now (G-4). It is also
    /// one of the legal actions of `who`. `None` if there is nothing to object to.
    fn call_out(&self, _who: SeatId) -> Option<Self::Action> {
        None
    }

    /// The decision that `who` is due for in another player's turn; `None` if it is their own turn, or they are not due.
    fn off_turn(&self, _who: SeatId) -> Option<OffTurn<Self::Action>> {
        None
    }

    /// Checks whether a report of chance is possible in this state.
    ///
    /// # Errors
    /// [`ApplyError::BadReport`], or [`ApplyError::NotDue`] if chance is not due, or [`ApplyError::Over`].
    fn check_chance(&self, report: &Self::Action) -> Result<(), ApplyError<Self::Action>>;

    /// A random report in place of a physical throw or a shuffle. Call it only when chance is due.
    fn sample_chance(&self, rng: &mut RulesRng) -> Self::Action;

    /// Applies an action and pushes its events.
    ///
    /// # Errors
    /// [`ApplyError`]; the state is then unchanged and no event was pushed.
    fn apply<S: EventSink<Self::Event>>(
        &mut self,
        who: Actor,
        action: &Self::Action,
        out: &mut S,
    ) -> Result<(), ApplyError<Self::Action>>;

    /// The current scores.
    fn scores(&self) -> Scores;

    /// The view of `who` (G-7).
    fn view(&self, who: Viewer) -> Self::View;

    /// The event as `who` may see it; `None` if `who` may not see it at all.
    fn redact(event: &Self::Event, who: Viewer) -> Option<Self::Event>;

    /// Whether this event clears the table: what was visible before it is in no view after it.
    fn clears(_event: &Self::Event) -> bool {
        false
    }

    /// A random possible world for a view: a state that has this view.
    fn determinize(view: &Self::View, rng: &mut RulesRng) -> Self;

    /// Checks that no die and no card is missing or doubled, and that the parts of the state agree.
    ///
    /// # Errors
    /// [`InvariantError`] if the code has a defect.
    fn check_invariants(&self) -> Result<(), InvariantError>;
}

/// A part of the summary of what a player did.
#[derive(Clone, Debug, PartialEq)]
pub struct Brief {
    /// The player.
    pub who: SeatId,
    /// Whether it matters most and stands first.
    pub leads: bool,
    /// A few words without a subject, as in "8 from the stock".
    pub what: Message,
}

/// A game that describes its events and actions in words.
pub trait Narrate: Game {
    /// One sentence for the log; `None` for a step that needs no words. Pass only events redacted for the reader.
    fn line(event: &Self::Event) -> Option<Message>;

    /// Whether the short log contains an event: it has the events of turns, points and mishaps.
    fn is_main(event: &Self::Event) -> bool;

    /// The rule behind an event, for example `G-6`.
    fn rule(event: &Self::Event) -> Option<&'static str>;

    /// What an event adds to the summary of what a player did; `None` if the summary leaves it out. Pass only events
    /// redacted for the reader.
    fn brief(event: &Self::Event) -> Option<Brief>;

    /// The number of the round that an event begins, counted from 1; `None` for other events.
    fn begins_round(event: &Self::Event) -> Option<u16>;

    /// An action as advice to its seat: a clause without subject and full stop, as in "pass to Bo".
    fn advice(view: &Self::View, action: &Self::Action) -> Message;
}
