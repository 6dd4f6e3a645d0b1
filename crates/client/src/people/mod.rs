//! The people whom a person has played with, and the person's own key: files in the folder of the program's data.

mod aside;
pub mod file;
pub mod here;
pub mod own_key;
pub mod report;
pub mod store;
