//! What computer players of one level choose in played matches, for tests of how they play.

use crate::catalog::{AnyAction, AnyGame, AnyOptions, AnyView};
use rules::ai::level::Level;
use rules::game::Turn;
use rules::ids::{Actor, Viewer};
use rules::rng::{Stream, nth_seed, stream};
use rules::seats::Seats;

/// Plays match after match, and looks at each choice until `look` says that it has seen enough. `look` gets what the
/// player knows, what can be done, and the index of what the player does.
pub fn each_choice(
    options: &AnyOptions,
    seats: &Seats,
    level: Level,
    mut look: impl FnMut(&AnyView, &[AnyAction], usize) -> bool,
) {
    for index in 0_u64.. {
        let seed = nth_seed(5, index);
        let mut game = AnyGame::new(options, seats, seed).expect("options that are allowed");
        let mut rng = stream(seed, Stream::Agents);
        loop {
            let (who, action) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.sample_chance(&mut rng)),
                Turn::Players(due) => {
                    let seat = due.lowest().expect("a player is due");
                    let legal = game.legal_actions(seat);
                    let view = game.view(Viewer::Player(seat));
                    let choice = view.choose(level, seat, &legal, &mut rng);
                    if look(&view, &legal, choice) {
                        return;
                    }
                    (Actor::Player(seat), legal[choice].clone())
                }
            };
            game.apply(who, &action, &mut Vec::new()).expect("a legal action");
        }
    }
}
