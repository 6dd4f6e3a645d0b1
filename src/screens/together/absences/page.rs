//! The page itself: it shows what the room says.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;

use super::super::room::{Room, SendRoomRequest};
use super::notice::{self, Typing};
use super::own::{self, VacationDays};
use super::seats;
use crate::screens::overlay_page::{closing_button, spawn_overlay_page};
use messages::texts::absences as words;
use window_kit::ui::in_place::{FilledElsewhere, InPlace};
use window_kit::ui::look::{TEXT_QUIET, size};
use window_kit::ui::plate;
use window_kit::ui::scroll::page_area;
use window_kit::ui::text::coloured;
use window_kit::window::intent::Notice;
use window_kit::window::next_frame::NextFrame;
use window_kit::window::state::Overlay;

/// How often the times on the page are counted anew, in seconds.
const COUNTS_S: f32 = 20.0;

/// What the page shows, filled when the room changes.
#[derive(Component, Clone, Copy, Debug)]
struct Arrangements;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<VacationDays>()
        .init_resource::<Typing>()
        .add_message::<SendRoomRequest>()
        .add_message::<Notice>()
        .add_systems(OnEnter(Overlay::Absences), spawn_page)
        .add_systems(
            Update,
            (notice::note_typed, notice::set_by_key, show)
                .chain()
                .run_if(in_state(Overlay::Absences)),
        );
}

fn spawn_page(mut commands: Commands, mut typing: ResMut<Typing>) {
    *typing = Typing::default();
    spawn_overlay_page(&mut commands, Overlay::Absences, plate::solid_plate(760.0), |sheet| {
        sheet.spawn(plate::heading(words::HEADING));
        sheet.spawn(coloured(words::ABOUT, size::BODY, TEXT_QUIET));
        page_area(sheet, 8.0, |page| {
            page.spawn((Arrangements, FilledElsewhere, plate::column(8.0)));
        });
        sheet.spawn((closing_button(words::DONE, "absences.done"), AutoFocus));
    });
}

fn show(
    (room, days, mut typing): (Option<Res<Room>>, Res<VacationDays>, ResMut<Typing>),
    time: Res<Time<Real>>,
    lists: Query<(Entity, Ref<Arrangements>)>,
    mut next_frame: ResMut<NextFrame>,
    mut commands: Commands,
    mut counted: Local<u64>,
) {
    // When the match is over, there is nothing to arrange.
    let Some(room) = room.filter(|room| room.takes_days() && room.is_playing()) else {
        lists.iter().for_each(|(list, _)| {
            commands.entity(list).despawn_related::<Children>();
        });
        return;
    };
    next_frame.within(COUNTS_S);
    typing.follow(&room);
    let now = time.elapsed();
    let count = now.as_secs() / COUNTS_S as u64;
    for (list, mark) in &lists {
        if !(mark.is_added() || room.is_changed() || days.is_changed() || *counted != count) {
            continue;
        }
        commands.entity(list).update_children(|list| {
            own::spawn(list, &room, (*days, &typing));
            seats::spawn(list, &room, now);
        });
    }
    *counted = count;
}
