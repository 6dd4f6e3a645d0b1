//! Rounds with odd decks and dice: whatever a board file prints, every round ends, with each choice of K-11.

use super::*;
use crate::skip_bo::board::Board;
use crate::skip_bo::classic::Classic;
use crate::skip_bo::options::{Stalemate, StockSize};
use crate::skip_bo::view::CardView;
use crate::skip_bo_mod::Mod;
use rules::ai::agent::{Strategy, choose_in};
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::conformance::random_action;
use rules::ids::Viewer;
use rules::rng::{RulesRng, Stream, stream};

/// The standard deck: how many cards of each number, and of Skip-Bos.
const STANDARD: ([u16; 12], u16) = ([12; 12], 18);
/// Decks with which some piles can't be started, or can't be completed, or from which nearly everything fits.
const DECKS: [([u16; 12], u16); 7] = [
    STANDARD,
    ([13; 12], 0),
    ([0, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14], 0),
    ([14, 14, 14, 14, 14, 0, 14, 14, 14, 14, 14, 14], 0),
    ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 162], 0),
    ([0; 12], 162),
    ([150, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 12),
];
/// Dice whose faces stand in for few numbers, for none, for the same number, or for every number.
const DICE: [[&str; 6]; 6] = [
    [
        "9-12",
        "9-12",
        "discard 1",
        "discard 2",
        "opponent draws 1",
        "opponent draws 1",
    ],
    ["opponent draws 5"; 6],
    ["discard 5"; 6],
    ["12-12"; 6],
    ["skip-bo"; 6],
    [
        "1-1",
        "discard 1",
        "discard 1",
        "opponent draws 1",
        "opponent draws 3",
        "6-6",
    ],
];
/// The most actions of a round here.
const MOST_ACTS: usize = 100_000;

type Chosen = Option<(Actor, CardAction)>;

fn printed<E: Edition>((numbers, skip_bo): ([u16; 12], u16), die: Option<[&str; 6]>) -> Board {
    let die = die.map_or_else(String::new, |die| format!("die = {die:?}\n"));
    let text = format!("numbers = {numbers:?}\nskip_bo = {skip_bo}\n{die}");
    Board::of_text::<E>("odd", &text).expect("a board file that is allowed")
}

/// Plays a round to its end.
fn ends<E: Edition>(
    board: &Board,
    stalemate: Stalemate,
    (seats, stock): (usize, u8),
    rng: &mut RulesRng,
    mut choose: impl FnMut(&CardGame<E>, &mut RulesRng) -> Chosen,
) {
    let options = options(|options: &mut CardOptions<E>| {
        (options.stalemate, options.stock) = (stalemate, StockSize::Cards(stock));
        options.board = board.clone();
    });
    let mut game = CardGame::new(&options, &solo(seats), 0).expect("a set-up that is allowed");
    let mut acts = 0;
    while let Some((who, action)) = choose(&game, rng) {
        game.apply(who, &action, &mut ()).expect("a legal act");
        acts += 1;
        assert!(
            acts < MOST_ACTS,
            "{stalemate:?}, {seats} seats with {stock} cards: goes on and on with {:?}",
            board.print
        );
    }
    game.check_invariants().expect("a valid state");
}

fn at_random<E: Edition>(game: &CardGame<E>, rng: &mut RulesRng) -> Chosen {
    random_action(game, game.seats(), rng)
}

fn by_computer<E: Edition>(game: &CardGame<E>, rng: &mut RulesRng) -> Chosen
where
    CardGame<E>: Strategy<Action = CardAction, Event = CardEvent, View = CardView<E>>,
{
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some((Actor::Chance, game.sample_chance(rng))),
        Turn::Players(due) => {
            let seat = due.lowest()?;
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            let view = || game.view(Viewer::Player(seat));
            let mut budget = Budget::nodes(50);
            let choice = choose_in::<CardGame<E>, _>(Level::Easy, view, seat, &legal, &mut budget, rng);
            Some((Actor::Player(seat), legal[choice]))
        }
    }
}

/// The number of seats and the stock size of each set-up.
const TABLES: [(usize, u8); 3] = [(6, 20), (2, 50), (3, 5)];

fn every_round_ends<E: Edition>(dice: &[Option<[&str; 6]>], seeds: u64)
where
    CardGame<E>: Strategy<Action = CardAction, Event = CardEvent, View = CardView<E>>,
{
    for die in dice {
        for deck in DECKS {
            let board = printed::<E>(deck, *die);
            for stalemate in [Stalemate::Reshuffle, Stalemate::Draw, Stalemate::Off] {
                for table in TABLES {
                    for seed in 0..seeds {
                        let mut rng = stream(seed, Stream::Chance);
                        ends::<E>(&board, stalemate, table, &mut rng, at_random);
                        ends::<E>(&board, stalemate, table, &mut rng, by_computer);
                    }
                }
            }
        }
    }
}

#[test]
fn rounds_end_with_any_deck_k_11() {
    every_round_ends::<Classic>(&[None], 3);
}

#[test]
fn rounds_of_mod_end_with_any_deck_and_die_k_11_m_3() {
    every_round_ends::<Mod>(&DICE.map(Some), 1);
}

/// No face stands in for a number that is needed: without a check for dead rounds, some rounds of six players never
/// end with the rule off.
#[test]
fn dead_rounds_end_with_a_die_that_can_not_stand_in_k_11_m_4() {
    let board = printed::<Mod>(STANDARD, Some(DICE[0]));
    for seed in 0..60 {
        let mut rng = stream(seed, Stream::Agents);
        ends::<Mod>(&board, Stalemate::Off, (6, 20), &mut rng, by_computer);
    }
}

/// Nobody can draw or holds a card; only the die could make a 2 fit, as a 1.
fn only_by_die(die: [&str; 6]) -> CardGame<Mod> {
    let options = options(|options: &mut CardOptions<Mod>| {
        options.stalemate = Stalemate::Off;
        options.board = printed::<Mod>(STANDARD, Some(die));
    });
    let position = position_with(&options, &solo(2))
        .stock(ANA, &[2, 11])
        .stock(BO, &[12, 11]);
    let mut game = built(position.hand(ANA, &[9]).discards(BO, 0, &[12]).rest_under(BO, 0));
    act(&mut game, ANA, discard(9, 3));
    game
}

#[test]
fn a_round_lives_as_long_as_some_face_can_make_a_card_fit_k_11_m_4() {
    for (die, lives) in [
        (
            [
                "9-12",
                "9-12",
                "discard 1",
                "discard 2",
                "opponent draws 1",
                "opponent draws 1",
            ],
            false,
        ),
        (["2-12"; 6], false),
        (
            ["discard 1", "discard 1", "discard 1", "discard 1", "discard 1", "1-1"],
            true,
        ),
        (
            [
                "discard 1",
                "discard 1",
                "discard 1",
                "discard 1",
                "discard 1",
                "skip-bo",
            ],
            true,
        ),
    ] {
        assert_eq!(only_by_die(die).turn() != Turn::Over, lives, "{die:?}");
    }
}
