//! When the next frame is due although nothing moves and there is no input.
//!
//! While something moves, its system asks for the next frame with Bevy's `RequestRedraw`, in every frame. Code that
//! waits for a point in time asks here. Without either, no frame is drawn, and time that is counted in frames stands
//! still.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;

/// After how many seconds the result of a task on another thread is checked again.
pub const LOOK_AGAIN_S: f32 = 0.05;

/// How soon the next frame is due, in seconds. Requested again in every frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct NextFrame(Option<f32>);

impl NextFrame {
    /// The next frame comes in this many seconds at the latest.
    pub fn within(&mut self, seconds: f32) {
        let soonest = self.0.map_or(seconds, |asked| asked.min(seconds));
        self.0 = Some(soonest.max(0.0));
    }

    /// How soon the next frame is due, at most `most`. Clears the request.
    pub fn take(&mut self, most: Duration) -> Duration {
        let asked = self
            .0
            .take()
            .and_then(|seconds| Duration::try_from_secs_f32(seconds).ok());
        asked.map_or(most, |asked| asked.min(most))
    }
}

/// Wakes the window from any thread. Does nothing if there is no window.
#[derive(Resource, Clone, Default)]
pub struct WindowWaker(Option<Arc<dyn Fn() + Send + Sync>>);

impl WindowWaker {
    /// A waker that calls `wake`.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(wake)))
    }

    /// Lets a frame be drawn soon.
    pub fn wake(&self) {
        if let Some(wake) = &self.0 {
            wake();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_soonest_wish_counts_and_only_once() {
        let most = Duration::from_secs(10);
        let mut next_frame = NextFrame::default();
        assert_eq!(next_frame.take(most), most);
        next_frame.within(6.0);
        next_frame.within(0.5);
        next_frame.within(2.0);
        assert_eq!(next_frame.take(most), Duration::from_millis(500));
        next_frame.within(60.0);
        assert_eq!(next_frame.take(most), most);
        next_frame.within(-1.0);
        assert_eq!(next_frame.take(most), Duration::ZERO);
    }
}
