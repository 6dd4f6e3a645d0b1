//! Plays a track: the pose of a die at any moment, in any order of queries.

use glam::Vec3;

use crate::pose::Pose;
use crate::track::coded::{DieTrack, ThrowTrack, TrackSegment, fine, moved};
use rules::die::DieId;

/// A track prepared for playback.
#[derive(Clone, Debug)]
pub struct Playback {
    hz: f64,
    ticks: u32,
    /// In the order of their ids.
    dice: Vec<(DieId, Vec<PlaybackSegment>)>,
}

/// A stretch with its beginning.
#[derive(Clone, Copy, Debug)]
struct PlaybackSegment {
    start: u32,
    /// 0 at the end of the track.
    ticks: u32,
    from: Pose,
    /// Along the axes, and the turn.
    way: (Vec3, Vec3),
    bulge: (Vec3, Vec3),
    /// Whether the die jumped to this place.
    jump: bool,
}

impl ThrowTrack {
    /// Prepares the track for playback.
    pub fn playback(&self) -> Playback {
        Playback {
            hz: f64::from(self.hz),
            ticks: self.ticks,
            dice: self.dice.iter().map(|track| (track.die, pieces(track))).collect(),
        }
    }
}

fn pieces(track: &DieTrack) -> Vec<PlaybackSegment> {
    let mut pieces = Vec::with_capacity(track.stretches.len());
    let mut next = PlaybackSegment {
        start: 0,
        ticks: 0,
        from: Pose::default(),
        way: Default::default(),
        bulge: Default::default(),
        jump: false,
    };
    for stretch in &track.stretches {
        let end = stretch.end(&next.from);
        if matches!(stretch, TrackSegment::Jump(_)) {
            next.from = end;
            next.jump = true;
            continue;
        }
        next.ticks = stretch.ticks();
        (next.way, next.bulge) = match stretch {
            TrackSegment::Move { way, bulge, .. } => (fine(way), fine(bulge)),
            TrackSegment::Jump(_) | TrackSegment::Rest { .. } => Default::default(),
        };
        pieces.push(next);
        next = PlaybackSegment {
            start: next.start + next.ticks,
            ticks: 0,
            from: end,
            way: Default::default(),
            bulge: Default::default(),
            jump: false,
        };
    }
    pieces.push(next);
    pieces
}

impl PlaybackSegment {
    fn at(&self, tick: f64) -> Pose {
        if self.ticks == 0 {
            return self.from;
        }
        let share = ((tick - f64::from(self.start)) / f64::from(self.ticks)) as f32;
        let hump = 4.0 * share * (1.0 - share);
        moved(
            &self.from,
            self.way.0 * share + self.bulge.0 * hump,
            self.way.1 * share + self.bulge.1 * hump,
        )
    }
}

impl Playback {
    /// The dice that move, in the order of their ids.
    pub fn dice(&self) -> impl Iterator<Item = DieId> {
        self.dice.iter().map(|(die, _)| *die)
    }

    /// The length of the throw, in seconds.
    pub fn seconds(&self) -> f64 {
        f64::from(self.ticks) / self.hz
    }

    /// The pose of a die this many seconds after the start of the throw. Before the throw it is the first pose, after
    /// the end the last one. `None` for a die that did not move.
    pub fn pose(&self, die: DieId, seconds: f64) -> Option<Pose> {
        let tick = (seconds * self.hz).max(0.0).min(f64::from(self.ticks));
        let pieces = self.pieces(die)?;
        let after = pieces.partition_point(|piece| f64::from(piece.start) <= tick);
        Some(pieces.get(after.saturating_sub(1))?.at(tick))
    }

    /// The moments at which a die jumps to another place, in seconds: the beginning, and each re-throw.
    pub fn jumps(&self, die: DieId) -> impl Iterator<Item = f64> {
        let pieces = self.pieces(die).unwrap_or_default();
        pieces
            .iter()
            .filter(|piece| piece.jump)
            .map(|piece| f64::from(piece.start) / self.hz)
    }

    fn pieces(&self, die: DieId) -> Option<&[PlaybackSegment]> {
        let at = self.dice.binary_search_by_key(&die, |(id, _)| *id).ok()?;
        Some(&self.dice.get(at)?.1)
    }
}
