//! Shows the player why the program ends, if no terminal does.

/// The title of the box.
#[cfg(not(target_family = "wasm"))]
const TITLE: &str = "Tumbletop";

/// Shows a sentence in a message box if the program was started from the desktop and not from a terminal. Returns when
/// the box is closed.
pub fn show(words: &str) {
    if from_desktop() {
        open(&sentence(words));
    }
}

/// Makes the first letter a capital. In a terminal the sentence follows the program's name; here it stands alone.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// A page has no terminal.
#[cfg(target_family = "wasm")]
const fn from_desktop() -> bool {
    true
}

/// The page shows it in place of the table.
#[cfg(target_family = "wasm")]
fn open(words: &str) {
    system::page::call("fell", &[words.into()]);
}

/// Without a console, a Windows program has no stderr at all.
#[cfg(windows)]
fn from_desktop() -> bool {
    use std::os::windows::io::AsRawHandle;

    std::io::stderr().as_raw_handle().is_null()
}

/// The program's bundle identifier on macOS, as in `packaging/macos/Info.plist.in`.
#[cfg(any(target_os = "macos", test))]
const BUNDLE: &str = "tumbletop.Tumbletop";

/// macOS sets this variable for a bundle that it opens. A terminal is a bundle too, and programs that it starts
/// inherit the terminal's identifier.
#[cfg(target_os = "macos")]
fn from_desktop() -> bool {
    use std::io::IsTerminal;

    !std::io::stderr().is_terminal() && std::env::var("__CFBundleIdentifier").is_ok_and(|name| name == BUNDLE)
}

/// Uses the asynchronous box: the synchronous one is opened by the main thread, which may be waiting for the thread
/// that crashed.
#[cfg(target_os = "macos")]
fn open(words: &str) {
    let closed = rfd::AsyncMessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title(TITLE)
        .set_description(words)
        .show();
    bevy::tasks::block_on(closed);
}

#[cfg(windows)]
fn open(words: &str) {
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title(TITLE)
        .set_description(words)
        .show();
}

/// Desktops set variables in the environment of programs that they start.
#[cfg(not(any(windows, target_os = "macos", target_family = "wasm")))]
fn from_desktop() -> bool {
    use std::io::IsTerminal;

    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    // Programs in a terminal inherit the first variable from the terminal, so it must name this process.
    let started = set("GIO_LAUNCHED_DESKTOP_FILE_PID").is_some_and(|process| process == std::process::id().to_string());
    let marked = started || set("XDG_ACTIVATION_TOKEN").is_some() || set("DESKTOP_STARTUP_ID").is_some();
    marked && !std::io::stderr().is_terminal()
}

/// Uses the first of these programs that is installed.
#[cfg(not(any(windows, target_os = "macos", target_family = "wasm")))]
fn open(words: &str) {
    let programs: [(&str, &[&str]); 3] = [
        ("zenity", &["--error", "--no-markup", "--title", TITLE, "--text", words]),
        ("kdialog", &["--title", TITLE, "--error", words]),
        ("xmessage", &["-center", "-title", TITLE, words]),
    ];
    for (program, arguments) in programs {
        let done = std::process::Command::new(program).args(arguments).output();
        if done.is_ok() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_in_a_box_begins_with_a_capital() {
        assert_eq!(sentence("es gibt keine Anzeige"), "Es gibt keine Anzeige");
        assert_eq!(sentence("l’affichage a disparu"), "L’affichage a disparu");
        assert_eq!(sentence(""), "");
    }

    #[test]
    fn the_bundle_has_the_name_that_the_program_looks_for() {
        let plist = include_str!("../../../../packaging/macos/Info.plist.in");
        assert!(plist.contains(&format!("<key>CFBundleIdentifier</key>\n\t<string>{BUNDLE}</string>")));
    }
}
