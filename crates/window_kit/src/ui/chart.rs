//! Bar charts.

use bevy::prelude::*;

use crate::ui::look::{BRASS, TEXT_QUIET, size};
use crate::ui::text::{bold, coloured, one_line};
use crate::ui::tooltip::Tooltip;
use messages::Message;

/// The least height of a bar, in logical pixels: even a value near zero stays visible.
const LEAST: f32 = 2.0;
/// The most bars that have words under and over them; more bars stand close together and show their words in a
/// tooltip.
const MOST_WITH_WORDS: usize = 12;

/// A bar.
#[derive(Clone, Debug)]
pub struct Bar {
    /// Its meaning.
    pub label: Message,
    /// Its height; bars below zero hang down.
    pub value: f64,
    /// The value in words.
    pub said: Message,
    /// Its colour.
    pub ground: Color,
}

/// A chart.
#[derive(Clone, Debug)]
pub struct Chart {
    /// Its bars, from left to right.
    pub bars: Vec<Bar>,
    /// A line through all bars, for example for the expected value.
    pub line: Option<f64>,
    /// The height of the highest bar, in logical pixels.
    pub height: f32,
}

impl Chart {
    /// The lowest and the highest value that the chart has room for: zero is one of them or lies between.
    fn span(&self) -> (f64, f64) {
        let values = self.bars.iter().map(|bar| bar.value).chain(self.line);
        values
            .filter(|value| value.is_finite())
            .fold((0.0, 0.0), |(least, most), value| {
                (f64::min(least, value), f64::max(most, value))
            })
    }

    /// The height of a value above the lowest place, in logical pixels.
    fn up(&self, value: f64) -> f32 {
        let (least, most) = self.span();
        if most > least && value.is_finite() {
            ((value - least) / (most - least)) as f32 * self.height
        } else {
            0.0
        }
    }

    /// The lower and the upper end of a bar, in logical pixels above the lowest place.
    fn reach(&self, value: f64) -> (f32, f32) {
        let (zero, end) = (self.up(0.0), self.up(value));
        let (low, high) = (zero.min(end), zero.max(end));
        if high - low >= LEAST {
            (low, high)
        } else if value < 0.0 {
            (high - LEAST, high)
        } else {
            (low, low + LEAST)
        }
    }
}

/// Spawns a chart as wide as its parent.
pub fn spawn(parent: &mut ChildSpawnerCommands, chart: &Chart) {
    let with_words = chart.bars.len() <= MOST_WITH_WORDS;
    parent
        .spawn((
            Node {
                column_gap: px(if with_words { 8 } else { 1 }),
                align_items: AlignItems::End,
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|row| {
            for bar in &chart.bars {
                row.spawn((
                    Node {
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::Stretch,
                        flex_grow: 1.0,
                        flex_basis: px(0),
                        max_width: px(if with_words { 110.0 } else { 14.0 }),
                        min_width: px(0),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|column| {
                    if with_words {
                        column.spawn(centred()).with_children(|over| {
                            over.spawn((bold(bar.said.clone(), size::SMALL), one_line()));
                        });
                    }
                    spawn_bar(column, chart, bar, with_words);
                    if with_words {
                        column.spawn(centred()).with_children(|under| {
                            under.spawn((
                                coloured(bar.label.clone(), size::SMALL, TEXT_QUIET),
                                TextLayout::justify(Justify::Center),
                            ));
                        });
                    }
                });
            }
        });
}

fn spawn_bar(column: &mut ChildSpawnerCommands, chart: &Chart, bar: &Bar, with_words: bool) {
    let (low, high) = chart.reach(bar.value);
    let mut place = column.spawn(Node {
        height: px(chart.height + LEAST),
        ..default()
    });
    if !with_words {
        place.insert(Tooltip(bar.label.clone()));
    }
    place.with_children(|place| {
        place.spawn((
            Node {
                position_type: PositionType::Absolute,
                left: px(0),
                right: px(0),
                bottom: px(low),
                height: px(high - low),
                border_radius: BorderRadius::all(px(if with_words { 3 } else { 1 })),
                ..default()
            },
            BackgroundColor(bar.ground),
            Pickable::IGNORE,
        ));
        if let Some(line) = chart.line {
            place.spawn((
                Node {
                    position_type: PositionType::Absolute,
                    // Reaches over the gap to the next bar, so that the pieces make one line.
                    left: px(-4),
                    right: px(-4),
                    bottom: px(chart.up(line) - 1.0),
                    height: px(2),
                    ..default()
                },
                BackgroundColor(BRASS),
                Pickable::IGNORE,
            ));
        }
    });
}

fn centred() -> impl Bundle {
    (
        Node {
            justify_content: JustifyContent::Center,
            ..default()
        },
        Pickable::IGNORE,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(values: &[f64], line: Option<f64>) -> Chart {
        let bar = |value: &f64| Bar {
            label: Message::empty(),
            value: *value,
            said: Message::empty(),
            ground: Color::WHITE,
        };
        Chart {
            bars: values.iter().map(bar).collect(),
            line,
            height: 100.0,
        }
    }

    #[test]
    fn bars_reach_from_zero_and_the_highest_as_high_as_the_chart() {
        let chart = chart(&[5.0, 10.0, 0.0], Some(20.0));
        assert_eq!(chart.reach(5.0), (0.0, 25.0));
        assert_eq!(chart.reach(10.0), (0.0, 50.0));
        assert_eq!(chart.reach(0.0), (0.0, LEAST));
        assert_eq!(chart.up(20.0), 100.0);
    }

    #[test]
    fn values_below_zero_hang_down() {
        let chart = chart(&[-5.0, 15.0], None);
        assert_eq!(chart.reach(-5.0), (0.0, 25.0));
        assert_eq!(chart.reach(15.0), (25.0, 100.0));
    }

    #[test]
    fn nothing_at_all_and_what_is_no_number_are_drawn_as_nothing() {
        for values in [&[0.0, 0.0][..], &[], &[f64::NAN, f64::INFINITY]] {
            let chart = chart(values, None);
            for value in values {
                assert_eq!(chart.reach(*value), (0.0, LEAST));
            }
        }
    }
}
