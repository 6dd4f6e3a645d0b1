//! Brings the feed of the host to this table when the table is ready for it.

use bevy::prelude::*;

use crate::table::defect::Defects;
use crate::table::journal::Journal;
use crate::table::keeping::Keeping;
use crate::table::local::LocalHost;
use crate::table::phase::{MatchPhase, TableGate};
use crate::table::viewer::TableViewer;
use host::feed::Told;
use host::request::Undone;
use host::view::MatchView;

/// Shows the items of this table's viewer, as far as the table is ready for them.
pub(crate) fn publish(
    mut local: ResMut<LocalHost>,
    (viewer, gate, keeping): (Res<TableViewer>, Res<TableGate>, Res<Keeping>),
    time: Res<Time<Real>>,
    mut journal: ResMut<Journal>,
    mut defects: ResMut<Defects>,
    mut undone: MessageWriter<Undone>,
    mut view: ResMut<MatchView>,
    mut phase: ResMut<NextState<MatchPhase>>,
) {
    let local = &mut *local;
    for found in local.host.take_defects() {
        defects.note(found);
    }
    let mut is_new = viewer.0 != local.viewer;
    let before = std::mem::replace(&mut local.viewer, viewer.0);
    if is_new {
        local.host.connect_once(viewer.0);
    }
    let mut items = local.unshown(local.viewer);
    let kept = keeping.position();
    if items.is_none() {
        // This viewer had no feed before: it sees the items that the viewer before it was about to see.
        items = local.unshown(before);
        is_new = true;
    }
    let Some(items) = items else {
        defects.note("a part of the feed was lost".to_owned());
        local.shown = local.host.position();
        *view = local.view();
        return;
    };
    for item in items {
        if local.waits(&item, *gate, kept, time.elapsed()) {
            break;
        }
        match item.told {
            Told::Happened { entry, events, .. } => {
                for event in events {
                    journal.append(event, entry as usize);
                }
            }
            Told::Undone { seat, told } => {
                undone.write(Undone {
                    seat,
                    told: told as usize,
                });
            }
            Told::Whole { .. } | Told::Sits { .. } | Told::Given { .. } | Told::Refused { .. } => {}
        }
        local.shown = item.position;
        is_new = true;
    }
    if is_new {
        local.host.read_to(local.shown);
        *view = match local.host.view_at(local.viewer, local.shown) {
            Some(view) => view.clone(),
            None => local.view(),
        };
    }
    if let Some(now) = local.phase() {
        NextState::set_if_neq(&mut phase, now);
    }
}
