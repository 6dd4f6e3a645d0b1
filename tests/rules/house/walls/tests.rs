use super::*;

const PAGE: &str = "## Layers\n\n| layer | owns | tier |\n|---|---|---|\n| `low` | | |\n| `left` `right` | | |\n\
                    | `high.rs` | | |\n| `lib` | | |\n";

const HIGH: &str = "pub struct Thing;\npub fn act() {}\n#[macro_export]\nmacro_rules! made { () => {} }\n";

fn told(files: &[(&str, &str)], page: &str) -> Vec<String> {
    complaints(&Sources::planted(files), page)
}

/// The complaints about a text as `low/a.rs`, the lowest file.
fn told_of(text: &str) -> Vec<String> {
    told(
        &[
            ("src/lib.rs", "pub mod low; pub mod left; mod right; pub mod high;"),
            ("src/low/mod.rs", "pub mod a; pub mod b;"),
            ("src/low/a.rs", text),
            ("src/low/b.rs", "pub struct Low;"),
            ("src/left.rs", ""),
            ("src/right.rs", ""),
            ("src/high.rs", HIGH),
        ],
        PAGE,
    )
}

#[test]
fn an_import_of_any_form_that_goes_up_is_reported_with_its_line() {
    for (text, line, what) in [
        ("use crate::high::Thing;", 1, "use crate::high::Thing"),
        (
            "use crate::{\n    low::b::Low,\n    high::{self, Thing},\n};",
            3,
            "use crate::high",
        ),
        (
            "\nuse crate::high::Thing as Other;",
            2,
            "use crate::high::Thing as Other",
        ),
        ("pub use crate::high::*;", 1, "pub use crate::high::*"),
        ("pub(crate) use crate::high;", 1, "pub use crate::high"),
        ("use super::super::high::Thing;", 1, "use super::super::high::Thing"),
        (
            "use self::super::super::high::act;",
            1,
            "use self::super::super::high::act",
        ),
        ("use tumbletop::high::act;", 1, "use tumbletop::high::act"),
        (
            "fn f() {\n    use crate::high::act;\n    act();\n}",
            2,
            "use crate::high::act",
        ),
        (
            "mod inner {\n    use super::super::super::high::act;\n}",
            2,
            "use super::super::super::high::act",
        ),
        ("fn f() {\n    crate::high::act();\n}", 2, "crate::high::act"),
        (
            "struct S(\n    Option<crate::high::Thing>,\n);",
            2,
            "crate::high::Thing",
        ),
        (
            "fn f(x: u8) -> bool {\n    matches!(x, crate::high::LIMIT)\n}",
            2,
            "crate::high::LIMIT",
        ),
        (
            "fn f(x: u8) {\n    match x { crate::high::LIMIT => {} _ => {} }\n}",
            2,
            "crate::high::LIMIT",
        ),
        (
            "impl S {\n    fn f() { <S as crate::high::Act>::act() }\n}",
            2,
            "crate::high::Act::act",
        ),
        (
            "fn f() {\n    format!(\"{}\", super::super::high::act());\n}",
            2,
            "super::super::high::act",
        ),
        (
            "macro_rules! m {\n    ($x:expr) => { $crate::high::act($x) };\n}",
            2,
            "crate::high::act",
        ),
        (
            "macro_rules! m {\n    () => { use $crate::high::{act}; };\n}",
            2,
            "crate::high",
        ),
        (
            "macro_rules! m {\n    () => { use crate::high::{act}; };\n}",
            2,
            "use crate::high::act",
        ),
        ("#[derive(crate::high::Derived)]\nstruct S;", 1, "crate::high::Derived"),
        (
            "struct S {\n    #[serde(with = \"crate::high\")]\n    x: u8,\n}",
            2,
            "crate::high",
        ),
        ("crate::made!();", 1, "crate::made"),
        (
            "use crate::low::b::Low;\nuse crate::high::Thing;",
            2,
            "use crate::high::Thing",
        ),
    ] {
        let told = told_of(text);
        let first = format!("src/low/a.rs:{line}: layer `low` imports layer `high`, which lies above it: {what}");
        assert_eq!(told.first(), Some(&first), "{text}: {told:#?}");
    }
}

#[test]
fn each_import_is_reported_once() {
    let text = "use crate::high::{self, Thing, act};\nfn f() { high::act(); crate::high::act() }\n";
    let lines: Vec<_> = told_of(text)
        .iter()
        .map(|line| line.rsplit(": ").next().expect("a text").to_owned())
        .collect();
    assert_eq!(
        lines,
        [
            "use crate::high",
            "use crate::high::Thing",
            "use crate::high::act",
            "crate::high::act"
        ]
    );
}

#[test]
fn allowed_imports_are_not_reported() {
    for text in [
        "use super::b::Low;",
        "use crate::low::b::{self, Low as Lower};",
        "pub(in crate::low) struct S; struct T { pub(in crate::low) x: u8 }",
        "macro_rules! m { () => { pub(in crate::high) struct S; } }",
        "//! See [`crate::high::Thing`].\n/// And [`crate::high`].\nstruct S; // crate::high::act",
        "use std::collections::*; use ::high::act; use high::act as other; \
         fn f() { std::high::act(); x.high::<u8>() }",
        "#[cfg(test)]\nuse crate::high::Thing;",
        "#[cfg(test)]\nmod tests { use crate::high::*; fn f() { crate::high::act() } }",
        "struct S; impl S { #[cfg(test)] fn f() { crate::high::act() } }",
        "struct S { #[cfg(test)] x: crate::high::Thing }",
        "fn f() { #[cfg(test)] { crate::high::act() } }",
    ] {
        assert_eq!(told_of(text), [""; 0], "{text}");
    }
    assert_ne!(
        told_of("#[cfg(any(test, feature = \"table\"))]\nuse crate::high::Thing;"),
        [""; 0]
    );
}

#[test]
fn imports_in_files_of_tests_are_allowed() {
    let files = |declaration| {
        told(
            &[
                ("src/lib.rs", "mod low; mod left; mod right; mod high;"),
                ("src/low.rs", declaration),
                ("src/low/tests.rs", "use crate::high::Thing;"),
                ("src/left.rs", ""),
                ("src/right.rs", ""),
                ("src/high.rs", HIGH),
            ],
            PAGE,
        )
    };
    assert_eq!(files("#[cfg(test)] mod tests;"), [""; 0]);
    assert_eq!(files("mod tests;").len(), 1);
}

/// The complaints about a tree of one layer.
fn told_of_one(files: &[(&str, &str)]) -> Vec<String> {
    let page = "## Layers\n| layer |\n|---|\n| `low` |\n| `lib` |\n";
    let root = [("src/lib.rs", "pub mod low;")];
    told(&[&root, files].concat(), page)
}

#[test]
fn siblings_of_one_layer_do_not_import_each_other() {
    let files = [
        ("src/lib.rs", "mod low; mod left; mod right; mod high;"),
        ("src/low.rs", ""),
        ("src/left.rs", "use crate::right::R;"),
        ("src/right.rs", "use crate::low::L;"),
        ("src/high.rs", ""),
    ];
    let line = "src/left.rs:1: layer `left` imports layer `right`, which lies beside it: use crate::right::R";
    assert_eq!(told(&files, PAGE), [line]);
}

#[test]
fn circles_of_two_and_of_three_files_are_reported() {
    let two = told_of_one(&[
        ("src/low/mod.rs", "mod a; mod b; mod c;"),
        ("src/low/a.rs", "use super::b::B;\npub struct A;"),
        ("src/low/b.rs", "pub struct B;\nfn f() { crate::low::a::A; }"),
        ("src/low/c.rs", "use super::{a::A, b::B};"),
    ]);
    assert_eq!(
        two,
        ["circle of 2 files: src/low/a.rs, src/low/b.rs\n  \
          src/low/a.rs:1: imports src/low/b.rs: use super::b::B\n  \
          src/low/b.rs:2: imports src/low/a.rs: crate::low::a::A"]
    );
    let three = told_of_one(&[
        ("src/low/mod.rs", "mod a; mod b; mod c;"),
        ("src/low/a.rs", "use super::b::*;"),
        ("src/low/b.rs", "use super::c;\nfn f() { c::act() }"),
        ("src/low/c.rs", "use crate::low::a::A as Other;\npub fn act() {}"),
    ]);
    assert_eq!(three.len(), 1);
    assert!(
        three[0].starts_with("circle of 3 files: src/low/a.rs, src/low/b.rs, src/low/c.rs"),
        "{three:?}"
    );
    assert!(
        three[0].contains("src/low/b.rs:2: imports src/low/c.rs: c::act"),
        "{three:?}"
    );
}

#[test]
fn a_facade_does_not_count_and_hides_no_circle() {
    let facade = "mod a; mod b; pub use a::A; pub use self::b::B as C;";
    let straight = [
        ("src/low/mod.rs", facade),
        ("src/low/a.rs", "pub struct A;"),
        ("src/low/b.rs", "use super::A; pub struct B;"),
    ];
    assert_eq!(told_of_one(&straight), [""; 0]);
    let told = told_of_one(&[
        ("src/low/mod.rs", facade),
        ("src/low/a.rs", "use super::C;\npub struct A;"),
        ("src/low/b.rs", "use crate::low::A; pub struct B;"),
    ]);
    assert_eq!(told.len(), 1);
    assert!(
        told[0].starts_with("circle of 2 files: src/low/a.rs, src/low/b.rs\n"),
        "{told:?}"
    );
}

#[test]
fn a_mod_rs_that_owns_what_its_children_import_and_composes_them_is_a_circle() {
    let told = told_of_one(&[
        (
            "src/low/mod.rs",
            "mod a;\npub struct Owned;\npub fn plugin() { a::plugin() }",
        ),
        ("src/low/a.rs", "use super::Owned;\npub fn plugin() {}"),
    ]);
    assert_eq!(
        told,
        ["circle of 2 files: src/low/a.rs, src/low/mod.rs\n  \
          src/low/a.rs:1: imports src/low/mod.rs: use super::Owned\n  \
          src/low/mod.rs:3: imports src/low/a.rs: a::plugin"]
    );
}

#[test]
fn a_facade_of_globs_in_a_circle_of_their_own_is_followed_to_its_end() {
    let told = told_of_one(&[
        ("src/low/mod.rs", "mod a; mod b; pub use a::*; pub use b::*;"),
        ("src/low/a.rs", "pub use super::b::*; pub struct A;"),
        ("src/low/b.rs", "pub use super::a::*; use super::A; pub struct B;"),
    ]);
    assert_eq!(told.len(), 1);
    assert!(
        told[0].starts_with("circle of 2 files: src/low/a.rs, src/low/b.rs\n"),
        "{told:?}"
    );
}

#[test]
fn tests_make_no_circle() {
    let told = told_of_one(&[
        ("src/low/mod.rs", "mod a; mod b;"),
        ("src/low/a.rs", "use super::b::B; pub struct A;"),
        (
            "src/low/b.rs",
            "pub struct B;\n#[cfg(test)]\nmod tests { use crate::low::a::A; }",
        ),
    ]);
    assert_eq!(told, [""; 0]);
}

#[test]
fn folders_missing_in_the_table_and_entries_without_a_folder_are_reported() {
    let files = [
        ("src/lib.rs", "mod low; mod extra;"),
        ("src/low.rs", ""),
        ("src/extra/mod.rs", "mod a;"),
        ("src/extra/a.rs", ""),
    ];
    let page = "# Layers\n| layer |\n|---|\n| `low` |\n| `left/` `low.rs` |\n| |\n| `lib` |\n";
    assert_eq!(
        told(&files, page),
        [
            "the table of layers names nothing in its row 3",
            "the table of layers names `left`, which is not in src",
            "the table of layers names `low` twice",
            "src/extra is missing in the table of layers",
        ]
    );
    assert_eq!(
        told(&files, "# Walls\n"),
        ["docs/architecture.md has no table of layers"]
    );
}

#[test]
fn a_part_of_a_folder_can_be_a_layer_of_its_own() {
    let files = [
        ("src/lib.rs", "mod low;"),
        ("src/low.rs", "mod deep; use deep::D;"),
        ("src/low/deep.rs", "pub struct D;"),
    ];
    let page = |first, then| format!("## Layers\n| layer |\n|---|\n| {first} |\n| {then} |\n| `lib` |\n");
    assert_eq!(told(&files, &page("`low/deep.rs`", "`low`")), [""; 0]);
    let line = "src/low.rs:1: layer `low` imports layer `low/deep`, which lies above it: use deep::D";
    assert_eq!(told(&files, &page("`low`", "`low/deep.rs`")), [line]);
}

/// The complaints about one import that goes up, with these exceptions.
fn told_with(exceptions: &str) -> Vec<String> {
    let page = format!("{PAGE}\n### Exceptions\n| file | imports | why |\n|---|---|---|\n{exceptions}");
    let files = [
        ("src/lib.rs", "mod low; mod left; mod right; mod high;"),
        ("src/low.rs", "use crate::high::Thing;"),
        ("src/left.rs", "mod a; mod b;"),
        ("src/left/a.rs", "use super::b::B; pub struct A;"),
        ("src/left/b.rs", "use super::a::A; pub struct B;"),
        ("src/right.rs", ""),
        ("src/high.rs", HIGH),
    ];
    told(&files, &page)
}

#[test]
fn an_exception_allows_what_it_names_and_nothing_else() {
    assert_eq!(told_with("").len(), 2);
    assert_eq!(
        told_with("| `low.rs` | `high.rs` | until it moves |\n| `left/a.rs` | `left/b.rs` | they are one |\n"),
        [""; 0]
    );
    assert_eq!(told_with("| `low.rs` | `high` | until it moves |\n").len(), 1);
}

#[test]
fn exceptions_are_few_have_reasons_and_are_needed() {
    let unneeded = told_with("| `low.rs` | `right` | who knows |\n");
    assert_eq!(
        unneeded[0],
        "the exception for `low` to import `right` is no longer needed"
    );
    assert_eq!(unneeded.len(), 3);
    let groundless = told_with("| `low.rs` | `high` | |\n");
    assert_eq!(
        groundless[0],
        "an exception names a file, what it imports, and why: `low.rs` | `high` | "
    );
    let many = told_with(&"| `low.rs` | `high` | why not |\n".repeat(6));
    assert_eq!(many[0], "6 exceptions, and at most 5 are allowed");
}

#[test]
fn a_file_that_cannot_be_read_is_reported() {
    let told = told_of("fn f( {\n");
    assert!(told[0].starts_with("src/low/a.rs:1: cannot be read"), "{told:?}");
}

#[test]
fn imports_against_a_wall_are_reported_with_their_line_and_no_others() {
    let files = [
        ("src/lib.rs", "pub mod low; pub mod left; mod right; pub mod high;"),
        ("src/low/mod.rs", "pub mod a; pub mod b;"),
        ("src/low/a.rs", "pub struct A;"),
        ("src/low/b.rs", "pub struct B;"),
        ("src/left.rs", "use crate::low::a::A;\nuse crate::low::b::B;"),
        ("src/right.rs", "use crate::low::b::B;"),
        ("src/high.rs", ""),
    ];
    let page = |walls: &str| format!("{PAGE}\n### Walls\n\n| never in | imports | so that |\n|---|---|---|\n{walls}");
    assert_eq!(told(&files, PAGE), [""; 0]);
    assert_eq!(
        told(&files, &page("| `left` | `low/b` | |\n")),
        ["src/left.rs:2: a wall of docs/architecture.md is against it: use crate::low::b::B"]
    );
    assert_eq!(told(&files, &page("| `left` `right` | `low` | |\n")).len(), 3);
    assert_eq!(
        told(&files, &page("| `left` | `low/c` | |\n")),
        ["the table of walls names `low/c`, which is not in src"]
    );
    assert_eq!(
        told(&files, &page("| left | `low` | |\n")),
        ["a row of the table of walls names nothing"]
    );
}
