//! Card entities: dealt, drawn, played and gathered as in the journal, and reported in order; which seats may act, and
//! when.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use games::catalog::{AnyAction, AnyGame, AnyOptions};
use games::skip_bo::action::{CardAction, Source};
use games::skip_bo::arrange::Arrange;
use games::skip_bo::classic::Classic;
use games::skip_bo_mod::Mod;
use host::match_setup::MatchSetup;
use host::request::{ManualThrow, RefusalReason, Undo};
use host::view::{SeatControl, SeatPlayer};
use rules::ai::level::Level;
use rules::card::Card;
use rules::die::Face;
use rules::error::ApplyError;
use rules::ids::{SeatId, Viewer};
use rules::seats::Seats;
use tabletop::pile::BuiltTo;
use tabletop::pile::PilePlace;
use window_kit::table::components::card::{CardIndex, CardMoved, CardStep, FaceUp};
use window_kit::table::components::die::{DiceIndex, Shows};
use window_kit::table::components::pile::PileContents;
use window_kit::table::phase::{MatchPhase, TableGate};

use crate::support::{Table, options_of, setup_of};

const ANA: SeatId = SeatId(0);
const BO: SeatId = SeatId(1);

/// The steps of the cards from now on.
struct Steps(MessageCursor<CardStep>);

impl Steps {
    fn of(table: &Table) -> Self {
        Self(table.app.world().resource::<Messages<CardStep>>().get_cursor_current())
    }

    fn read(&mut self, table: &Table) -> Vec<CardStep> {
        let steps = table.app.world().resource::<Messages<CardStep>>();
        self.0.read(steps).copied().collect()
    }
}

fn moves(steps: &[CardStep]) -> Vec<(PilePlace, PilePlace, Option<u8>)> {
    let told = |step: &CardStep| match step {
        CardStep::Moved(CardMoved { from, to, face, .. }) => Some((*from, *to, face.map(|card| card.0))),
        _ => None,
    };
    steps.iter().filter_map(told).collect()
}

fn persons(game: &str, set: &[(&str, &str)], seats: usize) -> MatchSetup {
    setup_of(options_of(game, set), seats, &SeatControl::Person, 1)
}

fn classic(set: &[(&str, &str)], arrange: impl FnOnce(Arrange<Classic>) -> Arrange<Classic>) -> Table {
    let setup = persons("skip-bo", set, 2);
    let AnyOptions::SkipBo(options) = &setup.options else {
        panic!("options of Skip-Bo")
    };
    let position = arrange(Arrange::new(options, &setup.seats).expect("a position"));
    let position = AnyGame::SkipBo(position.build().expect("a sound position"));
    Table::arranged(setup, position)
}

fn modded(
    set: &[(&str, &str)],
    players: [SeatControl; 2],
    arrange: impl FnOnce(Arrange<Mod>) -> Arrange<Mod>,
) -> Table {
    let mut setup = persons("skip-bo-mod", set, 2);
    for (player, control) in setup.players.iter_mut().zip(players) {
        *player = SeatPlayer {
            control,
            ..player.clone()
        };
    }
    let AnyOptions::SkipBoMod(options) = &setup.options else {
        panic!("options of MOD")
    };
    let position = arrange(Arrange::new(options, &setup.seats).expect("a position"));
    let position = AnyGame::SkipBoMod(position.build().expect("a sound position"));
    Table::arranged(setup, position)
}

fn people() -> [SeatControl; 2] {
    [SeatControl::Person, SeatControl::Person]
}

fn shown(table: &Table, place: PilePlace) -> Vec<u8> {
    let world = table.app.world();
    let pile = world.resource::<CardIndex>().pile(place).expect("a pile");
    let cards = world.get::<PileContents>(pile).map_or(&[][..], PileContents::entities);
    cards
        .iter()
        .map(|card| world.get::<FaceUp>(*card).map_or(0, |face| face.0.0))
        .collect()
}

fn act(table: &mut Table, seat: SeatId, action: CardAction) {
    let action = match table.view().view {
        games::catalog::AnyView::SkipBo(_) => AnyAction::SkipBo(action),
        _ => AnyAction::SkipBoMod(action),
    };
    let request = table.asks(seat, action);
    assert_eq!(table.ask([request]), []);
    table.assert_agrees();
}

#[test]
fn a_round_is_dealt_card_by_card_around_the_table_k_2() {
    let mut table = Table::started(persons("skip-bo", &[("stock", "5"), ("first", "2")], 3));
    let mut steps = Steps::of(&table);
    let (mut told, mut dealt) = (Vec::new(), false);
    for _ in 0..4 {
        let dealing = table.phase() == MatchPhase::Dealing;
        dealt |= dealing;
        table.update();
        told.extend(steps.read(&table));
    }
    assert!(dealt, "the deal waits for the gate");
    assert_eq!(told[0], CardStep::Shuffled { place: PilePlace::Draw });
    let moved = moves(&told);
    let (stocks, rest) = moved.split_at(15);
    for (index, (from, to, face)) in stocks.iter().enumerate() {
        let seat = SeatId((1 + index as u8) % 3);
        assert_eq!((*from, *to, *face), (PilePlace::Draw, PilePlace::Stock(seat), None));
    }
    for (seat, (from, to, face)) in rest[..3].iter().enumerate() {
        let stock = PilePlace::Stock(SeatId(seat as u8));
        assert_eq!((*from, *to), (stock, stock));
        assert!(face.is_some(), "the top is turned up");
    }
    assert_eq!(&rest[3..], [(PilePlace::Draw, PilePlace::Hand(BO), None); 5], "K-3");
    table.assert_agrees();
}

#[test]
fn the_viewer_sees_the_own_hand_and_its_drawn_cards_and_no_other_hand_g_7() {
    let mut table = classic(&[], |position| {
        position
            .hand(0, &[1, 9])
            .hand(1, &[4])
            .draw(&[2, 3, 4, 5, 6])
            .stock(0, &[12, 11])
            .stock(1, &[12, 11])
    });
    assert_eq!(shown(&table, PilePlace::Hand(ANA)), [0, 0]);
    table.look_as(Viewer::Player(ANA));
    assert_eq!(shown(&table, PilePlace::Hand(ANA)), [1, 9]);
    assert_eq!(shown(&table, PilePlace::Hand(BO)), [0]);
    let mut steps = Steps::of(&table);
    act(
        &mut table,
        ANA,
        CardAction::Play {
            from: Source::Hand(Card(1)),
            onto: 2,
        },
    );
    act(&mut table, ANA, CardAction::Discard { card: Card(9), pile: 1 });
    let told = steps.read(&table);
    let pile = PilePlace::Building(2);
    assert_eq!(moves(&told)[0], (PilePlace::Hand(ANA), pile, Some(1)));
    assert_eq!(
        told[1],
        CardStep::Built {
            pile: 2,
            value: 1,
            by_die: false
        }
    );
    let hand = PilePlace::Hand(BO);
    assert_eq!(
        moves(&told)[1],
        (PilePlace::Hand(ANA), PilePlace::Discard(ANA, 1), Some(9))
    );
    assert_eq!(moves(&told)[2..], [(PilePlace::Draw, hand, None); 4], "K-3, and unseen");
    table.look_as(Viewer::Player(BO));
    assert_eq!(shown(&table, hand), [4, 2, 3, 4, 5]);
    assert_eq!(shown(&table, PilePlace::Hand(ANA)), [0_u8; 0]);
    assert_eq!(
        steps.read(&table),
        [],
        "a change of the viewer turns cards without steps"
    );
    act(&mut table, BO, CardAction::Discard { card: Card(4), pile: 0 });
    let told = moves(&steps.read(&table));
    assert_eq!(told[0], (hand, PilePlace::Discard(BO, 0), Some(4)));
    assert_eq!(shown(&table, hand), [2, 3, 4, 5], "the first of two alike");
    assert!(told[1..].iter().all(|(.., face)| face.is_none()));
}

#[test]
fn cards_that_the_viewer_draws_are_reported_with_their_faces() {
    let mut table = classic(&[], |position| {
        position
            .hand(0, &[1])
            .hand(1, &[4])
            .draw(&[2, 3, 2, 5, 6])
            .stock(0, &[12, 11])
            .stock(1, &[12, 11])
    });
    table.look_as(Viewer::Player(ANA));
    let mut steps = Steps::of(&table);
    act(
        &mut table,
        ANA,
        CardAction::Play {
            from: Source::Hand(Card(1)),
            onto: 0,
        },
    );
    let (draw, hand) = (PilePlace::Draw, PilePlace::Hand(ANA));
    let drawn = [2, 3, 2, 5, 6].map(|card| (draw, hand, Some(card)));
    assert_eq!(moves(&steps.read(&table))[1..], drawn, "K-4");
}

#[test]
fn a_complete_pile_is_set_aside_and_shuffled_when_the_draw_pile_runs_out_k_6() {
    let mut table = classic(&[], |position| {
        position
            .hand(0, &[12])
            .hand(1, &[4])
            .building_of(1, 11, &[3], &[])
            .draw(&[8])
            .stock(0, &[12, 11])
            .stock(1, &[12, 11])
            .rest_under(1, 3)
    });
    table.look_as(Viewer::Player(ANA));
    let mut steps = Steps::of(&table);
    act(
        &mut table,
        ANA,
        CardAction::Play {
            from: Source::Hand(Card(12)),
            onto: 1,
        },
    );
    let told = steps.read(&table);
    let (building, aside) = (PilePlace::Building(1), PilePlace::SetAside);
    let moved = moves(&told);
    assert_eq!(moved[0], (PilePlace::Hand(ANA), building, Some(12)));
    assert_eq!(moved[1..13], [(building, aside, None); 12]);
    let hand = PilePlace::Hand(ANA);
    assert_eq!(moved[13], (PilePlace::Draw, hand, Some(8)));
    assert_eq!(moved[14..26], [(aside, PilePlace::Draw, None); 12]);
    let drawn = moved[26..]
        .iter()
        .all(|(from, to, face)| (*from, *to) == (PilePlace::Draw, hand) && face.is_some());
    assert!(drawn && moved.len() == 30, "the refill goes on");
    assert!(told.contains(&CardStep::Built {
        pile: 1,
        value: 0,
        by_die: false
    }));
    assert_eq!(table.phase(), MatchPhase::Deciding, "nobody waits for the shuffle");
}

#[test]
fn the_die_stands_in_without_a_card_and_the_pile_says_so_m_7() {
    let mut table = modded(&[], people(), |position| {
        position
            .hand(0, &[3, 9])
            .building(0, 1)
            .stock(0, &[12, 11])
            .stock(1, &[12, 11])
            .die(1)
    });
    let mut steps = Steps::of(&table);
    act(
        &mut table,
        ANA,
        CardAction::StandIn {
            onto: 0,
            then: Source::Hand(Card(3)),
        },
    );
    let told = steps.read(&table);
    assert_eq!(
        told[0],
        CardStep::Built {
            pile: 0,
            value: 2,
            by_die: true
        }
    );
    let world = table.app.world();
    let pile = world
        .resource::<CardIndex>()
        .pile(PilePlace::Building(0))
        .expect("a pile");
    let built = BuiltTo {
        value: 3,
        die_places: 0b10,
    };
    assert_eq!(world.get::<BuiltTo>(pile), Some(&built));
    assert_eq!(shown(&table, PilePlace::Building(0)), [1, 3]);
}

#[test]
fn only_a_persons_roll_waits_for_the_hand_m_2() {
    let mut table = modded(&[], people(), |position| {
        position.hand(0, &[3, 9]).stock(0, &[12, 11]).stock(1, &[12, 11])
    });
    act(&mut table, ANA, CardAction::Discard { card: Card(3), pile: 0 });
    for _ in 0..10 {
        table.update();
    }
    let awaited = table.view().awaited.clone().expect("a throw is awaited");
    assert_eq!((awaited.seat, awaited.dice.len()), (BO, 1));
    assert_eq!(table.phase(), MatchPhase::Throwing);
    let early = table.asks(BO, AnyAction::SkipBoMod(CardAction::EndTurn));
    assert_eq!(table.ask([early]), [RefusalReason::Rolling]);
    let decision = table.decision(ANA);
    table.app.world_mut().write_message(ManualThrow {
        seat: ANA,
        decision,
        gesture: None,
    });
    for _ in 0..10 {
        table.update();
    }
    assert!(
        table.view().awaited.is_some() && table.throws.is_empty(),
        "it is not Ana's die"
    );

    table.app.insert_resource(TableGate {
        showing: true,
        waiting: false,
    });
    table.throw_if_awaited();
    for _ in 0..10 {
        table.update();
    }
    assert!(
        table.view().awaited.is_none() && table.phase() == MatchPhase::Throwing,
        "the gate holds it"
    );
    table.app.insert_resource(TableGate::default());
    table.run_until_due();
    assert_eq!((table.throws.len(), table.due()), (1, BO));
    table.assert_agrees();
}

#[test]
fn a_computer_player_rolls_at_once_m_2() {
    let players = [SeatControl::Person, SeatControl::Agent(Level::Greedy)];
    let mut table = modded(&[], players, |position| {
        position.hand(0, &[3, 9]).stock(0, &[12, 11]).stock(1, &[12, 11])
    });
    act(&mut table, ANA, CardAction::Discard { card: Card(3), pile: 0 });
    table.run_until("the throw", 4_000, |table| table.throws.len() == 1);
    table.run_until("Ana's turn", 4_000, |table| table.view().awaited.is_some());
    table.assert_agrees();
}

#[test]
fn requests_that_are_late_early_or_out_of_turn_change_nothing() {
    let mut table = Table::started(persons("skip-bo", &[("stock", "5"), ("first", "1")], 2));
    let discard = |card, pile| AnyAction::SkipBo(CardAction::Discard { card: Card(card), pile });
    let early = table.asks(ANA, discard(1, 0));
    assert_eq!(
        table.ask([early]),
        [RefusalReason::Dealing],
        "K-2: nothing is dealt yet"
    );
    table.run_until_due();
    table.look_as(Viewer::Player(ANA));
    let card = shown(&table, PilePlace::Hand(ANA))[0];
    let before = table.everything();
    let (good, stranger, elsewhere) = (
        table.asks(ANA, discard(card, 0)),
        table.asks(BO, discard(card, 0)),
        table.asks(ANA, discard(card, 9)),
    );
    let refused = table.ask([stranger, elsewhere]);
    assert!(matches!(
        refused[0],
        RefusalReason::Rules(ApplyError::Illegal { .. } | ApplyError::NotDue { .. })
    ));
    assert!(matches!(refused[1], RefusalReason::Rules(ApplyError::Illegal { .. })));
    assert_eq!(table.everything(), before);
    let refused = table.ask([good.clone(), good]);
    assert_eq!(refused, [], "the second request was granted with the first");
    assert_eq!(table.due(), BO);
    table.assert_agrees();
}

#[test]
fn legal_actions_of_others_reveal_only_public_knowledge_g_7() {
    let mut table = classic(&[("enforcement", "table")], |position| {
        position
            .hand(0, &[1, 9, 2, 2, 3])
            .hand(1, &[4])
            .stock(0, &[12, 11])
            .stock(1, &[12, 11])
    });
    let open = |table: &Table, seat: SeatId| {
        let legal = &table.view().legal[seat.index()];
        legal
            .iter()
            .all(|action| matches!(action, AnyAction::SkipBo(CardAction::ActOutOfTurn | CardAction::Talk)))
    };
    assert!(open(&table, ANA) && open(&table, BO));
    assert!(
        !table.view().legal[BO.index()].is_empty(),
        "a seat that is not due may reach in"
    );
    table.look_as(Viewer::Player(BO));
    assert!(open(&table, ANA));
    table.look_as(Viewer::Player(ANA));
    assert!(!open(&table, ANA) && open(&table, BO));
}

#[test]
fn a_computer_player_calls_a_turn_out_of_turn_and_the_die_is_turned_back_m_13() {
    let players = [SeatControl::Person, SeatControl::Person];
    let set = [("enforcement", "table")];
    let mut called = 0;
    for side in 1..=6 {
        let mut table = modded(&set, players, |position| {
            position
                .hand(0, &[3, 9, 9, 9, 9])
                .hand(1, &[5, 6, 6, 6, 6])
                .stock(0, &[12, 11])
                .stock(1, &[12, 11])
                .die(side)
        });
        act(&mut table, BO, CardAction::ActOutOfTurn);
        table.run_until("Bo's throw", 50, |table| table.view().awaited.is_some());
        table.throw_if_awaited();
        table.run_until_due();
        assert_eq!(table.due(), BO);
        // A computer player has Ana's seat from now on, and may call.
        let mut players = table.app.world().resource::<host::view::Players>().clone();
        players.0[0].control = SeatControl::Agent(Level::Expert);
        table.app.insert_resource(players);
        for _ in 0..20 {
            table.update();
            table.assert_agrees();
            if table.view().due.contains(ANA) || table.record().entries.len() > 3 {
                break;
            }
        }
        let calls = table
            .record()
            .entries
            .iter()
            .filter(|entry| matches!(entry.action, AnyAction::SkipBoMod(CardAction::CallOut)));
        let calls = calls.count();
        called += calls;
        if calls == 1 {
            let world = table.app.world();
            let die = world.resource::<DiceIndex>().0[0];
            assert_eq!(
                world.get::<Shows>(die),
                Some(&Shows(Face(side))),
                "M-2: Ana's roll counts again"
            );
        }
    }
    assert!(called >= 4, "an expert notices nearly always, and called {called} of 6");
}

#[test]
fn a_stock_grows_from_below_unseen_m_10() {
    let mut table = modded(&[], people(), |position| {
        position
            .hand(0, &[3, 9])
            .stock(0, &[12, 11])
            .stock(1, &[12, 11])
            .draw(&[7])
            .die(6)
    });
    let mut steps = Steps::of(&table);
    act(&mut table, ANA, CardAction::OpponentDraws { opponent: BO });
    let told = steps.read(&table);
    let [CardStep::Moved(moved)] = told[..] else {
        panic!("{told:?}")
    };
    assert_eq!((moved.from, moved.to), (PilePlace::Draw, PilePlace::Stock(BO)));
    assert!(moved.under && moved.face.is_none());
    assert_eq!(shown(&table, PilePlace::Stock(BO)), [0, 0, 12]);
}

#[test]
fn seats_of_two_sides_see_only_their_own_hand_k_15() {
    let mut setup = persons("skip-bo", &[("stock", "5")], 4);
    setup.seats = Seats::teams(&[0, 1, 0, 1]).expect("two sides");
    let mut table = Table::started(setup);
    table.run_until_due();
    let seat = table.due();
    for viewer in (0..4).map(SeatId) {
        table.look_as(Viewer::Player(viewer));
        table.assert_agrees();
        let hand = shown(&table, PilePlace::Hand(seat));
        assert_eq!(hand.iter().all(|face| *face > 0), viewer == seat, "{viewer:?}");
    }
}

fn undo(table: &mut Table, seat: SeatId) {
    let decision = table.decision(seat);
    table.app.world_mut().write_message(Undo { seat, decision });
    table.update();
    table.assert_agrees();
}

#[test]
fn plays_that_revealed_nothing_are_undone_one_by_one() {
    let mut table = classic(&[], |position| {
        position
            .hand(0, &[7, 12, 9])
            .hand(1, &[4])
            .discards(0, 2, &[5, 6])
            .building_of(1, 10, &[3], &[])
            .building(3, 5)
            .stock(0, &[11, 1])
            .stock(1, &[12, 11])
    });
    for viewer in [Viewer::Player(ANA), Viewer::Public] {
        table.look_as(viewer);
        let hand = shown(&table, PilePlace::Hand(ANA));
        let before = (table.record().clone(), table.view().view.clone());
        act(
            &mut table,
            ANA,
            CardAction::Play {
                from: Source::Discard(ANA, 2),
                onto: 3,
            },
        );
        act(
            &mut table,
            ANA,
            CardAction::Play {
                from: Source::Hand(Card(7)),
                onto: 3,
            },
        );
        assert_eq!(table.view().undo, Some(ANA));
        undo(&mut table, BO);
        assert_eq!(shown(&table, PilePlace::Building(3)).len(), 7, "Bo can't undo it");
        let mut steps = Steps::of(&table);
        undo(&mut table, ANA);
        assert_eq!(shown(&table, PilePlace::Hand(ANA)), hand, "back in its place");
        let told = steps.read(&table);
        let face = (viewer == Viewer::Player(ANA)).then_some(7);
        assert_eq!(moves(&told), [(PilePlace::Building(3), PilePlace::Hand(ANA), face)]);
        undo(&mut table, ANA);
        assert_eq!((table.record().clone(), table.view().view.clone()), before);
        assert_eq!(table.view().undo, None, "nothing more can be undone");
        undo(&mut table, ANA);
    }
    assert_eq!(shown(&table, PilePlace::Discard(ANA, 2)), [5, 6]);
}

#[test]
fn a_completed_pile_can_be_undone_and_a_revealed_card_can_not_k_6() {
    let mut table = classic(&[], |position| {
        position
            .hand(0, &[12, 9])
            .hand(1, &[4])
            .building_of(1, 10, &[3], &[])
            .discards(0, 0, &[11])
            .stock(0, &[1, 2, 3])
            .stock(1, &[12, 11])
    });
    table.look_as(Viewer::Player(ANA));
    let before = table.view().view.clone();
    let play = |from, onto| CardAction::Play { from, onto };
    act(&mut table, ANA, play(Source::Discard(ANA, 0), 1));
    act(&mut table, ANA, play(Source::Hand(Card(12)), 1));
    assert_eq!(shown(&table, PilePlace::SetAside).len(), 12);
    undo(&mut table, ANA);
    assert_eq!(shown(&table, PilePlace::Building(1)).len(), 11);
    undo(&mut table, ANA);
    assert_eq!(table.view().view, before);
    act(&mut table, ANA, play(Source::Stock(ANA), 0));
    assert_eq!(table.view().undo, None, "the next stock card was turned up");
}
