//! Makes a typed function of each message of the English texts (`assets/locales/en/*.ftl`), so that a message without
//! one of its arguments does not compile.
//!
//! The comment above a message declares its arguments in the order in which the function takes them:
//!
//! ```text
//! # $player: seat, $points: number
//! stack-captured = { $player } captures the stack: { $points -> ...
//! ```
//!
//! All messages of a file begin with the file's name. The functions of a file are a module.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};

use super::files::{files_of, stem};

/// The kinds of arguments: as declared, the type that the function takes, and how an `Arg` is made from it.
const KINDS: [(&str, &str, &str); 12] = [
    ("seat", "impl Into<SeatName>", "Arg::Seat({}.into())"),
    ("seats", "impl IntoIterator<Item: Into<SeatName>>", "Arg::seats({})"),
    ("number", "impl Into<Number>", "Arg::Number({}.into())"),
    ("card", "impl Into<CardName>", "Arg::Card({}.into())"),
    ("key", "impl Into<KeyName>", "Arg::Key({}.into())"),
    ("text", "impl Into<String>", "Arg::text({})"),
    ("message", "impl Into<Message>", "Arg::Message(Box::new({}.into()))"),
    (
        "all",
        "impl IntoIterator<Item: Into<Message>>",
        "Arg::list(Joined::All, {})",
    ),
    (
        "any",
        "impl IntoIterator<Item: Into<Message>>",
        "Arg::list(Joined::Any, {})",
    ),
    (
        "series",
        "impl IntoIterator<Item: Into<Message>>",
        "Arg::list(Joined::Series, {})",
    ),
    (
        "sentences",
        "impl IntoIterator<Item: Into<Message>>",
        "Arg::list(Joined::Sentences, {})",
    ),
    (
        "lines",
        "impl IntoIterator<Item: Into<Message>>",
        "Arg::list(Joined::Lines, {})",
    ),
];

/// The forms of an argument that a text can use besides its words: `$player-starts` and the like, see
/// `language/arguments.rs`.
const ASKED: [&str; 3] = ["-count", "-starts", "-ends"];

/// The message whose text is its argument.
const VERBATIM: &str = "common-verbatim";

/// The function of a message.
struct Function {
    id: String,
    english: String,
    /// Names and kinds, in the order of the function.
    arguments: Vec<(String, usize)>,
}

/// Reads all texts below `locales` and writes `messages.rs` and `table.rs` into `to`.
///
/// # Errors
/// What is wrong with the texts, one line for each fault.
pub fn make(locales: &Path, to: &Path) -> Result<(), Vec<String>> {
    println!("cargo::rerun-if-changed={}", locales.display());
    let files = files_of(&locales.join("en"));
    let mut faults = Vec::new();
    let parsed: Vec<_> = files.iter().map(|file| (file, entries_of(file, &mut faults))).collect();
    let all: Vec<&Entry<String>> = parsed.iter().flat_map(|(_, entries)| entries).collect();
    let mut modules = BTreeMap::new();
    for (file, entries) in &parsed {
        let stem = stem(file);
        modules.insert(stem.clone(), functions(&stem, entries, &all, &mut faults));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let (functions, table) = code(&modules);
    write(&to.join("messages.rs"), &functions);
    write(&to.join("table.rs"), &table);
    Ok(())
}

fn write(file: &Path, text: &str) {
    fs::write(file, text).expect("the output folder can be written");
}

/// The entries of a file.
fn entries_of(file: &Path, faults: &mut Vec<String>) -> Vec<Entry<String>> {
    println!("cargo::rerun-if-changed={}", file.display());
    let text = fs::read_to_string(file).expect("a file that was listed can be read");
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, errors)| {
        faults.extend(errors.iter().map(|error| format!("{}: {error}", file.display())));
        resource
    });
    resource.body
}

/// The functions of a file; a message may refer to all messages of `all`.
fn functions(stem: &str, entries: &[Entry<String>], all: &[&Entry<String>], faults: &mut Vec<String>) -> Vec<Function> {
    let mut functions: Vec<Function> = Vec::new();
    for entry in entries {
        let Entry::Message(message) = entry else { continue };
        let id = &message.id.name;
        if !id.strip_prefix(stem).is_some_and(|rest| rest.starts_with('-')) {
            faults.push(format!("{stem}.ftl: {id} does not begin with {stem}-"));
            continue;
        }
        if functions.iter().any(|other| other.id == *id) {
            faults.push(format!("{stem}.ftl: {id} is there twice"));
        }
        match function(message, all) {
            Ok(function) => functions.push(function),
            Err(fault) => faults.push(format!("{stem}.ftl: {id}: {fault}")),
        }
    }
    functions
}

/// The function of a message; `entries` are all entries to which it may refer.
fn function(message: &Message<String>, entries: &[&Entry<String>]) -> Result<Function, String> {
    let arguments = declared(message)?;
    let Some(value) = &message.value else {
        return Err("it has no text".into());
    };
    let mut used = Vec::new();
    variables(value, entries, &mut used);
    for name in &used {
        let base = ASKED.iter().find_map(|asked| name.strip_suffix(asked)).unwrap_or(name);
        if !arguments
            .iter()
            .any(|(declared, _)| declared == base || declared == name)
        {
            return Err(format!("${name} is not declared in the comment above"));
        }
    }
    for (name, _) in &arguments {
        if !used.iter().any(|used| {
            used.strip_prefix(name.as_str())
                .is_some_and(|rest| rest.is_empty() || ASKED.contains(&rest))
        }) {
            return Err(format!("${name} is declared and not used"));
        }
    }
    Ok(Function {
        id: message.id.name.clone(),
        english: fluent_syntax::serializer::serialize(&fluent_syntax::ast::Resource {
            body: vec![Entry::Message(Message {
                comment: None,
                ..message.clone()
            })],
        }),
        arguments,
    })
}

/// The arguments that a message's comment declares.
fn declared(message: &Message<String>) -> Result<Vec<(String, usize)>, String> {
    let lines = message.comment.iter().flat_map(|comment| &comment.content);
    let mut arguments = Vec::new();
    for part in lines
        .filter(|line| line.starts_with('$'))
        .flat_map(|line| line.split(", "))
    {
        let (name, kind) = part
            .trim()
            .strip_prefix('$')
            .and_then(|part| part.split_once(": "))
            .ok_or_else(|| format!("{part:?} declares no argument; it is written `$name: kind`"))?;
        let index = KINDS
            .iter()
            .position(|(known, ..)| *known == kind)
            .ok_or_else(|| format!("{kind:?} is no kind of argument"))?;
        arguments.push((name.to_owned(), index));
    }
    Ok(arguments)
}

/// Adds the names of all variables in a pattern, and in the messages and terms that it refers to.
fn variables(pattern: &Pattern<String>, entries: &[&Entry<String>], found: &mut Vec<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, entries, found);
        }
    }
}

fn of_expression(expression: &Expression<String>, entries: &[&Entry<String>], found: &mut Vec<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, entries, found),
        Expression::Select { selector, variants } => {
            of_inline(selector, entries, found);
            for variant in variants {
                variables(&variant.value, entries, found);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<String>, entries: &[&Entry<String>], found: &mut Vec<String>) {
    match inline {
        InlineExpression::VariableReference { id } => found.push(id.name.clone()),
        InlineExpression::Placeable { expression } => of_expression(expression, entries, found),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                of_inline(argument, entries, found);
            }
        }
        InlineExpression::MessageReference { id, .. } => {
            let referred = entries.iter().find_map(|entry| match *entry {
                Entry::Message(message) if message.id.name == id.name => message.value.as_ref(),
                _ => None,
            });
            if let Some(referred) = referred {
                variables(referred, entries, found);
            }
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

/// The code of all functions, and that of the table of all messages.
fn code(modules: &BTreeMap<String, Vec<Function>>) -> (String, String) {
    let mut code = String::new();
    let mut table = String::new();
    let mut number = 0;
    let mut verbatim = 0;
    for (stem, functions) in modules {
        let module = stem.replace('-', "_");
        let _ = writeln!(
            code,
            "/// The messages of `{stem}.ftl`.\npub mod {module} {{\n    use super::*;\n"
        );
        for function in functions {
            let name = function.id[stem.len() + 1..].replace('-', "_");
            for line in function.english.trim_end().lines() {
                let _ = writeln!(code, "    /// `{}`\n    ///", line.replace('`', "'"));
            }
            let parameters: Vec<_> = function
                .arguments
                .iter()
                .map(|(name, kind)| format!("{}: {}", name.replace('-', "_"), KINDS[*kind].1))
                .collect();
            let args: Vec<_> = function
                .arguments
                .iter()
                .map(|(name, kind)| KINDS[*kind].2.replace("{}", &name.replace('-', "_")))
                .collect();
            if args.is_empty() {
                let constant = name.to_uppercase();
                let _ = writeln!(
                    code,
                    "    pub const {constant}: Message = Message::plain(Id({number}));\n"
                );
            } else {
                let _ = writeln!(
                    code,
                    "    #[must_use]\n    pub fn {name}({}) -> Message {{\n        \
                     Message::new(Id({number}), [{}])\n    }}\n",
                    parameters.join(", "),
                    args.join(", ")
                );
            }
            let declared: Vec<_> = function
                .arguments
                .iter()
                .map(|(name, kind)| format!("({name:?}, {:?})", KINDS[*kind].0))
                .collect();
            let _ = writeln!(table, "    ({:?}, &[{}]),", function.id, declared.join(", "));
            if function.id == VERBATIM {
                verbatim = number;
            }
            number += 1;
        }
        code.push_str("}\n\n");
    }
    let table = format!(
        "/// All messages: the id, and the names and kinds of the arguments.\n\
         pub(super) const TABLE: &[(&str, &[(&str, &str)])] = &[\n{table}];\n\n\
         /// The place of the message that is its argument.\n\
         pub(super) const VERBATIM: u16 = {verbatim};\n"
    );
    (code, table)
}
