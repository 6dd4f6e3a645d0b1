//! The messages on the wire: their types, limits, codes and tokens. No sockets and no rooms here.

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
