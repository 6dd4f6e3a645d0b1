//! The terminal: lines from the standard input, on a thread of their own, and lines to the standard output.

use std::io::{BufRead, IsTerminal, Read, stdin, stdout};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread::Builder;
use std::time::Duration;

use crate::error::{CliError, Failure};
use crate::localizer::CliLocalizer;
use messages::Message;
use messages::texts::cli as words;
use system::output::{self, Unprinted};
use text_table::Vocabulary;

/// The most bytes of a line that are read; the rest of a longer line is skipped.
const MOST_BYTES: u64 = 1024;
/// How many lines wait to be heard; then the reader waits.
const WAITING: usize = 16;
/// How many empty lines move a hand out of sight.
const OUT_OF_SIGHT: usize = 60;

/// What wakes a driver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// A line of the person.
    Line(String),
    /// There will be no more lines.
    End,
    /// Something else has happened, or time has passed.
    Wake,
}

/// The terminal of a table as text.
#[derive(Debug)]
pub(super) struct Terminal<'a> {
    localizer: &'a CliLocalizer,
    words: Vocabulary,
    input: Receiver<Input>,
    wakes: SyncSender<Input>,
}

impl<'a> Terminal<'a> {
    /// Starts to read the standard input.
    ///
    /// # Errors
    /// [`Failure::Said`] if the system can't start a thread.
    pub fn new(localizer: &'a CliLocalizer) -> Result<Self, CliError> {
        let (give, input) = sync_channel(WAITING);
        let wakes = give.clone();
        let read = move || read_lines(stdin().lock(), |input| give.send(input).is_ok());
        let thread = Builder::new().name("lines".to_owned()).spawn(read);
        thread.map_err(|error| Failure::Said(words::cant_print(error.to_string())))?;
        Ok(Self {
            localizer,
            words: localizer.vocabulary(),
            input,
            wakes,
        })
    }

    /// The words that a person can type.
    pub const fn words(&self) -> &Vocabulary {
        &self.words
    }

    /// Wakes [`Self::wait`].
    pub fn waker(&self) -> impl Fn() + Send + 'static {
        let wakes = self.wakes.clone();
        move || {
            // If it is full, the driver is awake.
            let _ = wakes.try_send(Input::Wake);
        }
    }

    /// The next line; `None` at the end of the input.
    pub fn line(&self) -> Option<String> {
        loop {
            match self.input.recv() {
                Ok(Input::Line(line)) => return Some(line),
                Ok(Input::Wake) => {}
                Ok(Input::End) | Err(_) => return None,
            }
        }
    }

    /// What comes next, within this time.
    pub fn wait(&self, longest: Duration) -> Input {
        match self.input.recv_timeout(longest) {
            Ok(input) => input,
            Err(RecvTimeoutError::Timeout) => Input::Wake,
            Err(RecvTimeoutError::Disconnected) => Input::End,
        }
    }

    /// Prints messages, a line each; the players of the table have these names.
    ///
    /// # Errors
    /// [`Unprinted`]
    pub fn say(&self, messages: &[Message], names: &[String]) -> Result<(), Unprinted> {
        let mut text = String::new();
        for message in messages {
            text.push_str(&self.localizer.localize_at_table(message, names));
            text.push('\n');
        }
        if text.is_empty() {
            return Ok(());
        }
        output::text(text)
    }

    /// The text of messages, a line each.
    pub fn spoken(&self, messages: &[Message]) -> String {
        messages
            .iter()
            .map(|message| self.localizer.localize(message) + "\n")
            .collect()
    }

    /// Moves what was said out of sight, where a person may look at a screen.
    ///
    /// # Errors
    /// [`Unprinted`]
    pub fn hide(&self) -> Result<(), Unprinted> {
        if stdout().is_terminal() {
            output::text("\n".repeat(OUT_OF_SIGHT))?;
        }
        Ok(())
    }
}

/// Reads lines until the end, or until nobody takes them.
fn read_lines(mut from: impl BufRead, mut give: impl FnMut(Input) -> bool) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let read = from.by_ref().take(MOST_BYTES).read_until(b'\n', &mut bytes);
        if !matches!(read, Ok(1..)) {
            break;
        }
        if bytes.last() != Some(&b'\n') && bytes.len() as u64 == MOST_BYTES && !skip_line(&mut from) {
            give(Input::Line(String::from_utf8_lossy(&bytes).into_owned()));
            break;
        }
        let line = String::from_utf8_lossy(&bytes);
        if !give(Input::Line(line.trim_end_matches(['\r', '\n']).to_owned())) {
            return;
        }
    }
    give(Input::End);
}

/// Skips the rest of a line; returns whether the input goes on.
fn skip_line(from: &mut impl BufRead) -> bool {
    loop {
        let Ok(bytes) = from.fill_buf() else { return false };
        let (used, found) = match bytes.iter().position(|byte| *byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (bytes.len(), false),
        };
        from.consume(used);
        if found || used == 0 {
            return found;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<Input> {
        let mut inputs = Vec::new();
        read_lines(text.as_bytes(), |input| {
            inputs.push(input);
            true
        });
        inputs
    }

    #[test]
    fn lines_are_read_up_to_the_end_and_long_ones_are_cut() {
        let line = |text: &str| Input::Line(text.to_owned());
        assert_eq!(read(""), [Input::End]);
        assert_eq!(read("7\r\n\nquit"), [line("7"), line(""), line("quit"), Input::End]);
        let long = "x".repeat(5000);
        let read_long = read(&format!("{long}\n7\n"));
        assert_eq!(read_long.len(), 3, "one line, and the next one");
        assert!(matches!(&read_long[0], Input::Line(line) if line.len() == 1024));
        assert_eq!(read_long[1], line("7"));
        assert!(matches!(&read(&long)[..], [Input::Line(_), ..]));
    }
}
