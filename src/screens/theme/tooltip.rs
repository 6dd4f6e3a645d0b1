//! Tooltips: a line of explanation after a quarter of a second under the pointer.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::text::text;
use super::{EDGE, PLATE_SOLID, size};

/// How long the pointer rests before the line appears, in seconds.
const DELAY_S: f32 = 0.25;
/// The widest tooltip, in logical pixels.
const WIDTH: f32 = 300.0;

/// What is said of a thing under the pointer. It needs [`Hovered`].
#[derive(Component, Clone, Debug)]
pub struct Tooltip(pub String);

/// The tooltip that is shown.
#[derive(Component, Clone, Copy, Debug)]
struct ShownFor(Entity);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_tooltip);
}

fn show_tooltip(
    time: Res<Time<Real>>,
    hovered: Query<(Entity, &Hovered, Ref<Tooltip>)>,
    shown: Query<(Entity, &ShownFor)>,
    windows: Query<&Window, With<PrimaryWindow>>,
    scale: Option<Res<UiScale>>,
    mut rests: Local<(Option<Entity>, f32)>,
    mut commands: Commands,
) {
    let under = hovered.iter().find(|(_, hovered, _)| hovered.get());
    let target = under.map(|(entity, ..)| entity);
    if rests.0 == target {
        rests.1 += time.delta_secs();
    } else {
        *rests = (target, 0.0);
    }
    let said_anew = under.as_ref().is_some_and(|(.., tooltip)| tooltip.is_changed());
    for (entity, of) in &shown {
        if Some(of.0) != target || said_anew {
            commands.entity(entity).despawn();
        }
    }
    let Some((target, _, tooltip)) = under else { return };
    if rests.1 < DELAY_S || shown.iter().any(|(_, of)| of.0 == target) {
        return;
    }
    let Ok(window) = windows.single() else { return };
    let Some(pointer) = window.cursor_position() else {
        return;
    };
    let scale = scale.map_or(1.0, |scale| scale.0).max(0.1);
    let (at, room) = (pointer / scale, window.size() / scale);
    commands.spawn((
        ShownFor(target),
        Node {
            position_type: PositionType::Absolute,
            max_width: px(WIDTH),
            // On the side of the pointer that has room.
            left: if at.x + WIDTH < room.x { px(at.x + 12.0) } else { auto() },
            right: if at.x + WIDTH < room.x {
                auto()
            } else {
                px(room.x - at.x + 4.0)
            },
            top: if at.y < room.y * 0.7 { px(at.y + 20.0) } else { auto() },
            bottom: if at.y < room.y * 0.7 {
                auto()
            } else {
                px(room.y - at.y + 10.0)
            },
            padding: UiRect::axes(px(10), px(6)),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(6)),
            ..default()
        },
        BackgroundColor(PLATE_SOLID),
        BorderColor::all(EDGE),
        GlobalZIndex(200),
        Pickable::IGNORE,
        children![text(tooltip.0.clone(), size::SMALL)],
    ));
}
