//! Sliders: when dragged, clicked or moved with arrows, they trigger [`bevy::ui_widgets::ValueChange`] on themselves.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Slider, SliderPrecision, SliderRange, SliderStep, SliderThumb, SliderValue, TrackClick};

use crate::ui::focus::focusable;
use crate::ui::look::{BRASS, CONTROL, EDGE, TEXT};

const THUMB: f32 = 20.0;

/// A slider of `range` at `value`. The arrows move it by `step`.
pub fn slider(range: std::ops::RangeInclusive<f32>, value: f32, step: f32) -> impl Bundle {
    (
        Node {
            width: px(220),
            height: px(30),
            justify_content: JustifyContent::Center,
            flex_direction: FlexDirection::Column,
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(6)),
            ..default()
        },
        Slider {
            track_click: TrackClick::Snap,
            ..default()
        },
        SliderValue(value),
        SliderRange::from_range(range),
        SliderStep(step),
        SliderPrecision(2),
        Hovered::default(),
        focusable(),
        children![
            (
                Node {
                    height: px(8),
                    width: percent(100),
                    border: px(1).all(),
                    border_radius: BorderRadius::all(px(4)),
                    ..default()
                },
                BackgroundColor(CONTROL),
                BorderColor::all(EDGE),
                Pickable::IGNORE,
            ),
            (
                // As wide as the thumb's path, so that a plain fraction gives the thumb's place.
                Node {
                    position_type: PositionType::Absolute,
                    left: px(0),
                    right: px(THUMB),
                    top: px(0),
                    bottom: px(0),
                    align_items: AlignItems::Center,
                    ..default()
                },
                Pickable::IGNORE,
                children![(
                    SliderThumb,
                    Node {
                        position_type: PositionType::Absolute,
                        width: px(THUMB),
                        height: px(THUMB),
                        // In the middle, for sliders of any height.
                        top: percent(50),
                        margin: UiRect::top(px(-THUMB / 2.0)),
                        left: percent(0),
                        border: px(2).all(),
                        border_radius: BorderRadius::MAX,
                        ..default()
                    },
                    BackgroundColor(BRASS),
                    BorderColor::all(TEXT),
                )],
            ),
        ],
    )
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, place_thumbs.before(bevy::ui::UiSystems::Layout));
}

fn place_thumbs(
    sliders: Query<(Entity, &SliderValue, &SliderRange), With<Slider>>,
    children: Query<&Children>,
    mut thumbs: Query<&mut Node, With<SliderThumb>>,
) {
    for (slider, value, range) in &sliders {
        for child in children.iter_descendants(slider) {
            if let Ok(mut thumb) = thumbs.get_mut(child) {
                let left = percent(range.thumb_position(value.0) * 100.0);
                if thumb.left != left {
                    thumb.left = left;
                }
            }
        }
    }
}
