//! Nothing on the table shows what its viewer may not know (G-7): two tables that differ only in hidden cards look the
//! same to that viewer in every entity, message and resource, and stay so while both take the same actions.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use games::catalog::{AnyAction, AnyGame};
use host::match_setup::MatchSetup;
use host::view::SeatControl;
use rules::ai::level::Level;
use rules::game::Turn;
use rules::ids::{Actor, SeatId, Viewer};
use rules::rng::{RulesRng, Stream, below, stream};
use tabletop::pile::BuiltTo;
use window_kit::table::components::card::{CardIndex, CardStep, FaceUp, TableCard};
use window_kit::table::components::pile::PileContents;
use window_kit::table::journal::Journal;
use window_kit::table::viewer::TableViewer;

use crate::support::{Table, options_of, setup_of};

/// Everything on a table that its viewer could find out: all piles with their cards in order, and the faces; what is
/// reported; the legal actions.
fn all_there_is(table: &mut Table, steps: &mut MessageCursor<CardStep>) -> String {
    let world = table.app.world_mut();
    let index = world.resource::<CardIndex>().clone();
    let slot = |world: &World, card: Entity| world.get::<TableCard>(card).map(|card| card.slot);
    let mut all = String::new();
    for (place, pile) in index.piles() {
        let cards = world.get::<PileContents>(pile).map_or(&[][..], PileContents::entities);
        let cards: Vec<_> = cards
            .iter()
            .map(|card| (slot(world, *card), world.get::<FaceUp>(*card)))
            .collect();
        all += &format!("{place:?} {cards:?} {:?}\n", world.get::<BuiltTo>(pile));
    }
    let told = world.resource::<Messages<CardStep>>();
    for step in steps.read(told) {
        all += &match step {
            CardStep::Moved(moved) => format!(
                "{:?} {:?} {:?} {} {:?}\n",
                slot(world, moved.card),
                moved.from,
                moved.to,
                moved.under,
                moved.face
            ),
            other => format!("{other:?}\n"),
        };
    }
    all += &format!("{:?}\n{:?}\n", table.view(), table.phase());
    // Both tables count decisions in the same way.
    let journal = table.app.world().resource::<Journal>();
    all + &format!("{:?}", journal.entries())
}

/// A position some way into a match of players who choose any legal action.
fn position(setup: &MatchSetup, acts: usize, rng: &mut RulesRng) -> AnyGame {
    let mut game = AnyGame::new(&setup.options, &setup.seats, setup.seed.short()).expect("a match");
    for _ in 0..acts {
        let (who, action) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, game.sample_chance(rng)),
            Turn::Players(due) => {
                let seat = due.lowest().expect("somebody is due");
                let legal = game.legal_actions(seat);
                (
                    Actor::Player(seat),
                    legal[below(rng, legal.len() as u32) as usize].clone(),
                )
            }
        };
        let mut next = game.clone();
        next.apply(who, &action, &mut ()).expect("legal");
        if next.turn() == Turn::Over {
            break;
        }
        game = next;
    }
    // Drawn here: the table would wait for a real throw.
    while game.turn() == Turn::Chance {
        let drawn = game.sample_chance(rng);
        game.apply(Actor::Chance, &drawn, &mut ()).expect("possible");
    }
    game
}

struct Looked {
    table: Table,
    steps: MessageCursor<CardStep>,
}

impl Looked {
    fn at(setup: &MatchSetup, position: AnyGame, viewer: Viewer) -> Self {
        let mut table = Table::new();
        table.app.insert_resource(TableViewer(viewer));
        let start = window_kit::table::position::StartPosition {
            setup: setup.clone(),
            position,
        };
        table.app.world_mut().write_message(start);
        table.update();
        Self {
            table,
            steps: MessageCursor::default(),
        }
    }

    fn all(&mut self) -> String {
        all_there_is(&mut self.table, &mut self.steps)
    }

    fn act(&mut self, seat: SeatId, action: &AnyAction) {
        let request = self.table.asks(seat, action.clone());
        assert_eq!(self.table.ask([request]), []);
        self.table.update();
        self.table.assert_agrees();
    }
}

#[test]
fn tables_that_differ_in_hidden_cards_look_the_same_and_stay_so_g_7() {
    let (mut acts, mut compared, mut different) = (0, 0, 0);
    for (game, enforcement) in [
        ("skip-bo", "assisted"),
        ("skip-bo", "table"),
        ("skip-bo-mod", "assisted"),
        ("skip-bo-mod", "table"),
    ] {
        let set = [("stock", "6"), ("enforcement", enforcement)];
        let setup = setup_of(options_of(game, &set), 3, &SeatControl::Person, 11);
        let mut rng = stream(12, Stream::Chance);
        for length in [1, 4, 20, 60, 150] {
            let here = position(&setup, length, &mut rng);
            for viewer in [Viewer::Public, Viewer::Player(SeatId(0)), Viewer::Player(SeatId(2))] {
                let there = here.view(viewer).determinize(&mut rng);
                different += usize::from(there != here);
                let mut tables = [&here, &there].map(|position| Looked::at(&setup, position.clone(), viewer));
                let [a, b] = tables.each_mut().map(Looked::all);
                assert_eq!(a, b, "{viewer:?} at {length} of {game}");
                for seat in setup.seats.iter() {
                    let (legal, too) = (here.legal_actions(seat), there.legal_actions(seat));
                    let both: Vec<_> = legal.iter().filter(|action| too.contains(action)).collect();
                    let Some(action) = both.get(below(&mut rng, both.len().max(1) as u32) as usize) else {
                        continue;
                    };
                    let mut tables = [&here, &there].map(|position| Looked::at(&setup, position.clone(), viewer));
                    tables.iter_mut().for_each(|looked| looked.act(seat, action));
                    let [one, other] = tables.each_ref().map(|looked| looked.table.view().view.clone());
                    acts += 1;
                    // The views may differ by the card that the viewer drew.
                    if one == other {
                        let [a, b] = tables.each_mut().map(Looked::all);
                        assert_eq!(a, b, "{action:?} of {seat:?}, to {viewer:?}");
                        compared += 1;
                    }
                }
            }
        }
    }
    assert!(different > 40, "{different} worlds differed");
    assert!(
        compared > 80 && acts > compared,
        "{compared} of {acts} actions were compared"
    );
}

#[test]
fn a_computer_player_finds_its_own_hand_without_a_viewer() {
    let setup = setup_of(
        options_of("skip-bo", &[("stock", "5"), ("target", "round")]),
        2,
        &SeatControl::Agent(Level::Greedy),
        13,
    );
    let mut table = Table::started(setup);
    table.run_until("twenty acts", 1_000, |table| table.record().entries.len() > 20);
    let world = table.app.world_mut();
    let mut cards = world.query::<(&FaceUp, &window_kit::table::components::pile::InPile)>();
    let shown: Vec<Entity> = cards.iter(world).map(|(_, pile)| pile.0).collect();
    for pile in shown {
        let place = world
            .get::<window_kit::table::components::pile::CardPile>(pile)
            .expect("a pile")
            .place;
        assert!(
            !matches!(place, tabletop::pile::PilePlace::Hand(_)),
            "{place:?} shows a card"
        );
    }
}
