//! The pages of the documentation name files and functions that exist.

use std::fs;
use std::path::{Path, PathBuf};

/// The sources of the project: their paths and their text.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut left: Vec<PathBuf> = ["src", "crates", "tests", "benches", "build"]
        .map(|top| root.join(top))
        .into();
    let mut found = Vec::new();
    while let Some(folder) = left.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the project").flatten() {
            let path = entry.path();
            if path.is_dir() {
                left.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("a source");
                let name = path.strip_prefix(root).expect("a path below the root");
                found.push((name.to_string_lossy().replace('\\', "/"), text));
            }
        }
    }
    found
}

/// What a page has in backticks, with the text between this and the one before.
fn names(page: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let pieces: Vec<&str> = page.split('`').collect();
    for pair in pieces.chunks_exact(2) {
        let name = pair[1].split_whitespace().collect::<Vec<_>>().join(" ");
        found.push((pair[0].to_owned(), name));
    }
    found
}

/// What is wrong with the names on a page.
fn wrong_names(page: &str, sources: &[(String, String)]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut before = String::new();
    for (between, name) in names(page) {
        if name.ends_with(".rs") && !name.contains(['<', '*', ' ']) {
            let files = sources.iter().filter(|(path, _)| {
                let left = path.strip_suffix(name.as_str());
                left.is_some_and(|left| left.is_empty() || left.ends_with('/'))
            });
            let texts: Vec<&str> = files.map(|(_, text)| text.as_str()).collect();
            // `name` (`file.rs`): the file has the name.
            let named = before
                .rsplit("::")
                .next()
                .filter(|name| between == " (" && !name.contains('/'));
            if texts.is_empty() {
                wrong.push(format!("there is no {name}"));
            } else if let Some(named) = named
                && !texts.iter().any(|text| text.contains(named))
            {
                wrong.push(format!("{name} has no {named}"));
            }
        }
        before = name;
    }
    wrong
}

#[test]
fn the_pages_name_files_that_exist_and_what_stands_in_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let sources = sources();
    let mut pages = vec![root.join("README.md"), root.join("CONTRIBUTING.md")];
    let docs = fs::read_dir(root.join("docs")).expect("the documentation");
    pages.extend(docs.flatten().map(|entry| entry.path()));
    pages.retain(|page| page.extension().is_some_and(|extension| extension == "md"));
    assert!(pages.len() > 10);
    let mut named = 0;
    for page in pages {
        let text = fs::read_to_string(&page).expect("a page");
        // Blocks of code are no prose.
        let prose: String = text.split("```").step_by(2).collect();
        named += names(&prose).iter().filter(|(_, name)| name.ends_with(".rs")).count();
        let wrong = wrong_names(&prose, &sources);
        assert!(wrong.is_empty(), "{}: {wrong:#?}", page.display());
    }
    assert!(named > 100, "{named} files are named");
}

#[test]
fn a_name_that_is_gone_is_found() {
    let sources = [("src/table/docs.rs".to_owned(), "fn here() {}".to_owned())];
    assert_eq!(
        wrong_names("`here` (`src/table/docs.rs`), `docs.rs`", &sources),
        [""; 0]
    );
    assert_eq!(wrong_names("`gone` (`docs.rs`)", &sources), ["docs.rs has no gone"]);
    assert_eq!(wrong_names("see `ocs.rs`", &sources), ["there is no ocs.rs"]);
}
