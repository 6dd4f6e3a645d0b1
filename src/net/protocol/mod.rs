//! What is said on the wire: messages, limits, codes, tokens. Knows no sockets and no rooms.

pub mod code;
pub mod down;
pub mod limits;
pub mod lobby;
pub mod packed;
pub mod refusal;
pub mod settings;
pub mod talk;
pub mod token;
pub mod up;
pub mod wire;
