//! The lobby of a table: the players of the seats, what is played and how, and when it begins.
//!
//! [`page`] is its screen, [`chairs`] are the seats around the table, [`chosen`] what can be done with one of them,
//! [`invite`] the code, [`table`] the options of the game, [`manners`] how people play together, [`people`] the people
//! without a seat.

mod chairs;
mod chosen;
pub(crate) mod invite;
mod manners;
mod page;
mod people;
mod seen;
mod table;

pub(crate) use page::{leave_question, plugin};
