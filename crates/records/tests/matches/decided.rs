//! What decided played matches: a sentence with a reason for each, from public events alone (G-7).

use std::sync::Mutex;

use games::catalog::AnyEvent;
use games::decided::decided;
use messages::texts::results as words;
use records::arena::{MatchObserver, run};
use records::record::Record;
use rules::decided::Moment;
use rules::ids::{SeatId, Viewer};

use crate::games::{Sampled, plan};

/// How many set-ups are played, and how many matches of each.
const SETUPS: u64 = 30;
const OF_ONE_SETUP: u64 = 4;

/// Looks at what decided each match.
#[derive(Default)]
struct Look(Mutex<Vec<String>>);

impl MatchObserver for Look {
    fn wants_records(&self) -> bool {
        true
    }

    fn record(&self, _: u64, record: &Record) {
        let mut steps: Vec<(usize, AnyEvent)> = Vec::new();
        let replayed = record.replay_into(|step, _, events: Vec<AnyEvent>| {
            let public = events.iter().filter_map(|event| event.redact(Viewer::Public));
            steps.extend(public.map(|event| (step, event)));
        });
        if let Some(moment) = AnyEvent::best_moment(&steps) {
            assert!(!moment.steps.is_empty() && moment.steps.len() <= Moment::MOST_STEPS);
            assert!(moment.steps.end <= record.entries.len(), "it is a part of the match");
        }
        let told: Vec<AnyEvent> = steps.into_iter().map(|(_, event)| event).collect();
        let scores = replayed.expect("a played match").scores();
        if scores.winners.is_empty() {
            // It was stopped because it was too long.
            return;
        }
        let game = record.options.name();
        let say = |told: &[AnyEvent], reader| decided(game, told, (&record.seats, &scores), reader);
        let named = say(&told, None).expect("a match that is over");
        let without = say(&[], None).expect("a match that is over");
        let shares = [words::DECIDED_NOBODY.id(), words::decided_level([SeatId(0)], 1).id()];
        if !shares.contains(&named.id()) {
            assert_ne!(named, without, "a won match has a reason");
            let winner = scores.winners.lowest().expect("a winner");
            let yours = say(&told, Some(winner)).expect("a match that is over");
            if scores.winners.len() == 1 {
                assert_ne!(yours, named, "a winner without partners is called you");
            }
        }
        self.0.lock().expect("nobody panicked").push(format!("{named:?}"));
    }
}

pub fn what_decided_a_match_is_told_of_every_match_that_was_won<G: Sampled>() {
    let look = Look::default();
    for setup in 0..SETUPS {
        run(&plan::<G>(setup, OF_ONE_SETUP), &look).expect("a sampled match");
    }
    let mut told = look.0.into_inner().expect("nobody panicked");
    let matches = told.len();
    told.sort();
    told.dedup();
    assert!(matches > 60 && told.len() > 20, "{} of {matches} differ", told.len());
}
