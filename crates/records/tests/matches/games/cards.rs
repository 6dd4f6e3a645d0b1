//! How matches of both card games are sampled.

use games::skip_bo::action::CardAction;
use games::skip_bo::edition::Edition;
use games::skip_bo::options::{CardOptions, Stalemate, StockSize, Target};
use games::skip_bo::state::CardGame;
use rules::card::Card;
use rules::ids::SeatSet;
use rules::options::Enforcement;
use rules::seats::Seats;

use super::{Secret, bit, solo, teams};

pub fn seatings() -> Vec<Seats> {
    let in_teams: [&[u8]; 2] = [&[0, 1, 0, 1], &[0, 1, 2, 0, 1, 2]];
    solo(2..=6).chain(in_teams.map(teams)).collect()
}

pub fn options<E: Edition>(bits: u64, seats: &Seats) -> CardOptions<E> {
    CardOptions {
        target: if bit(bits, 0) {
            Target::Points(60)
        } else {
            Target::Round
        },
        enforcement: if bit(bits, 1) {
            Enforcement::Table
        } else {
            Enforcement::Assisted
        },
        // With the rule off, a match that is stuck may never end, so only short matches have it off.
        stalemate: match (bit(bits, 2), bit(bits, 7)) {
            (true, _) => Stalemate::Off,
            (false, true) => Stalemate::Draw,
            (false, false) => Stalemate::Reshuffle,
        },
        stock: match (bits >> 2 & 1, bits >> 3 & 3) {
            (1, _) | (_, 0) => StockSize::Cards(5),
            (_, 1) => StockSize::Short,
            (_, 2) => StockSize::Standard,
            (..) => StockSize::Cards(20),
        },
        decks: 1 + u8::from(bit(bits, 5)),
        first: bit(bits, 6).then_some((bits % seats.count() as u64) as u8),
        ..CardOptions::default()
    }
}

pub fn secrets<E: Edition>(game: &CardGame<E>) -> Vec<Secret> {
    let mut secrets = Vec::new();
    let mut hide = |name, which, cards: &[Card], seen_by| {
        // From the top down: the next card is the one worth knowing.
        for (place, card) in cards.iter().rev().enumerate() {
            secrets.push(Secret {
                name,
                at: (which, place),
                seen_by,
                value: u32::from(card.0),
            });
        }
    };
    for seat in game.seats().iter() {
        hide("hand", seat.index(), game.hand(seat), SeatSet::only(seat));
        let stock = game.stock_cards(seat);
        hide(
            "stock",
            seat.index(),
            &stock[..stock.len().saturating_sub(1)],
            SeatSet::EMPTY,
        );
    }
    hide("draw pile", 0, game.draw_cards(), SeatSet::EMPTY);
    secrets
}

pub fn is_secret(act: &CardAction) -> bool {
    matches!(act, CardAction::Shuffle { .. })
}

pub fn perft<E: Edition>() -> Vec<(String, CardOptions<E>, u32)> {
    let of = |enforcement| {
        let options = CardOptions {
            enforcement,
            first: Some(0),
            ..CardOptions::default()
        };
        (format!("{enforcement:?}"), options, 3)
    };
    [Enforcement::Assisted, Enforcement::Table].map(of).into()
}

pub fn stands<E: Edition>(game: &CardGame<E>) -> String {
    let piles = game.building().map(|pile| pile.value());
    let stocks: Vec<_> = game
        .seats()
        .iter()
        .map(|seat| (game.stock_len(seat), game.stock_top(seat).map(|card| card.0)))
        .collect();
    let player = game.current().map(|turn| turn.player.0);
    format!(
        "{:?} of {player:?}, building {piles:?}, stocks {stocks:?}, draw pile {}",
        game.phase(),
        game.draw_len()
    )
}
