//! Whether a person may act at the table now, and which person. While the table still shows earlier events, Space or a
//! click skips that.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::intents::Intents;
use crate::intents::general::HURRY;
use crate::presentation::motion::SkipAnimation;
use crate::table::phase::TableGate;
use crate::table::replay::state::Replaying;
use crate::window::state::Overlay;
use crate::window::steps::InputSystems;
use games::catalog::AnyAction;
use host::request::ActionRequest;
use host::view::{MatchView, Players};
use rules::ids::SeatId;
use tabletop::throw::ThrowGesture;

/// The running match, and the person who may act in it.
#[derive(SystemParam)]
pub struct Ready<'w> {
    view: Res<'w, MatchView>,
    players: Res<'w, Players>,
    gate: Res<'w, TableGate>,
    overlay: Res<'w, State<Overlay>>,
}

impl Ready<'_> {
    /// The viewer's view of the match.
    pub fn view(&self) -> &MatchView {
        &self.view
    }

    /// The players of the match.
    pub fn players(&self) -> &Players {
        &self.players
    }

    /// Whether the table is still and no overlay is open.
    pub fn is_free(&self) -> bool {
        self.gate.open() && *self.overlay.get() == Overlay::None
    }

    /// Whether no overlay is open and the table does not wait for a person; it may still show earlier events.
    pub fn is_open(&self) -> bool {
        !self.gate.waiting && *self.overlay.get() == Overlay::None
    }

    /// The seat of the person whose decision is due, while the table is still and no overlay is open; the first one if
    /// there are several.
    pub fn seat(&self) -> Option<SeatId> {
        self.is_free()
            .then(|| self.view.due.iter().find(|seat| self.players.is_person(*seat)))
            .flatten()
    }

    /// The legal actions of a seat, as far as the viewer may know them; none without a seat.
    pub fn legal(&self, seat: Option<SeatId>) -> impl Iterator<Item = &AnyAction> {
        let legal = seat.and_then(|seat| self.view.legal.get(seat.index()));
        legal.into_iter().flat_map(|legal| legal.iter())
    }

    /// The request for an action of a seat, for the decision that is open now.
    pub fn request(&self, seat: SeatId, action: AnyAction, gesture: Option<ThrowGesture>) -> ActionRequest {
        ActionRequest {
            seat,
            decision: self.view.decisions[seat.index()],
            action,
            gesture,
        }
    }

    /// Whether a person on this machine plays the seat.
    pub fn is_person(&self, seat: SeatId) -> bool {
        self.players.is_person(seat)
    }
}

/// Space or a click skips the animation of earlier events.
fn skip(intents: Intents, gate: Res<TableGate>, mut skips: MessageWriter<SkipAnimation>) {
    if intents.just(HURRY) && gate.showing {
        skips.write(SkipAnimation);
    }
}

pub(crate) fn plugin(app: &mut App) {
    // In a replay Space and clicks have other uses.
    let played = not(resource_exists::<Replaying>);
    app.add_systems(Update, skip.in_set(InputSystems::Act).run_if(played));
}
