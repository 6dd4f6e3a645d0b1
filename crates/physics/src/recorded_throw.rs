//! A saved throw: its track and its result, rounded, small enough to store and to send.
//!
//! It holds what a [`ThrowSettled`] holds, with poses as precise as those of the track, and with hits as precise as
//! the ear can tell. Knows throws and bytes; nothing of games, records or files.

use std::sync::Arc;

use glam::Vec3;
use serde::{Deserialize, Serialize};

use rules::die::{DieId, DieSet, Face};
use tabletop::pose::Pose;
use tabletop::throw::ThrowOrder;
use tabletop::throw::{DieImpact, DieRethrown, ImpactSurface, RethrowReason, ThrowSettled, TidyMove, TidyReason};
use tabletop::track::coded::{CoarsePose, ThrowTrack};
use tabletop::track::wire::TrackError;

/// The resolution of the speed of a hit, in parts of an edge a second.
const SPEED_PARTS: f32 = 4.0;
/// The resolution of the place of a hit, in parts of an edge.
const PLACE_PARTS: f32 = 4.0;

/// A saved throw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedThrow {
    track: Arc<ThrowTrack>,
    did: ThrowDetails,
}

/// The result of a throw without its track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct ThrowDetails {
    /// The first field, because statistics read it without the rest.
    faces: Vec<(DieId, Face)>,
    in_hand: Vec<(DieId, Face)>,
    floor: Vec<DieId>,
    cocked: Vec<DieId>,
    fell: DieSet,
    pushed: DieSet,
    turned_back: DieSet,
    moves: Vec<RecordedMove>,
    hits: Vec<RecordedImpact>,
    again: Vec<RecordedRethrow>,
    ticks: u32,
}

/// A move of a die by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct RecordedMove {
    die: DieId,
    reason: TidyReason,
    from: CoarsePose,
    to: CoarsePose,
}

/// A hit, for the sound. Its height is left out, because it can't be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct RecordedImpact {
    /// Ticks since the hit before.
    after: u32,
    /// In [`SPEED_PARTS`].
    speed: u8,
    against: ImpactSurface,
    /// In [`PLACE_PARTS`], x and z.
    place: (i8, i8),
}

/// A die that is thrown again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct RecordedRethrow {
    /// Ticks since the re-throw before.
    after: u32,
    die: DieId,
    why: RethrowReason,
}

/// Turns points in time into the ticks between them.
fn apart(moments: impl Iterator<Item = u32>) -> impl Iterator<Item = u32> {
    moments.scan(0, |before, tick| {
        let after = tick.saturating_sub(*before);
        *before = tick;
        Some(after)
    })
}

/// Turns the ticks between points in time back into points in time.
fn moments(apart: impl Iterator<Item = u32>) -> impl Iterator<Item = u32> {
    apart.scan(0_u32, |tick, after| {
        *tick = tick.saturating_add(after);
        Some(*tick)
    })
}

impl RecordedImpact {
    fn of(impact: &DieImpact, after: u32) -> Self {
        let place = |along: f32| (along * PLACE_PARTS).round() as i8;
        Self {
            after,
            speed: (impact.speed * SPEED_PARTS).round() as u8,
            against: impact.against,
            place: (place(impact.position.x), place(impact.position.z)),
        }
    }

    fn impact(&self) -> DieImpact {
        let (x, z) = self.place;
        DieImpact {
            position: Vec3::new(f32::from(x), 0.0, f32::from(z)) / PLACE_PARTS,
            speed: f32::from(self.speed) / SPEED_PARTS,
            against: self.against,
        }
    }
}

impl RecordedThrow {
    /// Rounds the result of a throw; `None` if it has no track.
    pub fn of(settled: &ThrowSettled) -> Option<Self> {
        let hits = apart(settled.hits.iter().map(|(tick, _)| *tick));
        let again = apart(settled.again.iter().map(|(tick, _)| *tick));
        let did = ThrowDetails {
            faces: settled.faces.clone(),
            in_hand: settled.in_hand.clone(),
            floor: settled.floor.clone(),
            cocked: settled.cocked.clone(),
            fell: settled.fell,
            pushed: settled.pushed,
            turned_back: settled.turned_back,
            moves: settled
                .moves
                .iter()
                .map(|step| RecordedMove {
                    die: step.die,
                    reason: step.reason,
                    from: CoarsePose::of(&step.from),
                    to: CoarsePose::of(&step.to),
                })
                .collect(),
            hits: hits
                .zip(&settled.hits)
                .map(|(after, (_, impact))| RecordedImpact::of(impact, after))
                .collect(),
            again: again
                .zip(&settled.again)
                .map(|(after, (_, DieRethrown { die, why }))| RecordedRethrow {
                    after,
                    die: *die,
                    why: *why,
                })
                .collect(),
            ticks: settled.ticks,
        };
        let track = settled.track.clone()?;
        Some(Self { track, did })
    }

    /// How the dice moved.
    pub const fn track(&self) -> &Arc<ThrowTrack> {
        &self.track
    }

    /// The result of the throw.
    pub fn settled(&self) -> ThrowSettled {
        let ThrowDetails {
            faces,
            in_hand,
            floor,
            cocked,
            fell,
            pushed,
            turned_back,
            moves,
            hits,
            again,
            ticks,
        } = self.did.clone();
        ThrowSettled {
            faces,
            in_hand,
            floor,
            cocked,
            fell,
            pushed,
            turned_back,
            moves: moves
                .iter()
                .map(|step| TidyMove {
                    die: step.die,
                    reason: step.reason,
                    from: step.from.pose(),
                    to: step.to.pose(),
                })
                .collect(),
            hits: moments(hits.iter().map(|hit| hit.after))
                .zip(hits.iter().map(RecordedImpact::impact))
                .collect(),
            again: moments(again.iter().map(|again| again.after))
                .zip(
                    again
                        .iter()
                        .map(|RecordedRethrow { die, why, .. }| DieRethrown { die: *die, why: *why }),
                )
                .collect(),
            ticks,
            track: Some(self.track.clone()),
        }
    }

    /// The poses after the tidying of the dice that moved: each die once, in no particular order.
    pub fn lies(&self) -> Vec<(DieId, Pose)> {
        let moved = |die: DieId| self.did.moves.iter().rev().find(|step| step.die == die);
        let rolled = self.track.ends().filter(|(die, _)| moved(*die).is_none());
        let mut lies: Vec<(DieId, Pose)> = rolled.collect();
        for step in &self.did.moves {
            if lies.iter().all(|(die, _)| *die != step.die)
                && let Some(last) = moved(step.die)
            {
                lies.push((step.die, last.to.pose()));
            }
        }
        lies
    }

    /// The bytes of the track, and the bytes of everything else.
    ///
    /// # Errors
    /// `postcard::Error` if there is too little memory to write them.
    pub fn to_bytes(&self) -> Result<(Vec<u8>, Vec<u8>), postcard::Error> {
        Ok((self.track.to_bytes(), postcard::to_stdvec(&self.did)?))
    }

    /// Reads what [`RecordedThrow::to_bytes`] wrote.
    ///
    /// # Errors
    /// [`TrackError`]: what is wrong with the bytes.
    pub fn from_bytes(track: &[u8], did: &[u8]) -> Result<Self, TrackError> {
        let track = ThrowTrack::from_bytes(track)?;
        let impossible = TrackError::Impossible("what the throw did makes no sense");
        let (did, rest) = postcard::take_from_bytes::<ThrowDetails>(did).map_err(|_| impossible)?;
        let possible = |step: &RecordedMove| step.from.is_possible() && step.to.is_possible();
        if !rest.is_empty() || did.ticks != track.ticks() || !did.moves.iter().all(possible) {
            return Err(impossible);
        }
        let track = Arc::new(track);
        Ok(Self { track, did })
    }
}

/// Orders to show a saved throw instead of throwing. One is shown at a time, and none during a throw.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::message::Message))]
#[derive(Clone, Debug)]
pub struct ShowThrow {
    /// The order of the throw: its dice come into play.
    pub order: ThrowOrder,
    /// The saved throw.
    pub throw: Arc<RecordedThrow>,
}
