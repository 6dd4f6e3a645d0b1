//! The modules of the crate: the file of each module, and the names in it.

use std::collections::{BTreeMap, BTreeSet};

use super::reader::{Declared, Read, read_file};
use super::source::Sources;

/// The library's file, and the program's.
const ROOTS: [&str; 2] = ["src/lib.rs", "src/main.rs"];

/// The index of a module in [`Tree::modules`].
pub type ModuleId = usize;

/// All modules.
#[derive(Default)]
pub struct Tree {
    pub modules: Vec<Module>,
    /// What is wrong with the declarations of modules.
    pub complaints: Vec<String>,
}

/// A module.
pub struct Module {
    /// The file with its text.
    pub file: String,
    pub parent: Option<ModuleId>,
    pub children: Vec<(String, ModuleId)>,
    /// Whether it exists in tests only.
    pub test: bool,
    /// The contents of its own text. Modules with a body are taken out of it, and are modules here.
    pub read: Read,
}

impl Tree {
    /// Follows the `mod`s from the roots.
    pub fn of(sources: &Sources) -> Self {
        let mut grower = Grower {
            tree: Self::default(),
            sources,
            reached: BTreeSet::new(),
        };
        for root in ROOTS.iter().filter(|root| sources.0.contains_key(**root)) {
            grower.grow_file(root, None, false, true);
        }
        let Grower { mut tree, reached, .. } = grower;
        let loose = sources.0.keys().filter(|file| !reached.contains(*file));
        tree.complaints
            .extend(loose.map(|file| format!("{file}: no `mod` declares this file")));
        tree
    }

    /// The topmost module around a module.
    pub fn root_of(&self, mut module: ModuleId) -> ModuleId {
        while let Some(parent) = self.modules[module].parent {
            module = parent;
        }
        module
    }

    /// The library's topmost module.
    pub fn library(&self) -> Option<ModuleId> {
        self.modules.iter().position(|module| module.file == ROOTS[0])
    }

    /// Every file, and whether it exists in tests only.
    pub fn files(&self) -> BTreeMap<&str, bool> {
        let mut files = BTreeMap::new();
        for module in &self.modules {
            // A file's own module comes before the ones with a body in it.
            files.entry(module.file.as_str()).or_insert(module.test);
        }
        files
    }
}

struct Grower<'a> {
    tree: Tree,
    sources: &'a Sources,
    reached: BTreeSet<String>,
}

impl Grower<'_> {
    /// `owns_folder`: whether the modules that the file declares lie beside it, as with `mod.rs`.
    fn grow_file(&mut self, file: &str, parent: Option<ModuleId>, test: bool, owns_folder: bool) -> Option<ModuleId> {
        let text = self.sources.0.get(file)?;
        self.reached.insert(file.to_owned());
        let read = match syn::parse_file(text) {
            Ok(parsed) => read_file(&parsed),
            Err(error) => {
                let line = error.span().start().line;
                self.tree
                    .complaints
                    .push(format!("{file}:{line}: cannot be read: {error}"));
                return None;
            }
        };
        let beside = file.rsplit_once('/').map_or("", |(folder, _)| folder);
        let folder = if owns_folder {
            beside
        } else {
            file.trim_end_matches(".rs")
        };
        Some(self.grow(file, read, parent, test, folder, beside))
    }

    /// `folder`: where the declared modules lie. `beside`: the folder that a `#[path]` starts from.
    fn grow(
        &mut self,
        file: &str,
        mut read: Read,
        parent: Option<ModuleId>,
        test: bool,
        folder: &str,
        beside: &str,
    ) -> ModuleId {
        let test = test || read.test;
        let bodies = std::mem::take(&mut read.bodies);
        let declared = std::mem::take(&mut read.declared);
        let id = self.tree.modules.len();
        let file = file.to_owned();
        self.tree.modules.push(Module {
            file: file.clone(),
            parent,
            children: Vec::new(),
            test,
            read,
        });
        for body in bodies {
            let name = body.name.clone();
            let within = format!("{folder}/{name}");
            let child = self.grow(&file, body, Some(id), test, &within, &within);
            self.tree.modules[id].children.push((name, child));
        }
        for declaration in declared {
            match self.declare(id, &declaration, test, folder, beside) {
                Some(child) => self.tree.modules[id].children.push((declaration.name, child)),
                None => {
                    let Declared { name, line, .. } = declaration;
                    let complaint = format!("{file}:{line}: the module `{name}` has no file that can be read");
                    self.tree.complaints.push(complaint);
                }
            }
        }
        id
    }

    fn declare(&mut self, id: ModuleId, of: &Declared, test: bool, folder: &str, beside: &str) -> Option<ModuleId> {
        let (parent, test) = (Some(id), test || of.test);
        if let Some(path) = &of.path {
            return self.grow_file(&joined(beside, path), parent, test, true);
        }
        let name = &of.name;
        self.grow_file(&format!("{folder}/{name}.rs"), parent, test, false)
            .or_else(|| self.grow_file(&format!("{folder}/{name}/mod.rs"), parent, test, true))
    }
}

/// A path from a folder, without `.` and `..`.
fn joined(folder: &str, path: &str) -> String {
    let mut parts: Vec<_> = folder.split('/').collect();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_followed_into_their_files() {
        let sources = Sources::planted(&[
            (
                "src/lib.rs",
                "mod a; mod b; #[path = \"odd/place.rs\"] mod c; mod inline { mod d; }",
            ),
            ("src/a.rs", "mod below; #[cfg(test)] mod tests;"),
            ("src/a/below.rs", ""),
            ("src/a/tests.rs", "mod more;"),
            ("src/a/tests/more.rs", ""),
            ("src/b/mod.rs", "mod below;"),
            ("src/b/below.rs", "#[path = \"../odd/other.rs\"] mod e;"),
            ("src/odd/place.rs", "mod beside;"),
            ("src/odd/beside.rs", ""),
            ("src/odd/other.rs", "#![cfg(test)]"),
            ("src/inline/d.rs", ""),
        ]);
        let tree = Tree::of(&sources);
        assert_eq!(tree.complaints, [""; 0]);
        let of_tests: Vec<_> = tree
            .files()
            .into_iter()
            .filter_map(|(file, test)| test.then_some(file))
            .collect();
        assert_eq!(of_tests, ["src/a/tests.rs", "src/a/tests/more.rs", "src/odd/other.rs"]);
    }

    #[test]
    fn a_file_without_module_and_a_module_without_file_are_reported() {
        let sources = Sources::planted(&[("src/lib.rs", "\nmod a;"), ("src/b.rs", "")]);
        assert_eq!(
            Tree::of(&sources).complaints,
            [
                "src/lib.rs:2: the module `a` has no file that can be read",
                "src/b.rs: no `mod` declares this file"
            ]
        );
    }
}
