//! How a table in another home is named.
//!
//! Owns the address of such a table, as it stands in links and messages. It is a crate of its own because the program
//! that calls tables for a page ([`table_address`] and no more of `net`) is loaded beside the page's own program. Start
//! at [`table_address`].

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod table_address;
