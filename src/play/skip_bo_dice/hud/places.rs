//! Converts positions of the boards to positions on the screen, and puts nodes there.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::play::skip_bo_dice::boards::table::{BOARD_HEIGHT, BoardTable};
use crate::screens::hud::banner::BannersHang;
use crate::screens::hud::notices::{HintPlace, PlatePlacement};
use crate::screens::hud::tutorial::TutorialRoom;
use crate::screens::hud::tutorial::lesson::Speaks;
use crate::screens::hud::tutorial::shown::LessonPlate;
use window_kit::presentation::camera::screen_position;
use window_kit::presentation::frames::Frames;
use window_kit::presentation::visual::TableCamera;
use window_kit::window::state::LogOpen;

/// The least width of a lesson, in percent of the window.
const LEAST_LESSON: f32 = 40.0;
/// The room between a lesson and a banner over it, in percent of the window.
const GAP: f32 = 0.6;

/// The largest upright rectangle on the screen inside a rectangle of the table, in logical pixels of the interface.
pub(crate) fn on_screen(
    rect: Rect,
    cameras: &Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    scale: &UiScale,
) -> Option<Rect> {
    let (camera, place) = cameras.single().ok()?;
    let at = |x: f32, z: f32| screen_position(camera, place, Vec3::new(x, BOARD_HEIGHT, z));
    let corners = [
        at(rect.min.x, rect.min.y)?,
        at(rect.max.x, rect.min.y)?,
        at(rect.min.x, rect.max.y)?,
        at(rect.max.x, rect.max.y)?,
    ];
    // Inside all four corners, as perspective makes the sides lean.
    let [upper_left, upper_right, lower_left, lower_right] = corners;
    let inner = Rect::from_corners(
        Vec2::new(upper_left.x.max(lower_left.x), upper_left.y.max(upper_right.y)),
        Vec2::new(upper_right.x.min(lower_right.x), lower_left.y.min(lower_right.y)),
    );
    let fit = scale.0.max(0.1);
    Some(Rect::from_corners(inner.min / fit, inner.max / fit))
}

/// Shows hints and banners on the near rim of the tray, where they cover neither dice nor writing. The tutorial is
/// shown there too; while it is open, banners hang over it and hints appear at the pointer.
pub(crate) fn hang(
    (frames, log): (Res<Frames>, Res<LogOpen>),
    (taught, lesson): (Res<Speaks>, LessonPlate),
    table: Option<Res<BoardTable>>,
    (cameras, scale, window): (
        Query<(&Camera, &GlobalTransform), With<TableCamera>>,
        Res<UiScale>,
        Single<&Window, With<PrimaryWindow>>,
    ),
    (mut hints, mut banners, mut room): (ResMut<HintPlace>, ResMut<BannersHang>, ResMut<TutorialRoom>),
) {
    let panel = table.and_then(|table| on_screen(table.layout.panel, &cameras, &scale));
    room.set_if_neq(TutorialRoom(panel.map(|panel| PlatePlacement {
        left: 0.6,
        bottom: frames.strip() * 100.0 + 0.4,
        width: (panel.min.x * scale.0 / window.width().max(1.0) * 100.0 - 1.2).max(LEAST_LESSON),
    })));
    let rim = PlatePlacement {
        left: 0.6,
        bottom: frames.strip() * 100.0 + 0.4,
        width: 57.0,
    };
    let hint = hint_on(rim, if log.0 { frames.drawer() } else { 0.0 });
    hints.set_if_neq(if taught.0 {
        HintPlace::AtPointer
    } else {
        HintPlace::At(hint)
    });
    let height = window.height() / scale.0.max(0.1);
    banners.set_if_neq(BannersHang(Some(match lesson.place() {
        Some(lesson) => over(lesson, height, rim),
        None => rim,
    })));
}

/// The place of a hint on the rim, beside a drawer that takes this fraction of the window's width. The used dice lie to
/// the right of it.
fn hint_on(rim: PlatePlacement, drawer: f32) -> PlatePlacement {
    PlatePlacement {
        left: drawer * 100.0 + rim.left,
        width: 49.0 * (1.0 - drawer),
        ..rim
    }
}

/// A place like this one, but over a lesson, whose place is in logical pixels of the interface, as is the height of the
/// window.
fn over(lesson: Rect, height: f32, place: PlatePlacement) -> PlatePlacement {
    let bottom = (1.0 - lesson.min.y / height.max(1.0)) * 100.0 + GAP;
    PlatePlacement {
        bottom: bottom.clamp(place.bottom, 90.0),
        ..place
    }
}

/// Resets the places, as other games have their own.
pub(crate) fn hang_back(
    (mut hints, mut banners, mut room): (ResMut<HintPlace>, ResMut<BannersHang>, ResMut<TutorialRoom>),
) {
    room.set_if_neq(TutorialRoom::default());
    hints.set_if_neq(HintPlace::default());
    banners.set_if_neq(BannersHang::default());
}

/// Puts a node in a rectangle.
pub(crate) fn put(node: &mut Mut<Node>, rect: Rect) {
    let (left, top, width, height) = (px(rect.min.x), px(rect.min.y), px(rect.width()), px(rect.height()));
    if (node.left, node.top, node.width, node.height) != (left, top, width, height) {
        node.left = left;
        node.top = top;
        node.width = width;
        node.height = height;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_hangs_beside_the_open_log_and_left_of_the_used_dice() {
        let frames = Frames::default();
        let rim = PlatePlacement {
            left: 0.6,
            bottom: 8.4,
            width: 57.0,
        };
        let drawer = frames.drawer();
        let (alone, beside) = (hint_on(rim, 0.0), hint_on(rim, drawer));
        assert_eq!((alone.left, alone.width), (0.6, 49.0));
        assert!(beside.left > drawer * 100.0);
        // The table is smaller beside the log: in it, the hint ends at the same place.
        let end = |hint: PlatePlacement, drawer: f32| (hint.left + hint.width - drawer * 100.0) / (1.0 - drawer);
        assert!(end(beside, drawer) <= end(alone, 0.0) + 0.5);
    }

    #[test]
    fn a_banner_hangs_over_the_lesson_however_high_that_is() {
        let rim = PlatePlacement {
            left: 0.6,
            bottom: 8.4,
            width: 57.0,
        };
        for (height, top) in [(720.0, 620.0), (720.0, 560.0), (360.0, 250.0), (1080.0, 980.0)] {
            let banner = over(Rect::new(8.0, top, 700.0, top + 60.0), height, rim);
            let lower_edge = height * (1.0 - banner.bottom / 100.0);
            assert!(lower_edge < top && lower_edge > top - 20.0, "{lower_edge} over {top}");
            assert_eq!((banner.left, banner.width), (rim.left, rim.width));
        }
    }
}
