//! The words of a table for a window: what a screen reader says of what lies there and of what can be done. They are
//! those of a table as text; keys in them are those of the keyboard.

use host::request::{ActionRequest, SeatRequest};
use host::view::MatchView;
use messages::Message;
use rules::ids::{SeatId, Viewer};

use crate::game;

/// Something that a seat can do now.
#[derive(Clone, Debug, PartialEq)]
pub struct TableChoice {
    /// What it does, as a clause.
    pub what: Message,
    /// What has to be confirmed first: the question, and the words of yes and no.
    pub question: Option<[Message; 3]>,
    /// What the host is asked for.
    pub request: SeatRequest,
}

/// What lies on the table, as far as the viewer may know it: the most important first.
pub fn facts(view: &MatchView, viewer: Viewer) -> Vec<Message> {
    let seat = match viewer {
        Viewer::Player(seat) => Some(seat),
        Viewer::Public => None,
    };
    let facts = game::facts(&view.view, &view.seats, seat);
    facts.into_iter().map(|fact| fact.line).collect()
}

/// What a seat can do now, as far as the view says it. Actions that nobody can tell apart are one choice.
pub fn choices(view: &MatchView, seat: SeatId) -> Vec<TableChoice> {
    let awaited = view.awaited.as_ref().filter(|awaited| awaited.seat == seat);
    if let Some(awaited) = awaited {
        return vec![TableChoice {
            what: throw(view),
            question: None,
            request: SeatRequest::Throw(awaited.given(None)),
        }];
    }
    let (Some(legal), Some(decision)) = (view.legal.get(seat.index()), view.decisions.get(seat.index())) else {
        return Vec::new();
    };
    let choices = game::choices(&view.view, seat, legal).into_iter();
    let choices = choices.filter(|choice| choice.listed).map(|choice| TableChoice {
        what: choice.what,
        question: choice.confirm,
        request: SeatRequest::Act(ActionRequest {
            seat,
            decision: *decision,
            action: choice.action,
            gesture: None,
        }),
    });
    choices.collect()
}

/// The throw that waits for a person, as a choice.
pub fn throw(view: &MatchView) -> Message {
    game::throw(&view.view)
}
