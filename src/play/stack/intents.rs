//! What people mean at a table of Stack, with the default inputs.

use bevy::input::gamepad::GamepadButton as B;
use bevy::input::keyboard::KeyCode as K;

use messages::texts::stack as words;
use window_kit::intents::Input::{Key, Pad};
use window_kit::intents::general::{CONFIRM, FROM_ABOVE, THROW, TURN_LEFT, TURN_RIGHT};
use window_kit::intents::{Further, GameIntents, Intent, IntentDef, NUMBER_KEYS, OnPad, define};

/// Chooses a die that shows this number.
pub(super) const NUMBER: Intent = Intent::new("stack-number");
/// The highest number.
pub(super) const NUMBERS: u8 = 6;
/// Takes the chosen die in the hand, to aim.
pub(super) const ROLL: Intent = Intent::new("stack-roll");
/// Rolls the chosen die at once, with the standard throw.
pub(super) const ROLL_AT_ONCE: Intent = Intent::new("stack-roll-at-once");
/// Charges the throw while it is held, and throws when it ends.
pub(super) const CHARGE: Intent = Intent::new("stack-charge");
/// Passes.
pub(super) const PASS: Intent = Intent::new("stack-pass");
/// Shows the owners of the dice while it is held.
pub(super) const OWNERS: Intent = Intent::new("stack-owners");

const OWN: &[IntentDef] = &[
    define(NUMBER, words::INTENT_NUMBER, NUMBER_KEYS.split_at(NUMBERS as usize).0).each(words::intent_number_each),
    define(ROLL, words::INTENT_ROLL, &[&[Key(K::KeyR), Pad(B::West)]]),
    define(ROLL_AT_ONCE, words::INTENT_ROLL_AT_ONCE, &[&[Key(K::KeyF)]]),
    define(CHARGE, words::KEY_CHARGE, &[&[Key(K::Space), Pad(B::RightTrigger2)]]).held(),
    // "Confirm" passes if there is nothing else to do.
    define(PASS, words::INTENT_PASS, &[&[Key(K::KeyP)]]).on_pad(OnPad::As(CONFIRM)),
    define(OWNERS, words::INTENT_OWNERS, &[&[Key(K::KeyB), Pad(B::LeftTrigger2)]]).held(),
];

const FURTHER: &[Further] = &[
    (THROW, &[Key(K::KeyR), Pad(B::West)]),
    (TURN_LEFT, &[Pad(B::LeftTrigger)]),
    (TURN_RIGHT, &[Pad(B::RightTrigger)]),
    (FROM_ABOVE, &[Pad(B::RightThumb)]),
];

/// The intents of the game.
pub(super) const INTENTS: GameIntents = GameIntents {
    own: &[OWN],
    further: &[FURTHER],
    named: &[],
};
