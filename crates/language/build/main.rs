//! Puts the texts of all languages (`assets/locales`) into the program.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use files::{files_of, stem};

#[path = "../../messages/build/files.rs"]
mod files;

fn main() {
    let locales = Path::new("../../assets/locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let to = env::var_os("OUT_DIR").expect("cargo names a folder for generated files");
    let file = Path::new(&to).join("locales.rs");
    fs::write(file, listing(locales)).expect("the folder of generated files can be written");
}

/// The list of all languages with their files.
fn listing(locales: &Path) -> String {
    let mut folders: Vec<_> = fs::read_dir(locales)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    let mut list = String::from(
        "/// The languages' tags, each with the names and texts of its files.\n\
         pub(super) const SHIPPED: &[(&str, &[(&str, &str)])] = &[\n",
    );
    for folder in folders {
        println!("cargo::rerun-if-changed={}", folder.display());
        let tag = folder
            .file_name()
            .map(|name| name.to_string_lossy().into_owned())
            .unwrap_or_default();
        let _ = writeln!(list, "    ({tag:?}, &[");
        for file in files_of(&folder) {
            let inside = format!("/{}", file.display().to_string().replace('\\', "/"));
            // The compiler asks where the project lies, not this script: one target folder can serve several checkouts.
            let _ = writeln!(
                list,
                "        ({:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {inside:?}))),",
                stem(&file),
            );
        }
        list.push_str("    ]),\n");
    }
    list.push_str("];\n");
    list
}
