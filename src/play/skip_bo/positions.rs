//! Positions in the middle of a round, for scenes.

use bevy::prelude::*;

use crate::play::skip_bo::card_match::event;
use crate::screens::scenes::error::SceneError;
use crate::screens::scenes::stage::Stage;
use games::catalog::{AnyAction, AnyEvent, AnyGame, AnyOptions};
use games::skip_bo::action::CardAction;
use games::skip_bo::arrange::Arrange;
use games::skip_bo::classic::Classic;
use games::skip_bo::edition::Edition;
use games::skip_bo::event::CardEvent;
use games::skip_bo::options::{CardOptions, Target};
use games::skip_bo::state::CardGame;
use host::match_setup::MatchSetup;
use host::view::{SEAT_NAMES, SeatControl, SeatPlayer};
use rules::card::Card;
use rules::ids::SeatId;
use rules::options::Enforcement;
use rules::rng::{Seed, Stream, below, stream};
use rules::seats::Seats;
use window_kit::table::journal::Journal;
use window_kit::table::position::StartPosition;
use window_kit::window::state::{Overlay, Screen};

/// A match of Skip-Bo in the middle of a round, against computer players.
pub(crate) fn classic(stage: &mut Stage, players: usize, partners: bool) -> Result<f32, SceneError> {
    let (game, seats, options) =
        position::<Classic>(players, partners, Target::Points(500), 2, Enforcement::default())?;
    start(stage, setup(AnyOptions::SkipBo(options), seats), AnyGame::SkipBo(game))
}

/// The same by Table rules: players can make slips and call them out.
pub(crate) fn by_table_rules(stage: &mut Stage, players: usize) -> Result<f32, SceneError> {
    let (game, seats, options) = position::<Classic>(players, false, Target::Points(500), 2, Enforcement::Table)?;
    start(stage, setup(AnyOptions::SkipBo(options), seats), AnyGame::SkipBo(game))
}

/// A match of Skip-Bo that ends after one round.
pub(crate) fn one_round(stage: &mut Stage, players: usize) -> Result<f32, SceneError> {
    let (game, seats, options) = position::<Classic>(players, false, Target::Round, 2, Enforcement::default())?;
    start(stage, setup(AnyOptions::SkipBo(options), seats), AnyGame::SkipBo(game))
}

/// A match of Skip-Bo among people only.
pub(crate) fn among_people(stage: &mut Stage, players: usize) -> Result<f32, SceneError> {
    let (game, seats, options) = position::<Classic>(players, false, Target::Points(500), 2, Enforcement::default())?;
    let mut setup = setup(AnyOptions::SkipBo(options), seats);
    for player in &mut setup.players {
        player.control = SeatControl::Person;
    }
    start(stage, setup, AnyGame::SkipBo(game))
}

pub(crate) fn start(stage: &mut Stage, setup: MatchSetup, position: AnyGame) -> Result<f32, SceneError> {
    stage.world().write_message(StartPosition { setup, position });
    stage.go_to(Screen::Match, Overlay::None);
    stage.settle();
    Ok(0.8)
}

/// A person against computer players.
pub(crate) fn setup(options: AnyOptions, seats: Seats) -> MatchSetup {
    let control = |seat: usize| match seat {
        0 => SeatControl::Person,
        _ => SeatControl::Agent(rules::ai::level::Level::Normal),
    };
    MatchSetup {
        options,
        seats,
        seed: Seed::Number(2026),
        players: SEAT_NAMES[..seats.count()]
            .iter()
            .enumerate()
            .map(|(seat, name)| SeatPlayer {
                name: (*name).into(),
                control: control(seat),
            })
            .collect(),
    }
}

pub(crate) fn seats(players: usize, partners: bool) -> Result<Seats, SceneError> {
    let teams: Vec<u8> = (0..players as u8)
        .map(|seat| seat % (players as u8 / 2).max(1))
        .collect();
    let seats = if partners {
        Seats::teams(&teams)
    } else {
        Seats::solo(players)
    };
    Ok(seats?)
}

/// A position in the middle of a round; the same one in each run.
pub(crate) fn position<E: Edition>(
    players: usize,
    partners: bool,
    target: Target,
    die: u8,
    enforcement: Enforcement,
) -> Result<(CardGame<E>, Seats, CardOptions<E>), SceneError> {
    let seats = seats(players, partners)?;
    let options = CardOptions::<E> {
        target,
        enforcement,
        ..default()
    };
    let mut rest: Vec<u8> = (1..=12_u8).flat_map(|number| [number; 12]).chain([13; 18]).collect();
    let mut rng = stream(20 + players as u64, Stream::Rules);
    let mut take = |wanted: Option<u8>| {
        let at = match wanted {
            Some(number) => rest.iter().position(|card| *card == number).unwrap_or(0),
            None => below(&mut rng, rest.len() as u32) as usize,
        };
        rest.swap_remove(at)
    };
    let mut arrange = Arrange::<E>::new(&options, &seats)?;
    for (pile, value) in [(0, 6), (1, 2), (2, 11), (3, 0)] {
        (1..=value).for_each(|number| {
            take(Some(number));
        });
        arrange = arrange.building(pile, value);
    }
    for seat in 0..players as u8 {
        // The first player can play from the hand, the stock pile and the discard piles.
        let hand: Vec<u8> = match seat {
            0 => [7, 13, 4, 10, 3].into_iter().map(|card| take(Some(card))).collect(),
            _ => (0..5).map(|_| take(None)).collect(),
        };
        arrange = arrange.hand(seat, &hand);
        let left = if players > 4 { 4 } else { 9 } + 3 * (seat % 3);
        let stock: Vec<u8> = (0..left).map(|at| take((at == 0 && seat == 0).then_some(12))).collect();
        arrange = arrange.stock(seat, &stock);
        for pile in 0..4_u8 {
            let high = [3, 7, 0, 1, 2, 1][usize::from(seat + pile) % 6];
            let cards: Vec<u8> = (0..high).map(|_| take(None)).collect();
            arrange = arrange.discards(seat, pile, &cards);
        }
    }
    let totals: Vec<i32> = (0..players as i32)
        .map(|seat| 45 * ((seat % (players as i32 / if partners { 2 } else { 1 })) * 3 % 5))
        .collect();
    let mut arrange = arrange.totals(&totals).turn(0);
    if E::DIE {
        arrange = arrange.die(die);
    }
    let game = arrange.build()?;
    Ok((game, seats, options))
}

/// Starts a match of four in which the draw pile has run out `times` times since the last stock card was played, and
/// nobody has played a card for a full round. Then ends the person's turn.
pub(crate) fn dry(stage: &mut Stage, times: u8) -> Result<(), SceneError> {
    let seats = seats(4, false)?;
    let options = CardOptions::<Classic> {
        target: Target::Points(500),
        ..default()
    };
    let mut arrange = Arrange::<Classic>::new(&options, &seats)?;
    let mut rest: Vec<u8> = (1..=12_u8).flat_map(|number| [number; 12]).chain([13; 18]).collect();
    let mut rng = stream(24, Stream::Rules);
    let mut take = |wanted: Option<u8>| {
        let at = match wanted {
            Some(number) => rest.iter().position(|card| *card == number)?,
            None if rest.is_empty() => return None,
            None => below(&mut rng, rest.len() as u32) as usize,
        };
        Some(rest.swap_remove(at))
    };
    for (pile, value) in [(0, 4), (1, 2), (2, 8)] {
        let used: Vec<u8> = (1..=value).filter_map(|number| take(Some(number))).collect();
        arrange = arrange.building(pile, used.len() as u8);
    }
    for seat in 0..4_u8 {
        let hand: Vec<u8> = take(Some(10)).into_iter().collect();
        let stock: Vec<u8> = (0..22 + 2 * seat).filter_map(|_| take(None)).collect();
        arrange = arrange.hand(seat, &hand).stock(seat, &stock);
    }
    let mut place = 0;
    while let Some(card) = take(None) {
        arrange = arrange.discards(place % 4, place / 4 % 4, &[card]);
        place = (place + 1) % 16;
    }
    let game = arrange.turn(0).quiet(3).dry(times).build()?;
    start(stage, setup(AnyOptions::SkipBo(options), seats), AnyGame::SkipBo(game))?;
    let (card, pile) = (Card(10), 0);
    stage.ask(SeatId(0), AnyAction::SkipBo(CardAction::Discard { card, pile }));
    Ok(())
}

/// Whether a round of cards was scored.
pub(crate) fn scored(world: &World) -> bool {
    let is_score = |any: &AnyEvent| matches!(event(any), Some(CardEvent::RoundScored { .. }));
    world
        .get_resource::<Journal>()
        .is_some_and(|journal| journal.entries().iter().any(is_score))
}
