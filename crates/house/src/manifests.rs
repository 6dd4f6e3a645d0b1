//! Checks the manifests of the crates against the table of crates in `docs/architecture.md`. A crate whose row has
//! `bevy` needs Bevy; for all others Bevy is a feature.

use std::collections::BTreeSet;

use toml::{Table, Value};

use crate::Files;
use crate::page::{quoted, table_under};

const BEVY: &str = "bevy";

/// Everything that is wrong. `manifests`: the text of each `crates/*/Cargo.toml`.
pub fn complaints(manifests: &Files, page: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut named = BTreeSet::new();
    let path_of = |name: &str| format!("crates/{name}/Cargo.toml");
    for row in table_under(page, "Crates") {
        let name = quoted(&row, 0).concat();
        let Some(manifest) = manifests.get(&path_of(&name)) else {
            complaints.push(format!("the page names the crate `{name}`, which is not there"));
            continue;
        };
        let manifest: Table = manifest.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let needed = needed(&manifest);
        let is_ours = |name: &&String| manifests.contains_key(&path_of(name)) || *name == BEVY;
        let ours: BTreeSet<_> = needed.iter().filter(is_ours).cloned().collect();
        let listed: BTreeSet<_> = quoted(&row, 2).into_iter().collect();
        if ours != listed {
            complaints.push(format!("`{name}` uses {ours:?}, and the page says {listed:?}"));
        }
        let is_barred = |name: &&String| name.starts_with(BEVY) && !listed.contains(BEVY);
        for bevy in needed.iter().filter(is_barred) {
            complaints.push(format!("`{name}` cannot be built without `{bevy}`"));
        }
        let by_default = manifest.get("features").and_then(|all| all.get("default"));
        // Whoever builds a program gets all of it; a library leaves that to the program.
        if by_default.is_some() && !manifest.contains_key("bin") {
            complaints.push(format!("`{name}` has features that are on by default"));
        }
        named.insert(name);
    }
    let is_named = |path: &&String| named.iter().any(|name| path_of(name) == **path);
    let missing = manifests.keys().filter(|path| !is_named(path));
    complaints.extend(missing.map(|path| format!("the page lacks the crate of {path}")));
    complaints
}

/// The crates that a crate always needs, on any system.
fn needed(manifest: &Table) -> BTreeSet<String> {
    let mut needed = BTreeSet::new();
    for (key, value) in manifest {
        match value {
            Value::Table(table) if key == "dependencies" => {
                let optional = |value: &Value| value.get("optional") == Some(&Value::Boolean(true));
                let always = table.iter().filter(|(_, value)| !optional(value));
                needed.extend(always.map(|(name, _)| name.clone()));
            }
            Value::Table(table) => needed.extend(self::needed(table)),
            _ => {}
        }
    }
    needed
}

#[cfg(test)]
mod tests {
    const PAGE: &str = "## Crates\n| crate | owns | uses |\n|---|---|---|\n| `low` | | |\n| `high` | | `low` |\n";
    const HIGH: &str = "[target.'cfg(unix)'.dependencies]\nlow.workspace = true\nserde = '1'\n";

    fn told(low: &str, high: &str, page: &str) -> Vec<String> {
        let texts = [("low", low), ("high", high)];
        let file = |(name, text): (&str, &str)| (format!("crates/{name}/Cargo.toml"), text.to_owned());
        super::complaints(&texts.map(file).into(), page)
    }

    #[test]
    fn crates_use_what_the_page_says_and_nothing_else() {
        assert_eq!(told("[dev-dependencies]\nhigh.workspace = true\n", HIGH, PAGE), [""; 0]);
        assert_eq!(told("", "", PAGE), ["`high` uses {}, and the page says {\"low\"}"]);
    }

    #[test]
    fn the_page_names_all_crates_and_no_others() {
        let page = PAGE.replace("`high` | | `low`", "`higher` | |");
        let complaints = told("", "", &page);
        assert_eq!(complaints[0], "the page names the crate `higher`, which is not there");
        assert_eq!(complaints[1], "the page lacks the crate of crates/high/Cargo.toml");
    }

    #[test]
    fn bevy_is_optional_where_the_page_does_not_name_it() {
        let optional = "[dependencies]\nbevy = { version = '1', optional = true }\n";
        assert_eq!(told(optional, HIGH, PAGE), [""; 0]);
        let always = "[dependencies]\nbevy = '1'\nbevy_picking = '1'\n";
        assert_eq!(told(always, HIGH, PAGE).len(), 3);
        let with_bevy = PAGE.replace("`low` | | |", "`low` | | `bevy` |");
        assert_eq!(told(always, HIGH, &with_bevy), [""; 0]);
        let by_default = format!("{optional}[features]\ndefault = ['bevy']\n");
        assert_eq!(told(&by_default, HIGH, PAGE).len(), 1);
        let program = format!("{by_default}[[bin]]\nname = 'low'\n");
        assert_eq!(told(&program, HIGH, PAGE), [""; 0]);
    }
}
