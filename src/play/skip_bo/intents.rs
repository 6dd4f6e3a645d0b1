//! What people mean at a table of a card game, with the default inputs.

use bevy::input::gamepad::GamepadButton as B;
use bevy::input::keyboard::KeyCode as K;

use messages::texts::skip_bo as words;
use window_kit::intents::Input::{Key, Pad};
use window_kit::intents::general::{LOG, UNDO};
use window_kit::intents::{Further, Intent, IntentDef, NUMBER_KEYS, OnPad, define};

/// Chooses by number: a card of the hand, a building pile, or an opponent.
pub(super) const NUMBER: Intent = Intent::new("cards-number");
/// Chooses a discard pile.
pub(super) const DISCARD: Intent = Intent::new("cards-discard");
/// The discard piles of a player.
pub(super) const DISCARDS: u8 = 4;
/// Chooses the stock pile.
pub(super) const STOCK: Intent = Intent::new("cards-stock");
/// While it is held, piles are those of the partner.
pub(super) const PARTNER: Intent = Intent::new("cards-partner");
/// Chooses the die.
pub(crate) const DIE: Intent = Intent::new("cards-die");
/// Draws, by Table rules.
pub(super) const DRAW: Intent = Intent::new("cards-draw");
/// Calls out a turn out of turn, by Table rules.
pub(super) const CALL: Intent = Intent::new("cards-call");
/// Talks in the partner's turn, by Table rules.
pub(super) const SPEAK: Intent = Intent::new("cards-speak");
/// Shows the next discard pile.
pub(super) const LOOK: Intent = Intent::new("cards-look");
/// Sorts the hand.
pub(super) const SORT: Intent = Intent::new("cards-sort");

/// The intents of all editions.
pub(super) const OWN: &[IntentDef] = &[
    define(NUMBER, words::INTENT_NUMBER, NUMBER_KEYS).each(words::intent_number_each),
    define(
        DISCARD,
        words::INTENT_DISCARD,
        &[&[Key(K::KeyQ)], &[Key(K::KeyW)], &[Key(K::KeyE)], &[Key(K::KeyR)]],
    )
    .each(words::intent_discard_each),
    // The directions reach it too.
    define(STOCK, words::INTENT_STOCK, &[&[Key(K::KeyS)]]).on_pad(OnPad::ByDirections),
    define(
        PARTNER,
        words::INTENT_PARTNER,
        &[&[Key(K::ShiftLeft), Key(K::ShiftRight)]],
    )
    .held(),
    define(DRAW, words::INTENT_DRAW, &[&[Key(K::KeyG)]]),
    define(CALL, words::INTENT_CALL, &[&[Key(K::KeyC), Pad(B::LeftTrigger2)]]).by_anyone(),
    define(SPEAK, words::INTENT_SPEAK, &[&[Key(K::KeyP)]]).by_anyone(),
    define(LOOK, words::INTENT_LOOK, &[&[Key(K::KeyV), Pad(B::RightTrigger)]]),
    define(SORT, words::INTENT_SORT, &[&[Key(K::KeyZ)]]),
];

/// The letters by which the log names the discard piles.
pub(super) const NAMED: &[(char, Intent)] = &[
    ('Q', DISCARD.nth(1)),
    ('W', DISCARD.nth(2)),
    ('E', DISCARD.nth(3)),
    ('R', DISCARD.nth(4)),
];

/// Further inputs of general intents in all editions.
pub(super) const FURTHER: &[Further] = &[(UNDO, &[Pad(B::LeftTrigger)]), (LOG, &[Pad(B::RightThumb)])];

/// Further inputs in the edition without a die.
pub(super) const FURTHER_WITHOUT_DIE: &[Further] = &[(STOCK, &[Pad(B::West)])];
