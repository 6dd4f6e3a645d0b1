//! Follows every path in the code to the file that defines what it names. A file that only passes a name on with a
//! `use` does not count: the file with the definition does.

use std::collections::BTreeMap;

use crate::reader::{Tree, UsedPath};

/// One file imports another.
pub struct Import {
    pub from: String,
    pub to: String,
    /// The import in words, with its line.
    pub text: String,
    /// Whether it names a module and nothing in it, as `use crate::a`.
    pub only_module: bool,
}

/// All imports; of those between the same two files one of each kind.
pub fn imports(tree: &Tree) -> Vec<Import> {
    let mut found = BTreeMap::new();
    for (module, file) in &tree.0 {
        // A name alone is of the file itself, or a `use` brings it.
        let is_import = |used: &&UsedPath| used.path.len() > 1 || used.brings.is_some();
        for used in file.paths.iter().filter(is_import) {
            let target = follow(tree, module, &used.path, used.brings.is_none());
            if let Some((to, is_end)) = target.filter(|(to, _)| to != module) {
                let (from, to) = (file.name.clone(), tree.0[&to].name.clone());
                let text = format!("{from}:{}: imports {to}: {}", used.line, used.path.join("::"));
                let only_module = is_end && used.brings.as_deref() != Some("*");
                let key = (from.clone(), to.clone(), only_module);
                found.entry(key).or_insert(Import {
                    from,
                    to,
                    text,
                    only_module,
                });
            }
        }
    }
    found.into_values().collect()
}

/// The innermost module on a path, and whether the path ends with it. `None` if the path leads out of our crates.
/// `with_names`: whether the path may begin with a name that a `use` brings.
fn follow(tree: &Tree, module: &str, path: &[String], with_names: bool) -> Option<(String, bool)> {
    let full = full(tree, module, path, with_names)?;
    for length in (1..=full.len()).rev() {
        let module = full[..length].join("::");
        if tree.0.contains_key(&module) {
            let passed_on = full.get(length).and_then(|name| brought(tree, &module, name));
            let further = passed_on.and_then(|path| follow(tree, &module, path, false));
            return Some((further.map_or(module, |(module, _)| module), length == full.len()));
        }
    }
    None
}

/// A path from the name of its crate on.
fn full(tree: &Tree, module: &str, path: &[String], with_names: bool) -> Option<Vec<String>> {
    let (first, rest) = path.split_first()?;
    let mut full: Vec<_> = module.split("::").map(str::to_owned).collect();
    match first.as_str() {
        "crate" => full.truncate(1),
        "self" => {}
        "super" => drop(full.pop()),
        _ if tree.0.contains_key(&format!("{module}::{first}")) => full.push(first.clone()),
        _ => match brought(tree, module, first).filter(|_| with_names) {
            Some(path) => full = self::full(tree, module, path, false)?,
            None if tree.0.contains_key(first) => full = vec![first.clone()],
            None => return None,
        },
    }
    let up = rest.iter().take_while(|name| *name == "super").count();
    full.truncate(full.len().saturating_sub(up));
    full.extend_from_slice(&rest[up..]);
    Some(full)
}

/// The path of the `use` in a module that brings a name.
fn brought<'a>(tree: &'a Tree, module: &str, name: &str) -> Option<&'a [String]> {
    let mut paths = tree.0.get(module)?.paths.iter();
    let used = paths.find(|used| used.brings.as_deref() == Some(name) && used.path != [name])?;
    Some(&used.path)
}

#[cfg(test)]
mod tests {
    use super::{Import, imports};

    /// The imports in a text as `low/a.rs`: the line, and the rest.
    fn imported(text: &str) -> Vec<String> {
        let tree = crate::planted(&[
            ("crates/far/src/lib.rs", "pub mod off; pub use off::Off;"),
            ("crates/far/src/off.rs", "pub struct Off;"),
            ("src/low/mod.rs", "mod a; use crate::high::Thing;"),
            ("src/low/a.rs", text),
            ("src/lib.rs", ""),
            ("src/high.rs", ""),
        ]);
        let imports = imports(&tree);
        let line_and_file = |import: &Import| {
            let (text, _path) = import.text.strip_prefix("src/low/a.rs:")?.rsplit_once(": ")?;
            Some(text.replace(": imports", ""))
        };
        imports.iter().filter_map(line_and_file).collect()
    }

    #[test]
    fn an_import_of_any_form_is_found_with_its_line() {
        for text in [
            "\nuse crate::high::Thing;",
            "use std::fmt;\npub use crate::high::*;",
            "use {std::fmt,\nsuper::super::high::{Thing as Other}};",
            "\nuse super::Thing;",
            "\nuse tumbletop::high::act;",
            "fn f(x: u8) -> bool {\n matches!(x, crate::high::LIMIT) }",
            "impl S {\n fn f() { <S as crate::high::Act>::act() } }",
            "macro_rules! m {\n () => { use $crate::high::{act}; }; }",
            "struct S {\n #[serde(with = \"crate::high\")] x: u8 }",
        ] {
            assert_eq!(imported(text), ["2 src/high.rs"], "{text}");
        }
        let twice = ["2 crates/far/src/off.rs", "1 crates/far/src/off.rs"];
        assert_eq!(imported("use far::off;\nfn f() { off::f(); far::Off; }"), twice);
    }

    #[test]
    fn nothing_else_is_an_import() {
        for text in [
            "#[cfg(test)]\nuse crate::high::Thing;",
            "#[cfg(all(test, unix))]\nmod tests { use crate::high::*; }",
            "struct S; impl S { #[cfg(test)] fn f() { crate::high::act() } }",
            "#![cfg(test)]\nuse crate::high::Thing;",
            "#[cfg(any(test, feature = \"testing\"))]\nmod testing { use crate::high::*; }",
        ] {
            assert_eq!(imported(text), [""; 0], "{text}");
        }
        for other in ["feature = \"bevy\"", "unix"] {
            let text = format!("#[cfg(any(test, {other}))]\nuse crate::high::Thing;");
            assert_ne!(imported(&text), [""; 0]);
        }
    }
}
