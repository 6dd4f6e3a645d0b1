//! The text of a tree of sources: the real one, or one made by a test.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The text of each file, by its path from the package folder, with `/` between the parts.
pub struct Sources(pub BTreeMap<String, String>);

impl Sources {
    /// Every Rust file under `src` in the package folder.
    pub fn of_package(package: &Path) -> Self {
        let mut files = BTreeMap::new();
        read_folder(&package.join("src"), "src", &mut files);
        Self(files)
    }

    /// A tree made by a test.
    pub fn planted(files: &[(&str, &str)]) -> Self {
        let owned = |(path, text): &(&str, &str)| ((*path).to_owned(), (*text).to_owned());
        Self(files.iter().map(owned).collect())
    }
}

fn read_folder(folder: &Path, name: &str, files: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).expect("a folder of sources can be read") {
        let path = entry.expect("an entry of a folder can be read").path();
        let part = path.file_name().expect("an entry has a name").to_string_lossy();
        let name = format!("{name}/{part}");
        if path.is_dir() {
            read_folder(&path, &name, files);
        } else if name.ends_with(".rs") {
            files.insert(name, fs::read_to_string(&path).expect("a source file can be read"));
        }
    }
}
