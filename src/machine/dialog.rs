//! Telling the person why the program ends, where no terminal would show it.

/// The title of the box.
const TITLE: &str = "Tumbletop";

/// Shows a sentence in a box of the system, where the program was started from the desktop and not from a terminal. Waits
/// until the box is closed.
pub fn show(words: &str) {
    if from_desktop() {
        open(words);
    }
}

/// Without a console a program for windows has nowhere to write at all.
#[cfg(windows)]
fn from_desktop() -> bool {
    use std::os::windows::io::AsRawHandle;

    std::io::stderr().as_raw_handle().is_null()
}

/// The system names the bundle that it opened.
#[cfg(target_os = "macos")]
fn from_desktop() -> bool {
    use std::io::IsTerminal;

    !std::io::stderr().is_terminal() && std::env::var_os("__CFBundleIdentifier").is_some()
}

#[cfg(any(windows, target_os = "macos"))]
fn open(words: &str) {
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title(TITLE)
        .set_description(words)
        .show();
}

/// Desktops leave a mark in the environment of what they start.
#[cfg(not(any(windows, target_os = "macos")))]
fn from_desktop() -> bool {
    use std::io::IsTerminal;

    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    // A terminal that was started so passes the first on to all that is started in it, hence the process.
    let started = set("GIO_LAUNCHED_DESKTOP_FILE_PID").is_some_and(|process| process == std::process::id().to_string());
    let marked = started || set("XDG_ACTIVATION_TOKEN").is_some() || set("DESKTOP_STARTUP_ID").is_some();
    marked && !std::io::stderr().is_terminal()
}

/// With the first of the programs for it that is there.
#[cfg(not(any(windows, target_os = "macos")))]
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
