//! How much of the window the frames around the table take in a match: bar, strip, rail and drawer grow with the
//! interface size that a player chooses, and the table gets the rest.
//!
//! The only owner of these measures: screens, camera and the layouts of tables ask here. Knows no screen and no game.

use bevy::prelude::*;

use crate::settings::Settings;
use crate::window::touch::ByTouch;

/// The window size for which all sizes are designed, in logical pixels.
const MEANT_FOR: Vec2 = Vec2::new(1280.0, 720.0);
/// Above this size the frames are arranged differently and leave out the least important parts.
const LARGE: f32 = 1.15;
/// The width of the tutorial's plate beside a table, in pixels of the interface.
const GUIDE: f32 = 172.0;
/// The least height of the bar with buttons for fingers: 44 pixels at 720 lines, and the line under it.
const FOR_FINGERS: f32 = 46.0 / 720.0;
/// The largest interface.
const LARGEST: f32 = 2.0;

/// The largest interface that the frames follow. A table that would become unreadable sets a smaller value while it is
/// shown.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct MostForFrames(pub f32);

impl Default for MostForFrames {
    fn default() -> Self {
        Self(LARGEST)
    }
}

/// The measures of the frames, as fractions of the window.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Frames {
    /// The size of the interface, 1 to 2; a smaller interface does not change the frames.
    size: f32,
    /// Whether the tutorial of a first match stands beside the table, if the frames are large.
    with_tutorial: bool,
    /// Whether there is a row for the captions of sounds.
    with_captions: bool,
    /// Whether there is a row for talk and notices, in a match with people at other machines.
    with_talk: bool,
    /// Whether the buttons in the bar and in the strip are as large as fingers need.
    for_fingers: bool,
    /// The size of the window in pixels of an interface of 100 %: one side is that of the design, the other is as long
    /// or longer.
    window: Vec2,
}

impl Default for Frames {
    fn default() -> Self {
        Self::of(1.0)
    }
}

impl Frames {
    /// The frames of an interface of this size, 0.8 to 2.
    pub fn of(interface: f32) -> Self {
        Self {
            size: interface.clamp(1.0, LARGEST),
            with_tutorial: false,
            with_captions: false,
            with_talk: false,
            for_fingers: false,
            window: MEANT_FOR,
        }
    }

    /// The same frames in a window of this size, in pixels of any kind: only its shape counts.
    pub fn in_window(self, size: Vec2) -> Self {
        let window = size / (size / MEANT_FOR).min_element();
        Self {
            window: if window.is_finite() { window } else { MEANT_FOR },
            ..self
        }
    }

    /// The same frames with the tutorial beside the table, or without.
    pub const fn with_tutorial(self, with_tutorial: bool) -> Self {
        Self { with_tutorial, ..self }
    }

    /// The same frames with a row for the captions of sounds, or without.
    pub const fn with_captions(self, with_captions: bool) -> Self {
        Self { with_captions, ..self }
    }

    /// The same frames with a row for talk and notices, or without.
    pub const fn with_talk(self, with_talk: bool) -> Self {
        Self { with_talk, ..self }
    }

    /// The same frames with buttons for fingers, or for a mouse.
    pub(crate) const fn for_fingers(self, for_fingers: bool) -> Self {
        Self { for_fingers, ..self }
    }

    /// Whether the buttons are as large as fingers need.
    pub const fn are_for_fingers(self) -> bool {
        self.for_fingers
    }

    /// The size of the interface that the frames follow, 1 to 2.
    pub const fn size(self) -> f32 {
        self.size
    }

    /// Whether the frames are large and leave out the least important parts.
    pub fn are_large(self) -> bool {
        self.size > LARGE
    }

    /// A measure that grows by the fraction `part` of the interface's growth.
    fn grown(self, measure: f32, part: f32) -> f32 {
        measure * (1.0 + (self.size - 1.0) * part)
    }

    /// The height of the bar along the top.
    pub fn bar(self) -> f32 {
        let least = if self.for_fingers { FOR_FINGERS } else { 0.0 };
        self.grown(0.056, 0.8).max(least)
    }

    /// The height of the row for the captions of sounds, under the bar; 0 without captions.
    pub fn captions(self) -> f32 {
        if self.with_captions {
            self.grown(0.034, 0.8)
        } else {
            0.0
        }
    }

    /// The height of the row for talk and notices, under the captions; 0 at a table of one's own.
    pub fn talk(self) -> f32 {
        let least = if self.for_fingers { FOR_FINGERS } else { 0.0 };
        if self.with_talk {
            self.grown(0.056, 0.8).max(least)
        } else {
            0.0
        }
    }

    /// The height of everything along the top: the bar, and the rows for captions and for talk.
    pub fn top(self) -> f32 {
        self.bar() + self.captions() + self.talk()
    }

    /// The height of the strip along the bottom: at the usual size it has room to spare.
    pub fn strip(self) -> f32 {
        self.grown(0.08, 0.4)
    }

    /// The width of the rail of seats on the right.
    pub fn rail(self) -> f32 {
        self.grown(0.203, 0.6)
    }

    /// The width of the log's drawer.
    pub fn drawer(self) -> f32 {
        self.grown(0.30, 0.5)
    }

    /// The width of the tutorial's plate beside a table.
    pub fn tutorial(self) -> f32 {
        GUIDE * self.size / MEANT_FOR.x
    }

    /// The width that the tutorial takes from the table: none if the frames are small, because then it covers nothing
    /// that is in play.
    fn beside(self) -> f32 {
        if self.with_tutorial && self.are_large() {
            self.tutorial() + 0.006
        } else {
            0.0
        }
    }

    /// The rectangle left for the table: with or without a rail, and beside the open drawer or the tutorial.
    pub fn free(self, rail: bool, drawer: bool) -> Rect {
        let right = if rail { 1.0 - self.rail() } else { 1.0 };
        let left = if drawer { self.drawer() } else { self.beside() };
        Rect::new(left, self.top(), right, 1.0 - self.strip() - 0.003)
    }

    /// The size of the area between the top and the strip, beside the tutorial, in pixels of the interface.
    pub fn room(self) -> Vec2 {
        self.window * Vec2::new(1.0 - self.beside(), 1.0 - self.top() - self.strip()) / self.size
    }

    /// A fraction of the window's width and height, in pixels of the interface.
    pub fn pixels(self, fraction: Vec2) -> Vec2 {
        self.window * fraction / self.size
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Frames>()
        .init_resource::<MostForFrames>()
        .init_resource::<ByTouch>()
        .add_systems(PreUpdate, follow_settings);
}

fn follow_settings(
    settings: Res<Settings>,
    by_touch: Res<ByTouch>,
    most: Res<MostForFrames>,
    mut frames: ResMut<Frames>,
) {
    let wanted = Frames::of(settings.ui_scale.min(most.0))
        .with_tutorial(frames.with_tutorial)
        .with_captions(settings.captions)
        .with_talk(frames.with_talk)
        .for_fingers(by_touch.0)
        .in_window(frames.window);
    frames.set_if_neq(wanted);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_the_usual_size_and_below_the_frames_take_what_the_wireframes_say() {
        for interface in [0.8, 1.0] {
            let frames = Frames::of(interface);
            assert_eq!((frames.bar(), frames.strip(), frames.rail()), (0.056, 0.08, 0.203));
            assert!((frames.room() - Vec2::new(1280.0, 622.08)).length() < 0.1);
            assert!(!frames.are_large());
        }
    }

    #[test]
    fn the_largest_frames_leave_the_table_two_thirds_of_the_window_each_way() {
        let free = Frames::of(2.0).free(true, false);
        assert!(free.width() > 0.66 && free.height() > 0.66, "{free:?}");
        assert!(Frames::of(2.0).free(false, true).width() > 0.5);
    }

    #[test]
    fn captions_have_a_row_of_their_own_between_the_bar_and_everything_else() {
        for size in [1.0, 1.15, 1.3, 1.6, 2.0] {
            let without = Frames::of(size);
            let with = without.with_captions(true);
            assert_eq!(with.bar(), without.bar());
            assert!((with.free(true, true).min.y - with.bar() - with.captions()).abs() < 1e-6);
            // One line of letters of 15 pixels.
            assert!(with.pixels(Vec2::Y * with.captions()).y >= 19.0, "{size}");
            assert!(with.free(true, false).height() > 0.66, "{size}");
            assert_eq!(without.top(), without.bar());
        }
    }

    #[test]
    fn talk_has_a_row_of_its_own_under_the_captions() {
        for size in [1.0, 1.15, 1.3, 1.6, 2.0] {
            let without = Frames::of(size).with_captions(true);
            let with = without.with_talk(true);
            assert_eq!(
                (with.bar(), with.captions(), without.talk()),
                (without.bar(), without.captions(), 0.0)
            );
            assert!((with.free(true, true).min.y - without.top() - with.talk()).abs() < 1e-6);
            // A button of 32 pixels, and one for fingers.
            assert!(with.pixels(Vec2::Y * with.talk()).y >= 32.0, "{size}");
            let for_fingers = Frames::of(1.0).with_talk(true).for_fingers(true);
            assert!(for_fingers.pixels(Vec2::Y * for_fingers.talk()).y >= 44.0);
        }
    }

    #[test]
    fn a_window_of_another_shape_has_more_room_on_one_side_and_no_less_on_the_other() {
        let usual = Frames::default().room();
        for (window, wider, higher) in [
            (Vec2::new(1920.0, 1080.0), 1.0, 1.0),
            (Vec2::new(2560.0, 1080.0), 4.0 / 3.0, 1.0),
            (Vec2::new(1024.0, 768.0), 1.0, 4.0 / 3.0),
        ] {
            let room = Frames::default().in_window(window).room();
            assert!(
                (room - usual * Vec2::new(wider, higher)).length() < 0.1,
                "{window}: {room}"
            );
        }
        // A window that is being closed has no size.
        assert_eq!(Frames::default().in_window(Vec2::ZERO), Frames::default());
    }

    #[test]
    fn a_large_tutorial_stands_beside_the_table_and_a_small_one_takes_nothing_from_it() {
        let small = Frames::default();
        assert_eq!(small.with_tutorial(true).free(false, false), small.free(false, false));
        let large = Frames::of(2.0).with_tutorial(true);
        assert!(large.free(false, false).min.x > large.tutorial());
        assert!(large.room().x < Frames::of(2.0).room().x);
    }
}
