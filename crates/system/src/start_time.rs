//! How long a state has lasted: a notice is shown, the pointer rests, a key is held.
//!
//! No frame is drawn while nothing happens. The engine reports the length of such a pause in the frame that ends it,
//! or only in the one after it. So neither frame's time belongs to a state that began in the first: time counts from
//! the second.

use std::time::Duration;

/// The start of a state. The state begins at the first call of [`Self::age`]; its time counts from the next frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StartTime(StartState);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum StartState {
    /// Not asked yet.
    #[default]
    Soon,
    /// Began in the frame of this time; time counts from the next frame.
    In(Duration),
    /// Time counts from this time.
    From(Duration),
}

impl StartTime {
    /// The age of the state in the frame of this time.
    pub fn age(&mut self, now: Duration) -> Duration {
        match self.0 {
            StartState::From(began) => return now.saturating_sub(began),
            StartState::In(frame) if frame == now => {}
            StartState::In(_) => self.0 = StartState::From(now),
            StartState::Soon => self.0 = StartState::In(now),
        }
        Duration::ZERO
    }

    /// Whether its time counts already.
    pub const fn counts(self) -> bool {
        matches!(self.0, StartState::From(_))
    }
}
