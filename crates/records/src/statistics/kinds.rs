//! The kinds of dice that games throw.

/// Their names on the command line, and their numbers of faces.
pub const KINDS: [(&str, u8); 2] = [("d6", 6), ("d10", 10)];
