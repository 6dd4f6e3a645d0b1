//! The print on the dice and the boards, read from a file (D-1 to D-3, D-16).

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::value::{DICE, MOST_BUBBLES, NUMBER_DICE, PileId, StockpileId, Value};
use crate::board::{BoardError, STANDARD, read, read_text};
use crate::skip_bo_dice::sizes::{MOST_BOXES, MOST_PILES, MOST_PLAYERS, MOST_STOCKPILES, PILES_TO_END};
use messages::Message;
use messages::texts::rules as words;
use rules::die::DieId;
use rules::error::SetupError;

const BUILT_IN: &str = include_str!("../../../../assets/boards/skip_bo_dice.toml");
/// The most free Skip-Bos, and the most free re-rolls, that a board can give.
const MOST_FREE: u8 = 9;
const NUMBER_SIDES: usize = 6;
const BONUS_SIDES: usize = 10;

/// The dice and the boards of a match; all players have the same board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    pub(super) numbers: [[Value; NUMBER_SIDES]; NUMBER_DICE],
    pub(super) bonus: [Value; BONUS_SIDES],
    pub(super) piles: u8,
    pub(super) bubbles: u8,
    /// The bubbles under a star, by pile: bit 1 is bubble 1.
    pub(super) stars: [u16; MOST_PILES],
    /// The stars for each place, first place first; 0 for the places without stars.
    pub(super) place_rewards: [u8; MOST_PLAYERS],
    pub(super) stockpiles: u8,
    pub(super) boxes: u8,
    pub(super) free_skip_bos: u8,
    pub(super) free_rerolls: u8,
}

/// The content of a board file.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct BoardFile {
    number_dice: Vec<String>,
    bonus_die: String,
    bubbles: u8,
    place_rewards: Vec<u8>,
    stockpiles: u8,
    boxes: u8,
    free_skip_bos: u8,
    free_re_rolls: u8,
    stars: StarMap,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StarMap {
    #[serde(rename = "A")]
    a: Vec<u8>,
    #[serde(rename = "B")]
    b: Vec<u8>,
    #[serde(rename = "C")]
    c: Vec<u8>,
    #[serde(rename = "D")]
    d: Option<Vec<u8>>,
}

/// The standard board. A test checks that the built-in file can be read, so the blank board, with which no match can
/// be set up, is never used.
static BUILT_IN_BOARD: LazyLock<Board> = LazyLock::new(|| Board::read(STANDARD).unwrap_or_default());

impl Board {
    /// The standard board.
    pub fn standard() -> Self {
        *BUILT_IN_BOARD
    }

    /// Reads a board file; the name `standard` means the standard board.
    ///
    /// # Errors
    /// [`SetupError::Board`] with the file, the key and the reason.
    pub fn read(path: &str) -> Result<Self, SetupError> {
        read(path, BUILT_IN, |file: BoardFile| file.board())
    }

    /// Reads the text of a board file.
    ///
    /// # Errors
    /// The same as [`Self::read`].
    pub fn of_text(name: &str, text: &str) -> Result<Self, SetupError> {
        read_text(name, text, |file: BoardFile| file.board())
    }

    /// The build piles of a player, A first.
    pub fn pile_ids(&self) -> impl Iterator<Item = PileId> + use<> {
        (0..self.piles).map(PileId)
    }

    /// How many bubbles a build pile has.
    pub const fn bubbles(&self) -> u8 {
        self.bubbles
    }

    /// Whether a bubble, counted from 1, is under a star (D-3).
    pub fn has_star(&self, pile: PileId, bubble: u8) -> bool {
        self.stars
            .get(pile.index())
            .is_some_and(|stars| u32::from(*stars).checked_shr(bubble.into()).unwrap_or(0) & 1 == 1)
    }

    /// The stars for completing a pile at this place, counted from 1 (D-16).
    pub fn place_reward(&self, place: u8) -> u8 {
        let index = usize::from(place).wrapping_sub(1);
        self.place_rewards.get(index).copied().unwrap_or(0)
    }

    /// The stockpiles of a player, in order.
    pub fn stockpile_ids(&self) -> impl Iterator<Item = StockpileId> + use<> {
        (0..self.stockpiles).map(StockpileId)
    }

    /// How many boxes a stockpile has.
    pub const fn boxes(&self) -> u8 {
        self.boxes
    }

    /// How many free Skip-Bos each player starts with.
    pub const fn free_skip_bos(&self) -> u8 {
        self.free_skip_bos
    }

    /// How many free re-rolls each player starts with.
    pub const fn free_rerolls(&self) -> u8 {
        self.free_rerolls
    }

    /// The sides of a die; empty if there is no such die.
    pub fn sides(&self, die: DieId) -> &[Value] {
        match die.index() {
            NUMBER_DICE => &self.bonus,
            index => self.numbers.get(index).map_or(&[], <[Value; NUMBER_SIDES]>::as_slice),
        }
    }

    /// Checks whether a match can be played with this board; the error names the key of the file.
    pub(super) fn check(&self) -> Result<(), BoardError> {
        let within = |key: &'static str, found: u8, least: usize, most: usize| {
            ensure((least..=most).contains(&found.into()), key, || {
                words::board_range(least, most, found)
            })
        };
        within("bubbles", self.bubbles, 1, MOST_BUBBLES)?;
        within("stockpiles", self.stockpiles, 1, MOST_STOCKPILES)?;
        within("boxes", self.boxes, 1, MOST_BOXES)?;
        within("free-skip-bos", self.free_skip_bos, 0, MOST_FREE.into())?;
        within("free-re-rolls", self.free_rerolls, 0, MOST_FREE.into())?;
        within("stars", self.piles, PILES_TO_END, MOST_PILES)?;
        for (stars, pile) in self.stars.iter().zip((0..).map(PileId)) {
            let allowed = if pile.0 < self.piles {
                (2 << self.bubbles) - 2
            } else {
                0_u32
            };
            ensure(u32::from(*stars) & !allowed == 0, "stars", || {
                words::board_no_such_bubble(pile.letter())
            })?;
        }
        self.check_dice()
    }

    /// Checks that all sides show a value, and that every bubble can be filled by some die.
    fn check_dice(&self) -> Result<(), BoardError> {
        let mut shown = [false; Value::SKIP_BO.0 as usize + 1];
        for die in (0..DICE as u8).map(DieId) {
            for side in self.sides(die) {
                let key = if die.index() < NUMBER_DICE {
                    "number-dice"
                } else {
                    "bonus-die"
                };
                match shown.get_mut(usize::from(side.0)) {
                    Some(shown) if side.is_shown() => *shown = true,
                    _ => {
                        return Err(BoardError::key(key, words::board_no_side(side.0.to_string())));
                    }
                }
            }
        }
        let wild = shown[usize::from(Value::SKIP_BO.0)];
        let missing = (1..=self.bubbles).find(|number| !wild && !shown[usize::from(*number)]);
        missing.map_or(Ok(()), |number| {
            Err(BoardError::key("number-dice", words::board_unfillable(number)))
        })
    }
}

impl BoardFile {
    /// The board that the file describes.
    fn board(self) -> Result<Board, BoardError> {
        let mut board = Board {
            bonus: sides("bonus-die", &self.bonus_die)?,
            bubbles: self.bubbles,
            stockpiles: self.stockpiles,
            boxes: self.boxes,
            free_skip_bos: self.free_skip_bos,
            free_rerolls: self.free_re_rolls,
            ..Board::default()
        };
        ensure(self.number_dice.len() == NUMBER_DICE, "number-dice", || {
            words::board_count(NUMBER_DICE, self.number_dice.len())
        })?;
        for (die, text) in board.numbers.iter_mut().zip(&self.number_dice) {
            *die = sides("number-dice", text)?;
        }
        ensure(self.place_rewards.len() <= MOST_PLAYERS, "place-rewards", || {
            words::board_at_most(MOST_PLAYERS)
        })?;
        board.place_rewards[..self.place_rewards.len()].copy_from_slice(&self.place_rewards);
        let StarMap { a, b, c, d } = self.stars;
        for (pile, bubbles) in [Some(a), Some(b), Some(c), d].into_iter().flatten().enumerate() {
            board.piles += 1;
            for bubble in bubbles {
                let letter = PileId(pile as u8).letter();
                ensure((1..=MOST_BUBBLES as u8).contains(&bubble), "stars", || {
                    words::board_no_bubble(letter, bubble)
                })?;
                board.stars[pile] |= 1 << bubble;
            }
        }
        board.check()?;
        Ok(board)
    }
}

/// Reads the sides of a die, as in `1 3 5 7 9 S`.
fn sides<const SIDES: usize>(key: &'static str, text: &str) -> Result<[Value; SIDES], BoardError> {
    let mut sides = [Value::BLANK; SIDES];
    let count = text.split_whitespace().count();
    ensure(count == SIDES, key, || {
        words::board_sides(SIDES, format!("{text:?}"), count)
    })?;
    for (side, word) in sides.iter_mut().zip(text.split_whitespace()) {
        let number = word
            .parse()
            .ok()
            .filter(|number| (1..=MOST_BUBBLES as u8).contains(number));
        *side = match (word, number) {
            ("S", _) => Value::SKIP_BO,
            (_, Some(number)) => Value(number),
            _ => {
                return Err(BoardError::key(key, words::board_no_side(format!("{word:?}"))));
            }
        };
    }
    Ok(sides)
}

fn ensure(holds: bool, key: &'static str, why: impl FnOnce() -> Message) -> Result<(), BoardError> {
    if holds {
        Ok(())
    } else {
        Err(BoardError::key(key, why()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Why a file with this text is no board.
    fn why_not(text: &str) -> Message {
        match read(STANDARD, text, |file: BoardFile| file.board()) {
            Err(SetupError::Board { why, .. }) => why,
            other => panic!("the board should be refused, and gives {other:?}"),
        }
    }

    fn refused(from: &str, to: &str) -> Message {
        let text = BUILT_IN.replacen(from, to, 1);
        assert_ne!(text, BUILT_IN, "{from} is in the file");
        why_not(&text)
    }

    #[test]
    fn the_game_carries_a_board_that_can_be_read_d_3() {
        let board = Board::read(STANDARD).expect("the program's own file");
        assert_eq!(board, Board::standard());
        assert_eq!(board.check(), Ok(()));
    }

    #[test]
    fn the_standard_dice_are_three_odd_and_two_even_ones_with_a_skip_bo_each_d_2() {
        let board = Board::standard();
        let sides = |die| {
            board
                .sides(DieId(die))
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(" ")
        };
        for odd in 0..3 {
            assert_eq!(sides(odd), "1 3 5 7 9 Skip-Bo");
        }
        for even in 3..5 {
            assert_eq!(sides(even), "2 4 6 8 10 Skip-Bo");
        }
        assert_eq!(board.sides(DieId(6)), []);
    }

    #[test]
    fn the_bonus_die_shows_one_to_ten_its_zero_is_a_ten_d_1() {
        let board = Board::standard();
        let expected: Vec<_> = (1..=10).map(Value).collect();
        assert_eq!(board.sides(crate::skip_bo_dice::value::BONUS), expected);
    }

    #[test]
    fn the_standard_board_has_four_starred_piles_and_four_stockpiles_of_four_d_3() {
        let board = Board::standard();
        let starred = |pile| {
            (0..=20)
                .filter(|bubble| board.has_star(PileId(pile), *bubble))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            [0, 1, 2, 3].map(starred),
            [[4, 7, 10], [2, 5, 10], [3, 8, 10], [6, 9, 10]]
        );
        assert_eq!((board.pile_ids().count(), board.bubbles()), (4, 10));
        assert_eq!((board.stockpile_ids().count(), board.boxes()), (4, 4));
        assert_eq!((board.free_skip_bos(), board.free_rerolls()), (1, 3));
        assert_eq!(
            [0, 1, 2, 3, 4, 5].map(|place| board.place_reward(place)),
            [0, 3, 2, 1, 0, 0]
        );
    }

    #[test]
    fn a_bad_board_file_is_refused_with_the_key_and_what_is_wrong_d_3() {
        for (from, to, key, why) in [
            (
                "1 3 5 7 9 S",
                "1 3 5 7 9 11",
                "number-dice",
                words::board_no_side("\"11\""),
            ),
            (
                "1 3 5 7 9 S",
                "1 3 5 7 9",
                "number-dice",
                words::board_sides(6, "\"1 3 5 7 9\"", 5),
            ),
            ("    \"2 4 6 8 10 S\",\n", "", "number-dice", words::board_count(5, 4)),
            (
                "1 2 3 4 5 6 7 8 9 10",
                "0 2 3 4 5 6 7 8 9 10",
                "bonus-die",
                words::board_no_side("\"0\""),
            ),
            ("bubbles = 10", "bubbles = 11", "bubbles", words::board_range(1, 10, 11)),
            ("bubbles = 10", "bubbles = 9", "stars", words::board_no_such_bubble('A')),
            ("[3, 2, 1]", "[5, 4, 3, 2, 1]", "place-rewards", words::board_at_most(4)),
            (
                "stockpiles = 4",
                "stockpiles = 5",
                "stockpiles",
                words::board_range(1, 4, 5),
            ),
            ("boxes = 4", "boxes = 0", "boxes", words::board_range(1, 4, 0)),
            (
                "free-skip-bos = 1",
                "free-skip-bos = 10",
                "free-skip-bos",
                words::board_range(0, 9, 10),
            ),
            (
                "free-re-rolls = 3",
                "free-re-rolls = 10",
                "free-re-rolls",
                words::board_range(0, 9, 10),
            ),
            ("A = [4, 7, 10]", "A = [0]", "stars", words::board_no_bubble('A', 0)),
        ] {
            assert_eq!(refused(from, to), words::board_key(key, why), "{to:?}");
        }
        // The rest is in the words of the TOML parser.
        for (from, to, said) in [
            ("bubbles = 10", "bubbles = 300", "bubbles"),
            ("bubbles = 10", "bubbels = 10", "bubbels"),
            ("bubbles = 10\n", "", "bubbles"),
            ("C = [3, 8, 10]\nD = [6, 9, 10]", "", "missing field `C`"),
        ] {
            let why = refused(from, to);
            assert!(
                why.is_verbatim() && why.to_string().contains(said),
                "{to:?} gives: {why}"
            );
        }
    }

    #[test]
    fn a_number_that_no_die_can_show_is_refused_d_2() {
        let text = BUILT_IN
            .replace(" S\"", " 7\"")
            .replace("9 10\"", "9 1\"")
            .replace("8 10 7", "8 8 7");
        assert_eq!(
            why_not(&text),
            words::board_key("number-dice", words::board_unfillable(10))
        );
    }

    #[test]
    fn a_board_without_pile_d_or_with_fewer_bubbles_can_be_played_d_3() {
        let text = BUILT_IN
            .replace("D = [6, 9, 10]", "")
            .replace(", 10]", "]")
            .replace("bubbles = 10", "bubbles = 9");
        let board = read(STANDARD, &text, |file: BoardFile| file.board()).expect("a smaller board");
        assert_eq!((board.pile_ids().count(), board.bubbles()), (3, 9));
    }
}
