//! Reads as much as possible of a settings file, and lists the entries that cannot be read.

use std::ops::Range;

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue, Deserializer, Error};

/// The most entries that are left out of a file; a file with more is unreadable.
const MOST_LEFT_OUT: usize = 100;

/// The result of reading a file.
#[derive(Debug)]
pub(super) struct Reading<T> {
    /// Everything that could be read; the rest has default values.
    pub value: T,
    /// The entries that could not be read.
    pub(crate) left_out: Vec<LeftOut>,
    /// Whether the text breaks the rules of the format, so that a part of it may belong to no entry.
    pub(crate) broken: bool,
}

/// An entry that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LeftOut {
    /// The path of the entry, such as `people.2.face`; list elements are counted from 1. Empty for the whole file.
    pub entry: String,
    /// What is wrong with it, as the parser says it.
    pub why: String,
}

/// Reads a settings file. An entry whose value does not fit is left out, and so is a table in which something is
/// missing; everything else stays.
pub(super) fn read<T: DeserializeOwned + Default>(text: &str) -> Reading<T> {
    let (mut document, errors) = DeTable::parse_recoverable(text);
    let broken = !errors.is_empty();
    let mut left_out = Vec::new();
    for error in &errors {
        let entry = error.span().and_then(|at| take_out(document.get_mut(), &at));
        if left_out.len() < MOST_LEFT_OUT {
            left_out.push(LeftOut::of(entry.unwrap_or_default(), error));
        }
    }
    while left_out.len() <= MOST_LEFT_OUT {
        let error = match T::deserialize(Deserializer::from(document.clone())) {
            Ok(value) => {
                return Reading {
                    value,
                    left_out,
                    broken,
                };
            }
            Err(error) => error,
        };
        match error.span().and_then(|at| take_out(document.get_mut(), &at)) {
            Some(entry) => left_out.push(LeftOut::of(entry, &error)),
            None => {
                left_out.push(LeftOut::of(String::new(), &error));
                break;
            }
        }
    }
    Reading {
        value: T::default(),
        left_out,
        broken,
    }
}

impl LeftOut {
    fn of(entry: String, error: &Error) -> Self {
        Self {
            entry,
            why: error.message().lines().next().unwrap_or_default().to_owned(),
        }
    }
}

/// Removes the innermost entry at a position in the text from a table; returns its path.
fn take_out(table: &mut DeTable<'_>, at: &Range<usize>) -> Option<String> {
    for (key, value) in table.iter_mut() {
        if let Some(inner) = take_out_of_value(value, at) {
            return Some(format!("{}.{inner}", key.get_ref()));
        }
    }
    let key = table
        .iter()
        .find(|(key, value)| holds(&key.span(), at) || holds(&value.span(), at))
        .map(|(key, _)| key.clone())?;
    table.remove(&key);
    Some(key.into_inner().into_owned())
}

fn take_out_of_value(value: &mut Spanned<DeValue<'_>>, at: &Range<usize>) -> Option<String> {
    match value.get_mut() {
        DeValue::Table(table) => take_out(table, at),
        DeValue::Array(array) => {
            for (number, element) in (1..).zip(array.iter_mut()) {
                if let Some(inner) = take_out_of_value(element, at) {
                    return Some(format!("{number}.{inner}"));
                }
            }
            let index = array.iter().position(|element| holds(&element.span(), at))?;
            // A list of which nothing is left is left out as a whole: an empty list can mean something else.
            if array.len() == 1 {
                return None;
            }
            let others = array.iter().enumerate().filter(|(other, _)| *other != index);
            *array = others.map(|(_, element)| element.clone()).collect();
            Some((index + 1).to_string())
        }
        _ => None,
    }
}

fn holds(whole: &Range<usize>, part: &Range<usize>) -> bool {
    !whole.is_empty() && whole.start <= part.start && part.end <= whole.end
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Default, PartialEq, Deserialize)]
    #[serde(default)]
    struct Sheet {
        loud: f32,
        colour: Option<Colour>,
        inner: Inner,
        list: Vec<Element>,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Colour {
        Red,
    }

    #[derive(Debug, Default, PartialEq, Deserialize)]
    #[serde(default)]
    struct Inner {
        deep: u8,
        deeper: u8,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Element {
        name: String,
        #[serde(default)]
        face: u8,
    }

    /// The sheet that is read, and the entries that are left out.
    fn of(text: &str) -> (Sheet, Vec<String>) {
        let reading = read::<Sheet>(text);
        let entries = reading.left_out.into_iter().map(|left_out| left_out.entry);
        (reading.value, entries.collect())
    }

    fn element(name: &str, face: u8) -> Element {
        Element {
            name: name.to_owned(),
            face,
        }
    }

    #[test]
    fn one_value_that_does_not_fit_leaves_all_others() {
        let (sheet, left_out) = of("loud = 0.5\ncolour = \"ludicrous\"\n[inner]\ndeep = 300\ndeeper = 3\n");
        assert_eq!(left_out, ["colour", "inner.deep"]);
        assert_eq!((sheet.loud, sheet.colour), (0.5, None));
        assert_eq!(sheet.inner, Inner { deep: 0, deeper: 3 });
    }

    #[test]
    fn an_element_that_is_not_whole_leaves_all_others() {
        let text = "[[list]]\nname = \"Ana\"\nface = 3\n[[list]]\nface = 2\n[[list]]\nname = \"Cy\"\nface = \"owl\"\n";
        let (sheet, left_out) = of(text);
        assert_eq!(sheet.list, [element("Ana", 3), element("Cy", 0)]);
        assert_eq!(left_out, ["list.2", "list.2.face"]);
    }

    #[test]
    fn a_list_of_which_nothing_can_be_read_is_as_by_default() {
        let text = "list = [3, { face = 2 }]\nloud = 0.5\n";
        let (sheet, left_out) = of(text);
        assert_eq!((sheet.loud, sheet.list), (0.5, Vec::new()));
        assert_eq!(left_out, ["list.1", "list"]);
        let lists = read::<BTreeMap<String, Vec<u8>>>("one = [300]\ntwo = []\nthree = [3, \"x\"]\n").value;
        let expected = [("three", vec![3]), ("two", Vec::new())].map(|(name, list)| (name.to_owned(), list));
        assert_eq!(lists, BTreeMap::from(expected));
    }

    #[test]
    fn a_line_that_breaks_the_format_leaves_all_others() {
        for text in [
            "loud = 0.5\ncolour = red\n[inner]\ndeep = 2\n",
            "loud = 0.5\n= = =\n[inner]\ndeep = 2\n",
        ] {
            let reading = read::<Sheet>(text);
            assert!(reading.broken && !reading.left_out.is_empty(), "{text}");
            assert_eq!((reading.value.loud, reading.value.inner.deep), (0.5, 2), "{text}");
        }
    }

    #[test]
    fn entries_that_nobody_knows_do_no_harm() {
        let (sheet, left_out) = of("loud = 0.5\nfuture = { way = \"out\" }\n[[unheard]]\nof = 1\n");
        assert_eq!((sheet.loud, left_out), (0.5, Vec::new()));
    }

    #[test]
    fn a_file_of_nothing_but_noise_is_as_by_default() {
        let noise: String = (0..3_000_u32)
            .map(|at| char::from((at.wrapping_mul(2_654_435_761) >> 25) as u8))
            .collect();
        for text in [noise.as_str(), "[[", "\"", "list = 3", "list = [[[[]]]]", "inner = 3"] {
            let (sheet, left_out) = of(text);
            assert_eq!(sheet, Sheet::default());
            assert!(!left_out.is_empty() && left_out.len() <= MOST_LEFT_OUT + 1, "{text}");
        }
    }
}
