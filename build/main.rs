//! Makes the functions of the messages from the English texts, puts the texts of all languages into the program, and
//! gives the program for Windows its resources.

mod messages;
mod resources;

use std::env;
use std::path::Path;

fn main() {
    resources::watch();
    // What the program is built for, which may be another system than the one that builds it.
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        resources::compile();
    }
    let to = env::var_os("OUT_DIR").expect("cargo names a folder for what is made");
    if let Err(faults) = messages::make(Path::new("assets/locales"), Path::new(&to)) {
        for fault in faults {
            println!("cargo::error={fault}");
        }
    }
}
