//! Tests of the architecture. Nothing here is part of a program.
//!
//! `docs/architecture.md` has tables of the crates, the layers and the walls. The tests below compare them with the
//! manifests and with every import; they also find circles of imports, files that name a game, and files that are opened
//! around their home.
#![cfg(test)]

mod circles;
mod file_types;
mod imports;
mod manifests;
mod names;
mod page;
mod reader;
mod tokens;
mod walls;

use std::collections::BTreeMap;
use std::fs;
use std::sync::LazyLock;

use reader::Tree;

const PAGE: &str = include_str!("../../../docs/architecture.md");

/// The folders of the layers.
const OF_LAYERS: [&str; 2] = ["src/", "crates/window_kit/src/"];

/// The text of each file, by its path from the repository's folder, with `/` between the parts.
type Files = BTreeMap<String, String>;

/// The sources of the program and of the crates, without integration tests.
static SOURCES: LazyLock<Tree> = LazyLock::new(|| {
    let mut files = read_folder("crates", ".rs");
    files.retain(|file, _| file.split('/').nth(2) == Some("src"));
    files.extend(read_folder("src", ".rs"));
    Tree::of(&files)
});

/// All files of a folder with this ending.
fn read_folder(folder: &str, ending: &str) -> Files {
    let mut files = Files::new();
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for entry in fs::read_dir(root.join(folder)).expect("a folder that can be read") {
        let path = entry.expect("an entry").path();
        let name = format!("{folder}/{}", path.file_name().expect("a name").to_string_lossy());
        if path.is_dir() {
            files.extend(read_folder(&name, ending));
        } else if name.ends_with(ending) {
            files.insert(name, fs::read_to_string(path).expect("a file that can be read"));
        }
    }
    files
}

/// Files made by a test.
fn planted(files: &[(&str, &str)]) -> Tree {
    let file = |(path, text): &(&str, &str)| (path.to_string(), text.to_string());
    Tree::of(&files.iter().map(file).collect())
}

#[test]
fn layers_and_walls_are_as_on_the_page() {
    assert_eq!(walls::complaints(&SOURCES, PAGE), [""; 0]);
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    assert_eq!(circles::complaints(&SOURCES), [""; 0]);
}

#[test]
fn a_game_is_named_in_its_homes_only() {
    assert_eq!(names::complaints(&SOURCES), [""; 0]);
}

#[test]
fn files_are_opened_by_their_home_only() {
    assert_eq!(file_types::complaints(&SOURCES), [""; 0]);
}

#[test]
fn crates_use_each_other_and_bevy_as_on_the_page() {
    assert_eq!(
        manifests::complaints(&read_folder("crates", "/Cargo.toml"), PAGE),
        [""; 0]
    );
}
