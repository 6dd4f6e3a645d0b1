//! The order of the layers, from a table of `docs/architecture.md`, and which imports break it.

use std::collections::BTreeSet;

use super::imports::Import;
use super::markdown::{quoted, table_under};

/// The heading of the table.
const HEADING: &str = "Layers";

/// The layers, the lowest first. Each layer is one or more folders or files of `src`.
pub struct Layers(Vec<Vec<String>>);

/// The layer of a file.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    pub row: usize,
    pub layer: &'a str,
}

impl Layers {
    /// Reads the table. Its first column names the folders and files between backticks.
    pub fn of(page: &str) -> Option<Self> {
        let rows = table_under(page, HEADING)?;
        let entries = |row: &Vec<String>| quoted(&row[0]).map(module_path).collect();
        Some(Self(rows.iter().map(entries).collect()))
    }

    /// The layer of a file: the longest entry that contains it.
    pub fn place(&self, file: &str) -> Option<Place<'_>> {
        let path = module_path(file);
        let all = self.entries().filter(|place| holds(place.layer, &path));
        all.max_by_key(|place| place.layer.len())
    }

    fn entries(&self) -> impl Iterator<Item = Place<'_>> {
        let rows = self.0.iter().enumerate();
        rows.flat_map(|(row, layers)| layers.iter().map(move |layer| Place { row, layer }))
    }

    /// The differences between the table and the folders.
    pub fn gaps<'a>(&self, files: impl Iterator<Item = &'a str> + Clone) -> Vec<String> {
        let mut gaps = Vec::new();
        let mut known = BTreeSet::new();
        for (row, layers) in self.0.iter().enumerate() {
            if layers.is_empty() {
                gaps.push(format!("the table of layers names nothing in its row {}", row + 1));
            }
        }
        for Place { layer, .. } in self.entries() {
            if !known.insert(layer) {
                gaps.push(format!("the table of layers names `{layer}` twice"));
            }
            if !files.clone().any(|file| holds(layer, &module_path(file))) {
                gaps.push(format!("the table of layers names `{layer}`, which is not in src"));
            }
        }
        let homeless: BTreeSet<_> = files.filter(|file| self.place(file).is_none()).map(top).collect();
        gaps.extend(
            homeless
                .iter()
                .map(|top| format!("src/{top} is missing in the table of layers")),
        );
        gaps
    }

    /// What is wrong with an import, if anything: it goes up, or to another folder of the same layer.
    pub fn complaint(&self, import: &Import) -> Option<String> {
        let (from, to) = (self.place(&import.from)?, self.place(&import.to)?);
        let why = match to.row.cmp(&from.row) {
            std::cmp::Ordering::Greater => "lies above it",
            std::cmp::Ordering::Equal if to.layer != from.layer => "lies beside it",
            _ => return None,
        };
        let Import {
            from: file, line, text, ..
        } = import;
        let (from, to) = (from.layer, to.layer);
        Some(format!(
            "{file}:{line}: layer `{from}` imports layer `{to}`, which {why}: {text}"
        ))
    }
}

/// A file or folder of `src` as a module path: without `src/` at the start and `.rs` or `/` at the end.
pub fn module_path(path: &str) -> String {
    let path = path.strip_prefix("src/").unwrap_or(path);
    path.trim_end_matches(".rs").trim_end_matches('/').to_owned()
}

/// Whether a module is, or lies in, a file or folder; both are module paths.
pub fn holds(folder: &str, path: &str) -> bool {
    path.strip_prefix(folder)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The file or folder that lies in `src` itself.
fn top(file: &str) -> &str {
    let path = file.strip_prefix("src/").unwrap_or(file);
    path.split('/').next().unwrap_or(path)
}
