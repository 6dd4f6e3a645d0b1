//! Opponent Draws 1, and what happens to the die in a turn out of turn: M-10, M-13.

use super::*;
use crate::skip_bo::options::CardOptions;
use crate::skip_bo::options::Stalemate;
use crate::skip_bo_mod::die::DieFace;

const NO_OPPONENT: (&str, Message) = ("M-10", die_words::REFUSED_NO_OPPONENT);
const FINISHED: (&str, Message) = ("M-10", die_words::REFUSED_FINISHED_STOCK);

fn made_draw(seat: u8) -> CardEvent {
    CardEvent::MadeDraw {
        player: SeatId(ANA),
        opponent: SeatId(seat),
    }
}

fn grew(seat: u8) -> CardEvent {
    CardEvent::StockGrew { seat: SeatId(seat) }
}

#[test]
fn an_opponents_stock_gets_the_top_card_of_the_draw_pile_at_the_bottom_m_10() {
    for seat in [BO, CY] {
        let mut game = built(ana(DRAWS, 3).hand(ANA, &[9]).draw(&[3, 4]));
        assert_eq!(uses(&game, ANA), [opponent_draws(BO), opponent_draws(CY)]);
        let before = game.draw_len();
        let events = act(&mut game, ANA, opponent_draws(seat));
        assert_eq!(events, [made_draw(seat), grew(seat)], "unseen");
        assert_eq!((stock_of(&game, seat), game.draw_len()), (vec![3, 10, 12], before - 1));
        assert_eq!(
            (game.turn(), hand_of(&game, ANA)),
            (turn_of(ANA), vec![9]),
            "the turn goes on"
        );
    }
    let game = built(ana(DRAWS, 3));
    assert_eq!(refused(&game, ANA, opponent_draws(ANA)), NO_OPPONENT);
    assert_eq!(
        refused(&game, ANA, opponent_draws(DI)),
        NO_OPPONENT,
        "nobody sits there"
    );
    assert_eq!(refused(&game, ANA, opponent_draws(255)), NO_OPPONENT);
}

#[test]
fn an_empty_draw_pile_is_made_anew_first_m_10_k_6() {
    let position = ana(DRAWS, 2)
        .hand(ANA, &[9, 9])
        .aside(&[5, 5, 5])
        .discards(BO, 0, &[12]);
    let mut game = built(position.rest_under(BO, 0));
    assert_eq!(act(&mut game, ANA, opponent_draws(BO)), [made_draw(BO)]);
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(shuffled(&mut game), [CardEvent::Reshuffled { cards: 3 }, grew(BO)]);
    assert_eq!(
        (stock_of(&game, BO), game.draw_len(), game.turn()),
        (vec![5, 10, 12], 2, turn_of(ANA))
    );
    assert_eq!(refused(&game, ANA, opponent_draws(BO)), USED);
}

#[test]
fn without_any_card_to_draw_it_has_no_effect_m_10_k_10() {
    let position = ana(DRAWS, 2).hand(ANA, &[9]).discards(BO, 0, &[12]);
    let mut game = built(position.rest_under(BO, 0));
    let events = act(&mut game, ANA, opponent_draws(BO));
    assert_eq!(events, [made_draw(BO), CardEvent::NothingToDraw { player: SeatId(BO) }]);
    assert_eq!((stock_len(&game, BO), game.turn()), (2, turn_of(ANA)));
    assert_eq!(refused(&game, ANA, opponent_draws(BO)), USED);
}

#[test]
fn a_partner_is_never_a_target_nor_a_finished_stock_of_anybody_m_10() {
    let four = position_with::<Mod>(&CardOptions::default(), &two_pairs())
        .stock(ANA, &[12])
        .stock(CY, &[12])
        .stock(DI, &[12]);
    let game = built(four.hand(ANA, &[9]).die(DRAWS));
    assert_eq!(uses(&game, ANA), [opponent_draws(DI)]);
    assert_eq!(refused(&game, ANA, opponent_draws(CY)), NO_OPPONENT);
    assert_eq!(refused(&game, ANA, opponent_draws(BO)), FINISHED);
    let team_mate = position_with::<Mod>(&CardOptions::default(), &two_pairs())
        .stock(ANA, &[12])
        .stock(BO, &[12])
        .stock(DI, &[12]);
    let game = built(team_mate.hand(ANA, &[9]).die(DRAWS));
    assert_eq!(
        refused(&game, ANA, opponent_draws(CY)),
        NO_OPPONENT,
        "with a finished stock neither"
    );
}

#[test]
fn of_six_the_four_others_are_targets_while_their_stocks_last_m_10() {
    let mut position = position_with::<Mod>(&CardOptions::default(), &three_pairs()).hand(ANA, &[9]);
    for seat in [ANA, BO, CY, DI, 5] {
        position = position.stock(seat, &[12]);
    }
    let game = built(position.die(DRAWS));
    assert_eq!(
        uses(&game, ANA),
        [opponent_draws(BO), opponent_draws(CY), opponent_draws(5)]
    );
    assert_eq!(refused(&game, ANA, opponent_draws(4)), FINISHED);
    assert_eq!(refused(&game, ANA, opponent_draws(DI)), NO_OPPONENT);
}

#[test]
fn making_an_opponent_draw_closes_drawing_too_many_m_10_m_12() {
    let position = position_with::<Mod>(&table_rules(), &solo(2))
        .stock(ANA, &[12, 11])
        .stock(BO, &[12]);
    let mut game = built(position.hand(ANA, &[9; 5]).die(DRAWS).at_draw());
    act(&mut game, ANA, opponent_draws(BO));
    assert_eq!(refused(&game, ANA, CardAction::Draw).0, "K-4");
}

#[test]
fn the_card_counts_in_the_score_m_10_m_11_k_12() {
    let mut game = built(
        position::<Mod>(2)
            .stock(ANA, &[1])
            .stock(BO, &[12, 10])
            .hand(ANA, &[9])
            .die(DRAWS),
    );
    act(&mut game, ANA, opponent_draws(BO));
    act(&mut game, ANA, play(stock(ANA), 0));
    assert_eq!(game.total(SeatId(ANA)), 25 + 5 * 3);
}

#[test]
fn a_card_that_an_opponent_draws_starts_the_count_of_quiet_turns_anew_m_10_k_11() {
    let chosen = options(|options: &mut CardOptions<Mod>| options.stalemate = Stalemate::Draw);
    let position = position_with(&chosen, &solo(2))
        .stock(ANA, &[12, 10])
        .stock(BO, &[12, 10]);
    let mut game = built(position.die(DRAWS).hand(ANA, &[9]).quiet(3));
    act(&mut game, ANA, opponent_draws(BO));
    act(&mut game, ANA, discard(9, 0));
    assert_eq!(game.turn(), Turn::Chance, "the next roll: the round goes on");
    assert!(game.current().is_some());
}

#[test]
fn the_right_player_goes_on_with_the_own_die_after_a_turn_out_of_turn_m_13_m_2() {
    let table = || {
        let position = position_with::<Mod>(&table_rules(), &solo(2))
            .stock(ANA, &[12, 11])
            .stock(BO, &[12, 11]);
        position.hand(ANA, &[2, 9, 8]).hand(BO, &[7; 5])
    };
    // If it is not used yet, it can still be used.
    let mut game = built(table().die(LOW));
    act(&mut game, BO, CardAction::ActOutOfTurn);
    assert_eq!(game.turn(), Turn::Chance, "the intruder rolls");
    assert!(
        is_not_due(&game, ANA, CardAction::CallOut),
        "and is called once the die lies"
    );
    rolled(&mut game, WILD);
    assert_eq!(game.die(), Some(DieFace::SkipBo));
    act(&mut game, ANA, CardAction::CallOut);
    assert_eq!(game.usable_die(), Some(DieFace::StandIn { low: 1, high: 4 }));
    act(&mut game, ANA, stand_in(0, hand(2)));
    // If it is used, or half used, it stays so.
    act(&mut game, BO, CardAction::ActOutOfTurn);
    rolled(&mut game, DRAWS);
    act(&mut game, BO, opponent_draws(ANA));
    assert_eq!(stock_len(&game, ANA), 3, "the right player is an opponent too");
    act(&mut game, ANA, CardAction::CallOut);
    assert_eq!(refused(&game, ANA, stand_in(1, hand(9))), USED);
    let mut game = built(table().die(DISCARD));
    act(&mut game, ANA, extra(9, 0));
    act(&mut game, BO, CardAction::ActOutOfTurn);
    rolled(&mut game, LOW);
    act(&mut game, ANA, CardAction::CallOut);
    act(&mut game, ANA, extra(8, 0));
    assert_eq!(refused(&game, ANA, extra(2, 0)), USED);
}

#[test]
fn the_die_is_rolled_in_the_turn_without_a_draw_and_can_be_used_m_13_m_2() {
    let position = position_with::<Mod>(&table_rules(), &solo(2))
        .stock(ANA, &[12, 11])
        .stock(BO, &[2, 11]);
    let mut game = built(position.hand(ANA, &[9; 5]).owe_draw(&[BO]));
    act(&mut game, ANA, discard(9, 0));
    let events = rolled(&mut game, LOW);
    assert_eq!(events.last(), Some(&CardEvent::DrawSkipped { player: SeatId(BO) }));
    assert_eq!(hand_of(&game, BO), NONE);
    act(&mut game, BO, stand_in(0, stock(BO)));
    assert_eq!(building(&game)[0], 2);
}
