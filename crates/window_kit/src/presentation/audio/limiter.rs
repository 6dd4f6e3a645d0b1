//! Keeps all sounds together below what the device can play, so that none of them is cut off.
//!
//! Of each sound it is known how loud it can still become at any time after its start. A new sound gets what the
//! sounds that still go on leave: many dice are a dense rattle and never a distorted one.

use std::sync::Arc;

use crate::presentation::audio::envelope::Envelope;
use crate::presentation::audio::library::SoundKind;

/// The most that dice may add up to, and all other sounds of table and interface, as parts of full scale. Room and
/// music have the rest.
const DICE_MOST: f32 = 0.38;
const OTHERS_MOST: f32 = 0.22;
/// The most of what is left that one hit of a die takes: others that start with it are heard too.
const SHARE: f32 = 0.75;
/// A hit that gets less than this is left out.
const DICE_LEAST: f32 = 0.01;
/// The least part of its loudness that any other sound keeps: it tells something.
const OTHERS_KEEP: f32 = 0.5;
/// The device begins a sound a little later than it was asked to, in seconds.
const LATE_S: f64 = 0.02;
/// The most sounds that are followed. There are never so many at once.
const VOICES: usize = 128;

/// A sound that is to be played.
#[derive(Clone, Debug)]
pub(super) struct Wish {
    pub kind: SoundKind,
    pub envelope: Arc<Envelope>,
    pub level_db: f32,
    pub rate: f32,
    pub pan: f32,
}

/// A sound that goes on.
#[derive(Clone, Debug)]
struct Voice {
    wish: Wish,
    gain: f32,
    since_s: f64,
}

impl Voice {
    fn remains(&self, now_s: f64) -> f32 {
        let played_s = (now_s - self.since_s - LATE_S).max(0.0) * f64::from(self.wish.rate);
        self.gain * self.wish.envelope.after(played_s)
    }
}

/// The sounds that go on.
#[derive(Clone, Debug, Default)]
pub(super) struct Limiter(Vec<Voice>);

impl Limiter {
    /// The level at which a sound may be played now, in decibels: what is wished, or less. `None` if there is no room
    /// for it.
    pub(super) fn level_db(&mut self, now_s: f64, wish: Wish) -> Option<f32> {
        if wish.kind == SoundKind::Room {
            return Some(wish.level_db);
        }
        self.0.retain(|voice| voice.remains(now_s) > 0.0);
        if self.0.len() >= VOICES {
            return None;
        }
        let is_dice = wish.kind == SoundKind::Dice;
        let used: f32 = self
            .0
            .iter()
            .filter(|voice| (voice.wish.kind == SoundKind::Dice) == is_dice)
            .map(|voice| voice.remains(now_s))
            .sum();
        // The device makes the nearer side louder by this.
        let side = (1.0 + wish.pan.abs()).sqrt();
        let unlimited = 10_f32.powf(wish.level_db / 20.0) * side;
        let peak = unlimited * wish.envelope.after(0.0);
        let may = if is_dice {
            let may = (DICE_MOST - used) * SHARE;
            if may < DICE_LEAST.min(peak) {
                return None;
            }
            may
        } else {
            (OTHERS_MOST - used).max(peak * OTHERS_KEEP)
        };
        let part = if peak > may { may / peak } else { 1.0 };
        let level_db = wish.level_db + 20.0 * part.log10();
        self.0.push(Voice {
            wish,
            gain: unlimited * part,
            since_s: now_s,
        });
        Some(level_db)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A sound that starts at full scale and is gone after a tenth of a second.
    fn wish(kind: SoundKind, level_db: f32) -> Wish {
        let samples = (0..4_410).map(|index| (-f64::from(index) / 800.0).exp() as f32);
        Wish {
            kind,
            envelope: Arc::new(Envelope::of(samples, 44_100)),
            level_db,
            rate: 1.0,
            pan: 0.0,
        }
    }

    #[test]
    fn a_quiet_sound_alone_is_as_loud_as_wished() {
        let mut limiter = Limiter::default();
        assert_eq!(limiter.level_db(0.0, wish(SoundKind::Dice, -12.0)), Some(-12.0));
        assert_eq!(limiter.level_db(0.0, wish(SoundKind::Interface, -14.0)), Some(-14.0));
    }

    #[test]
    fn many_hits_at_once_never_add_up_to_more_than_dice_may() {
        let mut limiter = Limiter::default();
        let loud = wish(SoundKind::Dice, 0.0);
        for frame in 0..240 {
            let now_s = f64::from(frame) / 240.0;
            for _ in 0..112 {
                limiter.level_db(now_s, loud.clone());
            }
            let sum: f32 = limiter.0.iter().map(|voice| voice.remains(now_s)).sum();
            assert!(sum <= DICE_MOST + 1e-4, "{sum}");
            assert!(limiter.0.len() < VOICES);
        }
    }

    #[test]
    fn when_the_first_hits_are_over_there_is_room_again() {
        let mut limiter = Limiter::default();
        let mut count = |now_s| {
            (0..50)
                .filter_map(|_| limiter.level_db(now_s, wish(SoundKind::Dice, 0.0)))
                .count()
        };
        let first = count(0.0);
        assert!((1..50).contains(&first));
        assert_eq!(count(0.001), 0);
        assert_eq!(count(0.3), first);
    }

    #[test]
    fn what_tells_something_is_always_heard_also_among_dice() {
        let mut limiter = Limiter::default();
        for _ in 0..112 {
            limiter.level_db(0.0, wish(SoundKind::Dice, 0.0));
        }
        assert_eq!(limiter.level_db(0.0, wish(SoundKind::Interface, -14.0)), Some(-14.0));
        for _ in 0..20 {
            let heard = limiter.level_db(0.0, wish(SoundKind::Table, -14.0));
            assert!(heard.is_some_and(|level_db| level_db > -20.1));
        }
    }
}
