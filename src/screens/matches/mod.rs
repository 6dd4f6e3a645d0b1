//! The saved matches on this machine: resuming the last one, the page that lists all of them, and the messages about
//! saving.
//!
//! [`shelf`] reads the folder in the background, [`on_title`] is the buttons on the title, [`page`] lists the matches,
//! [`row`] is one of them, [`acts`] the actions for it, [`import`] imports a file, [`offers`] is the part of the page
//! for that, [`told`] says when a match is not saved or can't be resumed.

mod acts;
mod faces;
mod filter;
mod import;
mod offers;
mod on_title;
mod page;
mod row;
mod shelf;
#[cfg(test)]
mod tests;
mod told;

use bevy::prelude::*;

pub(crate) use acts::{HostAgain, LookBack, Watch};
pub(crate) use import::{Import, Offered, UsualFolders};
pub use on_title::ContinuePlace;
pub(crate) use shelf::{ReadAgain, Shelved};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        shelf::plugin,
        on_title::plugin,
        page::plugin,
        acts::plugin,
        import::plugin,
        offers::plugin,
        told::plugin,
    ));
}
