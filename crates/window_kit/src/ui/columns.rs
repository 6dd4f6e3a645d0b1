//! A sheet with a head, two columns and a foot. Each column scrolls by itself. If the window is small for the letters,
//! head and columns are one column that scrolls, so that no part is only a slit.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

use crate::ui::scroll::scroll_area;

/// In a window with fewer logical pixels than this in either direction, the columns lie below each other.
const LEAST: Vec2 = Vec2::new(900.0, 500.0);
/// The gap between things in a column, in logical pixels.
const GAP: f32 = 7.0;

/// A column: its share of the width beside the other one, and its mark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Column<B> {
    /// Its share of the width.
    pub share: f32,
    /// The bundle that its area gets.
    pub mark: B,
}

/// Whether columns lie below each other now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Folded(pub bool);

/// The area around head and columns: it scrolls while they are one column.
#[derive(Component, Clone, Copy, Debug)]
struct Whole;

/// The box of the columns.
#[derive(Component, Clone, Copy, Debug)]
struct SideBySide;

/// The area of a column, with its share.
#[derive(Component, Clone, Copy, Debug)]
struct Part(f32);

/// Spawns head and columns, with a gap of `between` logical pixels between the columns. The head gets `head`.
pub fn head_and_columns<B: Bundle>(
    sheet: &mut ChildSpawnerCommands,
    head: impl Bundle,
    between: f32,
    columns: [Column<B>; 2],
) {
    let node = Node {
        flex_grow: 1.0,
        flex_shrink: 1.0,
        ..default()
    };
    let whole = scroll_area(sheet, node, 10.0, |whole| {
        whole.spawn(head);
        whole
            .spawn((
                SideBySide,
                Node {
                    column_gap: px(between),
                    row_gap: px(14),
                    min_height: px(0),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|row| {
                for Column { share, mark } in columns {
                    let node = Node {
                        min_width: px(0),
                        ..default()
                    };
                    let area = scroll_area(row, node, GAP, |_| {});
                    row.commands().entity(area).insert((Part(share), mark));
                }
            });
    });
    sheet.commands().entity(whole).insert(Whole);
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Folded>().add_systems(
        PostUpdate,
        fold.run_if(resource_changed::<Folded>.or_else(any_match_filter::<Added<Whole>>))
            .before(bevy::ui::UiSystems::Layout),
    );
}

/// Whether a window of this many logical pixels is small.
pub(super) fn is_small(window: Vec2) -> bool {
    window.x < LEAST.x || window.y < LEAST.y
}

/// Lays the columns beside or below each other.
fn fold(
    folded: Res<Folded>,
    wholes: Query<Entity, With<Whole>>,
    rows: Query<Entity, With<SideBySide>>,
    parts: Query<(Entity, &Part, &ChildOf)>,
    mut nodes: Query<(&mut Node, Option<&mut ScrollPosition>)>,
    mut commands: Commands,
) {
    let folded = folded.0;
    let mut scrolls = |entity: Entity, scrolls: bool, commands: &mut Commands| {
        if let Ok((mut node, position)) = nodes.get_mut(entity) {
            node.overflow = if scrolls {
                Overflow::scroll_y()
            } else {
                Overflow::visible()
            };
            if let Some(mut position) = position {
                position.0 = Vec2::ZERO;
            }
        }
        if scrolls {
            commands.entity(entity).insert(ScrollArea);
        } else {
            commands.entity(entity).remove::<ScrollArea>();
        }
    };
    for whole in &wholes {
        scrolls(whole, folded, &mut commands);
    }
    for (part, ..) in &parts {
        scrolls(part, !folded, &mut commands);
    }
    let (direction, grows, shrinks) = if folded {
        (FlexDirection::Column, 0.0, 0.0)
    } else {
        (FlexDirection::Row, 1.0, 1.0)
    };
    for row in &rows {
        if let Ok((mut node, _)) = nodes.get_mut(row) {
            (node.flex_direction, node.flex_grow, node.flex_shrink) = (direction, grows, shrinks);
        }
    }
    for (_, Part(share), frame) in &parts {
        if let Ok((mut node, _)) = nodes.get_mut(frame.parent()) {
            node.flex_grow = grows * share;
            node.flex_shrink = shrinks;
            node.flex_basis = if folded { Val::Auto } else { px(0) };
        }
    }
}
