//! A progress bar on stderr, if that is a terminal.

use std::io::{IsTerminal, stderr};

use indicatif::{ProgressBar, ProgressStyle};

/// A bar that counts `what` to `length`; hidden if stderr is no terminal.
pub(crate) fn bar(length: u64, what: String) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(length).with_message(what);
    let style = ProgressStyle::with_template("{msg} {wide_bar} {human_pos}/{human_len} {eta}");
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
