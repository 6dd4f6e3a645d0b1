//! The messages on the wire: their types, limits, codes and tokens. No sockets and no rooms here.

pub mod absence;
pub mod client_message;
pub mod code;
pub mod limits;
pub mod lobby;
pub mod notice;
pub mod packed;
pub mod person;
pub mod phrases;
pub mod refusal;
pub mod server_message;
pub mod settings;
pub mod table_news;
pub mod token;
pub mod wire;
pub mod words;
