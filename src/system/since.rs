//! Since when something goes on: a notice is shown, the pointer rests, a key is held.
//!
//! No frame is drawn while nothing happens, and the engine tells in the frame that ends such a pause, or only in the one
//! after it, how long it was. So neither frame's time belongs to what began in the first: time counts from the second.

use std::time::Duration;

/// Since when something goes on. It begins when it is first looked at; its time counts from the next frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Since(Began);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Began {
    /// Nobody has looked yet.
    #[default]
    Soon,
    /// In the frame of this time, so that time counts from the next one.
    In(Duration),
    /// Time counts from here.
    From(Duration),
}

impl Since {
    /// How long it goes on in the frame of this time.
    pub fn age(&mut self, now: Duration) -> Duration {
        match self.0 {
            Began::From(began) => return now.saturating_sub(began),
            Began::In(frame) if frame == now => {}
            Began::In(_) => self.0 = Began::From(now),
            Began::Soon => self.0 = Began::In(now),
        }
        Duration::ZERO
    }

    /// Whether time counts already.
    pub const fn counts(self) -> bool {
        matches!(self.0, Began::From(_))
    }
}
