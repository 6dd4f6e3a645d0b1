//! The matches that are kept on this machine: going on with the last one, the page that lists all of them, and what is
//! said of keeping.
//!
//! [`shelf`] reads the folder beside the frames, [`on_title`] is the buttons on the title, [`page`] lists the matches,
//! [`row`] is one of them, [`acts`] what can be done with it, [`import`] takes in what lies elsewhere, [`offers`] is the
//! part of the page for that, [`told`] says when a match is not kept or can't be taken up.

mod acts;
mod faces;
mod filter;
mod import;
mod offers;
mod on_title;
mod page;
pub(crate) mod plugin;
mod row;
mod shelf;
#[cfg(test)]
mod tests;
mod told;

pub(crate) use acts::{HostAgain, LookBack, Watch};
pub(crate) use import::{Import, Offered, UsualFolders};
pub use on_title::ContinuePlace;
pub(crate) use shelf::{ReadAgain, Shelved};
