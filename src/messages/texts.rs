//! A function for each message, in a module for each file of texts. Made by `build/messages.rs` from
//! `assets/locales/en`; the documentation of a function is its English text.

use crate::messages::argument::{CardName, Joined, KeyName, Number, Seat};
use crate::messages::message::{Arg, Id, Message};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
