//! Throws on tables in the middle of a round of Stack, which computer players have played with real throws.

use games::catalog::{AnyAction, AnyOptions, Listed};
use games::stack::action::StackAction;
use games::stack::options::StackOptions;
use games::stack::state::{Phase, Stack};
use glam::Vec2;
use host::match_host::MatchHost;
use host::match_setup::MatchSetup;
use host::play::TableMatch;
use host::request::{ActionRequest, SeatRequest};
use host::view::{SEAT_NAMES, SeatControl, SeatPlayer};
use physics::params::STANDARD_POWER;
use rand::RngExt;
use rules::ai::level::Level;
use rules::die::DieId;
use rules::ids::{SeatId, Viewer};
use rules::rng::Seed;
use rules::rng::{Stream, nth_seed, stream};
use rules::seats::Seats;
use tabletop::throw::ThrowGesture;

/// The least number of stacks at such a table.
const LEAST_STACKS: usize = 2;
/// The range of actions a seat before the throw; more are played until the table has enough stacks.
const ACTS_A_SEAT: std::ops::RangeInclusive<usize> = 4..=16;
/// The number of actions after which the search for a table ends.
const MOST_ACTS: usize = 1000;

/// How the die is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// From where it lies through the middle of the tray, with standard power.
    Middle,
    /// As the host throws when nobody aims.
    Fair,
}

/// The result of a throw.
#[derive(Clone, Copy, Debug)]
pub struct Came {
    /// How many stacks stood at the table.
    pub stacks: usize,
    /// How many fell.
    pub fell: usize,
    /// How many were pushed and still stand.
    pub pushed: usize,
}

/// Throws a die at the table with this number. `None` if the match leads to no such table.
pub fn thrown(seed: u64, number: u64, aim: Aim) -> Option<Came> {
    let mut chance = stream(nth_seed(seed, number), Stream::Agents);
    let seats = 2 + (number % 7) as usize;
    let level = [Level::Easy, Level::Normal][chance.random_range(0..2)];
    let player = |name: &&str| SeatPlayer {
        name: (*name).into(),
        control: SeatControl::Agent(level),
    };
    let setup = MatchSetup {
        options: AnyOptions::Stack(StackOptions::default()),
        seats: Seats::solo(seats).ok()?,
        seed: Seed::Drawn(chance.random()),
        players: SEAT_NAMES[..seats].iter().map(player).collect(),
    };
    let mut playing = TableMatch::new(MatchHost::new(&setup, None, 0).ok()?, false);
    let acts = seats * chance.random_range(ACTS_A_SEAT);
    for act in 0..MOST_ACTS {
        if act >= acts
            && let Some((seat, dice, stacks)) = may_throw(&playing.host)
        {
            let die = dice[chance.random_range(0..dice.len())];
            return throw(&mut playing, seat, die, stacks, aim);
        }
        playing.advance().then_some(())?;
    }
    None
}

/// The seat that may throw now, at the start of a turn, its dice, and the number of stacks on the table.
fn may_throw(host: &MatchHost) -> Option<(SeatId, Vec<DieId>, usize)> {
    let view = host.view_of(Viewer::Public);
    let stack = Stack::of_view(&view)?;
    let stacks = stack.stacks().iter().filter(|stack| stack.captured_by.is_none());
    let (stacks, seat) = (stacks.count(), stack.current()?);
    let legal = host.legal_of(seat);
    let rolled = legal
        .iter()
        .filter_map(Stack::of_action)
        .filter_map(|action| match action {
            StackAction::Reroll { die } => Some(*die),
            _ => None,
        });
    let dice: Vec<DieId> = rolled.collect();
    let at_a_turn = matches!(stack.phase(), Phase::Turn { .. });
    (at_a_turn && stacks >= LEAST_STACKS && !dice.is_empty()).then_some((seat, dice, stacks))
}

fn throw(playing: &mut TableMatch, seat: SeatId, die: DieId, stacks: usize, aim: Aim) -> Option<Came> {
    let gesture = match aim {
        Aim::Fair => None,
        Aim::Middle => {
            let from = playing.table.place_of(die)?;
            Some(ThrowGesture {
                from,
                direction: (-from).normalize_or(Vec2::NEG_Y),
                power: STANDARD_POWER,
            })
        }
    };
    let request = ActionRequest {
        seat,
        decision: playing.host.decision(seat),
        action: AnyAction::Stack(StackAction::Reroll { die }),
        gesture,
    };
    playing.host.ask(&SeatRequest::Act(request)).ok()?;
    playing.host.throw_with(&mut playing.table);
    let settled = playing.table.take_throw()?.settled;
    Some(Came {
        stacks,
        fell: settled.fell.iter().count(),
        pushed: settled.pushed.iter().count(),
    })
}
