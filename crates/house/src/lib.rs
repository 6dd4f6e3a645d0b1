//! Tests of the architecture. Nothing here is part of a program.
//!
//! `docs/architecture.md` has tables of the crates, the layers and the walls. The tests below compare them with the
//! manifests and with every import; they also find circles of imports, and files that name a game. Each check returns
//! a list of complaints, which has to be empty.
#![cfg(test)]

mod circles;
mod imports;
mod manifests;
mod names;
mod page;
mod reader;
mod tokens;
mod walls;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use imports::{Import, imports};
use reader::Tree;

/// The text of each file, by its path from the repository's folder, with `/` between the parts.
type Files = BTreeMap<String, String>;

/// All files of a folder with this ending.
fn read_folder(folder: &str, ending: &str) -> Files {
    let mut files = Files::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for entry in fs::read_dir(root.join(folder)).expect("a folder that can be read") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy();
        let name = format!("{folder}/{name}");
        if path.is_dir() {
            files.extend(read_folder(&name, ending));
        } else if name.ends_with(ending) {
            files.insert(name, fs::read_to_string(path).expect("a file that can be read"));
        }
    }
    files
}

/// The sources of the program and of the crates, without integration tests.
fn sources() -> Files {
    let mut files = read_folder("crates", ".rs");
    files.retain(|file, _| file.split('/').nth(2) == Some("src"));
    files.extend(read_folder("src", ".rs"));
    files
}

fn page() -> String {
    read_folder("docs", "architecture.md")
        .remove("docs/architecture.md")
        .expect("the page")
}

/// Files made by a test, and the imports in them.
fn planted(files: &[(&str, &str)]) -> (Files, Vec<Import>) {
    let files = files.iter().map(|(path, text)| (path.to_string(), text.to_string()));
    let files = Files::from_iter(files);
    let imports = imports(&Tree::of(&files));
    (files, imports)
}

fn assert_none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn layers_and_walls_are_as_on_the_page() {
    let sources = sources();
    assert_none(&walls::complaints(&sources, &imports(&Tree::of(&sources)), &page()));
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    assert_none(&circles::complaints(&imports(&Tree::of(&sources()))));
}

#[test]
fn a_game_is_named_in_its_homes_only() {
    assert_none(&names::complaints(&Tree::of(&sources())));
}

#[test]
fn crates_use_each_other_as_on_the_page_and_none_needs_bevy() {
    assert_none(&manifests::complaints(&read_folder("crates", "/Cargo.toml"), &page()));
}
