//! The clatter of dice: each measured hit makes a sound whose loudness and brightness follow its speed.

use bevy::prelude::*;

use crate::presentation::audio::library::Sound;
use crate::presentation::audio::request::PlaySound;
use crate::table::phase::MatchSystems;
use crate::table::practice::PracticeSystems;
use tabletop::params::FLOOR_Y_EDGES;
use tabletop::throw::{DieImpact, ImpactSurface};

/// A hit of this speed, in edges per second, has full loudness: a full throw against the rim.
const LOUDEST_SPEED: f32 = 36.0;
/// How much quieter a hit of half the speed is, in decibels.
const DB_PER_HALVING: f32 = 5.0;
/// A hit quieter than this can't be heard among the others and is left out, in decibels.
const LEAST_DB: f32 = -36.0;
/// The most hits heard in one frame: the loudest.
const PER_FRAME: usize = 5;
/// How much quieter each further hit of the same frame is than it would be alone, in decibels: they start together,
/// and their sum must not distort.
const DB_PER_RANK: f32 = 4.0;
/// The most hits heard within [`WINDOW_S`]: a handful of dice rattles, but must not become a wall of noise.
const PER_WINDOW: usize = 14;
const WINDOW_S: f32 = 0.1;
/// The largest pan of a hit, and the distance from the middle at which a hit gets it, in edges.
const PAN_MOST: f32 = 0.55;
const PAN_REACH: f32 = 14.0;
/// Under this height, in edges, wood is the floor and not the rim.
const FLOOR_UNDER: f32 = FLOOR_Y_EDGES / 2.0;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<DieImpact>().add_systems(
        Update,
        (
            hear_impacts.in_set(MatchSystems::Animate),
            hear_impacts.in_set(PracticeSystems::Show),
        ),
    );
}

fn hear_impacts(
    time: Res<Time<Real>>,
    mut impacts: MessageReader<DieImpact>,
    mut clatter: Local<Clatter>,
    mut play: MessageWriter<PlaySound>,
) {
    play.write_batch(clatter.hear(time.elapsed_secs(), impacts.read().copied().collect()));
}

/// The hits that were heard lately.
#[derive(Debug, Default)]
pub(super) struct Clatter {
    /// When each of those within [`WINDOW_S`] was heard, in seconds.
    recent: Vec<f32>,
    /// How many were heard in all.
    heard: u32,
}

impl Clatter {
    /// The sounds of the hits of a frame: of the hardest ones.
    pub(super) fn hear(&mut self, now_s: f32, impacts: Vec<DieImpact>) -> Vec<PlaySound> {
        self.recent.retain(|at| now_s - at < WINDOW_S);
        let room = PER_FRAME.min(PER_WINDOW.saturating_sub(self.recent.len()));
        let mut sounds = Vec::new();
        for (rank, impact) in loudest(impacts, room).into_iter().enumerate() {
            self.heard = self.heard.wrapping_add(1);
            let mut sound = sound_of(impact, self.heard);
            sound.level_db -= DB_PER_RANK * rank as f32;
            sounds.push(sound);
            self.recent.push(now_s);
        }
        sounds
    }
}

/// The hits to play: the hardest, at most `most`.
fn loudest(mut impacts: Vec<DieImpact>, most: usize) -> Vec<DieImpact> {
    impacts.retain(|impact| level_db(*impact) > LEAST_DB);
    impacts.sort_by(|a, b| level_db(*b).total_cmp(&level_db(*a)));
    impacts.truncate(most);
    impacts
}

/// The loudness of a hit. Felt absorbs the tones that wood and resin make.
fn level_db(impact: DieImpact) -> f32 {
    let surface_db = match impact.against {
        ImpactSurface::Die => -8.0,
        ImpactSurface::Felt => -11.0,
        ImpactSurface::Wood => -7.0,
    };
    let hardness = (impact.speed / LOUDEST_SPEED).clamp(0.0, 1.0);
    DB_PER_HALVING * hardness.log2() + surface_db
}

/// The sound of a hit. `count` makes two equal hits differ a little, as real hits do.
fn sound_of(impact: DieImpact, count: u32) -> PlaySound {
    let hardness = (impact.speed / LOUDEST_SPEED).clamp(0.0, 1.0);
    // Steps of the golden ratio never repeat and never cluster.
    let unlike = (count as f32 * 0.618_034).fract() - 0.5;
    PlaySound {
        sound: match impact.against {
            ImpactSurface::Die => Sound::Click,
            ImpactSurface::Felt => Sound::Felt,
            ImpactSurface::Wood if impact.position.y < FLOOR_UNDER => Sound::Floor,
            ImpactSurface::Wood => Sound::Wood,
        },
        level_db: level_db(impact),
        // A harder hit is shorter, and so brighter.
        rate: 0.88 + 0.28 * hardness.sqrt() + 0.08 * unlike,
        pan: (impact.position.x / PAN_REACH).clamp(-1.0, 1.0) * PAN_MOST,
        whose: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hit(speed: f32, against: ImpactSurface) -> DieImpact {
        DieImpact {
            position: Vec3::ZERO,
            speed,
            against,
        }
    }

    #[test]
    fn a_harder_hit_is_louder_and_brighter() {
        let (soft, hard) = (hit(4.0, ImpactSurface::Die), hit(30.0, ImpactSurface::Die));
        assert!(level_db(hard) > level_db(soft) + 10.0);
        assert!(sound_of(hard, 1).rate > sound_of(soft, 1).rate);
        assert!(sound_of(hit(500.0, ImpactSurface::Wood), 1).level_db <= 0.0);
    }

    #[test]
    fn of_many_hits_in_a_frame_the_hardest_are_heard() {
        let impacts = (1..=40).map(|speed| hit(speed as f32, ImpactSurface::Die)).collect();
        let heard = loudest(impacts, PER_FRAME);
        assert_eq!(heard.len(), PER_FRAME);
        assert!(heard.iter().all(|impact| impact.speed > 35.0));
    }

    #[test]
    fn the_loudest_frame_there_can_be_does_not_distort() {
        let sum: f32 = loudest(vec![hit(99.0, ImpactSurface::Wood); 40], PER_FRAME)
            .into_iter()
            .enumerate()
            .map(|(rank, impact)| 10_f32.powf((level_db(impact) - DB_PER_RANK * rank as f32) / 20.0))
            .sum();
        assert!(
            sum * 0.89 < 1.0,
            "the sounds peak at 0.89, and {sum} of them is too much"
        );
    }

    #[test]
    fn a_die_at_rest_makes_no_sound() {
        assert!(loudest(vec![hit(0.0, ImpactSurface::Felt), hit(0.3, ImpactSurface::Felt)], 9).is_empty());
    }

    #[test]
    fn a_die_on_the_floor_is_told_from_one_at_the_rim() {
        let mut impact = hit(10.0, ImpactSurface::Wood);
        assert_eq!(sound_of(impact, 1).sound, Sound::Wood);
        impact.position.y = FLOOR_Y_EDGES;
        assert_eq!(sound_of(impact, 1).sound, Sound::Floor);
    }

    #[test]
    fn a_hit_on_the_right_is_heard_on_the_right() {
        let mut impact = hit(10.0, ImpactSurface::Wood);
        impact.position.x = 7.0;
        assert!(sound_of(impact, 1).pan > 0.2);
        impact.position.x = -90.0;
        assert!((sound_of(impact, 1).pan + PAN_MOST).abs() < 1e-6);
    }
}
