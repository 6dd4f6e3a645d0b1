//! What people mean with the die of Skip-Bo MOD, with the default inputs.

use bevy::input::gamepad::GamepadButton as B;
use bevy::input::keyboard::KeyCode as K;

use crate::play::skip_bo::intents::DIE;
use messages::texts::skip_bo_mod as words;
use window_kit::intents::Input::{Key, Pad};
use window_kit::intents::general::THROW;
use window_kit::intents::{Further, IntentDef, define};

/// The intents of the die.
pub(super) const OWN: &[IntentDef] = &[define(DIE, words::INTENT_DIE, &[&[Key(K::KeyD), Pad(B::West)]])];

/// Further inputs of general intents: the key of the die rolls it too.
pub(super) const FURTHER: &[Further] = &[(THROW, &[Key(K::KeyD), Pad(B::West)])];
