//! The options of a match, the players that it allows, and the messages of refusals: G-4, K-1, K-2, K-11 to K-13.

use super::*;
use crate::board::{BoardError, STANDARD};
use crate::skip_bo::SkipBo;
use crate::skip_bo::board::Board;
use crate::skip_bo::card::SKIP_BO;
use crate::skip_bo::classic::Classic;
use crate::skip_bo::options::{StockSize, Target};
use crate::skip_bo_mod::Mod;
use crate::skip_bo_mod::die::Die;
use language::Language;
use messages::texts::{self, options_skip_bo, rules as rules_words};
use rules::error::SetupError;
use rules::options::GameOptions;

/// The error when an option is set to this value; `None` if it is accepted.
fn refusal<E: Edition>(key: &str, value: &str) -> Option<SetupError> {
    let mut options = CardOptions::<E>::default();
    let error = options.set(key, value).err()?;
    assert_eq!(options, CardOptions::default(), "a refused value changes nothing");
    Some(error)
}

fn what_is_set_is_what_is_read_again_g_4<E: Edition>() {
    let taken = [
        ("stock", vec!["standard", "short", "5", "50"]),
        ("target", vec!["round", "50", "500", "5000"]),
        ("first", vec!["random", "1", "6"]),
        ("enforcement", vec!["assisted", "table"]),
        ("stalemate", vec!["reshuffle", "draw", "off"]),
        ("decks", vec!["1", "2"]),
        ("board", vec!["standard"]),
    ];
    let keys: Vec<_> = CardOptions::<E>::info().iter().map(|info| info.key).collect();
    assert_eq!(keys, taken.iter().map(|(key, _)| *key).collect::<Vec<_>>());
    for (key, values) in taken {
        for value in values {
            let mut options = CardOptions::<E>::default();
            options.set(key, value).expect("an allowed value");
            assert_eq!(options.get(key).as_deref(), Some(value), "{key}");
            CardGame::new(&options, &solo(if value == "6" { 6 } else { 2 }), 0).expect("two or six can play");
        }
    }
    assert_eq!(CardOptions::<E>::default().get("colour"), None);
}

fn what_is_no_value_of_an_option_is_refused_with_those_there_are_k_2_k_12<E: Edition>() {
    let one_of = |values: &[&str]| texts::options::values_words(values.iter().map(|value| Message::verbatim(*value)));
    let refused = [
        (
            "stock",
            vec!["4", "51", "0", "-5", "long", "", "5.5"],
            options_skip_bo::stock_values(5, 50),
        ),
        (
            "target",
            vec!["49", "5001", "0", "-50", "game", ""],
            options_skip_bo::target_values(50, 5000),
        ),
        ("first", vec!["0", "7", "youngest", ""], texts::options::values_first(6)),
        ("enforcement", vec!["strict", ""], one_of(&["assisted", "table"])),
        ("stalemate", vec!["on", ""], one_of(&["reshuffle", "draw", "off"])),
        ("decks", vec!["0", "3", "one", ""], one_of(&["1", "2"])),
    ];
    for (key, values, allowed) in refused {
        for value in values {
            let error = refusal::<E>(key, value).unwrap_or_else(|| panic!("{key} = {value} is accepted"));
            let expected = SetupError::Option {
                option: key.into(),
                value: value.to_owned(),
                allowed: allowed.clone(),
            };
            assert_eq!(error, expected);
        }
    }
    let unknown = refusal::<E>("stocks", "30").expect("an unknown option is refused");
    let keys = ["stock", "target", "first", "enforcement", "stalemate", "decks", "board"];
    let expected = SetupError::UnknownOption {
        option: "stocks".to_owned(),
        known: keys.map(Into::into).to_vec(),
    };
    assert_eq!(unknown, expected);
}

fn options_that_were_not_set_by_words_are_looked_at_all_the_same_k_1_k_2_k_12<E: Edition>() {
    let refuses = |change: fn(&mut CardOptions<E>)| {
        let answer = CardGame::new(&options(change), &solo(2), 0);
        answer.expect_err("the options are refused")
    };
    let value = |change| match refuses(change) {
        SetupError::Option { option, value, .. } => (option.into_owned(), value),
        other => panic!("a value should be refused, and the error is {other}"),
    };
    let is = |option: &str, value: &str| (option.to_owned(), value.to_owned());
    assert_eq!(value(|options| options.stock = StockSize::Cards(4)), is("stock", "4"));
    assert_eq!(value(|options| options.stock = StockSize::Cards(51)), is("stock", "51"));
    assert_eq!(value(|options| options.target = Target::Points(49)), is("target", "49"));
    assert_eq!(value(|options| options.decks = 0), is("decks", "0"));
    assert_eq!(value(|options| options.decks = 3), is("decks", "3"));
    assert_eq!(value(|options| options.first = Some(255)), is("first", "256"));
    let why = if E::DIE {
        rules_words::BOARD_DIE_MISSING
    } else {
        rules_words::BOARD_DIE_NONE
    };
    assert_eq!(
        refuses(|options| options.board.print.die = other_die(options)),
        BoardError::key("die", why).of_file(STANDARD)
    );
}

/// No die for the game that has one, and a die for the game that has none.
fn other_die<E: Edition>(options: &CardOptions<E>) -> Option<Die> {
    if options.board.print.die.is_some() {
        None
    } else {
        Board::standard::<Mod>().print.die
    }
}

fn partners_are_four_or_six_in_pairs_that_sit_opposite_k_13<E: Edition>() {
    // Ana's partner, or why these teams are not possible.
    let partner = |teams: &[u8]| {
        let seats = Seats::teams(teams).expect("up to eight seats");
        match CardGame::<E>::new(&CardOptions::default(), &seats, 0) {
            Ok(game) => {
                let partner = game.partner(SeatId(ANA)).map(|seat| seat.0);
                assert_eq!(game.terms().partners, partner.is_some());
                Ok(partner)
            }
            Err(SetupError::Teams { why }) => Err(why),
            Err(other) => panic!("{other}"),
        }
    };
    let why = |teams| partner(teams).expect_err("these teams can't play");
    let few = rules_words::TEAMS_SKIP_BO_COUNT;
    let pairs = rules_words::TEAMS_PAIRS;
    let opposite = rules_words::TEAMS_SKIP_BO_OPPOSITE;
    assert_eq!(partner(&[0, 1, 0, 1]), Ok(Some(CY)));
    assert_eq!(partner(&[9, 4, 9, 4]), Ok(Some(CY)), "teams can have any number");
    assert_eq!(partner(&[0, 1, 2, 0, 1, 2]), Ok(Some(DI)));
    assert_eq!(partner(&[0, 1, 2, 3]), Ok(None));
    assert_eq!(partner(&[5, 4, 3, 2, 1, 0]), Ok(None));
    assert_eq!(why(&[0, 0]), few);
    assert_eq!(why(&[0, 1, 0]), few);
    assert_eq!(why(&[0, 1, 0, 1, 2]), few);
    assert_eq!(why(&[0, 0, 0, 0]), pairs);
    assert_eq!(why(&[0, 1, 0, 2]), pairs, "nobody plays alone against pairs");
    assert_eq!(why(&[0, 1, 0, 1, 0, 1]), pairs, "two teams of three");
    assert_eq!(why(&[0, 0, 1, 1]), opposite);
    assert_eq!(why(&[0, 1, 1, 0]), opposite);
    assert_eq!(why(&[0, 1, 2, 0, 2, 1]), opposite);
    assert_eq!(why(&[0, 1, 0, 2, 1, 2]), opposite);
}

in_both_games! {
    what_is_set_is_what_is_read_again_g_4,
    what_is_no_value_of_an_option_is_refused_with_those_there_are_k_2_k_12,
    options_that_were_not_set_by_words_are_looked_at_all_the_same_k_1_k_2_k_12,
    partners_are_four_or_six_in_pairs_that_sit_opposite_k_13,
}

/// A board file, deleted when this value is dropped.
pub(crate) struct BoardFile(std::path::PathBuf);

impl BoardFile {
    /// Writes a board file; no other test may use the same `name`.
    pub fn written(name: &str, text: &str) -> Self {
        let path = std::env::temp_dir().join(format!("tumbletop-{name}-{}.toml", std::process::id()));
        std::fs::write(&path, text).expect("a board file can be written");
        Self(path)
    }

    pub fn name(&self) -> &str {
        self.0.to_str().expect("a name that can be read")
    }
}

impl Drop for BoardFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Why a board file can't be used. The error names the file.
pub(crate) fn why_not_board<E: Edition>(name: &str, text: &str) -> Message {
    let written = BoardFile::written(name, text);
    match refusal::<E>("board", written.name()).expect("a board that can't be used") {
        SetupError::Board { file, why } => {
            assert_eq!(file, written.name());
            why
        }
        other => panic!("the board should be refused, and the error is {other}"),
    }
}

/// Why a board file can't be used, if the parser says it: in the parser's own words.
pub(crate) fn parser_of_board<E: Edition>(name: &str, text: &str) -> String {
    let why = why_not_board::<E>(name, text);
    assert!(why.is_verbatim(), "{why}");
    Language::english().plain(&why)
}

#[test]
fn another_deck_can_be_played_with_and_is_in_the_options_then_k_1() {
    let file = BoardFile::written("deck", "numbers = [5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]\nskip_bo = 6\n");
    let mut options = CardOptions::<Classic>::default();
    options.set("board", file.name()).expect("a board that can be used");
    assert_eq!(options.get("board").as_deref(), Some(file.name()));
    let deck = options.board.print.deck;
    assert_eq!((deck.of(Card(1)), deck.of(Card(12)), deck.of(SKIP_BO)), (5, 4, 6));
    // From 55 cards two players can have 22 each in the stock, so that five are left for both; with 23 they can't.
    drop(file);
    options.stock = StockSize::Cards(22);
    let mut game = SkipBo::new(&options, &solo(2), 0).expect("the file is not needed any more");
    shuffled(&mut game);
    assert_eq!(game.draw_len(), 55 - 2 * 22 - 5);
    options.stock = StockSize::Cards(23);
    let error = SkipBo::new(&options, &solo(2), 0).expect_err("too few cards");
    let expected = SetupError::Option {
        option: "stock".into(),
        value: "23".to_owned(),
        allowed: options_skip_bo::STOCK_TOO_LARGE,
    };
    assert_eq!(error, expected);
    options.stock = StockSize::Standard;
    assert!(
        SkipBo::new(&options, &solo(2), 0).is_err(),
        "the usual size is too large as well"
    );
}

#[test]
fn a_bad_deck_is_refused_with_what_is_wrong_and_where_k_1() {
    let said = |name: &str, text: &str| parser_of_board::<Classic>(name, text);
    let why = |name: &str, text: &str| why_not_board::<Classic>(name, text);
    let twelve = "numbers = [12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12]";
    assert!(said("no-wilds", twelve).contains("missing field `skip_bo`"));
    assert!(said("no-numbers", "skip_bo = 18").contains("missing field `numbers`"));
    assert!(said("empty", "").contains("missing field"));
    assert!(
        said(
            "eleven",
            "numbers = [12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12]\nskip_bo = 18"
        )
        .contains("numbers")
    );
    assert!(said("below-zero", &format!("{twelve}\nskip_bo = -1")).contains("skip_bo = -1"));
    assert!(said("too-large", &format!("{twelve}\nskip_bo = 70000")).contains("skip_bo = 70000"));
    assert!(said("a-word", &format!("{twelve}\nskip_bo = \"many\"")).contains("skip_bo = \"many\""));
    assert!(said("other-key", &format!("{twelve}\nskip_bo = 18\njokers = 2")).contains("unknown field `jokers`"));
    assert!(said("no-toml", "numbers: 12").contains("TOML"));
    assert_eq!(
        why("too-many", &format!("{twelve}\nskip_bo = 19")),
        rules_words::board_key("numbers and skip_bo", rules_words::board_deck(162, 163))
    );
    assert_eq!(
        why(
            "with-a-die",
            &format!("{twelve}\nskip_bo = 18\ndie = [\"1-4\", \"1-4\", \"1-4\", \"1-4\", \"1-4\", \"1-4\"]")
        ),
        rules_words::board_key("die", rules_words::BOARD_DIE_NONE)
    );
    let missing = refusal::<Classic>("board", "no/such/board.toml");
    assert!(
        matches!(&missing, Some(SetupError::Board { file, .. }) if file == "no/such/board.toml"),
        "{missing:?}"
    );
}
