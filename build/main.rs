//! Makes the functions of the messages from the English texts, puts the texts of all languages into the program, and
//! sets up what is particular to Windows and to Linux.

mod messages;
mod resources;

use std::env;
use std::path::Path;

fn main() {
    resources::watch();
    // What the program is built for, which may be another system than the one that builds it.
    let target = |part: &str| env::var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default();
    if target("OS") == "windows" {
        resources::compile();
    }
    if target("OS") == "linux" && target("ENV") == "gnu" {
        // The list of addresses that are fixed up at every start is packed: 16 MB less to read and to keep.
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
    let to = env::var_os("OUT_DIR").expect("cargo names a folder for what is made");
    if let Err(faults) = messages::make(Path::new("assets/locales"), Path::new(&to)) {
        for fault in faults {
            println!("cargo::error={fault}");
        }
    }
}
