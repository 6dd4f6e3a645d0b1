//! What key hints show for the device used last.

use bevy::prelude::*;

use super::gamepad::place::Place;
use super::hint::HintFor;
use super::label::Keyboard;
use crate::intents::general::{CONFIRM, UP};
use crate::intents::{Bindings, Input, Intent, OnPad};
use messages::Message;
use messages::texts::{common, input};

/// A hint on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownHint {
    /// The label of the key or button; empty for fingers.
    pub key: Message,
    /// What it does.
    pub does: Message,
    /// What a click on it means; `None` if the key does nothing by itself.
    pub means: Option<Intent>,
}

/// The hints for a keyboard. What is bound to nothing has no hint.
pub fn on_keyboard(hints: &[(HintFor, Message)], keyboard: &Keyboard) -> Vec<ShownHint> {
    let shown = |(hint, does): &(HintFor, Message)| {
        Some(ShownHint {
            key: keyboard.label(*hint)?,
            does: does.clone(),
            means: match hint {
                HintFor::One(intent) => Some(*intent),
                _ => None,
            },
        })
    };
    hints.iter().filter_map(shown).collect()
}

/// The hints for fingers: what a tap on the hint itself does. Without keys there is nothing else to tell.
pub fn on_touch(hints: &[(HintFor, Message)]) -> Vec<ShownHint> {
    let shown = |(hint, does): &(HintFor, Message)| match hint {
        HintFor::One(intent) => Some(ShownHint {
            key: Message::empty(),
            does: does.clone(),
            means: Some(*intent),
        }),
        _ => None,
    };
    hints.iter().filter_map(shown).collect()
}

/// The hints for a gamepad at this place: what chooses among things becomes the D-pad and A, and what no button does is
/// left out.
pub fn on_pad(hints: &[(HintFor, Message)], keyboard: &Keyboard, place: Place) -> Vec<ShownHint> {
    let hints = translated(hints, keyboard.bound(), place);
    on_keyboard(&hints, keyboard)
}

fn translated(hints: &[(HintFor, Message)], bindings: &Bindings, place: Place) -> Vec<(HintFor, Message)> {
    let mut shown: Vec<(HintFor, Message)> = Vec::new();
    let mut chosen_among: Vec<Message> = Vec::new();
    let confirm = button(bindings, place, CONFIRM).unwrap_or(GamepadButton::South);
    let mut confirmed = false;
    for (hint, does) in hints {
        match hint {
            HintFor::One(intent) => match (button(bindings, place, *intent), bindings.on_pad(*intent)) {
                (Some(button), _) => {
                    confirmed |= button == confirm;
                    shown.push((HintFor::Pad(button), does.clone()));
                }
                (None, OnPad::ByDirections) => chosen_among.push(does.clone()),
                (None, _) => {}
            },
            HintFor::Family(..) | HintFor::Each(_) | HintFor::Both(..) | HintFor::Own | HintFor::Arrows => {
                chosen_among.push(does.clone());
            }
            HintFor::Held(_) | HintFor::PadDirections | HintFor::Mouse | HintFor::Click | HintFor::Pad(_) => {}
        }
    }
    if !chosen_among.is_empty() {
        let directions = match button(bindings, place, UP) {
            Some(GamepadButton::DPadUp) | None => HintFor::Pad(GamepadButton::DPadUp),
            Some(_) => HintFor::PadDirections,
        };
        shown.insert(0, (directions, common::series(chosen_among)));
        // If its button already confirms something (as when aiming), it does not also pick and place.
        if !confirmed {
            shown.insert(1, (HintFor::Pad(confirm), input::TAKE_PUT));
        }
    }
    shown
}

/// The button that means an intent at this place, or else the button that the intent is hinted by.
fn button(bindings: &Bindings, place: Place, intent: Intent) -> Option<GamepadButton> {
    let bound = |intent| {
        let inputs = bindings.inputs_of(intent, |context| place.counts(context));
        let mut buttons = inputs.filter_map(|input| match input {
            Input::Pad(button) => Some(button),
            _ => None,
        });
        buttons.next()
    };
    bound(intent).or_else(|| match bindings.on_pad(intent) {
        OnPad::As(other) => bound(other),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intents::general::{BACK, LET_GO};
    use crate::intents::presets::PadPreset;
    use crate::intents::{Context, IntentDef, define};
    use language::Language;

    const HAND: Intent = Intent::new("hand");
    const STOCK: Intent = Intent::new("stock");
    const PILES: Intent = Intent::new("piles");
    const DIE: Intent = Intent::new("die");
    const SORT: Intent = Intent::new("sort");
    const PARTNER: Intent = Intent::new("partner");
    const PASS: Intent = Intent::new("pass");

    /// A game in which X chooses a die, and the arrow keys can reach a stock pile.
    const GAME: &[IntentDef] = &[
        define(
            HAND,
            input::CLICK,
            &[&[Input::Key(KeyCode::Digit1)], &[Input::Key(KeyCode::Digit2)]],
        ),
        define(STOCK, input::CLICK, &[&[Input::Key(KeyCode::KeyS)]]).on_pad(OnPad::ByDirections),
        define(
            PILES,
            input::CLICK,
            &[&[Input::Key(KeyCode::KeyQ)], &[Input::Key(KeyCode::KeyW)]],
        ),
        define(
            DIE,
            input::CLICK,
            &[&[Input::Key(KeyCode::KeyD), Input::Pad(GamepadButton::West)]],
        ),
        define(SORT, input::CLICK, &[&[Input::Key(KeyCode::KeyZ)]]),
        define(PARTNER, input::CLICK, &[&[Input::Key(KeyCode::ShiftLeft)]]),
        define(PASS, input::CLICK, &[&[Input::Key(KeyCode::KeyP)]]).on_pad(OnPad::As(CONFIRM)),
    ];

    #[test]
    fn hints_name_the_buttons_and_leave_out_what_no_button_does() {
        let mut bindings = Bindings::general();
        bindings.define(Context::Game("game"), GAME);
        let hints = |keys: &[(HintFor, &str)]| -> Vec<(HintFor, String)> {
            let keys: Vec<_> = keys
                .iter()
                .map(|(key, does)| (*key, Message::verbatim(*does)))
                .collect();
            let hints = translated(&keys, &bindings, Place::Table("game"));
            let said = |(key, does): (HintFor, Message)| (key, Language::english().plain(&does));
            hints.into_iter().map(said).collect()
        };
        let told = |hints: &[(GamepadButton, &str)]| -> Vec<(HintFor, String)> {
            let told = |(button, does): &(GamepadButton, &str)| (HintFor::Pad(*button), (*does).to_owned());
            hints.iter().map(told).collect()
        };
        let put = Language::english().plain(&input::TAKE_PUT);
        assert_eq!(
            hints(&[
                (HintFor::Family(HAND, 2), "hand"),
                (HintFor::One(STOCK), "stock"),
                (HintFor::Family(PILES, 2), "discards"),
                (HintFor::One(DIE), "die"),
                (HintFor::One(SORT), "sort"),
                (HintFor::Held(PARTNER), "partner's"),
            ]),
            told(&[
                (GamepadButton::DPadUp, "hand, stock, discards"),
                (GamepadButton::South, put.as_str()),
                (GamepadButton::West, "die")
            ])
        );
        assert_eq!(
            hints(&[
                (HintFor::Arrows, "choose where"),
                (HintFor::One(CONFIRM), "place it"),
                (HintFor::One(BACK), "cancel")
            ]),
            told(&[
                (GamepadButton::DPadUp, "choose where"),
                (GamepadButton::South, "place it"),
                (GamepadButton::East, "cancel")
            ])
        );
        assert_eq!(
            hints(&[(HintFor::One(LET_GO), "cancel")]),
            told(&[(GamepadButton::East, "cancel")])
        );
        assert_eq!(
            hints(&[(HintFor::One(PASS), "pass")]),
            told(&[(GamepadButton::South, "pass")])
        );
    }

    #[test]
    fn hints_name_the_buttons_of_a_preset() {
        let english = Language::english();
        let labels = |preset: PadPreset| -> Vec<String> {
            let mut bindings = Bindings::general();
            bindings.set_pad_preset(preset);
            let keyboard = Keyboard::american().with(bindings);
            let hints = [(HintFor::Arrows, input::CLICK), (HintFor::One(BACK), input::CLICK)];
            let hints = on_pad(&hints, &keyboard, Place::Table("game"));
            hints.iter().map(|hint| english.plain(&hint.key)).collect()
        };
        let cross = english.plain(&input::PAD_CROSS);
        assert_eq!(labels(PadPreset::Usual), [cross.as_str(), "A", "B"]);
        assert_eq!(labels(PadPreset::Swapped), [cross.as_str(), "B", "A"]);
        assert_eq!(labels(PadPreset::LeftHand), [cross.as_str(), "LB", "LT"]);
        assert_eq!(labels(PadPreset::RightHand), ["X B Y A", "RB", "RT"]);
    }

    #[test]
    fn a_click_means_what_one_key_does() {
        let hints = [
            (HintFor::One(CONFIRM), Message::verbatim("place it")),
            (HintFor::Arrows, Message::verbatim("choose where")),
        ];
        let keyboard = Keyboard::american().with(Bindings::general());
        let means: Vec<_> = on_keyboard(&hints, &keyboard).iter().map(|hint| hint.means).collect();
        assert_eq!(means, [Some(CONFIRM), None]);
    }
}
