//! Matches of two people as tests see them.

use crate::catalog::{AnyAction, AnyGame, AnyView};
use crate::games::skip_bo_dice::arrange::Arrange;
use crate::games::skip_bo_dice::options::DiceOptions;
use crate::games::skip_bo_dice::state::SkipBoDice;
use crate::games::skip_bo_dice::value::Value;
use crate::rules::game::{Game, Turn};
use crate::rules::ids::{MAX_PLAYERS, PlayerId, PlayerSet};
use crate::rules::seats::Seats;
use crate::table::request::DecisionId;
use crate::table::view::{MatchView, Players, SeatControl, SeatPlayer};

/// A position in the making, on Ana's turn; her dice show these.
pub(crate) fn arranged(shown: [u8; 6]) -> Arrange {
    let seats = Seats::solo(2).expect("two can be seated");
    Arrange::new(&DiceOptions::default(), &seats)
        .expect("a position")
        .show(shown.map(Value))
}

/// Ana and Bo, both at the machine.
pub(crate) fn people() -> Players {
    let seat = |name: &str| SeatPlayer {
        name: name.into(),
        control: SeatControl::Person,
    };
    Players(["Ana", "Bo"].map(seat).into())
}

/// The match as it is seen at the machine.
pub(crate) fn seen(game: SkipBoDice) -> MatchView {
    let due = match game.turn() {
        Turn::Players(due) => due,
        Turn::Chance | Turn::Over => PlayerSet::EMPTY,
    };
    let mut legal: [Vec<AnyAction>; MAX_PLAYERS] = Default::default();
    for (seat, legal) in (0..2).map(PlayerId).zip(&mut legal) {
        *legal = AnyGame::SkipBoDice(game).legal_actions(seat);
    }
    MatchView {
        view: AnyView::SkipBoDice(game),
        seats: Seats::solo(2).expect("two can be seated"),
        due,
        decisions: [DecisionId(3); MAX_PLAYERS],
        legal,
        awaited: None,
        take_back: None,
        scores: game.scores(),
    }
}
