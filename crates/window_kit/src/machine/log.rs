//! The log: one file for each of the last seven days, and the last messages in memory for crash reports.
//!
//! If the folder can't be written, messages go to the terminal only.

use std::collections::VecDeque;
use std::fmt::Write;
#[cfg(not(target_family = "wasm"))]
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use bevy::app::App;
use bevy::log::tracing_subscriber::layer::Context;
use bevy::log::tracing_subscriber::{Layer, fmt};
use bevy::log::{BoxedFmtLayer, BoxedLayer};
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
#[cfg(not(target_family = "wasm"))]
use tracing_appender::rolling::{RollingFileAppender, Rotation};

#[cfg(not(target_family = "wasm"))]
use crate::machine::folders;
#[cfg(not(target_family = "wasm"))]
use system::files;
use system::output;

/// The start of a log file's name, before the day.
#[cfg(not(target_family = "wasm"))]
const PREFIX: &str = "tumbletop";
/// The extension of a log file's name.
#[cfg(not(target_family = "wasm"))]
const SUFFIX: &str = "log";
/// How many log files are kept, one for each day.
#[cfg(not(target_family = "wasm"))]
const DAYS: usize = 7;
/// How many messages are kept in memory.
const MESSAGES: usize = 200;

/// The last messages, the oldest first.
static LAST: Mutex<VecDeque<String>> = Mutex::new(VecDeque::new());

/// The layers for Bevy's log that write messages to the file and to memory.
pub fn layers(_: &mut App) -> Option<BoxedLayer> {
    let recent: BoxedLayer = RecentMessages.boxed();
    Some(Box::new(file().into_iter().chain([recent]).collect::<Vec<_>>()))
}

/// The layer that writes to a file; `None` if there is no file to write to.
#[cfg(not(target_family = "wasm"))]
fn file() -> Option<BoxedLayer> {
    let file = folders::logs().and_then(|folder| appender(&folder))?;
    Some(fmt::layer().with_ansi(false).with_writer(Mutex::new(file)).boxed())
}

/// In a page, the engine writes messages to the browser's console.
#[cfg(target_family = "wasm")]
const fn file() -> Option<BoxedLayer> {
    None
}

/// The layer for Bevy's log that writes to standard error. Failing writes are ignored.
pub fn on_stderr(_: &mut App) -> Option<BoxedFmtLayer> {
    let layer = fmt::layer()
        .with_ansi(output::log_has_colours())
        .with_writer(std::io::stderr);
    Some(Box::new(layer.log_internal_errors(false)))
}

/// The writer of the log files in a folder, which is created if it is missing.
#[cfg(not(target_family = "wasm"))]
fn appender(folder: &Path) -> Option<RollingFileAppender> {
    // If the folder were missing, the library would report that it finds no old logs.
    files::own_folder(folder)
        .inspect_err(|error| complain(folder, error))
        .ok()?;
    RollingFileAppender::builder()
        .rotation(Rotation::DAILY)
        .filename_prefix(PREFIX)
        .filename_suffix(SUFFIX)
        .max_log_files(DAYS)
        .build(folder)
        .inspect_err(|error| complain(folder, error))
        .ok()
}

#[cfg(not(target_family = "wasm"))]
fn complain(folder: &Path, error: &dyn std::error::Error) {
    output::complain(format_args!(
        "tumbletop: no log is written in {}: {error}",
        folder.display()
    ));
}

/// The last messages, the oldest first.
pub fn last() -> Vec<String> {
    LAST.lock()
        .unwrap_or_else(PoisonError::into_inner)
        .iter()
        .cloned()
        .collect()
}

/// Keeps the last messages in memory.
struct RecentMessages;

impl<S: Subscriber> Layer<S> for RecentMessages {
    fn on_event(&self, event: &Event, _: Context<S>) {
        let meta = event.metadata();
        let mut line = Line(format!("{} {}:", meta.level(), meta.target()));
        event.record(&mut line);
        let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
        if last.len() == MESSAGES {
            last.pop_front();
        }
        last.push_back(line.0);
    }
}

/// A message as one line of text.
struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        // Writing to a string does not fail.
        let _ = match field.name() {
            "message" => write!(self.0, " {value:?}"),
            // Messages of the `log` crate have their origin in such fields, which are left out.
            name if name.starts_with("log.") => Ok(()),
            name => write!(self.0, " {name}={value:?}"),
        };
    }
}

#[cfg(test)]
mod tests {
    use bevy::log::tracing_subscriber::layer::SubscriberExt;
    use bevy::log::tracing_subscriber::registry;

    use super::*;

    #[test]
    fn what_is_logged_is_in_the_file_of_the_day_and_the_last_of_it_in_memory() {
        let folder = std::env::temp_dir().join(format!("tumbletop-log-{}", std::process::id()));
        let file = appender(&folder).expect("the folder can be written");
        let layer = fmt::layer().with_ansi(false).with_writer(Mutex::new(file));
        tracing::subscriber::with_default(registry().with(layer).with(RecentMessages), || {
            for number in 0..MESSAGES + 5 {
                tracing::warn!(number, "a die fell");
            }
        });
        let files: Vec<_> = std::fs::read_dir(&folder).expect("a folder").flatten().collect();
        assert_eq!(files.len(), 1);
        let name = files[0].file_name().to_string_lossy().into_owned();
        assert!(name.starts_with("tumbletop.") && name.ends_with(".log"), "{name}");
        let text = std::fs::read_to_string(files[0].path()).expect("a log");
        assert_eq!(text.lines().count(), MESSAGES + 5);
        assert!(text.contains("WARN") && text.contains("a die fell number=0"), "{text}");
        let last: Vec<_> = last().into_iter().filter(|line| line.contains("a die fell")).collect();
        assert_eq!(last.len(), MESSAGES);
        assert!(last[0].ends_with("a die fell number=5"), "{}", last[0]);
        let _ = std::fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_folder_that_can_not_be_made_is_no_fault() {
        let file = std::env::temp_dir().join(format!("tumbletop-log-file-{}", std::process::id()));
        std::fs::write(&file, "").expect("a file");
        assert!(appender(&file.join("logs")).is_none());
        let _ = std::fs::remove_file(&file);
    }
}
