//! Basic services for any operating system: files that others can name or place, file locks, the standard output, and
//! how long a state has lasted.

pub mod files;
pub mod locks;
pub mod output;
pub mod since;
