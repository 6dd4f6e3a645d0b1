//! Positions of played matches with the advice of the strongest computer player, for tests of what hints say.

use crate::hint::choose;
use rules::ai::agent::{Explain, choose_in, weigh_in};
use rules::ai::budget::Budget;
use rules::ai::level::Level;
use rules::game::Turn;
use rules::ids::{Actor, SeatId, Viewer};
use rules::rng::{Stream, below, nth_seed, stream};

/// A decision, and what is advised.
pub struct Advised<'a, G: Explain> {
    /// What the player knows.
    pub view: &'a G::View,
    /// Who decides.
    pub me: SeatId,
    /// What can be done.
    pub legal: &'a [G::Action],
    /// The worth of each of these.
    pub worths: &'a [f32],
    /// The index of the advice in `legal`.
    pub best: usize,
    /// The index of what the advice is compared with.
    pub next: Option<usize>,
}

impl<G: Explain> Advised<'_, G> {
    /// The action that is advised.
    pub fn action(&self) -> &G::Action {
        &self.legal[self.best]
    }
}

/// Plays matches of mixed computer players, and looks at each decision until `look` has found `count` reasons; it says
/// whether there was one. `start` begins the match of an index with a seed. `nodes` limits how much is searched.
pub fn each_hint<G: Explain>(
    start: impl Fn(u64, u64) -> G,
    nodes: u64,
    count: usize,
    mut look: impl FnMut(&Advised<G>) -> bool,
) {
    let mut told = 0;
    for index in 0_u64.. {
        let seed = nth_seed(11, index);
        let mut game = start(index, seed);
        let (mut chance, mut agents) = (stream(seed, Stream::Chance), stream(seed, Stream::Agents));
        let mut legal = Vec::new();
        loop {
            let (who, action) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.sample_chance(&mut chance)),
                Turn::Players(due) => {
                    let seat = due.lowest().expect("a player is due");
                    game.legal_actions(seat, &mut legal);
                    let view = game.view(Viewer::Player(seat));
                    if legal.len() > 1 {
                        // As a hint thinks.
                        let mut rng = stream(1, Stream::Agents);
                        let mut budget = Budget::nodes(nodes);
                        let worths = weigh_in::<G>(Level::Expert, &view, seat, &legal, &mut budget, &mut rng);
                        let is_natural = |at: usize| G::is_natural(&legal[at]);
                        let is_tidier = |at: usize, other: usize| G::is_tidier(&view, seat, &legal[at], &legal[other]);
                        let chosen = choose(&worths, is_natural, is_tidier, G::WORTH_TELLING);
                        let (best, next) = chosen.expect("there is something to do");
                        told += usize::from(look(&Advised {
                            view: &view,
                            me: seat,
                            legal: &legal,
                            worths: &worths,
                            best,
                            next,
                        }));
                        if told >= count {
                            return;
                        }
                    }
                    let level = [Level::Random, Level::Easy, Level::Hard, Level::Hard][below(&mut agents, 4) as usize];
                    let mut budget = Budget::nodes(nodes);
                    let choice = choose_in::<G, _>(level, || view, seat, &legal, &mut budget, &mut agents);
                    (Actor::Player(seat), legal.swap_remove(choice))
                }
            };
            game.apply(who, &action, &mut ()).expect("a legal action");
        }
    }
}
