//! Finds files that take the standard library's types of files. A page has none: what it keeps goes through
//! `system::disk`, which has types of the same names. The lints forbid the functions; they can't forbid the types, as in
//! the installed program both are the same.

use crate::reader::{Tree, UsedPath};

/// The home of files, and the crates that no page has.
const MAY: [&str; 4] = ["crates/cli/", "crates/p2p/", "crates/server/", "crates/system/"];
const TYPES: [&str; 3] = ["DirBuilder", "File", "OpenOptions"];

/// Each place that names such a type.
pub fn complaints(tree: &Tree) -> Vec<String> {
    let files = tree
        .0
        .values()
        .filter(|file| !MAY.iter().any(|home| file.name.starts_with(home)));
    let found = files.flat_map(|file| {
        let used = file.paths.iter().filter(|used| is_of_std(used));
        used.map(|used| format!("{}:{}: takes {}", file.name, used.line, used.path.join("::")))
    });
    found.collect()
}

/// Whether a path ends in `fs::File` or the like, or goes on from there. `std::os::unix::fs` has types of other names.
fn is_of_std(used: &UsedPath) -> bool {
    let mut pairs = used.path.windows(2);
    pairs.any(|pair| pair[0] == "fs" && TYPES.contains(&pair[1].as_str()))
}

#[cfg(test)]
mod tests {
    use super::complaints;
    use crate::planted;

    #[test]
    fn the_types_are_found_however_they_are_named() {
        for text in [
            "use std::fs::File;",
            "use std::fs::{self, OpenOptions as Options};",
            "use std::fs;\nfn f() { fs::File::open(\"a\"); }",
        ] {
            assert_eq!(complaints(&planted(&[("src/a.rs", text)])).len(), 1, "{text}");
        }
    }

    #[test]
    fn the_home_of_files_and_its_types_are_no_fault() {
        let std = "use std::fs::File;";
        let own = "use system::disk::File;\nfn f() { disk::File::open(\"a\"); }";
        let tests = "#[cfg(test)]\nmod tests { use std::fs::File; }";
        let files = [
            ("crates/system/src/disk/native.rs", std),
            ("src/a.rs", own),
            ("src/b.rs", tests),
        ];
        assert_eq!(complaints(&planted(&files)), [""; 0]);
    }
}
