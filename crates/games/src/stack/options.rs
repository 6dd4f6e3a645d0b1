//! The options of a match of Stack.

use serde::{Deserialize, Serialize};

use crate::stack::sizes::LEAST_PLAYERS;
use messages::Message;
use messages::texts::{self, options_stack as words};
use rules::error::SetupError;
pub use rules::options::Enforcement;
use rules::options::{
    self, GameOptions, Offer, OptionInfo, ShortMatch, TurnTime, choice, number, switch, switch_word, word,
};
use rules::seats::Seats;

/// What happens after a tie at the top (S-18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TieRule {
    /// All players play one more round.
    #[default]
    AnotherRound,
    /// The tied players win together.
    SharedWin,
}

/// When a team has reached the target (S-19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TeamTarget {
    /// As soon as one of its players has reached it.
    #[default]
    AnyPlayer,
    /// As soon as the two players have reached it together.
    Combined,
}

/// The options of Stack.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StackOptions {
    /// The score that ends the match, in points, 10 to 1000 (S-1).
    pub target: u16,
    /// How the game handles slips (G-4).
    pub enforcement: Enforcement,
    /// Whether the role of first player moves by one seat each round (S-2).
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
            rotate_first: true,
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
/// The targets that a set-up screen offers.
const TARGETS_OFFERED: [&str; 10] = ["10", "25", "50", "75", "100", "150", "200", "300", "500", "1000"];

const TIE: [(&str, TieRule); 2] = [("another-round", TieRule::AnotherRound), ("shared", TieRule::SharedWin)];
const TEAM_TARGET: [(&str, TeamTarget); 2] = [
    ("any-player", TeamTarget::AnyPlayer),
    ("combined", TeamTarget::Combined),
];

/// The turns of a match for each point of the target, from two players up, and those that come on top: measured among
/// players of the level `normal`, 60 matches for each number of players and targets from 25 to 300.
const TURNS_FOR_POINT: [f32; 7] = [0.81, 0.91, 1.02, 1.18, 1.31, 1.45, 1.61];
const TURNS_MORE: f32 = 9.0;
/// How many times as many with partners.
const TURNS_OF_TEAMS: f32 = 1.08;

impl GameOptions for StackOptions {
    const TURN_TIME: TurnTime = TurnTime {
        person_s: 16.0,
        computer_s: 1.6,
    };
    const LENGTH: Option<&'static str> = Some("target");

    const SHORT: &'static [ShortMatch] = &[
        ShortMatch {
            players: 2,
            options: &[("target", "60")],
        },
        ShortMatch {
            players: 2,
            options: &[("target", "75"), ("capture-penalty", "on")],
        },
        ShortMatch {
            players: 3,
            options: &[("target", "50")],
        },
        ShortMatch {
            players: 3,
            options: &[("target", "50"), ("floor-penalty", "on")],
        },
        ShortMatch {
            players: 4,
            options: &[("target", "25")],
        },
    ];

    fn info() -> Vec<OptionInfo> {
        vec![
            OptionInfo {
                key: "target",
                name: words::TARGET,
                offer: Offer::OneOf(TARGETS_OFFERED.map(|target| (target, Message::verbatim(target))).into()),
                of_teams: false,
                is_main: true,
                values: targets(),
                what: words::TARGET_ABOUT,
            },
            Enforcement::info(),
            OptionInfo::switch("rotate-first", words::ROTATE, words::ROTATE_ABOUT),
            OptionInfo {
                key: "tie",
                name: words::TIE,
                offer: Offer::OneOf(vec![("another-round", words::TIE_ROUND), ("shared", words::TIE_SHARED)]),
                of_teams: false,
                is_main: false,
                values: options::words(&TIE),
                what: words::TIE_ABOUT,
            },
            OptionInfo {
                key: "team-target",
                name: words::TEAM_TARGET,
                offer: Offer::OneOf(vec![
                    ("any-player", words::TEAM_TARGET_EITHER),
                    ("combined", words::TEAM_TARGET_BOTH),
                ]),
                of_teams: true,
                is_main: false,
                values: options::words(&TEAM_TARGET),
                what: words::TEAM_TARGET_ABOUT,
            },
            OptionInfo {
                of_teams: true,
                ..OptionInfo::switch("stack-on-partner", words::PARTNER, words::PARTNER_ABOUT)
            },
            OptionInfo::switch("floor-penalty", words::FLOOR, words::FLOOR_ABOUT),
            OptionInfo::switch("capture-penalty", words::CAPTURE, words::CAPTURE_ABOUT),
        ]
    }

    fn turns(&self, seats: &Seats) -> f32 {
        let more = (seats.count() - LEAST_PLAYERS).min(TURNS_FOR_POINT.len() - 1);
        let turns = TURNS_MORE + TURNS_FOR_POINT[more] * f32::from(self.target);
        if seats.has_teams() {
            turns * TURNS_OF_TEAMS
        } else {
            turns
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "target" => self.target = number("target", value, LEAST_TARGET..=MOST_TARGET, targets())?,
            "enforcement" => self.enforcement = Enforcement::read(value)?,
            "rotate-first" => self.rotate_first = switch("rotate-first", value)?,
            "tie" => self.tie = choice("tie", value, options::words(&TIE), &TIE)?,
            "team-target" => {
                self.team_target = choice("team-target", value, options::words(&TEAM_TARGET), &TEAM_TARGET)?
            }
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

/// The targets that are allowed.
fn targets() -> Message {
    texts::options::values_range(LEAST_TARGET, MOST_TARGET)
}

/// The error for a target that is not allowed.
pub(super) fn bad_target(value: String) -> SetupError {
    SetupError::Option {
        option: "target".into(),
        value,
        allowed: targets(),
    }
}
