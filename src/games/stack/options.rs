//! The options of a match of Stack.

use serde::{Deserialize, Serialize};

use crate::rules::error::SetupError;
pub use crate::rules::options::Enforcement;
use crate::rules::options::{GameOptions, Offer, OptionInfo, choice, number, switch, switch_word, word};

/// What happens after a tie at the top (S-18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TieRule {
    /// All play one more round.
    #[default]
    AnotherRound,
    /// The tied players win together.
    SharedWin,
}

/// When a team has reached the target (S-19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TeamTarget {
    /// As soon as one of its players has it.
    #[default]
    AnyPlayer,
    /// As soon as the two players have it together.
    Combined,
}

/// The options of Stack.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StackOptions {
    /// The score that ends the match, in points, 10 to 1000 (S-1).
    pub target: u16,
    /// How the game handles slips (G-4).
    pub enforcement: Enforcement,
    /// Whether the first player moves on by one seat each round (S-2).
    pub rotate_first: bool,
    /// What happens after a tie at the top (S-18).
    pub tie: TieRule,
    /// When a team has reached the target (S-19).
    pub team_target: TeamTarget,
    /// Whether a player may stack on a partner's die (S-19).
    pub stack_on_partner: bool,
    /// Whether each of a player's own dice that falls to the floor costs the player a point (S-20).
    pub floor_penalty: bool,
    /// Whether a capture costs every other player a point (S-21).
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

/// The lowest target (S-1).
pub const LEAST_TARGET: u16 = 10;
/// The highest target (S-1).
pub const MOST_TARGET: u16 = 1000;
const TARGETS: &str = "10 to 1000";

const TARGETS_OFFERED: &[(&str, &str)] = &[
    ("10", "10"),
    ("25", "25"),
    ("50", "50"),
    ("75", "75"),
    ("100", "100"),
    ("150", "150"),
    ("200", "200"),
    ("300", "300"),
    ("500", "500"),
    ("1000", "1000"),
];

const TIE: [(&str, TieRule); 2] = [("another-round", TieRule::AnotherRound), ("shared", TieRule::SharedWin)];
const TEAM_TARGET: [(&str, TeamTarget); 2] = [
    ("any-player", TeamTarget::AnyPlayer),
    ("combined", TeamTarget::Combined),
];

impl GameOptions for StackOptions {
    const INFO: &'static [OptionInfo] = &[
        OptionInfo {
            key: "target",
            name: "Points to win",
            offer: Offer::OneOf(TARGETS_OFFERED),
            of_teams: false,
            values: TARGETS,
            what: "The score that ends the match.",
        },
        Enforcement::INFO,
        OptionInfo {
            key: "rotate-first",
            name: "First player moves on",
            offer: Offer::Switch,
            of_teams: false,
            values: "on or off",
            what: "The first player moves on by one seat each round.",
        },
        OptionInfo {
            key: "tie",
            name: "A tie at the top",
            offer: Offer::OneOf(&[("another-round", "One more round"), ("shared", "They share it")]),
            of_teams: false,
            values: "another-round or shared",
            what: "A tie at the top is settled by one more round, or the win is shared.",
        },
        OptionInfo {
            key: "team-target",
            name: "Teams reach the target",
            offer: Offer::OneOf(&[("any-player", "Either partner"), ("combined", "Both together")]),
            of_teams: true,
            values: "any-player or combined",
            what: "With teams: the match ends when any one player has the target, or when a team has it together.",
        },
        OptionInfo {
            key: "stack-on-partner",
            name: "Stack on your partner",
            offer: Offer::Switch,
            of_teams: true,
            values: "on or off",
            what: "With teams: your partner's dice may be stacked on too.",
        },
        OptionInfo {
            key: "floor-penalty",
            name: "Penalty for the floor",
            offer: Offer::Switch,
            of_teams: false,
            values: "on or off",
            what: "Each of your dice that falls to the floor when you roll costs you a point.",
        },
        OptionInfo {
            key: "capture-penalty",
            name: "Captures cost the others",
            offer: Offer::Switch,
            of_teams: false,
            values: "on or off",
            what: "A captured stack costs everybody else a point.",
        },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "target" => self.target = number("target", value, LEAST_TARGET..=MOST_TARGET, TARGETS)?,
            "enforcement" => self.enforcement = Enforcement::read(value)?,
            "rotate-first" => self.rotate_first = switch("rotate-first", value)?,
            "tie" => self.tie = choice("tie", value, "another-round or shared", &TIE)?,
            "team-target" => self.team_target = choice("team-target", value, "any-player or combined", &TEAM_TARGET)?,
            "stack-on-partner" => self.stack_on_partner = switch("stack-on-partner", value)?,
            "floor-penalty" => self.floor_penalty = switch("floor-penalty", value)?,
            "capture-penalty" => self.capture_penalty = switch("capture-penalty", value)?,
            _ => return Err(Self::unknown(key)),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        Some(match key {
            "target" => self.target.to_string(),
            "enforcement" => self.enforcement.word(),
            "rotate-first" => switch_word(self.rotate_first),
            "tie" => word(&self.tie, &TIE),
            "team-target" => word(&self.team_target, &TEAM_TARGET),
            "stack-on-partner" => switch_word(self.stack_on_partner),
            "floor-penalty" => switch_word(self.floor_penalty),
            "capture-penalty" => switch_word(self.capture_penalty),
            _ => return None,
        })
    }
}

/// The error for a target that is not allowed.
pub(super) fn bad_target(value: String) -> SetupError {
    SetupError::Option {
        option: "target".into(),
        value,
        allowed: TARGETS.into(),
    }
}
