//! All packages are built in the same way, and open what the program can open.

use std::fs;
use std::path::{Path, PathBuf};

use records::store::frame_log;

use crate::saved_matches::{person, played};

/// The folders whose scripts and workflows build packages.
const FOLDERS: [&str; 3] = [".github", "packaging", "scripts"];

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the project").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

#[test]
fn all_packages_are_built_with_the_profile_of_packages() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for folder in FOLDERS {
        files(&package.join(folder), &mut found);
    }
    let mut builds = 0;
    for file in found {
        // This one checks, and leaves the packages to another.
        if file.ends_with("workflows/ci.yml") {
            continue;
        }
        let Ok(text) = fs::read_to_string(&file) else { continue };
        for line in text.lines().filter(|line| !line.trim_start().starts_with('#')) {
            if line.contains("wasm_cargo build") {
                // A page has a profile of its own, and one for tests those of the tests.
                assert!(
                    line.contains("--locked --profile page")
                        || line.contains("--locked --config packaging/web/quick.toml"),
                    "{}: {line}",
                    file.display()
                );
            } else if line.contains("cargo build") {
                assert!(
                    line.contains("cargo build --profile packed --locked"),
                    "{}: {line}",
                    file.display()
                );
                builds += 1;
            }
            assert!(!line.contains("CARGO_PROFILE_RELEASE"), "{}: {line}", file.display());
            let elsewhere = line.contains("/release/tumbletop") && !line.contains("${1:-");
            assert!(!elsewhere, "{}: {line}", file.display());
        }
    }
    // The package of Linux, that of Windows, that of macOS, the Flatpak, the packages of the server, and its image that is
    // built in a container.
    assert_eq!(builds, 6);
    let cargo = fs::read_to_string(package.join("Cargo.toml")).expect("it is there");
    assert!(cargo.contains("[profile.packed]\ninherits = \"release\"\nlto = false\n"));
}

#[test]
fn the_desktop_opens_records_and_saved_matches_with_the_program() {
    let linux = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/linux");
    let read = |file: &str| fs::read_to_string(linux.join(file)).expect("it is there");
    let (entry, types) = (read("tumbletop.desktop"), read("tumbletop-mime.xml"));
    assert!(entry.contains("\nExec=tumbletop %u\n"));
    let (_, record) = played("stack", 1, &[person("Zoe"), person("Kim")]);
    let record = record.to_bytes().expect("a record");
    for (kind, ending, bytes) in [
        ("application/x-tumbletop-record", "tumbletop", record),
        ("application/x-tumbletop-match", "match", frame_log::begin().0),
    ] {
        let opened = entry
            .lines()
            .find(|line| line.starts_with("MimeType="))
            .expect("what it opens");
        assert!(opened.contains(&format!("{kind};")), "{opened}");
        let (_, of_kind) = types
            .split_once(&format!("<mime-type type=\"{kind}\">"))
            .expect("the type");
        let (of_kind, _) = of_kind.split_once("</mime-type>").expect("its end");
        let mark = String::from_utf8_lossy(&bytes[..8]).replace('\n', "\\n");
        assert!(of_kind.contains(&format!("value=\"{mark}\"")), "{kind}: {mark}");
        assert!(of_kind.contains(&format!("<glob pattern=\"*.{ending}\"/>")), "{kind}");
        assert!(read("tumbletop.metainfo.xml").contains(&format!("<mediatype>{kind}</mediatype>")));
    }
}
