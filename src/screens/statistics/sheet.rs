//! A page of figures, as data: a few large ones, then charts and lists.

use bevy::prelude::*;

use messages::Message;
use window_kit::ui::chart::{self, Chart};
use window_kit::ui::look::{ROW, TEXT_QUIET, size};
use window_kit::ui::text::{bold, coloured, text};

/// A page of figures.
#[derive(Clone, Debug, Default)]
pub(super) struct Sheet {
    /// The conclusion, in a sentence or two.
    pub answer: Vec<Message>,
    /// The large figures: the label of each, and the figure.
    pub figures: Vec<(Message, Message)>,
    /// The parts below.
    pub parts: Vec<Part>,
}

/// A part of a page.
#[derive(Clone, Debug)]
pub(super) struct Part {
    /// What it shows.
    pub title: Message,
    /// How to read it.
    pub about: Option<Message>,
    /// Its chart.
    pub(crate) chart: Option<Chart>,
    /// Its lines: the label of each, and the figure.
    pub lines: Vec<(Message, Message)>,
}

impl Part {
    pub fn new(title: Message) -> Self {
        Self {
            title,
            about: None,
            chart: None,
            lines: Vec::new(),
        }
    }
}

pub(super) fn spawn(page: &mut ChildSpawnerCommands, sheet: &Sheet) {
    for answer in &sheet.answer {
        page.spawn(text(answer.clone(), size::BODY));
    }
    if !sheet.figures.is_empty() {
        page.spawn(side_by_side(14.0)).with_children(|row| {
            for (what, figure) in &sheet.figures {
                row.spawn(tile()).with_children(|tile| {
                    tile.spawn(bold(figure.clone(), size::HEADING));
                    tile.spawn((
                        coloured(what.clone(), size::SMALL, TEXT_QUIET),
                        TextLayout::justify(Justify::Center),
                    ));
                });
            }
        });
    }
    for part in &sheet.parts {
        page.spawn(block()).with_children(|block| {
            block.spawn(bold(part.title.clone(), size::GROUP));
            if let Some(about) = &part.about {
                block.spawn(coloured(about.clone(), size::SMALL, TEXT_QUIET));
            }
            if let Some(chart) = &part.chart {
                chart::spawn(block, chart);
            }
            for (what, figure) in &part.lines {
                block.spawn(line()).with_children(|line| {
                    line.spawn((coloured(what.clone(), size::BODY, TEXT_QUIET), grows()));
                    line.spawn(bold(figure.clone(), size::BODY));
                });
            }
        });
    }
}

fn side_by_side(gap: f32) -> impl Bundle {
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(gap),
            row_gap: px(gap),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

fn tile() -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            flex_grow: 1.0,
            flex_basis: px(110),
            min_width: px(0),
            padding: UiRect::axes(px(10), px(8)),
            border_radius: BorderRadius::all(px(8)),
            ..default()
        },
        BackgroundColor(ROW),
        Pickable::IGNORE,
    )
}

fn block() -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Stretch,
            row_gap: px(6),
            padding: UiRect::axes(px(14), px(10)),
            border_radius: BorderRadius::all(px(8)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(ROW),
        Pickable::IGNORE,
    )
}

fn line() -> impl Bundle {
    (
        Node {
            column_gap: px(12),
            align_items: AlignItems::Baseline,
            ..default()
        },
        Pickable::IGNORE,
    )
}

fn grows() -> impl Bundle {
    Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        ..default()
    }
}
