//! Tells people who are away that it is their turn.
//!
//! [`config`] says what a server sends, [`all`] takes it from the rooms: `push` posts it to a URL, `mailer` sends it by
//! mail, within the limits of [`mail_limits`]. What can't be sent is lost: the match goes on, and the program says whose
//! turn it is.

pub(crate) mod all;
pub mod config;
mod mail_address;
pub mod mail_config;
pub mod mail_limits;
pub mod mail_login;
pub mod mail_sender;
pub mod mail_server;
mod mailer;
mod public;
mod push;
mod queue;
