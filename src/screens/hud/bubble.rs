//! Speech bubbles at the seats of players: what people say over the network, and what computer players say.

use bevy::prelude::*;
use bevy::ui::{ComputedNode, ComputedUiRenderTargetInfo, UiGlobalTransform};
use bevy::window::RequestRedraw;

use crate::screens::hud::points::SeatRow;
use messages::Message as Words;
use rules::ids::SeatId;
use window_kit::presentation::frames::Frames;
use window_kit::settings::Settings;
use window_kit::ui::access::Access;
use window_kit::ui::look::{BRASS, PLATE_SOLID};
use window_kit::ui::scale::FrameScale;
use window_kit::ui::text::{bold, bold_coloured, one_line};
use window_kit::window::state::Screen;
use window_kit::window::steps::HudSystems;
use window_kit::window::ui_clock::{StartTime, UiClock};

/// How long a bubble stays, in seconds.
pub(crate) const STAYS_S: f32 = 4.0;
/// How much longer each letter that a person has written lets it stay, in seconds.
const READ_S: f32 = 0.06;
/// The longest line of what a person has written, as a part of the window's width.
const WIDEST: f32 = 34.0;
/// How long it fades at the end, in seconds.
const FADES_S: f32 = 0.8;
/// How far it flies, in logical pixels.
const FLIES: f32 = 14.0;
/// The gap between a bubble and its seat, and the least one to the edge of the window, in logical pixels.
const GAP: f32 = 6.0;
/// The seats in a column at the right edge are at least this far right, as a part of the window's width.
const COLUMN: f32 = 0.78;

/// A request to show a bubble.
#[derive(Message, Clone, Debug)]
pub(crate) struct Says {
    /// Where the speaker sits; without a seat the bubble is in the corner.
    pub seat: Option<SeatId>,
    /// The name of the speaker.
    pub name: String,
    /// What is said.
    pub words: Words,
    /// Whether a screen reader finds it.
    pub read: bool,
    /// How many letters it has, if a person has written it: it may have several lines then, and stays longer.
    pub written: Option<usize>,
}

/// A bubble in flight.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Bubble {
    /// Where the speaker sits.
    pub seat: Option<SeatId>,
    since: StartTime,
    stays_s: f32,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Says>().add_systems(
        Update,
        (launch, fly)
            .chain()
            .in_set(HudSystems::Show)
            .run_if(in_state(Screen::Match)),
    );
}

fn launch(mut said: MessageReader<Says>, scale: Res<FrameScale>, mut commands: Commands) {
    for says in said.read() {
        let mut bubble = commands.spawn((
            Bubble {
                seat: says.seat,
                since: StartTime::default(),
                stays_s: STAYS_S + says.written.unwrap_or(0) as f32 * READ_S,
            },
            DespawnOnExit(Screen::Match),
            Node {
                position_type: PositionType::Absolute,
                left: percent(2),
                top: percent(12),
                padding: UiRect::axes(scale.px(10.0), scale.px(4.0)),
                border: px(1).all(),
                border_radius: BorderRadius::all(scale.px(10.0)),
                column_gap: scale.px(7.0),
                ..default()
            },
            BackgroundColor(PLATE_SOLID),
            BorderColor::all(BRASS),
            GlobalZIndex(40),
            Pickable::IGNORE,
        ));
        if !says.read {
            bubble.insert(Access::left_out());
        }
        bubble.with_children(|bubble| {
            let name = Words::verbatim(&says.name);
            bubble.spawn((bold_coloured(name, scale.text(14.0), BRASS), one_line()));
            let mut line = bubble.spawn(bold(says.words.clone(), scale.text(16.0)));
            if says.written.is_none() {
                line.insert(one_line());
            } else {
                line.entry::<Node>().and_modify(|mut node| node.max_width = vw(WIDEST));
            }
        });
    }
}

/// Whether a seat is in the column at the right edge.
fn in_column(seat: Rect, window: Vec2) -> bool {
    seat.min.x > COLUMN * window.x
}

/// The upper left corner of a bubble at a seat, in logical pixels: left of a seat in the column at the right edge, or
/// else over the row of the seat, whose name it repeats, so that no card and no board is covered. It is inside the
/// part of the window under the bar.
fn corner(seat: Rect, bubble: Vec2, window: Vec2, top: f32) -> Vec2 {
    let left = if in_column(seat, window) {
        seat.min.x - GAP - bubble.x
    } else {
        seat.min.x
    };
    let at = Vec2::new(left, seat.center().y - bubble.y / 2.0);
    let least = Vec2::new(GAP, top + GAP);
    at.min(window - bubble - GAP).max(least)
}

fn fly(
    mut clock: UiClock,
    (settings, frames): (Res<Settings>, Res<Frames>),
    rows: Query<(&SeatRow, &ComputedNode, &UiGlobalTransform, &ComputedUiRenderTargetInfo)>,
    mut flying: Query<(
        Entity,
        &mut Bubble,
        &mut Node,
        &ComputedNode,
        &mut BackgroundColor,
        &mut BorderColor,
        &Children,
    )>,
    mut texts: Query<&mut TextColor>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, mut bubble, mut node, own, mut ground, mut edge, children) in &mut flying {
        let age_s = clock.age(&mut bubble.since).as_secs_f32();
        redraw.write(RequestRedraw);
        let stays_s = bubble.stays_s;
        if age_s > stays_s {
            commands.entity(entity).despawn();
            continue;
        }
        let row = rows.iter().find(|(of, ..)| Some(of.0) == bubble.seat);
        if let Some((_, row, place, picture)) = row {
            let of_row = |length: Vec2| length * row.inverse_scale_factor;
            let seat = Rect::from_center_size(of_row(place.translation), of_row(row.size()));
            let window = picture.logical_size();
            let size = own.size() * own.inverse_scale_factor;
            let mut at = corner(seat, size, window, frames.top() * window.y);
            if !settings.reduced_motion {
                // It comes from its seat.
                let left = (1.0 - age_s / STAYS_S).max(0.0).powi(5) * FLIES;
                at += if in_column(seat, window) { Vec2::X } else { Vec2::Y } * left;
            }
            node.left = px(at.x);
            node.top = px(at.y);
        }
        let alpha = ((stays_s - age_s) / FADES_S).clamp(0.0, 1.0);
        ground.0 = PLATE_SOLID.with_alpha(alpha * 0.95);
        *edge = BorderColor::all(BRASS.with_alpha(alpha));
        for child in children {
            if let Ok(mut text) = texts.get_mut(*child) {
                text.0 = text.0.with_alpha(alpha);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bubble_lies_beside_its_seat_and_inside_the_window() {
        let window = Vec2::new(1280.0, 720.0);
        let bubble = Vec2::new(320.0, 34.0);
        let seats = [
            Rect::new(1025.0, 60.0, 1275.0, 120.0),
            Rect::new(1025.0, 600.0, 1275.0, 718.0),
            Rect::new(4.0, 42.0, 240.0, 80.0),
            Rect::new(1000.0, 42.0, 1270.0, 80.0),
            Rect::new(500.0, 640.0, 700.0, 716.0),
        ];
        for seat in seats {
            let at = corner(seat, bubble, window, 40.0);
            let lies = Rect::from_corners(at, at + bubble);
            let inside = Rect::new(0.0, 40.0, window.x, window.y);
            assert_eq!(lies.intersect(inside).size(), bubble, "{seat:?}: {lies:?}");
            let beside = lies.intersect(seat).is_empty();
            assert_eq!(beside, in_column(seat, window), "{seat:?}: {lies:?}");
            let height = (lies.center().y - seat.center().y).abs();
            assert!(height < GAP, "{seat:?}: {lies:?}");
        }
    }
}
