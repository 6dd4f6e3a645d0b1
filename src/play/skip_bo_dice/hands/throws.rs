//! The throw at the start of a turn: by a flick over the tray, a key, a gamepad's stick or the large button.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::play::skip_bo_dice::hands::acting::DiceHands;
use crate::play::skip_bo_dice::hands::chosen::DiceGameHands;
use host::request::ManualThrow;
use host::view::{MatchView, Players};
use rules::ids::SeatId;
use tabletop::throw::ThrowGesture;
use window_kit::input::gamepad::pull::Slings;
use window_kit::input::ready::Ready;
use window_kit::intents::Intents;
use window_kit::intents::general::THROW;
use window_kit::window::intent::ui_has_focus;
use window_kit::window::steps::InputSystems;

/// Access to the throw that the table waits for.
#[derive(SystemParam)]
pub struct Throws<'w> {
    ready: Ready<'w>,
    given: MessageWriter<'w, ManualThrow>,
}

/// The person whose throw the table waits for.
pub(crate) fn is_awaited(view: &MatchView, players: &Players) -> Option<SeatId> {
    let awaited = view.awaited.as_ref()?;
    players.is_person(awaited.seat).then_some(awaited.seat)
}

impl Throws<'_> {
    /// The person whose throw the table waits for, while the table is still and no overlay is open.
    pub fn awaited(&self) -> Option<SeatId> {
        let awaited = || is_awaited(self.ready.view(), self.ready.players());
        self.ready.is_free().then(awaited).flatten()
    }

    /// Throws the dice that are due; without a gesture, this is the fair throw.
    pub fn throw(&mut self, gesture: Option<ThrowGesture>) {
        if let Some(seat) = self.awaited() {
            let decision = self.ready.view().decisions[seat.index()];
            self.given.write(ManualThrow {
                seat,
                decision,
                gesture,
            });
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (throw_by_key.run_if(not(ui_has_focus)), throw_by_stick)
            .in_set(InputSystems::Act)
            .in_set(DiceGameHands),
    );
}

fn throw_by_stick(slings: Slings, mut throws: Throws, mut hands: DiceHands) {
    let Some(sling) = slings.thrown() else { return };
    if let Some(seat) = throws.awaited() {
        throws.throw(slings.of_seat(seat, sling));
    } else if let Some(seat) = hands.seat() {
        hands.reroll(slings.of_seat(seat, sling));
    }
}

fn throw_by_key(intents: Intents, mut throws: Throws) {
    if intents.just(THROW) {
        throws.throw(None);
    }
}
