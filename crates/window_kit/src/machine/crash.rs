//! Crash reports: what a developer needs to find the fault, and nothing about the player.
//!
//! A report is a text file. If a match was running, its log lies beside the report, without the names of the players. A
//! marker file beside them makes the next start show the new report ([`take_news`]).

use std::backtrace::Backtrace;
use std::fmt::Write;
use std::io;
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::machine::graphics::Adapter;
use crate::machine::{dialog, folders, log};
use system::{clock, disk, files, output};

/// The marker file; it has the name of a report that the player has not seen yet.
const NEWS: &str = "news";
/// Replaces the path of the player's home folder.
const HOME: &str = "~";

/// The extension of the log of a match.
const LOG: &str = "match";

/// The log of the running match, as the bytes of its file.
static MATCH: Mutex<Option<Vec<u8>>> = Mutex::new(None);
/// Whether this run has crashed.
static CRASHED: AtomicBool = AtomicBool::new(false);

/// Stores the log of the running match for a report; `None` if no match is running.
pub fn keep_match(log: Option<Vec<u8>>) {
    *MATCH.lock().unwrap_or_else(PoisonError::into_inner) = log;
}

/// Appends bytes to the log of the running match.
pub fn add_to_match(bytes: &[u8]) {
    let mut log = MATCH.lock().unwrap_or_else(PoisonError::into_inner);
    log.get_or_insert_default().extend(bytes);
}

/// Installs a panic hook: from now on a panic in any thread writes a report and ends the program with one sentence.
/// `say` makes the sentence, in the player's language, from the path of the report (`None` if it could not be
/// written). The program does not unwind, which would only lead to further panics and to an abort.
pub fn watch(adapter: Adapter, say: impl Fn(Option<&Path>) -> String + Send + Sync + 'static) {
    std::panic::set_hook(Box::new(move |panic| {
        if is_of_screen_readers(panic) {
            tracing::warn!("screen readers can't read the window any more: {panic}");
            return;
        }
        if CRASHED.swap(true, Ordering::SeqCst) {
            // Later panics are only consequences of the first one. The program ends soon.
            #[cfg(not(target_family = "wasm"))]
            loop {
                std::thread::park();
            }
            #[cfg(target_family = "wasm")]
            return;
        }
        let crash = Crash::of(panic, &adapter);
        let report = folders::crashes().and_then(|folder| crash.write(&folder).ok());
        if report.is_none() {
            output::complain(&crash.text);
        }
        let sentence = say(report.as_deref());
        output::complain(format_args!("tumbletop: {sentence}"));
        dialog::show(&sentence);
        // A page ends when the hook returns.
        #[cfg(not(target_family = "wasm"))]
        std::process::exit(1);
    }));
}

/// Whether a panic is of the thread that speaks with screen readers. It ends where their bus does, and the match goes
/// on.
fn is_of_screen_readers(panic: &PanicHookInfo) -> bool {
    let is_theirs = |place: &std::panic::Location| place.file().contains("accesskit_unix");
    std::thread::current().name().is_none() && panic.location().is_some_and(is_theirs)
}

/// The report of an earlier run, if the player has not seen it yet. It is returned once.
pub fn take_news() -> Option<PathBuf> {
    take_news_in(&folders::crashes()?)
}

fn take_news_in(folder: &Path) -> Option<PathBuf> {
    let news = folder.join(NEWS);
    let name = files::read_text(&news, files::MOST_TEXT).ok()?;
    disk::remove_file(&news).ok()?;
    let report = folder.join(name.trim());
    disk::metadata(&report)
        .is_ok_and(|found| found.is_file())
        .then_some(report)
}

/// The text of a crash report, and the log of the match that goes with it.
struct Crash {
    /// Seconds since 1970.
    at_s: u64,
    text: String,
    log: Option<Vec<u8>>,
}

impl Crash {
    fn of(panic: &PanicHookInfo, adapter: &Adapter) -> Self {
        let said = panic.payload_as_str().unwrap_or("(no words)");
        let place = panic
            .location()
            .map_or_else(String::new, |place| format!(" at {place}"));
        let thread = std::thread::current();
        let fault = format!("{said}{place}, in thread {}", thread.name().unwrap_or("(no name)"));
        let log = MATCH.try_lock().ok().and_then(|mut log| log.take());
        Self::told(
            &fault,
            adapter,
            &log::last(),
            &Backtrace::force_capture().to_string(),
            log,
        )
    }

    fn told(fault: &str, adapter: &Adapter, messages: &[String], trace: &str, log: Option<Vec<u8>>) -> Self {
        let at_s = clock::since_1970().as_secs();
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = write!(
            text,
            "Tumbletop {} crashed.\n\nwhen      {at_s} s after 1970\nsystem    {} {}\ngraphics  {} ({}, {})\n\
             fault     {fault}\n\nThe last messages:\n{}\n\nWhere:\n{trace}\n",
            env!("CARGO_PKG_VERSION"),
            std::env::consts::OS,
            std::env::consts::ARCH,
            adapter.name,
            adapter.backend,
            adapter.driver,
            messages.join("\n"),
        );
        Self {
            at_s,
            text: without_home(&text),
            log,
        }
    }

    /// Writes the report, the log and the marker for the next start. Returns the path of the report.
    fn write(&self, folder: &Path) -> io::Result<PathBuf> {
        files::own_folder(folder)?;
        let write = |path: &Path, bytes: &[u8]| io::Write::write_all(&mut files::create_private(path)?, bytes);
        let name = format!("crash-{}.txt", self.at_s);
        let file = folder.join(&name);
        write(&file, self.text.as_bytes())?;
        if let Some(log) = &self.log {
            write(&file.with_extension(LOG), log)?;
        }
        write(&folder.join(NEWS), name.as_bytes())?;
        Ok(file)
    }
}

/// Replaces the path of the player's home folder, which often contains the player's name, with `~`.
pub fn without_home(text: &str) -> String {
    match std::env::home_dir() {
        Some(home) if home.parent().is_some() => text.replace(&*home.to_string_lossy(), HOME),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn adapter() -> Adapter {
        Adapter {
            name: "A card".to_owned(),
            backend: "vulkan".to_owned(),
            driver: "a driver 7".to_owned(),
            is_software: false,
            is_integrated: false,
        }
    }

    #[test]
    fn a_report_says_what_happened_with_the_match_beside_it_and_is_told_once() {
        let folder = std::env::temp_dir().join(format!("tumbletop-crash-{}", std::process::id()));
        let messages = ["WARN tumbletop: a die fell".to_owned()];
        let crash = Crash::told(
            "a pile is missing at a.rs:7",
            &adapter(),
            &messages,
            "0: main",
            Some(vec![1, 2]),
        );
        let file = crash.write(&folder).expect("it can be written");
        let text = fs::read_to_string(&file).expect("a report");
        for word in [
            env!("CARGO_PKG_VERSION"),
            "a pile is missing at a.rs:7",
            "A card (vulkan, a driver 7)",
            "a die fell",
            "0: main",
        ] {
            assert!(text.contains(word), "{word} in:\n{text}");
        }
        assert_eq!(fs::read(file.with_extension(LOG)).ok(), Some(vec![1, 2]));
        assert_eq!(take_news_in(&folder), Some(file));
        assert_eq!(take_news_in(&folder), None);
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn the_folder_of_the_person_is_not_in_a_report() {
        let Some(home) = std::env::home_dir().filter(|home| home.parent().is_some()) else {
            return;
        };
        let said = format!("{}/.config/tumbletop can't be written", home.display());
        let crash = Crash::told(&said, &adapter(), &[], "", None);
        assert!(!crash.text.contains(&*home.to_string_lossy()));
        assert!(crash.text.contains("~/.config/tumbletop can't be written"));
    }

    #[test]
    fn a_folder_that_can_not_be_made_is_an_error_and_no_fault() {
        let file = std::env::temp_dir().join(format!("tumbletop-crash-file-{}", std::process::id()));
        fs::write(&file, "").expect("a file");
        assert!(
            Crash::told("", &adapter(), &[], "", None)
                .write(&file.join("crashes"))
                .is_err()
        );
        let _ = fs::remove_file(&file);
    }
}
