//! The frames around a table of Skip-Bo Dice: names over the boards, the panel of calls and writes, the words of the frames,
//! the sheet at the end. Runs only while the game is played.

mod about;
mod banners;
mod labels;
mod pad;
mod panel;
mod ruled;
mod score;
mod status;

use bevy::prelude::*;

use crate::app::{Overlay, Screen};
use crate::games::skip_bo_dice::state::SkipBoDice;
use crate::play::skip_bo_dice::boards::BOARD_HEIGHT;
use crate::presentation::TableCamera;
use crate::presentation::camera::screen_position;
use crate::screens::hud::HudSystems;
use crate::screens::hud::log::RecentElsewhere;
use crate::table::view::{MatchView, playing};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<score::FinalScores>()
        .add_systems(
            Update,
            (
                (
                    banners::say_what_happened,
                    score::take_note,
                    status::write_words,
                    about::take_up,
                )
                    .chain()
                    .in_set(HudSystems::Tell),
                (
                    labels::spawn_labels,
                    labels::fill_labels,
                    labels::follow_boards,
                    panel::spawn_panel,
                    panel::fill_panel,
                    panel::follow_table,
                    pad::stay_on_the_panel,
                    about::point_out,
                    ruled::find_rule,
                )
                    .chain()
                    .in_set(HudSystems::Show),
            )
                .run_if(playing::<SkipBoDice>.and_then(in_state(Screen::Match))),
        )
        .add_systems(
            Update,
            keep_log_elsewhere
                .in_set(HudSystems::Tell)
                .run_if(in_state(Screen::Match)),
        )
        .add_systems(
            OnEnter(Overlay::RoundScore),
            score::spawn_sheet.run_if(playing::<SkipBoDice>),
        );
}

/// The panel shows the last lines of the log: there is no room for them over the dice.
fn keep_log_elsewhere(view: Option<Res<MatchView>>, mut elsewhere: ResMut<RecentElsewhere>) {
    elsewhere.set_if_neq(RecentElsewhere(playing::<SkipBoDice>(view)));
}

/// The rectangle of the interface that covers a rectangle of the boards' table, in logical pixels of the interface.
fn on_screen(
    rect: Rect,
    cameras: &Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    scale: Option<&UiScale>,
) -> Option<Rect> {
    let (camera, place) = cameras.single().ok()?;
    let at = |x: f32, z: f32| screen_position(camera, place, Vec3::new(x, BOARD_HEIGHT, z));
    let corners = [
        at(rect.min.x, rect.min.y)?,
        at(rect.max.x, rect.min.y)?,
        at(rect.min.x, rect.max.y)?,
        at(rect.max.x, rect.max.y)?,
    ];
    // Inside all four: the sides lean.
    let [upper_left, upper_right, lower_left, lower_right] = corners;
    let inner = Rect::from_corners(
        Vec2::new(upper_left.x.max(lower_left.x), upper_left.y.max(upper_right.y)),
        Vec2::new(upper_right.x.min(lower_right.x), lower_left.y.min(lower_right.y)),
    );
    let fit = scale.map_or(1.0, |scale| scale.0).max(0.1);
    Some(Rect::from_corners(inner.min / fit, inner.max / fit))
}

/// Puts a node where it belongs.
fn put(node: &mut Mut<Node>, rect: Rect) {
    let (left, top, width, height) = (px(rect.min.x), px(rect.min.y), px(rect.width()), px(rect.height()));
    if (node.left, node.top, node.width, node.height) != (left, top, width, height) {
        node.left = left;
        node.top = top;
        node.width = width;
        node.height = height;
    }
}
