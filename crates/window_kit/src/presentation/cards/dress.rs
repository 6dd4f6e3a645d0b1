//! Gives each card on the table a visual.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::prelude::*;

use crate::presentation::cards::material::{CardAssets, VisibleSides, card_tag};
use crate::presentation::cards::motion::{CardMotion, CardVisual};
use crate::presentation::visual::VisualOf;
use crate::table::components::card::TableCard;

/// Spawns a visual for a card that has come to the table. It appears as soon as its place is known.
fn dress_card(added: On<Add, TableCard>, assets: Res<CardAssets>, mut commands: Commands) {
    commands.spawn((
        Name::new("Card"),
        VisualOf(added.entity),
        CardVisual,
        CardMotion::default(),
        card_tag(None, false, 0.0),
        Mesh3d(assets.card.clone()),
        assets.paper(VisibleSides::Any),
        NoFrustumCulling,
        Transform::from_scale(Vec3::ZERO),
        Visibility::Hidden,
    ));
}

/// Draws a card of each kind with size zero, so that the driver has compiled their shaders before a card turns over.
fn ask_for_shaders(assets: Res<CardAssets>, mut commands: Commands) {
    for seen in VisibleSides::ALL {
        commands.spawn((
            Name::new("Card without a size"),
            card_tag(None, false, 0.0),
            Mesh3d(assets.card.clone()),
            assets.paper(seen),
            NoFrustumCulling,
            Transform::from_scale(Vec3::ZERO),
        ));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(dress_card).add_systems(Startup, ask_for_shaders);
}
