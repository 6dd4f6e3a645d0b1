//! The page of all types on the wire, as text.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt::Write;

use games::catalog::{AnyOptions, NAMES};
use language::Language;
use rules::options::Offer;

use super::trace::{Format, Holds, Tracer};
use super::words::Words;

/// The head of the page.
const HEAD: &str = "\
# The types on the wire

Every type that travels between a server of Tumbletop and its clients, in the order in which its parts are written.
[The protocol](protocol.md) says what they are for and how values are written. This page is made from the program: a
test compares them, and with `TUMBLETOP_BLESS=1` it writes the page anew. A client may read the tables by a program, as
the one in `tests/protocol_client` does.

Types are written as `u8` to `u128` and `i32`, `i64` (whole numbers of so many bits, those with `i` signed), `f32`,
`bool`, `char`, `text`, `nothing` (no bytes), `T?` (a `T` or nothing), `[T]` (a list), `[T; 8]` (so many, without a
count), `(A, B)` (one after the other), or as the name of a type of this page. The messages are `ClientMessage`, of a
client, and `ServerMessage`, of the server; the bytes of the view in a `PackedItem` are a `MatchView`, and all parts of
a record together are a `FullRecord`. Its record is a `Record`, after its mark, its format, and the name and version of
its game.
";

/// The page of these types and of all types inside them.
pub fn page(tracer: &Tracer, roots: &[&str]) -> String {
    let names = Names::of(tracer, roots);
    let mut words = Words::default();
    let mut text = HEAD.to_owned();
    for path in &names.order {
        let name = names.of_path(path);
        if text.contains(&format!("\n## {name}\n")) {
            continue;
        }
        write!(text, "\n## {name}\n").expect("text can grow");
        let about = words.of(path, "");
        if !about.is_empty() {
            write!(text, "\n{about}\n").expect("text can grow");
        }
        text.push_str(&table(&names, &mut words, path, &tracer.types[path]));
    }
    text + &options()
}

/// All places of a text in these types, by type and field or variant.
pub fn texts(tracer: &Tracer, roots: &[&str]) -> BTreeSet<String> {
    fn has_text(format: &Format) -> bool {
        match format {
            Format::Plain(name) => matches!(*name, "text" | "char"),
            Format::Maybe(inner) | Format::List(inner) => has_text(inner),
            Format::Row(row) => row.iter().any(has_text),
            Format::Unknown | Format::Nothing | Format::Named(_) => false,
        }
    }
    fn of_type(place: &str, holds: &Holds, found: &mut BTreeSet<String>) {
        match holds {
            Holds::Nothing => {}
            Holds::Values(values) => {
                if values.iter().any(has_text) {
                    found.insert(place.to_owned());
                }
            }
            Holds::Fields(fields) => {
                let texts = fields.iter().filter(|(_, format)| has_text(format));
                found.extend(texts.map(|(field, _)| format!("{place}.{field}")));
            }
            Holds::OneOf(variants) => {
                for (variant, holds) in variants {
                    if let Some(holds) = holds {
                        of_type(&format!("{place}.{variant}"), holds, found);
                    }
                }
            }
        }
    }
    let names = Names::of(tracer, roots);
    let mut found = BTreeSet::new();
    for path in &names.order {
        of_type(names.of_path(path), &tracer.types[path], &mut found);
    }
    found
}

/// The table of a type's contents.
fn table(names: &Names, words: &mut Words, path: &str, holds: &Holds) -> String {
    let mut text = String::from("\n");
    match holds {
        Holds::Nothing => text.push_str("Has no bytes.\n"),
        Holds::Values(values) => {
            let values: Vec<_> = values.iter().map(|value| names.shown(value)).collect();
            writeln!(text, "Written as `{}`.", values.join(", ")).expect("text can grow");
        }
        Holds::Fields(fields) => {
            text.push_str("| field | type | what it is |\n| --- | --- | --- |\n");
            for (field, format) in fields {
                let (shown, about) = (names.shown(format), words.of(path, &format!(".{field}")));
                row(&mut text, &[&code(field), &code(&shown), &about]);
            }
        }
        Holds::OneOf(variants) => {
            text.push_str("| number | variant | holds | what it is |\n| --- | --- | --- | --- |\n");
            for (number, (variant, holds)) in variants.iter().enumerate() {
                let mut about = words.of(path, &format!(".{variant}"));
                let holds = match holds {
                    None | Some(Holds::Nothing | Holds::OneOf(_)) => String::new(),
                    Some(Holds::Values(values)) => {
                        let values: Vec<_> = values.iter().map(|value| names.shown(value)).collect();
                        values.join(", ")
                    }
                    Some(Holds::Fields(fields)) => {
                        for (field, _) in fields {
                            let of_field = words.of(path, &format!(".{variant}.{field}"));
                            if !of_field.is_empty() {
                                write!(about, " `{field}`: {of_field}").expect("text can grow");
                            }
                        }
                        let shown = fields
                            .iter()
                            .map(|(field, value)| format!("{field}: {}", names.shown(value)));
                        shown.collect::<Vec<_>>().join(", ")
                    }
                };
                row(&mut text, &[&number.to_string(), &code(variant), &code(&holds), &about]);
            }
        }
    }
    text
}

fn code(words: &str) -> String {
    if words.is_empty() {
        return String::new();
    }
    format!("`{words}`")
}

fn row(text: &mut String, cells: &[&str]) {
    for cell in cells {
        text.push('|');
        if !cell.is_empty() {
            text.push(' ');
            text.push_str(cell);
        }
        text.push(' ');
    }
    text.push_str("|\n");
}

/// The keys and values of the options of each game.
fn options() -> String {
    let mut text = String::from(
        "\n# Options\n\nThe keys and the values of `Settings.options`, by game. What is not set is as usual. \
         `board` names a file, \
         which is refused: a board travels as its text.\n",
    );
    let language = Language::english();
    for game in NAMES {
        let options = AnyOptions::of_game(game).expect("a game");
        write!(text, "\n## {game}\n\n").expect("text can grow");
        text.push_str("| key | values | as usual | what it is |\n| --- | --- | --- | --- |\n");
        for info in options.info() {
            if info.offer == Offer::File {
                continue;
            }
            let usual = options.get(info.key).unwrap_or_default();
            let (values, about) = (language.plain(&info.values), language.plain(&info.what));
            row(
                &mut text,
                &[
                    &code(info.key),
                    &values.replace('|', "\\|"),
                    &code(&usual),
                    &about.replace('|', "\\|"),
                ],
            );
        }
    }
    text
}

/// The names of types on the page.
struct Names {
    /// The paths, from the roots inwards.
    order: Vec<String>,
    names: BTreeMap<String, String>,
}

impl Names {
    fn of(tracer: &Tracer, roots: &[&str]) -> Self {
        let mut order: Vec<String> = Vec::new();
        let mut next: VecDeque<String> = roots.iter().map(|root| (*root).to_owned()).collect();
        let mut seen = BTreeSet::new();
        while let Some(path) = next.pop_front() {
            if seen.insert(path.clone()) {
                inside(&tracer.types[&path], &mut next);
                order.push(path);
            }
        }
        let mut by_name: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for path in &order {
            by_name
                .entry(last(path).to_owned())
                .or_default()
                .insert(plain(path).to_owned());
        }
        let names = order.iter().map(|path| {
            let name = last(path);
            let alone = by_name[name].len() == 1;
            let owner = if alone { String::new() } else { pascal(home(path)) };
            (path.clone(), format!("{owner}{name}"))
        });
        let names = Self {
            names: names.collect(),
            order,
        };
        names.check(tracer);
        names
    }

    /// Checks that types with the same name are written alike.
    fn check(&self, tracer: &Tracer) {
        let mut shown: BTreeMap<&str, String> = BTreeMap::new();
        for path in &self.order {
            let looks = table(self, &mut Words::default(), "", &tracer.types[path]);
            let before = shown.entry(self.of_path(path)).or_insert_with(|| looks.clone());
            assert_eq!(*before, looks, "two types are called {}", self.of_path(path));
        }
    }

    fn of_path(&self, path: &str) -> &str {
        &self.names[path]
    }

    fn shown(&self, format: &Format) -> String {
        match format {
            Format::Unknown => panic!("not everything is known"),
            Format::Nothing => "nothing".to_owned(),
            Format::Plain(name) => (*name).to_owned(),
            Format::Maybe(inner) => format!("{}?", self.shown(inner)),
            Format::List(inner) => format!("[{}]", self.shown(inner)),
            Format::Row(row) => {
                let shown: Vec<_> = row.iter().map(|inner| self.shown(inner)).collect();
                if shown.iter().all(|one| *one == shown[0]) {
                    return format!("[{}; {}]", shown[0], shown.len());
                }
                format!("({})", shown.join(", "))
            }
            Format::Named(path) => self.of_path(path).to_owned(),
        }
    }
}

/// Adds the types inside a type.
fn inside(holds: &Holds, found: &mut VecDeque<String>) {
    fn of_format(format: &Format, found: &mut VecDeque<String>) {
        match format {
            Format::Named(path) => found.push_back(path.clone()),
            Format::Maybe(inner) | Format::List(inner) => of_format(inner, found),
            Format::Row(row) => row.iter().for_each(|inner| of_format(inner, found)),
            Format::Unknown | Format::Nothing | Format::Plain(_) => {}
        }
    }
    match holds {
        Holds::Nothing => {}
        Holds::Values(values) => values.iter().for_each(|value| of_format(value, found)),
        Holds::Fields(fields) => fields.iter().for_each(|(_, value)| of_format(value, found)),
        Holds::OneOf(variants) => {
            let holds = variants.iter().filter_map(|(_, holds)| holds.as_ref());
            holds.for_each(|holds| inside(holds, found));
        }
    }
}

/// A path without its generic arguments.
fn plain(path: &str) -> &str {
    path.split('<').next().unwrap_or(path)
}

/// The last part of a path.
fn last(path: &str) -> &str {
    plain(path).rsplit("::").next().unwrap_or(path)
}

/// The game that a type belongs to, or its layer.
fn home(path: &str) -> &str {
    let mut parts = plain(path).split("::");
    match parts.next() {
        Some("games") => parts.next().unwrap_or_default(),
        layer => layer.unwrap_or_default(),
    }
}

/// `skip_bo` as `SkipBo`.
fn pascal(words: &str) -> String {
    let parts = words.split('_').map(|word| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    });
    parts.collect()
}
