//! All cards, large and small, laid out for inspection: a picture, not a match.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::material::{CardAssets, Mark, VisibleSides, card_tag, mark_tag};
use crate::presentation::camera::{CameraFit, FitArea};
use crate::presentation::cards::spot::{CardPose, FANNED};
use crate::presentation::tray::TrayAway;
use rules::card::Card;

/// The number of faces in the texture of the cards.
const FACES: u8 = 13;

/// Lays the cards out and frames them.
pub fn lay_out(world: &mut World) {
    let assets = world.resource::<CardAssets>().clone();
    let mut put =
        |x: f32, z: f32, y: f32, width: f32, small: bool, face: Option<Card>, dim: f32, mark: Option<Mark>| {
            let pose = CardPose {
                position: Vec3::new(x, y + 0.02, z),
                width,
                turn: 0.0,
                small,
            };
            let over = if face.is_none() { std::f32::consts::PI } else { 0.0 };
            world.spawn((
                Mesh3d(assets.card.clone()),
                assets.paper(VisibleSides::of(face, over)),
                card_tag(face, small, dim),
                NoFrustumCulling,
                Transform::from_translation(pose.position)
                    .with_rotation(Quat::from_rotation_z(over))
                    .with_scale(Vec3::splat(width)),
            ));
            if let Some(mark) = mark {
                world.spawn((
                    Mesh3d(assets.mark.clone()),
                    MeshMaterial3d(assets.marks.clone()),
                    mark_tag(mark),
                    NotShadowCaster,
                    NoFrustumCulling,
                    Transform::from_translation(pose.position + Vec3::Y * 0.05).with_scale(Vec3::splat(width)),
                ));
            }
        };
    for (index, card) in (1..=FACES).map(Card).enumerate() {
        let (column, row) = (index % 7, index / 7);
        let (x, z) = (-15.0 + 4.2 * column as f32, -6.4 + 5.0 * row as f32);
        put(x, z, 0.0, 3.2, false, Some(card), 0.0, None);
        put(-16.8 + 1.45 * index as f32, 2.8, 0.0, 1.22, true, Some(card), 0.0, None);
    }
    put(-15.0 + 4.2 * 6.0, -1.4, 0.0, 3.2, false, None, 0.0, None);
    put(-16.8 + 1.45 * 13.0, 2.8, 0.0, 1.22, true, None, 0.0, None);
    for fan in 0..6 {
        for index in 0..FANNED {
            let card = Card(((fan * 5 + index * 4) % usize::from(FACES)) as u8 + 1);
            let (x, z) = (-16.8 + 1.4 * fan as f32, 4.9 + 0.36 * index as f32);
            put(x, z, 0.02 * index as f32, 1.22, true, Some(card), 0.0, None);
        }
    }
    let marks = [
        Mark::Takeable,
        Mark::Selected,
        Mark::Target,
        Mark::Focus,
        Mark::Next,
        Mark::Ghost(12),
    ];
    for (index, mark) in marks.into_iter().enumerate() {
        put(
            -6.4 + 3.6 * index as f32,
            6.4,
            0.0,
            2.4,
            false,
            Some(Card(index as u8 + 5)),
            0.0,
            Some(mark),
        );
    }
    put(15.6, 6.4, 0.0, 2.4, false, Some(Card(7)), 1.0, None);
    world.insert_resource(TrayAway(true));
    world.insert_resource(CameraFit(Some(FitArea {
        centre: Vec2::ZERO,
        half: Vec2::new(17.8, 9.4),
        height: 0.0,
        pitch: 82_f32.to_radians(),
        turns: false,
    })));
}
