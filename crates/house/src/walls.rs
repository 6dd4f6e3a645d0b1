//! Checks imports against the tables of layers and walls in `docs/architecture.md`.
//!
//! A place in these tables is a file or folder: `ui/focus` is in the layer `ui`, and `crates/net/room` is
//! `crates/net/src/room`.

use std::collections::BTreeSet;

use crate::OF_LAYERS;
use crate::imports::imports;
use crate::page::{quoted, table_under};
use crate::reader::{Tree, holds};

/// Everything that is wrong: with the tables, and with the imports.
pub fn complaints(tree: &Tree, page: &str) -> Vec<String> {
    let layers: Vec<_> = table_under(page, "Layers").iter().map(|row| quoted(row, 0)).collect();
    let walls = table_under(page, "Walls");
    let walls: Vec<_> = walls.iter().map(|row| [quoted(row, 0), quoted(row, 1)]).collect();
    let places: BTreeSet<_> = tree.0.values().map(|file| place(&file.name)).collect();
    let any = |named: &[String], place: &str| named.iter().any(|named| holds(named, place, "/"));

    let mut complaints = Vec::new();
    for cell in layers.iter().chain(walls.iter().flatten()) {
        if cell.is_empty() {
            complaints.push("a row of the layers or walls names nothing".to_owned());
        }
        let is_there = |named: &&String| places.iter().any(|place| holds(named, place, "/"));
        let missing = cell.iter().filter(|named| !is_there(named));
        complaints.extend(missing.map(|named| format!("the page names `{named}`, which is not there")));
    }
    let of_layers = places.iter().filter(|place| !place.starts_with("crates/"));
    let homeless = of_layers.filter(|place| layer_of(&layers, place).is_none());
    complaints.extend(homeless.map(|place| format!("`{place}` is in no layer of the page")));

    for import in imports(tree) {
        let (from, to, text) = (place(&import.from), place(&import.to), import.text);
        if let (Some((row, layer)), Some((other_row, other))) = (layer_of(&layers, &from), layer_of(&layers, &to)) {
            let side = if other_row > row { "above" } else { "beside" };
            if other_row > row || other_row == row && layer != other {
                complaints.push(format!("{text}: `{other}` is a layer {side} `{layer}`"));
            }
        }
        let is_against = |[inside, never]: &[Vec<String>; 2]| any(inside, &from) && any(never, &to);
        if walls.iter().any(is_against) {
            complaints.push(format!("{text}: a wall is against it"));
        }
    }
    complaints
}

/// The row and the name of the layer of a place.
fn layer_of<'a>(layers: &'a [Vec<String>], place: &str) -> Option<(usize, &'a str)> {
    let rows = layers.iter().enumerate();
    let mut named = rows.flat_map(|(row, layers)| layers.iter().map(move |layer| (row, layer.as_str())));
    named.find(|(_, layer)| holds(layer, place, "/"))
}

/// A file as a place: without the folder of the layers, `src`, `.rs` and `/mod.rs`.
fn place(file: &str) -> String {
    let in_layer = OF_LAYERS.iter().find_map(|folder| file.strip_prefix(folder));
    let file = in_layer.unwrap_or(file).replacen("/src/", "/", 1);
    file.trim_end_matches(".rs").trim_end_matches("/mod").to_owned()
}

#[cfg(test)]
mod tests {
    const LAYERS: &str = "## Layers\n| layer | owns |\n|---|---|\n| `low` | |\n| `left` `right` | |\n| `lib` | |\n";
    const UPWARDS: &str =
        "crates/window_kit/src/low.rs:1: imports src/left.rs: tumbletop::left::Left: `left` is a layer above `low`";

    fn told(left: &str, page: &str) -> Vec<String> {
        let tree = crate::planted(&[
            ("crates/far/src/lib.rs", ""),
            ("crates/far/src/off.rs", ""),
            ("crates/far/src/near/mod.rs", ""),
            ("crates/window_kit/src/lib.rs", ""),
            ("src/lib.rs", ""),
            ("crates/window_kit/src/low.rs", "use tumbletop::left::Left;"),
            ("src/left.rs", left),
            ("src/right.rs", "use window_kit::low::Low; use far::off::Off;"),
        ]);
        super::complaints(&tree, page)
    }

    #[test]
    fn an_import_of_a_layer_above_or_beside_is_reported() {
        assert_eq!(told("use window_kit::low::Low;", LAYERS), [UPWARDS]);
        let beside = "src/left.rs:1: imports src/right.rs: crate::right::Right: `right` is a layer beside `left`";
        assert_eq!(told("use crate::right::Right;", LAYERS), [UPWARDS, beside]);
    }

    #[test]
    fn an_import_through_a_wall_is_reported() {
        let page = format!("{LAYERS}## Walls\n| in | never |\n|---|---|\n| `left` | `crates/far/off` `low` |\n");
        assert_eq!(told("use far::near::Near;", &page), [UPWARDS]);
        let wall = "src/left.rs:1: imports crates/far/src/off.rs: far::off::Off: a wall is against it";
        assert_eq!(told("use far::off::Off;", &page), [UPWARDS, wall]);
        assert_eq!(told("use far::off::Off; use window_kit::low::Low;", &page).len(), 3);
    }

    #[test]
    fn the_tables_name_all_layers_and_nothing_else() {
        let lines = [
            "the page names `wrong`, which is not there",
            "`right` is in no layer of the page",
            UPWARDS,
        ];
        assert_eq!(told("", &LAYERS.replace("`right`", "`wrong`")), lines);
        let walls = "## Walls\n| never in | imports |\n|---|---|\n| left | `low` |\n";
        assert_eq!(told("", &format!("{LAYERS}{walls}")).len(), 2);
    }
}
