//! Where plates with texts are shown at a card table: over parts without cards. Also converts positions on the cloth
//! to pixels of the interface.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::play::skip_bo::table::layout::{CardLayout, FreeParts};
use crate::screens::hud::banner::BannersHang;
use crate::screens::hud::log::RecentPlace;
use crate::screens::hud::notices::{HintPlace, PlatePlacement};
use crate::screens::hud::tutorial::TutorialRoom;
use crate::screens::hud::tutorial::lesson::Speaks;
use window_kit::presentation::camera::{screen_position, seen_in_window};
use window_kit::presentation::cards::laid::CardTable;
use window_kit::presentation::frames::Frames;
use window_kit::presentation::visual::TableCamera;
use window_kit::window::state::LogOpen;

/// The heights of the last lines of the log, in pixels of the interface.
const LINES: f32 = 84.0;
/// The gap between two plates.
const APART: f32 = 4.0;
/// The widest plate with them, and the widest one with a hint or a lesson, in pixels of the interface.
const WIDEST_LINES: f32 = 300.0;
const WIDEST: f32 = 325.0;

/// Where plates are shown.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Plates {
    /// The last lines of the log; `None` if only the drawer shows them.
    recent: Option<PlatePlacement>,
    /// The tutorial.
    tutorial: PlatePlacement,
    /// A hint: it covers no card that it can be about.
    hint: PlatePlacement,
    /// The banners: over the plate of the player at the bottom, as the plates and buttons of the others reach up to the
    /// bar.
    banners: PlatePlacement,
}

/// A plate at the bottom of a part of the window, as fractions of the window. `widest` and `higher`, how much higher it
/// is: in pixels of the interface.
fn at_bottom(part: Rect, widest: f32, higher: f32, frames: Frames) -> PlatePlacement {
    let window = frames.pixels(Vec2::ONE);
    PlatePlacement {
        left: part.min.x * 100.0,
        bottom: (1.0 - part.max.y + higher / window.y) * 100.0,
        width: part.width().min(widest / window.x) * 100.0,
    }
}

/// The places of the plates. `taught`: whether the tutorial is open.
fn plates(layout: &CardLayout, frames: Frames, taught: bool) -> Plates {
    let window = frames.pixels(Vec2::ONE);
    let fit = layout.fit_area();
    let FreeParts { own, left, right } = layout.free();
    // The part of the window that a part of the table surely fills: perspective makes its sides lean.
    let seen = |point: Vec2| seen_in_window(&fit, window, frames.free(false, false), point);
    let [own, left, right] = [own, left, right].map(|part| {
        let part = part?;
        let [a, b, c, d] = [
            seen(part.min),
            seen(Vec2::new(part.max.x, part.min.y)),
            seen(Vec2::new(part.min.x, part.max.y)),
            seen(part.max),
        ];
        Some(Rect::new(a.x.max(c.x), a.y.max(b.y), b.x.min(d.x), c.y.min(d.y)))
    });
    let beside = left.or(own).or(right).unwrap_or_default();
    // With a partner, the last lines have their place on the right of the middle, or share the one on the left.
    let lines = own.or(right).or(left.filter(|_| !taught));
    let shared = |part: Rect| if lines == Some(part) { LINES + APART } else { 0.0 };
    let own_plate = seen(layout.plate(layout.bottom()).min);
    let hint = right.filter(|part| lines != Some(*part)).unwrap_or(beside);
    Plates {
        recent: lines.map(|part| at_bottom(part, WIDEST_LINES, 0.0, frames)),
        tutorial: at_bottom(beside, WIDEST, shared(beside), frames),
        hint: at_bottom(hint, WIDEST, shared(hint), frames),
        banners: PlatePlacement {
            left: own_plate.x * 100.0,
            bottom: (1.0 - own_plate.y) * 100.0 + 0.3,
            width: (1.0 - 2.0 * own_plate.x) * 100.0,
        },
    }
}

pub(crate) fn hang(
    (layout, frames): (Res<CardLayout>, Res<Frames>),
    (taught, log): (Res<Speaks>, Res<LogOpen>),
    mut place: ResMut<RecentPlace>,
    mut hints: ResMut<HintPlace>,
    (mut banners, mut room): (ResMut<BannersHang>, ResMut<TutorialRoom>),
) {
    // Large panels leave no room beside the cards: the status line shows a hint, and the drawer shows the log lines.
    // Beside the open drawer there is no room for a hint either.
    let large = frames.are_large();
    let plates = plates(&layout, *frames, taught.0);
    room.set_if_neq(TutorialRoom(Some(plates.tutorial)));
    hints.set_if_neq(if large || log.0 {
        HintPlace::StatusLine
    } else {
        HintPlace::At(plates.hint)
    });
    banners.set_if_neq(BannersHang((!large).then_some(plates.banners)));
    place.set_if_neq(match plates.recent.filter(|_| !large) {
        Some(PlatePlacement { left, bottom, width }) => {
            // Its distance from the bottom is for a strip of the usual height.
            let strip = frames.strip() - Frames::default().strip();
            RecentPlace {
                left,
                bottom: bottom - strip * 100.0,
                width,
            }
        }
        None => RecentPlace {
            width: 0.0,
            ..RecentPlace::default()
        },
    });
}

pub(crate) fn hang_back(
    mut place: ResMut<RecentPlace>,
    mut hints: ResMut<HintPlace>,
    (mut banners, mut room): (ResMut<BannersHang>, ResMut<TutorialRoom>),
) {
    banners.set_if_neq(BannersHang::default());
    room.set_if_neq(TutorialRoom::default());
    place.set_if_neq(RecentPlace::default());
    hints.set_if_neq(HintPlace::default());
}

/// Converts positions on the table to positions on the screen.
#[derive(SystemParam)]
pub(crate) struct OnTable<'w, 's> {
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    scale: Res<'w, UiScale>,
}

impl OnTable<'_, '_> {
    /// The position on the screen, in pixels of the interface, of a point on the cloth (x, z), in die edges.
    pub fn place(&self, place: Vec2) -> Option<Vec2> {
        let (camera, transform) = self.camera.single().ok()?;
        let at = screen_position(camera, transform, Vec3::new(place.x, 0.0, place.y))?;
        Some(at / self.scale.0.max(0.1))
    }

    /// The rectangle on the screen, in pixels of the interface, of a rectangle on the cloth.
    pub fn area(&self, area: Rect) -> Option<Rect> {
        let [a, b] = [self.place(area.min)?, self.place(area.max)?];
        Some(Rect::from_corners(a, b))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::skip_bo::table::layout::tests::{WINDOWS, on_screen, sittings};
    use rules::ids::SeatId;
    use tabletop::pile::PilePlace;
    use window_kit::presentation::cards::laid::CardTable;

    /// The rectangle that a plate of this height fills, in pixels of the interface.
    fn filled(place: PlatePlacement, high: f32, frames: Frames) -> Rect {
        let window = frames.pixels(Vec2::ONE);
        let left = window.x * place.left / 100.0;
        let bottom = window.y * (1.0 - place.bottom / 100.0);
        Rect::new(left, bottom - high, left + window.x * place.width / 100.0, bottom)
    }

    #[test]
    fn no_plate_hangs_over_cards_that_are_played_with() {
        for (window, captions) in WINDOWS.into_iter().flat_map(|window| [(window, false), (window, true)]) {
            for sitting in sittings() {
                let frames = Frames::default().with_captions(captions).in_window(window);
                let layout = sitting.layout(SeatId(0), frames);
                let shown = plates(&layout, frames, true);
                for seat in layout.seats() {
                    let plate = on_screen(&layout, frames, layout.plate(seat));
                    let banner = filled(shown.banners, 36.0, frames);
                    assert!(
                        plate.intersect(banner).is_empty(),
                        "banner over the plate of {seat:?}: {sitting:?}"
                    );
                }
                let shown = [
                    ("tutorial", Some((shown.tutorial, 205.0))),
                    ("hint", Some((shown.hint, 190.0))),
                    ("last lines", shown.recent.map(|place| (place, LINES))),
                ];
                let own = std::iter::once(layout.bottom()).chain(layout.partner());
                let mut piles = vec![PilePlace::Draw, PilePlace::SetAside];
                piles.extend((0..4).map(PilePlace::Building));
                for seat in own {
                    piles.extend([PilePlace::Stock(seat), PilePlace::Hand(seat)]);
                    piles.extend((0..4).map(|pile| PilePlace::Discard(seat, pile)));
                }
                for (name, place) in shown {
                    let Some((place, high)) = place else { continue };
                    assert!(
                        place.width / 100.0 * frames.pixels(Vec2::X).x > 172.0,
                        "{name} of {sitting:?} in {window} is narrow: {place:?}"
                    );
                    let plate = filled(place, high, frames);
                    for pile in &piles {
                        let area = on_screen(&layout, frames, layout.spot(*pile).area(5));
                        assert!(
                            plate.intersect(area).is_empty(),
                            "{name} over {pile:?} of {sitting:?} in {window}: {plate:?}, {area:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn hints_and_lessons_leave_the_last_lines_of_the_log_to_be_read() {
        for (window, sitting) in WINDOWS
            .into_iter()
            .flat_map(|window| sittings().map(move |sitting| (window, sitting)))
        {
            let frames = Frames::default().in_window(window);
            let layout = sitting.layout(SeatId(0), frames);
            for taught in [false, true] {
                let shown = plates(&layout, frames, taught);
                let Some(lines) = shown.recent.map(|place| filled(place, LINES, frames)) else {
                    continue;
                };
                for place in [Some(shown.hint), taught.then_some(shown.tutorial)]
                    .into_iter()
                    .flatten()
                {
                    let plate = filled(place, 190.0, frames);
                    assert!(
                        plate.intersect(lines).is_empty(),
                        "{sitting:?} in {window}: {plate:?}, {lines:?}"
                    );
                }
            }
        }
    }
}
