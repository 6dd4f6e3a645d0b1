//! For tests of what is in files of the settings folder.

use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::{Table, Value};

use super::document;

/// For every value of a table: its path, and a copy of the table in which that value is invalid.
fn spoilt(table: &Table) -> Vec<(String, Table)> {
    let mut all = Vec::new();
    for (key, value) in table {
        let mut put = |at: String, value: Value| {
            let mut table = table.clone();
            table.insert(key.clone(), value);
            all.push((format!("{key}{at}"), table));
        };
        match value {
            Value::Table(inner) => {
                for (at, inner) in spoilt(inner) {
                    put(format!(".{at}"), Value::Table(inner));
                }
            }
            Value::Array(elements) => {
                for (number, element) in elements.iter().enumerate() {
                    let Value::Table(inner) = element else { continue };
                    for (at, inner) in spoilt(inner) {
                        let mut elements = elements.clone();
                        elements[number] = Value::Table(inner);
                        put(format!(".{}.{at}", number + 1), Value::Array(elements));
                    }
                }
            }
            _ => put(String::new(), Value::Array(vec![Value::Boolean(true)])),
        }
    }
    all
}

/// All values of a table with their paths, except the value at the path `spoilt`.
fn values_beside(table: &Table, spoilt: &str) -> Vec<(String, Value)> {
    fn list(value: &Value, at: String, to: &mut Vec<(String, Value)>) {
        match value {
            Value::Table(table) => table
                .iter()
                .for_each(|(key, value)| list(value, format!("{at}.{key}"), to)),
            Value::Array(array) => (1..)
                .zip(array)
                .for_each(|(number, value)| list(value, format!("{at}.{number}"), to)),
            value => to.push((at, value.clone())),
        }
    }
    let mut all = Vec::new();
    list(&Value::Table(table.clone()), String::new(), &mut all);
    all.retain(|(at, _)| at.trim_start_matches('.') != spoilt);
    all
}

/// Makes each value of a file invalid, one at a time, and checks that all others are read.
///
/// # Panics
/// If a value is lost with another one. The values at the paths that begin with one of `whole` are left as they are.
pub fn stands_every_spoilt_value<T: DeserializeOwned + Serialize + Default>(value: &T, whole: &[&str]) {
    let text = toml::to_string(value).expect("it can be written");
    let table: Table = toml::from_str(&text).expect("and read");
    let spoilt = spoilt(&table);
    assert!(!spoilt.is_empty());
    for (place, spoilt) in spoilt {
        if whole.iter().any(|whole| place.starts_with(whole)) {
            continue;
        }
        let text = toml::to_string(&spoilt).expect("it can be written");
        let reading = document::read::<T>(&text);
        let entries: Vec<_> = reading
            .left_out
            .iter()
            .map(|left_out| left_out.entry.as_str())
            .collect();
        assert_eq!(entries, [place.as_str()]);
        let read = toml::to_string(&reading.value).expect("it can be written");
        let read: Table = toml::from_str(&read).expect("and read");
        let kept = values_beside(&read, &place);
        for value in values_beside(&table, &place) {
            assert!(kept.contains(&value), "{value:?} is lost with {place}");
        }
    }
}

/// What is read of the text of a file, and how many of its entries are left out.
pub fn read<T: DeserializeOwned + Default>(text: &str) -> (T, usize) {
    let reading = document::read(text);
    (reading.value, reading.left_out.len())
}
