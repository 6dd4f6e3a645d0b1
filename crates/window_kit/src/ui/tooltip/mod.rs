//! Tooltips.

pub(crate) mod line;
mod shown;

pub use line::Tooltip;
pub use shown::plugin;
