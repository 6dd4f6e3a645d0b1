//! The host of a match: the referee, with the only state of the game, as a plain struct.
//!
//! A window drives it with its table of entities, and a program without a window with a sandbox of the physics. It
//! never waits for an animation. All results go to the log of the match and to a feed for each viewer.

pub mod agent_chance;
pub mod bounded;
pub mod dice;
pub mod dice_check;
pub mod feed;
pub mod hand;
pub mod laid_die;
pub mod loose_dice;
pub mod match_host;
pub mod match_setup;
pub mod pending;
pub mod play;
pub mod request;
pub mod sandbox_table;
pub mod saved_throws;
pub mod shown_dice;
pub mod throw_search;
pub mod thrower;
pub mod tracks;
pub mod view;
