//! Makes the functions of the messages from the English texts.

mod files;
mod messages;

use std::env;
use std::path::Path;

fn main() {
    let to = env::var_os("OUT_DIR").expect("cargo names a folder for generated files");
    if let Err(faults) = messages::make(Path::new("../../assets/locales"), Path::new(&to)) {
        for fault in faults {
            println!("cargo::error={fault}");
        }
    }
}
