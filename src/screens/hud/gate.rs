//! Holds the table back: while something lies over it, while a score sheet is read, and until a person throws.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;

use super::told::{MatchBegan, Told};
use super::{HudSystems, at_the_table};
use crate::app::Overlay;
use crate::games::stack::event::StackEvent;
use crate::table::phase::{MatchSystems, TableGate};
use crate::table::view::{Players, SeatControl};

/// What the table waits for a person to do.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GateWaits {
    /// To throw all dice at the start of a round.
    pub opening: bool,
    /// To go on from the score sheet of a round.
    pub score: bool,
}

/// A person throws all dice.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct ThrowOpening;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GateWaits>()
        .init_resource::<TableGate>()
        .add_message::<ThrowOpening>()
        .add_systems(
            Update,
            (
                throw_by_key.before(MatchSystems::CollectRequests).run_if(at_the_table),
                (await_person, hold_gate).chain().in_set(HudSystems::Show),
            ),
        );
}

/// Whether any seat is played by a person.
pub(super) fn any_person(players: &Players) -> bool {
    players.0.iter().any(|player| player.control == SeatControl::Person)
}

fn throw_by_key(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Option<Res<InputFocus>>,
    focusable: Query<(), With<TabIndex>>,
    waits: Res<GateWaits>,
    mut throw: MessageWriter<ThrowOpening>,
) {
    let on_button = focus
        .and_then(|focus| focus.get())
        .is_some_and(|entity| focusable.contains(entity));
    if waits.opening
        && !on_button
        && keys.any_just_pressed([KeyCode::Space, KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::KeyR])
    {
        throw.write(ThrowOpening);
    }
}

fn await_person(
    mut began: MessageReader<MatchBegan>,
    mut told: MessageReader<Told>,
    mut throws: MessageReader<ThrowOpening>,
    players: Option<Res<Players>>,
    mut waits: ResMut<GateWaits>,
) {
    if began.read().count() > 0 {
        *waits = GateWaits::default();
    }
    if throws.read().count() > 0 {
        waits.opening = false;
    }
    let person = players.is_some_and(|players| any_person(&players));
    for Told(event) in told.read() {
        match event {
            StackEvent::RoundStarted { .. } => waits.opening = person,
            StackEvent::OpeningThrown { .. } => waits.opening = false,
            StackEvent::RoundScored { .. } => waits.score = true,
            _ => {}
        }
    }
}

fn hold_gate(waits: Res<GateWaits>, overlay: Res<State<Overlay>>, mut gate: ResMut<TableGate>) {
    let waiting = waits.opening || waits.score || *overlay.get() != Overlay::None;
    if gate.waiting != waiting {
        gate.waiting = waiting;
    }
}
