//! Compares the texts of all languages with each other and with the program.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::{Language, Locale};
use messages::{Arg, CardName, Id, Joined, KeyName, Message, Number, SeatName};

fn names(seat: SeatName) -> String {
    ["Ana", "Klaus", "Otto"][usize::from(seat.0) % 3].to_owned()
}

/// A message with sample arguments; `number` is the value of its numbers and the length of its lists of seats (at most
/// 3).
fn sample(id: Id, number: i64) -> Message {
    let arg = |(_, kind): &(&str, &str)| match *kind {
        "seat" => Arg::Seat(SeatName(1)),
        "seats" => Arg::Seats((0..number.clamp(0, 3) as u8).map(SeatName).collect()),
        "number" => Arg::Number(Number(number)),
        "card" if number == 0 => Arg::Card(CardName::Wild),
        "card" => Arg::Card(CardName::Number(number as u8)),
        "key" => Arg::Key(KeyName('Q')),
        "text" => Arg::Text("Esc".into()),
        "message" => Arg::Message(Box::new(Message::verbatim("Otto"))),
        "all" => Arg::list(Joined::All, [Message::verbatim("Ana"), Message::verbatim("Otto")]),
        "any" => Arg::list(Joined::Any, [Message::verbatim("Ana"), Message::verbatim("Otto")]),
        "series" => Arg::list(Joined::Series, [Message::verbatim("Ana"), Message::verbatim("Otto")]),
        "sentences" => Arg::list(
            Joined::Sentences,
            [Message::verbatim("Ana."), Message::verbatim("Otto.")],
        ),
        "lines" => Arg::list(Joined::Lines, [Message::verbatim("Ana"), Message::verbatim("Otto")]),
        other => panic!("no sample of the kind {other}"),
    };
    Message::new(id, id.arguments().iter().map(arg))
}

/// The messages of a language with the arguments that their texts use.
fn used(locale: Locale) -> BTreeMap<String, BTreeSet<String>> {
    let parse = |(file, text): &(&str, &str)| {
        fluent_syntax::parser::parse((*text).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{}/{file}.ftl: {errors:?}", locale.tag()))
            .body
    };
    let entries: Vec<Entry<String>> = locale.files().iter().flat_map(parse).collect();
    let mut messages = BTreeMap::new();
    for entry in &entries {
        let Entry::Message(message) = entry else { continue };
        let mut found = BTreeSet::new();
        if let Some(value) = &message.value {
            of_pattern(value, &entries, &mut found);
        }
        let doubled = messages.insert(message.id.name.clone(), found).is_some();
        assert!(!doubled, "{} has {} twice", locale.tag(), message.id.name);
    }
    messages
}

fn of_pattern(pattern: &Pattern<String>, entries: &[Entry<String>], found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, entries, found);
        }
    }
}

fn of_expression(expression: &Expression<String>, entries: &[Entry<String>], found: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            for variant in variants {
                of_pattern(&variant.value, entries, found);
            }
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            let base = ["-count", "-starts", "-ends"]
                .iter()
                .find_map(|asked| id.name.strip_suffix(asked));
            found.insert(base.unwrap_or(&id.name).to_owned());
        }
        InlineExpression::Placeable { expression } => of_expression(expression, entries, found),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                of_expression(&Expression::Inline(argument.clone()), entries, found);
            }
        }
        InlineExpression::MessageReference { id, .. } => {
            for entry in entries {
                if let Entry::Message(message) = entry
                    && message.id.name == id.name
                    && let Some(value) = &message.value
                {
                    of_pattern(value, entries, found);
                }
            }
        }
        _ => {}
    }
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_arguments() {
    let english = used(Locale::English);
    let mut faults = Vec::new();
    for tongue in Locale::OFFERED {
        let own = used(tongue);
        for (id, arguments) in &english {
            match own.get(id) {
                None => faults.push(format!("{}: {id} is missing", tongue.tag())),
                Some(others) if others != arguments => {
                    faults.push(format!("{}: {id} uses {others:?}, English {arguments:?}", tongue.tag()));
                }
                Some(_) => {}
            }
        }
        for id in own.keys().filter(|id| !english.contains_key(*id)) {
            faults.push(format!("{}: {id} is no message", tongue.tag()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Words by which a text would speak to one player as to a stranger, or to several. German has none that mean only that.
fn formal(locale: Locale) -> &'static [&'static str] {
    match locale {
        Locale::French => &[
            "votre",
            "vos",
            "vérifiez",
            "copiez",
            "collez",
            "scannez",
            "saisissez",
            "choisissez",
            "appuyez",
            "tapez",
            "venez",
            "ouvrez",
            "indiquez",
            "confirmez",
        ],
        Locale::Spanish => &["usted", "ustedes", "copie", "pegue", "escanee", "compruebe", "pulse"],
        _ => &[],
    }
}

#[test]
fn every_text_speaks_to_the_player_as_a_friend_does() {
    let mut faults = Vec::new();
    for tongue in Locale::OFFERED {
        for (file, text) in tongue.files() {
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            for line in lines {
                let lower = line.to_lowercase();
                let mut words = lower.split(|sign: char| !sign.is_alphabetic());
                if let Some(word) = words.find(|word| formal(tongue).contains(word)) {
                    faults.push(format!("{}/{file}: {word} in {line}", tongue.tag()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_text_can_be_said_with_every_number() {
    let mut faults = Vec::new();
    for tongue in Locale::OFFERED {
        let language = Language::carried(tongue);
        for id in Id::all() {
            for number in [0, 1, 2, 5, 21] {
                let mut told = Vec::new();
                let words = language.localize_with_faults(&sample(id, number), &names, &mut told);
                if !told.is_empty() || words.contains(['{', '}']) {
                    faults.push(format!("{}: {}: {words}: {told:?}", tongue.tag(), id.name()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Appends all Rust files below a folder to `found`.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the project").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let mut files = Vec::new();
    for folder in ["../../src", ".."] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut files);
    }
    let mut words = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a file of the project");
        for part in text.split("::").skip(1) {
            let name: String = part
                .chars()
                .take_while(|sign| sign.is_alphanumeric() || *sign == '_')
                .collect();
            words.insert(name);
        }
    }
    let unused: Vec<&str> = Id::all()
        // These are found by the names of the commands; the help has its own test.
        .filter(|id| !id.name().starts_with("cli-help-"))
        .filter(|id| {
            let own = id.name();
            // A file name can contain a dash itself, so the function's name can begin after any dash.
            !own.match_indices('-').any(|(at, _)| {
                let function = own[at + 1..].replace('-', "_");
                words.contains(&function) || words.contains(&function.to_uppercase())
            })
        })
        .map(Id::name)
        // Texts that other texts refer to are used.
        .filter(|id| {
            !Locale::English
                .files()
                .iter()
                .any(|(_, text)| text.contains(&format!("{{ {id} }}")))
        })
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn the_fonts_have_every_sign_of_every_text() {
    let fonts = ["Regular", "Bold"].map(|weight| {
        let file = format!("assets/fonts/AtkinsonHyperlegibleNext-{weight}.ttf");
        fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file)).expect("a font of the project")
    });
    let faces = fonts
        .each_ref()
        .map(|font| ttf_parser::Face::parse(font, 0).expect("a font"));
    let mut missing = BTreeSet::new();
    for tongue in Locale::OFFERED.into_iter().chain([Locale::Pseudo]) {
        let language = Language::carried(tongue);
        for id in Id::all() {
            for sign in language
                .localize(&sample(id, 2), &names)
                .chars()
                .filter(|sign| !sign.is_control())
            {
                if faces.iter().any(|face| face.glyph_index(sign).is_none()) {
                    missing.insert((sign, tongue.tag()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn names_from_right_to_left_keep_their_direction_to_themselves_in_every_message() {
    let called = |_: SeatName| "\u{5e9}\u{5e8}\u{5d4}".to_owned();
    let alone = "\u{2068}\u{5e9}\u{5e8}\u{5d4}\u{2069}";
    for tongue in Locale::OFFERED.into_iter().chain([Locale::Pseudo]) {
        let language = Language::carried(tongue);
        for id in Id::all() {
            for number in [0, 1, 3] {
                let said = language.localize(&sample(id, number), &called);
                let without = said.replace(alone, "");
                assert!(
                    !without.contains(['\u{5e9}', '\u{2068}', '\u{2069}']),
                    "{} {}: {said}",
                    tongue.tag(),
                    id.name()
                );
            }
        }
        let given = language.plain(&Message::verbatim(called(SeatName(0))));
        assert!(given.contains(alone), "{given:?}");
    }
}

#[test]
fn no_name_and_no_text_from_elsewhere_steers_a_terminal_or_turns_a_sentence() {
    let sly = "\u{1b}[31mRed\u{9b}2J\u{202e}\u{7}\u{2066}";
    for tongue in Locale::OFFERED {
        let language = Language::carried(tongue);
        for id in Id::all() {
            let mut message = sample(id, 2);
            if id.arguments().iter().all(|(_, kind)| *kind == "text") {
                message = Message::new(id, id.arguments().iter().map(|_| Arg::text(sly)));
            }
            let said = language.localize(&message, &|_| format!("{sly}\nBo"));
            let steers = |sign: char| {
                (sign.is_control() && sign != '\n') || matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}' | '\u{2067}')
            };
            assert!(!said.contains(steers), "{} {}: {said:?}", tongue.tag(), id.name());
        }
        let line = language.localize(&sample_of_seat(), &|_| "Ana\nBo".to_owned());
        assert!(!line.contains('\n'), "{line:?}");
    }
}

/// A message that names a seat.
fn sample_of_seat() -> Message {
    messages::texts::common::seat(SeatName(1))
}
