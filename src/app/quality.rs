//! The picture quality: the one from the command line or the player's setting, otherwise one that this computer draws
//! fast enough. The graphics adapter gives the first guess; if frames stay slow in a match, the next lower level is
//! used.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use messages::texts::app as words;
use window_kit::machine::graphics::Adapter;
use window_kit::settings::{Quality, Settings};
use window_kit::window::intent::Notice;
use window_kit::window::state::{Overlay, Screen};

/// What is known before the first frame.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct FirstGuess {
    /// The quality from the command line.
    pub asked: Option<Quality>,
    /// The quality that suits the graphics adapter.
    pub(crate) by_adapter: Quality,
}

impl FirstGuess {
    /// The guess for this adapter.
    pub(crate) const fn new(asked: Option<Quality>, adapter: &Adapter) -> Self {
        let by_adapter = if adapter.is_software {
            Quality::Lowest
        } else if adapter.is_integrated {
            Quality::Medium
        } else {
            Quality::High
        };
        Self { asked, by_adapter }
    }

    /// The level for these settings.
    pub(crate) fn level(&self, settings: &Settings) -> Quality {
        let found = settings
            .found_quality
            .map_or(self.by_adapter, |found| found.min(self.by_adapter));
        self.asked.or(settings.quality).unwrap_or(found)
    }

    /// Whether the program may lower the level by itself.
    const fn is_free(&self, settings: &Settings) -> bool {
        self.asked.is_none() && settings.quality.is_none()
    }
}

/// The least number of frames that are judged together, and their least total time, in seconds.
const FRAMES: usize = 40;
const SPAN_S: f32 = 4.0;
/// A frame that takes longer is slow, in seconds.
const SLOW_S: f32 = 0.05;
/// A frame that takes longer is not counted, in seconds: the computer was probably asleep.
const PAUSE_S: f32 = 2.0;

/// The durations of the last consecutive frames, in seconds.
#[derive(Clone, Debug, Default)]
struct FrameTimes(VecDeque<f32>);

impl FrameTimes {
    /// Adds a frame. Returns whether frames have been slow for a while.
    fn are_slow_after(&mut self, seconds: f32) -> bool {
        self.0.push_back(seconds);
        while self.0.len() > FRAMES && self.0.iter().skip(1).sum::<f32>() >= SPAN_S {
            self.0.pop_front();
        }
        let slow = self.0.iter().filter(|seconds| **seconds > SLOW_S).count();
        self.0.len() >= FRAMES && self.0.iter().sum::<f32>() >= SPAN_S && slow * 2 > self.0.len()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FirstGuess>()
        .add_systems(PreStartup, follow_settings)
        .add_systems(PreUpdate, follow_settings.run_if(resource_changed::<Settings>));
    if app.world().contains_resource::<WinitSettings>() {
        app.add_systems(
            Update,
            lower_when_slow.run_if(in_state(Screen::Match).and_then(in_state(Overlay::None))),
        );
    }
}

fn follow_settings(guess: Res<FirstGuess>, settings: Res<Settings>, mut quality: ResMut<Quality>) {
    quality.set_if_neq(guess.level(&settings));
}

fn lower_when_slow(
    (time, winit, guess, quality): (Res<Time<Real>>, Res<WinitSettings>, Res<FirstGuess>, Res<Quality>),
    windows: Query<&Window>,
    mut times: Local<FrameTimes>,
    mut settings: ResMut<Settings>,
    mut notices: MessageWriter<Notice>,
) {
    let seconds = time.delta_secs();
    let drawn_in_a_row = winit.focused_mode == UpdateMode::Continuous && windows.iter().any(|window| window.focused);
    if quality.is_changed() || seconds > PAUSE_S || !drawn_in_a_row {
        times.0.clear();
        return;
    }
    if !times.are_slow_after(seconds) || !guess.is_free(&settings) {
        return;
    }
    times.0.clear();
    let Some(lower) = quality.lower() else { return };
    info!("frames are slow: the picture is drawn at quality {lower:?} from now on");
    settings.found_quality = Some(lower);
    notices.write(Notice {
        text: words::DRAWS_SLOWLY,
        rule: None,
        refused: false,
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asked_comes_first_then_the_player_then_what_was_found() {
        let guess = FirstGuess {
            asked: None,
            by_adapter: Quality::Medium,
        };
        let mut settings = Settings::default();
        assert_eq!(guess.level(&settings), Quality::Medium);
        settings.found_quality = Some(Quality::Low);
        assert_eq!(guess.level(&settings), Quality::Low);
        settings.found_quality = Some(Quality::High);
        assert_eq!(guess.level(&settings), Quality::Medium, "found with another adapter");
        settings.quality = Some(Quality::High);
        assert_eq!(guess.level(&settings), Quality::High);
        let asked = FirstGuess {
            asked: Some(Quality::Lowest),
            ..guess
        };
        assert_eq!(asked.level(&settings), Quality::Lowest);
        assert!(!asked.is_free(&Settings::default()) && !guess.is_free(&settings));
    }

    #[test]
    fn only_frames_that_stay_slow_count() {
        /// After how many frames, repeating these durations, frames count as slow.
        fn slow_after(frames: &[f32]) -> Option<usize> {
            let mut times = FrameTimes::default();
            let mut frames = frames.iter().cycle().take(2_000);
            frames.position(|seconds| times.are_slow_after(*seconds))
        }
        assert_eq!(slow_after(&[0.016]), None);
        assert_eq!(
            slow_after(&[0.016, 0.016, 0.2]),
            None,
            "one slow frame in three, as during a deal"
        );
        assert_eq!(slow_after(&[0.125]), Some(39));
        assert_eq!(slow_after(&[0.5]), Some(39));
        assert_eq!(slow_after(&[0.0625]), Some(63));
    }
}
