//! Skip-Bo and Skip-Bo MOD in the window: the second has a die besides.

pub(crate) mod describe;
pub mod hands;
pub(crate) mod hud;
pub(crate) mod lessons;
pub(crate) mod plugin;
pub mod seen;
pub(crate) mod sounds;
pub mod table;
