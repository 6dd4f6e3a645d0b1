//! The options of a match of a card game.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use crate::games::skip_bo::board::Board;
use crate::games::skip_bo::edition::Edition;
use crate::games::skip_bo::sizes::{MOST_PLAYERS, SHORT_STOCK};
use crate::games::skip_bo::stock::{STOCK, STOCK_VALUES};
use crate::rules::error::SetupError;
pub use crate::rules::options::Enforcement;
use crate::rules::options::{GameOptions, Offer, OptionInfo, number};

const LEAST_STOCK: u8 = 5;
const MOST_STOCK: u8 = 50;

const TARGET: &str = "target";
const TARGET_VALUES: &str = "round, or 50 to 5000";
const LEAST_TARGET: u16 = 50;
const MOST_TARGET: u16 = 5000;

const DECKS: &str = "decks";
const DECKS_VALUES: &str = "1 or 2";
/// The most decks that are played with (K-1).
pub const MOST_DECKS: u8 = 2;

const FIRST: &str = "first";
const FIRST_VALUES: &str = "random or the number of a seat, 1 to 6";
const RANDOM: &str = "random";
const FIRST_OFFERED: &[(&str, &str)] = &[
    (RANDOM, "Anybody"),
    ("1", "Seat 1"),
    ("2", "Seat 2"),
    ("3", "Seat 3"),
    ("4", "Seat 4"),
    ("5", "Seat 5"),
    ("6", "Seat 6"),
];

/// How many cards each stock has (K-2, M-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StockSize {
    /// The size that the rules give for this number of players.
    #[default]
    Standard,
    /// The short game.
    Short,
    /// This number of cards, 5 to 50.
    Cards(u8),
}

/// When the match is over (K-12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// After one round.
    #[default]
    Round,
    /// As soon as a player has this many points after a round, 50 to 5000.
    Points(u16),
}

/// What happens to a round in which nothing moves any more (K-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stalemate {
    /// All discard piles become the new draw pile. The third time without a stock card played in between ends the
    /// round.
    #[default]
    Reshuffle,
    /// The round is a draw after two full rounds of turns without a card drawn or played.
    Draw,
    /// The round is a draw only when nobody can ever act again, and then at once.
    Off,
}

const STALEMATE: &str = "stalemate";
const STALEMATE_OFFERED: &[(&str, &str)] = &[
    ("reshuffle", "Shuffle the discards"),
    ("draw", "The round is a draw"),
    ("off", "Play on"),
];

/// The options of a card game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct CardOptions<E: Edition> {
    /// How many cards each stock has (K-2, M-1).
    pub stock: StockSize,
    /// When the match is over (K-12).
    pub target: Target,
    /// How many decks are played with, 1 or 2 (K-1).
    pub decks: u8,
    /// What happens to a round in which nothing moves any more (K-11).
    pub stalemate: Stalemate,
    /// How the game handles slips (G-4).
    pub enforcement: Enforcement,
    /// The seat that goes first in the first round, counted from 0; a random seat if `None` (G-5).
    pub first: Option<u8>,
    /// The deck and the die.
    pub board: Board,
    /// The card game that the options are for.
    #[serde(skip)]
    pub edition: PhantomData<E>,
}

impl<E: Edition> Default for CardOptions<E> {
    fn default() -> Self {
        Self {
            stock: StockSize::default(),
            target: Target::default(),
            decks: 1,
            stalemate: Stalemate::default(),
            enforcement: Enforcement::default(),
            first: None,
            board: Board::standard::<E>(),
            edition: PhantomData,
        }
    }
}

impl<E: Edition> CardOptions<E> {
    /// The cards of each stock for this number of players.
    pub fn stock_cards(&self, players: usize) -> u8 {
        match self.stock {
            StockSize::Standard => E::standard_stock(players),
            StockSize::Short => SHORT_STOCK,
            StockSize::Cards(cards) => cards,
        }
    }

    /// Checks that [`GameOptions::set`] would accept the value of each option: options may come from a file.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let wrong = |option: &'static str, allowed: &'static str| {
            let value = self.get(option).unwrap_or_default();
            Err(SetupError::Option {
                option: option.into(),
                value,
                allowed: allowed.into(),
            })
        };
        if matches!(self.stock, StockSize::Cards(cards) if !(LEAST_STOCK..=MOST_STOCK).contains(&cards)) {
            return wrong(STOCK, STOCK_VALUES);
        }
        if matches!(self.target, Target::Points(points) if !(LEAST_TARGET..=MOST_TARGET).contains(&points)) {
            return wrong(TARGET, TARGET_VALUES);
        }
        if !(1..=MOST_DECKS).contains(&self.decks) {
            return wrong(DECKS, DECKS_VALUES);
        }
        let checked = self.board.print.check::<E>();
        checked.map_err(|error| error.of_file(&self.board.file))
    }
}

impl<E: Edition> GameOptions for CardOptions<E> {
    const INFO: &'static [OptionInfo] = &[
        E::STOCK_INFO,
        OptionInfo {
            key: TARGET,
            name: "The match",
            offer: Offer::OneOf(&[
                ("round", "One round"),
                ("200", "To 200"),
                ("500", "To 500"),
                ("1000", "To 1000"),
            ]),
            of_teams: false,
            values: TARGET_VALUES,
            what: "One round decides, or the match goes on until somebody has so many points; 500 is usual.",
        },
        OptionInfo {
            key: FIRST,
            name: "Goes first",
            offer: Offer::OneOf(FIRST_OFFERED),
            of_teams: false,
            values: FIRST_VALUES,
            what: "Who goes first, such as the youngest; in later rounds it moves on by one seat.",
        },
        Enforcement::INFO,
        OptionInfo {
            key: STALEMATE,
            name: "Nothing left to draw",
            offer: Offer::OneOf(STALEMATE_OFFERED),
            of_teams: false,
            values: "reshuffle, draw or off",
            what: "When no card is left to draw and a full round passes without a play: all discard piles become a new draw \
                   pile; or, after two rounds, the round is a draw; or play goes on until nobody can act any more.",
        },
        OptionInfo {
            key: DECKS,
            name: "Decks",
            offer: Offer::OneOf(&[("1", "One"), ("2", "Two")]),
            of_teams: false,
            values: DECKS_VALUES,
            what: "How many decks are shuffled together.",
        },
        OptionInfo {
            key: "board",
            name: "Deck and die",
            offer: Offer::File,
            of_teams: false,
            values: "standard or the name of a board file",
            what: "What is printed on the cards and, in MOD, on the die.",
        },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            STOCK => self.stock = stock(value)?,
            TARGET => self.target = target(value)?,
            FIRST => self.first = first(value)?,
            "enforcement" => self.enforcement = Enforcement::read(value)?,
            STALEMATE => self.stalemate = stalemate(value)?,
            DECKS => self.decks = number(DECKS, value, 1..=MOST_DECKS.into(), DECKS_VALUES)? as u8,
            "board" => self.board = Board::read::<E>(value)?,
            _ => return Err(Self::unknown(key)),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        Some(match key {
            STOCK => match self.stock {
                StockSize::Standard => "standard".to_owned(),
                StockSize::Short => "short".to_owned(),
                StockSize::Cards(cards) => cards.to_string(),
            },
            TARGET => match self.target {
                Target::Round => "round".to_owned(),
                Target::Points(points) => points.to_string(),
            },
            FIRST => match self.first {
                None => RANDOM.to_owned(),
                Some(seat) => (u16::from(seat) + 1).to_string(),
            },
            "enforcement" => self.enforcement.word(),
            STALEMATE => match self.stalemate {
                Stalemate::Reshuffle => "reshuffle",
                Stalemate::Draw => "draw",
                Stalemate::Off => "off",
            }
            .to_owned(),
            DECKS => self.decks.to_string(),
            "board" => self.board.file.clone(),
            _ => return None,
        })
    }
}

fn stock(value: &str) -> Result<StockSize, SetupError> {
    Ok(match value {
        "standard" => StockSize::Standard,
        "short" => StockSize::Short,
        _ => {
            let range = LEAST_STOCK.into()..=MOST_STOCK.into();
            StockSize::Cards(number(STOCK, value, range, STOCK_VALUES)? as u8)
        }
    })
}

fn stalemate(value: &str) -> Result<Stalemate, SetupError> {
    Ok(match value {
        "reshuffle" => Stalemate::Reshuffle,
        "draw" => Stalemate::Draw,
        "off" => Stalemate::Off,
        _ => {
            return Err(SetupError::Option {
                option: STALEMATE.into(),
                value: value.to_owned(),
                allowed: "reshuffle, draw or off".into(),
            });
        }
    })
}

fn target(value: &str) -> Result<Target, SetupError> {
    Ok(match value {
        "round" => Target::Round,
        _ => Target::Points(number(TARGET, value, LEAST_TARGET..=MOST_TARGET, TARGET_VALUES)?),
    })
}

fn first(value: &str) -> Result<Option<u8>, SetupError> {
    Ok(match value {
        RANDOM => None,
        _ => Some(number(FIRST, value, 1..=MOST_PLAYERS as u16, FIRST_VALUES)? as u8 - 1),
    })
}

/// The error for a first seat that does not play.
pub(crate) fn no_such_first(seat: u8) -> SetupError {
    SetupError::Option {
        option: FIRST.into(),
        value: (u16::from(seat) + 1).to_string(),
        allowed: "random or the number of a seat that plays".into(),
    }
}

/// The error for stocks so large that the deck does not leave five cards for each player.
pub(crate) fn stocks_too_large(cards: u8) -> SetupError {
    SetupError::Option {
        option: STOCK.into(),
        value: cards.to_string(),
        allowed: "fewer with this deck and so many players: it has to leave five cards for each of them".into(),
    }
}
