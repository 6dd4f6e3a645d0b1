//! For the page's tests: work that shows that the rules are the same in a browser as on any other system (G-1), and a
//! match to watch.

use serde::{Deserialize, Serialize};

use games::catalog::AnyOptions;
use host::match_setup::MatchSetup;
use host::view::{SeatControl, SeatPlayer};
use records::arena::{Plan, run};
use records::progress::Progress;
use records::store::saved_match::SavedMatch;
use rules::ai::character::Character;
use rules::ai::level::Level;
use rules::rng::Seed;
use rules::seats::Seats;
use window_kit::machine::background::Work;

/// Matches of two computer players, as `tumbletop simulate GAME --games GAMES` plays them. The answer is the hash of
/// their final states; `None` if there is no such game.
#[derive(Serialize, Deserialize)]
pub(super) struct Simulate {
    game: String,
    games: u64,
}

impl Work for Simulate {
    type Answer = Option<u64>;
    const NAME: &'static str = "simulate";

    fn carry_out(&self, _: &Progress) -> Option<u64> {
        let plan = Plan {
            options: AnyOptions::of_game(&self.game)?,
            seats: Seats::solo(2).ok()?,
            agents: vec![Level::Greedy; 2],
            alternate: false,
            nodes: None,
            seed: 1,
            games: self.games,
            threads: 1,
        };
        Some(run(&plan, &()).ok()?.final_hash)
    }
}

/// A match file, as `tumbletop replay FILE --verify` checks it. The answer is the hash of its last state; `None` if it
/// is damaged or does not follow the rules.
#[derive(Serialize, Deserialize)]
pub(super) struct Verify {
    file: Vec<u8>,
}

impl Work for Verify {
    type Answer = Option<u64>;
    const NAME: &'static str = "verify";

    fn carry_out(&self, _: &Progress) -> Option<u64> {
        let (saved, _) = SavedMatch::read(&self.file).ok()?;
        Some(saved.record.replay(|_, _| ()).ok()?.state_hash())
    }
}

/// Four computer players at a table, as `tumbletop play GAME --seats greedy,greedy,greedy,greedy --seed 1` seats them:
/// they choose at once, so that all that takes time is to show what they do. `None` if there is no such game.
pub(super) fn watched(game: &str) -> Option<MatchSetup> {
    let mut players: Vec<SeatPlayer> = Vec::new();
    for _ in 0..4 {
        let somebody = Character::free(Level::Greedy, |name| players.iter().any(|other| other.name == name))?;
        players.push(SeatPlayer {
            name: somebody.name.to_owned(),
            control: SeatControl::Agent(Level::Greedy),
        });
    }
    Some(MatchSetup {
        options: AnyOptions::of_game(game)?,
        seats: Seats::solo(4).ok()?,
        seed: Seed::Number(1),
        players,
    })
}
