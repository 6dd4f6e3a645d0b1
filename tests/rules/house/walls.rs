//! The first check: each layer imports only from layers below it, and no files import each other in a circle.
//!
//! Imports that exist only in tests are left out: a test may use a real game in a module that knows none.

use super::circles::{circles, describe};
use super::exceptions::exceptions;
use super::forbidden::Walls;
use super::imports::{Import, imports};
use super::layers::Layers;
use super::source::Sources;
use super::tree::Tree;

/// Everything that is wrong; empty if all is well. `page` is the text of `docs/architecture.md`.
pub fn complaints(sources: &Sources, page: &str) -> Vec<String> {
    let Some(layers) = Layers::of(page) else {
        return vec!["docs/architecture.md has no table of layers".to_owned()];
    };
    let walls = Walls::of(page);
    let tree = Tree::of(sources);
    let (exceptions, wrong) = exceptions(page);
    let all = imports(&tree);
    let all: Vec<_> = all.iter().filter(|import| !import.test).collect();

    let faults: Vec<_> = all
        .iter()
        .filter(|import| layers.complaint(import).is_some())
        .copied()
        .collect();
    let tied: Vec<_> = circles(&all).into_iter().flatten().collect();
    let unneeded = exceptions
        .iter()
        .filter(|exception| !faults.iter().chain(&tied).any(|import| exception.allows(import)));
    let excepted = |import: &&&Import| exceptions.iter().any(|exception| exception.allows(import));
    let left: Vec<_> = all.iter().filter(|import| !excepted(import)).copied().collect();

    let mut complaints = tree.complaints.clone();
    complaints.extend(layers.gaps(sources.0.keys().map(String::as_str)));
    complaints.extend(walls.gaps(sources.0.keys().map(String::as_str)));
    complaints.extend(wrong);
    complaints.extend(unneeded.map(|exception| exception.complaint()));
    complaints.extend(left.iter().filter_map(|import| layers.complaint(import)));
    complaints.extend(all.iter().filter_map(|import| walls.complaint(import)));
    complaints.extend(circles(&left).iter().map(|circle| describe(circle)));
    complaints
}

#[cfg(test)]
mod tests;
