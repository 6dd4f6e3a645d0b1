//! The budget for the search of a computer player. It uses no clock: to set a time limit, the caller ends the search
//! when the time is over.

use std::fmt::Debug;
use std::sync::atomic::{AtomicBool, Ordering};

/// What ends a search early: a flag that another thread raises, or a clock.
pub trait Stop: Debug + Sync {
    /// Whether the search ends now.
    fn is_raised(&self) -> bool;
}

impl Stop for AtomicBool {
    fn is_raised(&self) -> bool {
        // It does not matter if the flag is seen a moment late, so no stricter memory ordering is needed.
        self.load(Ordering::Relaxed)
    }
}

/// A number of nodes, and a flag that ends the search early. A node is a unit of search work: an action or report that
/// is applied, or a position that is judged.
///
/// As long as the flag is not raised, the budget depends on the number of nodes alone.
#[derive(Debug)]
pub struct Budget<'a> {
    nodes: u64,
    stop: Option<&'a dyn Stop>,
}

impl Budget<'static> {
    /// A budget of this number of nodes.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, stop: None }
    }
}

impl<'a> Budget<'a> {
    /// A budget of this number of nodes, which ends early when the caller raises the flag.
    pub const fn until(stop: &'a dyn Stop, nodes: u64) -> Self {
        Self {
            nodes,
            stop: Some(stop),
        }
    }

    /// How many nodes are left; 0 once the flag is raised.
    pub fn left(&self) -> u64 {
        match self.stop {
            Some(stop) if stop.is_raised() => 0,
            _ => self.nodes,
        }
    }

    /// Takes nodes away. Returns whether any were left before.
    pub fn spend(&mut self, nodes: u64) -> bool {
        let goes_on = self.left() > 0;
        self.nodes = self.nodes.saturating_sub(nodes);
        goes_on
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinking_ends_when_the_nodes_are_spent_or_the_flag_is_raised() {
        let mut budget = Budget::nodes(3);
        assert!(budget.spend(2) && budget.spend(2) && !budget.spend(1));
        let stop = AtomicBool::new(false);
        let mut budget = Budget::until(&stop, 10);
        assert!(budget.spend(1) && budget.left() == 9);
        stop.store(true, Ordering::Relaxed);
        assert!(!budget.spend(1) && budget.left() == 0);
    }
}
