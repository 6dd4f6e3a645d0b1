//! Search in the possible worlds of a view: information-set tree search.
//!
//! Each round draws a possible world from the view, walks down one tree that all worlds share, plays a few more
//! actions and judges the position there. The tree stores actions and not states: so no seat in the tree knows more
//! than the actions before, and chance is drawn anew in every round. Cowling, Powley and Whitehouse, "Information Set
//! Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4(2), 2012 (the
//! single-observer form).
//!
//! The search knows no particular game: a [`Guide`] selects the actions to search, plays the actions after the tree,
//! and judges positions.

use super::budget::Budget;
use crate::game::{Game, Turn};
use crate::ids::{Actor, MAX_SEATS, SeatId};
use crate::rng::RulesRng;

/// The worth of a position to each seat, from 0 for lost to 1 for won.
pub type Worths = [f32; MAX_SEATS];

/// The game's part of the search. It gets complete worlds, but must judge only from what the seat that is due may see.
pub trait Guide<G: Game> {
    /// Keeps in `legal` only the actions to search, best first, and at least one.
    fn narrow(&mut self, _world: &G, _who: SeatId, _legal: &mut Vec<G::Action>, _rng: &mut RulesRng) {}

    /// The index of the action that `who` chooses after the walk has left the tree.
    fn play(&mut self, world: &G, who: SeatId, legal: &[G::Action], rng: &mut RulesRng) -> usize;

    /// Whether the round continues after `acts` actions of seats (at least one). Not called after the end of the
    /// match.
    fn goes_on(&mut self, world: &G, acts: usize) -> bool;

    /// The worth of a position, also of a finished one.
    fn worths(&mut self, world: &G) -> Worths;
}

/// The result of the search for one action.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Found {
    /// The number of rounds in which the action was tried.
    pub visits: u32,
    /// The mean worth to the searching seat, from 0 to 1; 0 if the action was not tried.
    pub mean: f32,
}

impl Found {
    /// A cautious estimate of the action's worth: the fewer the tries, the lower.
    pub fn at_least(&self) -> f32 {
        if self.visits == 0 {
            f32::NEG_INFINITY
        } else {
            self.mean - CAUTION / (self.visits as f32).sqrt()
        }
    }
}

/// How much the search prefers actions with few tries: the constant of UCB1 (Auer, Cesa-Bianchi and Fischer,
/// "Finite-time Analysis of the Multiarmed Bandit Problem", Machine Learning 47, 2002), for worths from 0 to 1 that
/// lie close together.
const CURIOSITY: f32 = 0.35;
/// How much too high a worth may be after a single try.
const CAUTION: f32 = 0.2;
/// The most nodes a tree has.
const MOST_NODES: usize = 1 << 20;

/// An action in the tree.
struct Node<A> {
    who: SeatId,
    action: Option<A>,
    visits: u32,
    /// The number of rounds in which the action was available.
    available: u32,
    /// The sum of the worths to `who`.
    sum: f32,
    children: Vec<u32>,
}

impl<A> Node<A> {
    const fn new(who: SeatId, action: Option<A>) -> Self {
        Self {
            who,
            action,
            visits: 0,
            available: 0,
            sum: 0.0,
            children: Vec::new(),
        }
    }

    fn mean(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }

    fn upper(&self) -> f32 {
        let seldom = (self.available.max(1) as f32).ln() / self.visits.max(1) as f32;
        self.mean() + CURIOSITY * seldom.sqrt()
    }
}

/// Searches until the budget is spent and judges `candidates`, legal actions of `who`, best guess first. Returns one
/// result for each candidate. Each action and report applied in the search is a node.
pub fn search<G: Game>(
    view: &G::View,
    who: SeatId,
    candidates: &[G::Action],
    guide: &mut impl Guide<G>,
    budget: &mut Budget,
    rng: &mut RulesRng,
) -> Vec<Found> {
    let mut tree = Tree::<G>::new(who);
    while budget.left() > 0 {
        let mut world = G::determinize(view, rng);
        tree.round(&mut world, who, candidates, guide, budget, rng);
    }
    candidates.iter().map(|action| tree.found(action)).collect()
}

struct Tree<G: Game> {
    nodes: Vec<Node<G::Action>>,
    path: Vec<u32>,
    legal: Vec<G::Action>,
}

impl<G: Game> Tree<G> {
    const ROOT: u32 = 0;

    fn new(who: SeatId) -> Self {
        Self {
            nodes: vec![Node::new(who, None)],
            path: Vec::new(),
            legal: Vec::new(),
        }
    }

    fn child(&self, parent: u32, who: SeatId, action: &G::Action) -> Option<u32> {
        let is = |child: &&u32| {
            let node = &self.nodes[**child as usize];
            node.who == who && node.action.as_ref() == Some(action)
        };
        self.nodes[parent as usize].children.iter().find(is).copied()
    }

    fn found(&self, action: &G::Action) -> Found {
        let root = self.nodes[Self::ROOT as usize].who;
        self.child(Self::ROOT, root, action)
            .map_or_else(Found::default, |child| {
                let node = &self.nodes[child as usize];
                Found {
                    visits: node.visits,
                    mean: node.mean(),
                }
            })
    }

    /// One round of the search in one world.
    fn round(
        &mut self,
        world: &mut G,
        who: SeatId,
        candidates: &[G::Action],
        guide: &mut impl Guide<G>,
        budget: &mut Budget,
        rng: &mut RulesRng,
    ) {
        self.path.clear();
        let mut node = Self::ROOT;
        let mut in_tree = true;
        let mut acts = 0;
        loop {
            let (actor, action) = match world.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, world.sample_chance(rng)),
                Turn::Players(due) => {
                    // If several seats are due at the same time, the searching seat acts first.
                    let at_root = in_tree && node == Self::ROOT;
                    let seat = if at_root { Some(who) } else { due.lowest() };
                    let Some(seat) = seat else { break };
                    if !at_root && !guide.goes_on(world, acts) {
                        break;
                    }
                    acts += 1;
                    let action = if at_root {
                        self.legal.clear();
                        self.legal.extend_from_slice(candidates);
                        self.descend(&mut node, seat, &mut in_tree)
                    } else {
                        world.legal_actions(seat, &mut self.legal);
                        if in_tree {
                            guide.narrow(world, seat, &mut self.legal, rng);
                            self.descend(&mut node, seat, &mut in_tree)
                        } else {
                            let choice = guide.play(world, seat, &self.legal, rng);
                            self.legal.get(choice).cloned()
                        }
                    };
                    let Some(action) = action else { break };
                    (Actor::Player(seat), action)
                }
            };
            let applied = world.apply(actor, &action, &mut ());
            debug_assert!(applied.is_ok(), "the search applies only legal actions: {applied:?}");
            // A round that has begun is finished even if the budget is spent: rounds are short.
            budget.spend(1);
            if applied.is_err() {
                break;
            }
        }
        let worths = guide.worths(world);
        for step in &self.path {
            let node = &mut self.nodes[*step as usize];
            node.visits += 1;
            node.sum += worths.get(node.who.index()).copied().unwrap_or_default();
        }
    }

    /// Picks the action to try in a position of the tree, a new one if there is any, else the most promising, and
    /// moves to its node.
    fn descend(&mut self, node: &mut u32, who: SeatId, in_tree: &mut bool) -> Option<G::Action> {
        let mut best: Option<(u32, f32)> = None;
        let mut new = None;
        for index in 0..self.legal.len() {
            match self.child(*node, who, &self.legal[index]) {
                Some(child) => {
                    let known = &mut self.nodes[child as usize];
                    known.available += 1;
                    let upper = known.upper();
                    if best.is_none_or(|(_, highest)| upper > highest) {
                        best = Some((child, upper));
                    }
                }
                None if new.is_none() => new = Some(index),
                None => {}
            }
        }
        let next = match (new, best) {
            (Some(index), _) if self.nodes.len() < MOST_NODES => {
                let child = self.nodes.len() as u32;
                self.nodes.push(Node::new(who, Some(self.legal[index].clone())));
                self.nodes[child as usize].available = 1;
                self.nodes[*node as usize].children.push(child);
                *in_tree = false;
                child
            }
            (_, Some((child, _))) => child,
            _ => return None,
        };
        *node = next;
        self.path.push(next);
        self.nodes[next as usize].action.clone()
    }
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use super::*;
    use crate::error::{ApplyError, InvariantError, SetupError};
    use crate::game::{EventSink, Scores};
    use crate::ids::{SeatSet, Viewer};
    use crate::options::{GameOptions, OptionInfo, TurnTime};
    use crate::page::Page;
    use crate::rng::{Stream, below, stream};
    use crate::seats::Seats;

    /// A game with a heap: the players take turns, and each takes 1 to 3 from it. The player who takes the last one
    /// may stop, which is worth 0.6 to that seat and 0.4 to the other, or continue and guess a hidden coin for all or
    /// nothing.
    ///
    /// The solution: to continue is worth 0.5, as the coin is not known. So stopping is best, the last one is worth
    /// 0.6, and the player who leaves a multiple of four gets it.
    #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    struct Heap {
        left: u8,
        to_act: SeatId,
        coin: bool,
        end: Option<End>,
    }

    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    enum End {
        GoesOn,
        Stopped,
        Guessed(bool),
    }

    #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    enum Act {
        Take(u8),
        End(End),
    }

    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    struct NoOptions;

    impl GameOptions for NoOptions {
        const TURN_TIME: TurnTime = TurnTime {
            person_s: 1.0,
            computer_s: 1.0,
        };

        fn turns(&self, _: &Seats) -> f32 {
            1.0
        }

        fn info() -> Vec<OptionInfo> {
            Vec::new()
        }

        fn set(&mut self, key: &str, _: &str) -> Result<(), SetupError> {
            Err(Self::unknown(key))
        }

        fn get(&self, _: &str) -> Option<String> {
            None
        }
    }

    impl Game for Heap {
        const NAME: &'static str = "heap";
        const RULES_VERSION: u32 = 1;
        const RULES_TEXT: Page = Page::new(&[]);
        const PLAYERS: (usize, usize) = (2, 2);
        const LONGEST_PLAYOUT: usize = 20;
        type Options = NoOptions;
        type Action = Act;
        type Event = ();
        type View = Self;

        fn new(_: &NoOptions, _: &Seats, seed: u64) -> Result<Self, SetupError> {
            Ok(Self {
                left: 10,
                to_act: SeatId(0),
                coin: seed % 2 == 1,
                end: None,
            })
        }

        fn turn(&self) -> Turn {
            match self.end {
                None | Some(End::GoesOn) => Turn::Players(SeatSet::only(self.to_act)),
                _ => Turn::Over,
            }
        }

        fn legal_actions(&self, _: SeatId, out: &mut Vec<Act>) {
            out.clear();
            match self.end {
                None if self.left > 0 => out.extend((1..=self.left.min(3)).map(Act::Take)),
                None => out.extend([End::GoesOn, End::Stopped].map(Act::End)),
                Some(End::GoesOn) => out.extend([false, true].map(|side| Act::End(End::Guessed(side)))),
                _ => {}
            }
        }

        fn check_chance(&self, _: &Act) -> Result<(), ApplyError<Act>> {
            Err(ApplyError::NotDue { who: Actor::Chance })
        }

        fn sample_chance(&self, _: &mut RulesRng) -> Act {
            Act::Take(0)
        }

        fn apply<S: EventSink<()>>(&mut self, _: Actor, action: &Act, _: &mut S) -> Result<(), ApplyError<Act>> {
            match *action {
                Act::Take(count) => {
                    self.left -= count;
                    if self.left > 0 {
                        self.to_act = SeatId(1 - self.to_act.0);
                    }
                }
                Act::End(end) => self.end = Some(end),
            }
            Ok(())
        }

        fn scores(&self) -> Scores {
            Scores::default()
        }

        fn view(&self, _: Viewer) -> Self {
            let coin = false;
            Self { coin, ..self.clone() }
        }

        fn redact((): &(), _: Viewer) -> Option<()> {
            None
        }

        fn determinize(view: &Self, rng: &mut RulesRng) -> Self {
            let coin = below(rng, 2) == 1;
            Self { coin, ..view.clone() }
        }

        fn check_invariants(&self) -> Result<(), InvariantError> {
            Ok(())
        }
    }

    /// A guide that plays random legal actions to the end.
    struct Random;

    impl Guide<Heap> for Random {
        fn play(&mut self, _: &Heap, _: SeatId, legal: &[Act], rng: &mut RulesRng) -> usize {
            below(rng, legal.len() as u32) as usize
        }

        fn goes_on(&mut self, _: &Heap, _: usize) -> bool {
            true
        }

        fn worths(&mut self, world: &Heap) -> Worths {
            let mine = match world.end {
                Some(End::Guessed(side)) => f32::from(side == world.coin),
                _ => 0.6,
            };
            let mut worths = [0.0; MAX_SEATS];
            worths[world.to_act.index()] = mine;
            worths[1 - world.to_act.index()] = 1.0 - mine;
            worths
        }
    }

    fn found(left: u8, candidates: Option<Act>, nodes: u64) -> Vec<(Act, Found)> {
        let mut heap = Heap::new(&NoOptions, &Seats::solo(2).expect("two"), 1).expect("no options");
        heap.left = left;
        let mut legal = Vec::new();
        heap.legal_actions(SeatId(0), &mut legal);
        let candidates = candidates.map_or(legal, |only| vec![only]);
        let view = heap.view(Viewer::Player(SeatId(0)));
        let mut rng = stream(5, Stream::Agents);
        let mut budget = Budget::nodes(nodes);
        let found = search::<Heap>(&view, SeatId(0), &candidates, &mut Random, &mut budget, &mut rng);
        candidates.into_iter().zip(found).collect()
    }

    #[test]
    fn a_small_solved_game_is_found_to_be_worth_what_it_is() {
        for left in [1, 2, 3, 5, 6, 7, 9, 10, 11] {
            let found = found(left, None, 200_000);
            let best = found
                .iter()
                .max_by(|a, b| a.1.at_least().total_cmp(&b.1.at_least()))
                .expect("a legal action");
            assert_eq!(best.0, Act::Take(left % 4), "{left}: {found:?}");
            assert!((best.1.mean - 0.6).abs() < 0.03, "{left}: {found:?}");
        }
    }

    #[test]
    fn nobody_counts_on_what_only_a_possible_world_knows_g_7() {
        // A search that used the coin of each world would find that to continue is worth 1.
        let worth = |end| found(0, Some(Act::End(end)), 50_000)[0].1.mean;
        assert!((worth(End::GoesOn) - 0.5).abs() < 0.02 && worth(End::Stopped) > 0.59);
    }

    #[test]
    fn the_same_seed_and_nodes_find_the_same_and_no_budget_finds_nothing() {
        assert_eq!(found(10, None, 500), found(10, None, 500));
        assert!(found(10, None, 0).iter().all(|(_, found)| found.visits == 0));
    }
}
