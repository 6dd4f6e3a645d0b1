// Lines around a card or around its place on the cloth: can be taken, chosen, target, or empty place.
//
// The quad lies flat and is 1.6 card widths wide and 2 high. UV 0 is the place in card widths, with the middle at the
// origin and y up. The tag of an instance: bits 0 to 3 are the mark (see `Mark` in material.rs), bits 4 to 7 the
// number of a ghost.
#import bevy_pbr::{forward_io::VertexOutput, mesh_functions}
#import tumbletop::{figures, shapes}

struct MarkLook {
    brass: vec4<f32>,
    amber: vec4<f32>,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> look: MarkLook;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var pictures: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var between: sampler;

const TAKEABLE: u32 = 1u;
const SELECTED: u32 = 2u;
const TARGET: u32 = 3u;
const FOCUS: u32 = 4u;
const PLACE: u32 = 5u;
const NEXT: u32 = 6u;
const GHOST: u32 = 7u;
const BUILD_PLACE: u32 = 8u;
const TRAIL: u32 = 9u;

fn over(under: vec4<f32>, color: vec3<f32>, strength: f32, d: f32, soft: f32) -> vec4<f32> {
    let cover = strength * (1.0 - smoothstep(-soft, soft, d));
    let alpha = cover + under.a * (1.0 - cover);
    return vec4(mix(under.rgb, color, cover / max(alpha, 1e-4)), alpha);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let tag = mesh_functions::get_tag(in.instance_index);
    let kind = tag & 15u;
    let ghost = (tag >> 4u) & 15u;
    let p = in.uv;
    let pixel = max(length(dpdx(p)), length(dpdy(p)));
    let soft = pixel * 0.75;
    // Lines have a fixed width on the card, and a least width on the screen.
    let line = max(0.022, 1.3 * pixel);
    let d = shapes::slab(p, vec2(0.43, 0.63)) - 0.07;
    let white = vec3(0.95);
    let black = vec3(0.004);
    var color = vec4(white, 0.0);

    switch kind {
        case TAKEABLE: {
            color = over(color, black, 0.5, abs(d - line) - 1.6 * line, soft);
            color = over(color, white, 1.0, abs(d - line) - line, soft);
        }
        case SELECTED: {
            color = over(color, black, 1.0, abs(d - 2.0 * line) - 2.4 * line, soft);
            color = over(color, look.brass.rgb, 1.0, abs(d - 2.1 * line) - 1.7 * line, soft);
        }
        case TARGET: {
            color = over(color, black, 1.0, abs(d - 2.4 * line) - 2.9 * line, soft);
            color = over(color, white, 1.0, abs(d - 1.3 * line) - 0.8 * line, soft);
            color = over(color, white, 1.0, abs(d - 3.9 * line) - 0.8 * line, soft);
            // The plus sign at the corner.
            let size = max(0.13, 8.0 * pixel);
            let at = p - vec2(-0.5, 0.7);
            color = over(color, white, 1.0, length(at) - size, soft);
            color = over(color, black, 1.0, length(at) - size * 0.86, soft);
            let cross = min(
                shapes::slab(at, size * vec2(0.52, 0.14)),
                shapes::slab(at, size * vec2(0.14, 0.52)),
            );
            color = over(color, white, 1.0, cross, soft);
        }
        case FOCUS: {
            color = over(color, black, 1.0, abs(d - 2.4 * line) - 3.0 * line, soft);
            color = over(color, white, 1.0, abs(d - 1.2 * line) - line, soft);
            color = over(color, look.brass.rgb, 1.0, abs(d - 3.6 * line) - 1.2 * line, soft);
        }
        case NEXT: {
            // A thin brass line, and a notch in the head of the card: its owner can play it next.
            color = over(color, black, 0.8, abs(d - line) - 1.5 * line, soft);
            color = over(color, look.brass.rgb, 1.0, abs(d - line) - 0.8 * line, soft);
            let at = p - vec2(0.0, 0.58);
            let arrow = shapes::triangle(at, vec2(0.0, -0.13), vec2(-0.17, 0.12), vec2(0.17, 0.12));
            color = over(color, black, 1.0, arrow - 0.04, soft);
            color = over(color, look.brass.rgb, 1.0, arrow, soft);
        }
        case GHOST: {
            color = over(color, vec3(0.90, 0.93, 0.95), 0.80, d, soft);
            color = over(color, black, 0.9, abs(d + 0.03) - 0.008, soft);
            color = over(color, vec3(0.03), 0.92, figures::number(pictures, between, p / 0.5, ghost) * 0.5, soft);
        }
        case TRAIL: {
            // The head is at the top of the square, which is stretched along the way.
            let along = 0.5 * (p.y + 1.0);
            let across = 1.0 - smoothstep(0.3, 0.8, abs(p.x));
            color = vec4(vec3(0.95, 0.92, 0.82), 0.34 * along * along * across);
        }
        default: {
            // An empty place on the cloth.
            color = over(color, vec3(0.70, 0.78, 0.66), 0.045, d, soft);
            color = over(color, vec3(0.75, 0.80, 0.68), 0.30, abs(d + line) - 0.55 * line, soft);
            if kind == BUILD_PLACE {
                let one = figures::figure(pictures, between, p / 0.42, 1u) * 0.42;
                color = over(color, vec3(0.75, 0.80, 0.68), 0.26, one, soft);
            }
        }
    }
    return color;
}
