//! Computer players: they choose legal actions from what they see, stronger levels win more, and the arena counts
//! correctly with any number of threads (G-1, G-7).

use games::catalog::AnyOptions;
use games::stack::options::StackOptions;
use records::arena::{Plan, Tally, run};
use rules::ai::agent::{best_of, choose_in, weigh_in};
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::game::Turn;
use rules::ids::{Actor, SeatId, Viewer};
use rules::rng::{Stream, below, stream};
use rules::seats::Seats;

use crate::games::{Sampled, plan as sampled_plan, sample};

/// The number of random positions of a game in which every decision is checked.
const POSITIONS: usize = 10_000;
/// If this many matches have no decision, the game has none.
const MATCHES_WITHOUT: u64 = 100;
/// The number of positions of a game in which hidden information changes.
const ALIKE: usize = 700;
/// One of so many of them is searched as `expert` does it in play.
const SEARCHED: usize = 14;
/// The shortest possible search.
const NODES: u64 = 20;

/// Calls `look` with `count` random positions in which a seat can choose: with the seat, the legal actions, and the
/// index of the position. Positions follow each other in the same match.
fn positions<G: Sampled>(count: usize, mut look: impl FnMut(&G, SeatId, &[G::Action], usize)) {
    let mut seen = 0;
    let mut legal = Vec::new();
    for seed in 0.. {
        if seen == 0 && seed == MATCHES_WITHOUT {
            return;
        }
        let (options, seats) = sample::<G>(seed * 41);
        let mut game = G::new(&options, &seats, seed).expect("a sampled match");
        let mut rng = stream(seed, Stream::Chance);
        for _ in 0..400 {
            let (actor, action) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.sample_chance(&mut rng)),
                Turn::Players(due) => {
                    let seat = due.lowest().expect("somebody is due");
                    game.legal_actions(seat, &mut legal);
                    if legal.len() > 1 {
                        look(&game, seat, &legal, seen);
                        seen += 1;
                        if seen == count {
                            return;
                        }
                    }
                    let choice = below(&mut rng, legal.len() as u32) as usize;
                    (Actor::Player(seat), legal.swap_remove(choice))
                }
            };
            game.apply(actor, &action, &mut ()).expect("a legal action");
        }
    }
}

pub fn every_choice_at_random_positions_is_one_of_the_legal_ones<G: Sampled>() {
    positions::<G>(POSITIONS, |game, seat, legal, index| {
        let level = G::LEVELS[index % G::LEVELS.len()];
        let view = game.view(Viewer::Player(seat));
        let mut rng = stream(index as u64, Stream::Agents);
        let worths = weigh_in::<G>(level, &view, seat, legal, &mut Budget::nodes(NODES), &mut rng);
        assert_eq!(worths.len(), legal.len(), "{level} weighs each action");
        assert!(worths.iter().all(|worth| !worth.is_nan()), "{level}: {worths:?}");
        let action = &legal[best_of(worths, &mut rng)];
        let applied = game.clone().apply(Actor::Player(seat), action, &mut ());
        assert!(applied.is_ok(), "{level} does {action:?}: {applied:?}");
    });
}

pub fn an_agent_that_sees_the_same_chooses_the_same_g_7<G: Sampled>() {
    positions::<G>(ALIKE, |game, seat, legal, index| {
        let other = G::determinize(
            &game.view(Viewer::Player(seat)),
            &mut stream(index as u64, Stream::Rules),
        );
        let choice = |game: &G, level, nodes| {
            let mut rng = stream(index as u64, Stream::Agents);
            let view = || game.view(Viewer::Player(seat));
            choose_in::<G, _>(level, view, seat, legal, &mut Budget::nodes(nodes), &mut rng)
        };
        let same = |level, nodes| assert_eq!(choice(game, level, nodes), choice(&other, level, nodes), "{level}");
        same(G::LEVELS[index % G::LEVELS.len()], NODES);
        if index % SEARCHED == 0 {
            same(Level::Expert, G::NODES);
        }
    });
}

pub fn results_do_not_depend_on_the_number_of_threads_g_1<G: Sampled>() {
    let mut plan = sampled_plan::<G>(0, 40);
    let two = play(&plan);
    plan.threads = 1;
    assert_eq!(play(&plan), two);
    plan.seed += 1;
    assert_ne!(play(&plan).final_hash, two.final_hash);
}

fn plan(agents: &[Level], games: u64, target: u16) -> Plan {
    Plan {
        options: AnyOptions::Stack(StackOptions {
            target,
            ..StackOptions::default()
        }),
        seats: Seats::solo(agents.len()).expect("2 to 8 seats"),
        agents: agents.to_vec(),
        seed: 1,
        games,
        alternate: false,
        nodes: None,
        threads: 2,
    }
}

fn play(plan: &Plan) -> Tally {
    run(plan, &()).expect("a set-up that is allowed")
}

#[test]
fn every_match_has_a_winner() {
    let tally = play(&plan(&[Level::Random, Level::Greedy], 100, 60));
    let wins: u64 = tally.seats.iter().map(|seat| seat.wins).sum();
    assert_eq!((tally.games, wins, tally.unfinished), (100, 100, 0));
}

#[test]
fn a_stronger_player_wins_more_from_either_seat() {
    for (strong, weak) in [(Level::Greedy, Level::Random), (Level::Normal, Level::Greedy)] {
        for seats in [[strong, weak], [weak, strong]] {
            let tally = play(&plan(&seats, 40, 60));
            let at = seats.iter().position(|level| *level == strong).expect("it has a seat");
            assert!(
                tally.seats[at].wins > 22,
                "{strong} against {weak}: {:?}",
                tally.seats[at]
            );
        }
    }
}

#[test]
fn each_level_of_the_card_games_wins_more_than_the_one_below() {
    let levels = [Level::Greedy, Level::Easy, Level::Normal, Level::Hard, Level::Expert];
    for game in ["skip-bo", "skip-bo-mod"] {
        let mut options = AnyOptions::of_game(game).expect("a listed game");
        options.set("stock", "short").expect("a valid stock");
        for pair in levels.windows(2) {
            let tally = play(&Plan {
                options: options.clone(),
                alternate: true,
                ..plan(pair, 100, 60)
            });
            assert!(tally.seats[1].wins > 54, "{pair:?} in {game}: {tally:?}");
        }
    }
}

#[test]
fn each_level_of_the_dice_games_wins_more_than_the_one_below() {
    let levels = [Level::Easy, Level::Normal, Level::Hard];
    for (game, games) in [("stack", 30), ("skip-bo-dice", 100)] {
        let options = AnyOptions::of_game(game).expect("a listed game");
        for pair in levels.windows(2) {
            let tally = play(&Plan {
                options: options.clone(),
                alternate: true,
                ..plan(pair, games, 60)
            });
            assert!(tally.seats[1].wins > games * 53 / 100, "{pair:?} in {game}: {tally:?}");
        }
    }
}

#[test]
fn wins_are_counted_by_order_of_play_from_the_first_turn_on() {
    let mut options = AnyOptions::of_game("skip-bo").expect("a listed game");
    for (key, value) in [("stock", "5"), ("first", "2")] {
        options.set(key, value).expect("a valid value");
    }
    let tally = play(&Plan {
        options,
        ..plan(&[Level::Greedy; 3], 30, 60)
    });
    let [a, b, c] = [0, 1, 2].map(|seat| tally.seats[seat].wins);
    assert_eq!(tally.wins_in_order[..4], [b, c, a, 0]);
    assert!(a + b + c > 20, "{tally:?}");
}

#[test]
fn equal_players_of_stack_win_about_equally_often_from_each_place_s_2() {
    for (level, seats) in [(Level::Easy, 2), (Level::Easy, 4), (Level::Normal, 4)] {
        let tally = play(&plan(&vec![level; seats], 200, 100));
        let fair = 200 / seats as u64;
        let places = &tally.wins_in_order[..seats];
        // Four standard deviations of a fair count are a quarter to a half of it.
        let is_fair = |wins: &u64| (fair * 3 / 5..fair * 3 / 2).contains(wins);
        assert!(places.iter().all(is_fair), "{level}: {places:?}");
    }
}
