// A die of polished resin with engraved, inked pips or figures.
//
// All dice of a kind share one material: the tag of an instance gives the owner and how far the die is dimmed. The
// engraving is drawn from distances on the face itself, in edges, so it is sharp at every zoom.
//
// KIND 0: round pips; 1: pips in the shape of the owner's symbol; 2: signs, where each face's label is the cell of its
// sign.
#import bevy_pbr::{forward_io::VertexOutput, mesh_functions}
#import tumbletop::{lamp, lettering, noise, shapes}

struct DieLook {
    // The colours of dice by number, linear.
    colors: array<vec4<f32>, 8>,
    // The colour of the grain on each of them, linear.
    grains: array<vec4<f32>, 8>,
    // Half the size of the part that the lamp lights, in edges; x and z.
    reach: vec2<f32>,
    // The ink of each sign, linear.
    inks: array<vec4<f32>, 32>,
    // The number of columns and rows of cells of signs.
    grid: vec2<f32>,
    // The height of a sign's capital, in edges.
    capital: f32,
    // How dark the lines along the edges are, 0 to 1.
    contour: f32,
    // The set: 0 resin, 1 marble, 2 wood, 3 stardust.
    made_of: u32,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> look: DieLook;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var signs: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var signs_sampler: sampler;

const PIP_RADIUS: f32 = 0.103;
const SYMBOL_RADIUS: f32 = 0.145;
const PIP_SPREAD: f32 = 0.26;
const INK: vec3<f32> = vec3<f32>(0.004, 0.004, 0.005);

// The distance to one pip's edge, in edges.
fn pip(p: vec2<f32>, shape: u32) -> f32 {
#if KIND == 1
    return shapes::symbol(p / SYMBOL_RADIUS, shape) * SYMBOL_RADIUS;
#else
    return length(p) - PIP_RADIUS;
#endif
}

// The distance to the nearest pip's edge on a face.
fn pips(p: vec2<f32>, face: u32, shape: u32) -> f32 {
    var d = 1.0;
    if (face & 1u) == 1u {
        d = pip(p, shape);
    }
    if face >= 4u {
        d = min(d, pip(p - PIP_SPREAD * (2.0 * step(vec2(0.0), p) - 1.0), shape));
    } else if face >= 2u {
        // Two of the four corners: the pips of a diagonal.
        let corner = select(-1.0, 1.0, p.x > p.y);
        d = min(d, pip(p - PIP_SPREAD * vec2(corner, -corner), shape));
    }
    if face == 6u {
        d = min(d, pip(p - vec2(PIP_SPREAD * (2.0 * step(0.0, p.x) - 1.0), 0.0), shape));
    }
    return d;
}

// The distance to the edge of the engraving on a face.
fn engraving(p: vec2<f32>, face: u32, owner: u32) -> f32 {
#if KIND == 2
    return lettering::distance(signs, signs_sampler, look.grid, face, p / look.capital) * look.capital;
#else
    return pips(p, face, owner);
#endif
}

// The part of the grain in the body of the set at a point of a face. On average over a face it is at most 0.06, so that
// the owner's colour is seen.
fn grain(p: vec2<f32>, face: u32, owner: u32) -> f32 {
    let seed = f32(face * 7u + owner * 3u);
    var part = 0.0;
    switch look.made_of {
        case 1u: {
            // Veins: thin lines where slow waves cross zero.
            let q = p + vec2(seed * 0.37, seed * 0.21);
            let bend = 1.6 * sin(dot(q, vec2(-3.3, 6.1))) + 0.7 * sin(dot(q, vec2(13.0, 9.0)));
            let wave = sin(dot(q, vec2(5.1, 3.7)) + bend);
            let fine = sin(dot(q, vec2(-7.9, 5.3)) + 1.3 * sin(dot(q, vec2(8.7, 4.9))));
            part = 0.50 * (1.0 - smoothstep(0.0, 0.16, abs(wave))) + 0.26 * (1.0 - smoothstep(0.0, 0.09, abs(fine)));
        }
        case 2u: {
            // Rings around a heart beside the face.
            let from_heart = length(p * vec2(1.0, 0.72) - vec2(0.9, 0.35 + 0.11 * (seed % 5.0)));
            part = 0.20 * smoothstep(0.35, 0.95, sin(from_heart * 46.0 + 1.4 * sin(p.y * 7.0 + seed)));
        }
        case 3u: {
            // Specks, at most one in each cell.
            let lot = noise::hash21(floor(p * 11.0) + vec2(seed, 2.0 * seed));
            let at = fract(p * 11.0) - 0.5 - 0.5 * vec2(fract(lot * 57.0) - 0.5, fract(lot * 91.0) - 0.5);
            let size = 0.06 + 0.13 * fract(lot * 23.0);
            part = 0.85 * step(0.55, lot) * (1.0 - smoothstep(size * 0.6, size, length(at)));
        }
        default: {}
    }
    return part;
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let tag = mesh_functions::get_tag(in.instance_index);
    let owner = tag & 7u;
    let dim = f32((tag >> 8u) & 255u) / 255.0;
    let face = u32(round(in.uv_b.x));
    let p = in.uv;

    let d = engraving(p, face, owner);
    let soft = max(fwidth(d), 1e-4);
    let inked = 1.0 - smoothstep(-soft, soft * 0.4, d);

    // Where a round edge is only a pixel or two wide, its glint would break into dots, so it is spread out.
    let bend_x = dpdx(in.world_normal);
    let bend_y = dpdy(in.world_normal);
    let polish = sqrt(sqrt(0.0134 + min(0.5 * (dot(bend_x, bend_x) + dot(bend_y, bend_y)), 0.18)));

    // The cut: a bowl inside, and a bevelled edge around it.
    var normal = normalize(in.world_normal);
    let eye = lamp::to_eye(in.world_position.xyz);
#if QUALITY > 1
    if d < 0.05 {
        let h = 0.004;
        let slope_of_d = vec2(
            engraving(p + vec2(h, 0.0), face, owner) - d,
            engraving(p + vec2(0.0, h), face, owner) - d,
        ) / h;
        let inside = clamp(1.0 + d / PIP_RADIUS, 0.0, 1.0) * 0.75 * step(d, 0.0);
        let lip = 0.38 * smoothstep(-0.012, 0.0, d) * (1.0 - smoothstep(0.0, 0.026, d));
        let tangent = normalize(in.world_tangent.xyz);
        let bitangent = cross(normal, tangent) * in.world_tangent.w;
        normal = normalize(normal - (tangent * slope_of_d.x + bitangent * slope_of_d.y) * (inside + lip));
    }
#endif

    let light = lamp::light_at(in.world_position, normal, in.position.xy, look.reach, 0.22);

    // Resin: the colour gathers light where the edges are round and thin.
    let body = mix(look.colors[owner].rgb, look.grains[owner].rgb, grain(p, face, owner));
    let edge = smoothstep(0.0, 1.1, in.uv_b.y);
    let through = body * edge * 0.07 * (1.0 - look.contour);
#if KIND == 2
    let ink = look.inks[min(face, 31u)].rgb;
#else
    let ink = INK;
#endif
    let lined = look.contour * smoothstep(0.30, 0.55, in.uv_b.y);
    let paint = mix(mix(body, ink, inked), INK, lined);

    // A face close to the felt sees little of the room.
    let grounded = mix(0.62, 1.0, smoothstep(0.0, 0.55, in.world_position.y));
    let sheltered = mix(grounded, 1.0, clamp(normal.y, 0.0, 1.0));
    var color = paint * light.diffuse * sheltered + through * (1.0 - inked);

    // Polish: the lamp's glint, and the reflection of the dark room in the flat part of the face.
    let n_v = clamp(dot(normal, eye), 0.0, 1.0);
    let fresnel = 0.04 + 0.96 * lamp::grazing(n_v);
    let mirrored = reflect(-eye, normal);
    let room = mix(vec3(0.05, 0.045, 0.04), vec3(0.16, 0.15, 0.15), smoothstep(-0.1, 0.9, mirrored.y));
    // The flat part of a face would reflect the whole lamp and drown the face's colour, so the polish shows on the
    // round edges.
    // Wood has no polish, and lines none either.
    let flat = mix(0.05, 1.0, edge) * select(1.0, 0.22, look.made_of == 2u) * (1.0 - 0.8 * lined);
    let shine = lamp::glint(light, normal, eye, mix(polish, 0.42, inked)) * mix(flat, 0.07, inked);
    color += shine + room * fresnel * mix(1.0, 0.25, inked);

    let grey = vec3(dot(color, vec3(0.2126, 0.7152, 0.0722)));
    color = mix(color, mix(color, grey, 0.35) * 0.34, dim);
    return vec4(color, 1.0);
}
