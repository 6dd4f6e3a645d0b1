//! Makes the table wait: while an overlay is open, while a score sheet is read, and until a person throws.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;

use crate::screens::hud::events::{MatchBegan, publish_events};
use crate::screens::hud::sheet;
use window_kit::input::gamepad::pull::Slings;
use window_kit::intents::Intents;
use window_kit::intents::general::THROW;
use window_kit::table::phase::{InMatch, MatchSystems, TableGate};
use window_kit::table::replay::state::Replaying;
use window_kit::window::intent::{HadFocus, ui_has_focus};
use window_kit::window::state::GateWaits;
use window_kit::window::state::{Overlay, at_the_table};
use window_kit::window::steps::HudSystems;

/// A person throws the dice that the table waits for.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct ThrowNow;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<GateWaits>().add_message::<ThrowNow>().add_systems(
        Update,
        (
            throw_by_key
                .before(MatchSystems::CollectRequests)
                .run_if(in_state(InMatch).and_then(at_the_table)),
            start_over.in_set(HudSystems::Read).after(publish_events),
            (wait_for_nobody.run_if(resource_exists::<Replaying>), throw, hold_gate)
                .chain()
                .in_set(HudSystems::Show)
                .before(sheet::lay_sheet),
        ),
    );
}

fn throw_by_key(
    intents: Intents,
    (focus, had, focusable): (Res<InputFocus>, Res<HadFocus>, Query<(), With<TabIndex>>),
    waits: Res<GateWaits>,
    slings: Slings,
    mut throw: MessageWriter<ThrowNow>,
) {
    let on_button = ui_has_focus(focus, had, focusable);
    let pressed = !on_button && intents.just(THROW);
    if waits.throw && (pressed || slings.thrown().is_some()) {
        throw.write(ThrowNow);
    }
}

fn start_over(mut began: MessageReader<MatchBegan>, mut waits: ResMut<GateWaits>) {
    if began.read().count() > 0 {
        *waits = GateWaits::default();
    }
}

/// In a replay the table waits for nobody, and no score sheet is shown.
fn wait_for_nobody(mut waits: ResMut<GateWaits>) {
    waits.set_if_neq(GateWaits::default());
}

fn throw(mut throws: MessageReader<ThrowNow>, mut waits: ResMut<GateWaits>) {
    if throws.read().count() > 0 {
        waits.throw = false;
    }
}

fn hold_gate(waits: Res<GateWaits>, overlay: Res<State<Overlay>>, mut gate: ResMut<TableGate>) {
    let waiting = waits.throw || waits.score || *overlay.get() != Overlay::None;
    if gate.waiting != waiting {
        gate.waiting = waiting;
    }
}
