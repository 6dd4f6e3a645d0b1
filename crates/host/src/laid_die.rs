//! Where a die lies, for viewers who join late.

use glam::{Quat, Vec3};
use serde::{Deserialize, Serialize};

use rules::die::{DieId, Face};
use tabletop::pose::Pose;

/// The greatest distance from the middle of the table on each axis, in edges.
const FARTHEST: f32 = 200.0;

/// A die that lies on the table or beside the tray.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct LaidDie {
    /// Which die.
    pub die: DieId,
    /// The position of its centre, in edges.
    pub place: [f32; 3],
    /// Its rotation: a quaternion (x, y, z, w).
    pub turned: [f32; 4],
    /// The number it shows by the rules; `None` before its first throw.
    pub shows: Option<Face>,
    /// If it lies beside the tray: whether it is used up.
    pub aside: Option<bool>,
}

impl LaidDie {
    /// Its pose; `None` if the numbers are no valid pose.
    pub fn pose(&self) -> Option<Pose> {
        let pose = Pose {
            position: Vec3::from_array(self.place),
            rotation: Quat::from_array(self.turned),
        };
        let near = pose.position.is_finite() && pose.position.abs().max_element() <= FARTHEST;
        (near && pose.rotation.is_finite() && pose.rotation.is_normalized()).then_some(pose)
    }
}
