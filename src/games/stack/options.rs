//! What a match of Stack can be set to.

use serde::{Deserialize, Serialize};

/// How slips are dealt with (G-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Enforcement {
    /// What is against the rules is refused, with the reason.
    #[default]
    Assisted,
    /// The slips the rules penalise can be made, and are penalised.
    Table,
}

/// What a tie at the top leads to (S-18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TieRule {
    /// One more round for all.
    #[default]
    AnotherRound,
    /// The tied win together.
    SharedWin,
}

/// When a team has reached the target (S-19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TeamTarget {
    /// As soon as any one player has it.
    #[default]
    AnyPlayer,
    /// As soon as the two together have it.
    Combined,
}

/// The options of Stack.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StackOptions {
    /// The score that ends the match, in points, 10 to 1000 (S-1).
    pub target: u16,
    /// How slips are dealt with (G-4).
    pub enforcement: Enforcement,
    /// The first player moves on by one seat each round (S-2).
    pub rotate_first: bool,
    /// What a tie at the top leads to (S-18).
    pub tie: TieRule,
    /// When a team has reached the target (S-19).
    pub team_target: TeamTarget,
    /// A partner's die may be stacked on (S-19).
    pub stack_on_partner: bool,
    /// A point for each own die that falls to the floor (S-20).
    pub floor_penalty: bool,
    /// A capture costs every other player a point (S-21).
    pub capture_penalty: bool,
}

impl Default for StackOptions {
    fn default() -> Self {
        Self {
            target: 200,
            enforcement: Enforcement::Assisted,
            rotate_first: false,
            tie: TieRule::AnotherRound,
            team_target: TeamTarget::AnyPlayer,
            stack_on_partner: false,
            floor_penalty: false,
            capture_penalty: false,
        }
    }
}
