//! The rules of Skip-Bo Dice, rule by rule. Each test names the rules it is about.

mod contract;
