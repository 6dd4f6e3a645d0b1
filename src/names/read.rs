//! Names as they are read, for serde: from files and from strangers.

use serde::{Deserialize, Deserializer};

use crate::names::{LONGEST, cleaned, cleaned_or};

/// What stands for a name of which nothing can be seen.
pub const UNNAMED: &str = "?";

/// The name of somebody.
///
/// # Errors
/// Where there is no text to read.
pub fn read<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let name = String::deserialize(from)?;
    Ok(cleaned_or(&name, LONGEST, UNNAMED))
}

/// A name that may be missing, which is then empty.
///
/// # Errors
/// Where there is no text to read.
pub fn read_or_empty<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let name = String::deserialize(from)?;
    Ok(cleaned(&name, LONGEST).unwrap_or_default())
}
