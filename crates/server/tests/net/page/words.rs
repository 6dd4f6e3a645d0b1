//! The comments in the program's source on its types, their fields and variants.

use std::collections::BTreeMap;
use std::path::PathBuf;

use syn::{Attribute, Expr, Fields, Item, Lit, Meta};

/// The comments on the types of a file and their parts: `Type` and `Type.field`, `Type.Variant`, `Type.Variant.field`.
type Comments = BTreeMap<String, String>;

/// The comments of all files that were requested.
#[derive(Default)]
pub struct Words(BTreeMap<PathBuf, Comments>);

impl Words {
    /// The comment on a part of a type: `place` is empty for the type itself.
    pub fn of(&mut self, path: &str, place: &str) -> String {
        let path = path.split('<').next().unwrap_or(path);
        let mut modules: Vec<_> = path.split("::").collect();
        let name = modules.pop().unwrap_or_default();
        let Some(file) = modules.split_first().and_then(|(of, inner)| file_of(of, inner)) else {
            return String::new();
        };
        let comments = self.0.entry(file).or_insert_with_key(comments);
        comments.get(&format!("{name}{place}")).cloned().unwrap_or_default()
    }
}

/// The file of a module of one of our crates.
fn file_of(of_crate: &str, modules: &[&str]) -> Option<PathBuf> {
    let source = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(of_crate)
        .join("src")
        .join(modules.join("/"));
    let files = [
        source.with_extension("rs"),
        source.join("mod.rs"),
        source.join("lib.rs"),
    ];
    files.into_iter().find(|file| file.is_file())
}

fn comments(file: &PathBuf) -> Comments {
    let source = std::fs::read_to_string(file).expect("a file of the program");
    let parsed = syn::parse_file(&source).expect("it compiles");
    let mut comments = Comments::new();
    for item in parsed.items {
        match item {
            Item::Struct(item) => {
                let name = item.ident.to_string();
                comments.insert(name.clone(), comment(&item.attrs));
                of_fields(&name, &item.fields, &mut comments);
            }
            Item::Enum(item) => {
                let name = item.ident.to_string();
                comments.insert(name.clone(), comment(&item.attrs));
                for variant in item.variants {
                    let name = format!("{name}.{}", variant.ident);
                    comments.insert(name.clone(), comment(&variant.attrs));
                    of_fields(&name, &variant.fields, &mut comments);
                }
            }
            _ => {}
        }
    }
    comments
}

fn of_fields(name: &str, fields: &Fields, comments: &mut Comments) {
    for field in fields {
        if let Some(field_name) = &field.ident {
            comments.insert(format!("{name}.{field_name}"), comment(&field.attrs));
        }
    }
}

/// The first paragraph of a comment, on one line.
fn comment(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(words) => match &words.lit {
                Lit::Str(words) => Some(words.value().trim().to_owned()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    });
    let paragraph: Vec<_> = lines.take_while(|line| !line.is_empty()).collect();
    unlinked(&paragraph.join(" ")).replace('|', "\\|")
}

/// The text without links to the source: of ``[`a::B::c`]`` and ``[`c`](a)`` the name stays.
fn unlinked(words: &str) -> String {
    let mut plain = String::new();
    let mut rest = words;
    while let Some((before, link)) = rest.split_once("[`") {
        plain.push_str(before);
        let Some((target, after)) = link.split_once("`]") else {
            plain.push_str("[`");
            rest = link;
            continue;
        };
        let name = target.rsplit("::").next().unwrap_or(target);
        plain.push_str(&format!("`{name}`"));
        rest = match after.strip_prefix('(').and_then(|after| after.split_once(')')) {
            Some((_, after)) => after,
            None => after,
        };
    }
    plain.push_str(rest);
    plain
}

#[test]
fn links_into_the_source_become_names() {
    let words = "A [`super::view::MatchView`] of [`near`](Self::near) [x] and `y`.";
    assert_eq!(unlinked(words), "A `MatchView` of `near` [x] and `y`.");
}
