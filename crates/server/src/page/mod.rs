//! Gives out the page in which people play in a browser, at the port of the rooms: a request that opens a WebSocket
//! goes to the rooms, any other is one for a file of the page.
//!
//! [`files`] are the files as they were when the server started, in memory; [`greet`] reads requests and answers them.
//! A link to a table, `https://SERVER/CODE`, gives the same page as `https://SERVER/`; the page reads the code from its
//! own address.

pub(crate) mod files;
pub(crate) mod greet;

#[cfg(test)]
mod tests;
