//! What stands on the letter keys, where the system tells without a key being pressed.
//!
//! X11 and Windows do. Wayland tells it to whoever has the keyboard, in a form that the window library keeps to itself,
//! and macOS only to code that is not safe by Rust's rules: there nothing is known before a key is pressed.

/// The letter keys, by what stands on them in the United States: row by row, from the left.
pub const PLACES: &str = "QWERTYUIOPASDFGHJKLZXCVBNM";
/// How many there are.
pub const COUNT: usize = PLACES.len();

/// What stands on each of [`PLACES`], as small letters or signs; `None` where that is not known.
pub type Letters = [Option<char>; COUNT];

/// What the system says stands on the letter keys now; `None` if it does not say.
pub fn letters() -> Option<Letters> {
    #[cfg(target_os = "linux")]
    return x11::letters();
    #[cfg(windows)]
    return Some(windows::letters());
    #[cfg(not(any(target_os = "linux", windows)))]
    None
}

/// The number by which the keys of [`PLACES`] are known to the system: Linux and Windows have the same.
#[cfg(any(target_os = "linux", windows, test))]
fn code(place: usize) -> u8 {
    // The rows of a keyboard, each with the number of its first letter.
    let (first, row) = match place {
        0..10 => (16, 0),
        10..19 => (30, 10),
        _ => (44, 19),
    };
    first + (place - row) as u8
}

#[cfg(target_os = "linux")]
mod x11 {
    use x11rb::protocol::xkb::{self, ConnectionExt as _, KeySymMap, MapPart};
    use x11rb::rust_connection::RustConnection;

    use super::{COUNT, Letters, code};

    /// The numbers of keys are so much higher in X11 than in Linux.
    const HIGHER: u8 = 8;
    /// The version of the keyboard extension that is asked for.
    const VERSION: (u16, u16) = (1, 0);
    /// The groups of a key: the upper bits say what happens to one beyond the last.
    const GROUPS: u8 = 0x0f;

    /// Asks the X server. Where the window is one of Wayland, the X server beside it may not know.
    pub(super) fn letters() -> Option<Letters> {
        let named = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if named("WAYLAND_DISPLAY") || named("WAYLAND_SOCKET") || !named("DISPLAY") {
            return None;
        }
        let (server, _) = RustConnection::connect(None).ok()?;
        let device = u16::from(xkb::ID::USE_CORE_KBD);
        server.xkb_use_extension(VERSION.0, VERSION.1).ok()?.reply().ok()?;
        let group = u8::from(server.xkb_get_state(device).ok()?.reply().ok()?.group);
        let no = 0_u8;
        let map = server
            .xkb_get_map(
                device,
                MapPart::KEY_SYMS,
                MapPart::from(no),
                no,
                no,
                no,
                no,
                no,
                no,
                no,
                no,
                xkb::VMod::from(0_u16),
                no,
                no,
                no,
                no,
                no,
                no,
            )
            .ok()?
            .reply()
            .ok()?;
        let keys = map.map.syms_rtrn?;
        let mut letters: Letters = [None; COUNT];
        for (place, letter) in letters.iter_mut().enumerate() {
            let at = (code(place) + HIGHER).checked_sub(map.first_key_sym);
            let key = at.and_then(|at| keys.get(usize::from(at)));
            *letter = key.and_then(|key| of_key(key, group));
        }
        Some(letters)
    }

    /// What a key gives by itself. Where the layout that is on has another script, keyboards have the Latin letters of
    /// another layout beside them.
    fn of_key(key: &KeySymMap, group: u8) -> Option<char> {
        let groups = (key.group_info & GROUPS).max(1);
        let of_group = |group: u8| {
            let sign = key.syms.get(usize::from(group % groups) * usize::from(key.width))?;
            latin(*sign)
        };
        (group..group + groups).find_map(of_group)
    }

    /// The letter or sign of a number of X11, if it is a Latin one.
    pub(super) fn latin(sign: u32) -> Option<char> {
        match sign {
            0x21..=0x7e | 0xa1..=0xff => char::from_u32(sign),
            // Those of Turkish, which are older than the numbers of Unicode.
            0x2b9 => Some('\u{131}'),
            0x2bb => Some('\u{11f}'),
            0x1ba => Some('\u{15f}'),
            0x0100_0100..=0x0100_024f => char::from_u32(sign - 0x0100_0000),
            _ => None,
        }
    }
}

#[cfg(windows)]
mod windows {
    use winsafe::{MapVirtualKey, co};

    use super::{COUNT, Letters, code};

    /// Asks for the layout of this program's keyboard.
    pub(super) fn letters() -> Letters {
        let mut letters: Letters = [None; COUNT];
        for (place, letter) in letters.iter_mut().enumerate() {
            let key = MapVirtualKey(code(place).into(), co::MAPVK::VSC_TO_VK);
            // The highest bit marks an accent that waits for a letter.
            let sign = char::from_u32(MapVirtualKey(key, co::MAPVK::VK_TO_CHAR) & 0xffff);
            let latin = |sign: &char| ('!'..='~').contains(sign) || ('\u{a1}'..='\u{24f}').contains(sign);
            // A key of another script is named by the Latin letter beside it.
            let beside = || char::from_u32(key).filter(char::is_ascii_uppercase);
            *letter = sign
                .filter(latin)
                .or_else(beside)
                .and_then(|sign| sign.to_lowercase().next());
        }
        letters
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_keys_go_along_the_rows() {
        let of = |letter| code(PLACES.find(letter).expect("a letter key"));
        assert_eq!(
            ["Q", "P", "A", "L", "Z", "M"].map(of),
            [16, 25, 30, 38, 44, 50],
            "as in linux/input-event-codes.h"
        );
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn signs_of_other_scripts_are_no_latin_letters() {
        for (sign, letter) in [
            (0x71, Some('q')),
            (0xe4, Some('\u{e4}')),
            (0x2b9, Some('\u{131}')),
            (0x0100_011f, Some('\u{11f}')),
            // Russian, Greek, a dead accent, nothing.
            (0x6ca, None),
            (0x7e1, None),
            (0xfe50, None),
            (0, None),
        ] {
            assert_eq!(x11::latin(sign), letter, "{sign:x}");
        }
    }
}
