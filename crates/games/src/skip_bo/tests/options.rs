//! The options of a match, the players that it allows, and the messages of refusals: G-4, K-1, K-2, K-11 to K-13.

use super::*;
use crate::skip_bo::SkipBo;
use crate::skip_bo::board::Board;
use crate::skip_bo::card::SKIP_BO;
use crate::skip_bo::classic::Classic;
use crate::skip_bo::options::{StockSize, Target};
use crate::skip_bo_mod::Mod;
use crate::skip_bo_mod::die::Die;
use messages::ToMessage;
use rules::error::SetupError;
use rules::options::GameOptions;

/// The message when an option is set to this value; `None` if it is accepted.
fn said<E: Edition>(key: &str, value: &str) -> Option<String> {
    let mut options = CardOptions::<E>::default();
    let error = options.set(key, value).err()?;
    assert_eq!(options, CardOptions::default(), "a refused value changes nothing");
    Some(Language::english().plain(&error.message()))
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
    let refused = [
        (
            "stock",
            vec!["4", "51", "0", "-5", "long", "", "5.5"],
            "standard, short, or 5 to 50",
        ),
        (
            "target",
            vec!["49", "5001", "0", "-50", "game", ""],
            "round, or 50 to 5000",
        ),
        (
            "first",
            vec!["0", "7", "youngest", ""],
            "random or a seat number, 1 to 6",
        ),
        ("enforcement", vec!["strict", ""], "assisted or table"),
        ("stalemate", vec!["on", ""], "reshuffle, draw or off"),
        ("decks", vec!["0", "3", "one", ""], "1 or 2"),
    ];
    for (key, values, allowed) in refused {
        for value in values {
            let text = said::<E>(key, value).unwrap_or_else(|| panic!("{key} = {value} is accepted"));
            assert_eq!(text, format!("option {key}: {value} is not allowed ({allowed})"));
        }
    }
    let unknown = said::<E>("stocks", "30").expect("an unknown option is refused");
    assert_eq!(
        unknown,
        "there is no option stocks; the options are: stock, target, first, enforcement, stalemate, decks, board"
    );
}

fn options_that_were_not_set_by_words_are_looked_at_all_the_same_k_1_k_2_k_12<E: Edition>() {
    let refuses = |change: fn(&mut CardOptions<E>)| {
        let answer = CardGame::new(&options(change), &solo(2), 0);
        Language::english().plain(&answer.expect_err("the options are refused").message())
    };
    assert!(refuses(|options| options.stock = StockSize::Cards(4)).contains("option stock: 4 is not allowed"));
    assert!(refuses(|options| options.stock = StockSize::Cards(51)).contains("option stock: 51 is not allowed"));
    assert!(refuses(|options| options.target = Target::Points(49)).contains("option target: 49 is not allowed"));
    assert!(refuses(|options| options.decks = 0).contains("option decks: 0 is not allowed"));
    assert!(refuses(|options| options.decks = 3).contains("option decks: 3 is not allowed"));
    assert!(refuses(|options| options.first = Some(255)).contains("option first: 256 is not allowed"));
    assert!(refuses(|options| options.board.print.die = other_die(options)).contains("die: "));
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
    let why = |teams: &[u8]| {
        let seats = Seats::teams(teams).expect("up to eight seats");
        match CardGame::<E>::new(&CardOptions::default(), &seats, 0) {
            Ok(game) => {
                let partner = game.partner(SeatId(ANA)).map(|seat| seat.0);
                assert_eq!(game.terms().partners, partner.is_some());
                partner.map_or("alone", |seat| if seat == 2 { "with Cy" } else { "with Di" })
            }
            Err(SetupError::Teams { why }) => Language::english().plain(&why).leak(),
            Err(other) => panic!("{other}"),
        }
    };
    let (few, pairs, opposite) = (
        "playing in pairs takes four or six players",
        "a team has exactly two players",
        "partners have to sit opposite each other",
    );
    assert_eq!(why(&[0, 1, 0, 1]), "with Cy");
    assert_eq!(why(&[9, 4, 9, 4]), "with Cy", "teams can have any number");
    assert_eq!(why(&[0, 1, 2, 0, 1, 2]), "with Di");
    assert_eq!(why(&[0, 1, 2, 3]), "alone");
    assert_eq!(why(&[5, 4, 3, 2, 1, 0]), "alone");
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

/// The message about a board file that can't be used, without its beginning, which names the file.
pub(crate) fn said_of_board<E: Edition>(name: &str, text: &str) -> String {
    let file = BoardFile::written(name, text);
    let said = said::<E>("board", file.name()).expect("a board that can't be used");
    let start = format!("the board file {} can't be used: ", file.name());
    said.strip_prefix(&start)
        .unwrap_or_else(|| panic!("{said} should start with {start}"))
        .to_owned()
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
    assert!(
        Language::english()
            .plain(&error.message())
            .contains("use fewer cards with this deck and so many players"),
        "{error}"
    );
    options.stock = StockSize::Standard;
    assert!(
        SkipBo::new(&options, &solo(2), 0).is_err(),
        "the usual size is too large as well"
    );
}

#[test]
fn a_bad_deck_is_refused_with_what_is_wrong_and_where_k_1() {
    let said = |name: &str, text: &str| said_of_board::<Classic>(name, text);
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
        said("too-many", &format!("{twelve}\nskip_bo = 19")),
        "numbers and skip_bo: a deck has at most 162 cards, but this one has 163"
    );
    assert_eq!(
        said(
            "with-a-die",
            &format!("{twelve}\nskip_bo = 18\ndie = [\"1-4\", \"1-4\", \"1-4\", \"1-4\", \"1-4\", \"1-4\"]")
        ),
        "die: this game has no die"
    );
    let missing = super::options::said::<Classic>("board", "no/such/board.toml").expect("no such file");
    assert!(
        missing.starts_with("the board file no/such/board.toml can't be used: "),
        "{missing}"
    );
}
