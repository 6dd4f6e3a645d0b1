//! How near a match of a card game is to its end.

use games::skip_bo::edition::Edition;
use games::skip_bo::options::Target;
use games::skip_bo::round::WIN_POINTS;
use games::skip_bo::state::CardGame;
use window_kit::presentation::audio::background::course::Course;

/// So few cards of a stock can go in a single turn.
const LAST_CARDS: usize = 2;

/// A match of one round follows the smallest stock. A match to a points target follows the leader's points, and a small
/// stock counts where it would win the match.
pub(super) fn course<E: Edition>(game: &CardGame<E>) -> Course {
    let seats = || game.seats().iter();
    let fewest = seats().map(|seat| game.stock_len(seat)).min().unwrap_or(0);
    let of_stock = if game.round() == 0 || fewest == 0 {
        // Nothing is dealt yet, or the round is over.
        Course::Calm
    } else if fewest <= LAST_CARDS {
        Course::LastTurns
    } else {
        Course::of_leader(1.0 - fewest as f32 / f32::from(game.terms().stock.max(1)))
    };
    match game.terms().target {
        Target::Round => of_stock,
        Target::Points(target) => {
            let most = seats().map(|seat| game.total(seat)).max().unwrap_or(0);
            if most + WIN_POINTS >= i32::from(target) {
                of_stock.max(Course::Close)
            } else {
                Course::of_leader(most as f32 / f32::from(target.max(1)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::skip_bo::arrange::Arrange;
    use games::skip_bo::classic::Classic;
    use games::skip_bo::options::CardOptions;
    use rules::seats::Seats;

    /// The course of a match with stocks of this size, in which the first seat has so many cards and points.
    fn with(target: Target, cards: usize, points: i32) -> Course {
        let seats = Seats::solo(2).expect("two can be seated");
        let options = CardOptions {
            target,
            ..CardOptions::default()
        };
        let first: Vec<u8> = (0..cards).map(|card| (card % 12) as u8 + 1).collect();
        let position = Arrange::<Classic>::new(&options, &seats)
            .expect("a match")
            .stock(0, &first)
            .stock(1, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8])
            .totals(&[points, 0]);
        course(&position.build().expect("a position"))
    }

    #[test]
    fn a_match_of_one_round_follows_the_smallest_stock() {
        let of = |cards| with(Target::Round, cards, 0);
        assert_eq!(
            [18, 9, 7, 3, 2, 1].map(of),
            [
                Course::Calm,
                Course::Calm,
                Course::Close,
                Course::Close,
                Course::LastTurns,
                Course::LastTurns
            ]
        );
    }

    #[test]
    fn a_match_to_a_target_follows_the_points_and_then_the_stock() {
        let of = |cards, points| with(Target::Points(500), cards, points);
        assert_eq!(of(1, 100), Course::Calm, "the round ends, and the match does not");
        assert_eq!(of(18, 400), Course::Close);
        assert_eq!(of(18, 480), Course::Close);
        assert_eq!(of(1, 480), Course::LastTurns);
    }
}
