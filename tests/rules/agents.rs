//! Computer players: stronger levels win more, and the arena counts right whatever the threads (G-1).

use tumbletop::ai::arena::{Plan, Tally, run};
use tumbletop::ai::level::Level;
use tumbletop::games::AnyOptions;
use tumbletop::games::stack::options::StackOptions;
use tumbletop::rules::ids::Seats;

use crate::games::{self, Sampled};

pub fn results_do_not_depend_on_the_number_of_threads_g_1<G: Sampled>() {
    let mut plan = games::plan::<G>(0, 40);
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
fn every_match_is_won_by_somebody() {
    let tally = play(&plan(&[Level::Random, Level::Greedy], 100, 60));
    let wins: u64 = tally.seats.iter().map(|seat| seat.wins).sum();
    assert_eq!((tally.games, wins, tally.unfinished), (100, 100, 0));
}

#[test]
fn a_stronger_player_wins_more_from_either_seat() {
    for (strong, weak) in [(Level::Greedy, Level::Random), (Level::Normal, Level::Greedy)] {
        for seats in [[strong, weak], [weak, strong]] {
            let tally = play(&plan(&seats, 40, 60));
            let at = seats
                .iter()
                .position(|level| *level == strong)
                .expect("it sits somewhere");
            assert!(
                tally.seats[at].wins > 22,
                "{strong} against {weak}: {:?}",
                tally.seats[at]
            );
        }
    }
}
