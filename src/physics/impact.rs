//! How hard dice hit things, for the sound: read off the change of their speeds.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::dice_world::{DiceWorld, Thing};
use super::params::{GRAVITY_EDGES_PER_S2, IMPACT_LEAST_SPEED_EDGES_PER_S, IMPACTS_PER_TICK, STEP_S};
use super::throw::{DieImpact, ImpactSurface};
use super::tray::TrayPart;
use crate::rules::die::DieId;

/// Remembers how fast each die was a step ago.
#[derive(Clone, Debug, Default)]
pub(super) struct ImpactMeter {
    velocity: BTreeMap<DieId, Vec3>,
}

impl ImpactMeter {
    /// A die now moves so because a hand threw it: no impact.
    pub fn set(&mut self, die: DieId, velocity: Vec3) {
        self.velocity.insert(die, velocity);
    }

    /// The hits of the last step, strongest first.
    pub fn measure(&mut self, world: &DiceWorld, dice: &[DieId]) -> Vec<DieImpact> {
        let fall = Vec3::NEG_Y * GRAVITY_EDGES_PER_S2 * STEP_S;
        let mut hits: Vec<(Thing, DieImpact)> = Vec::new();
        for &die in dice {
            let now = world.velocity(die);
            let Some(before) = self.velocity.insert(die, now) else {
                continue;
            };
            let change = now - before - fall;
            if world.is_asleep(die) || change.length_squared() < IMPACT_LEAST_SPEED_EDGES_PER_S.powi(2) {
                continue;
            }
            let touches = world.touches(die);
            let Some(touch) = touches.iter().max_by(|a, b| a.impulse.total_cmp(&b.impulse)) else {
                continue;
            };
            // Two dice that hit each other make one sound.
            if hits.iter().any(|(other, _)| *other == Thing::Die(die)) && matches!(touch.other, Thing::Die(_)) {
                continue;
            }
            let speed = change.dot(touch.normal).abs();
            if speed >= IMPACT_LEAST_SPEED_EDGES_PER_S {
                let against = match touch.other {
                    Thing::Die(_) => ImpactSurface::Die,
                    Thing::Tray(TrayPart::Felt) => ImpactSurface::Felt,
                    Thing::Tray(TrayPart::Rim | TrayPart::Floor) => ImpactSurface::Wood,
                };
                let position = touch.point;
                hits.push((
                    touch.other,
                    DieImpact {
                        position,
                        speed,
                        against,
                    },
                ));
            }
        }
        let mut impacts: Vec<_> = hits.into_iter().map(|(_, impact)| impact).collect();
        impacts.sort_by(|a, b| b.speed.total_cmp(&a.speed));
        impacts.truncate(IMPACTS_PER_TICK);
        impacts
    }
}
