//! The labels of the letter keys, on systems that report them before a key is pressed.
//!
//! X11 and Windows do. Wayland reports them to the window that has the keyboard focus, but the window library does not
//! pass them on. On macOS only unsafe code can ask. There, nothing is known before a key is pressed. A page asks its
//! browser, or guesses by the language where the browser does not tell.

/// The letter keys, by their labels on a US keyboard: row by row, from the left.
pub(crate) const PLACES: &str = "QWERTYUIOPASDFGHJKLZXCVBNM";
/// The number of letter keys.
pub(crate) const COUNT: usize = PLACES.len();

/// The label of each of [`PLACES`], as a small letter or a sign; `None` if unknown.
pub(crate) type Letters = [Option<char>; COUNT];

/// The present labels of the letter keys; `None` if the system does not report them.
pub fn letters() -> Option<Letters> {
    #[cfg(target_os = "linux")]
    return x11::letters();
    #[cfg(windows)]
    return Some(windows::letters());
    #[cfg(target_family = "wasm")]
    return in_page();
    #[cfg(not(any(target_os = "linux", windows, target_family = "wasm")))]
    None
}

/// What the page says: a text with a character for each key, a space for one that is unknown.
#[cfg(target_family = "wasm")]
fn in_page() -> Option<Letters> {
    let said = system::page::call("letters", &[]).as_string()?;
    let mut signs = said.chars().map(|sign| (sign != ' ').then_some(sign));
    Some(std::array::from_fn(|_| signs.next().flatten()))
}

/// The scan code of a key of [`PLACES`]. Linux and Windows use the same.
#[cfg(any(target_os = "linux", windows, test))]
fn code(place: usize) -> u8 {
    // The scan code of the first key of each row, and the index of that key in `PLACES`.
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

    /// The difference between a key code in X11 and in Linux.
    const HIGHER: u8 = 8;
    /// The version of the keyboard extension that is requested.
    const VERSION: (u16, u16) = (1, 0);
    /// The mask for a key's number of groups; the upper bits say how a group beyond the last is handled.
    const GROUPS: u8 = 0x0f;

    /// Asks the X server. Returns `None` under Wayland, as an X server beside it may not know the layout.
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

    /// The character of a key without modifiers. If the active layout has another script, keyboards usually also show
    /// the Latin letters of another group, so the first Latin one counts.
    fn of_key(key: &KeySymMap, group: u8) -> Option<char> {
        let groups = (key.group_info & GROUPS).max(1);
        let of_group = |group: u8| {
            let sign = key.syms.get(usize::from(group % groups) * usize::from(key.width))?;
            latin(*sign)
        };
        (group..group + groups).find_map(of_group)
    }

    /// The character of an X11 keysym, if it is a Latin one.
    pub(super) fn latin(sign: u32) -> Option<char> {
        match sign {
            0x21..=0x7e | 0xa1..=0xff => char::from_u32(sign),
            // Turkish letters with keysyms from before Unicode.
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

    /// Asks for the keyboard layout of this program.
    pub(super) fn letters() -> Letters {
        let mut letters: Letters = [None; COUNT];
        for (place, letter) in letters.iter_mut().enumerate() {
            let key = MapVirtualKey(code(place).into(), co::MAPVK::VSC_TO_VK);
            // The highest bit marks a dead key (an accent for the next letter).
            let sign = char::from_u32(MapVirtualKey(key, co::MAPVK::VK_TO_CHAR) & 0xffff);
            let latin = |sign: &char| ('!'..='~').contains(sign) || ('\u{a1}'..='\u{24f}').contains(sign);
            // A key of another script is labelled with the Latin letter of its virtual key.
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
            "the codes of linux/input-event-codes.h"
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
