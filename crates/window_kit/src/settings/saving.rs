//! Saves the settings when they have changed.

use std::time::Duration;

use bevy::prelude::*;

use super::files::{is_known, save};
use super::merge::Shape;
use super::values::{FILE, Settings};

/// How long the settings must stay unchanged before they are written, so that dragging a slider writes once.
const WRITE_AFTER: Duration = Duration::from_millis(500);

pub(super) fn keep_changes(
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    exits: MessageReader<AppExit>,
    mut kept: Local<Option<Settings>>,
    mut rested: Local<Duration>,
) {
    // The values at the start are not a change: the command line may have set them for this run only.
    let Some(known) = kept.as_ref() else {
        *kept = Some(settings.clone());
        is_known(FILE, &*settings);
        return;
    };
    if *known == *settings {
        return;
    }
    *rested = if settings.is_changed() {
        Duration::ZERO
    } else {
        *rested + time.delta()
    };
    if *rested < WRITE_AFTER && exits.is_empty() {
        return;
    }
    if let Err(error) = save(FILE, &*settings, Shape::default()) {
        warn!("the settings were not kept: {error}");
    }
    *kept = Some(settings.clone());
}
