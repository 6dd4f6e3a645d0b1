//! Finds files that import each other in a circle.

use std::collections::{BTreeMap, BTreeSet};

use crate::imports::Import;

/// One circle, if there is any: each import of it.
pub fn complaints(imports: &[Import]) -> Vec<String> {
    let mut ahead: BTreeMap<&str, Vec<&Import>> = BTreeMap::new();
    for import in imports.iter().filter(|import| !import.only_module) {
        ahead.entry(&import.from).or_default().push(import);
    }
    // Files that import nothing, or only such files, are in no circle.
    loop {
        let left: BTreeSet<_> = ahead.keys().copied().collect();
        for imports in ahead.values_mut() {
            imports.retain(|import| left.contains(import.to.as_str()));
        }
        ahead.retain(|_, imports| !imports.is_empty());
        if ahead.len() == left.len() {
            break;
        }
    }
    // Each file that is left imports another one: the way from any of them leads into a circle.
    let mut way: Vec<&Import> = Vec::new();
    let mut next = ahead.values().next().map(|imports| imports[0]);
    while let Some(import) = next {
        if let Some(start) = way.iter().position(|before| before.from == import.from) {
            return way[start..].iter().map(|import| import.text.clone()).collect();
        }
        way.push(import);
        next = ahead.get(import.to.as_str()).map(|imports| imports[0]);
    }
    Vec::new()
}

#[cfg(test)]
mod tests {
    fn told(mod_rs: &str, a: &str, b: &str, c: &str) -> Vec<String> {
        let (_, imports) = crate::planted(&[
            ("src/low/mod.rs", mod_rs),
            ("src/low/a.rs", a),
            ("src/low/b.rs", b),
            ("src/low/c.rs", c),
        ]);
        super::complaints(&imports)
    }

    #[test]
    fn circles_of_two_and_of_three_files_are_reported() {
        let two = told("", "use super::b::B;", "\nfn f() { crate::low::a::A; }", "");
        let lines = [
            "src/low/a.rs:1: imports src/low/b.rs: super::b::B",
            "src/low/b.rs:2: imports src/low/a.rs: crate::low::a::A",
        ];
        assert_eq!(two, lines);
        let calls = "use super::b; fn a() { b::act() }";
        assert_eq!(told("", calls, "use super::c::c;", "use super::a::*;").len(), 3);
    }

    #[test]
    fn a_file_that_only_passes_names_on_is_in_no_circle() {
        let passes = "mod a; mod b; pub use a::A; pub use self::b::B;";
        assert_eq!(told(passes, "pub struct A;", "use super::A;", ""), [""; 0]);
        assert_eq!(told(passes, "use super::B;", "use super::A;", "").len(), 2);
        assert_eq!(told("fn f() { a::f() }", "use super::Own;", "", "").len(), 2);
    }

    #[test]
    fn tests_and_modules_without_a_name_from_them_make_no_circle() {
        let test = "#[cfg(test)]\nmod tests { use crate::low::a::A; }";
        assert_eq!(told("", "use super::b::B;", test, ""), [""; 0]);
        assert_eq!(told("", "use super::b::B;", "use super::a;", ""), [""; 0]);
    }
}
