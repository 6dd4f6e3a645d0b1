//! The rules of Skip-Bo MOD, rule by rule. Each test names its rules. The tests of the classic game cover, for both
//! games, what MOD shares with it (M-11 to M-15).

mod die;
mod discards;
mod opponent_draws;
mod stand_in;

use super::Mod;
use crate::skip_bo::action::{CardAction, Source};
use crate::skip_bo::arrange::Arrange;
use crate::skip_bo::event::CardEvent;
use crate::skip_bo::state::CardGame;
use crate::skip_bo::tests::*;
use messages::Message;
use messages::texts::{skip_bo as words, skip_bo_mod as die_words};
use rules::card::Card;
use rules::game::{Game as _, Turn};
use rules::ids::SeatId;

type Game = CardGame<Mod>;

/// The sides of the standard die; the board file says what they show (M-3).
const LOW: u8 = 1;
const MIDDLE: u8 = 2;
const HIGH: u8 = 3;
const WILD: u8 = 4;
const DISCARD: u8 = 5;
const DRAWS: u8 = 6;

const USED: (&str, Message) = ("M-2", die_words::REFUSED_USED_UP);

const fn stand_in(onto: u8, then: Source) -> CardAction {
    CardAction::StandIn { onto, then }
}

const fn extra(card: u8, pile: u8) -> CardAction {
    CardAction::ExtraDiscard { card: Card(card), pile }
}

const fn opponent_draws(seat: u8) -> CardAction {
    CardAction::OpponentDraws { opponent: SeatId(seat) }
}

/// Ana's turn, with this side of the die on top; all stocks show a 12.
fn ana(side: u8, seats: usize) -> Arrange<Mod> {
    let mut position = position::<Mod>(seats);
    for seat in 0..seats as u8 {
        position = position.stock(seat, &[12, 10]);
    }
    position.die(side)
}

/// A seat's legal uses of the die.
fn uses(game: &Game, seat: u8) -> Vec<CardAction> {
    use CardAction as A;
    let mut uses = legal(game, seat);
    uses.retain(|action| {
        matches!(
            action,
            A::StandIn { .. } | A::ExtraDiscard { .. } | A::OpponentDraws { .. }
        )
    });
    uses
}
