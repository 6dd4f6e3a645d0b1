//! The options of a match of Skip-Bo Dice.

use serde::{Deserialize, Serialize};

use super::board::Board;
use crate::board::STANDARD;
use crate::skip_bo_dice::sizes::{LEAST_PLAYERS, MOST_PLAYERS};
use messages::texts::{options, options_skip_bo_dice as words};
use rules::error::SetupError;
use rules::ids::SeatId;
use rules::options::{
    Enforcement, FIRST, GameOptions, Offer, OptionInfo, ShortMatch, TurnTime, choice, first_offered, word,
};
use rules::seats::Seats;

/// Who goes first (G-5): a seat chosen in the set-up, such as that of the youngest, or a random seat; and whether the
/// others go first in rounds of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FirstSeat {
    /// A random seat.
    #[default]
    Random,
    /// This seat.
    Seat(SeatId),
    /// Each seat in one of as many rounds as there are players, a random one in the first. The sum of points decides.
    EachFromRandom,
    /// The same with this seat in the first round.
    EachFrom(SeatId),
}

impl FirstSeat {
    /// Whether the match has as many rounds as players.
    pub const fn is_each(self) -> bool {
        matches!(self, Self::EachFromRandom | Self::EachFrom(_))
    }

    /// The seat that was chosen for the first round; `None` for a random one.
    pub const fn chosen(self) -> Option<SeatId> {
        match self {
            Self::Seat(seat) | Self::EachFrom(seat) => Some(seat),
            Self::Random | Self::EachFromRandom => None,
        }
    }

    /// The same seat in a match of one round, or of as many as players.
    #[must_use]
    pub const fn of_rounds(self, each: bool) -> Self {
        match (each, self.chosen()) {
            (false, None) => Self::Random,
            (false, Some(seat)) => Self::Seat(seat),
            (true, None) => Self::EachFromRandom,
            (true, Some(seat)) => Self::EachFrom(seat),
        }
    }
}

/// The options of Skip-Bo Dice.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DiceOptions {
    /// The print on dice and boards (D-1 to D-3). A record contains all of it, so that it needs no board file.
    pub board: Board,
    /// The file of the board, or `standard`.
    pub board_file: String,
    /// Who goes first (G-5).
    pub first: FirstSeat,
    /// How the game handles slips (G-4). The rules penalise no slip, so both modes play alike.
    pub enforcement: Enforcement,
}

impl Default for DiceOptions {
    fn default() -> Self {
        Self {
            board: Board::standard(),
            board_file: STANDARD.to_owned(),
            first: FirstSeat::default(),
            enforcement: Enforcement::default(),
        }
    }
}

const FIRST_MEANT: [(&str, FirstSeat); MOST_PLAYERS + 1] = [
    ("random", FirstSeat::Random),
    ("1", FirstSeat::Seat(SeatId(0))),
    ("2", FirstSeat::Seat(SeatId(1))),
    ("3", FirstSeat::Seat(SeatId(2))),
    ("4", FirstSeat::Seat(SeatId(3))),
];
const ROUNDS: &str = "rounds";
const ROUNDS_MEANT: [(&str, bool); 2] = [("one", false), ("each-first", true)];

/// The turns of a round for each number of players, from the fewest up: measured among players of the level `normal`,
/// seven rounds for each number (docs/performance.md).
const TURNS: [f32; MOST_PLAYERS - LEAST_PLAYERS + 1] = [13.3, 16.4, 18.0];

impl GameOptions for DiceOptions {
    const TURN_TIME: TurnTime = TurnTime {
        person_s: 50.0,
        // With the answers of people to its calls.
        computer_s: 8.0,
    };

    const LENGTH: Option<&'static str> = Some(ROUNDS);

    const SHORT: &'static [ShortMatch] = &[
        ShortMatch {
            players: 2,
            options: &[],
        },
        ShortMatch {
            players: 3,
            options: &[],
        },
        ShortMatch {
            players: 4,
            options: &[],
        },
    ];

    fn turns(&self, seats: &Seats) -> f32 {
        let turns = TURNS[seats.count().saturating_sub(LEAST_PLAYERS).min(TURNS.len() - 1)];
        let rounds = if self.first.is_each() { seats.count() } else { 1 };
        turns * rounds as f32
    }

    fn info() -> Vec<OptionInfo> {
        vec![
            OptionInfo {
                key: "board",
                name: words::BOARD,
                offer: Offer::File,
                of_teams: false,
                is_main: false,
                values: options::VALUES_BOARD,
                what: words::BOARD_ABOUT,
            },
            OptionInfo {
                key: FIRST,
                name: options::FIRST,
                offer: first_offered(FIRST_MEANT.map(|(word, _)| word)),
                of_teams: false,
                is_main: true,
                values: options::values_first(MOST_PLAYERS),
                what: words::FIRST_ABOUT,
            },
            OptionInfo {
                key: ROUNDS,
                name: words::ROUNDS,
                offer: Offer::OneOf(vec![("one", words::ROUNDS_ONE), ("each-first", words::ROUNDS_EACH)]),
                of_teams: false,
                is_main: true,
                values: rules::options::words(&ROUNDS_MEANT),
                what: words::ROUNDS_ABOUT,
            },
            OptionInfo {
                offer: Offer::Never,
                what: words::SLIPS_ABOUT,
                ..Enforcement::info()
            },
        ]
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "board" => {
                self.board = Board::read(value)?;
                value.clone_into(&mut self.board_file);
            }
            FIRST => {
                let first = choice(FIRST, value, options::values_first(MOST_PLAYERS), &FIRST_MEANT)?;
                self.first = first.of_rounds(self.first.is_each());
            }
            ROUNDS => {
                let each = choice(ROUNDS, value, rules::options::words(&ROUNDS_MEANT), &ROUNDS_MEANT)?;
                self.first = self.first.of_rounds(each);
            }
            "enforcement" => self.enforcement = Enforcement::read(value)?,
            _ => return Err(Self::unknown(key)),
        }
        Ok(())
    }

    fn set_board(&mut self, name: &str, text: &str) -> Result<(), SetupError> {
        self.board = Board::of_text(name, text)?;
        name.clone_into(&mut self.board_file);
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        Some(match key {
            "board" => self.board_file.clone(),
            FIRST => word(&self.first.of_rounds(false), &FIRST_MEANT),
            ROUNDS => word(&self.first.is_each(), &ROUNDS_MEANT),
            "enforcement" => self.enforcement.word(),
            _ => return None,
        })
    }
}

/// The error for a first seat that does not play.
pub(super) fn no_such_first(seat: SeatId) -> SetupError {
    SetupError::Option {
        option: FIRST.into(),
        value: (u16::from(seat.0) + 1).to_string(),
        allowed: options::VALUES_FIRST_PLAYS,
    }
}
