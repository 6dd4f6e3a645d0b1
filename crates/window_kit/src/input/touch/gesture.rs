//! What the movements of fingers are: pure, without time and without anything under the fingers.

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;

use crate::window::touch::Grip;

/// How far a finger must move to drag, in logical pixels. Fingers roll while they tap: Android allows 8, iOS 10.
const SLOP_PX: f32 = 10.0;
/// How far two fingers must turn before they turn the table, in radians: nobody keeps the angle while zooming.
const SLOP_TURN: f32 = 8.0 * std::f32::consts::PI / 180.0;
/// The least distance of two fingers that counts, in logical pixels: nearer, they report as one or jump.
const LEAST_APART_PX: f32 = 24.0;

/// What the fingers on the screen are doing.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Gesture {
    /// No finger is down.
    #[default]
    Nothing,
    /// One finger.
    One(One),
    /// Two fingers that came one after the other.
    Two(Two),
    /// A gesture is over, and some fingers are still down: they do nothing any more.
    Over,
}

/// One finger that is down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct One {
    pub(super) id: u64,
    /// Where it came down, in logical pixels of the window.
    pub(super) from: Vec2,
    /// Where it is now.
    pub(super) at: Vec2,
    /// Whether it has moved so far that it drags.
    pub(super) drags: bool,
}

impl One {
    /// The place that it means: a finger that only rolled means the place where it came down.
    pub(super) fn meant(&self) -> Vec2 {
        if self.drags { self.at } else { self.from }
    }
}

/// Two fingers that are down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Two {
    ids: [u64; 2],
    /// Where they are, in logical pixels of the window.
    at: [Vec2; 2],
    /// Where they were when [`Gesture::take_grip`] was asked last.
    told: [Vec2; 2],
    /// How far they have turned in all, clockwise on the screen, in radians.
    turned: f32,
}

/// What a message of a finger means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Told {
    /// Nothing that matters.
    Nothing,
    /// The first finger came down.
    Came,
    /// It began to drag.
    Drags,
    /// It went away.
    Lifted(One),
    /// What it began is cancelled.
    Cancelled(One),
}

impl Gesture {
    /// Follows a message. `down`: how many fingers are down after it.
    pub(super) fn follow(&mut self, touch: &TouchInput, down: usize) -> Told {
        let told = self.told(touch);
        if down == 0 {
            *self = Self::Nothing;
        }
        told
    }

    fn told(&mut self, touch: &TouchInput) -> Told {
        let (id, at) = (touch.id, touch.position);
        match (touch.phase, &mut *self) {
            (TouchPhase::Started, Self::Nothing) => {
                *self = Self::One(One {
                    id,
                    from: at,
                    at,
                    drags: false,
                });
                Told::Came
            }
            (TouchPhase::Started, Self::One(one)) => {
                let one = *one;
                let both = [one.at, at];
                *self = Self::Two(Two {
                    ids: [one.id, id],
                    at: both,
                    told: both,
                    turned: 0.0,
                });
                Told::Cancelled(one)
            }
            // Three fingers are no gesture.
            (TouchPhase::Started, _) => {
                *self = Self::Over;
                Told::Nothing
            }
            (TouchPhase::Moved, Self::One(one)) if one.id == id => {
                one.at = at;
                let begins = !one.drags && one.from.distance(at) >= SLOP_PX;
                one.drags |= begins;
                if begins { Told::Drags } else { Told::Nothing }
            }
            (TouchPhase::Moved, Self::Two(two)) => {
                if let Some(which) = two.ids.iter().position(|known| *known == id) {
                    two.at[which] = at;
                }
                Told::Nothing
            }
            (TouchPhase::Moved, _) => Told::Nothing,
            (TouchPhase::Ended, Self::One(one)) if one.id == id => {
                // A finger that was lifted elsewhere has moved there.
                one.at = at;
                one.drags |= one.from.distance(at) >= SLOP_PX;
                let one = *one;
                *self = Self::Over;
                Told::Lifted(one)
            }
            (TouchPhase::Canceled, Self::One(one)) if one.id == id => {
                let one = *one;
                *self = Self::Over;
                Told::Cancelled(one)
            }
            (TouchPhase::Ended | TouchPhase::Canceled, _) => {
                *self = Self::Over;
                Told::Nothing
            }
        }
    }

    /// How two fingers moved since this was asked last; `None` if they did not.
    pub(super) fn take_grip(&mut self) -> Option<Grip> {
        let Self::Two(two) = self else { return None };
        let [before, now] = [two.told, two.at];
        if before == now {
            return None;
        }
        two.told = now;
        let middle = |at: [Vec2; 2]| (at[0] + at[1]) / 2.0;
        let (was, is) = (before[1] - before[0], now[1] - now[0]);
        let near = was.length().min(is.length()) < LEAST_APART_PX;
        let (apart, turn) = if near {
            (1.0, 0.0)
        } else {
            (is.length() / was.length(), was.angle_to(is))
        };
        let beyond = |turned: f32| turned - turned.clamp(-SLOP_TURN, SLOP_TURN);
        let turned = beyond(two.turned + turn) - beyond(two.turned);
        two.turned += turn;
        Some(Grip {
            before: middle(before),
            now: middle(now),
            apart,
            turned,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fingers on a screen.
    #[derive(Default)]
    struct Screen {
        gesture: Gesture,
        down: usize,
    }

    impl Screen {
        fn touch(&mut self, phase: TouchPhase, id: u64, at: Vec2) -> Told {
            match phase {
                TouchPhase::Started => self.down += 1,
                TouchPhase::Ended | TouchPhase::Canceled => self.down -= 1,
                TouchPhase::Moved => {}
            }
            let touch = TouchInput {
                phase,
                position: at,
                window: Entity::PLACEHOLDER,
                force: None,
                id,
            };
            self.gesture.follow(&touch, self.down)
        }
    }

    use TouchPhase::{Canceled, Ended, Moved, Started};

    #[test]
    fn a_finger_that_rolls_taps_where_it_came_down() {
        let mut screen = Screen::default();
        assert_eq!(screen.touch(Started, 7, Vec2::splat(100.0)), Told::Came);
        assert_eq!(screen.touch(Moved, 7, Vec2::new(106.0, 104.0)), Told::Nothing);
        let Told::Lifted(one) = screen.touch(Ended, 7, Vec2::new(106.0, 104.0)) else {
            panic!("it was lifted");
        };
        assert_eq!((one.drags, one.meant()), (false, Vec2::splat(100.0)));
        assert_eq!(screen.gesture, Gesture::Nothing);
    }

    #[test]
    fn a_finger_that_moves_on_drags_even_if_it_comes_back() {
        let mut screen = Screen::default();
        screen.touch(Started, 0, Vec2::ZERO);
        assert_eq!(screen.touch(Moved, 0, Vec2::X * 30.0), Told::Drags);
        assert_eq!(screen.touch(Moved, 0, Vec2::X * 40.0), Told::Nothing);
        screen.touch(Moved, 0, Vec2::ZERO);
        let lifted = screen.touch(Ended, 0, Vec2::ZERO);
        assert!(matches!(lifted, Told::Lifted(one) if one.drags), "{lifted:?}");
    }

    #[test]
    fn a_finger_that_is_lifted_elsewhere_dragged() {
        let mut screen = Screen::default();
        screen.touch(Started, 0, Vec2::ZERO);
        let lifted = screen.touch(Ended, 0, Vec2::Y * 50.0);
        assert!(matches!(lifted, Told::Lifted(one) if one.drags && one.at == Vec2::Y * 50.0));
    }

    #[test]
    fn a_second_finger_cancels_the_first_and_the_rest_does_nothing() {
        let mut screen = Screen::default();
        screen.touch(Started, 0, Vec2::ZERO);
        assert!(matches!(
            screen.touch(Started, 1, Vec2::X * 100.0),
            Told::Cancelled(one) if one.id == 0
        ));
        for (phase, id) in [(Ended, 0), (Moved, 1), (Started, 2), (Ended, 1), (Moved, 2), (Ended, 2)] {
            assert_eq!(screen.touch(phase, id, Vec2::splat(300.0)), Told::Nothing);
            assert_eq!(screen.gesture.take_grip(), None);
        }
        assert_eq!(screen.touch(Started, 3, Vec2::ZERO), Told::Came, "all fingers were up");
    }

    #[test]
    fn a_cancelled_finger_is_not_lifted() {
        let mut screen = Screen::default();
        screen.touch(Started, 0, Vec2::ZERO);
        assert!(matches!(screen.touch(Canceled, 0, Vec2::ZERO), Told::Cancelled(_)));
        assert_eq!(screen.gesture, Gesture::Nothing);
    }

    #[test]
    fn two_fingers_zoom_and_move_the_point_between_them() {
        let mut screen = Screen::default();
        screen.touch(Started, 0, Vec2::new(100.0, 100.0));
        screen.touch(Started, 1, Vec2::new(200.0, 100.0));
        assert_eq!(screen.gesture.take_grip(), None, "they have not moved");
        screen.touch(Moved, 0, Vec2::new(50.0, 100.0));
        screen.touch(Moved, 1, Vec2::new(250.0, 100.0));
        let grip = screen.gesture.take_grip().expect("a grip");
        assert_eq!((grip.apart, grip.turned), (2.0, 0.0));
        assert_eq!(
            (grip.before, grip.now),
            (Vec2::new(150.0, 100.0), Vec2::new(150.0, 100.0))
        );
        screen.touch(Moved, 0, Vec2::new(60.0, 130.0));
        screen.touch(Moved, 1, Vec2::new(260.0, 130.0));
        let grip = screen.gesture.take_grip().expect("a grip");
        assert_eq!(grip.now - grip.before, Vec2::new(10.0, 30.0));
    }

    #[test]
    fn two_fingers_turn_once_they_clearly_turn() {
        let mut screen = Screen::default();
        let around = |degrees: f32| Vec2::from_angle(degrees.to_radians()) * 100.0;
        screen.touch(Started, 0, -around(0.0));
        screen.touch(Started, 1, around(0.0));
        let mut turned_to = |degrees: f32| {
            screen.touch(Moved, 0, -around(degrees));
            screen.touch(Moved, 1, around(degrees));
            screen.gesture.take_grip().expect("a grip").turned.to_degrees()
        };
        assert!(turned_to(5.0).abs() < 1e-3, "a zoom is never quite straight");
        assert!((turned_to(18.0) - 10.0).abs() < 1e-2);
        assert!((turned_to(23.0) - 5.0).abs() < 1e-2);
        assert!((turned_to(18.0) + 5.0).abs() < 1e-2);
    }

    #[test]
    fn fingers_that_are_very_near_each_other_zoom_nothing() {
        let mut screen = Screen::default();
        screen.touch(Started, 0, Vec2::ZERO);
        screen.touch(Started, 1, Vec2::ZERO);
        screen.touch(Moved, 1, Vec2::X * 300.0);
        let grip = screen.gesture.take_grip().expect("a grip");
        assert_eq!((grip.apart, grip.turned), (1.0, 0.0));
    }
}
