//! Checks of the source tree itself: which part of `src` may know which, read from its text.
//!
//! `docs/architecture.md` has the order of the layers, and the exceptions. The first test checks every import against
//! it; the second finds the files that name a game and should not. Both read all of the text, whatever features are
//! on.

mod attributes;
mod catalog;
mod circles;
mod exceptions;
mod forbidden;
mod imports;
mod layers;
mod markdown;
mod names;
mod reader;
mod source;
mod tokens;
mod tree;
mod walls;
mod words;

use std::fs;
use std::path::Path;

use source::Sources;

fn package() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn each_layer_imports_those_below_it_and_no_files_go_in_a_circle() {
    let page = fs::read_to_string(package().join("docs/architecture.md")).expect("the page of the layers");
    let complaints = walls::complaints(&Sources::of_package(package()), &page);
    assert!(
        complaints.is_empty(),
        "{} complaints:\n{}",
        complaints.len(),
        complaints.join("\n")
    );
}

#[test]
fn a_game_is_named_in_its_homes_only() {
    let complaints = names::complaints(&Sources::of_package(package()));
    let lines: Vec<_> = complaints.values().flatten().map(String::as_str).collect();
    assert!(
        lines.is_empty(),
        "{} files name a game:\n{}",
        complaints.len(),
        lines.join("\n")
    );
}
