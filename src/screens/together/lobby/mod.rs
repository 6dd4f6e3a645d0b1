//! The lobby of a table: the players of the seats, what is played and how, and when it begins.
//!
//! [`page`] is its screen, [`seats`] are the seats around the table, [`chosen`] what can be done with one of them,
//! [`invite`] the code, [`homes`] the way from other homes, [`scan`] the link for phones, [`table`] the options of the
//! game, [`table_rules`] how people play together, [`people`] the people without a seat.

mod chosen;
mod homes;
pub(crate) mod invite;
mod page;
mod people;
mod scan;
mod seats;
mod table;
mod table_rules;
mod view;

pub(crate) use page::{Leaving, give_up_question, leave_question, plugin};
