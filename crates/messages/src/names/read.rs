//! Functions for serde that read names from files and from the network, and clean them.

use serde::{Deserialize, Deserializer};

use crate::names::{LONGEST, cleaned, cleaned_or};

/// Stands for a name with no visible character.
pub const UNNAMED: &str = "?";

/// Reads a name; [`UNNAMED`] if nothing remains after cleaning.
///
/// # Errors
/// If the value is not a text.
pub fn read<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let name = String::deserialize(from)?;
    Ok(cleaned_or(&name, LONGEST, UNNAMED))
}

/// Reads a name that may be empty; empty too if nothing remains after cleaning.
///
/// # Errors
/// If the value is not a text.
pub fn read_or_empty<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let name = String::deserialize(from)?;
    Ok(cleaned(&name, LONGEST).unwrap_or_default())
}
