//! A table at rest as data: to try throws on it elsewhere, for example in another thread's own memory.

use glam::{Quat, Vec2, Vec3};
use serde::{Deserialize, Serialize};

use crate::sandbox::Sandbox;
use rules::die::DieId;
use rules::rng::{Stream, stream};
use tabletop::die::Die;
use tabletop::pose::Pose;
use tabletop::tray::TrayGeometry;

/// A table at rest: its tray, and how each die lies. Throws on a table that is made of it come out as on the original,
/// if they bring their own random numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StillTable {
    /// The inner width and depth of the tray, in edges.
    felt: [f32; 2],
    dice: Vec<StillDie>,
    /// The stacks on the table, bottom first.
    stacks: Vec<Vec<DieId>>,
    /// The number of seats.
    seats: usize,
}

/// How a die lies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct StillDie {
    die: Die,
    /// The place of its centre, in edges.
    position: [f32; 3],
    /// Its orientation, a quaternion with the real part last.
    rotation: [f32; 4],
    /// Whether no throw can touch it.
    out: bool,
}

impl StillTable {
    /// The first table of a sandbox; `None` if there is no table. A throw under way is left out.
    pub fn of(sandbox: &Sandbox) -> Option<Self> {
        let lane = sandbox.lanes.first()?;
        let owner = |id| {
            lane.scene
                .owners
                .iter()
                .find(|(die, _)| *die == id)
                .map(|(_, owner)| *owner)
        };
        let dice = lane.roster.dice().filter_map(|die| {
            let Pose { position, rotation } = sandbox.lies(die.id)?;
            let body = sandbox.engine.bodies.get(die.body)?;
            Some(StillDie {
                die: Die {
                    id: die.id,
                    owner: owner(die.id)?,
                    shape: die.shape,
                },
                position: position.to_array(),
                rotation: rotation.to_array(),
                out: !body.is_enabled(),
            })
        });
        Some(Self {
            felt: (lane.scene.tray.half_extents * 2.0).to_array(),
            dice: dice.collect(),
            stacks: lane.scene.stacks.clone(),
            seats: lane.scene.seats,
        })
    }

    /// The tray.
    pub fn tray(&self) -> TrayGeometry {
        TrayGeometry::of_size(Vec2::from_array(self.felt))
    }

    /// A sandbox with this table alone.
    pub fn sandbox(&self) -> Sandbox {
        let dice: Vec<Die> = self.dice.iter().map(|lying| lying.die).collect();
        // Never used: each throw brings its own random numbers.
        let unused = stream(0, Stream::Throw);
        let mut sandbox = Sandbox::new(self.tray(), &dice, [unused]);
        for lying in &self.dice {
            let pose = Pose {
                position: Vec3::from_array(lying.position),
                rotation: Quat::from_array(lying.rotation),
            };
            sandbox.place(0, lying.die.id, pose);
            if lying.out {
                sandbox.take_out(0, lying.die.id);
            }
        }
        sandbox.set_stacks(0, self.stacks.clone());
        for lane in &mut sandbox.lanes {
            lane.scene.seats = self.seats;
        }
        sandbox
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aim::standard_throw;
    use rules::ids::SeatId;
    use tabletop::shape::DieShape;
    use tabletop::throw::{ThrowKind, ThrowOrder};

    #[test]
    fn a_throw_on_a_table_made_anew_comes_out_as_on_the_original() {
        let dice: Vec<Die> = (0..8)
            .map(|id| Die {
                id: DieId(id),
                owner: SeatId(id % 3),
                shape: if id == 7 { DieShape::D10 } else { DieShape::D6 },
            })
            .collect();
        let tray = TrayGeometry::for_dice(dice.len());
        let mut original = Sandbox::new(tray, &dice, [stream(5, Stream::Throw)]);
        let order = |dice: &[u8], seat| ThrowOrder {
            dice: dice.iter().map(|die| DieId(*die)).collect(),
            kind: ThrowKind::Handful {
                gesture: standard_throw(&tray, SeatId(seat), 3, &[]),
            },
        };
        original.throw(0, order(&[0, 1, 2, 3, 4, 5, 7], 0));
        original.settle().expect("a throw is under way");
        original.take_out(0, DieId(1));
        original.set_stacks(0, vec![vec![DieId(2), DieId(3)]]);

        let still = StillTable::of(&original).expect("a table");
        let bytes = postcard::to_stdvec(&still).expect("it is written");
        let read: StillTable = postcard::from_bytes(&bytes).expect("it is read");
        assert_eq!(read, still);
        let anew = read.sandbox();
        for seed in 0..20 {
            let order = order(&[4, 6], (seed % 3) as u8);
            let thrown = |sandbox: &Sandbox| {
                let settled = sandbox.tried(&order, stream(seed, Stream::Agents), u32::MAX);
                format!("{:?}", settled.expect("it settles"))
            };
            assert_eq!(thrown(&anew), thrown(&original), "seed {seed}");
        }
    }
}
