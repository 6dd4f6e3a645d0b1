//! Circles of files that import each other.

use std::collections::BTreeMap;

use super::imports::Import;

/// The circles: for each, the imports between its files. Two circles that share a file are one.
pub fn circles<'a>(imports: &[&'a Import]) -> Vec<Vec<&'a Import>> {
    let mut search = Search::default();
    for import in imports.iter().filter(|import| ties(import)) {
        search.ahead.entry(&import.from).or_default().push(&import.to);
        search.ahead.entry(&import.to).or_default();
    }
    let files: Vec<_> = search.ahead.keys().copied().collect();
    for file in files {
        if !search.seen.contains_key(file) {
            search.visit(file);
        }
    }
    let mut circles = Vec::new();
    for files in search.circles {
        let inside = |import: &&&Import| {
            ties(import) && files.contains(&import.from.as_str()) && files.contains(&import.to.as_str())
        };
        circles.push(imports.iter().filter(inside).copied().collect());
    }
    circles
}

/// The description of a circle: its files, and the first import of each file by another.
pub fn describe(circle: &[&Import]) -> String {
    let mut first = BTreeMap::new();
    for import in circle {
        first.entry((&import.from, &import.to)).or_insert(import);
    }
    let mut files: Vec<_> = first.keys().map(|(from, _)| from.as_str()).collect();
    files.dedup();
    let mut lines = vec![format!("circle of {} files: {}", files.len(), files.join(", "))];
    for Import {
        from, line, to, text, ..
    } in first.values()
    {
        lines.push(format!("  {from}:{line}: imports {to}: {text}"));
    }
    lines.join("\n")
}

/// Whether an import can be a part of a circle.
fn ties(import: &Import) -> bool {
    !import.test && !import.module_only
}

/// Tarjan's search for strongly connected components.
#[derive(Default)]
struct Search<'a> {
    ahead: BTreeMap<&'a str, Vec<&'a str>>,
    /// How many files were visited before each.
    seen: BTreeMap<&'a str, usize>,
    way: Vec<&'a str>,
    circles: Vec<Vec<&'a str>>,
}

impl<'a> Search<'a> {
    /// Returns the lowest index on the way that can be reached.
    fn visit(&mut self, file: &'a str) -> usize {
        let index = self.seen.len();
        let mut low = index;
        self.seen.insert(file, index);
        self.way.push(file);
        for next in self.ahead[file].clone() {
            if !self.seen.contains_key(next) {
                low = low.min(self.visit(next));
            } else if self.way.contains(&next) {
                low = low.min(self.seen[next]);
            }
        }
        if low == index {
            let at = self
                .way
                .iter()
                .position(|on_way| *on_way == file)
                .expect("the file is on the way");
            let circle = self.way.split_off(at);
            if circle.len() > 1 {
                self.circles.push(circle);
            }
        }
        low
    }
}
