//! The table of the day: one match a day, the same for everybody.
//!
//! [`date`] is a day of the calendar, [`table`] makes the set-up of its match, [`result`] is how a match of the day
//! ended and the few characters that tell it, [`days`] has the days that were played, with their streaks. Nothing here
//! reads a clock or a file: the caller says what day it is and keeps the days.
#![deny(clippy::disallowed_types, clippy::iter_over_hash_type)]

pub mod date;
pub mod days;
pub mod result;
pub mod table;
