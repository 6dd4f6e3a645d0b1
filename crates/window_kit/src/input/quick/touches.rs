//! Fingers that are faster than the frames: each finger changes in one way in a frame; it comes, moves or goes. The
//! rest waits for the next frame, in its order. So a tap within one frame presses and then releases, and a flick within
//! one frame has a beginning and an end at different places.
//!
//! The engine's picking makes a pointer of every finger. It gets only the finger that came first, so that a further
//! finger presses nothing. No finger beyond [`MOST_FINGERS`] counts anywhere.

use bevy::ecs::message::MessageCursor;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::PickingSystems;
use bevy::prelude::*;
use bevy::window::{CursorMoved, RequestRedraw, WindowEvent};

/// The most fingers that are followed: as many as a person has, and as most screens report.
pub(crate) const MOST_FINGERS: usize = 10;
/// The most messages that wait. Most of them are movements: some screens report a finger a thousand times a second.
const MOST_WAITING: usize = 1024;
/// A place in no window, in logical pixels.
const NOWHERE: Vec2 = Vec2::splat(-1e5);

/// The fingers that are down, and what waits.
#[derive(Default)]
struct Fingers {
    /// The last message of each finger that is down, in the order in which they came.
    down: Vec<TouchInput>,
    /// The finger that came first, while it is down.
    first: Option<u64>,
    waiting: Vec<TouchInput>,
}

impl Fingers {
    /// Divides messages into those of this frame and those of the next one.
    fn sort(came: Vec<TouchInput>) -> (Vec<TouchInput>, Vec<TouchInput>) {
        let mut changed: Vec<(u64, TouchPhase)> = Vec::new();
        let mut all_wait = false;
        let mut waits = |touch: &TouchInput| {
            if let Some((_, phase)) = changed.iter().find(|(id, _)| *id == touch.id) {
                all_wait |= (*phase, touch.phase) != (TouchPhase::Moved, TouchPhase::Moved);
            } else if !all_wait {
                changed.push((touch.id, touch.phase));
            }
            all_wait
        };
        let (later, now) = came.into_iter().partition(|touch| waits(touch));
        (now, later)
    }

    /// What the fingers do in this frame, given the messages that came.
    fn take(&mut self, came: impl IntoIterator<Item = TouchInput>) -> Vec<TouchInput> {
        let mut all = std::mem::take(&mut self.waiting);
        all.extend(came);
        if all.len() > MOST_WAITING {
            return all;
        }
        let (now, later) = Self::sort(all);
        self.waiting = later;
        now
    }

    /// Cancels all fingers: the system that reported them reports to another window now.
    fn cancel(&mut self) -> Vec<TouchInput> {
        self.waiting.clear();
        let cancelled = |touch: &TouchInput| TouchInput {
            phase: TouchPhase::Canceled,
            ..*touch
        };
        self.down.iter().map(cancelled).collect()
    }

    /// Follows one message. Returns whether it counts, and whether it is of the first finger.
    fn follow(&mut self, touch: &TouchInput) -> (bool, bool) {
        let place = self.down.iter().position(|down| down.id == touch.id);
        let is_first = |fingers: &Self| fingers.first == Some(touch.id);
        match (touch.phase, place) {
            (TouchPhase::Started, None) if self.down.len() < MOST_FINGERS => {
                if self.down.is_empty() {
                    self.first = Some(touch.id);
                }
                self.down.push(*touch);
                (true, is_first(self))
            }
            (TouchPhase::Moved, Some(place)) => {
                self.down[place] = *touch;
                (true, is_first(self))
            }
            (TouchPhase::Ended | TouchPhase::Canceled, Some(place)) => {
                let first = is_first(self);
                self.down.remove(place);
                if first {
                    self.first = None;
                }
                (true, first)
            }
            _ => (false, false),
        }
    }
}

/// How far the messages have been read.
#[derive(Default)]
struct Read {
    touches: MessageCursor<TouchInput>,
    events: MessageCursor<WindowEvent>,
}

fn split_touches(
    (mut touches, mut events): (ResMut<Messages<TouchInput>>, ResMut<Messages<WindowEvent>>),
    mut cursor: ResMut<Messages<CursorMoved>>,
    (mut fingers, mut read): (Local<Fingers>, Local<Read>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let came: Vec<TouchInput> = read.touches.read(&touches).copied().collect();
    let others: Vec<WindowEvent> = read.events.read(&events).cloned().collect();
    let were_down = !fingers.down.is_empty();
    if came.is_empty() && fingers.waiting.is_empty() && !were_down {
        return;
    }
    let left = |event: &WindowEvent| matches!(event, WindowEvent::WindowFocused(focused) if !focused.focused);
    let now = if others.iter().any(left) {
        fingers.cancel()
    } else {
        fingers.take(came)
    };
    if !fingers.waiting.is_empty() {
        redraw.write(RequestRedraw);
    }
    let (mut counted, mut of_first) = (Vec::new(), Vec::new());
    for touch in &now {
        let (counts, first) = fingers.follow(touch);
        if counts {
            counted.push(*touch);
        }
        if first {
            of_first.push(WindowEvent::TouchInput(*touch));
        }
    }
    // Some window systems move the pointer of the mouse with the finger. Nothing is under the mouse meanwhile.
    let comes = of_first.iter().find_map(|event| match event {
        WindowEvent::TouchInput(touch) if touch.phase == TouchPhase::Started => Some(touch.window),
        _ => None,
    });
    let away = comes.map(|window| {
        WindowEvent::CursorMoved(CursorMoved {
            window,
            position: NOWHERE,
            delta: None,
        })
    });
    let stays = |event: &WindowEvent| !matches!(event, WindowEvent::TouchInput(_) | WindowEvent::CursorMoved(_));
    let others = others.into_iter().filter(stays);
    // All readers have already read the older messages, each in its frame.
    cursor.clear();
    touches.clear();
    touches.write_batch(counted);
    read.touches.clear(&touches);
    events.clear();
    events.write_batch(others.chain(away).chain(of_first));
    read.events.clear(&events);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        First,
        split_touches
            .after(bevy::ecs::message::MessageUpdateSystems)
            .before(PickingSystems::Input)
            .run_if(resource_exists::<Messages<WindowEvent>>.and_then(resource_exists::<Messages<TouchInput>>))
            .run_if(resource_exists::<Messages<CursorMoved>>),
    );
}

#[cfg(test)]
mod tests {
    use super::super::tests::{PACES, Pace, paced};
    use super::*;

    /// An app that splits touches at this pace.
    fn app(pace: Pace) -> App {
        let mut app = paced(pace);
        app.add_message::<WindowEvent>()
            .add_message::<CursorMoved>()
            .add_plugins(plugin);
        app
    }

    /// Writes messages as a window does: `d`own, `m`oved, `u`p or `c`ancelled, each with the number of the finger.
    fn touch(app: &mut App, did: &str) {
        let letters: Vec<char> = did.chars().collect();
        for pair in letters.chunks(2) {
            let touch = TouchInput {
                phase: match pair[0] {
                    'd' => TouchPhase::Started,
                    'm' => TouchPhase::Moved,
                    'u' => TouchPhase::Ended,
                    _ => TouchPhase::Canceled,
                },
                position: Vec2::ZERO,
                window: Entity::PLACEHOLDER,
                force: None,
                id: u64::from(pair[1].to_digit(36).expect("a finger")),
            };
            app.world_mut().write_message(WindowEvent::TouchInput(touch));
            app.world_mut().write_message(touch);
        }
    }

    fn letters(touch: &TouchInput) -> String {
        let phase = match touch.phase {
            TouchPhase::Started => 'd',
            TouchPhase::Moved => 'm',
            TouchPhase::Ended => 'u',
            TouchPhase::Canceled => 'c',
        };
        format!("{phase}{}", char::from_digit(touch.id as u32, 36).expect("a finger"))
    }

    /// What all readers and what the picking get in each frame, given the messages that arrive in it.
    fn told<const FRAMES: usize>(pace: Pace, frames: [&str; FRAMES]) -> Vec<(String, String)> {
        let mut app = app(pace);
        let (mut touches, mut events) = (MessageCursor::default(), MessageCursor::default());
        frames
            .iter()
            .map(|did| {
                touch(&mut app, did);
                app.update();
                let all = touches.read(app.world().resource::<Messages<TouchInput>>());
                let all = all.map(letters).collect();
                let picked = events.read(app.world().resource::<Messages<WindowEvent>>());
                let picked = picked.filter_map(|event| match event {
                    WindowEvent::TouchInput(touch) => Some(letters(touch)),
                    _ => None,
                });
                (all, picked.collect())
            })
            .collect()
    }

    /// The same where both get the same.
    fn one_told<const FRAMES: usize>(pace: Pace, frames: [&str; FRAMES]) -> Vec<String> {
        let both = told(pace, frames);
        both.into_iter()
            .map(|(all, picked)| {
                assert_eq!(all, picked);
                all
            })
            .collect()
    }

    #[test]
    fn a_finger_comes_moves_and_goes_in_different_frames() {
        for pace in PACES {
            assert_eq!(one_told(pace, ["d1u1", "", "", ""]), ["d1", "u1", "", ""], "{pace:?}");
            assert_eq!(
                one_told(pace, ["d1m1m1u1", "", "", ""]),
                ["d1", "m1m1", "u1", ""],
                "{pace:?}"
            );
            assert_eq!(
                one_told(pace, ["d1", "m1m1", "", "u1", ""]),
                ["d1", "m1m1", "", "u1", ""],
                "{pace:?}"
            );
        }
    }

    #[test]
    fn taps_with_the_same_number_are_told_one_after_the_other() {
        for pace in PACES {
            let told = one_told(pace, ["d0u0d0u0", "", "", "", ""]);
            assert_eq!(told, ["d0", "u0", "d0", "u0", ""], "{pace:?}");
        }
    }

    #[test]
    fn a_tap_is_over_before_the_next_finger_comes() {
        for pace in PACES {
            let told = told(pace, ["d1u1d2", "", "u2", ""]);
            let all: Vec<_> = told.iter().map(|(all, _)| all.as_str()).collect();
            assert_eq!(all, ["d1", "u1d2", "u2", ""], "{pace:?}");
        }
    }

    #[test]
    fn only_the_first_finger_is_a_pointer() {
        for pace in PACES {
            let told = told(pace, ["d1", "d2", "m1m2", "u1", "d3", "u2", "u3", "d4", "u4"]);
            let picked: Vec<_> = told.iter().map(|(_, picked)| picked.as_str()).collect();
            assert_eq!(picked, ["d1", "", "m1", "u1", "", "", "", "d4", "u4"], "{pace:?}");
        }
    }

    #[test]
    fn fingers_beyond_the_most_count_nowhere() {
        let mut app = app(PACES[1]);
        let down: String = (0..20)
            .filter_map(|id| char::from_digit(id, 36))
            .map(|id| format!("d{id}"))
            .collect();
        touch(&mut app, &down);
        let mut cursor = MessageCursor::default();
        app.update();
        let counted = cursor.read(app.world().resource::<Messages<TouchInput>>()).count();
        assert_eq!(counted, MOST_FINGERS);
        touch(&mut app, &down.replace('d', "u"));
        app.update();
        let counted = cursor.read(app.world().resource::<Messages<TouchInput>>()).count();
        assert_eq!(counted, MOST_FINGERS, "the others were never there");
    }

    #[test]
    fn a_window_that_loses_the_focus_has_no_finger_on_it() {
        let mut app = app(PACES[1]);
        touch(&mut app, "d1d2");
        app.update();
        app.world_mut()
            .write_message(WindowEvent::WindowFocused(bevy::window::WindowFocused {
                window: Entity::PLACEHOLDER,
                focused: false,
            }));
        let mut cursor = app.world().resource::<Messages<TouchInput>>().get_cursor_current();
        app.update();
        let told: String = cursor
            .read(app.world().resource::<Messages<TouchInput>>())
            .map(letters)
            .collect();
        assert_eq!(told, "c1c2");
    }

    #[test]
    fn a_finger_that_is_faster_than_any_frames_fills_no_memory() {
        let mut app = app(PACES[0]);
        for _ in 0..2_000 {
            touch(&mut app, "d1u1d1u1");
            app.update();
        }
        let kept = app.world().resource::<Messages<TouchInput>>().len();
        assert!(kept <= MOST_WAITING + 8, "{kept}");
    }

    #[test]
    fn the_mouse_points_at_nothing_while_a_finger_is_down() {
        let mut app = app(PACES[1]);
        let moved = |app: &mut App| {
            let moved = CursorMoved {
                window: Entity::PLACEHOLDER,
                position: Vec2::ONE,
                delta: None,
            };
            app.world_mut().write_message(WindowEvent::CursorMoved(moved.clone()));
            app.world_mut().write_message(moved);
        };
        let mut cursor = MessageCursor::<CursorMoved>::default();
        let mut told = |app: &mut App| {
            app.update();
            cursor.read(app.world().resource::<Messages<CursorMoved>>()).count()
        };
        moved(&mut app);
        assert_eq!(told(&mut app), 1);
        for did in ["d1", "m1", "u1"] {
            touch(&mut app, did);
            moved(&mut app);
            assert_eq!(told(&mut app), 0, "{did}");
        }
        moved(&mut app);
        assert_eq!(told(&mut app), 1);
    }
}
