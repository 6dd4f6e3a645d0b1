//! How the buttons of a gamepad are named: each maker has names of its own for the same places.

use bevy::input::gamepad::GamepadButton;

use messages::Message;
use messages::texts::input as words;

/// Whose names the buttons of a gamepad have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Maker {
    /// A, B, X, Y, LB, RB: as on gamepads for Xbox, and on most others.
    #[default]
    Xbox,
    /// A cross, a circle, a square and a triangle, L1, R1: as on gamepads for PlayStation.
    PlayStation,
    /// B, A, Y, X, L, R, ZL, ZR: as on gamepads for Nintendo consoles.
    Nintendo,
}

/// The numbers of vendors, as registered for USB.
const MICROSOFT: u16 = 0x045e;
const SONY: u16 = 0x054c;
const NINTENDO: u16 = 0x057e;

/// Parts of the names of gamepads, in small letters.
const PLAYSTATION_NAMES: [&str; 8] = [
    "playstation",
    "dualshock",
    "dualsense",
    "sony",
    "ps3 ",
    "ps4 ",
    "ps5 ",
    "sixaxis",
];
const NINTENDO_NAMES: [&str; 5] = ["nintendo", "switch", "joy-con", "joycon", "wii"];
const XBOX_NAMES: [&str; 3] = ["xbox", "x-box", "xinput"];

impl Maker {
    /// How the buttons are named on the gamepad of this vendor and with this name. Gamepads of other makers say in
    /// their name for which console they are.
    pub fn of(vendor: Option<u16>, name: &str) -> Self {
        match vendor {
            Some(MICROSOFT) => return Self::Xbox,
            Some(SONY) => return Self::PlayStation,
            Some(NINTENDO) => return Self::Nintendo,
            _ => {}
        }
        let name = name.to_lowercase();
        let has = |parts: &[&str]| parts.iter().any(|part| name.contains(part));
        if has(&XBOX_NAMES) {
            Self::Xbox
        } else if has(&PLAYSTATION_NAMES) {
            Self::PlayStation
        } else if has(&NINTENDO_NAMES) {
            Self::Nintendo
        } else {
            Self::default()
        }
    }

    /// The label of a gamepad's button. Buttons are bound by their places, and each maker names the places otherwise:
    /// on gamepads for Nintendo consoles, A and B lie the other way round, and so do X and Y.
    pub(crate) fn label(self, button: GamepadButton) -> Message {
        use GamepadButton as B;
        /// The names on gamepads for Xbox, PlayStation and Nintendo consoles.
        const LETTERS: [(B, [&str; 3]); 10] = [
            (B::South, ["A", "", "B"]),
            (B::East, ["B", "", "A"]),
            (B::West, ["X", "", "Y"]),
            (B::North, ["Y", "", "X"]),
            (B::LeftTrigger, ["LB", "L1", "L"]),
            (B::RightTrigger, ["RB", "R1", "R"]),
            (B::LeftTrigger2, ["LT", "L2", "ZL"]),
            (B::RightTrigger2, ["RT", "R2", "ZR"]),
            (B::LeftThumb, ["L3", "L3", "L3"]),
            (B::RightThumb, ["R3", "R3", "R3"]),
        ];
        match (button, self) {
            (B::South, Self::PlayStation) => return words::PAD_SIGN_CROSS,
            (B::East, Self::PlayStation) => return words::PAD_SIGN_CIRCLE,
            (B::West, Self::PlayStation) => return words::PAD_SIGN_SQUARE,
            (B::North, Self::PlayStation) => return words::PAD_SIGN_TRIANGLE,
            (B::Select, Self::Xbox) => return words::PAD_VIEW,
            (B::Select, Self::PlayStation) => return words::PAD_CREATE,
            (B::Select, Self::Nintendo) => return Message::verbatim("-"),
            (B::Start, Self::Xbox) => return words::PAD_MENU,
            (B::Start, Self::PlayStation) => return words::PAD_OPTIONS,
            (B::Start, Self::Nintendo) => return Message::verbatim("+"),
            (B::Mode, _) => return words::PAD_MIDDLE,
            (B::DPadUp | B::DPadDown | B::DPadLeft | B::DPadRight, _) => return words::PAD_CROSS,
            _ => {}
        }
        let letters = LETTERS.iter().find(|(other, _)| *other == button);
        letters.map_or_else(
            || Message::verbatim(format!("{button:?}")),
            |(_, letters)| Message::verbatim(letters[self as usize]),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_maker_is_known_by_the_vendor_or_else_by_the_name() {
        for (vendor, name, maker) in [
            (Some(0x045e), "Wireless Controller", Maker::Xbox),
            (Some(0x054c), "Wireless Controller", Maker::PlayStation),
            (Some(0x057e), "Pro Controller", Maker::Nintendo),
            (Some(0x0f0d), "HORI CO.,LTD. PS4 Mini Pad", Maker::PlayStation),
            (Some(0x20d6), "PowerA Nintendo Switch Controller", Maker::Nintendo),
            (Some(0x2dc8), "8BitDo X-Box Pad for Switch and PC", Maker::Xbox),
            (None, "DualSense Wireless Controller", Maker::PlayStation),
            (None, "HID-compliant game controller", Maker::Xbox),
            (None, "", Maker::Xbox),
        ] {
            assert_eq!(Maker::of(vendor, name), maker, "{vendor:?} {name}");
        }
    }
}
