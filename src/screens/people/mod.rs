//! The page of the people who play at this machine: their names, faces and colours, and the way to their statistics.

mod acts;
mod edit;
mod page;
pub(crate) mod plugin;
mod row;
