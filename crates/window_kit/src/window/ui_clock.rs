//! Real time, and how long something has been going on.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::next_frame::NextFrame;
pub use system::start_time::StartTime;

/// Real time. It runs even while the table's time stands still.
#[derive(SystemParam)]
pub struct UiClock<'w> {
    time: Res<'w, Time<Real>>,
    wake: ResMut<'w, NextFrame>,
}

impl UiClock<'_> {
    /// The next frame comes in this many seconds at the latest.
    pub fn wake_within(&mut self, seconds: f32) {
        self.wake.within(seconds);
    }

    /// How long something has been going on.
    pub fn age(&mut self, since: &mut StartTime) -> Duration {
        let age = since.age(self.time.elapsed());
        if !since.counts() {
            // Time counts from the next frame on, so that frame must come soon.
            self.wake.within(0.0);
        }
        age
    }

    /// How much time is left of something that lasts for `lasts`. A frame is drawn when it is over.
    pub fn left(&mut self, since: &mut StartTime, lasts: Duration) -> Duration {
        let left = lasts.saturating_sub(self.age(since));
        if !left.is_zero() {
            self.wake.within(left.as_secs_f32());
        }
        left
    }

    /// The time step for something that moves in every frame, in seconds: the length of this frame, or zero before its
    /// time counts.
    pub fn step_s(&mut self, since: &mut StartTime) -> f32 {
        let counted = since.counts();
        self.age(since);
        if counted { self.time.delta_secs() } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use bevy::time::TimeUpdateStrategy;

    use super::*;

    /// Something that lasts for a time, and the values that the systems read of it.
    #[derive(Resource, Default)]
    struct Watched(StartTime, Vec<f32>);

    /// An app with the engine's own time.
    fn app() -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<NextFrame>()
            .init_resource::<Watched>();
        app
    }

    fn frame(app: &mut App, seconds: f32) {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(seconds)));
        app.update();
    }

    fn tell_left(mut clock: UiClock, mut watched: ResMut<Watched>) {
        let left = clock.left(&mut watched.0, Duration::from_secs(4));
        watched.1.push(left.as_secs_f32());
    }

    fn tell_step(mut clock: UiClock, mut watched: ResMut<Watched>) {
        let step = clock.step_s(&mut watched.0);
        watched.1.push(step);
    }

    /// For each frame: the rest of something that lasts for four seconds, and how soon the next frame is due.
    fn told(frames_s: &[f32]) -> Vec<(f32, f32)> {
        let mut app = app();
        frame(&mut app, 0.1);
        app.add_systems(Update, tell_left);
        let tell = |frame_s: &f32| {
            frame(&mut app, *frame_s);
            let wake = app
                .world_mut()
                .resource_mut::<NextFrame>()
                .take(Duration::from_secs(30));
            let left = app.world().resource::<Watched>().1.last().copied();
            (left.expect("a value was recorded"), wake.as_secs_f32())
        };
        frames_s.iter().map(tell).collect()
    }

    #[test]
    fn a_pause_before_it_is_none_of_its_time_whichever_frame_tells_of_it() {
        let begins = [(4.0, 0.0), (4.0, 4.0), (1.0, 1.0), (0.0, 30.0)];
        assert_eq!(told(&[10.0, 0.1, 3.0, 1.0]), begins);
        assert_eq!(told(&[0.1, 10.0, 3.0, 1.0]), begins);
        assert_eq!(told(&[600.0, 600.0, 3.0, 1.0]), begins);
    }

    #[test]
    fn a_pause_while_it_goes_on_is_its_time() {
        assert_eq!(told(&[0.1, 0.1, 10.0])[2].0, 0.0);
    }

    #[test]
    fn two_looks_in_one_frame_are_one() {
        let mut since = StartTime::default();
        let at = Duration::from_secs;
        assert_eq!(
            [at(5), at(5), at(20), at(20), at(21)].map(|now| since.age(now)),
            [0, 0, 0, 0, 1].map(at)
        );
    }

    #[test]
    fn what_moves_in_every_frame_moves_on_only_by_frames_that_are_its_own() {
        let mut app = app();
        app.add_systems(Update, tell_step);
        for frame_s in [0.5, 10.0, 0.25, 0.5] {
            frame(&mut app, frame_s);
        }
        assert_eq!(app.world().resource::<Watched>().1, [0.0, 0.0, 0.25, 0.5]);
    }
}
