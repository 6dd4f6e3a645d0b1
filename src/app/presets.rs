//! Tests of the presets of keys and buttons with the intents of all games.

use bevy::input::gamepad::GamepadButton as B;
use bevy::input::keyboard::KeyCode as K;

use super::games;
use window_kit::intents::Input::{self, Key, Pad};
use window_kit::intents::general::{BACK, CONFIRM, DOWN, HINT, LEFT, NEXT, RIGHT, THROW, UP};
use window_kit::intents::presets::{PadPreset, Preset};
use window_kit::intents::{Bindings, Context, Intent, Slot};

/// The buttons of a slot.
fn on_pad(bindings: &Bindings, slot: Slot) -> impl Iterator<Item = Input> {
    bindings.inputs(slot).iter().copied().filter(|input| input.is_on_pad())
}

const fn at_the_table(intent: Intent) -> Slot {
    Slot {
        context: Context::Table,
        intent,
    }
}

#[test]
fn a_preset_is_recognised_and_a_reset_undoes_it() {
    let mut bindings = games::bindings();
    for preset in Preset::ALL {
        for pad in PadPreset::ALL {
            bindings.set_preset(preset);
            bindings.set_pad_preset(pad);
            assert_eq!((bindings.preset(), bindings.pad_preset()), (Some(preset), Some(pad)));
        }
    }
    bindings.put(at_the_table(HINT), Key(K::KeyN));
    assert_eq!(bindings.preset(), None);
    assert_eq!(bindings.pad_preset(), Some(PadPreset::RightHand), "another device");
    bindings.put(at_the_table(HINT), Pad(B::Mode));
    assert_eq!(bindings.pad_preset(), None);
    bindings.set_preset(Preset::Usual);
    bindings.set_pad_preset(PadPreset::Usual);
    assert_eq!(bindings, games::bindings());
}

#[test]
fn one_hand_reaches_all_buttons_of_its_preset() {
    let left = [
        B::DPadUp,
        B::DPadDown,
        B::DPadLeft,
        B::DPadRight,
        B::LeftTrigger,
        B::LeftTrigger2,
        B::LeftThumb,
        B::Select,
    ];
    let right = [
        B::North,
        B::South,
        B::West,
        B::East,
        B::RightTrigger,
        B::RightTrigger2,
        B::RightThumb,
        B::Start,
    ];
    for (preset, reached) in [(PadPreset::LeftHand, left), (PadPreset::RightHand, right)] {
        let mut bindings = games::bindings();
        bindings.set_pad_preset(preset);
        let slots: Vec<Slot> = bindings.slots().collect();
        for slot in &slots {
            for input in on_pad(&bindings, *slot) {
                assert!(reached.map(Pad).contains(&input), "{preset:?}: {slot} {input}");
            }
        }
        for button in reached {
            let used = slots.iter().any(|slot| bindings.inputs(*slot).contains(&Pad(button)));
            assert!(used, "{preset:?}: {button:?}");
        }
    }
}

#[test]
fn no_preset_of_a_gamepad_puts_two_actions_on_one_button() {
    let usual = games::bindings();
    let slots: Vec<Slot> = usual.slots().collect();
    for preset in PadPreset::ALL {
        let mut bindings = usual.clone();
        bindings.set_pad_preset(preset);
        for slot in &slots {
            for input in on_pad(&bindings, *slot) {
                assert_eq!(bindings.conflicts(*slot, input), [], "{preset:?}: {slot} {input}");
            }
        }
    }
}

#[test]
fn what_has_no_button_on_the_screen_has_one_in_every_preset() {
    for preset in PadPreset::ALL {
        let mut bindings = games::bindings();
        bindings.set_pad_preset(preset);
        for intent in [CONFIRM, BACK, NEXT, UP, DOWN, LEFT, RIGHT, THROW] {
            let mut inputs = bindings.inputs_of(intent, |_| true);
            assert!(inputs.any(Input::is_on_pad), "{preset:?}: {intent}");
        }
    }
}
