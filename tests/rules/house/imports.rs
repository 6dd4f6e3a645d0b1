//! Which file imports which: every path in the code is followed to the file that defines what it names.
//!
//! A path is followed as the compiler does it: through `mod`s, and through each `use` that brings a name into a
//! module. So a `mod.rs` that only re-exports does not count: a file that takes a name from it imports the file that
//! defines the name. A name that is not found in a module, because a macro makes it, counts as defined in the module's
//! own file.
//!
//! - A glob imports the module's file, if that defines something, and the files that its public imports come from.
//! - An import of a module by itself, as in `use crate::a::b;`, counts for the layers. For circles only the names
//!   taken from it count, as in `b::Thing`.
//! - A path that begins with an imported name, as `Thing::new`, counts with that import. If the name is that of a
//!   module, it is followed like any other.
//! - A `mod.rs` that re-exports its children and also defines what they import is in a circle with them.
//! - Imports that exist only in tests are marked so. A `mod` is no import, nor is `pub(in ...)`.

use std::collections::BTreeSet;

use super::reader::{Mention, UseName};
use super::tree::{ModuleId, Tree};

/// The name of the library.
const LIBRARY: &str = env!("CARGO_PKG_NAME");

/// One file imports another.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Import {
    pub from: String,
    pub line: usize,
    pub to: String,
    /// The text of the import.
    pub text: String,
    /// Whether it exists in tests only.
    pub test: bool,
    /// Whether it names only a module, and nothing in it.
    pub module_only: bool,
}

/// What a path leads to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Target {
    Module(ModuleId),
    /// Something that is defined in a module.
    In(ModuleId),
}

/// Every import, by file and line.
pub fn imports(tree: &Tree) -> Vec<Import> {
    let mut found = BTreeSet::new();
    // Paths through an imported name. The import itself often gives the same target.
    let mut short = BTreeSet::new();
    for (id, module) in tree.modules.iter().enumerate() {
        for mention in &module.read.mentions {
            let import = |target| {
                let (Target::Module(to) | Target::In(to)) = target;
                Import {
                    from: module.file.clone(),
                    line: mention.line,
                    to: tree.modules[to].file.clone(),
                    text: mention
                        .import
                        .as_ref()
                        .map_or_else(|| mention.path.join("::"), |import| import.text.clone()),
                    test: module.test || mention.test,
                    module_only: matches!(target, Target::Module(_)),
                }
            };
            let new = targets(tree, id, mention)
                .into_iter()
                .map(import)
                .filter(|import| import.from != import.to);
            if mention.import.is_some() || is_long(&mention.path) {
                found.extend(new);
            } else {
                short.extend(new);
            }
        }
    }
    let key = |import: &Import| (import.from.clone(), import.to.clone(), import.test, import.module_only);
    let mut known: BTreeSet<_> = found.iter().map(key).collect();
    for import in short {
        if known.insert(key(&import)) {
            found.insert(import);
        }
    }
    found.into_iter().collect()
}

/// Whether a path begins at a module, not with a name from its surroundings.
fn is_long(path: &[String]) -> bool {
    ["crate", "super", "self", LIBRARY].contains(&path[0].as_str())
}

fn targets(tree: &Tree, from: ModuleId, mention: &Mention) -> BTreeSet<Target> {
    let mut resolver = Resolver {
        tree,
        under_way: Vec::new(),
    };
    let Some(target) = resolver.follow(from, &mention.path) else {
        return BTreeSet::new();
    };
    match (&mention.import, target) {
        (Some(UseName { name: None, .. }), Target::Module(module)) => {
            let mut targets = BTreeSet::new();
            resolver.all_of(module, &mut targets);
            targets
        }
        (None, target) if !is_long(&mention.path) => {
            // `Thing::new` counts where `Thing` is imported.
            let into_module = matches!(resolver.first(from, &mention.path[0], false), Some(Target::Module(_)));
            into_module.then_some(target).into_iter().collect()
        }
        (_, target) => BTreeSet::from([target]),
    }
}

struct Resolver<'a> {
    tree: &'a Tree,
    /// The names that are being looked up: imports can be circular.
    under_way: Vec<(ModuleId, String, bool)>,
}

impl Resolver<'_> {
    /// Follows a path from a module. `None` if it leads into another crate.
    fn follow(&mut self, from: ModuleId, path: &[String]) -> Option<Target> {
        let (first, rest) = path.split_first()?;
        let mut target = self.first(from, first, rest.is_empty())?;
        for (at, name) in rest.iter().enumerate() {
            let Target::Module(module) = target else {
                break;
            };
            target = match name.as_str() {
                "super" => Target::Module(self.tree.modules[module].parent?),
                "self" => target,
                _ => self
                    .find(module, name, at + 1 == rest.len())
                    .unwrap_or(Target::In(module)),
            };
        }
        Some(target)
    }

    fn first(&mut self, from: ModuleId, name: &str, is_last: bool) -> Option<Target> {
        match name {
            "crate" => Some(Target::Module(self.tree.root_of(from))),
            "self" => Some(Target::Module(from)),
            "super" => self.tree.modules[from].parent.map(Target::Module),
            LIBRARY => self.tree.library().map(Target::Module),
            _ => self.find(from, name, is_last),
        }
    }

    /// Looks up a name in a module. At the end of a path an item has priority over a module of the same name;
    /// otherwise the module has priority.
    fn find(&mut self, module: ModuleId, name: &str, is_last: bool) -> Option<Target> {
        let key = (module, name.to_owned(), is_last);
        if self.under_way.contains(&key) {
            return None;
        }
        self.under_way.push(key);
        let found = self.look(module, name, is_last);
        self.under_way.pop();
        found
    }

    fn look(&mut self, id: ModuleId, name: &str, is_last: bool) -> Option<Target> {
        let tree = self.tree;
        let module = &tree.modules[id];
        let child = module.children.iter().find(|(child, _)| child == name);
        let child = child.map(|(_, child)| Target::Module(*child));
        if !is_last && child.is_some() {
            return child;
        }
        if module.read.items.iter().any(|item| item == name) {
            return Some(Target::In(id));
        }
        for (mention, import) in imports_of(tree, id) {
            if import.name.as_deref() == Some(name)
                && let Some(found) = self.follow(id, &mention.path)
            {
                return Some(found);
            }
        }
        if child.is_some() {
            return child;
        }
        for (mention, import) in imports_of(tree, id) {
            if import.name.is_none()
                && let Some(Target::Module(other)) = self.follow(id, &mention.path)
                && let Some(found) = self.find(other, name, is_last)
            {
                return Some(found);
            }
        }
        let exports = |module: &super::tree::Module| module.read.exported_macros.iter().any(|made| made == name);
        module
            .parent
            .is_none()
            .then(|| tree.modules.iter().position(exports).map(Target::In))
            .flatten()
    }

    /// Everything that a glob imports from a module.
    fn all_of(&mut self, id: ModuleId, targets: &mut BTreeSet<Target>) {
        let read = &self.tree.modules[id].read;
        let mut passes_on = false;
        for (mention, import) in imports_of(self.tree, id).filter(|(_, import)| import.public) {
            passes_on = true;
            let target = self.follow(id, &mention.path);
            match (target, &import.name) {
                (Some(Target::Module(other)), None) if other != id && targets.insert(Target::Module(other)) => {
                    self.all_of(other, targets);
                }
                (Some(target), _) => drop(targets.insert(target)),
                (None, _) => {}
            }
        }
        if !passes_on || !read.items.is_empty() || read.made_by_macros {
            targets.insert(Target::In(id));
        }
    }
}

fn imports_of(tree: &Tree, id: ModuleId) -> impl Iterator<Item = (&Mention, &UseName)> {
    let mentions = tree.modules[id].read.mentions.iter();
    mentions.filter_map(|mention| Some((mention, mention.import.as_ref()?)))
}
