//! Generates the functions of the messages from the English texts, builds the texts of all languages into the program,
//! and sets up what Windows and Linux need.

mod messages;
mod resources;

use std::env;
use std::path::Path;

fn main() {
    resources::watch();
    // The target system, which may not be the system that builds.
    let target = |part: &str| env::var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default();
    if target("OS") == "windows" {
        resources::compile();
    }
    if target("OS") == "linux" && target("ENV") == "gnu" {
        // Packs the list of addresses that are relocated at every start: 16 MB less to read and to store.
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
    let to = env::var_os("OUT_DIR").expect("cargo names an output folder");
    if let Err(faults) = messages::make(Path::new("assets/locales"), Path::new(&to)) {
        for fault in faults {
            println!("cargo::error={fault}");
        }
    }
}
