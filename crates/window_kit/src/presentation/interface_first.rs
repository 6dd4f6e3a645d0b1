//! The first frames show the interface alone, where no thread compiles shaders aside: those of the table take longer
//! than all else, and a person can choose from the title meanwhile.

use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::presentation::visual::TableCamera;

/// The frames without the table. The title is on the screen after the third.
const FRAMES: u8 = 4;

fn leave_out(cameras: Query<Entity, With<TableCamera>>, mut commands: Commands) {
    for camera in &cameras {
        commands.entity(camera).insert(RenderLayers::none());
    }
}

fn show_then(
    mut frames: Local<u8>,
    cameras: Query<Entity, With<TableCamera>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    if *frames > FRAMES {
        return;
    }
    *frames += 1;
    redraw.write(RequestRedraw);
    if *frames > FRAMES {
        for camera in &cameras {
            commands.entity(camera).remove::<RenderLayers>();
        }
    }
}

/// Shows the interface alone in the first frames.
pub fn plugin(app: &mut App) {
    app.add_systems(PostStartup, leave_out).add_systems(Last, show_then);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_follows_after_the_first_frames() {
        let mut app = App::new();
        app.add_message::<RequestRedraw>().add_plugins(plugin);
        let camera = app.world_mut().spawn(TableCamera).id();
        for frame in 0..=FRAMES {
            app.update();
            let hides = app.world().get::<RenderLayers>(camera) == Some(&RenderLayers::none());
            assert_eq!(hides, frame < FRAMES, "frame {frame}");
        }
    }
}
