//! The deck, the deal and who goes first: K-1, K-2, M-1, G-1, G-5.

use super::*;
use crate::skip_bo::SkipBo;
use crate::skip_bo::card::{KINDS, kinds};
use crate::skip_bo::classic::Classic;
use crate::skip_bo::options::StockSize;
use crate::skip_bo_mod::Mod;
use messages::texts::{self, options_skip_bo, rules as rules_words};
use rules::error::SetupError;

/// A match after the deal, with the events of the deal.
fn dealt<E: Edition>(options: &CardOptions<E>, seats: &Seats, seed: u64) -> (CardGame<E>, Vec<CardEvent>) {
    let mut game = CardGame::new(options, seats, 0).expect("a set-up that is allowed");
    assert_eq!(
        (game.turn(), game.round()),
        (Turn::Chance, 0),
        "the deck is shuffled first"
    );
    let events = apply(&mut game, Actor::Chance, &CardAction::Shuffle { seed });
    (game, events)
}

fn deck_of<E: Edition>(decks: u8) -> Vec<u16> {
    let (game, _) = dealt::<E>(&options(|options| options.decks = decks), &solo(2), 1);
    let mut counts = game.unseen();
    let hidden = game.piles.all().len() + game.draw_len();
    assert_eq!(counts.total(), 0, "a match knows all its cards");
    counts = game.seen();
    assert_eq!(
        counts.total(),
        hidden + game.hand(SeatId(0)).len() + game.hand(SeatId(1)).len()
    );
    kinds().map(|card| counts.of(card)).collect()
}

fn the_deck_has_twelve_of_each_number_and_18_skip_bos_k_1_m_1<E: Edition>() {
    let mut deck = [12; KINDS];
    deck[usize::from(SB) - 1] = 18;
    assert_eq!(deck_of::<E>(1), deck);
    assert_eq!(deck.iter().sum::<u16>(), 162);
    assert_eq!(CardOptions::<E>::default().decks, 1, "a second deck is an option");
}

fn a_second_deck_doubles_every_card_k_1<E: Edition>() {
    let mut deck = [24; KINDS];
    deck[usize::from(SB) - 1] = 36;
    assert_eq!(deck_of::<E>(2), deck);
}

fn the_deck_that_is_left_when_all_have_their_stocks_is_the_draw_pile_k_2_m_1<E: Edition>() {
    for count in 2..=6 {
        for decks in [1, 2] {
            let options = options(|options: &mut CardOptions<E>| {
                options.stock = StockSize::Short;
                options.decks = decks;
                options.first = Some(1);
            });
            let (game, events) = dealt(&options, &solo(count), 5);
            let drawn = if E::DIE { 0 } else { 5 };
            assert_eq!(game.draw_len(), 162 * usize::from(decks) - 10 * count - drawn);
            assert_eq!(
                events[0],
                CardEvent::RoundStarted {
                    round: 1,
                    first: SeatId(BO),
                    stock: 10
                }
            );
            for seat in game.seats().iter() {
                // Only the top card is turned up.
                let card = game.stock_top(seat).expect("a stock of ten");
                assert_eq!(events[1 + seat.index()], CardEvent::StockTurned { seat, card });
                assert_eq!(game.stock_len(seat), 10);
                assert!((0..4).all(|pile| game.discards(seat, pile).is_empty()));
            }
            assert_eq!(events[1 + count], CardEvent::TurnStarted { player: SeatId(BO) });
            assert_eq!(building(&game), [0; 4]);
            assert!(game.set_aside().is_empty());
        }
    }
}

fn any_size_is_dealt_that_leaves_five_cards_a_player_and_no_other_k_2<E: Edition>() {
    for count in 2..=6 {
        for decks in [1, 2] {
            for size in 5..=50_u8 {
                let options = options(|options: &mut CardOptions<E>| {
                    options.stock = StockSize::Cards(size);
                    options.decks = decks;
                });
                let fits = count * (usize::from(size) + 5) <= 162 * usize::from(decks);
                match CardGame::new(&options, &solo(count), 0) {
                    Ok(_) => {
                        assert!(fits, "{count} players, {decks} decks, {size} cards");
                        let (game, _) = dealt(&options, &solo(count), 1);
                        assert!(
                            game.seats()
                                .iter()
                                .all(|seat| game.stock_len(seat) == usize::from(size))
                        );
                    }
                    Err(error) => {
                        assert!(!fits, "{count} players, {decks} decks, {size} cards: {error}");
                        let expected = SetupError::Option {
                            option: "stock".into(),
                            value: size.to_string(),
                            allowed: options_skip_bo::STOCK_TOO_LARGE,
                        };
                        assert_eq!(error, expected);
                    }
                }
            }
        }
    }
}

fn two_to_six_play_k_2_m_1<E: Edition>() {
    for count in 1..=8 {
        let error = CardGame::<E>::new(&CardOptions::default(), &solo(count), 0).err();
        let expected = SetupError::Players {
            count,
            least: 2,
            most: 6,
        };
        assert_eq!(error, (!(2..=6).contains(&count)).then_some(expected));
    }
}

fn the_same_shuffle_gives_the_same_deal_and_another_one_another_g_1<E: Edition>() {
    let options = CardOptions::<E>::default();
    let deal = |seed| dealt(&options, &solo(3), seed);
    assert_eq!(deal(4), deal(4));
    assert_ne!(deal(4).0.piles, deal(5).0.piles);
    // The seed of a match is only for drawing reports: it changes nothing here.
    assert_eq!(
        CardGame::new(&options, &solo(3), 1).expect("three can play"),
        CardGame::new(&options, &solo(3), 2).expect("three can play")
    );
}

fn the_seat_that_is_named_goes_first_g_5<E: Edition>() {
    for count in 2..=6_u8 {
        for first in 0..6 {
            let options = options(|options: &mut CardOptions<E>| options.first = Some(first));
            if first < count {
                for seed in 0..4 {
                    assert_eq!(dealt(&options, &solo(count.into()), seed).0.first(), SeatId(first));
                }
            } else {
                let error = CardGame::new(&options, &solo(count.into()), 0).expect_err("nobody sits there");
                let expected = SetupError::Option {
                    option: "first".into(),
                    value: (first + 1).to_string(),
                    allowed: texts::options::VALUES_FIRST_PLAYS,
                };
                assert_eq!(error, expected);
            }
        }
    }
}

fn where_nobody_is_named_anybody_may_go_first_g_5<E: Edition>() {
    let mut counts = [0; 5];
    for seed in 0..1_000 {
        let (game, _) = dealt::<E>(&CardOptions::default(), &solo(5), seed);
        assert_eq!(game.current().map(|turn| turn.player), Some(game.first()));
        counts[game.first().index()] += 1;
    }
    assert!(counts.iter().all(|count| (150..250).contains(count)), "{counts:?}");
}

in_both_games! {
    the_deck_has_twelve_of_each_number_and_18_skip_bos_k_1_m_1,
    a_second_deck_doubles_every_card_k_1,
    the_deck_that_is_left_when_all_have_their_stocks_is_the_draw_pile_k_2_m_1,
    any_size_is_dealt_that_leaves_five_cards_a_player_and_no_other_k_2,
    two_to_six_play_k_2_m_1,
    the_same_shuffle_gives_the_same_deal_and_another_one_another_g_1,
    the_seat_that_is_named_goes_first_g_5,
    where_nobody_is_named_anybody_may_go_first_g_5,
}

/// The sizes of the stocks of 2 to 6 players.
fn stocks<E: Edition>(size: StockSize) -> Vec<usize> {
    let options = options(|options: &mut CardOptions<E>| options.stock = size);
    let stock = |count| dealt(&options, &solo(count), 1).0.stock_len(SeatId(ANA));
    (2..=6).map(stock).collect()
}

#[test]
fn stocks_have_30_cards_or_20_with_five_or_six_players_or_10_k_2() {
    assert_eq!(stocks::<Classic>(StockSize::Standard), [30, 30, 30, 20, 20]);
    assert_eq!(stocks::<Classic>(StockSize::Short), [10; 5]);
}

#[test]
fn stocks_have_15_cards_or_10_for_any_number_of_players_m_1() {
    assert_eq!(stocks::<Mod>(StockSize::Standard), [15; 5]);
    assert_eq!(stocks::<Mod>(StockSize::Short), [10; 5]);
}

#[test]
fn partners_have_stocks_as_any_four_or_six_k_2() {
    let stock = |seats| {
        dealt(&CardOptions::<Classic>::default(), &seats, 1)
            .0
            .stock_len(SeatId(BO))
    };
    assert_eq!([stock(two_pairs()), stock(three_pairs())], [30, 20]);
}

#[test]
fn the_first_player_draws_five_and_the_others_hold_nothing_yet_k_3() {
    let (game, events) = dealt(&options::<Classic>(|options| options.first = Some(2)), &solo(3), 9);
    assert_eq!(drawn(&events), hand_of(&game, CY));
    assert_eq!([0, 1, 2].map(|seat| hand_of(&game, seat).len()), [0, 0, 5]);
    assert_eq!(game.turn(), turn_of(CY));
}

#[test]
fn nothing_but_a_shuffle_deals_g_2() {
    let game = SkipBo::new(&CardOptions::default(), &solo(2), 0).expect("two can play");
    let report = CardAction::DieRolled { face: Face(1) };
    let bad = ApplyError::BadReport {
        why: rules_words::REPORT_SHUFFLE,
    };
    assert_eq!(attempt(&game, Actor::Chance, report), bad);
    assert_eq!(attempt(&game, Actor::Chance, CardAction::EndTurn), bad);
    assert!(
        is_not_due(&game, ANA, CardAction::Shuffle { seed: 1 }),
        "no player shuffles"
    );
    assert!(legal(&game, ANA).is_empty());
}
