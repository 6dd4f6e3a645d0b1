//! What a position of Stack is worth to a seat, in points: a judgement, not a rule.
//!
//! Each die is given the points it will probably have made, as the top of a stack, when the round is scored. A captured
//! top is sure. An open top may be covered, the sooner the more opposing dice lie loose that show its number; a loose
//! die may yet come onto a stack.

use super::state::{DiceStack, Phase, Stack, top_points};
use super::{CAPTURE_HEIGHT, owner};
use crate::rules::die::{DieId, Face};
use crate::rules::ids::{MAX_PLAYERS, PlayerId, PlayerSet};

/// How likely tops are to stay tops, and loose dice to become ones. Found by playing many matches with different values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Weights {
    /// Chance that an open top stays on top, where no opposing loose die shows its number; at height 2 and 3.
    pub(super) unthreatened: [f32; 2],
    /// The same, where one does.
    pub(super) threatened: [f32; 2],
    /// By what each further threat multiplies that.
    pub(super) further_threat: f32,
    /// What is added at height 2 where the owner could capture what covers it.
    pub(super) answer: f32,
    /// The share of its points a loose die is worth that could be placed now.
    pub(super) placeable: f32,
    /// The same, for one that could not.
    pub(super) stuck: f32,
    /// How many loose dice the one with the fewest needs to have for the full worth of a loose die.
    pub(super) full_time: f32,
    /// What a roll costs by what it may knock over, points.
    pub(super) roll: f32,
    /// How much a point of the opponents, on average, weighs against an own one.
    pub(super) opponents: f32,
    /// What winning the match is worth, points.
    pub(super) win: f32,
}

/// The weights that `normal` plays with.
pub(super) const NORMAL: Weights = Weights {
    unthreatened: [0.55, 0.7],
    threatened: [0.6, 0.36],
    further_threat: 0.95,
    answer: 0.2,
    placeable: 0.32,
    stuck: 0.3,
    full_time: 3.25,
    roll: 0.1,
    opponents: 1.7,
    win: 60.0,
};

/// Loose dice by seat and number, of the seats that have a turn left.
struct Loose {
    by_face: [[u8; 7]; MAX_PLAYERS],
}

impl Loose {
    fn of(state: &Stack, active: PlayerSet) -> Self {
        let mut by_face = [[0; 7]; MAX_PLAYERS];
        for die in state.dice() {
            let seat = owner(die);
            if state.is_loose(die) && active.contains(seat) {
                by_face[seat.index()][usize::from(state.face(die).0)] += 1;
            }
        }
        Self { by_face }
    }

    fn count(&self, seat: PlayerId, face: Face) -> u8 {
        self.by_face[seat.index()][usize::from(face.0)]
    }

    fn total(&self, seat: PlayerId) -> u8 {
        self.by_face[seat.index()].iter().sum()
    }
}

/// The points `who` and the partner are ahead of the opponents' average, as far as one can see.
pub(super) fn judge(state: &Stack, who: PlayerId, weights: &Weights) -> f32 {
    let mut points = [0.0; MAX_PLAYERS];
    for seat in state.seats().iter() {
        points[seat.index()] = state.total(seat) as f32;
    }
    let between_rounds = matches!(state.phase(), Phase::FirstRoll { .. } | Phase::Opening | Phase::Over);
    if !between_rounds {
        add_round(state, weights, &mut points);
    }
    let (mut ours, mut theirs, mut opponents) = (0.0, 0.0, 0.0_f32);
    for seat in state.seats().iter() {
        if seat == who || state.seats().partners(seat, who) {
            ours += points[seat.index()];
        } else {
            theirs += points[seat.index()];
            opponents += 1.0;
        }
    }
    let match_end = if state.winners().is_empty() {
        0.0
    } else if state.winners().contains(who) {
        weights.win / state.winners().len() as f32
    } else {
        -weights.win
    };
    ours - weights.opponents * theirs / opponents.max(1.0) + match_end
}

/// Adds what each die will probably make in the round that is on.
fn add_round(state: &Stack, weights: &Weights, points: &mut [f32; MAX_PLAYERS]) {
    let all = PlayerSet::first(state.seats().count());
    let active = state.last_turns().unwrap_or(all);
    let loose = Loose::of(state, active);
    let mut tops = [[0_u8; 7]; MAX_PLAYERS];
    for stack in state.stacks() {
        let top = stack.top();
        let face = state.face(top);
        let share = if stack.captured_by.is_some() {
            1.0
        } else {
            tops[owner(top).index()][usize::from(face.0)] += 1;
            stays(state, stack, &loose, active, weights)
        };
        let made = f32::from(top_points(face));
        points[owner(top).index()] += share * made;
        // Who covers it makes what its owner then does not; who that will be is anybody's guess.
        share_out(state, owner(top), (1.0 - share) * made, active, points);
    }
    let fewest = active.iter().map(|seat| loose.total(seat)).min().unwrap_or(0);
    let time = if state.last_turns().is_some() {
        1.0 / weights.full_time
    } else {
        (f32::from(fewest) / weights.full_time).min(1.0)
    };
    for seat in active.iter() {
        for face in (1..=6).map(Face) {
            let count = loose.count(seat, face);
            if count == 0 {
                continue;
            }
            let targets: u8 = opponents_of(state, seat, all)
                .map(|other| loose.count(other, face) + tops[other.index()][usize::from(face.0)])
                .sum();
            let placeable = f32::from(count.min(targets));
            let stuck = f32::from(count) - placeable;
            let worth = weights.placeable * placeable + weights.stuck * stuck;
            points[seat.index()] += worth * time * f32::from(top_points(face));
        }
    }
}

/// The chance that an open top is still on top when the round is scored.
fn stays(state: &Stack, stack: &DiceStack, loose: &Loose, active: PlayerSet, weights: &Weights) -> f32 {
    let top = stack.top();
    let face = state.face(top);
    let threats: u8 = opponents_of(state, owner(top), active)
        .map(|other| loose.count(other, face))
        .sum();
    let height = usize::from(stack.height() + 1 == CAPTURE_HEIGHT);
    if active.iter().all(|seat| seat == owner(top)) {
        return 1.0;
    }
    if threats == 0 {
        return weights.unthreatened[height];
    }
    let answer = if height == 0 && loose.count(owner(top), face) > 0 {
        weights.answer
    } else {
        0.0
    };
    let held = weights.threatened[height] * weights.further_threat.powi(i32::from(threats) - 1);
    (held + answer).min(1.0)
}

/// Gives points to the seats that could cover a die of `owner`, in equal parts.
fn share_out(state: &Stack, owner: PlayerId, made: f32, active: PlayerSet, points: &mut [f32; MAX_PLAYERS]) {
    let count = opponents_of(state, owner, active).count();
    for other in opponents_of(state, owner, active) {
        points[other.index()] += made / count as f32;
    }
}

/// The seats of a set that may stack on a seat's dice (S-4, S-19).
fn opponents_of(state: &Stack, seat: PlayerId, of: PlayerSet) -> impl Iterator<Item = PlayerId> {
    let (partners, seats) = (state.options().stack_on_partner, *state.seats());
    of.iter()
        .filter(move |other| *other != seat && (partners || !seats.partners(seat, *other)))
}

/// Whether two dice, loose or on top, are the same for whoever plays them: same colour and number, and what lies under.
pub(super) fn alike(state: &Stack, a: DieId, b: DieId) -> bool {
    owner(a) == owner(b) && state.face(a) == state.face(b) && state.is_loose(a) && state.is_loose(b)
}
