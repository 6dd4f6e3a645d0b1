//! How near a match of Skip-Bo Dice is to its end.

use games::skip_bo_dice::sizes::PILES_TO_END;
use games::skip_bo_dice::state::SkipBoDice;
use window_kit::presentation::audio::background::course::Course;

/// A match is close when a player lacks only one of the piles that bring the end about.
pub(super) fn course(view: &SkipBoDice) -> Course {
    if view.last_turns().is_some() {
        return Course::LastTurns;
    }
    let most = view.seats().map(|seat| view.sheet(seat).complete()).max().unwrap_or(0);
    if most + 1 >= PILES_TO_END {
        Course::Close
    } else {
        Course::Calm
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::skip_bo_dice::arrange::Arrange;
    use games::skip_bo_dice::options::DiceOptions;
    use games::skip_bo_dice::value::PileId;
    use rules::seats::Seats;

    #[test]
    fn a_match_gets_close_with_the_second_pile_and_has_its_last_turns_after_the_third() {
        let seats = Seats::solo(2).expect("two can be seated");
        let with = |piles: u8| {
            let begun = Arrange::new(&DiceOptions::default(), &seats).expect("a match");
            (0..piles).fold(begun, |position, pile| position.complete(1, PileId(pile), 1))
        };
        let of = |position: Arrange| course(&position.build().expect("a position"));
        assert_eq!(of(with(0)), Course::Calm);
        assert_eq!(of(with(1)), Course::Calm);
        assert_eq!(of(with(2)), Course::Close);
        assert_eq!(of(with(3).last_turns(&[0])), Course::LastTurns);
    }
}
