//! What the program asks of any system: files that others can name or place, and its standard output.

pub mod files;
pub mod output;
