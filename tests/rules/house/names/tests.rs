use super::*;

const CATALOG: &str = "games! {\n    Stack = games::stack::Stack,\n    \
                       SkipBo = games::skip_bo::SkipBo,\n    \
                       SkipBoDice = games::skip_bo_dice::SkipBoDice,\n}\nuse games::stack::Stack;\n";

/// The complaints about a text as a file of a kit.
fn told_of(text: &str) -> Vec<String> {
    told(&[
        ("src/lib.rs", "mod catalog; mod games; mod play; mod app; mod kit;"),
        ("src/kit.rs", text),
    ])
}

fn told(files: &[(&str, &str)]) -> Vec<String> {
    let rest = [
        ("src/catalog.rs", CATALOG),
        (
            "src/games/mod.rs",
            "pub mod stack;\npub mod skip_bo;\npub mod skip_bo_dice;\npub use stack::owner;\n",
        ),
        ("src/games/stack/mod.rs", "pub struct Stack; pub fn owner() {}"),
        ("src/games/skip_bo.rs", "pub struct SkipBo; pub mod event;"),
        ("src/games/skip_bo/event.rs", "pub struct CardEvent; // \"skip-bo\""),
        ("src/games/skip_bo_dice.rs", "pub struct SkipBoDice;"),
        ("src/play/mod.rs", "pub mod stack;"),
        ("src/play/stack.rs", "const NAME: &str = \"stack\";"),
        ("src/app/mod.rs", "mod games;"),
        (
            "src/app/games.rs",
            "pub fn all() { register::<games::stack::Stack>(); }",
        ),
    ];
    let found = complaints(&Sources::planted(&[&rest, files].concat()));
    found
        .into_values()
        .flatten()
        .filter(|line| !line.starts_with("src/games/mod.rs:4:"))
        .collect()
}

#[test]
fn a_name_of_any_form_is_reported_with_its_line() {
    for (text, line, game, what) in [
        ("use games::stack::Stack;", 1, "Stack", "Stack"),
        (
            "\nuse games::{stack as pile, Turn};",
            2,
            "Stack",
            "use games::stack as pile",
        ),
        ("use games::owner;", 1, "Stack", "use games::owner"),
        ("fn f() {\n    crate::play::stack::act();\n}", 2, "Stack", "stack"),
        ("mod stack {}", 1, "Stack", "stack"),
        (
            "fn f(x: AnyGame) -> bool {\n    matches!(x, AnyGame::Stack(_))\n}",
            2,
            "Stack",
            "Stack",
        ),
        (
            "fn f(x: AnyGame) {\n    match x { AnyGame::Stack(_) => {} _ => {} }\n}",
            2,
            "Stack",
            "Stack",
        ),
        ("enum Place {\n    Stack,\n}", 2, "Stack", "Stack"),
        ("struct StackHands;", 1, "Stack", "StackHands"),
        ("const STACK: u8 = 0;", 1, "Stack", "STACK"),
        ("fn f() { call(\"stack\") }", 1, "Stack", "\"stack\""),
        (
            "const S: &str = \"stack-8-opening\";",
            1,
            "Stack",
            "\"stack-8-opening\"",
        ),
        (
            "const S: &str = include_str!(\"../rules/stack.md\");",
            1,
            "Stack",
            "\"../rules/stack.md\"",
        ),
        (
            "const S: &str = \"a match of Stack\";",
            1,
            "Stack",
            "\"a match of Stack\"",
        ),
        (
            "const S: &str = \"a game, say `stack`\";",
            1,
            "Stack",
            "\"a game, say `stack`\"",
        ),
        (
            "#[derive(clap::Args)]\nstruct S {\n    /// As in `stack`.\n    x: u8,\n}",
            3,
            "Stack",
            "\" As in `stack`.\"",
        ),
        ("use games::skip_bo::event::CardEvent;", 1, "SkipBo", "skip_bo"),
        ("fn skip_bo_hint() {}", 1, "SkipBo", "skip_bo_hint"),
        ("type A = Held<AnySkipBoThing>;", 1, "SkipBo", "AnySkipBoThing"),
        ("const SKIP_BO: u8 = 13;", 1, "SkipBo", "SKIP_BO"),
        ("const S: &[u8] = b\"skip-bo\";", 1, "SkipBo", "\"skip-bo\""),
        (
            "fn f() { format!(\"A Skip-Bo card\"); }",
            1,
            "SkipBo",
            "\"A Skip-Bo card\"",
        ),
        ("const S: &str = \"skipbo\";", 1, "SkipBo", "\"skipbo\""),
        ("struct SkipBoDiceBoard;", 1, "SkipBoDice", "SkipBoDiceBoard"),
        (
            "const S: &str = \"skip-bo-dice-2\";",
            1,
            "SkipBoDice",
            "\"skip-bo-dice-2\"",
        ),
    ] {
        let told = told_of(text);
        assert_eq!(
            told,
            [format!("src/kit.rs:{line}: names the game {game}: {what}")],
            "{text}"
        );
    }
}

#[test]
fn other_names_are_not_reported() {
    for text in [
        "struct DiceStack; struct Stacked; enum Fate { Stacks, DiceStack } \
         fn stack(stacks: u8) { let stack_now = stack; }",
        "fn f() { view.stack.len(); stack(1); } const STACK_FALL_MS: f32 = 1.0;",
        "const S: &str = \"a stack fell\"; const T: &str = \"stacks_toppled\"; const U: &str = \"dice-stack\";",
        "fn skip_bottom() { skip(); bo() } const S: &str = \"skip the bottom\";",
        "//! Of Stack and Skip-Bo.\n/// `AnyGame::Stack`\nstruct S; // skip_bo",
        "#[cfg(test)]\nmod tests { use games::stack::Stack; const S: &str = \"skip-bo\"; }",
        "#[test]\nfn skip_bo() {}",
    ] {
        assert_eq!(told_of(text), [""; 0], "{text}");
    }
}

#[test]
fn a_folder_named_like_a_game_is_reported_outside_its_homes() {
    let files = [
        ("src/lib.rs", "mod catalog; mod games; mod play; mod app; mod kit;"),
        ("src/kit/mod.rs", "\nmod stack; mod skip_bo_hints;"),
        ("src/kit/stack.rs", ""),
        ("src/kit/skip_bo_hints.rs", ""),
    ];
    assert_eq!(
        told(&files),
        [
            "src/kit/mod.rs:2: names the game Stack: stack",
            "src/kit/skip_bo_hints.rs:1: names the game SkipBo: the path of the file",
            "src/kit/stack.rs:1: names the game Stack: the path of the file",
        ]
    );
}

#[test]
fn the_files_above_the_homes_declare_them_and_name_nothing_else() {
    let found = complaints(&Sources::planted(&[
        ("src/lib.rs", "mod catalog; mod games;"),
        ("src/catalog.rs", CATALOG),
        ("src/games/mod.rs", "pub mod stack;\npub use stack::owner;\n"),
        ("src/games/stack.rs", ""),
    ]));
    let lines: Vec<_> = found.into_values().flatten().collect();
    assert_eq!(lines, ["src/games/mod.rs:2: names the game Stack: stack"]);
}

#[test]
fn without_a_catalog_nothing_is_judged() {
    let found = complaints(&Sources::planted(&[("src/lib.rs", "")]));
    assert_eq!(
        found.into_values().flatten().collect::<Vec<_>>(),
        ["no file lists the games in a `games!` line"]
    );
}
