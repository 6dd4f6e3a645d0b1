//! The meshes of the table: dice, and the tray's rim. Plain geometry; units are die edges.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use physics::face::picture_up;
use rules::die::Face;
use tabletop::shape::DieShape;

/// The visible rounding of a die's edges, in edges: larger than that of the engine's solid, because it looks better.
pub(crate) const fn die_rounding(shape: DieShape) -> f32 {
    match shape {
        DieShape::D6 => 0.11,
        DieShape::D10 => 0.07,
    }
}

/// The parts of a mesh while they are collected.
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

    /// Adds two triangles for each cell of a grid of vertices that was just added, with `across` vertices in a row.
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

/// A side of a die's solid, for making the mesh. Its corners are those of the core before rounding, in the order lower
/// left, lower right, upper left, upper right of its picture (on a kite: lower tip, right, left, upper tip).
struct Side {
    number: u8,
    out: Vec3,
    right: Vec3,
    up: Vec3,
    corners: [Vec3; 4],
    /// Where the rounding ends towards the sides on the left, right, below and above, on the level of `out`.
    edges: [Vec3; 4],
    /// The same at the corners.
    tips: [Vec3; 4],
}

/// The sides of a die with this rounding of its edges.
fn sides(shape: DieShape, rounding: f32) -> Vec<Side> {
    let depth = shape.face_distance() - rounding;
    let shrink = depth / (shape.face_distance() - shape.rounding());
    let core: Vec<Vec3> = shape.core_corners().into_iter().map(|corner| corner * shrink).collect();
    let normals = shape.normals();
    let touches = |normal: Vec3, corner: Vec3| corner.dot(normal) > depth - 1e-4;
    (1..)
        .zip(normals)
        .map(|(number, out)| {
            let mut corners: Vec<Vec3> = core.iter().copied().filter(|corner| touches(*out, *corner)).collect();
            let up = picture_up(shape, Face(number));
            let right = up.cross(*out);
            // Counter-clockwise from the lower left corner or the lower tip.
            let around = |corner: &Vec3| corner.dot(up).atan2(corner.dot(right));
            let low = |corner: &Vec3| corner.dot(up) + 0.1 * corner.dot(right);
            corners.sort_by(|a, b| around(a).total_cmp(&around(b)));
            let lowest = (0..corners.len()).min_by(|a, b| low(&corners[*a]).total_cmp(&low(&corners[*b])));
            corners.rotate_left(lowest.unwrap_or(0));
            let at = |index: usize| corners.get(index).copied().unwrap_or(*out * depth);
            let corners = [at(0), at(1), at(3), at(2)];
            let edge = |a: Vec3, b: Vec3| {
                let beyond = normals
                    .iter()
                    .find(|normal| *normal != out && touches(**normal, a) && touches(**normal, b))
                    .unwrap_or(out);
                (*out + *beyond) / (1.0 + out.dot(*beyond))
            };
            let tip = |corner: Vec3| {
                let sum: Vec3 = normals.iter().filter(|normal| touches(**normal, corner)).sum();
                sum / sum.dot(*out)
            };
            Side {
                number,
                out: *out,
                right,
                up,
                edges: [
                    edge(corners[0], corners[2]),
                    edge(corners[1], corners[3]),
                    edge(corners[0], corners[1]),
                    edge(corners[2], corners[3]),
                ],
                tips: corners.map(tip),
                corners,
            }
        })
        .collect()
}

/// A die: the solid of its shape, as wide as the engine's, with edges rounded by `rounding` edges and `steps` segments
/// in each rounding.
///
/// UV 0 is the place on the face in edges, with the middle at the origin and y up. UV 1 is the `label` of the face's
/// number, and the degree of rounding, from 0 on the flat part of a face to 1 where it meets the next face.
pub fn die(shape: DieShape, rounding: f32, steps: u32, label: impl Fn(u8) -> f32) -> Mesh {
    // Places along an edge: the end, and how far along the rounding. They are dense on the rounding, with equal angles
    // up to the line where two faces meet.
    let steps = steps.max(1);
    let round = |step: u32| (std::f32::consts::FRAC_PI_4 * step as f32 / steps as f32).tan();
    let line: Vec<(usize, f32)> = (0..=steps)
        .rev()
        .map(|step| (0, round(step)))
        .chain((0..=steps).map(|step| (1, round(step))))
        .collect();

    let mut parts = Parts::default();
    for side in sides(shape, rounding) {
        let first = parts.positions.len() as u32;
        for (high, v) in &line {
            for (far, u) in &line {
                let corner = far + 2 * high;
                let normal = (side.out * (1.0 - u) * (1.0 - v)
                    + side.edges[*far] * *u * (1.0 - v)
                    + side.edges[2 + high] * (1.0 - u) * *v
                    + side.tips[corner] * *u * *v)
                    .normalize();
                let position = side.corners[corner] + normal * rounding;
                let tangent = (side.right - normal * normal.dot(side.right)).normalize_or(side.right);
                parts.positions.push(position);
                parts.normals.push(normal);
                parts
                    .uvs
                    .push(Vec2::new(position.dot(side.right), position.dot(side.up)));
                parts.uvs_b.push(Vec2::new(label(side.number), u.max(*v)));
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
    // The profile from the felt over the top to the table: distance outward, height, and the normal at that point.
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

    // The outline, clockwise seen from above: at each corner the profile turns by 90 degrees. The inside of a corner
    // is sharp, because the dice need the room; the outside is round.
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
    // The rows of the grid are reversed, so that the triangles face outward.
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
    use physics::face::{flat_rotation, read_face};

    fn positions(mesh: &Mesh) -> Vec<Vec3> {
        mesh.attribute(Mesh::ATTRIBUTE_POSITION)
            .and_then(|values| values.as_float3())
            .expect("a mesh has positions")
            .iter()
            .map(|place| Vec3::from_array(*place))
            .collect()
    }

    /// Whether every triangle faces in the direction of its normals.
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
    fn dice_are_as_wide_as_the_engine_knows_them_and_their_faces_look_out() {
        for shape in [DieShape::D6, DieShape::D10] {
            let mesh = die(shape, die_rounding(shape), 4, f32::from);
            let places = positions(&mesh);
            for normal in shape.normals() {
                let widest = places.iter().map(|place| place.dot(*normal)).fold(0.0, f32::max);
                assert!((widest - shape.face_distance()).abs() < 1e-5, "{shape:?}: {widest}");
            }
            assert!(faces_out(&mesh), "{shape:?}");
        }
    }

    #[test]
    fn the_numeral_that_is_up_is_the_one_that_is_read() {
        for shape in [DieShape::D6, DieShape::D10] {
            let mesh = die(shape, die_rounding(shape), 3, f32::from);
            let places = positions(&mesh);
            let labels = |index: usize| match mesh.attribute(Mesh::ATTRIBUTE_UV_1) {
                Some(bevy::mesh::VertexAttributeValues::Float32x2(uvs)) => uvs[index],
                _ => panic!("a die has labels"),
            };
            for face in (1..=shape.faces()).map(Face) {
                for yaw in [0.0, 1.1, 4.0] {
                    let lies = flat_rotation(shape, face, yaw);
                    assert_eq!(read_face(shape, lies).0, face);
                    let top = shape.face_distance() - 1e-4;
                    let upper: Vec<usize> = (0..places.len())
                        .filter(|index| (lies * places[*index]).y > top)
                        .collect();
                    assert_eq!(upper.len(), 4, "{shape:?} {face:?}: the flat of one face is up");
                    for index in upper {
                        assert_eq!(labels(index), [f32::from(face.0), 0.0], "{shape:?} {face:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn pictures_on_kites_stand_upright_towards_the_tip_and_are_not_mirrored() {
        for side in sides(DieShape::D10, die_rounding(DieShape::D10)) {
            assert!((side.right.cross(side.up) - side.out).length() < 1e-5);
            let highest = side.corners[3];
            assert!(highest.xz().length() < 1e-5, "{}: {highest}", side.number);
            assert!(
                side.corners
                    .iter()
                    .all(|corner| corner.dot(side.up) <= highest.dot(side.up))
            );
        }
    }

    /// The faces of a six-sided die: the number, its outward axis, and the axes of its picture (right, up), so that
    /// `right x up` is the outward axis.
    const DIE_FACES: [(u8, Vec3, Vec3, Vec3); 6] = [
        (1, Vec3::Y, Vec3::X, Vec3::NEG_Z),
        (2, Vec3::Z, Vec3::X, Vec3::Y),
        (3, Vec3::X, Vec3::NEG_Z, Vec3::Y),
        (4, Vec3::NEG_X, Vec3::Z, Vec3::Y),
        (5, Vec3::NEG_Z, Vec3::NEG_X, Vec3::Y),
        (6, Vec3::NEG_Y, Vec3::X, Vec3::Z),
    ];

    #[test]
    fn opposite_faces_add_up_to_seven_and_pictures_are_not_mirrored() {
        for (number, out, right, up) in DIE_FACES {
            assert!((right.cross(up) - out).length() < 1e-6, "{number}");
            assert_eq!(picture_up(DieShape::D6, Face(number)), up);
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
