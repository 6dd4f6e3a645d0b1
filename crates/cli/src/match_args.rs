//! What several commands share: the game, its options, the seating.

use std::path::PathBuf;
use std::str::FromStr;

use crate::error::{CliError, UsageError, ValueError};
use crate::localizer::CliLocalizer;
use games::catalog::{AnyGame, AnyOptions, NAMES};
use host::match_setup::MatchSetup;
use host::view::{SeatControl, SeatPlayer};
use messages::names;
use messages::texts::cli;
use messages::texts::rules as rules_words;
use rules::ai::character::Character;
use rules::ai::level::{Level, LevelError};
use rules::error::SetupError;
use rules::seats::Seats;
use system::random;

/// The key for partners, in games that allow partners.
pub(crate) const TEAMS: &str = "teams";

/// The help text for the game argument of a command.
pub fn game_help() -> String {
    format!("The game: {}", NAMES.join(", "))
}

/// The match that `play` starts, in a window or as text.
#[derive(clap::Args, Clone, Debug)]
pub struct MatchArgs {
    /// The game, by its name.
    #[arg(help = game_help(), required_unless_present = "resume")]
    pub game: Option<String>,
    /// Who plays, seat by seat: `you`, a person's name, or a computer player (easy, normal,
    /// hard, expert, greedy, random).
    #[arg(long, value_delimiter = ',', default_value = "you,normal")]
    pub seats: Vec<String>,
    /// The seed for everything random; random if not given.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Sets an option of the game; `tumbletop rules GAME` lists them.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<Setting>,
    /// How the game deals with slips; the same as `--set enforcement=...`.
    #[arg(long, value_parser = ["assisted", "table"])]
    pub enforcement: Option<String>,
    /// Plays in this terminal, by lines of text.
    #[arg(long)]
    pub text: bool,
    /// Resumes this saved match, as the list of matches names it; needs --text.
    #[arg(long, value_name = "ID", requires = "text", conflicts_with_all = ["game", "seed", "set", "enforcement"])]
    pub resume: Option<String>,
    /// The folder of the saved matches; by default the one that the window uses.
    #[arg(long, value_name = "DIR", requires = "text")]
    pub folder: Option<PathBuf>,
}

impl MatchArgs {
    /// The set-up of the match.
    ///
    /// # Errors
    /// [`CliError::Usage`] for an unknown game, a wrong setting, or a seating the game refuses.
    pub fn setup(&self, localizer: &CliLocalizer) -> Result<MatchSetup, CliError> {
        let mut settings = self.set.clone();
        settings.extend(self.enforcement.iter().map(|value| Setting {
            key: "enforcement".into(),
            value: value.clone(),
        }));
        let game = self.game.as_deref().unwrap_or_default();
        let (options, seats) = read(game, &settings, self.seats.len())?;
        let mut players: Vec<SeatPlayer> = Vec::new();
        for name in &self.seats {
            players.push(player(name, (&players, &self.seats), localizer)?);
        }
        for (seat, player) in players.iter().enumerate() {
            if players[..seat]
                .iter()
                .any(|other| names::is_same(&other.name, &player.name))
            {
                return Err(UsageError::SameName(player.name.clone()).into());
            }
        }
        check_levels(&options, players.iter().filter_map(|player| player.control.level()))?;
        Ok(MatchSetup {
            options,
            seats,
            seed: seed_or_any(self.seed).into(),
            players,
        })
    }
}

/// The player of the next seat: a computer player by its level, `you`, or a person by name. Who has no name yet gets one
/// that neither the players before nor any of the `given` words have.
fn player(
    name: &str,
    (others, given): (&[SeatPlayer], &[String]),
    localizer: &CliLocalizer,
) -> Result<SeatPlayer, CliError> {
    let seat = others.len();
    let is_taken = |name: &str| {
        let mut names = others.iter().map(|other| &other.name).chain(given);
        names.any(|other| names::is_same(other, name))
    };
    let (name, control) = match name.parse::<Level>() {
        Ok(level) => {
            let somebody = Character::free(level, is_taken).map(|somebody| somebody.name.to_owned());
            let name = somebody.unwrap_or_else(|| localizer.localize(&cli::player_number(seat + 1)));
            (name, SeatControl::Agent(level))
        }
        Err(error @ LevelError::NotForGame { .. }) => return Err(UsageError::Level(error).into()),
        // A name that can be used in the third person, like all the others.
        Err(LevelError::Unknown(_)) if name == "you" && seat == 0 => {
            let name = localizer.localize(&cli::PLAYER);
            let name = if is_taken(&name) {
                localizer.localize(&cli::player_number(seat + 1))
            } else {
                name
            };
            (name, SeatControl::Person)
        }
        Err(LevelError::Unknown(_)) if name == "you" => {
            (localizer.localize(&cli::player_number(seat + 1)), SeatControl::Person)
        }
        Err(LevelError::Unknown(_)) => {
            let name = names::cleaned(name, names::LONGEST).ok_or(UsageError::SeatWithoutName)?;
            (name, SeatControl::Person)
        }
    };
    Ok(SeatPlayer { name, control })
}

/// `KEY=VALUE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The key.
    pub key: String,
    /// The value.
    pub value: String,
}

impl FromStr for Setting {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Self, ValueError> {
        let (key, value) = text.split_once('=').ok_or(ValueError::Setting)?;
        Ok(Self {
            key: key.to_owned(),
            value: value.to_owned(),
        })
    }
}

/// The options of a match of `game` with these settings, and its seating with `seats` seats.
///
/// # Errors
/// [`CliError::Usage`] for an unknown game, a wrong setting, or a seating the game refuses.
pub fn read(game: &str, settings: &[Setting], seats: usize) -> Result<(AnyOptions, Seats), CliError> {
    let mut options = options_of(game)?;
    let mut teams = Teams::None;
    for Setting { key, value } in settings {
        if key == TEAMS {
            teams = value.parse().map_err(UsageError::Setup)?;
        } else {
            options
                .set(key, value)
                .map_err(|error| with_teams(error, options.takes_teams()))?;
        }
    }
    let seats = teams.seat(seats).map_err(UsageError::Setup)?;
    AnyGame::new(&options, &seats, 0).map_err(UsageError::Setup)?;
    Ok((options, seats))
}

/// The default options of a game.
///
/// # Errors
/// [`CliError::Usage`] for an unknown game.
pub fn options_of(game: &str) -> Result<AnyOptions, CliError> {
    Ok(AnyOptions::of_game(game).ok_or_else(|| UsageError::Game { name: game.to_owned() })?)
}

/// Refuses computer players that the game does not have.
///
/// # Errors
/// [`CliError::Usage`] with the levels that the game has.
pub fn check_levels(options: &AnyOptions, levels: impl IntoIterator<Item = Level>) -> Result<(), CliError> {
    let known = options.levels();
    let Some(level) = levels.into_iter().find(|level| !known.contains(level)) else {
        return Ok(());
    };
    let error = LevelError::NotForGame {
        level,
        game: options.name(),
        there_are: known,
    };
    Err(UsageError::Level(error).into())
}

/// The given seed, or a random one.
pub fn seed_or_any(seed: Option<u64>) -> u64 {
    seed.unwrap_or_else(random::seed)
}

/// Adds the key for partners to the list of keys, if the game takes it.
fn with_teams(error: SetupError, takes_teams: bool) -> UsageError {
    UsageError::Setup(match error {
        SetupError::UnknownOption { option, mut known } if takes_teams => {
            known.push(TEAMS.into());
            SetupError::UnknownOption { option, known }
        }
        other => other,
    })
}

/// Who plays with whom.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Teams {
    /// Everybody for themselves.
    None,
    /// Partners sit opposite each other.
    Opposite,
    /// A letter for each seat.
    Letters(Vec<u8>),
}

impl FromStr for Teams {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        match text {
            "off" => Ok(Self::None),
            "on" => Ok(Self::Opposite),
            _ if !text.is_empty() && text.bytes().all(|letter| letter.is_ascii_lowercase()) => {
                Ok(Self::Letters(text.bytes().collect()))
            }
            _ => Err(SetupError::Option {
                option: TEAMS.into(),
                value: text.to_owned(),
                allowed: cli::TEAMS_VALUES,
            }),
        }
    }
}

impl Teams {
    fn seat(&self, count: usize) -> Result<Seats, SetupError> {
        match self {
            Self::None => Seats::solo(count),
            Self::Opposite => {
                let half = (count / 2).max(1);
                let teams: Vec<_> = (0..count).map(|seat| (seat % half) as u8).collect();
                Seats::teams(&teams)
            }
            Self::Letters(letters) if letters.len() == count => Seats::teams(letters),
            Self::Letters(_) => Err(SetupError::Teams {
                why: rules_words::TEAMS_LETTERS,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::{Language, Locale};
    use messages::Message;
    use messages::texts::options as option_words;
    use rules::ai::character::is_no_name;
    use rules::ids::SeatId;

    fn settings(texts: &[&str]) -> Vec<Setting> {
        texts.iter().filter_map(|text| text.parse().ok()).collect()
    }

    /// Why a match of this game with this setting and this many seats is refused.
    fn refused(game: &str, setting: &str, count: usize) -> UsageError {
        match read(game, &settings(&[setting]), count) {
            Err(CliError::Usage(error)) => error,
            other => panic!("{setting} should be refused, and gives {other:?}"),
        }
    }

    /// The names of the players of these seats.
    fn seated(seats: &[&str]) -> Result<Vec<String>, UsageError> {
        let args = MatchArgs {
            game: Some("skip-bo".into()),
            seats: seats.iter().map(|seat| (*seat).to_owned()).collect(),
            seed: Some(1),
            set: Vec::new(),
            enforcement: None,
            text: false,
            resume: None,
            folder: None,
        };
        match args.setup(&CliLocalizer::of(Locale::English)) {
            Ok(setup) => Ok(setup.players.into_iter().map(|player| player.name).collect()),
            Err(CliError::Usage(error)) => Err(error),
            Err(error) => panic!("{error}"),
        }
    }

    #[test]
    fn no_two_seats_have_names_that_look_alike() {
        for seats in [["Ana", "Ana"], ["Ana", "An\u{200b}a"], ["Bo", "bo"]] {
            assert!(
                matches!(seated(&seats), Err(UsageError::SameName(_))),
                "{:?}",
                seated(&seats)
            );
        }
        // Computer players and "you" give way to the names that were given, wherever they sit.
        let first = seated(&["normal", "Cleo"]).expect("it can be played")[0].clone();
        for seats in [["normal", first.as_str()], ["you", "Player"]] {
            let names = seated(&seats).expect("it can be played");
            assert!(!names::is_same(&names[0], &names[1]), "{names:?}");
            assert_eq!(names[1], seats[1]);
        }
    }

    #[test]
    fn partners_sit_opposite_each_other_unless_letters_say_otherwise_s_19() {
        let seated = |teams: &str, count| read("stack", &settings(&[teams]), count).map(|(_, seats)| seats);
        let six = seated("teams=on", 6).expect("six can play in teams");
        assert!(six.partners(SeatId(1), SeatId(4)));
        let same = seated("teams=abcabc", 6).expect("the same in letters");
        assert!(same.partners(SeatId(1), SeatId(4)) && !same.partners(SeatId(1), SeatId(3)));
        let of_teams = |why| UsageError::Setup(SetupError::Teams { why });
        assert_eq!(
            refused("stack", "teams=aabb", 4),
            of_teams(rules_words::TEAMS_STACK_NEIGHBOURS)
        );
        assert_eq!(refused("stack", "teams=abab", 6), of_teams(rules_words::TEAMS_LETTERS));
        assert!(matches!(seated("teams=on", 5), Err(CliError::Usage(_))));
    }

    #[test]
    fn the_program_knows_the_names_that_it_gives_in_every_language() {
        for locale in Locale::OFFERED {
            let language = Language::carried(locale);
            for words in [cli::PLAYER, cli::player_number(3_u8)] {
                let name = language.localize(&words, &|_| String::new());
                assert!(is_no_name(&name), "{name}");
            }
        }
    }

    #[test]
    fn a_wrong_key_or_value_is_named() {
        let known_keys = |game: &str| match refused(game, "goal=10", 2) {
            UsageError::Setup(SetupError::UnknownOption { option, known }) if option == "goal" => known,
            other => panic!("there is no option goal, and the error is {other}"),
        };
        assert!(known_keys("stack").iter().any(|key| key == TEAMS));
        let of_dice = known_keys("skip-bo-dice");
        assert!(!of_dice.iter().any(|key| key == TEAMS), "no partners play Skip-Bo Dice");
        let value = |option: &'static str, value: &str, allowed| {
            UsageError::Setup(SetupError::Option {
                option: option.into(),
                value: value.to_owned(),
                allowed,
            })
        };
        assert_eq!(
            refused("stack", "target=5", 2),
            value("target", "5", option_words::values_range(10, 1000))
        );
        let ties = ["another-round", "shared"].map(Message::verbatim);
        assert_eq!(
            refused("stack", "tie=maybe", 2),
            value("tie", "maybe", option_words::values_words(ties))
        );
        let no_game = read("chess", &[], 2).expect_err("no such game");
        assert!(matches!(no_game, CliError::Usage(UsageError::Game { name }) if name == "chess"));
    }
}
