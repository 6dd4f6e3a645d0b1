//! Where plates with texts are shown at a card table: over parts without cards. Also converts positions on the cloth
//! to pixels of the interface.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::play::skip_bo::table::layout::CardLayout;
use crate::screens::hud::log::RecentPlace;
use crate::screens::hud::notices::{HintPlace, PlatePlacement};
use crate::screens::hud::tutorial::TutorialRoom;
use crate::screens::hud::tutorial::lesson::Speaks;
use window_kit::presentation::camera::screen_position;
use window_kit::presentation::frames::Frames;
use window_kit::presentation::visual::TableCamera;

const fn hung(left: f32, bottom: f32, width: f32) -> PlatePlacement {
    PlatePlacement { left, bottom, width }
}

/// How much narrower a plate on the left is with a row for captions, which moves the piles to the left.
const FOR_CAPTIONS: f32 = 1.7;
/// Beside the player's own area, if there is no partner.
const BESIDE: PlatePlacement = hung(0.6, 8.8, 21.5);
/// Left of the draw pile, over the player's own area and a partner's. With a die, whose tray is on the right, that
/// pile is further left.
const LEFT: PlatePlacement = hung(0.6, 42.5, 15.6);
const LEFT_OF_DIE: PlatePlacement = hung(0.4, 42.5, 11.3);
/// The same, if there is no partner.
const LEFT_LOWER: PlatePlacement = hung(0.4, 30.0, 11.3);
/// Right of the middle, if there is no tray.
const RIGHT: PlatePlacement = hung(74.0, 42.5, 25.4);

/// The place of a plate if there may be a row for captions.
fn beside_captions(place: PlatePlacement, frames: Frames) -> PlatePlacement {
    let narrower = if frames.captions() > 0.0 { FOR_CAPTIONS } else { 0.0 };
    hung(place.left, place.bottom, place.width - narrower)
}

/// Where the last lines of the log are shown; `None` if only the drawer shows them. `taught`: whether the tutorial is
/// open.
fn recent(layout: &CardLayout, frames: Frames, taught: bool) -> Option<PlatePlacement> {
    let place = match (layout.partner().is_some(), layout.has_die()) {
        (false, _) => Some(BESIDE),
        (true, false) => Some(RIGHT),
        // The tutorial takes the only free place.
        (true, true) => (!taught).then_some(LEFT_OF_DIE),
    };
    place.map(|place| beside_captions(place, frames))
}

/// Where the tutorial is shown.
fn tutorial(layout: &CardLayout, frames: Frames) -> PlatePlacement {
    let place = match (layout.partner().is_some(), layout.has_die()) {
        (_, false) => LEFT,
        (true, true) => LEFT_OF_DIE,
        (false, true) => LEFT_LOWER,
    };
    beside_captions(place, frames)
}

/// Where a hint is shown: it covers no card that it can be about.
fn hint(layout: &CardLayout, frames: Frames) -> PlatePlacement {
    let place = match (layout.partner().is_some(), layout.has_die()) {
        (_, true) => LEFT_OF_DIE,
        // The last lines of the log are on the other side.
        (true, false) => LEFT,
        (false, false) => RIGHT,
    };
    beside_captions(place, frames)
}

pub(crate) fn hang(
    (layout, frames): (Res<CardLayout>, Res<Frames>),
    taught: Res<Speaks>,
    mut place: ResMut<RecentPlace>,
    mut hints: ResMut<HintPlace>,
    mut room: ResMut<TutorialRoom>,
) {
    // Large panels leave no room beside the cards: the status line shows a hint, and the drawer shows the log lines.
    let large = frames.are_large();
    room.set_if_neq(TutorialRoom(Some(tutorial(&layout, *frames))));
    hints.set_if_neq(HintPlace((!large).then(|| hint(&layout, *frames))));
    place.set_if_neq(match recent(&layout, *frames, taught.0).filter(|_| !large) {
        Some(PlatePlacement { left, bottom, width }) => RecentPlace { left, bottom, width },
        None => RecentPlace {
            width: 0.0,
            ..RecentPlace::default()
        },
    });
}

pub(crate) fn hang_back(mut place: ResMut<RecentPlace>, mut hints: ResMut<HintPlace>, mut room: ResMut<TutorialRoom>) {
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
    use rules::ids::{SeatId, SeatSet};
    use tabletop::pile::PilePlace;
    use window_kit::presentation::cards::laid::CardTable;

    /// The wireframe of the table, in its pixels.
    const WINDOW: Vec2 = Vec2::new(1280.0, 720.0);

    /// The rectangle that a plate of this height fills, in pixels of the wireframe.
    fn plate(place: PlatePlacement, high: f32) -> Rect {
        let left = WINDOW.x * place.left / 100.0;
        let bottom = WINDOW.y * (1.0 - place.bottom / 100.0);
        Rect::new(left, bottom - high, left + WINDOW.x * place.width / 100.0, bottom)
    }

    /// All tables: each number of players, with and without a partner, with and without a die.
    fn layouts() -> impl Iterator<Item = (CardLayout, Frames)> {
        let tables = [
            (2, false),
            (3, false),
            (4, false),
            (5, false),
            (6, false),
            (4, true),
            (6, true),
        ];
        tables.into_iter().flat_map(|(players, partners)| {
            let trays = [None, Some(Vec2::new(5.0, 3.4))].into_iter();
            let tables = trays.flat_map(|tray| [false, true].map(|captions| (tray, captions)));
            tables.map(move |(tray, captions)| {
                let frames = Frames::default().with_captions(captions);
                let mut side = SeatSet::only(SeatId(0));
                if partners {
                    side.insert(SeatId(players as u8 / 2));
                }
                (CardLayout::new(players, SeatId(0), side, tray, frames), frames)
            })
        })
    }

    #[test]
    fn no_plate_hangs_over_cards_that_are_played_with() {
        for (layout, frames) in layouts() {
            let plates = [
                ("tutorial", Some((tutorial(&layout, frames), 205.0))),
                ("hint", Some((hint(&layout, frames), 190.0))),
                ("last lines", recent(&layout, frames, true).map(|place| (place, 80.0))),
            ];
            let own = std::iter::once(layout.bottom()).chain(layout.partner());
            let mut piles = vec![PilePlace::Draw, PilePlace::SetAside];
            piles.extend((0..4).map(PilePlace::Building));
            for seat in own {
                piles.extend([PilePlace::Stock(seat), PilePlace::Hand(seat)]);
                piles.extend((0..4).map(|pile| PilePlace::Discard(seat, pile)));
            }
            for (name, place) in plates {
                let Some((place, high)) = place else { continue };
                let plate = plate(place, high);
                for pile in &piles {
                    let area = layout.on_wireframe(layout.spot(*pile).area(5));
                    assert!(
                        plate.intersect(area).is_empty(),
                        "{name} over {pile:?} of {layout:?}: {plate:?}, {area:?}"
                    );
                }
            }
        }
    }
}
