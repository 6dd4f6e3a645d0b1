//! How much a computer player may think. Knows no clock: who wants a time limit raises the flag when it is over.

use std::sync::atomic::{AtomicBool, Ordering};

/// A number of nodes, and a flag that ends the thinking early. A node is an act or a report applied in thought.
///
/// What is chosen follows from the nodes alone, as long as the flag is not raised.
#[derive(Debug)]
pub struct Budget<'a> {
    nodes: u64,
    stop: Option<&'a AtomicBool>,
}

impl Budget<'static> {
    /// So many nodes.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, stop: None }
    }
}

impl<'a> Budget<'a> {
    /// So many nodes, or until the flag is raised from outside.
    pub const fn until(stop: &'a AtomicBool, nodes: u64) -> Self {
        Self {
            nodes,
            stop: Some(stop),
        }
    }

    /// How many nodes are left; none once the flag is raised.
    pub fn left(&self) -> u64 {
        // Whether it is seen a moment later does not matter, so nothing else has to be in order.
        match self.stop {
            Some(stop) if stop.load(Ordering::Relaxed) => 0,
            _ => self.nodes,
        }
    }

    /// Takes so many nodes away; whether any were left before.
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
