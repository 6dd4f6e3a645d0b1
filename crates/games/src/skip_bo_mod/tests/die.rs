//! The die, its faces and the roll: M-2, M-3.

use super::*;
use crate::skip_bo::tests::options::{BoardFile, parser_of_board, why_not_board};
use crate::skip_bo_mod::die::DieFace;
use crate::skip_bo_mod::{SkipBoMod, SkipBoModOptions};
use messages::texts::rules as rules_words;
use rules::die::Face;
use rules::options::GameOptions;

#[test]
fn the_die_has_six_faces_each_once_m_3() {
    let die = SkipBoModOptions::default().board.print.die.expect("this game has one");
    let faces = [
        DieFace::StandIn { low: 1, high: 4 },
        DieFace::StandIn { low: 5, high: 8 },
        DieFace::StandIn { low: 9, high: 12 },
        DieFace::SkipBo,
        DieFace::Discard(2),
        DieFace::OpponentDraws(1),
    ];
    assert_eq!([1, 2, 3, 4, 5, 6].map(|side| die.face(Face(side))), faces.map(Some));
    assert_eq!([0, 7, 255].map(|side| die.face(Face(side))), [None; 3]);
    let names = [
        die_words::face_range(1, 4),
        die_words::face_range(5, 8),
        die_words::face_range(9, 12),
        die_words::FACE_WILD,
        die_words::face_discard(2),
        die_words::face_opponent_draws(1),
    ];
    assert_eq!(faces.map(Message::from), names);
}

#[test]
fn every_turn_starts_with_a_roll_that_nobody_can_leave_out_m_2() {
    let mut game = built(ana(LOW, 2).hand(ANA, &[9]).hand(BO, &[8]));
    let events = act(&mut game, ANA, discard(9, 0));
    assert_eq!(events.last(), Some(&CardEvent::TurnStarted { player: SeatId(BO) }));
    assert_eq!(game.turn(), Turn::Chance);
    assert!(legal(&game, BO).is_empty(), "nothing is done before it");
    assert!(is_not_due(&game, BO, discard(8, 0)));
    assert_eq!(game.die(), None);
    // The die is rolled before the cards are drawn; the result is the same as in the other order.
    let events = rolled(&mut game, 3);
    let roll = CardEvent::DieRolled {
        player: SeatId(BO),
        side: Face(3),
        face: DieFace::StandIn { low: 9, high: 12 },
    };
    assert_eq!((events[0], drawn(&events).len()), (roll, 4));
    assert_eq!(
        (game.turn(), game.die()),
        (turn_of(BO), Some(DieFace::StandIn { low: 9, high: 12 }))
    );
}

#[test]
fn a_die_shows_one_of_its_six_sides_m_2_m_3() {
    let mut game = built(ana(LOW, 2).hand(ANA, &[9]));
    act(&mut game, ANA, discard(9, 0));
    for face in [0, 7, 255] {
        let report = CardAction::DieRolled { face: Face(face) };
        assert!(game.check_chance(&report).is_err());
    }
    assert!(
        game.check_chance(&CardAction::Shuffle { seed: 1 }).is_err(),
        "no cards are shuffled for it"
    );
    for face in 1..=6 {
        assert!(game.check_chance(&CardAction::DieRolled { face: Face(face) }).is_ok());
    }
}

#[test]
fn the_first_player_of_a_round_rolls_too_m_2() {
    let mut game = SkipBoMod::new(&SkipBoModOptions::default(), &solo(2), 0).expect("two can play");
    let events = shuffled(&mut game);
    assert_eq!(drawn(&events), NONE);
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(drawn(&rolled(&mut game, WILD)).len(), 5);
}

#[test]
fn the_die_need_not_be_used_and_is_gone_at_the_end_of_the_turn_m_2() {
    for side in LOW..=DRAWS {
        // Each side has a use here, and the turn can end without it.
        let position = ana(side, 2)
            .building(0, 4)
            .building(1, 8)
            .hand(ANA, &[2, 6, 10, 9])
            .draw(&[2, 6, 10, 3, 3]);
        let mut game = built(position);
        assert!(!uses(&game, ANA).is_empty(), "side {side}");
        act(&mut game, ANA, discard(9, 0));
        let next = if side == DISCARD { DRAWS } else { DISCARD };
        rolled(&mut game, next);
        assert_eq!(game.usable_die(), game.die(), "only the new roll counts");
        let new = |action: &CardAction| {
            let discards = matches!(action, CardAction::ExtraDiscard { .. });
            if next == DISCARD {
                discards
            } else {
                matches!(action, CardAction::OpponentDraws { .. })
            }
        };
        assert!(uses(&game, BO).iter().all(new));
    }
}

#[test]
fn the_die_is_used_once_a_turn_m_2() {
    let mut game = built(ana(WILD, 3).hand(ANA, &[2, 3, 4, 5]));
    act(&mut game, ANA, stand_in(0, hand(2)));
    assert_eq!(uses(&game, ANA), []);
    assert_eq!(refused(&game, ANA, stand_in(1, hand(3))), USED);
    assert_eq!(refused(&game, ANA, extra(3, 0)), USED);
    assert_eq!(refused(&game, ANA, opponent_draws(BO)), USED);
    assert_eq!(game.die(), Some(DieFace::SkipBo), "it still shows the same face");
    let mut game = built(ana(DRAWS, 3).hand(ANA, &[9]));
    act(&mut game, ANA, opponent_draws(CY));
    assert_eq!(refused(&game, ANA, opponent_draws(BO)), USED);
}

#[test]
fn the_die_can_be_used_at_any_time_in_the_turn_m_2() {
    let position = ana(MIDDLE, 2)
        .building(0, 3)
        .hand(ANA, &[4, 6, 9])
        .discards(ANA, 0, &[1]);
    let mut game = built(position);
    act(&mut game, ANA, play(discarded(ANA, 0), 1));
    act(&mut game, ANA, play(hand(4), 0));
    act(&mut game, ANA, stand_in(0, hand(6)));
    assert_eq!((building(&game), game.turn()), ([6, 1, 0, 0], turn_of(ANA)));
    act(&mut game, ANA, discard(9, 0));
}

#[test]
fn new_hand_cards_bring_no_new_roll_m_2_k_4() {
    // If it is used before the hand is filled, it stays used; if not, it can still be used.
    for used in [true, false] {
        let mut game = built(ana(LOW, 2).hand(ANA, &[1, 2]).draw(&[2, 3, 9, 9, 9]));
        if used {
            act(&mut game, ANA, stand_in(0, hand(2)));
        } else {
            act(&mut game, ANA, play(hand(1), 0));
            act(&mut game, ANA, play(hand(2), 0));
        }
        if used {
            let events = act(&mut game, ANA, play(hand(1), 1));
            assert_eq!(drawn(&events), [2, 3, 9, 9, 9]);
            assert_eq!(refused(&game, ANA, stand_in(1, hand(3))), USED);
        } else {
            assert_eq!(game.turn(), turn_of(ANA), "no roll is due");
            act(&mut game, ANA, stand_in(1, hand(2)));
        }
    }
}

#[test]
fn what_the_die_shows_nothing_for_is_refused_with_the_reason_m_3_m_9_m_10() {
    let not_a_card = ("M-3", die_words::REFUSED_NO_STAND_IN);
    let no_discard = ("M-9", die_words::REFUSED_NO_DISCARD);
    let no_draw = ("M-10", die_words::REFUSED_NO_OPPONENT_DRAWS);
    for side in LOW..=DRAWS {
        let game = built(ana(side, 2).hand(ANA, &[2, 9]));
        if matches!(side, DISCARD | DRAWS) {
            assert_eq!(refused(&game, ANA, stand_in(0, hand(2))), not_a_card);
        }
        if side != DISCARD {
            assert_eq!(refused(&game, ANA, extra(9, 0)), no_discard);
        }
        if side != DRAWS {
            assert_eq!(refused(&game, ANA, opponent_draws(BO)), no_draw);
        }
        assert!(
            is_not_due(&game, BO, opponent_draws(ANA)),
            "nobody uses the die of another"
        );
    }
}

const DECK: &str = "numbers = [12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12]\nskip_bo = 18\n";

#[test]
fn another_die_can_be_played_with_m_3() {
    let text =
        format!("{DECK}die = [\"7-7\", \"1-12\", \"discard 1\", \"discard 3\", \"opponent draws 2\", \"skip-bo\"]");
    let file = BoardFile::written("die", &text);
    let mut options = SkipBoModOptions::default();
    options.set("board", file.name()).expect("a board that can be used");
    drop(file);
    let with = |side: u8| {
        let mut position = position_with::<Mod>(&options, &solo(2))
            .building(0, 6)
            .hand(ANA, &[8, 8, 8, 2])
            .die(side);
        for seat in [ANA, BO] {
            position = position.stock(seat, &[12, 10]);
        }
        built(position)
    };
    assert_eq!(uses(&with(1), ANA), [stand_in(0, hand(8))]);
    assert_eq!(
        uses(&with(2), ANA).len(),
        4,
        "an 8 on a 7, and a 2 on a 1 in three places"
    );
    let mut one = with(3);
    act(&mut one, ANA, extra(8, 0));
    assert_eq!(refused(&one, ANA, extra(8, 0)), USED);
    let mut three = with(4);
    for _ in 0..3 {
        act(&mut three, ANA, extra(8, 0));
    }
    assert_eq!(refused(&three, ANA, extra(2, 0)), USED);
    let mut draws = with(5);
    assert_eq!(grown(&act(&mut draws, ANA, opponent_draws(BO)), BO), 2);
    assert_eq!(stock_len(&draws, BO), 4);
}

#[test]
fn a_bad_die_is_refused_with_what_is_wrong_m_3() {
    let why = |name: &str, die: &str| why_not_board::<Mod>(name, &format!("{DECK}{die}"));
    let of_die = |why| rules_words::board_key("die", why);
    assert_eq!(why("no-die", ""), of_die(rules_words::BOARD_DIE_MISSING));
    assert_eq!(
        why("few", "die = [\"1-4\", \"5-8\"]"),
        of_die(rules_words::board_die_faces(2))
    );
    let seven = "die = [\"1-4\", \"5-8\", \"9-12\", \"skip-bo\", \"discard 2\", \"skip-bo\", \"skip-bo\"]";
    assert_eq!(why("seven", seven), of_die(rules_words::board_die_faces(7)));
    let wrong = [
        "5",
        "4-1",
        "0-4",
        "9-13",
        "1-",
        "-4",
        "1-4-8",
        "wild",
        "Skip-Bo",
        "discard",
        "discard 0",
        "discard 6",
        "discard -1",
        "discard two",
        "opponent draws",
        "opponent draws 0",
        "opponent draws 300",
        "",
    ];
    for (number, face) in wrong.into_iter().enumerate() {
        let die = format!("die = [\"1-4\", \"5-8\", \"9-12\", \"skip-bo\", \"discard 2\", \"{face}\"]");
        assert_eq!(
            why(&format!("face-{number}"), &die),
            of_die(rules_words::board_die_face_name(face))
        );
    }
    let said = |name: &str, die: &str| parser_of_board::<Mod>(name, &format!("{DECK}{die}"));
    assert!(said("a-number", "die = 6").contains("die"));
    assert!(said("numbers", "die = [1, 2, 3, 4, 5, 6]").contains("die"));
}
