//! A decision of the strongest computer player can be ended at any time.

use std::sync::atomic::{AtomicU64, Ordering};

use super::TableMatch;
use crate::match_host::MatchHost;
use crate::match_setup::MatchSetup;
use crate::throw_search::Question;
use crate::view::{SeatControl, SeatPlayer};
use games::catalog::{AnyOptions, NAMES};
use rules::ai::agent::best_of;
use rules::ai::budget::{Budget, Stop};
use rules::ai::level::Level;
use rules::ids::SeatId;
use rules::rng::{RulesRng, Seed, Stream, stream};
use rules::seats::Seats;

/// How many decisions are ended early in each game.
const DECISIONS: u64 = 12;
/// How often a decision asks once more after its end, at most, for each action that it can choose.
const ASKS_AFTER: u64 = 20;

/// A flag that is raised once a search has asked for it so many times. Searches ask at each node or try, so the count
/// says how far one went; the plans of the card games ask before each action, which takes a few milliseconds.
#[derive(Debug)]
struct RaisedAfter {
    most: u64,
    asked: AtomicU64,
}

impl Stop for RaisedAfter {
    fn is_raised(&self) -> bool {
        self.asked.fetch_add(1, Ordering::Relaxed) >= self.most
    }
}

/// The random numbers of a decision.
fn chance() -> RulesRng {
    stream(9, Stream::Agents)
}

/// Makes a decision, and ends it after so many asks. Returns the choice, and how often it asked in all.
fn asks(question: &Question, seat: SeatId, most: u64) -> (usize, u64) {
    let stop = RaisedAfter {
        most,
        asked: AtomicU64::new(0),
    };
    let decided = question.answer(seat, &mut chance(), &stop);
    assert!(
        decided.choice < question.legal.len(),
        "{}: no legal choice after {most}",
        question.view.game()
    );
    (decided.choice, stop.asked.into_inner())
}

/// The choice of a player that may not search at all.
fn unsearched(question: &Question, seat: SeatId) -> usize {
    let mut rng = chance();
    let (level, legal) = (question.level, &question.legal);
    let worths = question.view.weigh(level, seat, legal, &mut Budget::nodes(0), &mut rng);
    best_of(worths, &mut rng)
}

/// A match of two of the strongest computer players.
fn experts(game: &str) -> TableMatch {
    let player = SeatPlayer {
        name: "Ana".to_owned(),
        control: SeatControl::Agent(Level::Expert),
    };
    let setup = MatchSetup {
        options: AnyOptions::of_game(game).expect("a game of the list"),
        seats: Seats::solo(2).expect("a seating"),
        seed: Seed::Number(3),
        players: vec![player; 2],
    };
    TableMatch::new(MatchHost::new(&setup, None, 0).expect("a match"), false)
}

#[test]
fn a_decision_that_is_ended_is_soon_made_and_legal() {
    for game in NAMES {
        let mut playing = experts(game);
        let (mut decisions, mut longest) = (0, 0);
        while decisions < DECISIONS {
            for seat in playing.host.due().iter() {
                let legal = playing.host.legal_of(seat);
                let after = ASKS_AFTER * legal.len() as u64;
                let question = playing.question(seat, Level::Expert, legal);
                if question.legal.len() < 2 {
                    continue;
                }
                let (_, whole) = asks(&question, seat, u64::MAX);
                for most in [0, 1, whole / 2] {
                    let (choice, asked) = asks(&question, seat, most);
                    assert!(
                        asked <= most + after,
                        "{game}: {asked} asks after {most}, {whole} in all"
                    );
                    // Without tries of throws, nothing at all was searched.
                    if most == 0 && question.table.is_none() {
                        assert_eq!(choice, unsearched(&question, seat), "{game}");
                    }
                }
                longest = longest.max(whole);
                decisions += 1;
            }
            assert!(playing.advance(), "{game}: {decisions} decisions");
        }
        assert!(longest > 20, "{game}: nothing to end, {longest} asks");
    }
}
