//! Brings a found piece to the upper part of the page, where a reader looks, even if the page ends soon after the
//! piece.

use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiGlobalTransform, UiSystems};

/// The area that shows the page and scrolls it.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Page;

/// The end of the page: empty room that lets its last pieces move up.
#[derive(Component, Clone, Copy, Debug)]
struct Tail;

/// The piece to bring to the upper part of the page, once it is laid out.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct StandHere;

/// The distance of the piece from the upper edge, as a fraction of the page's height.
const FROM_THE_TOP: f32 = 0.15;

/// The end of a page, after its last piece.
pub(super) fn tail() -> impl Bundle {
    (
        Tail,
        Node {
            flex_shrink: 0.0,
            ..default()
        },
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, stand.after(UiSystems::Layout));
}

fn stand(
    targets: Query<(Entity, &ComputedNode, &UiGlobalTransform), With<StandHere>>,
    mut pages: Query<(&ComputedNode, &UiGlobalTransform, &mut ScrollPosition), With<Page>>,
    mut tails: Query<&mut Node, With<Tail>>,
    mut commands: Commands,
) {
    let (Some((target, node, at)), Ok((page, page_at, mut scrolled))) = (targets.iter().next(), pages.single_mut())
    else {
        return;
    };
    if node.size().y <= 0.0 || page.size().y <= 0.0 {
        return;
    }
    let top = |node: &ComputedNode, at: &UiGlobalTransform| at.translation.y - node.size().y / 2.0;
    let within = top(node, at) - top(page, page_at) + page.scroll_position.y;
    let wanted = (within - page.size().y * FROM_THE_TOP).max(0.0);
    let missing = wanted - (page.content_size().y - page.size().y).max(0.0);
    let scale = page.inverse_scale_factor;
    if missing > 0.5
        && let Ok(mut tail) = tails.single_mut()
    {
        let now = if let Val::Px(height) = tail.height { height } else { 0.0 };
        tail.height = px(now + missing * scale + 1.0);
        return;
    }
    scrolled.y = wanted * scale;
    commands.entity(target).remove::<StandHere>();
}
