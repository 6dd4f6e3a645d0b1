//! The table as text in a terminal: `text_table` makes the lines and understands those of a person; the files here read
//! the standard input, drive a match of this program or follow one of a room, and print.

mod arranging;
mod circle;
pub mod local;
pub mod room;
mod saving;
mod terminal;
mod way_back;
