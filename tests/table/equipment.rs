//! The equipment on a table follows from the options and the seats of a match, without a game state.

use std::collections::BTreeSet;

use bevy::prelude::*;
use games::catalog::{AnyGame, AnyOptions, NAMES};
use host::match_setup::MatchSetup;
use host::view::SeatControl;
use rules::game::Turn;
use rules::ids::{Actor, SeatId, Viewer};
use rules::rng::{Stream, stream};
use rules::seats::Seats;
use tabletop::die::Die;
use tabletop::pile::PilePlace;
use tabletop::tray::TrayGeometry;
use window_kit::table::components::card::TableCard;
use window_kit::table::components::pile::CardPile;

use crate::support::{Table, options_of, setup_of};

/// Every game with every possible number of seats, and its possible teams and decks.
fn set_ups() -> Vec<(AnyOptions, Seats)> {
    let mut set_ups = Vec::new();
    for game in NAMES {
        let options = options_of(game, &[]);
        let (least, most) = options.players();
        for seats in least..=most {
            set_ups.push((options.clone(), Seats::solo(seats).expect("a seating")));
        }
        if options.takes_teams() {
            set_ups.push((options.clone(), Seats::teams(&[0, 1, 0, 1]).expect("two sides")));
        }
        if options.get("decks").is_some() {
            set_ups.push((options_of(game, &[("decks", "2")]), Seats::solo(6).expect("a seating")));
        }
    }
    set_ups
}

/// A match after the deal, if it has cards.
fn begun(options: &AnyOptions, seats: &Seats) -> AnyGame {
    let mut game = AnyGame::new(options, seats, 1).expect("a match");
    let mut rng = stream(1, Stream::Chance);
    while game.turn() == Turn::Chance {
        let report = game.sample_chance(&mut rng);
        game.apply(Actor::Chance, &report, &mut ()).expect("it is possible");
    }
    game
}

#[test]
fn the_equipment_of_a_match_is_what_its_rules_play_with_g_1() {
    for (options, seats) in set_ups() {
        let (equipment, what) = (options.equipment(&seats), format!("{} {seats:?}", options.name()));
        let layout = begun(&options, &seats).view(Viewer::Public).layout();
        assert_eq!(equipment.dice.len(), layout.dice.len(), "{what}");
        assert!(equipment.dice.iter().zip(0..).all(|(die, id)| die.id.0 == id), "{what}");
        assert_eq!(equipment.tray.is_some(), !equipment.dice.is_empty(), "{what}");
        let counted = |die: &Die| options.faces(die.id) == Some(die.shape.faces());
        assert!(equipment.dice.iter().all(counted), "{what}: statistics know its dice");
        let piles = layout.piles.unwrap_or_default();
        let places: Vec<PilePlace> = piles.iter().map(|pile| pile.place).collect();
        assert_eq!(equipment.piles, places, "{what}");
        let cards: usize = piles.iter().map(|pile| pile.cards.len()).sum();
        assert_eq!(equipment.cards, cards, "{what}");
    }
}

#[test]
fn each_game_has_the_dice_cards_and_piles_of_its_box_s_1_k_1_m_1_d_2() {
    let of = |game, seats| options_of(game, &[]).equipment(&Seats::solo(seats).expect("a seating"));
    for seats in 2..=8 {
        let stack = of("stack", seats);
        assert_eq!((stack.dice.len(), stack.cards), (14 * seats, 0));
        let dice = stack.dice.iter().zip(0..);
        assert!(dice.clone().all(|(die, id)| die.owner == SeatId(id / 14)));
        assert_eq!(stack.tray, Some(TrayGeometry::for_dice(14 * seats)));
    }
    for seats in 2..=6 {
        let (classic, with_die) = (of("skip-bo", seats), of("skip-bo-mod", seats));
        assert_eq!(
            (classic.cards, classic.dice.len(), classic.piles.len()),
            (162, 0, 6 + 6 * seats)
        );
        assert_eq!((with_die.dice.len(), with_die.piles), (1, classic.piles));
    }
    for seats in 2..=4 {
        let dice = of("skip-bo-dice", seats);
        assert_eq!((dice.dice.len(), dice.cards, dice.piles.len()), (6, 0, 0));
    }
}

#[test]
fn a_table_is_laid_with_the_equipment_and_nothing_else() {
    let mut table = Table::new();
    for (options, seats) in set_ups() {
        let setup = MatchSetup {
            seats,
            ..setup_of(options.clone(), seats.count(), &SeatControl::Person, 1)
        };
        table.start(setup);
        let equipment = options.equipment(&seats);
        let world = table.app.world_mut();
        let mut dice: Vec<Die> = world.query::<&Die>().iter(world).copied().collect();
        dice.sort_by_key(|die| die.id);
        let places: BTreeSet<PilePlace> = world.query::<&CardPile>().iter(world).map(|pile| pile.place).collect();
        assert_eq!(dice, equipment.dice);
        assert_eq!(world.query::<&TableCard>().iter(world).count(), equipment.cards);
        assert_eq!(places, equipment.piles.iter().copied().collect());
        assert_eq!(world.get_resource::<TrayGeometry>().copied(), equipment.tray);
    }
}
