//! Whether a person may act at the table now, and who.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::catalog::AnyAction;
use crate::physics::throw::ThrowGesture;
use crate::rules::ids::PlayerId;
use crate::table::phase::TableGate;
use crate::table::request::ActionRequest;
use crate::table::view::{MatchView, Players};
use crate::window::state::Overlay;

/// The match, and who may act in it.
#[derive(SystemParam)]
pub struct Ready<'w> {
    view: Option<Res<'w, MatchView>>,
    players: Option<Res<'w, Players>>,
    gate: Option<Res<'w, TableGate>>,
    overlay: Option<Res<'w, State<Overlay>>>,
}

impl Ready<'_> {
    /// The match as it may be seen here.
    pub fn view(&self) -> Option<&MatchView> {
        self.view.as_deref()
    }

    /// Whether the table is still and no menu is open.
    pub fn is_free(&self) -> bool {
        self.gate.as_ref().is_none_or(|gate| gate.open())
            && self
                .overlay
                .as_ref()
                .is_none_or(|overlay| *overlay.get() == Overlay::None)
    }

    /// Whether nothing lies over the table and nothing is waited for; the screen may still show what happened.
    pub fn is_open(&self) -> bool {
        self.gate.as_ref().is_none_or(|gate| !gate.waiting)
            && self
                .overlay
                .as_ref()
                .is_none_or(|overlay| *overlay.get() == Overlay::None)
    }

    /// The person who is due, while the table is still and no menu is open; of several the first.
    pub fn seat(&self) -> Option<PlayerId> {
        let (view, players) = (self.view.as_ref()?, self.players.as_ref()?);
        self.is_free()
            .then(|| view.due.iter().find(|seat| players.is_person(*seat)))
            .flatten()
    }

    /// What somebody can do now, as far as it may be known here; nothing where nobody is meant.
    pub fn legal(&self, seat: Option<PlayerId>) -> impl Iterator<Item = &AnyAction> {
        let legal = seat.and_then(|seat| self.view()?.legal.get(seat.index()));
        legal.into_iter().flatten()
    }

    /// The request for an action of a seat in the decision that is open now; `None` without a match.
    pub fn request(&self, seat: PlayerId, action: AnyAction, gesture: Option<ThrowGesture>) -> Option<ActionRequest> {
        let decision = self.view()?.decisions[seat.index()];
        Some(ActionRequest {
            seat,
            decision,
            action,
            gesture,
        })
    }

    /// Whether a person on this machine plays the seat.
    pub fn is_person(&self, seat: PlayerId) -> bool {
        self.players.as_ref().is_some_and(|players| players.is_person(seat))
    }

    /// The name of a seat's player.
    pub fn name(&self, seat: PlayerId) -> String {
        self.players
            .as_ref()
            .map_or_else(String::new, |players| players.name(seat).to_owned())
    }
}
