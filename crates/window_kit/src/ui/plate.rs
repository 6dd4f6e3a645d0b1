//! Plates and the roots of screens and overlays.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use crate::ui::access::Access;
use crate::ui::look::{EDGE, PLATE, PLATE_SOLID, SHADE, size};
use crate::ui::text::bold;
use messages::Message;

/// The whole window, with contents in the middle. Pointer events pass through to the table.
pub fn screen_root() -> impl Bundle {
    (in_the_middle(), Pickable::IGNORE, TabGroup::new(0))
}

/// The whole window, with contents in the middle.
fn in_the_middle() -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

/// The whole window, with contents on the right.
fn beside_the_table() -> Node {
    Node {
        padding: UiRect::horizontal(percent(3)),
        justify_content: JustifyContent::End,
        ..in_the_middle()
    }
}

/// The whole window, with contents on the right and the table beside them. Pointer events pass through to the table.
pub fn side_root() -> impl Bundle {
    (beside_the_table(), Pickable::IGNORE, TabGroup::new(0))
}

/// The whole window darkened, with contents in the middle, above everything else. It takes all pointer events and the
/// focus.
pub fn overlay_root() -> impl Bundle {
    (
        in_the_middle(),
        BackgroundColor(SHADE),
        GlobalZIndex(100),
        TabGroup::modal(),
    )
}

/// The whole window, with contents at the lower edge of the window, above everything else, pages too. It takes all
/// pointer events and the focus.
pub fn lower_overlay_root() -> impl Bundle {
    (
        Node {
            align_items: AlignItems::End,
            padding: UiRect::bottom(percent(2)),
            ..in_the_middle()
        },
        GlobalZIndex(110),
        TabGroup { order: 1, modal: true },
    )
}

/// The same with contents on the right, and the table beside them hardly darkened: the contents change how it looks.
pub fn overlay_beside_the_table() -> impl Bundle {
    (
        beside_the_table(),
        BackgroundColor(SHADE.with_alpha(0.12)),
        GlobalZIndex(100),
        TabGroup::modal(),
    )
}

/// A plate with contents in a column, `width` logical pixels wide and never larger than the window.
pub fn plate(width: f32) -> impl Bundle {
    (column_plate(width), BackgroundColor(PLATE), BorderColor::all(EDGE))
}

/// A plate as high as the window allows, whatever its contents.
pub fn tall_plate(width: f32) -> impl Bundle {
    let node = Node {
        height: percent(94),
        ..column_plate(width)
    };
    // It covers nearly the whole table, so less of it shines through behind the small text.
    (
        node,
        BackgroundColor(PLATE_SOLID.with_alpha(0.988)),
        BorderColor::all(EDGE),
    )
}

/// A plate that hides everything under it, for long texts.
pub fn solid_plate(width: f32) -> impl Bundle {
    (
        column_plate(width),
        BackgroundColor(PLATE_SOLID),
        BorderColor::all(EDGE),
    )
}

/// The ground and the edge of a plate that hides everything under it.
pub fn solid_ground() -> impl Bundle {
    (BackgroundColor(PLATE_SOLID), BorderColor::all(EDGE))
}

fn column_plate(width: f32) -> Node {
    Node {
        width: px(width),
        max_width: percent(96),
        max_height: percent(94),
        padding: px(22).all(),
        border: px(1).all(),
        border_radius: BorderRadius::all(px(12)),
        flex_direction: FlexDirection::Column,
        row_gap: px(10),
        ..default()
    }
}

/// The heading of a plate.
pub fn heading(content: impl Into<Message>) -> impl Bundle {
    (bold(content, size::HEADING), Access::heading())
}

/// Elements side by side, wrapped if they don't fit.
pub fn row() -> impl Bundle {
    (
        Node {
            align_items: AlignItems::Center,
            column_gap: px(10),
            row_gap: px(8),
            flex_wrap: FlexWrap::Wrap,
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// The same, closer together.
pub fn tight_row() -> impl Bundle {
    (
        Node {
            align_items: AlignItems::Center,
            column_gap: px(8),
            row_gap: px(6),
            flex_wrap: FlexWrap::Wrap,
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// An entry of a list: elements side by side on their own background.
pub fn entry(ground: Color) -> impl Bundle {
    (entry_node(), BackgroundColor(ground))
}

/// The same, wrapped if the elements don't fit.
pub fn wrapping_entry(ground: Color) -> impl Bundle {
    let node = Node {
        flex_wrap: FlexWrap::Wrap,
        row_gap: px(6),
        ..entry_node()
    };
    (node, BackgroundColor(ground))
}

fn entry_node() -> Node {
    Node {
        padding: UiRect::axes(px(11), px(7)),
        border_radius: BorderRadius::all(px(8)),
        align_items: AlignItems::Center,
        column_gap: px(11),
        flex_shrink: 0.0,
        ..default()
    }
}

/// The lines of text in an entry: below each other, as wide as the other elements allow. An entry that
/// wraps leaves them at least `basis` logical pixels.
pub fn lines(basis: f32) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(basis),
        min_width: px(0),
        ..default()
    }
}

/// Elements below each other.
pub fn column(gap: f32) -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(gap),
            ..default()
        },
        Pickable::IGNORE,
    )
}
