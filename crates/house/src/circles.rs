//! Finds files that import each other in a circle.

use std::collections::BTreeSet;

use crate::imports::{Import, imports};
use crate::reader::Tree;

/// One circle, if there is any: each import of it.
pub fn complaints(tree: &Tree) -> Vec<String> {
    let imports = imports(tree);
    let mut left: Vec<_> = imports.iter().filter(|import| !import.only_module).collect();
    // A file that imports nothing, or only such files, is in no circle.
    let mut before = usize::MAX;
    while left.len() < before {
        before = left.len();
        let importing: BTreeSet<_> = left.iter().map(|import| &import.from).collect();
        left.retain(|import| importing.contains(&import.to));
    }
    // Each file that is left imports another one: the way from any of them leads into a circle.
    let mut way: Vec<&Import> = Vec::new();
    let mut next = left.first();
    while let Some(import) = next {
        if let Some(start) = way.iter().position(|before| before.from == import.from) {
            return way[start..].iter().map(|import| import.text.clone()).collect();
        }
        way.push(import);
        next = left.iter().find(|after| after.from == import.to);
    }
    Vec::new()
}

#[cfg(test)]
mod tests {
    fn told(mod_rs: &str, a: &str, b: &str, c: &str) -> Vec<String> {
        let (of_mod, of_a, of_b) = (("src/low/mod.rs", mod_rs), ("src/low/a.rs", a), ("src/low/b.rs", b));
        super::complaints(&crate::planted(&[of_mod, of_a, of_b, ("src/low/c.rs", c)]))
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
    fn passing_names_on_tests_and_modules_alone_make_no_circle() {
        let passes = "mod a; mod b; pub use a::A; pub use self::b::B;";
        assert_eq!(told(passes, "pub struct A;", "use super::A;", ""), [""; 0]);
        assert_eq!(told(passes, "use super::B;", "use super::A;", "").len(), 2);
        assert_eq!(told("fn f() { a::f() }", "use super::Own;", "", "").len(), 2);
        let test = "#[cfg(test)]\nmod tests { use crate::low::a::A; }";
        assert_eq!(told("", "use super::b::B;", test, ""), [""; 0]);
        assert_eq!(told("", "use super::b::B;", "use super::a;", ""), [""; 0]);
    }
}
