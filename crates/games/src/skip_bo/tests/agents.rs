//! Computer players in the card games: what they choose, the order of their legal actions, and that they never make
//! slips (G-4).

use super::*;
use crate::skip_bo::options::StockSize;
use crate::skip_bo::view::CardView;
use crate::skip_bo_mod::Mod;
use rules::ai::agent::{Strategy, choose_in};
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::ids::Viewer;
use rules::rng::{Stream, stream};

in_both_games! {
    what_can_be_done_is_listed_from_stock_to_hand_and_discards_last_k_7_k_8,
    greedy_plays_from_the_stock_first_k_12,
    the_last_stock_card_gains_what_a_win_scores_k_9_k_12,
    a_card_of_the_partners_stock_gains_as_much_as_ones_own_k_14,
    slips_lose_what_they_cost_m_12_m_14,
    who_plans_never_slips_by_table_rules_g_4,
}

/// The action that a level chooses in a seat's turn.
fn choice<E: Edition>(game: &CardGame<E>, seat: u8, level: Level) -> CardAction {
    let legal = legal(game, seat);
    let view = || game.view(Viewer::Player(SeatId(seat)));
    let mut rng = stream(1, Stream::Agents);
    legal[choose_in::<CardGame<E>, CardView<E>>(level, view, SeatId(seat), &legal, &mut Budget::nodes(1_000), &mut rng)]
}

fn gain<E: Edition>(game: &CardGame<E>, seat: u8, action: CardAction) -> i32 {
    let who = SeatId(seat);
    <CardGame<E> as Strategy>::gain(&game.view(Viewer::Player(who)), who, &action)
}

/// Ana can play a 1 from stock, discard pile 3 and hand.
fn three_ones<E: Edition>() -> Arrange<E> {
    position(2)
        .hand(ANA, &[9, 1, 9])
        .stock(ANA, &[1, 5])
        .stock(BO, &[7, 7, 7])
        .discards(ANA, 2, &[4, 1])
        .building(1, 6)
}

fn what_can_be_done_is_listed_from_stock_to_hand_and_discards_last_k_7_k_8<E: Edition>() {
    let game = built::<E>(three_ones());
    let mut expected = Vec::new();
    for from in [stock(ANA), discarded(ANA, 2), hand(1)] {
        expected.extend([0, 2, 3].map(|onto| play(from, onto)));
    }
    for card in [9, 1] {
        expected.extend([0, 1, 2, 3].map(|pile| discard(card, pile)));
    }
    assert_eq!(legal(&game, ANA), expected);
    assert_eq!(choice(&game, ANA, Level::Baseline), play(stock(ANA), 0));
}

fn greedy_plays_from_the_stock_first_k_12<E: Edition>() {
    let chosen = choice(&built::<E>(three_ones()), ANA, Level::Greedy);
    assert!(
        matches!(chosen, CardAction::Play { from, .. } if from == stock(ANA)),
        "{chosen:?}"
    );
}

fn the_last_stock_card_gains_what_a_win_scores_k_9_k_12<E: Edition>() {
    let game = built::<E>(three_ones());
    assert_eq!(gain(&game, ANA, play(stock(ANA), 0)), 5);
    assert_eq!(gain(&game, ANA, play(hand(1), 0)), 0);
    let last = built::<E>(position(2).hand(ANA, &[9]).stock(ANA, &[1]).stock(BO, &[7]));
    assert_eq!(gain(&last, ANA, play(stock(ANA), 0)), 30);
}

fn a_card_of_the_partners_stock_gains_as_much_as_ones_own_k_14<E: Edition>() {
    let pairs = |ana: &[u8]| {
        position_with::<E>(&CardOptions::default(), &two_pairs())
            .hand(ANA, &[9])
            .stock(ANA, ana)
            .stock(BO, &[7])
            .stock(CY, &[1])
            .stock(DI, &[7])
    };
    assert_eq!(gain(&built(pairs(&[8])), ANA, play(stock(CY), 0)), 5);
    assert_eq!(gain(&built(pairs(&[])), ANA, play(stock(CY), 0)), 30, "that wins");
}

fn slips_lose_what_they_cost_m_12_m_14<E: Edition>() {
    let position = position_with::<E>(&table_rules(), &two_pairs())
        .stock(ANA, &[8])
        .stock(BO, &[7])
        .stock(DI, &[7])
        .hand(ANA, &[2, 3, 4, 5, 6])
        .at_draw();
    let game = built(position);
    assert_eq!(gain(&game, ANA, CardAction::Draw), -5);
    assert_eq!(gain(&game, CY, CardAction::Talk), -10);
    assert_eq!(gain(&game, ANA, discard(2, 0)), 0);
}

#[test]
fn greedy_makes_an_opponents_stock_grow_where_a_card_can_be_drawn_m_10() {
    let position = || {
        position::<Mod>(2)
            .hand(ANA, &[9])
            .stock(ANA, &[8])
            .stock(BO, &[7])
            .die(6)
    };
    let draws = CardAction::OpponentDraws { opponent: SeatId(BO) };
    let game = built(position());
    assert_eq!((gain(&game, ANA, draws), choice(&game, ANA, Level::Greedy)), (5, draws));
    let dry = built(position().rest_under(BO, 0));
    assert_eq!(gain(&dry, ANA, draws), 0);
}

#[test]
fn greedy_uses_the_die_to_get_rid_of_a_stock_card_m_4() {
    let game = built(
        position::<Mod>(2)
            .hand(ANA, &[2])
            .stock(ANA, &[2, 8])
            .stock(BO, &[7])
            .die(1),
    );
    let chosen = choice(&game, ANA, Level::Greedy);
    assert!(
        matches!(chosen, CardAction::StandIn { then, .. } if then == stock(ANA)),
        "{chosen:?}"
    );
}

fn who_plans_never_slips_by_table_rules_g_4<E: Edition>() {
    let is_plain = |level: &Level| *level != Level::Random && level.slips_percent() == 0;
    for level in Level::ALL.into_iter().filter(is_plain) {
        let mut rules = table_rules::<E>();
        rules.stock = StockSize::Cards(5);
        let mut game = CardGame::new(&rules, &two_pairs(), 0).expect("four can play");
        let mut rng = stream(4, Stream::Chance);
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let report = game.sample_chance(&mut rng);
                    apply(&mut game, Actor::Chance, &report);
                }
                Turn::Players(due) => {
                    let seat = due.lowest().expect("a seat is due").0;
                    let action = choice(&game, seat, level);
                    let slip = match action {
                        CardAction::Draw => !game.turn.filling,
                        CardAction::Talk | CardAction::ActOutOfTurn => true,
                        _ => false,
                    };
                    assert!(!slip, "{level} does {action:?}");
                    act(&mut game, seat, action);
                }
            }
        }
    }
}
