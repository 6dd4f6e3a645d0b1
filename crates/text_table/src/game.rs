//! What a table as text asks of a game, and the way to the game of a match.

use games::catalog::{AnyAction, AnyEvent, AnyView, Listed};
use messages::Message;
use rules::game::Narrate;
use rules::ids::SeatId;
use rules::seats::Seats;

use crate::menu::Choice;

/// One fact about what lies on the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fact {
    /// What it is about: a fact with the same number and other words has changed.
    pub about: u16,
    /// When it is said.
    pub said: Occasion,
    /// The line.
    pub line: Message,
}

/// When a fact is said without being asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Occasion {
    /// At the start of each turn of the viewer.
    EachTurn,
    /// When it has changed.
    Changed,
    /// Never.
    Asked,
}

impl Fact {
    /// A fact.
    pub const fn new(about: u16, said: Occasion, line: Message) -> Self {
        Self { about, said, line }
    }
}

/// A game as text.
pub(crate) trait TextGame: Listed + Narrate {
    /// What lies on the table for a viewer: the most important first. `None` for a spectator.
    fn facts(view: &Self::View, seats: &Seats, viewer: Option<SeatId>) -> Vec<Fact>;

    /// The player whose turn it is.
    fn current(view: &Self::View) -> Option<SeatId>;

    /// The choices of a seat among legal actions. Actions that nobody can tell apart are one choice.
    fn choices(view: &Self::View, seat: SeatId, legal: &[Self::Action]) -> Vec<Choice<Self::Action>>;

    /// Actions that a seat could try and that may not be legal, so that the host can say why not.
    fn attempts(view: &Self::View, seat: SeatId) -> Vec<Self::Action>;

    /// What happened in a turn, or in a part of it, as few lines: the most important first.
    fn summary(events: &[&Self::Event]) -> Vec<Message> {
        events.iter().filter_map(|event| Self::line(event)).collect()
    }

    /// The throw that waits for the viewer, as a choice.
    fn throw(view: &Self::View) -> Message;

    /// What is said above the choices of a group, if anything.
    fn above(_group: &Message) -> Option<Message> {
        None
    }

    /// Examples of lines that a person can type.
    fn examples(other: &str) -> Vec<Message>;
}

macro_rules! text_games {
    ($($variant:ident = $game:ty),+ $(,)?) => {
        /// See [`TextGame::facts`].
        pub(crate) fn facts(view: &AnyView, seats: &Seats, viewer: Option<SeatId>) -> Vec<Fact> {
            match view {
                $(AnyView::$variant(view) => <$game as TextGame>::facts(view, seats, viewer)),+
            }
        }

        /// See [`TextGame::current`].
        pub(crate) fn current(view: &AnyView) -> Option<SeatId> {
            match view {
                $(AnyView::$variant(view) => <$game as TextGame>::current(view)),+
            }
        }

        /// See [`TextGame::choices`].
        pub(crate) fn choices(view: &AnyView, seat: SeatId, legal: &[AnyAction]) -> Vec<Choice> {
            match view {
                $(AnyView::$variant(view) => {
                    let legal: Vec<_> = legal.iter().filter_map(<$game>::of_action).cloned().collect();
                    let choices = <$game as TextGame>::choices(view, seat, &legal);
                    choices.into_iter().map(|choice| choice.map(<$game>::any_action)).collect()
                }),+
            }
        }

        /// See [`TextGame::attempts`].
        pub(crate) fn attempts(view: &AnyView, seat: SeatId) -> Vec<Choice> {
            match view {
                $(AnyView::$variant(view) => {
                    let attempts = <$game as TextGame>::attempts(view, seat);
                    let choices = <$game as TextGame>::choices(view, seat, &attempts);
                    choices.into_iter().map(|choice| choice.map(<$game>::any_action)).collect()
                }),+
            }
        }

        /// See [`TextGame::summary`].
        pub(crate) fn summary(view: &AnyView, events: &[AnyEvent]) -> Vec<Message> {
            match view {
                $(AnyView::$variant(_) => {
                    let events: Vec<_> = events.iter().filter_map(<$game>::of_event).collect();
                    <$game as TextGame>::summary(&events)
                }),+
            }
        }

        /// See [`TextGame::throw`].
        pub(crate) fn throw(view: &AnyView) -> Message {
            match view {
                $(AnyView::$variant(view) => <$game as TextGame>::throw(view)),+
            }
        }

        /// See [`TextGame::above`].
        pub(crate) fn above(view: &AnyView, group: &Message) -> Option<Message> {
            match view {
                $(AnyView::$variant(_) => <$game as TextGame>::above(group)),+
            }
        }

        /// See [`TextGame::examples`].
        pub(crate) fn examples(view: &AnyView, other: &str) -> Vec<Message> {
            match view {
                $(AnyView::$variant(_) => <$game as TextGame>::examples(other)),+
            }
        }
    };
}

games::catalog::every_game!(text_games);

/// The seats from the one after the viewer, clockwise; all for a spectator. The viewer's own seat is left out.
pub(crate) fn others(seats: &Seats, viewer: Option<SeatId>) -> Vec<SeatId> {
    let count = seats.count();
    match viewer {
        None => seats.iter().collect(),
        Some(viewer) => (1..count)
            .map(|step| SeatId(((viewer.index() + step) % count) as u8))
            .collect(),
    }
}
