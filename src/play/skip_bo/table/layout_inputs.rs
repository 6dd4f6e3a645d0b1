//! Lays out the table; the layout follows the match, the viewer and the tray.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::play::skip_bo::card_match::{CardMatch, card_view};
use crate::play::skip_bo::table::layout::CardLayout;
use host::view::{MatchView, Players};
use rules::ids::{SeatId, Viewer};
use window_kit::presentation::camera::CameraFit;
use window_kit::presentation::cards::laid::{CardSystems, CardTable};
use window_kit::presentation::frames::Frames;
use window_kit::presentation::shown_tray::ShownTray;
use window_kit::presentation::tray::TrayAway;
use window_kit::table::current_match::CurrentMatch;
use window_kit::table::viewer::TableViewer;
use window_kit::window::state::Screen;

pub(crate) fn plugin(app: &mut App) {
    app.add_computed_state::<CardMatch>()
        .configure_sets(
            Update,
            (CardSystems::Lay, CardSystems::Stage, CardSystems::Move).run_if(in_state(CardMatch)),
        )
        .add_systems(OnEnter(CardMatch), lay_table)
        .add_systems(Update, follow_match.in_set(CardSystems::Lay))
        .add_systems(OnExit(Screen::Match), forget_who_looked.run_if(in_state(CardMatch)))
        .add_systems(OnExit(CardMatch), take_away);
}

/// What the layout of the table depends on.
#[derive(SystemParam)]
struct LayoutInputs<'w> {
    view: Res<'w, MatchView>,
    players: Res<'w, Players>,
    tray: Res<'w, ShownTray>,
    frames: Res<'w, Frames>,
    fit: ResMut<'w, CameraFit>,
    away: ResMut<'w, TrayAway>,
}

impl LayoutInputs<'_> {
    fn is_changed(&self) -> bool {
        self.view.is_changed() || self.players.is_changed() || self.tray.is_changed() || self.frames.is_changed()
    }

    /// The layout for this viewer. For the public view, the seat `before` stays at the bottom.
    fn layout(&mut self, viewer: Viewer, before: Option<SeatId>) -> Option<CardLayout> {
        let cards = card_view(&self.view.view)?;
        let seats = cards.terms().seats;
        let first_person = || seats.iter().find(|seat| self.players.is_person(*seat));
        let bottom = match viewer {
            Viewer::Player(seat) => seat,
            Viewer::Public => before.or_else(first_person).unwrap_or(SeatId(0)),
        };
        let box_half = cards
            .has_die()
            .then(|| self.tray.half + Vec2::splat(self.tray.rim_width));
        let laid = CardLayout::new(seats.count(), bottom, cards.side(bottom), box_half, *self.frames);
        self.away.set_if_neq(TrayAway(!cards.has_die()));
        self.fit.set_if_neq(CameraFit(Some(laid.fit_area())));
        Some(laid)
    }
}

fn lay_table(mut by: LayoutInputs, viewer: Res<TableViewer>, mut commands: Commands) {
    if let Some(laid) = by.layout(viewer.0, None) {
        commands.insert_resource(laid);
    }
}

fn follow_match(
    mut by: LayoutInputs,
    viewer: Res<TableViewer>,
    current: Res<CurrentMatch>,
    mut layout: ResMut<CardLayout>,
) {
    if !(by.is_changed() || viewer.is_changed() || current.is_changed()) {
        return;
    }
    let before = (!current.is_changed()).then(|| layout.bottom());
    if let Some(laid) = by.layout(viewer.0, before) {
        layout.set_if_neq(laid);
    }
}

/// At the end of a match, lays the table out for the public view.
fn forget_who_looked(mut by: LayoutInputs, mut layout: ResMut<CardLayout>) {
    if let Some(laid) = by.layout(Viewer::Public, None) {
        layout.set_if_neq(laid);
    }
}

/// Removes the layout of the card table.
fn take_away(mut fit: ResMut<CameraFit>, mut away: ResMut<TrayAway>, mut commands: Commands) {
    commands.remove_resource::<CardLayout>();
    *fit = CameraFit::default();
    away.set_if_neq(TrayAway(false));
}
