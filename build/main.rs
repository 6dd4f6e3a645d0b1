//! Sets up what is particular to Windows and to Linux.

mod resources;

use std::env;

fn main() {
    resources::watch();
    // The target may be another system than the one that builds it.
    let target = |part: &str| env::var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default();
    if target("OS") == "windows" {
        resources::compile();
    }
    if target("OS") == "linux" && target("ENV") == "gnu" {
        // Packs the list of addresses that are relocated at every start: 16 MB less to read and to store.
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}
