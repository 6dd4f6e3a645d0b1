//! A WebSocket over any stream of bytes.
//!
//! Owns what bounds the bytes that one end of a connection holds for the other, for both ends, and for the program that
//! calls tables in other homes for a page: so it is a crate of its own, which compiles for a page and knows nothing of
//! what is said. Start at [`socket`].

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

pub mod socket;
