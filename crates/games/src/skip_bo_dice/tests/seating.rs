//! Tests of seats and the first player: D-1, G-5.

use super::*;
use crate::skip_bo_dice::options::FirstSeat;
use rules::error::SetupError;
use rules::options::GameOptions;

fn new(options: &DiceOptions, seats: &Seats) -> Result<SkipBoDice, SetupError> {
    SkipBoDice::new(options, seats, 0)
}

#[test]
fn two_to_four_play_each_for_themselves_d_1() {
    for count in 1..=8 {
        let set_up = new(&DiceOptions::default(), &solo(count));
        assert_eq!(set_up.is_ok(), (2..=4).contains(&count), "{count}");
    }
    let teams = Seats::teams(&[0, 1, 0, 1]).expect("four seats");
    assert!(matches!(
        new(&DiceOptions::default(), &teams),
        Err(SetupError::Teams { .. })
    ));
}

#[test]
fn a_match_uses_five_number_dice_and_the_bonus_die_d_1() {
    let mut game = new(&DiceOptions::default(), &solo(2)).expect("two can play");
    chance(&mut game, DiceAction::FirstSeat(SeatId(BO)));
    assert_eq!(game.phase(), Phase::Rolling { dice: Dice::ALL });
    assert_eq!((Dice::ALL.len(), BONUS), (6, DieId(5)));
    chance(&mut game, shows([3, 5, S, 2, 10, 10]));
    assert_eq!(
        game.called(),
        Value(10),
        "a 0 of the Bonus Die is stored and shown as 10"
    );
    assert_eq!(game.called().to_string(), "10");
}

#[test]
fn each_player_starts_with_a_blank_board_a_free_skip_bo_and_three_re_rolls_d_3() {
    let game = new(&DiceOptions::default(), &solo(4)).expect("four can play");
    for seat in game.seats() {
        let sheet = game.sheet(seat);
        assert!(game.board().pile_ids().all(|pile| sheet.pile(pile).filled() == 0));
        assert!(
            game.board()
                .stockpile_ids()
                .all(|id| sheet.stockpile(id).entries().is_empty())
        );
        assert_eq!((sheet.free_skip_bos(), sheet.free_rerolls()), (1, 3));
    }
}

#[test]
fn chance_says_who_goes_first_unless_the_youngest_was_named_g_5() {
    let mut game = new(&DiceOptions::default(), &solo(3)).expect("three can play");
    assert_eq!(game.turn(), Turn::Chance);
    let wrong = answer(&game, Actor::Chance, DiceAction::FirstSeat(SeatId(3)));
    assert!(matches!(wrong, ApplyError::BadReport { .. }));
    let events = chance(&mut game, DiceAction::FirstSeat(SeatId(CY)));
    assert_eq!(events[0], DiceEvent::FirstPlayer { player: SeatId(CY) });
    assert_eq!(game.active(), SeatId(CY));

    let mut options = DiceOptions::default();
    options.set("first", "2").expect("a seat");
    let game = new(&options, &solo(3)).expect("three can play");
    assert_eq!(
        (game.active(), game.phase()),
        (SeatId(BO), Phase::Rolling { dice: Dice::ALL })
    );
}

#[test]
fn both_modes_of_enforcement_can_be_chosen_and_play_alike_g_4() {
    let mut table = DiceOptions::default();
    table.set("enforcement", "table").expect("a mode");
    let [assisted, table] = [DiceOptions::default(), table].map(|options| new(&options, &solo(2)));
    assert_eq!(assisted, table);
}

#[test]
fn a_first_seat_that_does_not_play_is_refused_g_5() {
    let mut options = DiceOptions::default();
    options.set("first", "4").expect("a seat");
    assert!(new(&options, &solo(4)).is_ok());
    let refused = new(&options, &solo(3)).expect_err("three play");
    let SetupError::Option { option, value, .. } = refused else {
        panic!("{refused}");
    };
    assert_eq!((&*option, &*value), ("first", "4"));
    assert!(options.set("first", "5").is_err() && options.set("first", "0").is_err());
    options.first = FirstSeat::Seat(SeatId(200));
    assert!(new(&options, &solo(4)).is_err(), "a record may contain any seat");
}

#[test]
fn a_board_that_no_file_gives_is_refused_d_3() {
    let mut options = DiceOptions::default();
    options.board.piles = 200;
    assert!(matches!(new(&options, &solo(2)), Err(SetupError::Board { .. })));
    assert!(options.set("board", "no/such/file.toml").is_err());
    assert_eq!(options.get("board").as_deref(), Some("standard"));
}

#[test]
fn a_state_that_was_read_and_does_not_hold_together_is_no_state() {
    let good = built(position(2));
    let mut bad = [good; 4];
    bad[0].active = SeatId(7);
    bad[1].sheets[0].piles[1].filled = 200;
    bad[2].sheets[1].stockpiles[3].filled = 9;
    bad[3].values[0] = Value(99);
    assert!(postcard::from_bytes::<SkipBoDice>(&postcard::to_stdvec(&good).expect("it can be written")).is_ok());
    for bad in bad {
        let bytes = postcard::to_stdvec(&bad).expect("it can be written");
        assert!(postcard::from_bytes::<SkipBoDice>(&bytes).is_err(), "{bad:?}");
    }
}
