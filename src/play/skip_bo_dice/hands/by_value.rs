//! Intents that name a shown value: a number, or a Skip-Bo. They choose a source that shows it.
//!
//! Values are used because dice have no visible order on the table, but everybody can see what they show.

use crate::play::skip_bo_dice::hands::acting::DiceHands;
use crate::play::skip_bo_dice::hands::chosen::{Chosen, source_of};
use crate::play::skip_bo_dice::intents::{SHOWN, SKIP_BO};
use games::skip_bo_dice::action::Source;
use games::skip_bo_dice::state::SkipBoDice;
use games::skip_bo_dice::value::{Dice, Value};
use messages::texts::skip_bo_dice as words;
use rules::die::DieId;
use rules::ids::SeatId;
use window_kit::intents::Intents;

/// The value that was just named.
pub(crate) fn named(intents: &Intents) -> Option<Value> {
    let number = intents.just_nth(SHOWN).map(Value);
    number.or_else(|| intents.just(SKIP_BO).then_some(Value::SKIP_BO))
}

/// The sources that show a value and can be used by the player whose turn it is, in the order in which the key steps
/// through them: a Number Die (only the first of several equal ones), the Bonus Die, the stockpiles.
fn sources(game: &SkipBoDice, seat: SeatId, value: Value) -> Vec<Source> {
    let mut dice: Vec<Source> = showing(game, value).map(source_of).collect();
    dice.dedup_by_key(|source| matches!(source, Source::Number(_)));
    let tops = game.board().stockpile_ids();
    let tops = tops.filter(|stockpile| game.sheet(seat).stockpile(*stockpile).top() == Some(value));
    dice.into_iter().chain(tops.map(Source::Stockpile)).collect()
}

/// The unused dice that show a value.
fn showing(game: &SkipBoDice, value: Value) -> impl Iterator<Item = DieId> {
    let unused = game.unused().iter();
    unused.filter(move |die| game.value(*die) == value)
}

/// The source after the chosen one. The first one follows the last, and is also returned if none of them is chosen.
fn after(sources: &[Source], chosen: Chosen) -> Option<Source> {
    let at = sources.iter().position(|source| chosen == Chosen::Source(*source));
    let next = at.map_or(0, |at| (at + 1) % sources.len());
    sources.get(next).copied()
}

/// Chooses a source that shows a value: with several, each press chooses the next; with only one, the second press
/// plays it. While dice are picked for a re-roll, picks one more die with this value, or, if all of them are picked,
/// unpicks them.
pub(crate) fn take(hands: &mut DiceHands, value: Value) {
    let (Some(game), Some(seat)) = (hands.game().copied(), hands.seat()) else {
        return;
    };
    if let Chosen::Reroll(picked) = *hands.chosen {
        let dice: Dice = showing(&game, value).collect();
        let left = dice.without(picked);
        let change: Vec<Source> = if left.is_empty() {
            dice.iter().map(source_of).collect()
        } else {
            left.iter().take(1).map(source_of).collect()
        };
        if change.is_empty() {
            hands.tell(words::notice_no_die_shows(value), Some("D-6"), true);
        }
        for die in change {
            hands.take(die);
        }
        return;
    }
    match after(&sources(&game, seat, value), *hands.chosen) {
        Some(source) => hands.take(source),
        None => hands.tell(words::notice_nothing_shows(value), Some("D-6"), true),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::skip_bo_dice::arrange::Arrange;
    use games::skip_bo_dice::options::DiceOptions;
    use games::skip_bo_dice::value::{BONUS, StockpileId};
    use rules::die::DieId;
    use rules::seats::Seats;

    const ANA: SeatId = SeatId(0);

    /// Ana's dice show 5, 5, 5, 8, S and a 5 on the Bonus Die; the first is used. A 5 and a 10 are on top of her
    /// stockpiles.
    fn game() -> SkipBoDice {
        let seats = Seats::solo(2).expect("two can be seated");
        Arrange::new(&DiceOptions::default(), &seats)
            .expect("a position")
            .show([5, 5, 5, 8, 11, 5].map(Value))
            .used(Dice::only(DieId(0)))
            .stock(0, StockpileId(1), &[3, 5].map(Value))
            .stock(0, StockpileId(3), &[10].map(Value))
            .build()
            .expect("a valid position")
    }

    #[test]
    fn a_number_is_taken_from_whatever_shows_it_and_never_from_a_used_die_d_6_d_12() {
        let fives = sources(&game(), ANA, Value(5));
        let stocked = Source::Stockpile(StockpileId(1));
        assert_eq!(fives, [Source::Number(DieId(1)), Source::Bonus, stocked]);
        assert_eq!(sources(&game(), ANA, Value::SKIP_BO), [Source::Number(DieId(4))]);
        assert_eq!(sources(&game(), ANA, Value(10)), [Source::Stockpile(StockpileId(3))]);
        assert_eq!(sources(&game(), ANA, Value(3)), [], "the 3 is under the 5");
        assert_eq!(source_of(BONUS), Source::Bonus);
    }

    #[test]
    fn each_press_goes_on_to_the_next_that_shows_it_and_comes_round() {
        let fives = sources(&game(), ANA, Value(5));
        let mut chosen = Chosen::Nothing;
        for source in fives.iter().chain(&fives[..1]) {
            let next = after(&fives, chosen).expect("there are fives");
            assert_eq!(next, *source);
            chosen = Chosen::Source(next);
        }
        assert_eq!(after(&[], chosen), None);
    }
}
