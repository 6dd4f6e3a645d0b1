//! The imports that are allowed against the order: a short table in `docs/architecture.md`.

use super::imports::Import;
use super::layers::{holds, module_path};
use super::markdown::{quoted, table_under};

/// The heading of the table.
const HEADING: &str = "Exceptions";

/// The most exceptions that are ever allowed.
const MOST: usize = 5;

/// An import that is allowed by exception.
pub struct Exception {
    file: String,
    imports: String,
}

/// Reads the table, and reports what is wrong with it. Its columns: the file, the file or folder that it imports, why.
pub fn exceptions(page: &str) -> (Vec<Exception>, Vec<String>) {
    let mut complaints = Vec::new();
    let mut exceptions = Vec::new();
    for row in table_under(page, HEADING).unwrap_or_default() {
        let cell = |at: usize| row.get(at).map_or("", String::as_str);
        let path = |at| quoted(cell(at)).next().map(module_path);
        match (path(0), path(1)) {
            (Some(file), Some(imports)) if !cell(2).is_empty() => exceptions.push(Exception { file, imports }),
            _ => complaints.push(format!(
                "an exception names a file, what it imports, and why: {}",
                row.join(" | ")
            )),
        }
    }
    if exceptions.len() > MOST {
        complaints.push(format!(
            "{} exceptions, and at most {MOST} are allowed",
            exceptions.len()
        ));
    }
    (exceptions, complaints)
}

impl Exception {
    /// Whether the exception covers this import.
    pub fn allows(&self, import: &Import) -> bool {
        module_path(&import.from) == self.file && holds(&self.imports, &module_path(&import.to))
    }

    /// The complaint about an exception that allows nothing.
    pub fn complaint(&self) -> String {
        format!(
            "the exception for `{}` to import `{}` is no longer needed",
            self.file, self.imports
        )
    }
}
