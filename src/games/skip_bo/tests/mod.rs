//! The rules of the card games, rule by rule. Each test names the rules it is about.

mod reading;
