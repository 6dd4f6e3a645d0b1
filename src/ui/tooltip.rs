//! Tooltips: a line of explanation after a quarter of a second under the pointer.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::messages::Message;
use crate::ui::beside::Beside;
use crate::ui::look::{EDGE, PLATE_SOLID, size};
use crate::ui::text::text;

/// How long the pointer has to rest before the line appears, in seconds.
const DELAY_S: f32 = 0.25;
/// The widest tooltip, in logical pixels.
const WIDTH: f32 = 300.0;

/// The explanation of the element under the pointer. The element needs [`Hovered`].
#[derive(Component, Clone, Debug)]
pub struct Tooltip(pub Message);

/// The tooltip that is shown.
#[derive(Component, Clone, Copy, Debug)]
struct ShownFor(Entity);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, show_tooltip);
}

fn show_tooltip(
    time: Res<Time<Real>>,
    hovered: Query<(Entity, &Hovered, Ref<Tooltip>)>,
    shown: Query<(Entity, &ShownFor)>,
    beside: Beside,
    mut rests: Local<(Option<Entity>, f32)>,
    mut redraw: MessageWriter<RequestRedraw>,
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
    if rests.1 < DELAY_S {
        redraw.write(RequestRedraw);
        return;
    }
    if shown.iter().any(|(_, of)| of.0 == target) {
        return;
    }
    let Some(node) = beside.pointer().and_then(|pointer| beside.node(pointer, WIDTH)) else {
        return;
    };
    commands.spawn((
        ShownFor(target),
        Node {
            padding: UiRect::axes(px(10), px(6)),
            border_radius: BorderRadius::all(px(6)),
            ..node
        },
        BackgroundColor(PLATE_SOLID),
        BorderColor::all(EDGE),
        GlobalZIndex(200),
        Pickable::IGNORE,
        children![text(tooltip.0.clone(), size::SMALL)],
    ));
}
