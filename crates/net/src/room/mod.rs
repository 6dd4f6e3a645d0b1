//! A room of players as a plain struct: no sockets, no clock, no threads. Messages and the time are passed in;
//! effects come out, in order. So tests can simulate time and loss.

mod absences;
mod agreement;
mod arranging;
mod clocks;
pub mod confirmation;
mod confirming;
mod draw;
pub mod effect;
mod feeds;
pub mod job;
mod lobby;
mod member;
mod moving;
mod news;
pub mod notice;
mod notices;
mod nudges;
mod people;
mod playing;
#[expect(clippy::module_inception, reason = "the room itself, beside its parts")]
pub mod room;
mod running_match;
pub mod saved_room;
mod seed_draw;
mod sent_feeds;
mod slow;
mod standing_answers;
mod substitutes;
mod times;
mod unconfirmed;
mod vacations;
