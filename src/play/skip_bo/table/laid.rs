//! Which table is laid: follows the match, who looks, and the tray.

use bevy::prelude::*;

use crate::play::skip_bo::seen::seen;
use crate::play::skip_bo::table::layout::CardLayout;
use crate::presentation::camera::Framed;
use crate::presentation::cards::laid::CardTable;
use crate::presentation::cards::steps::CardSystems;
use crate::presentation::frames::Frames;
use crate::presentation::shown_tray::ShownTray;
use crate::presentation::tray::TrayAway;
use crate::rules::ids::{PlayerId, Viewer};
use crate::table::match_setup::CurrentMatch;
use crate::table::view::{MatchView, Players};
use crate::table::viewer::TableViewer;
use crate::window::state::Screen;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TableViewer>()
        .add_systems(Update, lay_table.in_set(CardSystems::Lay))
        .add_systems(OnExit(Screen::Match), clear_table);
}

fn lay_table(
    view: Option<Res<MatchView>>,
    viewer: Res<TableViewer>,
    players: Option<Res<Players>>,
    current: Option<Res<CurrentMatch>>,
    (tray, frames): (Res<ShownTray>, Res<Frames>),
    layout: Option<ResMut<CardLayout>>,
    mut framed: ResMut<Framed>,
    mut away: ResMut<TrayAway>,
    mut commands: Commands,
) {
    let Some(cards) = view.as_ref().and_then(|view| seen(&view.view)) else {
        if layout.is_some() {
            commands.queue(take_away);
        }
        return;
    };
    let new = current.is_some_and(|current| current.is_changed());
    let seats = cards.terms().seats;
    let before = layout.as_ref().filter(|_| !new).map(|layout| layout.bottom());
    let first_person = || {
        seats
            .iter()
            .find(|seat| players.as_ref().is_some_and(|all| all.is_person(*seat)))
    };
    let bottom = match viewer.0 {
        Viewer::Player(seat) => seat,
        // Nobody looks: the table stays as it was.
        Viewer::Public => before.or_else(first_person).unwrap_or(PlayerId(0)),
    };
    let box_half = cards.has_die().then(|| tray.half + Vec2::splat(tray.rim_width));
    let laid = CardLayout::new(seats.count(), bottom, cards.side(bottom), box_half, *frames);
    away.set_if_neq(TrayAway(!cards.has_die()));
    framed.set_if_neq(Framed(Some(laid.frame())));
    match layout {
        Some(mut layout) => {
            layout.set_if_neq(laid);
        }
        None => commands.insert_resource(laid),
    }
}

fn clear_table(layout: Option<Res<CardLayout>>, mut commands: Commands) {
    if layout.is_some() {
        commands.queue(take_away);
    }
}

/// No card table any more.
fn take_away(world: &mut World) {
    world.remove_resource::<CardLayout>();
    world.insert_resource(Framed::default());
    world.insert_resource(TrayAway(false));
}
