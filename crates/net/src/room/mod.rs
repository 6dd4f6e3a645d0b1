//! A room of players as a plain struct: no sockets, no clock, no threads. Messages and the time are passed in;
//! effects come out, in order. So tests can simulate time and loss.

mod agreement;
mod clocks;
pub mod effect;
mod feeds;
pub mod job;
mod lobby;
mod match_on;
mod member;
mod playing;
pub mod restored;
#[expect(clippy::module_inception, reason = "the room itself, beside its parts")]
pub mod room;
mod sent;
mod times;
