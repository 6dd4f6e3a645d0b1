//! Clocks of servers that can be set, by libfaketime: what a system tells of the time of day, not how long things take.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where Debian and others have the library.
const LIBRARIES: [&str; 3] = [
    "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
    "/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1",
    "/usr/lib/faketime/libfaketime.so.1",
];

/// The clock of a server, in a file that the library reads.
#[derive(Clone, Debug)]
pub struct Clock {
    library: &'static str,
    file: PathBuf,
}

impl Clock {
    /// A right clock, which can be set through this file; `None` where the library is not installed.
    pub fn right(file: &Path) -> Option<Self> {
        let library = LIBRARIES.into_iter().find(|library| Path::new(library).is_file())?;
        let clock = Self {
            library,
            file: file.to_owned(),
        };
        clock.set(0);
        Some(clock)
    }

    /// Sets the clock to be so many seconds fast, or slow.
    pub fn set(&self, seconds: i64) {
        fs::write(&self.file, format!("{seconds:+}s\n")).expect("a file");
    }

    /// Lets a program that is to start have this clock.
    pub fn of(&self, command: &mut Command) {
        command
            .env("LD_PRELOAD", self.library)
            .env("FAKETIME_TIMESTAMP_FILE", &self.file)
            .env("FAKETIME_CACHE_DURATION", "1")
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    }
}
