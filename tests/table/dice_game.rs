//! Skip-Bo Dice on the table: real throws, used and kept dice beside the tray, calls and writes of several players at
//! once.

use games::catalog::{AnyAction, AnyGame, AnyOptions, Listed};
use games::skip_bo_dice::action::{DiceAction, Source};
use games::skip_bo_dice::arrange::Arrange;
use games::skip_bo_dice::state::{Choice, Phase, SkipBoDice};
use games::skip_bo_dice::value::{BONUS, Dice, PileId, StockpileId, Value};
use host::request::{ActionRequest, RefusalReason, Undo};
use host::view::SeatControl;
use physics::face::read_face;
use rules::die::DieId;
use rules::ids::{SeatId, SeatSet, Viewer};
use tabletop::aside::Aside;
use tabletop::aside::aside_place;
use tabletop::shape::DieShape;
use tabletop::tray::TrayGeometry;
use window_kit::table::components::die::{DiceIndex, Parked};

use crate::support::{Table, options_of, setup_of};

const ANA: SeatId = SeatId(0);

/// Four people; the first is active, and her dice show 1 1 3 and 2 4, and a 7 on the Bonus Die.
fn arranged(arrange: impl FnOnce(Arrange) -> Arrange) -> Table {
    let setup = setup_of(options_of("skip-bo-dice", &[]), 4, &SeatControl::Person, 2);
    let AnyOptions::SkipBoDice(options) = &setup.options else {
        panic!("options of Skip-Bo Dice")
    };
    let position = Arrange::new(options, &setup.seats).expect("a position");
    let position = arrange(position.show([1, 1, 3, 2, 4, 7].map(Value)));
    Table::arranged(setup, AnyGame::SkipBoDice(position.build().expect("a sound position")))
}

fn state(table: &Table) -> &SkipBoDice {
    SkipBoDice::of_view(&table.view().view).expect("a match of Skip-Bo Dice")
}

fn asks(table: &Table, seat: SeatId, action: DiceAction) -> ActionRequest {
    table.asks(seat, AnyAction::SkipBoDice(action))
}

fn act(table: &mut Table, seat: SeatId, action: DiceAction) {
    let request = asks(table, seat, action);
    assert_eq!(table.ask([request]), []);
}

fn aside(table: &Table, die: DieId) -> Option<Aside> {
    let world = table.app.world();
    let entity = world.resource::<DiceIndex>().get(die).expect("a die");
    assert!(world.get::<Parked>(entity).is_none());
    world.get::<Aside>(entity).copied()
}

fn printed_on_top(table: &Table, die: DieId) -> Value {
    let shape = if die == BONUS { DieShape::D10 } else { DieShape::D6 };
    let side = read_face(shape, table.transform(die).rotation).0;
    state(table).printed(die, side)
}

const PILE_A: PileId = PileId(0);

#[test]
fn the_first_throw_of_a_turn_waits_for_the_hand_and_is_of_all_six_d_4() {
    let setup = setup_of(
        options_of("skip-bo-dice", &[("first", "2")]),
        2,
        &SeatControl::Person,
        2,
    );
    let mut table = Table::started(setup);
    table.run_until("a throw to be awaited", 50, |table| table.view().awaited.is_some());
    let awaited = table.view().awaited.clone().expect("a throw");
    assert_eq!((awaited.seat, awaited.dice.len()), (SeatId(1), 6));
    for _ in 0..20 {
        table.update();
    }
    assert!(table.throws.is_empty(), "it waits");
    table.throw_if_awaited();
    table.run_until_due();
    assert_eq!(table.throws[0].faces.len(), 6);
    for die in (0..6).map(DieId) {
        assert_eq!(
            printed_on_top(&table, die),
            state(&table).value(die),
            "{die:?} shows what lies on top"
        );
        assert_eq!(aside(&table, die), None);
    }
    table.assert_agrees();
}

#[test]
fn a_used_die_is_set_aside_and_stays_there_while_others_are_thrown_d_6() {
    let mut table = arranged(|position| position);
    let first = DieId(0);
    act(
        &mut table,
        ANA,
        DiceAction::Fill {
            with: Source::Number(first),
            pile: PILE_A,
        },
    );
    table.assert_agrees();
    let used = Aside { used: true };
    assert_eq!(aside(&table, first), Some(used));
    let tray = *table.app.world().resource::<TrayGeometry>();
    let lies = table.transform(first);
    let place = aside_place(&tray, first, used);
    assert!(lies.translation.distance(place) < 0.6 && place.x > tray.half_extents.x + tray.rim_width);

    // A re-roll of two dice: the used die stays, the others make room, and only these two change.
    let two: Dice = [DieId(1), DieId(4)].into_iter().collect();
    let before: Vec<Value> = (0..6).map(|die| state(&table).value(DieId(die))).collect();
    act(&mut table, ANA, DiceAction::Reroll { dice: two });
    assert!(table.view().awaited.is_none(), "the action was the gesture");
    table.run_until_due();
    assert_eq!(
        table.throws[0].faces.iter().map(|(die, _)| die.0).collect::<Vec<_>>(),
        [1, 4]
    );
    for die in (0..6).map(DieId) {
        assert_eq!(printed_on_top(&table, die), state(&table).value(die));
        let expected = match die.0 {
            0 => Some(used),
            1 | 4 => None,
            _ => Some(Aside { used: false }),
        };
        assert_eq!(aside(&table, die), expected, "{die:?}");
        if !two.contains(die) {
            assert_eq!(state(&table).value(die), before[die.index()]);
        }
    }
    assert_eq!(table.transform(first), lies);
    table.assert_agrees();
}

#[test]
fn the_bonus_die_is_thrown_again_alone_and_at_once_when_it_was_used_d_7() {
    let mut table = arranged(|position| position.fill(0, PILE_A, 6));
    act(
        &mut table,
        ANA,
        DiceAction::Fill {
            with: Source::Bonus,
            pile: PILE_A,
        },
    );
    table.run_until("the throw", 4_000, |table| table.throws.len() == 1);
    assert_eq!(table.throws[0].faces.len(), 1);
    assert_eq!(table.throws[0].faces[0].0, BONUS);
    assert_eq!(printed_on_top(&table, BONUS), state(&table).called());
    assert_eq!(aside(&table, BONUS), None);
    assert_eq!(
        aside(&table, DieId(3)),
        Some(Aside { used: false }),
        "kept dice make room"
    );
    table.assert_agrees();
}

#[test]
fn all_seats_answer_a_call_independently_and_in_secret_d_8() {
    let asked = |position: Arrange| position.fill(1, PILE_A, 6).fill(2, PILE_A, 6).fill(3, PILE_A, 6).call();
    let mut table = arranged(asked);
    assert_eq!(table.view().due, [1, 2, 3].map(SeatId).into_iter().collect::<SeatSet>());
    for seat in [1, 2, 3].map(SeatId) {
        assert!(
            !table.view().legal[seat.index()].is_empty(),
            "what can be claimed is no secret"
        );
    }
    let claim = DiceAction::Claim { pile: PILE_A };
    let (late, pass) = (
        asks(&table, SeatId(2), claim),
        asks(&table, SeatId(3), DiceAction::Pass),
    );
    act(&mut table, SeatId(2), claim);
    assert_eq!(
        state(&table).choice(SeatId(2)),
        Choice::Hidden,
        "D-8: revealed together"
    );
    table.look_as(Viewer::Player(SeatId(2)));
    assert_eq!(state(&table).choice(SeatId(2)), Choice::Claim(PILE_A));
    let others = asks(&table, ANA, DiceAction::EndTurn);
    let again = table.ask([late, others]);
    assert!(matches!(again[..], [RefusalReason::Rules(_)]), "{again:?}");

    // The two others answer in one frame, one of them with a request from before any answer.
    let claims = asks(&table, SeatId(1), claim);
    assert_eq!(table.ask([pass, claims]), []);
    assert_eq!(state(&table).phase(), Phase::Turn);
    let filled = |seat| state(&table).sheet(SeatId(seat)).pile(PILE_A).filled();
    assert_eq!([1, 2, 3].map(filled), [7, 7, 6]);
    table.assert_agrees();
}

#[test]
fn all_write_at_once_and_then_the_next_hand_is_awaited_d_13() {
    let mut table = arranged(|position| position);
    act(&mut table, ANA, DiceAction::EndTurn);
    assert_eq!(table.view().due.len(), 4);
    let write = |value, stockpile| DiceAction::Write {
        value: Value(value),
        stockpile: StockpileId(stockpile),
    };
    let requests: Vec<_> = (0..4)
        .map(|seat| asks(&table, SeatId(seat), write([1, 3, 2, 7][usize::from(seat)], seat)))
        .collect();
    assert_eq!(table.ask(requests), []);
    for _ in 0..5 {
        table.update();
    }
    let awaited = table.view().awaited.clone().expect("the next throw");
    assert_eq!((awaited.seat, awaited.dice.len()), (SeatId(1), 6));
    for (seat, value) in [1, 3, 2, 7].into_iter().enumerate() {
        let sheet = state(&table).sheet(SeatId(seat as u8));
        assert_eq!(sheet.stockpile(StockpileId(seat as u8)).top(), Some(Value(value)));
    }
    table.assert_agrees();
}

#[test]
fn the_use_of_a_die_by_mistake_is_undone() {
    let mut table = arranged(|position| position);
    let before = table.view().view.clone();
    let fill = DiceAction::Fill {
        with: Source::Number(DieId(0)),
        pile: PILE_A,
    };
    act(&mut table, ANA, fill);
    let decision = table.decision(ANA);
    table.app.world_mut().write_message(Undo { seat: ANA, decision });
    table.update();
    assert_eq!(table.view().view, before);
    assert_eq!(aside(&table, DieId(0)), Some(Aside { used: false }));
    table.assert_agrees();
    act(&mut table, ANA, fill);
    table.assert_agrees();
}
