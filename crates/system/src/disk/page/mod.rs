//! The files of a page: a tree in memory, of which the browser keeps a copy.
//!
//! [`tree`] is what there is, [`file`] opens and writes a file, [`folder`] lists, renames and removes. Each change is
//! passed on to the page's own keeper ([`keep`]), which writes it to the browser's store; what that store had is loaded
//! before the program starts.

pub mod file;
pub mod folder;
pub mod keep;
mod tree;

#[cfg(test)]
mod tests;
