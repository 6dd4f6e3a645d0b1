//! The texts of all languages. Made by `build/messages.rs` from `assets/locales`.

include!(concat!(env!("OUT_DIR"), "/locales.rs"));
