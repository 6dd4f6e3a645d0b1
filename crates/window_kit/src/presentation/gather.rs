//! The dice of the winners gather in a ring over the tray, at the end of a match.
//!
//! Only visuals move: the bodies stay where they are, and visuals return to them.

use std::f32::consts::TAU;

use bevy::prelude::*;

use crate::presentation::dice_faces::Ownerless;
use crate::presentation::dress::DieVisual;
use crate::presentation::motion::{Goal, Leg, Motion};
use crate::presentation::visual::VisualOf;
use crate::table::components::pile::{DicePile, InPile, PileContents};
use rules::ids::SeatSet;
use tabletop::pose::Pose;

/// How high the ring is over the felt, in edges: over every stack.
const HEIGHT: f32 = 5.2;
/// The distance from die to die on the ring, and its least radius, in edges.
const APART: f32 = 1.5;
const LEAST_RADIUS: f32 = 1.5;
/// How long a die flies, and how much later the next one leaves, in seconds.
const FLIGHT_S: f32 = 0.8;
const NEXT_S: f32 = 0.06;

/// Gathers the dice of these seats, those that nothing stands on, in a ring, and their discards in a fan. They stay
/// there until the screen of the result is left.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gather {
    /// The owners.
    pub owners: SeatSet,
    /// Whether they fly there; otherwise they are there at once.
    pub fly: bool,
}

/// The places of so many dice on the ring.
fn ring(count: usize) -> impl Iterator<Item = Vec3> {
    let radius = (count as f32 * APART / TAU).max(LEAST_RADIUS);
    (0..count).map(move |number| {
        let angle = (number as f32 + 0.5) / count as f32 * TAU - TAU / 2.0;
        Vec3::new(radius * angle.cos(), HEIGHT, radius * angle.sin())
    })
}

/// Sends the dice to the ring, each to the place on its side of the table.
pub(super) fn gather(
    mut asked: MessageReader<Gather>,
    piles: Query<&PileContents, With<DicePile>>,
    dice: Query<&InPile>,
    mut visuals: Query<(Entity, &VisualOf, &DieVisual, &mut Motion), Without<Ownerless>>,
) {
    let Some(Gather { owners, fly }) = asked.read().last().copied() else {
        return;
    };
    let is_on_top = |die: Entity| {
        let pile = dice.get(die).ok().and_then(|pile| piles.get(pile.0).ok());
        pile.is_none_or(|pile| pile.entities().last() == Some(&die))
    };
    let mut gathered: Vec<(f32, Entity)> = visuals
        .iter()
        .filter(|(_, of, visual, _)| owners.contains(visual.die.owner) && is_on_top(of.0))
        .map(|(entity, _, _, motion)| (motion.shown.position.z.atan2(motion.shown.position.x), entity))
        .collect();
    gathered.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    for (number, (position, (_, entity))) in ring(gathered.len()).zip(gathered).enumerate() {
        let Ok((.., mut motion)) = visuals.get_mut(entity) else {
            continue;
        };
        let pose = Pose {
            position,
            rotation: motion.shown.rotation,
        };
        motion.clear();
        motion.posed = Some(pose);
        if fly {
            motion.push(Leg {
                from: None,
                to: Goal::At(pose),
                wait_s: number as f32 * NEXT_S,
                flight_s: FLIGHT_S,
                arch: 0.8,
                leaving: false,
            });
        }
    }
}

/// Lets all visuals follow their bodies again.
pub(super) fn scatter(mut visuals: Query<&mut Motion>) {
    for mut motion in &mut visuals {
        if motion.posed.take().is_some() {
            motion.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_dice_of_a_ring_touch() {
        for count in 1..=28 {
            let places: Vec<Vec3> = ring(count).collect();
            assert_eq!(places.len(), count);
            for (number, place) in places.iter().enumerate() {
                let apart = places.iter().skip(number + 1).map(|other| other.distance(*place));
                assert!(apart.fold(f32::INFINITY, f32::min) > 1.4, "{count}: {places:?}");
            }
        }
    }
}
