//! Dice thrown by a physics engine: launch, settle, read-out, verdicts on stacks.
//!
//! The roll is the physics: nothing decides a face beforehand and nothing corrects one afterwards (G-2). Knows bodies and
//! stacks, but no rules of any game and no scores.

pub mod throw;
