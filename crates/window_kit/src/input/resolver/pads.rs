//! What the buttons of gamepads mean: by the place of the player, and by whose gamepad it is.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::gamepad::{Gamepad, GamepadButtonStateChangedEvent};
use bevy::math::CompassQuadrant;
use bevy::prelude::*;

use crate::input::gamepad::asked::{MayPress, PadsAsked, is_now, not_for_this_pad};
use crate::input::gamepad::place::{LastUsed, Where};
use crate::input::gamepad::seats::PadSeats;
use crate::intents::general::BACK;
use crate::intents::{Bindings, Context, Holder, Input, Intent, IntentStates, MeanIntent, Meant, Source};
use crate::settings::Settings;
use crate::window::intent::Notice;

/// How far the left stick must be pushed to count as a press of the D-pad, by default, and how far it must return
/// before the next press.
const PUSHED: f32 = 0.6;
const LET_GO: f32 = 0.25;

/// Gamepads.
#[derive(SystemParam)]
pub(super) struct Pads<'w, 's> {
    buttons: MessageReader<'w, 's, GamepadButtonStateChangedEvent>,
    pads: Query<'w, 's, (Entity, &'static Gamepad)>,
    /// Those whose left stick is pushed.
    pushed: Local<'s, Vec<Entity>>,
}

/// Whose gamepads there are, what the table asks, and how a person is told that it is not for this gamepad.
#[derive(SystemParam)]
pub(super) struct Owners<'w> {
    asked: PadsAsked<'w>,
    seats: ResMut<'w, PadSeats>,
    notices: MessageWriter<'w, Notice>,
}

impl Owners<'_> {
    /// What a pressed button means: the intents that count of all those that are bound to it.
    fn meant(&mut self, pad: Entity, button: GamepadButton, bindings: &Bindings, at: &Where) -> Vec<Intent> {
        let place = at.place();
        let all = bindings.meant_by(|context| place.counts(context), |input| input == Input::Pad(button));
        let all: Vec<Intent> = all.collect();
        if self.asked.asks_for_a_pad() {
            return if self.takes_the_place(pad) { Vec::new() } else { all };
        }
        let Some(asked) = self.asked.asked() else { return all };
        let anyone = |intent: &Intent| {
            let out = asked.handed_over && *intent == BACK;
            bindings.is_by_anyone(*intent) || out
        };
        let own: Vec<Intent> = if asked.at_once {
            let is_answer = |context| context == Context::Answers;
            bindings
                .meant_by(is_answer, |input| input == Input::Pad(button))
                .collect()
        } else {
            Vec::new()
        };
        if own.is_empty() && all.iter().all(anyone) {
            return all;
        }
        // The screen is not there yet: whoever presses wants to go on.
        if self.asked.is_showing() && asked.may(&self.seats, pad) != MayPress::Everything {
            return all.into_iter().filter(anyone).collect();
        }
        let (may, got) = asked.press(self.seats.bypass_change_detection(), pad);
        if got.is_some() {
            self.seats.set_changed();
        }
        if let (Some(seat), MayPress::Everything | MayPress::Answer) = (got, may) {
            self.notices.write(is_now(seat));
        }
        match may {
            MayPress::Everything => all,
            MayPress::Answer if !own.is_empty() => own,
            MayPress::Answer => all.into_iter().filter(anyone).collect(),
            MayPress::Others(due, whose) => {
                // The page of the hand-over says it all the time, and covers notices.
                if !asked.handed_over {
                    self.notices.write(not_for_this_pad(due, whose));
                }
                all.into_iter().filter(anyone).collect()
            }
        }
    }

    /// Whether a gamepad without a seat takes the place of the one that is gone.
    fn takes_the_place(&mut self, pad: Entity) -> bool {
        if self.seats.seat(pad).is_some() {
            return false;
        }
        let Some(seat) = self.seats.replace_awaited(pad) else {
            return false;
        };
        self.notices.write(is_now(seat));
        true
    }
}

pub(super) fn hear_pads(
    mut pads: Pads,
    (bindings, settings, states, at): (Res<Bindings>, Option<Res<Settings>>, Res<IntentStates>, Where),
    mut owners: Owners,
    mut means: MessageWriter<MeanIntent>,
    mut last: ResMut<LastUsed>,
) {
    // A gamepad that was disconnected holds nothing.
    means.write_batch(states.ends(|by| match by {
        Holder::Button(pad, _) | Holder::Stick(pad) => !pads.pads.contains(pad),
        _ => false,
    }));
    pads.pushed.retain(|pad| pads.pads.contains(*pad));
    let mut press = |means: &mut MessageWriter<MeanIntent>, pad, by, button| {
        last.set_if_neq(LastUsed::Pad(pad));
        let (intents, source) = (owners.meant(pad, button, &bindings, &at), Source::Pad(pad));
        // The press may have made it the gamepad of this seat.
        let seat = owners.seats.own_seat(pad);
        let begin = |intent| {
            MeanIntent::Begin(Meant {
                intent,
                seat,
                source,
                by,
            })
        };
        means.write_batch(intents.into_iter().map(begin));
    };
    for change in pads.buttons.read() {
        let by = Holder::Button(change.entity, change.button);
        means.write(MeanIntent::End(by));
        if change.state == ButtonState::Pressed {
            press(&mut means, change.entity, by, change.button);
        }
    }
    let push = settings.map_or(PUSHED, |settings| settings.stick_push);
    for (pad, gamepad) in &pads.pads {
        let (stick, by) = (gamepad.left_stick(), Holder::Stick(pad));
        let at = pads.pushed.iter().position(|pushed| *pushed == pad);
        match at {
            Some(at) if stick.length() < push - LET_GO => {
                pads.pushed.swap_remove(at);
                means.write(MeanIntent::End(by));
            }
            None if stick.length() > push => {
                pads.pushed.push(pad);
                press(&mut means, pad, by, direction(stick));
            }
            _ => {}
        }
    }
}

/// The D-pad button for the direction of a stick.
fn direction(stick: Vec2) -> GamepadButton {
    match Dir2::new(stick).map(CompassQuadrant::from) {
        Ok(CompassQuadrant::North) | Err(_) => GamepadButton::DPadUp,
        Ok(CompassQuadrant::South) => GamepadButton::DPadDown,
        Ok(CompassQuadrant::West) => GamepadButton::DPadLeft,
        Ok(CompassQuadrant::East) => GamepadButton::DPadRight,
    }
}
