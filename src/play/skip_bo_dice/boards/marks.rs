//! The marks that players have made on the boards, computed from the view.

use crate::play::skip_bo_dice::boards::hand::Writing;
use crate::play::skip_bo_dice::boards::layout::Spot;
use games::skip_bo_dice::state::SkipBoDice;
use games::skip_bo_dice::value::Value;
use rules::ids::SeatId;

/// The inks of the pens, with the numbers that `pen.wgsl` uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PenInk {
    /// Numbers.
    Black = 0,
    /// Circles around what counts.
    Green = 1,
    /// A Skip-Bo, and crosses.
    Red = 2,
    /// No ink: the background of a bubble, over its printed number.
    Ground = 3,
}

/// A mark on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Mark {
    /// The seat that owns the board.
    pub seat: SeatId,
    /// The spot.
    pub(crate) spot: Spot,
    /// What is written there.
    pub(crate) writing: Writing,
}

impl Mark {
    /// The ink of the mark.
    pub(crate) const fn ink(self) -> PenInk {
        match self.writing {
            Writing::Number(_) => PenInk::Black,
            Writing::Circle => PenInk::Green,
            Writing::SkipBo | Writing::Cross => PenInk::Red,
        }
    }
}

fn written(value: Value) -> Writing {
    if value.is_skip_bo() {
        Writing::SkipBo
    } else {
        Writing::Number(value.0)
    }
}

/// All marks of a match. Marks that a player makes at the same moment are in the order in which a person would make
/// them.
pub fn marks(game: &SkipBoDice) -> Vec<Mark> {
    let mut marks = Vec::new();
    for seat in game.seats() {
        let mut add = |spot, writing| marks.push(Mark { seat, spot, writing });
        let (board, sheet) = (game.board(), game.sheet(seat));
        // First the things that were used up, then the bubbles for which they were used.
        for stockpile in board.stockpile_ids() {
            let pile = sheet.stockpile(stockpile);
            for (index, value) in (0..).zip(pile.entries()) {
                add(Spot::Box(stockpile, index), written(*value));
                if pile.is_crossed_out(index) {
                    add(Spot::Box(stockpile, index), Writing::Cross);
                }
            }
            if pile.entries().len() == usize::from(board.boxes()) {
                add(Spot::Reward(stockpile), Writing::Circle);
                if !sheet.has_reward(board, stockpile) {
                    add(Spot::Reward(stockpile), Writing::Cross);
                }
            }
        }
        for used in 0..board.free_skip_bos().saturating_sub(sheet.free_skip_bos()) {
            add(Spot::FreeSkipBo(used), Writing::Cross);
        }
        for used in 0..board.free_rerolls().saturating_sub(sheet.free_rerolls()) {
            add(Spot::FreeReroll(used), Writing::Cross);
        }
        for id in board.pile_ids() {
            let pile = sheet.pile(id);
            for bubble in 1..=pile.filled() {
                let (writing, star) = if pile.is_wild(bubble) {
                    (Writing::SkipBo, Writing::Cross)
                } else {
                    (Writing::Number(bubble), Writing::Circle)
                };
                add(Spot::Bubble(id, bubble), writing);
                if board.has_star(id, bubble) {
                    add(Spot::Star(id, bubble), star);
                }
            }
            for place in (1..=game.places_taken(id)).filter(|place| board.place_reward(*place) > 0) {
                // A place that one player took is lost for all others (D-16).
                let writing = match pile.place() {
                    Some(own) if own == place => Writing::Circle,
                    _ => Writing::Cross,
                };
                add(Spot::Place(id, place), writing);
            }
        }
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::skip_bo_dice::arrange::Arrange;
    use games::skip_bo_dice::options::DiceOptions;
    use games::skip_bo_dice::value::{PileId, StockpileId};
    use rules::seats::Seats;

    const A: PileId = PileId(0);

    fn arrange() -> Arrange {
        let seats = Seats::solo(2).expect("two can be seated");
        Arrange::new(&DiceOptions::default(), &seats).expect("a position")
    }

    fn on(arranged: Arrange, seat: u8, spot: Spot) -> Vec<Writing> {
        let game = arranged.build().expect("a valid position");
        let here = |mark: &Mark| mark.seat == SeatId(seat) && mark.spot == spot;
        marks(&game).into_iter().filter(here).map(|mark| mark.writing).collect()
    }

    #[test]
    fn nothing_stands_on_new_boards() {
        assert_eq!(marks(&arrange().build().expect("a valid position")), []);
    }

    #[test]
    fn a_number_under_a_star_circles_it_and_an_s_crosses_it_out_d_11() {
        let position = arrange().fill(0, A, 7).wild(0, A, 7);
        assert_eq!(on(position.clone(), 0, Spot::Bubble(A, 4)), [Writing::Number(4)]);
        assert_eq!(on(position.clone(), 0, Spot::Star(A, 4)), [Writing::Circle]);
        assert_eq!(on(position.clone(), 0, Spot::Bubble(A, 7)), [Writing::SkipBo]);
        assert_eq!(on(position, 0, Spot::Star(A, 7)), [Writing::Cross]);
    }

    #[test]
    fn a_place_is_circled_by_who_took_it_and_crossed_out_by_everybody_else_d_16() {
        let position = arrange().complete(1, A, 1);
        assert_eq!(on(position.clone(), 1, Spot::Place(A, 1)), [Writing::Circle]);
        assert_eq!(on(position.clone(), 0, Spot::Place(A, 1)), [Writing::Cross]);
        assert_eq!(on(position, 0, Spot::Place(A, 2)), []);
    }

    #[test]
    fn a_used_box_is_crossed_out_and_the_reward_of_a_full_stockpile_circled_d_12_d_14() {
        let pile = StockpileId(2);
        let position = arrange().stock(0, pile, &[3, 4, 5, 11].map(Value)).cross_out(0, pile);
        assert_eq!(
            on(position.clone(), 0, Spot::Box(pile, 3)),
            [Writing::SkipBo, Writing::Cross]
        );
        assert_eq!(on(position.clone(), 0, Spot::Box(pile, 0)), [Writing::Number(3)]);
        assert_eq!(on(position, 0, Spot::Reward(pile)), [Writing::Circle]);
    }

    #[test]
    fn free_things_are_crossed_out_as_they_are_used_d_15() {
        let position = arrange().free(0, 0, 2);
        assert_eq!(on(position.clone(), 0, Spot::FreeSkipBo(0)), [Writing::Cross]);
        assert_eq!(on(position.clone(), 0, Spot::FreeReroll(0)), [Writing::Cross]);
        assert_eq!(on(position, 0, Spot::FreeReroll(1)), []);
    }
}
