//! Lost points fly to the row of the player who lost them.

use bevy::prelude::*;
use bevy::ui::{ComputedNode, ComputedUiRenderTargetInfo, UiGlobalTransform};
use bevy::window::RequestRedraw;

use messages::Message as Words;
use rules::ids::SeatId;
use window_kit::settings::Settings;
use window_kit::table::replay::state::Replay;
use window_kit::ui::look::{AMBER, INK};
use window_kit::ui::scale::FrameScale;
use window_kit::ui::text::bold_coloured;
use window_kit::window::next_frame::NextFrame;
use window_kit::window::state::Screen;
use window_kit::window::steps::HudSystems;
use window_kit::window::ui_clock::{StartTime, UiClock};

/// How long the flight takes, in seconds.
const FLIGHT_S: f32 = 1.1;
/// How long the points stay at the row, in seconds.
const REST_S: f32 = 1.4;
/// Where the flight starts, as fractions of the window.
const FROM: Vec2 = Vec2::new(0.62, 0.12);

/// The place of a seat on the screen; the points that the seat loses fly there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SeatRow(pub SeatId);

/// A seat lost points.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct PointsLost {
    /// The seat.
    pub seat: SeatId,
    /// The number of points.
    pub points: u8,
}

/// Points on their way.
#[derive(Component, Clone, Copy, Debug)]
struct Flying {
    seat: SeatId,
    since: StartTime,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<NextFrame>()
        .add_message::<PointsLost>()
        .add_systems(
            Update,
            (launch, fly)
                .chain()
                .in_set(HudSystems::Show)
                .run_if(in_state(Screen::Match)),
        );
}

fn launch(mut lost: MessageReader<PointsLost>, replay: Replay, scale: Res<FrameScale>, mut commands: Commands) {
    if replay.is_skipping() {
        lost.clear();
    }
    for PointsLost { seat, points } in lost.read() {
        commands.spawn((
            Flying {
                seat: *seat,
                since: StartTime::default(),
            },
            DespawnOnExit(Screen::Match),
            Node {
                position_type: PositionType::Absolute,
                left: percent(FROM.x * 100.0),
                top: percent(FROM.y * 100.0),
                padding: UiRect::axes(scale.px(8.0), scale.px(1.0)),
                border_radius: BorderRadius::all(scale.px(6.0)),
                ..default()
            },
            BackgroundColor(AMBER),
            GlobalZIndex(30),
            Pickable::IGNORE,
            children![bold_coloured(
                Words::verbatim(format!("-{points}")),
                scale.text(22.0),
                INK
            )],
        ));
    }
}

fn fly(
    mut clock: UiClock,
    settings: Res<Settings>,
    rows: Query<(&SeatRow, &ComputedNode, &UiGlobalTransform, &ComputedUiRenderTargetInfo)>,
    mut flying: Query<(Entity, &mut Flying, &mut Node, &ComputedNode)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let cut = settings.reduced_motion;
    for (entity, mut flight, mut node, own) in &mut flying {
        let age_s = clock.age(&mut flight.since).as_secs_f32();
        redraw.write(RequestRedraw);
        if age_s > FLIGHT_S + REST_S {
            commands.entity(entity).despawn();
            continue;
        }
        let Some((_, row, place, picture)) = rows.iter().find(|(of, ..)| of.0 == flight.seat) else {
            continue;
        };
        // The lower right corner of the row, so that the row's total stays visible.
        let corner = (place.translation + row.size() * Vec2::new(0.5, 0.5)) * row.inverse_scale_factor;
        let size = own.size() * own.inverse_scale_factor;
        let to = corner - size - Vec2::splat(4.0);
        let from = FROM * picture.logical_size();
        let part = if cut { 1.0 } else { (age_s / FLIGHT_S).clamp(0.0, 1.0) };
        let eased = 1.0 - (1.0 - part).powi(3);
        let at = from.lerp(to, eased);
        node.left = px(at.x);
        node.top = px(at.y);
    }
}
