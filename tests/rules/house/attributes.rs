//! What an attribute says about its item.

use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, ImplItem, Item, Lit, Meta, Token, TraitItem};

/// Whether an item with these attributes exists in tests only.
pub fn only_in_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) if list.path.is_ident("cfg") => list.parse_args().is_ok_and(|meta| asks_for_test(&meta)),
        _ => false,
    })
}

/// Whether a condition can only hold if `test` does.
fn asks_for_test(condition: &Meta) -> bool {
    match condition {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) => {
            let parts = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
            let Ok(parts) = parts else {
                return false;
            };
            let any = list.path.is_ident("any") && !parts.is_empty() && parts.iter().all(asks_for_test);
            any || list.path.is_ident("all") && parts.iter().any(asks_for_test)
        }
        Meta::NameValue(_) => false,
    }
}

/// The file that `#[path = "..."]` names.
pub fn path_of(attributes: &[Attribute]) -> Option<String> {
    attributes.iter().find_map(|attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Str(text) => Some(text.value()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    })
}

/// Whether an item's doc comments appear in the help of the command line.
pub fn is_help(attributes: &[Attribute]) -> bool {
    let help = ["Parser", "Args", "Subcommand", "ValueEnum"];
    attributes
        .iter()
        .filter(|attribute| attribute.path().is_ident("derive"))
        .any(|derive| {
            let traits = derive.parse_args_with(Punctuated::<syn::Path, Token![,]>::parse_terminated);
            traits.is_ok_and(|traits| {
                let mut last = traits.iter().filter_map(|path| path.segments.last());
                last.any(|segment| help.iter().any(|name| segment.ident == name))
            })
        })
}

/// The attributes of an item.
pub fn of_item(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::TraitAlias(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// The attributes of an item of an `impl`.
pub fn of_impl_item(item: &ImplItem) -> &[Attribute] {
    match item {
        ImplItem::Const(item) => &item.attrs,
        ImplItem::Fn(item) => &item.attrs,
        ImplItem::Type(item) => &item.attrs,
        ImplItem::Macro(item) => &item.attrs,
        _ => &[],
    }
}

/// The attributes of an item of a trait.
pub fn of_trait_item(item: &TraitItem) -> &[Attribute] {
    match item {
        TraitItem::Const(item) => &item.attrs,
        TraitItem::Fn(item) => &item.attrs,
        TraitItem::Type(item) => &item.attrs,
        TraitItem::Macro(item) => &item.attrs,
        _ => &[],
    }
}

#[test]
fn a_condition_is_of_tests_only_where_nothing_else_fulfils_it() {
    let says = |condition: &str| {
        let item: syn::ItemFn = syn::parse_str(&format!("{condition} fn f() {{}}")).expect("a function");
        only_in_tests(&item.attrs)
    };
    for condition in [
        "#[cfg(test)]",
        "#[test]",
        "#[cfg(all(test, unix))]",
        "#[cfg(any(test, all(unix, test)))]",
    ] {
        assert!(says(condition), "{condition}");
    }
    for condition in [
        "",
        "#[cfg(not(test))]",
        "#[cfg(any(test, feature = \"table\"))]",
        "#[cfg(feature = \"test\")]",
    ] {
        assert!(!says(condition), "{condition}");
    }
}
