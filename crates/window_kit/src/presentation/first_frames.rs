//! The first frames where no thread compiles shaders aside: the interface alone, as a person can choose from the title
//! meanwhile, then the table, then what later frames need.

use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::presentation::rehearsal::{Rehearsals, Rehearsed};
use crate::presentation::visual::TableCamera;

/// The frames without the table. The title is on the screen after the third.
const ALONE: usize = 4;
/// The frames for the table itself.
const TABLE: usize = 8;
/// The frames for each look: the render world is one behind.
const EACH: usize = 3;

fn leave_out(cameras: Query<Entity, With<TableCamera>>, mut commands: Commands) {
    for camera in &cameras {
        commands.entity(camera).insert(RenderLayers::none());
    }
}

fn go_on(
    mut frames: Local<usize>,
    cameras: Query<Entity, With<TableCamera>>,
    rehearsals: Option<Res<Rehearsals>>,
    shown: Query<Entity, With<Rehearsed>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let rehearsals = rehearsals.as_ref().map_or(&[][..], |rehearsals| &rehearsals.0);
    if *frames > ALONE + TABLE + rehearsals.len() * EACH {
        return;
    }
    *frames += 1;
    redraw.write(RequestRedraw);
    if *frames == ALONE + 1 {
        for camera in &cameras {
            commands.entity(camera).remove::<RenderLayers>();
        }
    }
    let Some(after) = frames.checked_sub(ALONE + TABLE).filter(|after| after % EACH == 0) else {
        return;
    };
    for entity in &shown {
        commands.entity(entity).despawn();
    }
    if let Some(show) = rehearsals.get(after / EACH) {
        commands.run_system(*show);
    }
}

/// Shows the interface first, and everything else one after the other.
pub fn plugin(app: &mut App) {
    app.add_systems(PostStartup, leave_out).add_systems(Last, go_on);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presentation::rehearsal::Rehearse;

    #[test]
    fn the_table_and_each_look_follow_after_the_first_frames() {
        let mut app = App::new();
        app.add_message::<RequestRedraw>().add_plugins(plugin);
        for look in ["one", "other"] {
            app.rehearse(move |mut commands: Commands| {
                commands.spawn((Rehearsed, Name::new(look)));
            });
        }
        let camera = app.world_mut().spawn(TableCamera).id();
        let mut seen: Vec<(usize, String)> = Vec::new();
        for frame in 1..=ALONE + TABLE + 4 * EACH {
            app.update();
            let hides = app.world().get::<RenderLayers>(camera) == Some(&RenderLayers::none());
            assert_eq!(hides, frame <= ALONE, "frame {frame}");
            let world = app.world_mut();
            let shown = world.query_filtered::<&Name, With<Rehearsed>>();
            seen.extend({ shown }.iter(world).map(|name| (frame, name.to_string())));
        }
        let expected = (0..2 * EACH).map(|at| (ALONE + TABLE + at, ["one", "other"][at / EACH].to_owned()));
        assert_eq!(seen, expected.collect::<Vec<_>>());
    }
}
