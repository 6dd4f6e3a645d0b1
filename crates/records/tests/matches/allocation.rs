//! Playing a match allocates no memory on the heap: the state is flat and the list of legal actions is reused.

use allocation_counter::measure;
use games::catalog::{AnyGame, AnyOptions, NAMES};
use games::skip_bo::SkipBo;
use games::skip_bo_dice::SkipBoDice;
use games::stack::Stack;
use rules::game::{Game, Turn};
use rules::ids::Actor;
use rules::rng::{Stream, below, stream};
use rules::seats::Seats;

use crate::games::{Sampled, sample};

/// The number of matches, each with another seating or other options.
const MATCHES: u64 = 30;

pub fn actions_allocate_nothing_once_buffers_are_warm<G: Sampled>() {
    let mut first = None;
    for seed in 0..MATCHES {
        let (options, seats) = sample::<G>(seed * 41);
        first = first.or_else(|| first_allocation::<G>(&options, &seats, seed));
    }
    match (first, G::ALLOCATES) {
        (None, None) | (Some(_), Some(_)) => {}
        (Some(found), None) => panic!("{found}"),
        (None, Some(why)) => panic!("nothing is allocated, against what is declared: {why}"),
    }
}

/// The first allocation in a random match.
fn first_allocation<G: Sampled>(options: &G::Options, seats: &Seats, seed: u64) -> Option<String> {
    let mut game = G::new(options, seats, seed).expect("a sampled match");
    let mut rng = stream(seed, Stream::Chance);
    // The greatest length of any list of legal actions.
    let mut legal = Vec::with_capacity(4096);
    let mut first = None;
    let mut note = |count: u64, what: &dyn Fn() -> String| {
        if count > 0 && first.is_none() {
            first = Some(format!(
                "{}: {count} allocations, {options:?}, {seats:?}, seed {seed}",
                what()
            ));
        }
    };
    loop {
        let (who, action) = match game.turn() {
            Turn::Over => return first,
            Turn::Chance => (Actor::Chance, game.sample_chance(&mut rng)),
            Turn::Players(due) => {
                let seat = due.lowest().expect("somebody is due");
                let counted = measure(|| game.legal_actions(seat, &mut legal));
                note(counted.count_total, &|| {
                    format!("legal actions of {seat:?} in {game:?}")
                });
                let choice = below(&mut rng, legal.len() as u32) as usize;
                (Actor::Player(seat), legal[choice].clone())
            }
        };
        let counted = measure(|| game.apply(who, &action, &mut ()).expect("what is legal applies"));
        note(counted.count_total, &|| format!("{action:?} of {who:?}"));
    }
}

#[test]
fn an_allocation_is_noticed() {
    let counted = measure(|| drop(std::hint::black_box(Box::new(1))));
    assert_eq!(counted.count_total, 1);
}

#[test]
fn a_clone_of_a_state_takes_nothing_from_the_heap() {
    for name in NAMES {
        let options = AnyOptions::of_game(name).expect("a game");
        let seats = Seats::solo(options.players().1).expect("the most players");
        let game = AnyGame::new(&options, &seats, 1).expect("a match");
        let counted = measure(|| std::mem::forget(std::hint::black_box(game.clone())));
        // Its dice and stacks lie in lists.
        let lists = if *name == Stack::NAME { 3 } else { 0 };
        assert!(counted.count_total <= lists, "{name}: {}", counted.count_total);
    }
}

#[test]
fn states_are_as_small_as_the_page_of_the_architecture_says() {
    let page = include_str!("../../../../docs/architecture.md");
    let numbers: Vec<usize> = page
        .split(|sign: char| !sign.is_ascii_digit())
        .filter_map(|digits| digits.parse().ok())
        .collect();
    // The page says both sizes in one sentence.
    let sizes = [size_of::<SkipBo>(), size_of::<SkipBoDice>()];
    assert!(
        numbers.windows(2).any(|said| said == sizes),
        "the page does not say: {sizes:?}"
    );
}
