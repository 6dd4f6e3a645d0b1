//! The settings of a table in a room: the game, its options, and how people play it together.

use serde::{Deserialize, Serialize};

use crate::protocol::limits::{
    LONGEST_DAYS, LONGEST_DELAY_S, LONGEST_GRACE_S, LONGEST_OPTION, LONGEST_TURN_S, MOST_BOARD, MOST_OPTIONS,
};
use crate::protocol::refusal::RoomRefusal;
use games::catalog::{AnyGame, AnyOptions};
use host::bounded;
use messages::ToMessage;
use messages::names::{self, LONGEST, cleaned};
use rules::error::SetupError;
use rules::options::Offer;
use rules::seats::Seats;

/// The settings of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomSettings {
    /// The game, by its name on the command line.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The team of each seat; empty if all play for themselves.
    pub teams: Vec<u8>,
    /// The options that differ from the defaults, by key and value. None of them names a file.
    #[serde(deserialize_with = "bounded::list::<_, _, { 4 * MOST_OPTIONS }>")]
    pub options: Vec<(String, String)>,
    /// What is printed on dice and cards; `None` for the game's own board.
    pub board: Option<BoardText>,
    /// How long people may think.
    pub clock: TurnClock,
    /// Who has to agree to an undo.
    pub undo: UndoRule,
    /// How many seconds a seat waits for a person who is away.
    pub grace_s: u16,
    /// Whether a computer player then stands in by itself; otherwise a player has to ask for it.
    pub stands_in: bool,
    /// The delay of the onlookers' view, in seconds; `None` if nobody may look on.
    pub onlookers_delay_s: Option<u16>,
    /// How many milliseconds a computer player takes at least, so that people can follow.
    pub pace_ms: u16,
}

/// The text of a board file, sent as data: the server opens no file for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardText {
    /// Its name, without folders.
    #[serde(deserialize_with = "names::read_or_empty")]
    pub name: String,
    /// Its text, see `docs/rules`.
    pub text: String,
}

/// How long people may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnClock {
    /// There is no limit.
    #[default]
    None,
    /// There is no limit; after this many seconds the player is reminded.
    Reminder(u16),
    /// This many seconds for each decision; then a computer player decides instead.
    Turn(u16),
    /// This many seconds for the whole match; once they are used up, this many for each decision.
    Bank(u16, u16),
    /// This many days for each decision: the table takes its time. Nobody has to be there, the time runs while people
    /// are away and the server is off, and then a computer player plays the rest of the turn.
    Days(u8),
}

impl TurnClock {
    /// Whether the table takes its time.
    pub const fn takes_days(self) -> bool {
        matches!(self, Self::Days(_))
    }
}

/// Who has to agree to an undo.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum UndoRule {
    /// There is no undo.
    Never,
    /// The other people who play.
    #[default]
    Asked,
    /// Nobody: undo is free.
    Free,
}

impl RoomSettings {
    /// The default settings of a game for this many seats.
    pub fn of_game(game: &str, seats: u8) -> Self {
        Self {
            game: game.to_owned(),
            seats,
            teams: Vec::new(),
            options: Vec::new(),
            board: None,
            clock: TurnClock::None,
            undo: UndoRule::Asked,
            grace_s: 60,
            stands_in: true,
            onlookers_delay_s: Some(0),
            pace_ms: 800,
        }
    }

    /// The options and the seating of a match.
    ///
    /// # Errors
    /// [`RoomRefusal`]: what is wrong with them.
    pub fn checked(&self) -> Result<(AnyOptions, Seats), RoomRefusal> {
        let mut options = AnyOptions::of_game(&self.game).ok_or(RoomRefusal::UnknownGame)?;
        let too_long = |text: &String| text.len() > LONGEST_OPTION;
        if self.options.len() > MOST_OPTIONS
            || self.options.iter().any(|(key, value)| too_long(key) || too_long(value))
            || !self.times_are_allowed()
        {
            return Err(RoomRefusal::OutOfRange);
        }
        let files = options.info();
        for (key, value) in &self.options {
            if files.iter().any(|info| info.key == key && info.offer == Offer::File) {
                return Err(RoomRefusal::NamesFile(key.clone()));
            }
            options.set(key, value).map_err(refused)?;
        }
        if let Some(board) = &self.board {
            let is_clean = cleaned(&board.name, LONGEST).as_ref() == Some(&board.name);
            let is_name = is_clean && !board.name.contains(['/', '\\', ':']);
            if board.text.len() > MOST_BOARD || !is_name {
                return Err(RoomRefusal::OutOfRange);
            }
            options.set_board(&board.name, &board.text).map_err(refused)?;
        }
        let seats = match self.teams.as_slice() {
            [] => Seats::solo(self.seats.into()),
            teams if teams.len() == usize::from(self.seats) => Seats::teams(teams),
            _ => return Err(RoomRefusal::OutOfRange),
        };
        let seats = seats.map_err(refused)?;
        AnyGame::new(&options, &seats, 0).map_err(refused)?;
        Ok((options, seats))
    }

    fn times_are_allowed(&self) -> bool {
        let turn = |seconds: u16| (5..=LONGEST_TURN_S).contains(&seconds);
        let clock = match self.clock {
            TurnClock::None => true,
            TurnClock::Reminder(seconds) | TurnClock::Turn(seconds) => turn(seconds),
            TurnClock::Bank(bank, each) => turn(bank) && turn(each),
            TurnClock::Days(days) => (1..=LONGEST_DAYS).contains(&days),
        };
        clock
            && self.grace_s <= LONGEST_GRACE_S
            && self.onlookers_delay_s.is_none_or(|delay| delay <= LONGEST_DELAY_S)
            && self.pace_ms <= 10_000
    }
}

fn refused(error: SetupError) -> RoomRefusal {
    RoomRefusal::Setup(error.message())
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::catalog::NAMES;

    #[test]
    fn the_usual_settings_of_every_game_can_be_played() {
        for game in NAMES {
            let settings = RoomSettings::of_game(game, 2);
            assert!(settings.checked().is_ok(), "{game}");
            let many = RoomSettings { seats: 9, ..settings };
            assert!(matches!(many.checked(), Err(RoomRefusal::Setup(_))), "{game}");
        }
        assert_eq!(
            RoomSettings::of_game("chess", 2).checked(),
            Err(RoomRefusal::UnknownGame)
        );
    }

    #[test]
    fn a_table_that_takes_its_time_has_up_to_two_weeks_for_a_decision() {
        for (days, allowed) in [(0, false), (1, true), (LONGEST_DAYS, true), (LONGEST_DAYS + 1, false)] {
            let settings = RoomSettings {
                clock: TurnClock::Days(days),
                ..RoomSettings::of_game("stack", 2)
            };
            assert_eq!(settings.checked().is_ok(), allowed, "{days}");
        }
    }

    #[test]
    fn an_option_that_names_a_file_is_refused() {
        for game in ["skip-bo", "skip-bo-mod", "skip-bo-dice"] {
            for file in ["/etc/passwd", "standard"] {
                let settings = RoomSettings {
                    options: vec![("board".into(), file.into())],
                    ..RoomSettings::of_game(game, 2)
                };
                assert_eq!(
                    settings.checked(),
                    Err(RoomRefusal::NamesFile("board".into())),
                    "{game}"
                );
            }
        }
    }

    #[test]
    fn a_board_travels_as_checked_text() {
        let text = include_str!("../../../../assets/boards/skip_bo.toml");
        let with = |name: &str, text: &str| {
            let board = BoardText {
                name: name.into(),
                text: text.into(),
            };
            RoomSettings {
                board: Some(board),
                ..RoomSettings::of_game("skip-bo", 3)
            }
            .checked()
        };
        let (options, _) = with("ours", text).expect("a board");
        assert_eq!(options.get("board").as_deref(), Some("ours"));
        assert!(matches!(with("ours", "numbers = 3"), Err(RoomRefusal::Setup(_))));
        for wrong in ["../ours", "", "our\u{202e}s", "\u{200b}", "our\ns", " ours"] {
            assert_eq!(with(wrong, text), Err(RoomRefusal::OutOfRange), "{wrong:?}");
        }
        assert_eq!(
            with("ours", &format!("{text}#{}", "x".repeat(MOST_BOARD))),
            Err(RoomRefusal::OutOfRange)
        );
        let stack = RoomSettings {
            board: Some(BoardText {
                name: "ours".into(),
                text: text.into(),
            }),
            ..RoomSettings::of_game("stack", 2)
        };
        assert!(matches!(stack.checked(), Err(RoomRefusal::Setup(_))));
    }
}
