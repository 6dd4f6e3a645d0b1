//! Merges the changes of this program into the present content of a file, which another window may have written
//! meanwhile.

use toml::{Table, Value};

/// Which entries of a file need special merging.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shape {
    /// Arrays whose elements are merged one by one. Other arrays are replaced as a whole.
    pub lists: &'static [&'static str],
    /// Tables that are replaced as a whole, as their entries differ with their meaning.
    pub whole: &'static [&'static str],
}

/// Applies the changes from `base` to `ours` to `theirs`, the content of the file. Entries that this program did not
/// change, or does not know, stay as they are in the file.
pub(super) fn merge(base: &Table, ours: &Table, theirs: &mut Table, shape: Shape) {
    theirs.retain(|key, _| ours.contains_key(key) || !base.contains_key(key));
    for (key, value) in ours {
        let before = base.get(key);
        if before == Some(value) {
            continue;
        }
        match (value, theirs.get_mut(key)) {
            (Value::Table(value), Some(Value::Table(there))) if !shape.whole.contains(&key.as_str()) => {
                let empty = Table::new();
                let before = before.and_then(Value::as_table).unwrap_or(&empty);
                merge(before, value, there, shape);
            }
            (Value::Array(value), Some(Value::Array(there))) if shape.lists.contains(&key.as_str()) => {
                let before = before.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
                *there = merged_list(before, value, there);
            }
            _ => {
                theirs.insert(key.clone(), value.clone());
            }
        }
    }
}

/// The elements of this program, in its order, then those that another program added.
fn merged_list(base: &[Value], ours: &[Value], theirs: &[Value]) -> Vec<Value> {
    let find = |list: &[Value], element: &Value| list.iter().find(|other| is_same(other, element)).cloned();
    let mut merged = Vec::new();
    for element in ours {
        if find(base, element).as_ref() == Some(element) {
            // Not changed here, but perhaps changed or removed by another program.
            merged.extend(find(theirs, element));
        } else {
            merged.push(element.clone());
        }
    }
    let added = |element: &&Value| find(base, element).is_none() && find(ours, element).is_none();
    merged.extend(theirs.iter().filter(added).cloned());
    merged
}

/// Whether two elements are the same entry: they have the same name, or have no name and are equal.
fn is_same(one: &Value, other: &Value) -> bool {
    let name = |value: &Value| value.get("name").and_then(Value::as_str).map(str::to_lowercase);
    match (name(one), name(other)) {
        (None, None) => one == other,
        (one, other) => one == other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(text: &str) -> Table {
        toml::from_str(text).expect("a table")
    }

    #[track_caller]
    fn merged(base: &str, ours: &str, theirs: &str, expected: &str) {
        let mut table_there = table(theirs);
        let shape = Shape {
            lists: &["people"],
            whole: &["clock"],
        };
        merge(&table(base), &table(ours), &mut table_there, shape);
        assert_eq!(table_there, table(expected));
    }

    #[test]
    fn only_what_was_changed_here_is_changed_in_the_file() {
        merged(
            "a = 1\nb = 1",
            "a = 2\nb = 1",
            "a = 1\nb = 3\nunknown = 4",
            "a = 2\nb = 3\nunknown = 4",
        );
        merged("a = 1", "a = 1", "", "");
        merged("a = 1\nb = 1", "b = 1", "a = 1\nb = 2", "b = 2");
        merged("", "a = 1", "b = 2", "a = 1\nb = 2");
    }

    #[test]
    fn tables_are_merged_entry_by_entry() {
        merged(
            "[t]\na = 1\nb = 1",
            "[t]\na = 2\nb = 1",
            "[t]\na = 1\nb = 3\nc = 5",
            "[t]\na = 2\nb = 3\nc = 5",
        );
    }

    #[test]
    fn a_table_with_another_meaning_is_changed_as_a_whole() {
        merged(
            "[t]\nclock = { turn = 30 }",
            "[t]\nclock = { turn = 40 }",
            "[t]\nclock = { reminder = 9 }\nother = 1",
            "[t]\nclock = { turn = 40 }\nother = 1",
        );
    }

    #[test]
    fn people_come_and_go_one_by_one() {
        let people = |names: &[(&str, u8)]| -> String {
            let person = |(name, face): &(&str, u8)| format!("[[people]]\nname = \"{name}\"\nface = {face}\n");
            names.iter().map(person).collect()
        };
        merged(
            &people(&[("Ana", 1), ("Bo", 1), ("Cy", 1)]),
            &people(&[("Eva", 1), ("Bo", 2), ("Ana", 1)]),
            &people(&[("Ana", 5), ("Bo", 1), ("Cy", 1), ("Di", 1)]),
            &people(&[("Eva", 1), ("Bo", 2), ("Ana", 5), ("Di", 1)]),
        );
        // Removed by another program, and not changed here.
        merged(
            &people(&[("Ana", 1), ("Bo", 1)]),
            &people(&[("Bo", 1), ("Ana", 1), ("Cy", 1)]),
            &people(&[("Ana", 1)]),
            &people(&[("Ana", 1), ("Cy", 1)]),
        );
    }

    #[test]
    fn other_lists_are_changed_as_a_whole() {
        merged(
            "seats = [1, 2]",
            "seats = [1, 3]",
            "seats = [4, 5, 6]",
            "seats = [1, 3]",
        );
        merged(
            "seats = [1, 2]",
            "seats = [1, 2]",
            "seats = [4, 5, 6]",
            "seats = [4, 5, 6]",
        );
    }
}
