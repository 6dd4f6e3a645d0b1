//! Changing what is bound: other inputs, and their conflicts.

use super::bindings::{Bindings, Slot};
use super::input::Input;
use super::intent::Intent;

/// The device of an input. A player changes the inputs of each device apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Device {
    /// Keyboard and mouse.
    Desk,
    /// Gamepads.
    Pad,
}

impl Input {
    /// Its device.
    pub const fn device(self) -> Device {
        if self.is_on_pad() { Device::Pad } else { Device::Desk }
    }
}

/// Those of some inputs that are on a device.
pub(super) fn on(device: Device, inputs: &[Input]) -> Vec<Input> {
    let inputs = inputs.iter().copied();
    inputs.filter(|input| input.device() == device).collect()
}

impl Bindings {
    /// Puts an intent on an input, in place of its other inputs of the same device.
    pub fn put(&mut self, slot: Slot, input: Input) {
        self.set_on(slot, input.device(), &[input]);
        let joined: Vec<Slot> = self.joined(slot).collect();
        for other in joined {
            self.set_on(other, input.device(), &[]);
        }
    }

    /// Sets the inputs of a slot on one device.
    pub(super) fn set_on(&mut self, slot: Slot, device: Device, inputs: &[Input]) {
        let both = [Device::Desk, Device::Pad].map(|of| match of == device {
            true => inputs.to_vec(),
            false => on(of, self.inputs(slot)),
        });
        self.set(slot, both.concat());
    }

    /// What else an input of this slot means at the same moment. Intents that share an input by default are never
    /// needed at once, such as the answer to a call and the end of a turn: they are no conflict.
    pub fn conflicts(&self, slot: Slot, input: Input) -> Vec<Slot> {
        let others = self.slots().filter(|other| {
            *other != slot
                && other.intent != slot.intent
                && other.context.overlaps(slot.context)
                && self.inputs(*other).contains(&input)
                && !self.go_together(slot.intent, other.intent)
        });
        others.collect()
    }

    /// Whether two intents share an input by default. Of families, whether any members do.
    fn go_together(&self, one: Intent, other: Intent) -> bool {
        if one.whole() == other.whole() {
            return false;
        }
        let of = |family: Intent| {
            let slots = self.slots().filter(move |slot| slot.intent.whole() == family);
            slots.flat_map(|slot| self.defaults(slot).iter().copied())
        };
        of(one.whole()).any(|input| of(other.whole()).any(|shared| shared == input))
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::gamepad::GamepadButton;
    use bevy::input::keyboard::KeyCode as K;
    use bevy::input::mouse::MouseButton;

    use super::*;
    use crate::intents::bindings::MOST_INPUTS;
    use crate::intents::general::{HINT, HURRY, LOG, NEXT, THROW};
    use crate::intents::input::Input::{Key, Mouse};
    use crate::intents::input::KEYS;
    use crate::intents::intent::Context;

    const fn at_the_table(intent: Intent) -> Slot {
        Slot {
            context: Context::Table,
            intent,
        }
    }

    #[test]
    fn an_intent_is_put_on_another_input_of_one_device() {
        let mut bindings = Bindings::general();
        let slot = at_the_table(HINT);
        bindings.put(slot, Key(K::KeyN));
        assert_eq!(bindings.inputs(slot), [Key(K::KeyN), Input::Pad(GamepadButton::North)]);
        bindings.put(slot, Input::Pad(GamepadButton::Mode));
        assert_eq!(bindings.inputs(slot), [Key(K::KeyN), Input::Pad(GamepadButton::Mode)]);
        bindings.put(slot, Mouse(MouseButton::Back));
        assert_eq!(
            bindings.inputs(slot),
            [Mouse(MouseButton::Back), Input::Pad(GamepadButton::Mode)]
        );
        bindings.reset(slot);
        assert_eq!(bindings, Bindings::general());
    }

    #[test]
    fn what_counts_everywhere_is_seen_once_though_menus_have_further_inputs() {
        let mut bindings = Bindings::general();
        let [everywhere, menu] = [Context::Everywhere, Context::Menu].map(|context| Slot { context, intent: NEXT });
        let rows = |context| bindings.shown(context).filter(|slot| slot.intent == NEXT).count();
        assert_eq!((rows(Context::Everywhere), rows(Context::Menu)), (1, 0));
        let usual = [
            Key(K::Tab),
            Input::Pad(GamepadButton::Select),
            Input::Pad(GamepadButton::RightTrigger),
        ];
        assert_eq!(bindings.shown_inputs(everywhere), usual);
        let button = Input::Pad(GamepadButton::Mode);
        bindings.put(everywhere, button);
        assert_eq!(bindings.shown_inputs(everywhere), [Key(K::Tab), button]);
        assert!(bindings.inputs(menu).is_empty() && bindings.is_changed(everywhere));
        bindings.reset(everywhere);
        assert_eq!(bindings, Bindings::general());
    }

    #[test]
    fn the_same_input_for_what_counts_at_once_is_a_conflict() {
        let mut bindings = Bindings::general();
        assert_eq!(
            bindings.conflicts(at_the_table(HINT), Key(K::KeyL)),
            [at_the_table(LOG)]
        );
        bindings.put(at_the_table(HINT), Key(K::KeyL));
        assert_eq!(
            bindings.conflicts(at_the_table(LOG), Key(K::KeyL)),
            [at_the_table(HINT)]
        );
        bindings.set(at_the_table(LOG), []);
        assert!(bindings.conflicts(at_the_table(HINT), Key(K::KeyL)).is_empty());
    }

    #[test]
    fn what_shares_an_input_by_default_is_no_conflict() {
        let bindings = Bindings::general();
        assert!(bindings.conflicts(at_the_table(HURRY), Key(K::Space)).is_empty());
        assert!(bindings.conflicts(at_the_table(THROW), Key(K::Enter)).is_empty());
        let menu = Slot {
            context: Context::Menu,
            intent: NEXT,
        };
        assert!(
            bindings.conflicts(menu, Key(K::KeyH)).is_empty(),
            "a menu is not the table"
        );
    }

    #[test]
    fn an_intent_has_no_more_inputs_than_the_bound() {
        let mut bindings = Bindings::general();
        bindings.set(at_the_table(HINT), KEYS.map(Key));
        assert_eq!(bindings.inputs(at_the_table(HINT)).len(), MOST_INPUTS);
    }
}
