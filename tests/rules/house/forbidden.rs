//! Walls: forbidden imports that the order of the layers would allow, from a table of `docs/architecture.md`.

use super::imports::Import;
use super::layers::{holds, module_path};
use super::markdown::{quoted, table_under};

/// The heading of the table.
const HEADING: &str = "Walls";

/// Files and folders, and what they must never import.
struct Wall {
    never_in: Vec<String>,
    imports: Vec<String>,
}

/// The walls of a page, which may have none.
pub struct Walls(Vec<Wall>);

impl Walls {
    /// Reads the table. Its first two columns name files and folders between backticks.
    pub fn of(page: &str) -> Self {
        let rows = table_under(page, HEADING).unwrap_or_default();
        let paths = |row: &[String], at: usize| {
            let cell = row.get(at).map_or("", String::as_str);
            quoted(cell).map(module_path).collect()
        };
        let wall = |row: &Vec<String>| Wall {
            never_in: paths(row, 0),
            imports: paths(row, 1),
        };
        Self(rows.iter().map(wall).collect())
    }

    /// The differences between the table and the folders.
    pub fn gaps<'a>(&self, files: impl Iterator<Item = &'a str> + Clone) -> Vec<String> {
        let mut gaps = Vec::new();
        for wall in &self.0 {
            if wall.never_in.is_empty() || wall.imports.is_empty() {
                gaps.push("a row of the table of walls names nothing".to_owned());
            }
            for path in wall.never_in.iter().chain(&wall.imports) {
                if !files.clone().any(|file| holds(path, &module_path(file))) {
                    gaps.push(format!("the table of walls names `{path}`, which is not in src"));
                }
            }
        }
        gaps
    }

    /// The complaint about an import, if a wall forbids it.
    pub fn complaint(&self, import: &Import) -> Option<String> {
        let (from, to) = (module_path(&import.from), module_path(&import.to));
        let any = |paths: &[String], path: &str| paths.iter().any(|of| holds(of, path));
        let against = |wall: &&Wall| any(&wall.never_in, &from) && any(&wall.imports, &to);
        self.0.iter().find(against)?;
        let Import { from, line, text, .. } = import;
        Some(format!(
            "{from}:{line}: a wall of docs/architecture.md is against it: {text}"
        ))
    }
}
