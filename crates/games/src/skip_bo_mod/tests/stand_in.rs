//! The die as a card: M-4 to M-8.

use super::*;
use crate::skip_bo::card::SKIP_BO;
use crate::skip_bo::options::CardOptions;

const NO_FOLLOWER: (&str, Message) = ("M-4", die_words::REFUSED_NO_FOLLOWER);
const OUT_OF_RANGE: (&str, Message) = ("M-4", die_words::REFUSED_OTHER_NUMBER);

fn stood_in(onto: u8, value: u8) -> CardEvent {
    CardEvent::StoodIn {
        player: SeatId(ANA),
        onto,
        value,
    }
}

fn played(from: Source, card: u8, onto: u8, value: u8) -> CardEvent {
    CardEvent::Played {
        player: SeatId(ANA),
        from,
        card: Card(card),
        onto,
        value,
    }
}

#[test]
fn the_die_stands_in_for_its_range_with_the_next_card_or_a_skip_bo_m_4_m_6() {
    for (side, range) in [(LOW, 1..=4), (MIDDLE, 5..=8), (HIGH, 9..=12), (WILD, 1..=12)] {
        for number in 1..=12 {
            for card in 1..=SB {
                let mut game = built(ana(side, 2).building(1, number - 1).hand(ANA, &[card, card]));
                let action = stand_in(1, hand(card));
                let next = number % 12 + 1;
                if !range.contains(&number) {
                    assert_eq!(refused(&game, ANA, action), OUT_OF_RANGE, "side {side} as {number}");
                } else if card != next && card != SB {
                    assert_eq!(
                        refused(&game, ANA, action),
                        NO_FOLLOWER,
                        "side {side} as {number}, then {card}"
                    );
                } else {
                    let events = act(&mut game, ANA, action);
                    let mut expected = vec![stood_in(1, number)];
                    if number == 12 {
                        expected.push(CardEvent::PileCompleted { pile: 1 });
                    }
                    expected.push(played(hand(card), card, 1, next));
                    if number == 11 {
                        expected.push(CardEvent::PileCompleted { pile: 1 });
                    }
                    assert_eq!(events, expected);
                    assert_eq!(building(&game)[1], next % 12);
                    assert_eq!((game.turn(), hand_of(&game, ANA)), (turn_of(ANA), vec![card]));
                }
            }
        }
    }
}

#[test]
fn a_range_is_for_the_number_a_pile_needs_and_not_for_any_place_m_4() {
    let game = built(ana(LOW, 2).building(0, 4).building(1, 2).hand(ANA, &[2, 4, 6, 9]));
    let fits = [stand_in(2, hand(2)), stand_in(3, hand(2)), stand_in(1, hand(4))];
    assert_eq!(uses(&game, ANA), fits);
    assert_eq!(refused(&game, ANA, stand_in(4, hand(2))).0, "K-5", "no such pile");
    assert_eq!(refused(&game, ANA, stand_in(255, hand(2))).0, "K-5");
    assert_eq!(
        refused(&game, ANA, stand_in(2, hand(3))).0,
        "K-7",
        "no such card in hand"
    );
    assert_eq!(refused(&game, ANA, stand_in(2, hand(9))), NO_FOLLOWER);
}

#[test]
fn nothing_comes_between_the_die_and_the_card_m_4() {
    // This is a single action: the die is used and the card is played, with no state in between.
    let mut game = built(ana(LOW, 2).hand(ANA, &[2, 9]));
    let events = act(&mut game, ANA, stand_in(0, hand(2)));
    assert_eq!(events, [stood_in(0, 1), played(hand(2), 2, 0, 2)]);
    assert_eq!((building(&game), game.turn()), ([2, 0, 0, 0], turn_of(ANA)));
    // Without such a card the die can't be used, even if it fits.
    let game = built(ana(LOW, 2).hand(ANA, &[1, 3, 9]));
    assert_eq!(uses(&game, ANA), []);
}

#[test]
fn the_card_that_follows_comes_from_the_hand_the_stock_or_an_own_discard_pile_m_5() {
    let mut position = position::<Mod>(2)
        .stock(ANA, &[7, 12])
        .stock(BO, &[7, 11])
        .hand(ANA, &[7, 7, 9])
        .building(3, 5);
    for pile in 0..4 {
        position = position.discards(ANA, pile, &[10, 7]).discards(BO, pile, &[7]);
    }
    let game = built(position.die(MIDDLE));
    let sources = [
        stock(ANA),
        discarded(ANA, 0),
        discarded(ANA, 1),
        discarded(ANA, 2),
        discarded(ANA, 3),
        hand(7),
    ];
    assert_eq!(
        uses(&game, ANA),
        sources.map(|then| stand_in(3, then)),
        "in the order of plays"
    );
    for then in sources {
        let mut game = game;
        let events = act(&mut game, ANA, stand_in(3, then));
        assert_eq!(events[..2], [stood_in(3, 6), played(then, 7, 3, 7)]);
        match then {
            Source::Stock(_) => assert_eq!(game.stock_top(SeatId(ANA)), Some(Card(12)), "the next card turns up"),
            Source::Discard(_, pile) => assert_eq!(discards_of(&game, ANA, pile), [10]),
            Source::Hand(_) => assert_eq!(hand_of(&game, ANA), [7, 9]),
        }
    }
    for then in [stock(BO), discarded(BO, 0)] {
        assert_eq!(
            refused(&game, ANA, stand_in(3, then)),
            ("K-7", words::REFUSED_OWN_PILES)
        );
    }
    assert_eq!(refused(&game, ANA, stand_in(3, discarded(ANA, 4))).0, "K-7");
    let mut empty = game;
    act(&mut empty, ANA, stand_in(3, discarded(ANA, 0)));
    assert_eq!(refused(&empty, ANA, stand_in(3, discarded(ANA, 0))), USED);
}

#[test]
fn the_partners_stock_and_discards_can_follow_too_m_5_k_13() {
    let mut position = position_with::<Mod>(&CardOptions::default(), &two_pairs())
        .hand(ANA, &[9, 9])
        .hand(CY, &[2]);
    for seat in 0..4 {
        position = position.stock(seat, &[2, 12]).discards(seat, 1, &[2]);
    }
    let game = built(position.building(1, 5).building(2, 5).building(3, 5).die(LOW));
    let sources = [stock(ANA), stock(CY), discarded(ANA, 1), discarded(CY, 1)];
    assert_eq!(uses(&game, ANA), sources.map(|then| stand_in(0, then)));
    for then in [stock(BO), stock(DI), discarded(BO, 1)] {
        assert_eq!(refused(&game, ANA, stand_in(0, then)).0, "K-13");
    }
    assert_eq!(
        refused(&game, ANA, stand_in(0, hand(2))).0,
        "K-7",
        "never the partner's hand"
    );
    let mut game = game;
    let events = act(&mut game, ANA, stand_in(0, stock(CY)));
    let turned = CardEvent::StockTurned {
        seat: SeatId(CY),
        card: Card(12),
    };
    assert_eq!(events[2..], [turned]);
}

#[test]
fn a_card_that_only_a_refill_would_bring_does_not_follow_m_5() {
    // The 2 is the next card of the draw pile, and not in Ana's hand.
    let mut game = built(ana(LOW, 2).hand(ANA, &[9]).draw(&[2, 3, 4]));
    assert_eq!(uses(&game, ANA), []);
    assert_eq!(
        refused(&game, ANA, stand_in(0, hand(2))),
        ("K-7", words::REFUSED_NOT_IN_HAND)
    );
    // A card that opens only when a stock card is turned up or a discard is removed does not follow either.
    let position = position::<Mod>(2)
        .stock(ANA, &[1, 2, 12])
        .stock(BO, &[12])
        .hand(ANA, &[9])
        .discards(ANA, 0, &[2, 5]);
    let hidden = built(position.die(LOW));
    assert_eq!(uses(&hidden, ANA), []);
    assert_eq!(refused(&hidden, ANA, stand_in(0, stock(ANA))), NO_FOLLOWER);
    assert_eq!(refused(&hidden, ANA, stand_in(0, discarded(ANA, 0))), NO_FOLLOWER);
    // After it is drawn, the 2 follows: a hand that becomes empty first is filled first.
    game = built(ana(LOW, 2).hand(ANA, &[1]).draw(&[2, 8, 8, 8, 8]));
    act(&mut game, ANA, play(hand(1), 0));
    act(&mut game, ANA, stand_in(1, hand(2)));
    assert_eq!(building(&game), [1, 2, 0, 0]);
}

#[test]
fn a_follow_up_that_empties_the_hand_fills_it_m_4_k_4() {
    let mut game = built(ana(LOW, 2).hand(ANA, &[2]).draw(&[3, 4, 5, 6, 7]));
    let events = act(&mut game, ANA, stand_in(0, hand(2)));
    assert_eq!(drawn(&events), [3, 4, 5, 6, 7]);
    act(&mut game, ANA, play(hand(3), 0));
}

#[test]
fn as_1_the_die_starts_a_pile_and_a_2_or_a_skip_bo_goes_on_it_m_6() {
    for (side, card) in [(LOW, 2), (LOW, SB), (WILD, 2), (WILD, SB)] {
        let mut game = built(ana(side, 2).hand(ANA, &[card, 9]));
        act(&mut game, ANA, stand_in(2, hand(card)));
        let pile = &game.building()[2];
        assert_eq!((pile.value(), pile.die_places()), (2, 1));
        assert_eq!(
            numbers(&pile.cards().collect::<Vec<_>>()),
            [card],
            "the die itself is not in it"
        );
    }
}

#[test]
fn as_12_the_die_completes_the_pile_and_the_card_starts_a_new_one_m_6_m_7() {
    for card in [1, SB] {
        let position = ana(HIGH, 2).building_of(0, 11, &[3], &[7]).hand(ANA, &[card, 9]);
        let mut game = built(position);
        let events = act(&mut game, ANA, stand_in(0, hand(card)));
        let expected = [
            stood_in(0, 12),
            CardEvent::PileCompleted { pile: 0 },
            played(hand(card), card, 0, 1),
        ];
        assert_eq!(events, expected);
        assert_eq!(building(&game), [1, 0, 0, 0]);
        // Of the twelve places, the die had one before and has one now.
        let aside = game.set_aside();
        assert_eq!(
            (aside.total(), aside.of(Card(12)), aside.of(Card(7)), aside.of(Card(3))),
            (10, 0, 0, 0)
        );
        assert_eq!(aside.of(SKIP_BO), 1);
        assert_eq!(numbers(&game.building()[0].cards().collect::<Vec<_>>()), [card]);
        assert_eq!(game.building()[0].die_places(), 0, "the new pile is all cards");
    }
    // A 12 or a 2 does not follow on a 12.
    let game = built(ana(HIGH, 2).building(0, 11).hand(ANA, &[12, 2]));
    assert_eq!(refused(&game, ANA, stand_in(0, hand(12))), NO_FOLLOWER);
    assert_eq!(refused(&game, ANA, stand_in(0, hand(2))), NO_FOLLOWER);
}

#[test]
fn as_12_a_1_goes_in_the_place_of_that_pile_and_in_no_other_m_6() {
    let mut game = built(
        ana(WILD, 2)
            .building(1, 11)
            .building(2, 11)
            .building(0, 3)
            .building(3, 3)
            .hand(ANA, &[1, 9]),
    );
    assert_eq!(uses(&game, ANA), [stand_in(1, hand(1)), stand_in(2, hand(1))]);
    act(&mut game, ANA, stand_in(2, hand(1)));
    assert_eq!(building(&game), [3, 11, 1, 3]);
}

#[test]
fn as_11_a_12_or_a_skip_bo_completes_the_pile_at_once_m_6() {
    for card in [12, SB] {
        let mut game = built(ana(HIGH, 2).building(0, 10).hand(ANA, &[card, 9, 1]));
        let events = act(&mut game, ANA, stand_in(0, hand(card)));
        let expected = [
            stood_in(0, 11),
            played(hand(card), card, 0, 12),
            CardEvent::PileCompleted { pile: 0 },
        ];
        assert_eq!(events, expected);
        assert_eq!(
            (
                building(&game)[0],
                game.set_aside().total(),
                game.set_aside().of(Card(11))
            ),
            (0, 11, 0)
        );
        act(&mut game, ANA, play(hand(1), 0));
    }
}

#[test]
fn a_pile_goes_on_over_the_die_as_over_a_card_m_7() {
    let mut game = built(ana(MIDDLE, 2).building(0, 4).hand(ANA, &[6, 7, 9]));
    act(&mut game, ANA, stand_in(0, hand(6)));
    let pile = game.building()[0];
    assert_eq!((pile.value(), pile.cards().count(), pile.die_places()), (6, 5, 1 << 4));
    assert_eq!(numbers(&pile.cards().collect::<Vec<_>>()), [1, 2, 3, 4, 6]);
    act(&mut game, ANA, play(hand(7), 0));
    assert_eq!(building(&game)[0], 7);
}

#[test]
fn piles_with_the_die_in_them_come_back_as_the_cards_they_have_m_7_k_6() {
    let position = ana(DRAWS, 2)
        .building_of(0, 11, &[1], &[2, 9])
        .hand(ANA, &[12])
        .discards(BO, 0, &[12]);
    let mut game = built(position.rest_under(BO, 0));
    act(&mut game, ANA, play(hand(12), 0));
    assert_eq!(shuffled(&mut game)[0], CardEvent::Reshuffled { cards: 10 });
    assert_eq!((hand_of(&game, ANA).len(), game.draw_len()), (5, 5));
}

#[test]
fn a_12_by_the_die_and_the_last_hand_card_are_shuffled_with_that_pile_m_6_k_6() {
    // The pile that the die completes is set aside before the hand is filled; the card that followed is not.
    let position = ana(WILD, 2).building(0, 11).hand(ANA, &[1]).discards(BO, 0, &[12]);
    let mut game = built(position.rest_under(BO, 0));
    act(&mut game, ANA, stand_in(0, hand(1)));
    assert_eq!((game.turn(), building(&game)[0]), (Turn::Chance, 1));
    assert_eq!(shuffled(&mut game)[0], CardEvent::Reshuffled { cards: 11 });
}

#[test]
fn the_follow_up_can_be_the_last_stock_card_and_wins_m_8() {
    for (side, value, card) in [(LOW, 0, 2), (HIGH, 11, 1), (HIGH, 10, 12), (WILD, 6, SB)] {
        let position = position::<Mod>(2)
            .stock(ANA, &[card])
            .stock(BO, &[12, 3])
            .building(0, value)
            .hand(ANA, &[9, 9]);
        let mut game = built(position.die(side));
        let events = act(&mut game, ANA, stand_in(0, stock(ANA)));
        assert_eq!(
            events.last(),
            Some(&CardEvent::MatchOver {
                winners: players(&[ANA])
            })
        );
        assert_eq!(
            (game.turn(), game.winners(), game.total(SeatId(ANA))),
            (Turn::Over, players(&[ANA]), 35)
        );
    }
}

#[test]
fn the_follow_up_can_be_the_partners_last_stock_card_and_wins_m_8_k_14() {
    let position = position_with::<Mod>(&CardOptions::default(), &two_pairs())
        .stock(CY, &[2])
        .stock(BO, &[12])
        .stock(DI, &[12]);
    let mut game = built(position.hand(ANA, &[9]).die(LOW));
    act(&mut game, ANA, stand_in(0, stock(CY)));
    assert_eq!((game.winners(), game.total(SeatId(CY))), (players(&[ANA, CY]), 35));
}
