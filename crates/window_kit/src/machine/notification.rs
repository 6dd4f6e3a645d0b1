//! Notifications of the desktop: a short text that is shown while people look at something else.

/// The name that the desktop shows beside a notification.
#[cfg(any(target_os = "linux", windows))]
const PROGRAM: &str = "Tumbletop";

/// Shows a text with a title, and returns at once. A desktop without notifications shows nothing: the log says why.
pub fn show(title: String, text: String) {
    // A desktop may take seconds to answer.
    #[cfg(not(target_family = "wasm"))]
    if let Err(error) = std::thread::Builder::new()
        .name("notification".to_owned())
        .spawn(move || {
            if let Err(why) = open(&title, &text) {
                tracing::info!("the desktop shows no notification: {why}");
            }
        })
    {
        tracing::warn!("no thread for a notification: {error}");
    }
    #[cfg(target_family = "wasm")]
    system::page::call("notify", &[title.into(), text.into()]);
}

/// Asks the browser whether it may show notifications: it asks the person, once, after a click or a key. A program
/// needs no leave.
pub fn ask() {
    #[cfg(target_family = "wasm")]
    system::page::call("ask_to_notify", &[]);
}

#[cfg(any(target_os = "linux", windows))]
fn open(title: &str, text: &str) -> Result<(), String> {
    let mut shown = notify_rust::Notification::new();
    shown.appname(PROGRAM).summary(title).body(text);
    // The icon and the name of the entry in the menu of programs.
    #[cfg(target_os = "linux")]
    shown
        .icon("tumbletop")
        .hint(notify_rust::Hint::DesktopEntry("tumbletop".to_owned()));
    shown.show().map(|_| ()).map_err(|error| error.to_string())
}

/// By the system's own script: title and text are arguments, so nothing in them is run.
#[cfg(target_os = "macos")]
fn open(title: &str, text: &str) -> Result<(), String> {
    const SCRIPT: &str = "on run words\ndisplay notification (item 2 of words) with title (item 1 of words)\nend run";
    let ended = std::process::Command::new("/usr/bin/osascript")
        .args(["-e", SCRIPT, title, text])
        .stdin(std::process::Stdio::null())
        .output()
        .map_err(|error| error.to_string())?;
    if ended.status.success() {
        Ok(())
    } else {
        Err(String::from_utf8_lossy(&ended.stderr).into_owned())
    }
}

#[cfg(not(any(target_os = "linux", target_os = "macos", windows, target_family = "wasm")))]
fn open(_: &str, _: &str) -> Result<(), String> {
    Err("this system has none".to_owned())
}
