//! Reads one source file: the modules, items and imports it declares, the paths it uses, and the words in it.

use proc_macro2::{Ident, Literal};
use syn::ext::IdentExt;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, Item, Lit, Meta, UseTree, Visibility};

use super::attributes;
use super::tokens::{TokenReader, read_tokens};

/// The contents of a module: a file, or a `mod` with a body in a file.
#[derive(Default)]
pub struct Read {
    /// Its name; empty for a file.
    pub name: String,
    /// Whether it exists in tests only, as far as its own file says.
    pub test: bool,
    /// The items it defines.
    pub items: Vec<String>,
    /// Whether a macro may define more.
    pub made_by_macros: bool,
    /// The macros it exports to the whole crate.
    pub exported_macros: Vec<String>,
    /// The modules it declares that are files of their own.
    pub declared: Vec<Declared>,
    /// The modules it declares with a body.
    pub bodies: Vec<Read>,
    /// The paths it uses, imports included.
    pub mentions: Vec<Mention>,
    /// The words in it.
    pub words: Vec<Word>,
}

/// A `mod` without a body.
pub struct Declared {
    pub name: String,
    pub line: usize,
    pub test: bool,
    /// The file named by an attribute.
    pub path: Option<String>,
}

/// A path that is used.
pub struct Mention {
    pub path: Vec<String>,
    pub line: usize,
    pub test: bool,
    /// For an import: the name it brings.
    pub import: Option<UseName>,
}

/// The name that an import brings.
pub struct UseName {
    /// `None` for a glob.
    pub name: Option<String>,
    /// Whether other modules may take it from here.
    pub public: bool,
    pub text: String,
}

/// A word of the source.
pub struct Word {
    pub text: String,
    pub line: usize,
    pub test: bool,
    pub kind: WordKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum WordKind {
    /// A name of an item or variable.
    Ident,
    /// A name before `::`, or the name of a `mod` with a body.
    Module,
    /// The name of a `mod` in a file of its own.
    Declared,
    /// Text for people: a string, or a doc comment that is shown as help.
    Text,
}

/// Reads a file.
pub fn read_file(file: &syn::File) -> Read {
    let mut reader = Reader::default();
    reader.read.test = attributes::only_in_tests(&file.attrs);
    reader.test = reader.read.test;
    reader.visit_file(file);
    reader.read
}

#[derive(Default)]
struct Reader {
    read: Read,
    /// Whether the current item exists in tests only.
    test: bool,
    /// Whether doc comments are shown as help.
    help: bool,
    /// How many function bodies surround the current place.
    blocks: usize,
    in_attribute: bool,
}

impl Reader {
    /// Reads an item with attributes.
    fn within(&mut self, attributes: &[Attribute], read: impl FnOnce(&mut Self)) {
        let before = (self.test, self.help);
        self.test |= attributes::only_in_tests(attributes);
        self.help |= attributes::is_help(attributes);
        read(self);
        (self.test, self.help) = before;
    }

    fn word(&mut self, text: String, line: usize, kind: WordKind) {
        let test = self.test;
        self.read.words.push(Word { text, line, test, kind });
    }

    fn mention(&mut self, path: Vec<String>, line: usize, import: Option<UseName>) {
        for name in path.iter().rev().skip(1) {
            self.word(name.clone(), line, WordKind::Module);
        }
        let test = self.test;
        self.read.mentions.push(Mention {
            path,
            line,
            test,
            import,
        });
    }

    fn text(&mut self, text: String, line: usize) {
        if self.in_attribute
            && ["crate::", "super::", "self::"]
                .iter()
                .any(|start| text.starts_with(start))
            && let Ok(path) = syn::parse_str::<syn::Path>(&text)
        {
            let path = path.segments.iter().map(|segment| segment.ident.unraw().to_string());
            self.mention(path.collect(), line, None);
        }
        self.word(text, line, WordKind::Text);
    }

    fn declare(&mut self, item: &Item) {
        let name = match item {
            Item::Const(item) => &item.ident,
            Item::Enum(item) => &item.ident,
            Item::Fn(item) => &item.sig.ident,
            Item::Static(item) => &item.ident,
            Item::Struct(item) => &item.ident,
            Item::Trait(item) => &item.ident,
            Item::TraitAlias(item) => &item.ident,
            Item::Type(item) => &item.ident,
            Item::Union(item) => &item.ident,
            Item::Macro(item) => match &item.ident {
                Some(name) => {
                    if item
                        .attrs
                        .iter()
                        .any(|attribute| attribute.path().is_ident("macro_export"))
                    {
                        self.read.exported_macros.push(name.to_string());
                    }
                    name
                }
                None => {
                    self.read.made_by_macros = true;
                    return;
                }
            },
            _ => return,
        };
        self.read.items.push(name.unraw().to_string());
    }

    fn use_tree(&mut self, tree: &UseTree, before: &[String], public: bool) {
        let with = |ident: &Ident| {
            let mut path = before.to_vec();
            // `self` at the end of an import means the module itself.
            if ident != "self" || before.is_empty() {
                path.push(ident.unraw().to_string());
            }
            path
        };
        let (path, name, line, ending) = match tree {
            UseTree::Path(tree) => {
                self.visit_ident(&tree.ident);
                return self.use_tree(&tree.tree, &with(&tree.ident), public);
            }
            UseTree::Group(group) => {
                return group.items.iter().for_each(|tree| self.use_tree(tree, before, public));
            }
            UseTree::Name(tree) => {
                self.visit_ident(&tree.ident);
                let path = with(&tree.ident);
                let name = path.last().cloned();
                (path, name, line_of(&tree.ident), String::new())
            }
            UseTree::Rename(tree) => {
                self.visit_ident(&tree.ident);
                self.visit_ident(&tree.rename);
                let ending = format!(" as {}", tree.rename);
                let name = Some(tree.rename.unraw().to_string());
                (with(&tree.ident), name, line_of(&tree.ident), ending)
            }
            UseTree::Glob(tree) => {
                let line = tree.star_token.spans[0].start().line;
                (before.to_vec(), None, line, "::*".to_owned())
            }
        };
        let text = format!("{}use {}{ending}", if public { "pub " } else { "" }, path.join("::"));
        self.mention(path, line, Some(UseName { name, public, text }));
    }
}

fn line_of(ident: &Ident) -> usize {
    ident.span().start().line
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item(&mut self, item: &'ast Item) {
        self.within(attributes::of_item(item), |reader| {
            if reader.blocks == 0 {
                reader.declare(item);
            }
            if let Item::Verbatim(tokens) = item {
                read_tokens(tokens.clone(), reader);
            }
            visit::visit_item(reader, item);
        });
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        let (name, line) = (item.ident.unraw().to_string(), line_of(&item.ident));
        item.attrs.iter().for_each(|attribute| self.visit_attribute(attribute));
        let Some((_, items)) = &item.content else {
            self.word(name.clone(), line, WordKind::Declared);
            let (test, path) = (self.test, attributes::path_of(&item.attrs));
            return self.read.declared.push(Declared { name, line, test, path });
        };
        self.word(name.clone(), line, WordKind::Module);
        let body = Read {
            name,
            test: self.test,
            ..Read::default()
        };
        let around = std::mem::replace(&mut self.read, body);
        let blocks = std::mem::take(&mut self.blocks);
        items.iter().for_each(|item| self.visit_item(item));
        self.blocks = blocks;
        let body = std::mem::replace(&mut self.read, around);
        self.read.bodies.push(body);
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        // `use ::a::b` names another crate.
        if item.leading_colon.is_none() {
            let public = !matches!(item.vis, Visibility::Inherited);
            self.use_tree(&item.tree, &[], public);
        }
    }

    fn visit_visibility(&mut self, _: &'ast Visibility) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.leading_colon.is_none() && path.segments.len() > 1 {
            let names = path.segments.iter().map(|segment| segment.ident.unraw().to_string());
            self.mention(names.collect(), line_of(&path.segments[0].ident), None);
        }
        visit::visit_path(self, path);
    }

    fn visit_ident(&mut self, ident: &'ast Ident) {
        self.word(ident.unraw().to_string(), line_of(ident), WordKind::Ident);
    }

    fn visit_lit(&mut self, literal: &'ast Lit) {
        let text = match literal {
            Lit::Str(text) => text.value(),
            Lit::ByteStr(bytes) => String::from_utf8_lossy(&bytes.value()).into_owned(),
            Lit::CStr(text) => text.value().to_string_lossy().into_owned(),
            _ => return,
        };
        self.text(text, literal.span().start().line);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if attribute.path().is_ident("doc") && !self.help {
            return;
        }
        let before = std::mem::replace(&mut self.in_attribute, true);
        match &attribute.meta {
            Meta::List(list) => {
                self.visit_path(&list.path);
                read_tokens(list.tokens.clone(), self);
            }
            Meta::NameValue(pair) => {
                self.visit_path(&pair.path);
                self.visit_expr(&pair.value);
            }
            Meta::Path(path) => self.visit_path(path),
        }
        self.in_attribute = before;
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.visit_path(&call.path);
        read_tokens(call.tokens.clone(), self);
    }

    fn visit_expr(&mut self, expr: &'ast Expr) {
        match expr {
            Expr::Verbatim(tokens) => read_tokens(tokens.clone(), self),
            Expr::Block(block) => self.within(&block.attrs, |reader| visit::visit_expr(reader, expr)),
            _ => visit::visit_expr(self, expr),
        }
    }

    fn visit_block(&mut self, block: &'ast syn::Block) {
        self.blocks += 1;
        visit::visit_block(self, block);
        self.blocks -= 1;
    }

    fn visit_impl_item(&mut self, item: &'ast syn::ImplItem) {
        self.within(attributes::of_impl_item(item), |reader| {
            visit::visit_impl_item(reader, item)
        });
    }

    fn visit_trait_item(&mut self, item: &'ast syn::TraitItem) {
        self.within(attributes::of_trait_item(item), |reader| {
            visit::visit_trait_item(reader, item)
        });
    }

    fn visit_field(&mut self, field: &'ast syn::Field) {
        self.within(&field.attrs, |reader| visit::visit_field(reader, field));
    }

    fn visit_field_value(&mut self, field: &'ast syn::FieldValue) {
        self.within(&field.attrs, |reader| visit::visit_field_value(reader, field));
    }

    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        self.within(&variant.attrs, |reader| visit::visit_variant(reader, variant));
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        self.within(&arm.attrs, |reader| visit::visit_arm(reader, arm));
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        self.within(&local.attrs, |reader| visit::visit_local(reader, local));
    }

    fn visit_stmt_macro(&mut self, call: &'ast syn::StmtMacro) {
        self.within(&call.attrs, |reader| visit::visit_stmt_macro(reader, call));
    }
}

impl TokenReader for Reader {
    fn path(&mut self, path: &[Ident]) {
        for name in path {
            self.word(name.unraw().to_string(), line_of(name), WordKind::Ident);
        }
        if let [first, _, ..] = path {
            let names = path.iter().map(|name| name.unraw().to_string()).collect();
            self.mention(names, line_of(first), None);
        }
    }

    fn import(&mut self, import: syn::ItemUse) {
        if import.leading_colon.is_none() {
            // The import belongs to the place where the macro is called, so nothing here takes a name from it.
            self.use_tree(&import.tree, &[], false);
        }
    }

    fn literal(&mut self, literal: &Literal) {
        let line = literal.span().start().line;
        match Lit::new(literal.clone()) {
            Lit::Str(text) => self.text(text.value(), line),
            Lit::ByteStr(bytes) => self.text(String::from_utf8_lossy(&bytes.value()).into_owned(), line),
            _ => {}
        }
    }
}
