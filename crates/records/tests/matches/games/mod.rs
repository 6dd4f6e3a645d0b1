//! The games that these tests run over. To add a game, add a file here and a line at the end.
//!
//! The file says how matches of the game are sampled, by implementing [`Sampled`]. The checks are the same for all
//! games; they are in the modules beside this folder.

mod cards;

use games::catalog::{AnyOptions, Listed};
use records::arena::Plan;
use rules::ai::agent::Strategy;
use rules::game::Game;
use rules::ids::{SeatId, SeatSet};
use rules::options::GameOptions;
use rules::seats::Seats;

use crate::pages::Own;

/// A game, and how its matches are sampled.
pub trait Sampled: Strategy + Listed {
    /// Every kind of seating the game allows, with and without teams.
    fn seatings() -> Vec<Seats>;

    /// Options made from bits, from `0` on: counting `bits` up goes through every combination of the options with few
    /// values, and over the rest. The options are allowed for these seats, and give short matches: thousands are
    /// played.
    fn options(bits: u64, seats: &Seats) -> Self::Options;

    /// The rules on the page of the game, by their ids, and which part of each is a house rule.
    fn rules() -> Vec<(String, Own)>;

    /// The parts of the state that not everybody may see (G-7), each card by itself. Empty if everything is open.
    fn secrets(&self) -> Vec<Secret>;

    /// Whether an action or a report is secret at first: a shuffle, or a choice that is revealed later.
    fn is_secret(act: &Self::Action) -> bool;

    /// Whether something is hidden most of the time, and not only while a choice is open. If so, the tests can compare
    /// much more.
    const ALWAYS_HIDES: bool = true;

    /// A message if `apply` or `legal_actions` allocate memory; `None` if they do not.
    const ALLOCATES: Option<&'static str> = None;

    /// The matches that are saved as text, step by step.
    fn golden_matches() -> Vec<Golden<Self>>;

    /// The matches from which action sequences are counted, each with a name and a depth.
    fn perft() -> Vec<(String, Self::Options, u32)>;

    /// The log text of an event, and its rule; `None` for events without text.
    fn told(event: &Self::Event, names: &dyn Fn(SeatId) -> String) -> Option<(String, &'static str)>;

    /// The state of the match, in one line.
    fn stands(&self) -> String;
}

/// A part of a state that not everybody may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secret {
    /// Its kind, as in `draw pile`.
    pub name: &'static str,
    /// The seat or the number among several, and the place in it, for example the card's place in the hand.
    pub at: (usize, usize),
    /// The seats that may see it.
    pub seen_by: SeatSet,
    /// Its value, as in the number of a card.
    pub value: u32,
}

/// A match that is saved as text.
pub struct Golden<G: Game> {
    /// The file in `tests/golden`, without its extension.
    pub file: &'static str,
    /// The options.
    pub options: G::Options,
    /// The seating.
    pub seats: Seats,
    /// The seed.
    pub seed: u64,
}

/// Number `index` of many matches: with all seatings, and for each of them with all options.
pub fn sample<G: Sampled>(index: u64) -> (G::Options, Seats) {
    let seatings = G::seatings();
    let count = seatings.len() as u64;
    let seats = seatings[(index % count) as usize];
    (G::options(index / count, &seats), seats)
}

/// Matches of setup number `index` between computer players of all levels the game has.
pub fn plan<G: Sampled>(index: u64, games: u64) -> Plan {
    let (options, seats) = sample::<G>(index);
    let level = |seat: SeatId| G::LEVELS[seat.index() % G::LEVELS.len()];
    Plan {
        options: any_options::<G>(&options),
        seats,
        agents: seats.iter().map(level).collect(),
        seed: index,
        games,
        alternate: false,
        // The shortest possible search: the checks hold for any search.
        nodes: Some(20),
        threads: 2,
    }
}

/// Whether a bit is set.
pub fn bit(bits: u64, index: u32) -> bool {
    bits >> index & 1 == 1
}

/// Seatings without teams.
pub fn solo(counts: std::ops::RangeInclusive<usize>) -> impl Iterator<Item = Seats> {
    counts.map(|count| Seats::solo(count).expect("1 to 8 seats"))
}

/// A seating in teams, by the team of each seat.
pub fn teams(teams: &[u8]) -> Seats {
    Seats::teams(teams).expect("1 to 8 seats")
}

/// The options as [`AnyOptions`].
pub fn any_options<G: Sampled>(options: &G::Options) -> AnyOptions {
    let mut any = AnyOptions::of_game(G::NAME).expect("a listed game");
    for (key, value) in settings::<G>(options) {
        any.set(key, &value).expect("an option's own value");
    }
    any
}

/// The options as keys and values, as on the command line.
pub fn settings<G: Sampled>(options: &G::Options) -> impl Iterator<Item = (&'static str, String)> {
    G::Options::info()
        .into_iter()
        .map(|info| (info.key, options.get(info.key).expect("an option that is listed")))
}

/// Makes a test of each function that is generic over the game.
macro_rules! tests {
    ($game:ty: $($module:ident::$test:ident,)+) => {
        $(#[test]
        fn $test() {
            crate::$module::$test::<$game>();
        })+
    };
}

macro_rules! games {
    ($($name:ident: $game:ty,)+) => {
        $(mod $name;)+

        /// The names of these games, as on the command line.
        pub const SAMPLED: &[&str] = &[$(<$game as Game>::NAME),+];

        mod tests {
            $(mod $name {
                tests! { $game:
                    agents::an_agent_that_sees_the_same_chooses_the_same_g_7,
                    agents::every_choice_at_random_positions_is_one_of_the_legal_ones,
                    agents::results_do_not_depend_on_the_number_of_threads_g_1,
                    allocation::actions_allocate_nothing_once_buffers_are_warm,
                    conformance::any_walk_keeps_the_contract_at_every_step,
                    conformance::many_random_matches_come_to_their_end_with_every_seating_and_option,
                    conformance::random_matches_keep_the_contract_at_every_step,
                    conformance::the_same_seed_gives_the_same_match_g_1,
                    decided::what_decided_a_match_is_told_of_every_match_that_was_won,
                    golden::golden_matches_are_unchanged,
                    golden::the_numbers_of_action_sequences_are_unchanged,
                    hidden::no_view_depends_on_the_seed_g_7,
                    hidden::secret_actions_are_shown_to_no_other_seat_g_7,
                    hidden::secrets_of_others_differ_between_the_worlds_that_a_seat_thinks_possible_g_7,
                    pages::every_rule_of_the_game_is_on_its_page_once_and_no_other,
                    pages::house_rules_are_marked_and_no_others,
                    records::a_thousand_matches_read_back_replay_state_by_state_g_1,
                    records::a_state_that_differs_is_named_by_its_action_g_1,
                    records::no_bytes_that_are_read_break_the_program,
                }
            })+
        }
    };
}

// To add a game: its file in this folder, and its type.
games! {
    stack: games::stack::state::Stack,
    skip_bo: games::skip_bo::SkipBo,
    skip_bo_mod: games::skip_bo_mod::SkipBoMod,
    skip_bo_dice: games::skip_bo_dice::state::SkipBoDice,
}
