//! The dice: what is printed on them, and what they show after a throw (D-2, D-6).

use crate::screens::hud::rolled::{Rolled, RolledDie};
use games::skip_bo_dice::SkipBoDice;
use games::skip_bo_dice::options::DiceOptions;
use games::skip_bo_dice::state::Phase;
use games::skip_bo_dice::value::{BONUS, Dice, Value};
use messages::Message;
use rules::die::DieId;
use window_kit::presentation::dice_faces::{Print, Printed};
use window_kit::presentation::palette::DieBody;

const fn print(value: Value) -> Print {
    if value.is_skip_bo() {
        Print::Wild
    } else {
        Print::Number(value.0)
    }
}

pub(super) fn printed(options: &DiceOptions, die: DieId) -> Printed {
    let sides: Vec<Print> = options.board.sides(die).iter().copied().map(print).collect();
    let body = match sides.first() {
        _ if die == BONUS => DieBody::Brass,
        Some(Print::Number(number)) if number % 2 == 0 => DieBody::Mist,
        _ => DieBody::Ivory,
    };
    Printed { sides, body }
}

/// The row of all dice at rest; empty while any die rolls.
pub(super) fn rolled(game: &SkipBoDice, options: &DiceOptions) -> Rolled {
    if matches!(game.phase(), Phase::First | Phase::Rolling { .. } | Phase::Over) {
        return Rolled::default();
    }
    let shown = Dice::ALL.iter().filter(|die| game.value(*die).is_shown());
    let dice = shown.map(|die| RolledDie {
        print: print(game.value(die)),
        body: printed(options, die).body,
        usable: game.unused().contains(die),
    });
    Rolled {
        dice: dice.collect(),
        words: Message::empty(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::skip_bo_dice::arrange::Arrange;
    use rules::seats::Seats;

    #[test]
    fn dice_show_what_the_board_file_says_d_2() {
        let options = DiceOptions::default();
        let odd = printed(&options, DieId(0)).sides;
        assert_eq!(odd[..2], [Print::Number(1), Print::Number(3)]);
        assert_eq!(odd[5], Print::Wild);
        let bonus = printed(&options, BONUS);
        assert_eq!(
            (bonus.sides.len(), bonus.sides[9], bonus.body),
            (10, Print::Number(10), DieBody::Brass)
        );
    }

    #[test]
    fn dice_at_rest_are_read_in_a_row_and_none_while_any_rolls_d_6() {
        let options = DiceOptions::default();
        let seats = Seats::solo(2).expect("two can be seated");
        let arranged = || {
            let position = Arrange::new(&options, &seats).expect("a position");
            position.show([1, 3, 5, 2, 4, 10].map(Value))
        };
        let read = |arrange: Arrange| rolled(&arrange.build().expect("a valid position"), &options).dice;
        let dice = read(arranged());
        let prints: Vec<Print> = dice.iter().map(|die| die.print).collect();
        assert_eq!(prints, [1, 3, 5, 2, 4, 10].map(Print::Number));
        assert!(dice.iter().all(|die| die.usable));
        assert_eq!(dice.last().map(|die| die.body), Some(DieBody::Brass));
        assert!(read(arranged().rolling(Dice::only(DieId(1)))).is_empty());
    }
}
