//! How hard dice hit things, for the sound: computed from the change of their velocities.

use glam::Vec3;

use crate::dice_world::{DiceWorld, Thing};
use crate::params::{GRAVITY_EDGES_PER_S2, IMPACT_LEAST_SPEED_EDGES_PER_S, IMPACTS_PER_TICK, STEP_S};
use rules::die::DieId;
use tabletop::throw::{DieImpact, ImpactSurface};
use tabletop::tray::TrayPart;

/// Remembers the velocity of each die one step ago.
#[derive(Clone, Debug, Default)]
pub(crate) struct ImpactMeter {
    /// By die; `None` for dice that were not on the table yet.
    velocity: Vec<Option<Vec3>>,
}

impl ImpactMeter {
    /// Sets the velocity that a hand gave a die, so that it does not count as an impact.
    pub fn set(&mut self, die: DieId, velocity: Vec3) {
        self.replace(die, velocity);
    }

    /// Stores the velocity of a die and returns the one before.
    fn replace(&mut self, die: DieId, velocity: Vec3) -> Option<Vec3> {
        if die.index() >= self.velocity.len() {
            self.velocity.resize(die.index() + 1, None);
        }
        self.velocity[die.index()].replace(velocity)
    }

    /// The hits of the last step, strongest first.
    pub fn measure(&mut self, world: &DiceWorld) -> Vec<DieImpact> {
        let fall = Vec3::NEG_Y * GRAVITY_EDGES_PER_S2 * STEP_S;
        let mut hits: Vec<(Thing, DieImpact)> = Vec::new();
        for die in world.on_table() {
            let now = die.velocity();
            let Some(before) = self.replace(die.id, now) else {
                continue;
            };
            let change = now - before - fall;
            if change.length_squared() < IMPACT_LEAST_SPEED_EDGES_PER_S.powi(2) || die.is_asleep() {
                continue;
            }
            let hardest = world.pressing(die).max_by(|a, b| a.impulse.total_cmp(&b.impulse));
            let Some(touch) = hardest else {
                continue;
            };
            // Two dice that hit each other make one sound.
            if hits.iter().any(|(other, _)| *other == Thing::Die(die.id)) && matches!(touch.other, Thing::Die(_)) {
                continue;
            }
            let speed = change.dot(touch.normal).abs();
            if speed >= IMPACT_LEAST_SPEED_EDGES_PER_S {
                let against = match touch.other {
                    Thing::Die(_) => ImpactSurface::Die,
                    Thing::Tray(TrayPart::Felt) => ImpactSurface::Felt,
                    Thing::Tray(TrayPart::Rim | TrayPart::Floor) => ImpactSurface::Wood,
                };
                let position = world.point(&touch);
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
