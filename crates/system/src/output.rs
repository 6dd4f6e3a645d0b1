//! Writes to the standard output and the standard error.
//!
//! The program that reads them may end, and a device may be full. The macros of the standard library panic then, so
//! nothing else in the program uses them.

use std::fmt::Display;
use std::io::{self, IsTerminal, Write, stderr, stdout};

use thiserror::Error;

/// Why something could not be printed.
#[derive(Debug, Error)]
#[error(transparent)]
pub struct Unprinted(#[from] pub io::Error);

impl Unprinted {
    /// Whether the reader has gone: then the lost output does not matter.
    pub fn nobody_reads(&self) -> bool {
        self.0.kind() == io::ErrorKind::BrokenPipe
    }
}

/// Prints a line.
///
/// # Errors
/// [`Unprinted`]
pub fn line(line: impl Display) -> Result<(), Unprinted> {
    text(format_args!("{line}\n"))
}

/// Prints a text as it is.
///
/// # Errors
/// [`Unprinted`]
pub fn text(text: impl Display) -> Result<(), Unprinted> {
    write_to(&mut stdout().lock(), text)
}

/// Prints a line on standard error. If that fails, there is nowhere left to report it.
pub fn complain(line: impl Display) {
    let _ = write_to(&mut stderr().lock(), format_args!("{line}\n"));
}

fn write_to(out: &mut impl Write, text: impl Display) -> Result<(), Unprinted> {
    // In one call, as standard error is not buffered.
    out.write_all(text.to_string().as_bytes())?;
    Ok(out.flush()?)
}

/// Whether colours may be used on standard output; the rule is that of [`log_has_colours`].
pub fn has_colours() -> bool {
    colours(stdout().is_terminal())
}

/// Whether colours may be used on standard error: on a terminal, unless `NO_COLOR` says otherwise (no-color.org).
pub fn log_has_colours() -> bool {
    colours(stderr().is_terminal())
}

fn colours(on_terminal: bool) -> bool {
    // A Windows console shows the escape codes as text unless a program changes its mode.
    cfg!(not(windows)) && on_terminal && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Broken(io::ErrorKind);

    impl Write for Broken {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(self.0.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_reader_that_went_away_is_told_from_a_device_that_is_full() {
        let write = |kind| write_to(&mut Broken(kind), "words").expect_err("it can't be written");
        assert!(write(io::ErrorKind::BrokenPipe).nobody_reads());
        assert!(!write(io::ErrorKind::StorageFull).nobody_reads());
        let mut out = Vec::new();
        write_to(&mut out, format_args!("{}\n", 7)).expect("it can be written");
        assert_eq!(out, b"7\n");
    }
}
