//! Finds what is under the pointer on a card table.

use bevy::prelude::*;

use crate::play::skip_bo::hands::choice::CardHandsSystems;
use crate::play::skip_bo::table::layout::CardLayout;
use rules::ids::SeatId;
use tabletop::die::Die;
use tabletop::pile::PilePlace;
use tabletop::tray::TrayGeometry;
use window_kit::input::pointer::PointerAt;
use window_kit::presentation::camera::{cursor_on_felt, screen_position};
use window_kit::presentation::cards::laid::CardTable;
use window_kit::presentation::cards::stage::CardStage;
use window_kit::presentation::visual::TableCamera;
use window_kit::table::components::die::Parked;
use window_kit::window::open_panels::closed_by_escape;
use window_kit::window::steps::InputSystems;

/// How far beyond a pile's edge the pointer still hits the pile, in logical pixels.
const REACH_PX: f32 = 12.0;
/// The distance from the middle of the die within which the pointer hits the die, in logical pixels.
const DIE_REACH_PX: f32 = 26.0;
/// The height of most cards over the cloth, in die edges.
const CARD_HEIGHT: f32 = 0.1;

/// A thing on the table that the pointer can hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardThing {
    /// A pile and a card of it: in a hand the card of the slot, in other piles the top card.
    Pile(PilePlace, Option<Entity>),
    /// The die, or the tray it is thrown into.
    Die,
    /// The area of another player, outside the piles.
    Area(SeatId),
}

impl CardThing {
    /// The pile, if it is one.
    pub const fn pile(self) -> Option<PilePlace> {
        match self {
            Self::Pile(place, _) => Some(place),
            Self::Die | Self::Area(_) => None,
        }
    }
}

/// What the pointer is over.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Pointed {
    /// The thing.
    pub thing: Option<CardThing>,
    /// The point of the cloth under the pointer (x, z), in die edges.
    pub at: Option<Vec2>,
}

/// The pile that is shown in full by keyboard.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LookedAt(pub Option<PilePlace>);

pub(crate) fn plugin(app: &mut App) {
    closed_by_escape(
        app,
        "pile",
        |looked: Res<LookedAt>| looked.0.is_some(),
        |mut looked: ResMut<LookedAt>| looked.0 = None,
    );
    app.init_resource::<Pointed>()
        .init_resource::<LookedAt>()
        .add_systems(Update, look.in_set(InputSystems::Look).in_set(CardHandsSystems));
}

fn look(
    pointer: Res<PointerAt>,
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    layout: Res<CardLayout>,
    stage: Res<CardStage>,
    dice: Query<&Transform, (With<Die>, Without<Parked>)>,
    // Only Skip-Bo MOD has a tray.
    tray: Option<Res<TrayGeometry>>,
    mut pointed: ResMut<Pointed>,
) {
    let (Some(window), Ok((camera, camera_at))) = (pointer.window, camera.single()) else {
        pointed.set_if_neq(Pointed::default());
        return;
    };
    let Some(place) = cursor_on_felt(camera, camera_at, window, CARD_HEIGHT) else {
        return;
    };
    let at = place.xz();
    let edge = cursor_on_felt(camera, camera_at, window + Vec2::X * REACH_PX, CARD_HEIGHT);
    let reach = edge.map_or(0.0, |edge| edge.xz().distance(at));
    let on_die = dice.iter().any(|die| {
        screen_position(camera, camera_at, die.translation).is_some_and(|middle| middle.distance(window) < DIE_REACH_PX)
    });
    let in_tray = || {
        tray.as_ref()
            .is_some_and(|tray| at.abs().cmple(tray.half_extents + tray.rim_width).all())
    };
    let thing = if on_die {
        Some(CardThing::Die)
    } else {
        thing_at(at, reach, &layout, &stage).or_else(|| in_tray().then_some(CardThing::Die))
    };
    pointed.set_if_neq(Pointed { thing, at: Some(at) });
}

/// The thing at a point of the cloth (x, z), or the nearest one within `reach`, in die edges.
pub(crate) fn thing_at(at: Vec2, reach: f32, layout: &CardLayout, stage: &CardStage) -> Option<CardThing> {
    let mut nearest: Option<(f32, CardThing)> = None;
    let mut meant = |area: Rect, thing: CardThing| {
        let distance = at.distance(at.clamp(area.min, area.max));
        if distance <= reach && nearest.is_none_or(|(least, _)| distance < least) {
            nearest = Some((distance, thing));
        }
    };
    for place in stage.places() {
        let spot = layout.spot(place);
        if place == PilePlace::Hand(layout.bottom()) {
            for (slot, card) in stage.slots().iter().enumerate() {
                if card.is_some() {
                    meant(spot.card(slot, stage.slots().len()), CardThing::Pile(place, *card));
                }
            }
        } else {
            let top = stage.cards(place).last().copied();
            meant(spot.area(stage.count(place)), CardThing::Pile(place, top));
        }
    }
    let area = || {
        let others = layout.seats().filter(|seat| *seat != layout.bottom());
        others
            .into_iter()
            .find(|seat| layout.whole(*seat).is_some_and(|area| area.contains(at)))
            .map(CardThing::Area)
    };
    nearest.map(|(_, thing)| thing).or_else(area)
}
