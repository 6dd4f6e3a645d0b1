//! What happens by chance, at irregular times: layers of the music come and go, and small things are heard in the room.

use std::time::Duration;

use bevy::prelude::*;

use super::layers::{COUNT, Part};
use crate::presentation::audio::library::Sound;
use crate::presentation::audio::request::PlaySound;
use crate::presentation::audio::volume::{loudness_db, volume_of_part};
use crate::settings::Settings;
use crate::window::next_frame::NextFrame;
use rules::rng::{RulesRng, Stream, below, once_in, stream};
use system::random;

/// The least and the most time between two moments at which something happens, in seconds.
const APART_S: (f32, f32) = (11.0, 38.0);
/// How much sooner something may happen than drawn. Frames are drawn for it, and these may be few.
const SOONER: Duration = Duration::from_secs(2);
/// The least time to the next frame that is drawn for it, in seconds.
const FRAMES_APART_S: f32 = 4.0;

/// What chance decided.
#[derive(Resource, Debug)]
pub(super) struct Coming {
    /// Which of the layers that come and go are there, by layer.
    pub there: [bool; COUNT],
    rng: RulesRng,
    /// When something happens next, in real time.
    next: Option<Duration>,
}

impl Default for Coming {
    fn default() -> Self {
        Self::of_seed(random::seed())
    }
}

impl Coming {
    fn of_seed(seed: u64) -> Self {
        let mut rng = stream(seed, Stream::Cosmetic);
        Self {
            there: std::array::from_fn(|_| once_in(&mut rng, 2)),
            rng,
            next: None,
        }
    }

    /// A number between two, drawn at random.
    fn between(&mut self, low: f32, high: f32) -> f32 {
        const STEPS: u32 = 1_000;
        low + (high - low) * below(&mut self.rng, STEPS + 1) as f32 / STEPS as f32
    }

    /// Whether something happens now; if so, draws when the next will. A window that slept for long has missed what
    /// would have happened.
    fn is_due(&mut self, now: Duration) -> bool {
        let is_due = self.next.is_some_and(|next| next.saturating_sub(now) < SOONER);
        if is_due || self.next.is_none() {
            self.next = Some(now + Duration::from_secs_f32(self.between(APART_S.0, APART_S.1)));
        }
        is_due
    }

    /// Something small that is heard in the room.
    fn event(&mut self) -> PlaySound {
        let sound = match below(&mut self.rng, 10) {
            0 => Sound::Log,
            1 => Sound::Creak,
            2 => Sound::Car,
            3 => Sound::Gust,
            _ => Sound::Pop,
        };
        // The fire has its place.
        let (left, right) = match sound {
            Sound::Pop | Sound::Log => (-0.55, -0.35),
            _ => (-0.7, 0.7),
        };
        PlaySound {
            level_db: self.between(-9.0, 0.0),
            rate: self.between(0.88, 1.14),
            pan: self.between(left, right),
            ..PlaySound::plain(sound)
        }
    }
}

/// Lets layers come and go, and small things be heard, when it is time.
pub(super) fn happen(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut coming: ResMut<Coming>,
    mut next_frame: ResMut<NextFrame>,
    mut play: MessageWriter<PlaySound>,
) {
    let is_heard = |part| loudness_db(volume_of_part(part, &settings)).is_some();
    let (room, music) = (is_heard(Part::Room), is_heard(Part::Music));
    if !room && !music {
        return;
    }
    let now = time.elapsed();
    if coming.is_due(now) {
        if room {
            play.write(coming.event());
        }
        // One or two layers at a time, so that the music never starts anew.
        for _ in 0..2 {
            let layer = below(&mut coming.rng, COUNT as u32) as usize;
            coming.there[layer] = !coming.there[layer];
        }
    }
    if let Some(next) = coming.next {
        next_frame.within(next.saturating_sub(now).as_secs_f32().max(FRAMES_APART_S));
    }
}

#[cfg(test)]
mod tests {
    use bevy::time::TimeUpdateStrategy;

    use super::*;

    /// An app with the engine's own time, and what it played.
    fn app(settings: Settings) -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(settings)
            .insert_resource(Coming::of_seed(7))
            .init_resource::<NextFrame>()
            .add_message::<PlaySound>()
            .init_resource::<Played>()
            .add_systems(Update, (happen, count).chain());
        app
    }

    /// When each sound was played, in seconds.
    #[derive(Resource, Default)]
    struct Played(Vec<f32>);

    fn count(time: Res<Time<Real>>, mut played: ResMut<Played>, mut asked: MessageReader<PlaySound>) {
        let now = time.elapsed_secs();
        played.0.extend(asked.read().map(|_| now));
    }

    fn run(app: &mut App, frame: Duration, frames: u32) {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
        for _ in 0..frames {
            app.update();
        }
    }

    /// When each sound is played in two minutes with this many frames a second.
    fn played(frames_a_second: u32, stands_still: bool) -> Vec<f32> {
        let mut app = app(Settings::default());
        if stands_still {
            app.world_mut().resource_mut::<Time<Virtual>>().pause();
        }
        run(
            &mut app,
            Duration::from_secs(1) / frames_a_second,
            120 * frames_a_second,
        );
        app.world().resource::<Played>().0.clone()
    }

    #[test]
    fn small_things_happen_at_the_same_times_at_any_rate_and_also_while_the_table_stands_still() {
        let slow = played(30, false);
        assert!((3..=12).contains(&slow.len()), "{slow:?}");
        for other in [played(30, true), played(240, true)] {
            assert_eq!(slow.len(), other.len());
            assert!(
                slow.iter().zip(&other).all(|(a, b)| (a - b).abs() < 1.0),
                "{slow:?} {other:?}"
            );
        }
    }

    #[test]
    fn small_things_happen_at_irregular_times() {
        let at = played(30, false);
        let apart: Vec<f32> = at.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(
            apart
                .iter()
                .all(|apart| *apart > APART_S.0 - 2.5 && *apart < APART_S.1 + 0.5),
            "{apart:?}"
        );
        let (least, most) = apart
            .iter()
            .fold((f32::MAX, 0.0_f32), |(a, b), s| (a.min(*s), b.max(*s)));
        assert!(most - least > 3.0, "{apart:?}");
    }

    #[test]
    fn a_window_that_slept_hears_one_thing_and_not_all_that_it_missed() {
        let mut app = app(Settings::default());
        run(&mut app, Duration::from_millis(16), 3);
        run(&mut app, Duration::from_secs(600), 1);
        run(&mut app, Duration::from_millis(16), 60);
        assert_eq!(app.world().resource::<Played>().0.len(), 1);
    }

    #[test]
    fn few_frames_are_drawn_for_it_and_none_with_both_volumes_at_zero() {
        let wake = |settings| {
            let mut app = app(settings);
            run(&mut app, Duration::from_millis(16), 3);
            app.world_mut()
                .resource_mut::<NextFrame>()
                .take(Duration::from_secs(30))
        };
        assert!(wake(Settings::default()) >= Duration::from_secs(4));
        let off = Settings {
            room_volume: 0.0,
            music_volume: 0.0,
            ..Settings::default()
        };
        assert_eq!(wake(off), Duration::from_secs(30));
    }
}
