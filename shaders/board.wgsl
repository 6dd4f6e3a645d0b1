// A dry-erase board: a glossy white plate and its prints. Each quad is one plain shape or one sign.
#import bevy_pbr::forward_io::VertexOutput
#import tumbletop::{fbm, lamp, lettering, noise, shapes}

struct Board {
    // The inks, linear, with their opacity.
    inks: array<vec4<f32>, 8>,
    // Half the size of the part that the lamp lights, in edges; x and z.
    lit: vec2<f32>,
    // The number of columns and rows of cells of signs.
    grid: vec2<f32>,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> board: Board;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var signs: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var signs_sampler: sampler;

// The kinds of quads, with the numbers of `boards/print.rs`.
const SHADOW: u32 = 0u;
const PLATE: u32 = 1u;
const DISC: u32 = 2u;
const BOX: u32 = 3u;
const STAR: u32 = 4u;
const SIGN: u32 = 5u;

const ROUNDING: f32 = 0.28;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let what = u32(round(in.uv_b.x));
    let cell = u32(round(in.uv_b.y));
    // The place in the quad, in edges from its middle, with y up; half its size; its inks.
    let p = in.uv;
    let half = in.color.xy;
    let fill = board.inks[u32(round(in.color.z)) & 7u];
    let line = board.inks[u32(round(in.color.w)) & 7u];

    var d = 0.0;
    switch what {
        case SHADOW: {
            let away = shapes::slab(p - vec2(-0.06, 0.05), half - 0.75) / 0.75;
            return vec4(0.0, 0.0, 0.0, 0.62 * (1.0 - smoothstep(0.0, 1.0, away)));
        }
        case PLATE: {
            d = shapes::slab(p, half - ROUNDING) - ROUNDING;
        }
        case DISC: {
            d = length(p) - half.x * 0.97;
        }
        case BOX: {
            d = shapes::slab(p, half * 0.97 - 0.1) - 0.1;
        }
        case STAR: {
            d = shapes::star(p / half.x, 1.02) * half.x;
        }
        default: {
            d = lettering::distance(signs, signs_sampler, board.grid, cell, p / half.x * lettering::CELL_REACH)
                * half.x / lettering::CELL_REACH;
        }
    }
    let soft = max(fwidth(d), 1e-4) * 0.7;
    let inside = 1.0 - smoothstep(-soft, soft, d);

    let normal = vec3(0.0, 1.0, 0.0);
    let light = lamp::light_at(in.world_position, normal, in.position.xy, board.lit, 0.0);
    var ink = fill;
    if what != SIGN && what != PLATE {
        // A line around the shape. Its width grows with the shape, and it is never thinner than a pixel.
        let width = max(clamp(half.x * 0.085, 0.02, 0.05), soft * 1.2);
        let edge = smoothstep(-width - soft, -width + soft, d);
        ink = mix(fill, line, edge);
    }
    var color = ink.rgb * light.diffuse;
    if what == PLATE {
        // The bevelled rim of the plate catches the lamp's light; the plate reflects the lamp as a soft cloud.
        let rim = smoothstep(-0.16, -0.05, d);
        color *= mix(1.0, 0.62, rim);
        let eye = lamp::to_eye(in.world_position.xyz);
        color += lamp::glint(light, normal, eye, 0.52) * 0.05;
#if QUALITY > 1
        // Traces of marks that were wiped off.
        let wiped = fbm::fbm(in.world_position.xz * vec2(0.5, 0.16));
        color *= 1.0 - 0.045 * smoothstep(0.45, 0.8, wiped);
#endif
    }
    return vec4(color + noise::dither(in.position.xy), ink.a * inside);
}
