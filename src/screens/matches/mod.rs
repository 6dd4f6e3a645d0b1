//! The saved matches on this machine: resuming the last one, the page that lists all of them, and the messages about
//! saving.
//!
//! [`library`] reads the folder in the background, [`on_title`] is the buttons on the title, [`page`] lists the
//! matches, [`row`] is one of them, [`actions`] the actions for it, [`import`] imports a file, [`offers`] is the part
//! of the page for that, [`notices`] says when a match is not saved or can't be resumed.

mod actions;
mod exchange;
mod faces;
mod filter;
mod import;
mod library;
mod notices;
mod offers;
mod on_title;
mod page;
mod row;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub(crate) use actions::{HostAgain, ReviewMatch, WatchMatch};
pub(crate) use import::{Import, Offered, UsualFolders};
pub(crate) use library::{LibraryContents, ReloadLibrary};
pub(crate) use notices::ResumeFailure;
pub use on_title::ContinuePlace;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        library::plugin,
        on_title::plugin,
        page::plugin,
        actions::plugin,
        import::plugin,
        offers::plugin,
        notices::plugin,
    ));
}
