//! Matches of two people for tests.

use games::catalog::AnyGame;
use games::skip_bo_dice::arrange::Arrange;
use games::skip_bo_dice::options::DiceOptions;
use games::skip_bo_dice::state::SkipBoDice;
use games::skip_bo_dice::value::Value;
use host::view::{MatchView, Players, SeatControl, SeatPlayer};
use rules::seats::Seats;

/// A position builder on Ana's turn, with dice that show these values.
pub(crate) fn arranged(shown: [u8; 6]) -> Arrange {
    let seats = Seats::solo(2).expect("two can be seated");
    Arrange::new(&DiceOptions::default(), &seats)
        .expect("a position")
        .show(shown.map(Value))
}

/// Ana and Bo, both at this machine.
pub(crate) fn people() -> Players {
    let seat = |name: &str| SeatPlayer {
        name: name.into(),
        control: SeatControl::Person,
    };
    Players(["Ana", "Bo"].map(seat).into())
}

/// The view of the match at this machine.
pub(crate) fn seen(game: SkipBoDice) -> MatchView {
    MatchView::of(&AnyGame::SkipBoDice(game), Seats::solo(2).expect("two can be seated"))
}
