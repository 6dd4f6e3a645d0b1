//! The meshes of the table: the die, and the tray's rim. Plain geometry; units are die edges.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// How round a die's edges are, in edges.
pub const DIE_ROUNDING: f32 = 0.11;

/// The faces of a die: the number, its outward axis, and the axes of its picture (right, up), so that `right x up` is
/// the outward axis.
pub const DIE_FACES: [(u8, Vec3, Vec3, Vec3); 6] = [
    (1, Vec3::Y, Vec3::X, Vec3::NEG_Z),
    (2, Vec3::Z, Vec3::X, Vec3::Y),
    (3, Vec3::X, Vec3::NEG_Z, Vec3::Y),
    (4, Vec3::NEG_X, Vec3::Z, Vec3::Y),
    (5, Vec3::NEG_Z, Vec3::NEG_X, Vec3::Y),
    (6, Vec3::NEG_Y, Vec3::X, Vec3::Z),
];

/// Parts of a mesh as they are gathered.
#[derive(Default)]
struct Parts {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    uvs: Vec<Vec2>,
    uvs_b: Vec<Vec2>,
    tangents: Vec<Vec4>,
    indices: Vec<u32>,
}

impl Parts {
    fn mesh(self) -> Mesh {
        let mut mesh = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_indices(Indices::U32(self.indices));
        if !self.uvs.is_empty() {
            mesh.insert_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs);
        }
        if !self.uvs_b.is_empty() {
            mesh.insert_attribute(Mesh::ATTRIBUTE_UV_1, self.uvs_b);
        }
        if !self.tangents.is_empty() {
            mesh.insert_attribute(Mesh::ATTRIBUTE_TANGENT, self.tangents);
        }
        mesh
    }

    /// Two triangles for each cell of a grid of vertices that was just added, `across` in a row.
    fn fill_grid(&mut self, first: u32, across: u32, down: u32) {
        for row in 0..down - 1 {
            for column in 0..across - 1 {
                let a = first + row * across + column;
                let (b, c, d) = (a + 1, a + across, a + across + 1);
                self.indices.extend([a, b, d, a, d, c]);
            }
        }
    }
}

/// A die: a cube of edge 1 with rounded edges, `steps` segments to each rounding.
///
/// UV 0 is the place on the face in edges, the middle at the origin, y up; UV 1 (x) is the face's number.
pub fn die(steps: u32) -> Mesh {
    let flat = 0.5 - DIE_ROUNDING;
    // Places along an edge: dense on the rounding, by equal angles up to the 45 degrees where two faces meet.
    let steps = steps.max(1);
    let rounding = |step: u32| {
        let angle = std::f32::consts::FRAC_PI_4 * step as f32 / steps as f32;
        flat + DIE_ROUNDING * angle.tan()
    };
    let line: Vec<f32> = (0..=steps)
        .rev()
        .map(|step| -rounding(step))
        .chain((0..=steps).map(rounding))
        .collect();

    let mut parts = Parts::default();
    for (number, out, right, up) in DIE_FACES {
        let first = parts.positions.len() as u32;
        for v in &line {
            for u in &line {
                let on_cube = out * 0.5 + right * *u + up * *v;
                let core = on_cube.clamp(Vec3::splat(-flat), Vec3::splat(flat));
                let normal = (on_cube - core).normalize();
                let position = core + normal * DIE_ROUNDING;
                let tangent = (right - normal * normal.dot(right)).normalize_or(right);
                parts.positions.push(position);
                parts.normals.push(normal);
                parts.uvs.push(Vec2::new(position.dot(right), position.dot(up)));
                parts.uvs_b.push(Vec2::new(f32::from(number), 0.0));
                parts.tangents.push(tangent.extend(1.0));
            }
        }
        let across = line.len() as u32;
        parts.fill_grid(first, across, across);
    }
    parts.mesh()
}

/// A closed rim around a rectangle of these half extents (x, z): `width` wide, `height` above the felt and `depth`
/// below it, rounded.
pub fn rim(half: Vec2, width: f32, height: f32, depth: f32) -> Mesh {
    /// Segments of each rounding of the profile and of each corner.
    const STEPS: u32 = 8;
    // The profile from the felt over the top to the table: how far outward, how high, and the normal there.
    let inner = 0.42_f32.min(width * 0.4);
    let outer = 0.55_f32.min(width * 0.45);
    let mut profile: Vec<(Vec2, Vec2)> = vec![(Vec2::new(0.0, -0.05), Vec2::NEG_X)];
    for step in 0..=STEPS {
        let angle = std::f32::consts::FRAC_PI_2 * step as f32 / STEPS as f32;
        let normal = Vec2::new(-angle.cos(), angle.sin());
        profile.push((Vec2::new(inner, height - inner) + normal * inner, normal));
    }
    for step in 0..=STEPS {
        let angle = std::f32::consts::FRAC_PI_2 * step as f32 / STEPS as f32;
        let normal = Vec2::new(angle.sin(), angle.cos());
        profile.push((Vec2::new(width - outer, height - outer) + normal * outer, normal));
    }
    profile.push((Vec2::new(width, -depth), Vec2::X));

    // The outline, clockwise seen from above: at each corner the profile turns by 90 degrees. Inside the corner is
    // sharp, where the dice need the room; outside it is round.
    let mut outline: Vec<(Vec2, Vec2)> = Vec::new();
    for (corner, start) in [
        (Vec2::new(1.0, 1.0), 0.0_f32),
        (Vec2::new(-1.0, 1.0), 0.25),
        (Vec2::new(-1.0, -1.0), 0.5),
        (Vec2::new(1.0, -1.0), 0.75),
    ] {
        for step in 0..=STEPS {
            let angle = (start + 0.25 * step as f32 / STEPS as f32) * std::f32::consts::TAU;
            outline.push((corner * half, Vec2::new(angle.cos(), angle.sin())));
        }
    }
    outline.push(outline[0]);
    // The rows of the grid go the other way round, so that the triangles look out.
    outline.reverse();

    let mut parts = Parts::default();
    for (corner, outward) in &outline {
        for (place, normal) in &profile {
            let flat = *corner + *outward * place.x;
            parts.positions.push(Vec3::new(flat.x, place.y, flat.y));
            parts
                .normals
                .push(Vec3::new(outward.x * normal.x, normal.y, outward.y * normal.x));
        }
    }
    parts.fill_grid(0, profile.len() as u32, outline.len() as u32);
    parts.mesh()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn positions(mesh: &Mesh) -> Vec<Vec3> {
        mesh.attribute(Mesh::ATTRIBUTE_POSITION)
            .and_then(|values| values.as_float3())
            .expect("a mesh has positions")
            .iter()
            .map(|place| Vec3::from_array(*place))
            .collect()
    }

    /// Every triangle looks the way its normals do.
    fn faces_out(mesh: &Mesh) -> bool {
        let places = positions(mesh);
        let normals = mesh
            .attribute(Mesh::ATTRIBUTE_NORMAL)
            .and_then(|values| values.as_float3())
            .expect("a mesh has normals");
        let indices: Vec<usize> = mesh.indices().expect("a mesh has indices").iter().collect();
        indices.chunks(3).all(|corner| {
            let [a, b, c] = [places[corner[0]], places[corner[1]], places[corner[2]]];
            let front = (b - a).cross(c - a);
            let normal: Vec3 = corner.iter().map(|index| Vec3::from_array(normals[*index])).sum();
            front.length() < 1e-9 || front.dot(normal) > 0.0
        })
    }

    #[test]
    fn a_die_is_one_edge_wide_and_its_faces_look_out() {
        let mesh = die(4);
        let places = positions(&mesh);
        for axis in [Vec3::X, Vec3::Y, Vec3::Z] {
            let widest = places.iter().map(|place| place.dot(axis)).fold(0.0, f32::max);
            assert!((widest - 0.5).abs() < 1e-6, "{widest}");
        }
        assert!(faces_out(&mesh));
    }

    #[test]
    fn opposite_faces_add_up_to_seven_and_pictures_are_not_mirrored() {
        for (number, out, right, up) in DIE_FACES {
            assert!((right.cross(up) - out).length() < 1e-6, "{number}");
            assert!(DIE_FACES.iter().any(|other| other.1 == -out && other.0 + number == 7));
        }
    }

    #[test]
    fn a_rim_leaves_the_felt_free_and_faces_out() {
        let half = Vec2::new(16.0, 10.0);
        let mesh = rim(half, 1.6, 1.2, 0.8);
        assert!(
            positions(&mesh)
                .iter()
                .all(|place| place.x.abs() >= half.x - 1e-4 || place.z.abs() >= half.y - 1e-4)
        );
        assert!(faces_out(&mesh));
    }
}
