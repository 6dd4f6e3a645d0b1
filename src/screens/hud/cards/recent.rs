//! Where the last lines of the log hang at a card table: where no cards lie.

use bevy::prelude::*;

use crate::presentation::cards::CardLayout;
use crate::screens::hud::log::RecentPlace;

/// Beside the own area, where no partner sits.
const BESIDE: RecentPlace = RecentPlace {
    left: 0.6,
    bottom: 8.8,
    width: 21.5,
};
/// Nowhere: the drawer has them.
const NOWHERE: RecentPlace = RecentPlace { width: 0.0, ..BESIDE };

pub(super) fn hang(layout: Option<Res<CardLayout>>, mut place: ResMut<RecentPlace>) {
    let Some(layout) = layout else { return };
    place.set_if_neq(if layout.partner().is_none() { BESIDE } else { NOWHERE });
}

pub(super) fn hang_back(mut place: ResMut<RecentPlace>) {
    place.set_if_neq(RecentPlace::default());
}
