//! Checks of the whole tree.

mod house;
