//! The table of all messages. Made by `build/messages.rs` from `assets/locales/en`.

include!(concat!(env!("OUT_DIR"), "/table.rs"));
