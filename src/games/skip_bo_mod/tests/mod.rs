//! The rules of Skip-Bo MOD, rule by rule. Each test names the rules it is about.
