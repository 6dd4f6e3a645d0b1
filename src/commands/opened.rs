//! What the system starts the program with in place of a command: a link to a table, or a file that was double-clicked
//! or dropped on the program.

use std::ffi::{OsStr, OsString};
use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use percent_encoding::percent_decode_str;

use records::store::library;

/// The scheme of a file URL.
const FILE_SCHEME: &str = "file:";
/// The extension of a record, which earlier versions wrote.
const RECORD: &str = "tumbletop";

/// Whether an argument is a link to a table.
pub(super) fn is_link(argument: &OsStr) -> bool {
    argument.to_str().is_some_and(|text| text.starts_with("tumbletop:"))
}

/// The file that an argument names in place of a command; `None` if it names none.
///
/// A command takes precedence over a file of the same name; such a file can be given with its folder. A word that is
/// neither a command nor like a file is a mistyped command.
pub(super) fn file(argument: &OsStr, program: &clap::Command) -> Option<PathBuf> {
    if let Some(address) = argument.to_str().filter(|text| is_address(text)) {
        return Some(of_address(address).unwrap_or_else(|| PathBuf::from(argument)));
    }
    let path = Path::new(argument);
    let is_option = argument.as_encoded_bytes().starts_with(b"-");
    let is_command = argument == "help" || program.get_subcommands().any(|command| command.get_name() == argument);
    let ends_like_one = path.extension().is_some_and(|ending| {
        [library::EXTENSION, RECORD]
            .iter()
            .any(|known| ending.eq_ignore_ascii_case(known))
    });
    let has_folder = argument
        .as_encoded_bytes()
        .iter()
        .any(|byte| *byte == b'/' || *byte == MAIN_SEPARATOR as u8);
    let is_file = !argument.is_empty() && !is_option && !is_command && (has_folder || ends_like_one || path.exists());
    is_file.then(|| path.to_owned())
}

fn is_address(text: &str) -> bool {
    text.get(..FILE_SCHEME.len())
        .is_some_and(|scheme| scheme.eq_ignore_ascii_case(FILE_SCHEME))
}

/// The file of a URL like `file:///home/ana/a%20match.match`; `None` if it is on another machine.
fn of_address(address: &str) -> Option<PathBuf> {
    let rest = &address[FILE_SCHEME.len()..];
    let path = match rest.strip_prefix("//") {
        None => rest,
        Some(rest) => {
            let at = rest.find('/')?;
            let (host, path) = rest.split_at(at);
            if !host.is_empty() && !host.eq_ignore_ascii_case("localhost") {
                return None;
            }
            path
        }
    };
    Some(decoded(path))
}

/// A path may hold any bytes on Unix.
#[cfg(unix)]
fn decoded(path: &str) -> PathBuf {
    use std::os::unix::ffi::OsStringExt;

    OsString::from_vec(percent_decode_str(path).collect()).into()
}

/// A URL has a slash in front of the letter of the drive.
#[cfg(not(unix))]
fn decoded(path: &str) -> PathBuf {
    let path = percent_decode_str(path).decode_utf8_lossy();
    let drive = path
        .strip_prefix('/')
        .filter(|path| path.as_bytes().get(1) == Some(&b':'));
    OsString::from(drive.unwrap_or(&path)).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::program;

    fn opened(argument: &str) -> Option<PathBuf> {
        file(OsStr::new(argument), &program::command())
    }

    #[test]
    fn a_file_in_place_of_a_command_is_no_command_option_or_mistyped_word() {
        for path in [
            "last.match",
            "STACK-1.TUMBLETOP",
            "./play",
            "/no/such folder/é.match",
            "Cargo.toml",
            "src",
        ] {
            assert_eq!(opened(path), Some(PathBuf::from(path)), "{path}");
        }
        for word in [
            "play",
            "replay",
            "help",
            "--mute",
            "-h",
            "",
            "dance",
            "stack",
            "--out=a.match",
        ] {
            assert_eq!(opened(word), None, "{word}");
        }
        for command in program::command().get_subcommands() {
            assert_eq!(opened(command.get_name()), None);
        }
    }

    #[cfg(unix)]
    #[test]
    fn an_address_of_a_file_gives_the_bytes_of_its_name() {
        use std::os::unix::ffi::OsStrExt;

        for (address, bytes) in [
            (
                "file:///home/ana/a%20match.match",
                b"/home/ana/a match.match".as_slice(),
            ),
            ("FILE://localhost/tmp/100%25%23.match", b"/tmp/100%#.match"),
            ("file:/tmp/gr%FC%DFe.match", b"/tmp/gr\xfc\xdfe.match"),
            ("file:///tmp/é+1%2", b"/tmp/\xc3\xa9+1%2"),
        ] {
            let path = opened(address).expect("a file");
            assert_eq!(path.as_os_str().as_bytes(), bytes, "{address}");
        }
        // The file is on another machine: the argument stays as it was written.
        let far = "file://server/share/a.match";
        assert_eq!(opened(far), Some(PathBuf::from(far)));
    }

    #[test]
    fn a_link_is_no_file() {
        assert!(is_link(OsStr::new("tumbletop://join/ABCDEF")));
        assert!(!is_link(OsStr::new("tumbletop")) && !is_link(OsStr::new("file:///a.match")));
    }
}
