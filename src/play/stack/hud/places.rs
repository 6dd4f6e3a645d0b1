//! The places of hints and of the tutorial in Stack; at the pointer they could cover the dice that they are about.

use bevy::prelude::*;

use crate::screens::hud::notices::{HintPlace, PlatePlacement};
use crate::screens::hud::tutorial::TutorialRoom;
use crate::screens::hud::tutorial::lesson::Speaks;
use host::view::MatchView;
use window_kit::presentation::frames::Frames;

/// How far the usual lines of the log reach from the left, in hundredths of the window's width. Where more players need
/// more room, a hint lies over the last lines while it is read.
const BESIDE_LOG: f32 = 44.5;
/// The least width of a hint, in hundredths of the window's width; a narrower one would be higher than the near rim of
/// the tray.
const LEAST: f32 = 28.0;

/// The most seats that leave room for the tutorial in the rail.
const MOST_BESIDE_TUTORIAL: usize = 4;

/// The free part of the rail under this many seats.
fn under_the_seats(frames: Frames, seats: usize) -> Option<PlatePlacement> {
    (seats <= MOST_BESIDE_TUTORIAL).then_some(PlatePlacement {
        left: (1.0 - frames.rail()) * 100.0,
        bottom: frames.strip() * 100.0 + 0.8,
        width: frames.rail() * 100.0 - 0.4,
    })
}

/// The place over the near rim of the tray, between the lines of the log and the rail; `None` if it is too narrow.
fn beside_the_log(frames: Frames) -> Option<PlatePlacement> {
    let width = (1.0 - frames.rail()) * 100.0 - BESIDE_LOG - 1.0;
    (width >= LEAST).then_some(PlatePlacement {
        left: BESIDE_LOG,
        bottom: frames.strip() * 100.0 + 0.8,
        width,
    })
}

pub(crate) fn hang(
    (frames, taught, view): (Res<Frames>, Res<Speaks>, Res<MatchView>),
    (mut hints, mut room): (ResMut<HintPlace>, ResMut<TutorialRoom>),
) {
    let beside = beside_the_log(*frames).filter(|_| !taught.0);
    hints.set_if_neq(beside.map_or(HintPlace::AtPointer, HintPlace::At));
    room.set_if_neq(TutorialRoom(under_the_seats(*frames, view.seats.count())));
}

/// Resets the place, as other games have their own.
pub(crate) fn hang_back((mut hints, mut room): (ResMut<HintPlace>, ResMut<TutorialRoom>)) {
    hints.set_if_neq(HintPlace::default());
    room.set_if_neq(TutorialRoom::default());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_hangs_left_of_the_rail_and_low_enough_to_cover_no_die() {
        for size in [1.0, 1.1, 1.3] {
            let frames = Frames::of(size);
            let Some(place) = beside_the_log(frames) else { continue };
            assert!(place.left + place.width < (1.0 - frames.rail()) * 100.0);
            // A hint of two lines is 52 pixels high; the felt ends 116 pixels above the bottom.
            assert!(place.bottom + 52.0 * size / 7.2 < 16.2 + (frames.strip() - 0.08) * 100.0 + 3.0);
        }
        assert!(beside_the_log(Frames::default()).is_some());
        assert_eq!(beside_the_log(Frames::of(2.0)), None);
    }
}
