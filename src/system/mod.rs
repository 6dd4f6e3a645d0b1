//! What the program asks of any system: files that others can name or place, its standard output, and how long something
//! goes on.

pub mod files;
pub mod locks;
pub mod output;
pub mod since;
