//! The options of a match of a card game.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use crate::skip_bo::board::Board;
use crate::skip_bo::edition::Edition;
use crate::skip_bo::sizes::{MOST_PLAYERS, SHORT_STOCK};
use messages::Message;
use messages::texts::{self, options_skip_bo as words};
use rules::error::SetupError;
pub use rules::options::Enforcement;
use rules::options::{self, FIRST, GameOptions, Offer, OptionInfo, ShortMatch, TurnTime, choice, number, word};
use rules::seats::Seats;

const STOCK: &str = "stock";
const LEAST_STOCK: u8 = 5;
const MOST_STOCK: u8 = 50;
/// The numbers of cards in a stock that a set-up screen offers.
const STOCK_OFFERED: [(&str, u8); 6] = [("5", 5), ("15", 15), ("20", 20), ("30", 30), ("40", 40), ("50", 50)];

const TARGET: &str = "target";
const LEAST_TARGET: u16 = 50;
const MOST_TARGET: u16 = 5000;

const DECKS: &str = "decks";
const DECKS_MEANT: [(&str, u8); MOST_DECKS as usize] = [("1", 1), ("2", 2)];
/// The most decks of a match (K-1).
pub const MOST_DECKS: u8 = 2;

const RANDOM: &str = "random";
const FIRST_OFFERED: [&str; MOST_PLAYERS + 1] = [RANDOM, "1", "2", "3", "4", "5", "6"];

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
    /// The round is a draw as soon as nobody can ever play again, and not before.
    Off,
}

const BOARD: &str = "board";
const STALEMATE: &str = "stalemate";
const STALEMATE_MEANT: [(&str, Stalemate); 3] = [
    ("reshuffle", Stalemate::Reshuffle),
    ("draw", Stalemate::Draw),
    ("off", Stalemate::Off),
];

/// The options of a card game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct CardOptions<E: Edition> {
    /// How many cards each stock has (K-2, M-1).
    pub stock: StockSize,
    /// When the match is over (K-12).
    pub target: Target,
    /// The number of decks, 1 or 2 (K-1).
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
    pub fn check(&self) -> Result<(), SetupError> {
        let wrong = |option: &'static str, allowed: Message| {
            let value = self.get(option).unwrap_or_default();
            Err(SetupError::Option {
                option: option.into(),
                value,
                allowed,
            })
        };
        if matches!(self.stock, StockSize::Cards(cards) if !(LEAST_STOCK..=MOST_STOCK).contains(&cards)) {
            return wrong(STOCK, stock_values());
        }
        if matches!(self.target, Target::Points(points) if !(LEAST_TARGET..=MOST_TARGET).contains(&points)) {
            return wrong(TARGET, target_values());
        }
        if !(1..=MOST_DECKS).contains(&self.decks) {
            return wrong(DECKS, options::words(&DECKS_MEANT));
        }
        let checked = self.board.print.check::<E>();
        checked.map_err(|error| error.of_file(&self.board.file))
    }
}

impl<E: Edition> GameOptions for CardOptions<E> {
    const SHORT: &'static [ShortMatch] = E::SHORT;
    const TURN_TIME: TurnTime = E::TURN_TIME;
    const LENGTH: Option<&'static str> = Some(TARGET);

    fn turns(&self, seats: &Seats) -> f32 {
        let players = seats.count();
        let stock = self.stock_cards(players);
        let points = match self.target {
            Target::Round => None,
            Target::Points(points) => Some(points),
        };
        E::LENGTH.turns(points, stock, E::standard_stock(players), seats)
    }

    fn info() -> Vec<OptionInfo> {
        vec![
            OptionInfo {
                key: STOCK,
                name: words::STOCK,
                offer: Offer::OneOf(stock_offered()),
                of_teams: false,
                is_main: true,
                values: stock_values(),
                what: E::about_stock(),
            },
            OptionInfo {
                key: TARGET,
                name: words::TARGET,
                offer: Offer::OneOf(vec![
                    ("round", words::TARGET_ROUND),
                    ("200", words::target_points(200)),
                    ("500", words::target_points(500)),
                    ("1000", words::target_points(1000)),
                ]),
                of_teams: false,
                is_main: true,
                values: target_values(),
                what: words::TARGET_ABOUT,
            },
            OptionInfo {
                key: FIRST,
                name: texts::options::FIRST,
                offer: options::first_offered(FIRST_OFFERED),
                of_teams: false,
                is_main: false,
                values: first_values(),
                what: words::FIRST_ABOUT,
            },
            Enforcement::info(),
            OptionInfo {
                key: STALEMATE,
                name: words::STALEMATE,
                offer: Offer::OneOf(vec![
                    ("reshuffle", words::STALEMATE_RESHUFFLE),
                    ("draw", words::STALEMATE_DRAW),
                    ("off", words::STALEMATE_OFF),
                ]),
                of_teams: false,
                is_main: false,
                values: options::words(&STALEMATE_MEANT),
                what: words::STALEMATE_ABOUT,
            },
            OptionInfo {
                key: DECKS,
                name: words::DECKS,
                offer: Offer::OneOf(vec![("1", words::DECKS_ONE), ("2", words::DECKS_TWO)]),
                of_teams: false,
                is_main: false,
                values: options::words(&DECKS_MEANT),
                what: words::DECKS_ABOUT,
            },
            OptionInfo {
                key: BOARD,
                name: words::BOARD,
                offer: Offer::File,
                of_teams: false,
                is_main: false,
                values: texts::options::VALUES_BOARD,
                what: words::BOARD_ABOUT,
            },
        ]
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            STOCK => self.stock = stock(value)?,
            TARGET => self.target = target(value)?,
            FIRST => self.first = first(value)?,
            Enforcement::KEY => self.enforcement = Enforcement::read(value)?,
            STALEMATE => {
                self.stalemate = choice(STALEMATE, value, options::words(&STALEMATE_MEANT), &STALEMATE_MEANT)?;
            }
            DECKS => self.decks = choice(DECKS, value, options::words(&DECKS_MEANT), &DECKS_MEANT)?,
            BOARD => self.board = Board::read::<E>(value)?,
            _ => return Err(Self::unknown(key)),
        }
        Ok(())
    }

    fn set_board(&mut self, name: &str, text: &str) -> Result<(), SetupError> {
        self.board = Board::of_text::<E>(name, text)?;
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
            Enforcement::KEY => self.enforcement.word(),
            STALEMATE => word(&self.stalemate, &STALEMATE_MEANT),
            DECKS => self.decks.to_string(),
            BOARD => self.board.file.clone(),
            _ => return None,
        })
    }
}

fn stock_offered() -> Vec<(&'static str, Message)> {
    let named = [("standard", words::STOCK_STANDARD), ("short", words::STOCK_SHORT)];
    let cards = STOCK_OFFERED.map(|(value, cards)| (value, words::stock_cards(cards)));
    named.into_iter().chain(cards).collect()
}

fn stock_values() -> Message {
    words::stock_values(LEAST_STOCK, MOST_STOCK)
}

fn target_values() -> Message {
    words::target_values(LEAST_TARGET, MOST_TARGET)
}

fn first_values() -> Message {
    texts::options::values_first(MOST_PLAYERS)
}

fn stock(value: &str) -> Result<StockSize, SetupError> {
    Ok(match value {
        "standard" => StockSize::Standard,
        "short" => StockSize::Short,
        _ => {
            let range = LEAST_STOCK.into()..=MOST_STOCK.into();
            StockSize::Cards(number(STOCK, value, range, stock_values())? as u8)
        }
    })
}

fn target(value: &str) -> Result<Target, SetupError> {
    Ok(match value {
        "round" => Target::Round,
        _ => Target::Points(number(TARGET, value, LEAST_TARGET..=MOST_TARGET, target_values())?),
    })
}

fn first(value: &str) -> Result<Option<u8>, SetupError> {
    Ok(match value {
        RANDOM => None,
        _ => Some(number(FIRST, value, 1..=MOST_PLAYERS as u16, first_values())? as u8 - 1),
    })
}

/// The error for a first seat that does not play.
pub(crate) fn no_such_first(seat: u8) -> SetupError {
    SetupError::Option {
        option: FIRST.into(),
        value: (u16::from(seat) + 1).to_string(),
        allowed: texts::options::VALUES_FIRST_PLAYS,
    }
}

/// The error for stocks so large that the deck does not leave five cards for each player.
pub(crate) fn stocks_too_large(cards: u8) -> SetupError {
    SetupError::Option {
        option: STOCK.into(),
        value: cards.to_string(),
        allowed: words::STOCK_TOO_LARGE,
    }
}
