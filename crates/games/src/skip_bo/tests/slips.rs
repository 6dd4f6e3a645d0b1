//! Table rules: drawing by hand, the slips that players can make, and what they cost: M-12 to M-15, G-4.

use super::*;

mod drawing;
mod out_of_turn;
mod talking;

const DRAW: CardAction = CardAction::Draw;
const TALK: CardAction = CardAction::Talk;
const INTRUDE: CardAction = CardAction::ActOutOfTurn;
const CALL: CardAction = CardAction::CallOut;

fn table<E: Edition>(seats: &Seats) -> Arrange<E> {
    position_with(&table_rules(), seats)
}

/// Draws by hand until the hand is filled; returns the drawn cards.
fn filled<E: Edition>(game: &mut CardGame<E>, seat: u8) -> Vec<u8> {
    let mut cards = Vec::new();
    while game.current().is_some_and(|turn| turn.filling) {
        cards.append(&mut drawn(&act(game, seat, DRAW)));
    }
    cards
}

fn grew(seat: u8) -> CardEvent {
    CardEvent::StockGrew { seat: SeatId(seat) }
}

fn assisted_play_has_no_slips_g_4_m_12_m_13_m_14<E: Edition>() {
    let assisted = CardOptions::<E>::default();
    assert_eq!(assisted.enforcement, Enforcement::Assisted);
    let mut position = position_with(&assisted, &two_pairs()).hand(ANA, &[9, 9, 9, 9, 9]);
    for seat in 0..4 {
        position = position.stock(seat, &[12, 12]);
    }
    let game = built(position);
    let only_there = ("G-4", words::REFUSED_TABLE_RULES_ONLY);
    assert_eq!(refused(&game, ANA, DRAW), ("G-4", words::REFUSED_DRAWN_FOR_YOU));
    assert_eq!(refused(&game, ANA, TALK), only_there);
    assert_eq!(refused(&game, CY, TALK), only_there);
    for seat in [BO, CY, DI] {
        assert_eq!(refused(&game, seat, INTRUDE), only_there);
        assert_eq!(refused(&game, seat, CALL), only_there);
        assert_eq!(game.call_out(SeatId(seat)), None);
        assert!(legal(&game, seat).is_empty());
        assert!(is_not_due(&game, seat, DRAW));
    }
}

in_both_games! {
    assisted_play_has_no_slips_g_4_m_12_m_13_m_14,
}
