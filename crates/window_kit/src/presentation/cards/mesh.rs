//! The meshes of cards: a thin sheet with round corners, and the flat square for marks.
//!
//! Plain geometry. Units are card widths. A card lies in the x-z plane, its face up, its head towards -z.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// The height of a card, in widths.
pub const HEIGHT: f32 = 1.4;
/// The thickness of a card, in widths.
pub const THICKNESS: f32 = 0.0045;
/// The radius of its corners, in widths.
const CORNER: f32 = 0.07;
/// Half the size of the square for marks, in widths.
pub(crate) const MARK_HALF: Vec2 = Vec2::new(0.8, 1.0);

/// The outline of a card, anticlockwise seen from above its face; (x, y), with y towards its head.
fn outline(steps: u32) -> Vec<Vec2> {
    let inner = Vec2::new(0.5, HEIGHT / 2.0) - Vec2::splat(CORNER);
    let corners = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
    let quarter = std::f32::consts::FRAC_PI_2;
    corners
        .iter()
        .enumerate()
        .flat_map(|(corner, (x, y))| {
            (0..=steps).map(move |step| {
                let angle = quarter * (corner as f32 + step as f32 / steps as f32);
                inner * Vec2::new(*x, *y) + Vec2::from_angle(angle) * CORNER
            })
        })
        .collect()
}

/// A card with `steps` segments in each corner. UV 0 is the place on the card as it is read from that side, with the
/// middle at the origin and y up; UV 1 (x) is 0 on the face, 1 on the back, 2 on the cut edge.
pub fn card(steps: u32) -> Mesh {
    let outline = outline(steps.max(1));
    let (mut positions, mut normals) = (Vec::new(), Vec::new());
    let (mut uvs, mut sides) = (Vec::new(), Vec::new());
    let mut indices: Vec<u32> = Vec::new();
    let half = THICKNESS / 2.0;
    for (side, up) in [(0.0, 1.0), (1.0, -1.0)] {
        let first = positions.len() as u32;
        for place in &outline {
            positions.push(Vec3::new(place.x, half * up, -place.y));
            normals.push(Vec3::Y * up);
            // On a card that is turned over sideways, left and right are swapped.
            uvs.push(Vec2::new(place.x * up, place.y));
            sides.push(Vec2::new(side, 0.0));
        }
        for corner in 1..outline.len() as u32 - 1 {
            let [b, c] = if up > 0.0 {
                [corner, corner + 1]
            } else {
                [corner + 1, corner]
            };
            indices.extend([first, first + b, first + c]);
        }
    }
    let first = positions.len() as u32;
    let count = outline.len() as u32;
    for (index, place) in outline.iter().enumerate() {
        let inner = place.clamp(
            -Vec2::new(0.5, HEIGHT / 2.0) + CORNER,
            Vec2::new(0.5, HEIGHT / 2.0) - CORNER,
        );
        let out = (place - inner).normalize_or(Vec2::X);
        for y in [half, -half] {
            positions.push(Vec3::new(place.x, y, -place.y));
            normals.push(Vec3::new(out.x, 0.0, -out.y));
            uvs.push(*place);
            sides.push(Vec2::new(2.0, 0.0));
        }
        let (a, b) = (first + 2 * index as u32, first + 2 * ((index as u32 + 1) % count));
        indices.extend([a, a + 1, b, b, a + 1, b + 1]);
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, sides)
        .with_inserted_indices(Indices::U32(indices))
}

/// The square for a mark, face up.
pub fn mark() -> Mesh {
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| Vec2::new(x, y) * MARK_HALF);
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(
            Mesh::ATTRIBUTE_POSITION,
            corners.map(|place| Vec3::new(place.x, 0.0, -place.y)).to_vec(),
        )
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![Vec3::Y; 4])
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, corners.to_vec())
        .with_inserted_indices(Indices::U32(vec![0, 1, 2, 0, 2, 3]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_faces_out_on_every_side_and_has_its_measures() {
        let mesh = card(4);
        let read = |id| {
            mesh.attribute(id)
                .and_then(|values| values.as_float3())
                .map(|values| values.iter().map(|value| Vec3::from_array(*value)).collect::<Vec<_>>())
                .expect("a card mesh has this attribute")
        };
        let (places, normals) = (read(Mesh::ATTRIBUTE_POSITION), read(Mesh::ATTRIBUTE_NORMAL));
        let widest = places.iter().map(|place| place.abs()).fold(Vec3::ZERO, Vec3::max);
        assert!(
            (widest - Vec3::new(0.5, THICKNESS / 2.0, HEIGHT / 2.0)).length() < 1e-5,
            "{widest}"
        );
        let indices: Vec<usize> = mesh.indices().expect("a card mesh has indices").iter().collect();
        for corner in indices.chunks(3) {
            let [a, b, c] = [places[corner[0]], places[corner[1]], places[corner[2]]];
            let front = (b - a).cross(c - a);
            let normal: Vec3 = corner.iter().map(|index| normals[*index]).sum();
            assert!(front.length() < 1e-9 || front.dot(normal) > 0.0, "{corner:?}");
        }
    }
}
