//! Whose gamepad is asked now, and what a press of each gamepad may do.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::seats::{Claim, PadSeats};
use crate::table::phase::TableGate;
use crate::table::replay::state::Replay;
use crate::window::by_game::ByGame;
use crate::window::intent::Notice;
use crate::window::state::{GateWaits, Overlay, Screen};
use games::catalog::AnyView;
use host::view::{MatchView, Players};
use messages::texts::input as words;
use rules::ids::SeatId;

/// Whether people of a game answer at once now, so that each gamepad has buttons for the answers of its seat.
#[derive(Clone, Copy, Debug)]
pub struct AnswersAtOnce(pub fn(&AnyView) -> bool);

/// The people who are due, the one who is asked for a throw among them; those who are due at once in their order.
pub fn people_due<'a>(view: &'a MatchView, players: &'a Players) -> impl Iterator<Item = SeatId> + 'a {
    let awaited = view.awaited.as_ref().map(|awaited| awaited.seat);
    let awaited = awaited.filter(|seat| !view.due.contains(*seat));
    let due = view.due.iter().chain(awaited);
    due.filter(move |seat| players.is_person(*seat))
}

/// What a press of a gamepad may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MayPress {
    /// Everything.
    Everything,
    /// Answer for its own seat, beside what anybody may do.
    Answer,
    /// Only what anybody may do. The first person who is due, and whose gamepad it is.
    Others(SeatId, Option<SeatId>),
}

/// What the table asks now, and of whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    /// The people, the first first.
    pub due: Vec<SeatId>,
    /// Whether all of them answer at once.
    pub at_once: bool,
    /// Whether the first of them takes the table over.
    pub handed_over: bool,
}

/// What the table asks of people.
#[derive(SystemParam)]
pub struct PadsAsked<'w> {
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, State<Overlay>>,
    view: Option<Res<'w, MatchView>>,
    players: Option<Res<'w, Players>>,
    gate: Option<Res<'w, TableGate>>,
    waits: Option<Res<'w, GateWaits>>,
    at_once: Option<Res<'w, ByGame<AnswersAtOnce>>>,
    replay: Replay<'w>,
}

impl PadsAsked<'_> {
    /// What the table asks; `None` where anybody may press anything: in menus, at a score sheet, at the throw of all
    /// dice, or while no person is due.
    pub(crate) fn asked(&self) -> Option<Asked> {
        let (view, players) = (self.view.as_ref()?, self.players.as_ref()?);
        let overlay = *self.overlay.get();
        if *self.screen.get() != Screen::Match || self.replay.is_on() {
            return None;
        }
        let handed_over = overlay == Overlay::HandOver;
        let waits = self.waits.as_deref().copied().unwrap_or_default();
        if overlay != Overlay::None && !handed_over || waits.score || waits.throw {
            return None;
        }
        let due: Vec<SeatId> = people_due(view, players).collect();
        let of_game = self.at_once.as_ref().and_then(|of| of.of(view.view.game()));
        let at_once = !handed_over && of_game.is_some_and(|answers| answers.0(&view.view));
        (!due.is_empty()).then_some(Asked {
            due,
            at_once,
            handed_over,
        })
    }

    /// The people who are due and whose gamepads play for nobody else.
    pub fn pads_of(&self, seats: &PadSeats) -> Vec<SeatId> {
        let asked = self.asked().map(|asked| asked.due).unwrap_or_default();
        asked
            .into_iter()
            .filter(|seat| seats.own_pad(*seat).is_some())
            .collect()
    }

    /// Whether the screen still shows earlier events.
    pub(crate) fn is_showing(&self) -> bool {
        self.gate.as_ref().is_some_and(|gate| gate.showing)
    }

    /// Whether a match is on the screen without an overlay.
    pub(crate) fn is_at_the_table(&self) -> bool {
        *self.screen.get() == Screen::Match && *self.overlay.get() == Overlay::None
    }

    /// Whether a gamepad that is gone is asked for, on the page about it.
    pub(crate) fn asks_for_a_pad(&self) -> bool {
        *self.overlay.get() == Overlay::PadGone
    }
}

impl Asked {
    /// What a gamepad may do; it changes nothing.
    pub(crate) fn may(&self, seats: &PadSeats, pad: Entity) -> MayPress {
        if !seats.are_shared_out() {
            return MayPress::Everything;
        }
        let Some(first) = self.due.first().copied() else {
            return MayPress::Everything;
        };
        let due = if self.handed_over { &self.due[..1] } else { &self.due };
        match (seats.own_seat(pad), seats.seat(pad)) {
            (Some(own), _) if due.contains(&own) && self.at_once => MayPress::Answer,
            (Some(own), _) if due.contains(&own) => MayPress::Everything,
            (Some(own), _) => MayPress::Others(first, Some(own)),
            (None, Some(_)) => MayPress::Everything,
            (None, None) => MayPress::Others(first, None),
        }
    }

    /// What a gamepad that is pressed may do. One without a seat gets one first, if it is clear which. Returns also
    /// the seat that it got, if others have gamepads of their own.
    pub(crate) fn press(&self, seats: &mut PadSeats, pad: Entity) -> (MayPress, Option<SeatId>) {
        if !seats.are_shared_out() {
            return (MayPress::Everything, None);
        }
        let due = if self.handed_over { &self.due[..1] } else { &self.due };
        let got = match seats.seat(pad) {
            None => seats.claim(pad, due),
            Some(_) => Claim::Nothing,
        };
        let may = self.may(seats, pad);
        if seats.own_seat(pad).is_none() {
            seats.plays_for(pad, due);
        }
        let told = match got {
            Claim::Got(seat) if seats.own_seat(pad).is_some() => Some(seat),
            _ => None,
        };
        (may, told)
    }
}

/// Says that a press is not for this gamepad: who is due, and whose it is.
pub(crate) fn not_for_this_pad(due: SeatId, whose: Option<SeatId>) -> Notice {
    let text = match whose {
        Some(whose) => words::pad_of_another(due, whose),
        None => words::pad_of_nobody(due),
    };
    Notice {
        text,
        rule: None,
        refused: true,
    }
}

/// Says whose a gamepad is from now on.
pub(crate) fn is_now(seat: SeatId) -> Notice {
    Notice {
        text: words::pad_is_now(seat),
        rule: None,
        refused: false,
    }
}
