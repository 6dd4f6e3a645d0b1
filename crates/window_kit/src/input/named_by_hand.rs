//! No text of the window names a key or button by hand: a player may have bound another one, or may hold a gamepad.

use language::{Language, Locale};
use messages::texts::input as labels;

/// The files that are not of the window, and the file with the labels themselves.
const OTHER_FILES: [&str; 4] = ["cli", "text", "machine", "input"];

/// The texts that name a key all the same.
const EXCEPTIONS: [&str; 3] = [
    // Escape always leaves an action as it was, whatever it is bound to.
    "controls-about",
    // In English it is the verb.
    "together-name-first",
    // It is what the button types, not the key.
    "letters-space",
];

/// What people call keys besides their labels, by language.
const SAID: [(&str, &[&str]); 4] = [
    ("en", &["arrows", "arrow keys", "space bar", "Return"]),
    ("de", &["Pfeile", "Pfeilen", "Eingabetaste", "Enter"]),
    ("fr", &["flèches", "Entrée"]),
    ("es", &["flechas", "Intro"]),
];

/// All that a text could call keys and buttons in a language.
fn names(tongue: Locale) -> Vec<String> {
    let language = Language::carried(tongue);
    let labels = [
        labels::KEY_SPACE,
        labels::KEY_ENTER,
        labels::KEY_ESCAPE,
        labels::KEY_BACKSPACE,
        labels::KEY_TAB,
        labels::KEY_SHIFT,
        labels::KEY_CONTROL,
        labels::KEY_ALT,
        labels::KEY_PAGE_UP,
        labels::KEY_PAGE_DOWN,
        labels::KEY_ARROWS,
        labels::PAD_CROSS,
    ];
    let labels = labels.iter().map(|label| language.plain(label));
    let said = SAID.iter().filter(|(tag, _)| *tag == tongue.tag());
    let said = said.flat_map(|(_, names)| names.iter().map(|name| (*name).to_owned()));
    let numbered = (1..=12).map(|number| format!("F{number}"));
    let pad = ["LB", "RB", "LT", "RT", "L3", "R3"].map(str::to_owned);
    labels.chain(said).chain(numbered).chain(pad).collect()
}

/// The texts of a file, each as its id and its words without what is put in.
fn texts(file: &str) -> Vec<(String, String)> {
    let mut texts: Vec<(String, String)> = Vec::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let begins = line.split_once(" = ").filter(|_| !line.starts_with(' '));
        if let Some((id, words)) = begins {
            texts.push((id.to_owned(), words.to_owned()));
        } else if let Some((_, words)) = texts.last_mut() {
            words.push_str(line);
        }
    }
    for (_, words) in &mut texts {
        while let Some((before, rest)) = words.split_once('{') {
            let after = rest.split_once('}').map_or("", |(_, after)| after);
            *words = format!("{before}\u{2026}{after}");
        }
    }
    texts
}

/// Whether a text has a name as whole words.
fn has(words: &str, name: &str) -> bool {
    let mut found = words.match_indices(name);
    found.any(|(at, _)| {
        let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
        let (before, after) = (&words[..at], &words[at + name.len()..]);
        !is_letter(before.chars().next_back()) && !is_letter(after.chars().next())
    })
}

#[test]
fn no_text_of_the_window_names_a_key_by_hand() {
    let mut found = Vec::new();
    for tongue in Locale::OFFERED {
        let names = names(tongue);
        let of_window = |file: &str| !OTHER_FILES.iter().any(|other| file.starts_with(other));
        for (_, text) in tongue.files().iter().filter(|(file, _)| of_window(file)) {
            for (id, words) in texts(text) {
                let named = names.iter().filter(|name| has(&words, name));
                found.extend(named.map(|name| (tongue, id.clone(), name.clone())));
            }
        }
    }
    for exception in EXCEPTIONS {
        assert!(
            found.iter().any(|(_, id, _)| id == exception),
            "{exception} names no key"
        );
    }
    found.retain(|(_, id, _)| !EXCEPTIONS.contains(&id.as_str()));
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_key_in_a_text_is_found_as_a_whole_word() {
    assert!(has("Press Enter.", "Enter") && has("F1", "F1") && has("Maj+F3", "F3"));
    assert!(!has("Entered", "Enter") && !has("F11", "F1"));
    let file = "# a comment: Enter\na = one { $key ->\n    [x] two Enter\n } three\nb = four\n";
    let texts = texts(file);
    assert_eq!(texts.len(), 2);
}
