//! Shows a tumble again in slow motion, from the track of the throw, so exactly as it was.

use std::sync::Arc;

use rules::die::DieId;
use tabletop::pose::Pose;
use tabletop::throw::{ThrowSettled, TidyReason};
use tabletop::track::playback::Playback;

/// How far a die of a stack has to be from its earlier place for the fall to have begun, in edges.
const BEGUN_EDGES: f32 = 0.12;
/// How long before and after that moment the tumble is shown, in seconds of the throw.
const AROUND_S: (f64, f64) = (0.12, 0.48);
/// How long the slow motion takes, in seconds.
pub(super) const SHOWN_S: f32 = 1.2;

/// The part of a throw in which stacks fell.
#[derive(Clone, Debug)]
pub(crate) struct Tumble {
    playback: Arc<Playback>,
    from_s: f64,
    lasts_s: f64,
}

impl Tumble {
    /// The tumble of a throw; `None` if nothing fell, or if throws leave no track.
    pub fn of(throw: &ThrowSettled) -> Option<Self> {
        if throw.fell.is_empty() {
            return None;
        }
        let playback = throw.track.as_ref()?.playback();
        // The dice that are rebuilt have fallen.
        let fallen = throw
            .moves
            .iter()
            .filter(|step| step.reason == TidyReason::Rebuilt)
            .map(|step| step.die);
        let began_s = fallen.filter_map(|die| leaves(&playback, die)).min_by(f64::total_cmp)?;
        let from_s = (began_s - AROUND_S.0).max(0.0);
        let lasts_s = (began_s + AROUND_S.1).min(playback.seconds()) - from_s;
        (lasts_s > 0.0).then(|| Self {
            playback: Arc::new(playback),
            from_s,
            lasts_s,
        })
    }

    /// The dice in the track.
    pub fn dice(&self) -> impl Iterator<Item = DieId> {
        self.playback.dice()
    }
}

/// The moment at which a die begins to leave its place, in seconds of the throw.
fn leaves(playback: &Playback, die: DieId) -> Option<f64> {
    const STEP_S: f64 = 1.0 / 120.0;
    let stood = playback.pose(die, 0.0)?.position;
    let steps = (playback.seconds() / STEP_S) as u32;
    let mut moments = (0..=steps).map(|step| f64::from(step) * STEP_S);
    moments.find(|moment| {
        let pose = playback.pose(die, *moment);
        pose.is_some_and(|pose| pose.position.distance(stood) > BEGUN_EDGES)
    })
}

/// A die of a tumble that is being shown.
#[derive(Clone, Debug)]
pub(crate) struct ShownTumble {
    tumble: Tumble,
    die: DieId,
    elapsed_s: f32,
}

impl ShownTumble {
    /// The tumble from its beginning.
    pub fn of(tumble: &Tumble, die: DieId) -> Self {
        Self {
            tumble: tumble.clone(),
            die,
            elapsed_s: 0.0,
        }
    }

    /// Advances by a time step. Returns the pose of the die, and whether the tumble is over.
    pub fn advance(&mut self, delta_s: f32) -> (Option<Pose>, bool) {
        self.elapsed_s += delta_s;
        let part = f64::from((self.elapsed_s / SHOWN_S).min(1.0));
        let moment = self.tumble.from_s + self.tumble.lasts_s * part;
        (self.tumble.playback.pose(self.die, moment), self.elapsed_s >= SHOWN_S)
    }
}
