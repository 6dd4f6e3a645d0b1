//! The scenes of the card games: positions in the middle of a round, with fewest and most players.

use bevy::prelude::*;

use super::scenes::Scene;
use super::stage::Stage;
use crate::catalog::{AnyAction, AnyGame, AnyOptions};
use crate::games::skip_bo::action::{CardAction, Source};
use crate::games::skip_bo::arrange::Arrange;
use crate::games::skip_bo::edition::{Classic, Edition};
use crate::games::skip_bo::options::{CardOptions, Target};
use crate::games::skip_bo::state::CardGame;
use crate::games::skip_bo_mod::Mod;
use crate::play::skip_bo::hands::choice::CardChoice;
use crate::presentation::cards::stage::CardStage;
use crate::rules::card::Card;
use crate::rules::ids::PlayerId;
use crate::rules::options::Enforcement;
use crate::rules::rng::{Stream, below, stream};
use crate::rules::seats::Seats;
use crate::settings::DiceMarks;
use crate::table::arranged::StartArranged;
use crate::table::match_setup::MatchSetup;
use crate::table::view::{SEAT_NAMES, SeatControl, SeatPlayer};
use crate::tabletop::card::FaceUp;
use crate::tabletop::pile::PilePlace;
use crate::window::state::{Overlay, Screen};

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "cards",
        about: "all cards there are, large and small, with all marks",
        marks: DiceMarks::Pips,
        set: |stage| {
            stage.go_to(Screen::Match, Overlay::None);
            crate::presentation::cards::sampler::lay_out(stage.world());
            Ok(0.6)
        },
    },
    Scene {
        name: "skip-bo-2",
        about: "Skip-Bo with two players, in the middle of a round",
        marks: DiceMarks::Pips,
        set: |stage| classic(stage, 2, false),
    },
    Scene {
        name: "skip-bo-choice",
        about: "Skip-Bo with three players, a card chosen and the piles it can go on lit",
        marks: DiceMarks::Pips,
        set: |stage| {
            classic(stage, 3, false)?;
            choose(stage)
        },
    },
    Scene {
        name: "skip-bo-4-partners",
        about: "Skip-Bo with two pairs of partners",
        marks: DiceMarks::Pips,
        set: |stage| classic(stage, 4, true),
    },
    Scene {
        name: "skip-bo-6",
        about: "Skip-Bo with six players",
        marks: DiceMarks::Pips,
        set: |stage| classic(stage, 6, false),
    },
    Scene {
        name: "skip-bo-deal",
        about: "Skip-Bo with four players, while the cards are dealt",
        marks: DiceMarks::Pips,
        set: |stage| {
            let options = CardOptions::<Classic>::default();
            let seats = seats(4, false)?;
            stage.start(setup(AnyOptions::SkipBo(options), seats));
            Ok(1.6)
        },
    },
    Scene {
        name: "skip-bo-mod-2",
        about: "Skip-Bo MOD with two players, the die not yet used",
        marks: DiceMarks::Pips,
        set: |stage| with_die(stage, 2, false),
    },
    Scene {
        name: "skip-bo-mod-die",
        about: "Skip-Bo MOD with two players, the die chosen and the piles it can stand in on",
        marks: DiceMarks::Pips,
        set: |stage| {
            die_shows(stage, 2, false, SKIP_BO_SIDE)?;
            *stage.world().resource_mut::<CardChoice>() = CardChoice::Die { onto: None };
            Ok(0.6)
        },
    },
    Scene {
        name: "skip-bo-mod-6",
        about: "Skip-Bo MOD with three pairs of partners",
        marks: DiceMarks::Pips,
        set: |stage| with_die(stage, 6, true),
    },
];

/// The side of the die that is a Skip-Bo.
const SKIP_BO_SIDE: u8 = 4;

/// A match of Skip-Bo in the middle of a round, against computer players.
pub(super) fn classic(stage: &mut Stage, players: usize, partners: bool) -> Result<f32, String> {
    let (game, seats, options) =
        position::<Classic>(players, partners, Target::Points(500), 2, Enforcement::default())?;
    start(stage, setup(AnyOptions::SkipBo(options), seats), AnyGame::SkipBo(game))
}

/// The same of Skip-Bo MOD, the die not yet used.
pub(super) fn with_die(stage: &mut Stage, players: usize, partners: bool) -> Result<f32, String> {
    die_shows(stage, players, partners, 2)
}

/// The same with this side of the die up.
pub(super) fn die_shows(stage: &mut Stage, players: usize, partners: bool, side: u8) -> Result<f32, String> {
    let (game, seats, options) = position::<Mod>(players, partners, Target::Points(500), side, Enforcement::default())?;
    start(
        stage,
        setup(AnyOptions::SkipBoMod(options), seats),
        AnyGame::SkipBoMod(game),
    )
}

/// The same by Table rules: slips are made, and called.
pub(super) fn by_table_rules(stage: &mut Stage, players: usize) -> Result<f32, String> {
    let (game, seats, options) = position::<Classic>(players, false, Target::Points(500), 2, Enforcement::Table)?;
    start(stage, setup(AnyOptions::SkipBo(options), seats), AnyGame::SkipBo(game))
}

/// A match of Skip-Bo that one round decides.
pub(super) fn one_round(stage: &mut Stage, players: usize) -> Result<f32, String> {
    let (game, seats, options) = position::<Classic>(players, false, Target::Round, 2, Enforcement::default())?;
    start(stage, setup(AnyOptions::SkipBo(options), seats), AnyGame::SkipBo(game))
}

/// A match of Skip-Bo MOD that one round decides.
pub(super) fn one_round_with_die(stage: &mut Stage, players: usize, partners: bool) -> Result<f32, String> {
    let (game, seats, options) = position::<Mod>(players, partners, Target::Round, 2, Enforcement::default())?;
    start(
        stage,
        setup(AnyOptions::SkipBoMod(options), seats),
        AnyGame::SkipBoMod(game),
    )
}

/// A match of Skip-Bo among people only.
pub(super) fn among_people(stage: &mut Stage, players: usize) -> Result<f32, String> {
    let (game, seats, options) = position::<Classic>(players, false, Target::Points(500), 2, Enforcement::default())?;
    let mut setup = setup(AnyOptions::SkipBo(options), seats);
    for player in &mut setup.players {
        player.control = SeatControl::Person;
    }
    start(stage, setup, AnyGame::SkipBo(game))
}

fn start(stage: &mut Stage, setup: MatchSetup, position: AnyGame) -> Result<f32, String> {
    stage.world().write_message(StartArranged { setup, position });
    stage.go_to(Screen::Match, Overlay::None);
    stage.settle();
    Ok(0.8)
}

/// A person against computer players.
fn setup(options: AnyOptions, seats: Seats) -> MatchSetup {
    let control = |seat: usize| match seat {
        0 => SeatControl::Person,
        _ => SeatControl::Agent(crate::ai::level::Level::Normal),
    };
    MatchSetup {
        options,
        seats,
        seed: 2026,
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

fn seats(players: usize, partners: bool) -> Result<Seats, String> {
    let teams: Vec<u8> = (0..players as u8)
        .map(|seat| seat % (players as u8 / 2).max(1))
        .collect();
    let seats = if partners {
        Seats::teams(&teams)
    } else {
        Seats::solo(players)
    };
    seats.map_err(|error| error.to_string())
}

/// A round well under way, the same each time.
fn position<E: Edition>(
    players: usize,
    partners: bool,
    target: Target,
    die: u8,
    enforcement: Enforcement,
) -> Result<(CardGame<E>, Seats, CardOptions<E>), String> {
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
    let mut arrange = Arrange::<E>::new(&options, &seats).map_err(|error| error.to_string())?;
    for (pile, value) in [(0, 6), (1, 2), (2, 11), (3, 0)] {
        (1..=value).for_each(|number| {
            take(Some(number));
        });
        arrange = arrange.building(pile, value);
    }
    for seat in 0..players as u8 {
        // The first has something to play from everywhere.
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
    let game = arrange.build().map_err(|error| error.to_string())?;
    Ok((game, seats, options))
}

/// The table has run dry with four players, so many times before without a stock card played since, and a full round has gone by
/// without a play: the turn of the person ends.
pub(super) fn dry(stage: &mut Stage, times: u8) -> Result<(), String> {
    let seats = seats(4, false)?;
    let options = CardOptions::<Classic> {
        target: Target::Points(500),
        ..default()
    };
    let mut arrange = Arrange::<Classic>::new(&options, &seats).map_err(|error| error.to_string())?;
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
    let game = arrange
        .turn(0)
        .quiet(3)
        .dry(times)
        .build()
        .map_err(|error| error.to_string())?;
    start(stage, setup(AnyOptions::SkipBo(options), seats), AnyGame::SkipBo(game))?;
    let (card, pile) = (Card(10), 0);
    stage.ask(PlayerId(0), AnyAction::SkipBo(CardAction::Discard { card, pile }));
    Ok(())
}

/// Chooses the first card of the hand.
fn choose(stage: &mut Stage) -> Result<f32, String> {
    let world = stage.world();
    let place = PilePlace::Hand(PlayerId(0));
    let cards = world.resource::<CardStage>().cards(place).to_vec();
    let chosen = cards.into_iter().find_map(|card| {
        let face = world.get::<FaceUp>(card)?.0;
        (face == Card(7)).then_some((card, face))
    });
    let (card, face) = chosen.ok_or("there is no 7 in the hand")?;
    *world.resource_mut::<CardChoice>() = CardChoice::Card {
        card,
        from: Source::Hand(face),
        by_die: false,
    };
    Ok(0.6)
}
