// Small signs that stand upright on the screen, in front of everything: owners' badges, heights of stacks, plus signs.
//
// The tag of an instance: bits 0 to 7 are the sign (see `Sign` in materials.rs), bits 8 to 10 the colour number of an
// owner's badge or the place of a height.
#import bevy_pbr::{
    forward_io::Vertex,
    mesh_functions,
    mesh_view_bindings::view,
    view_transformations::{position_view_to_clip, position_world_to_view},
}
#import tumbletop::shapes

struct BadgeLook {
    // The colours of dice by number, linear.
    colors: array<vec4<f32>, 8>,
    amber: vec4<f32>,
    // The possible places of a height, relative to the middle of the top, in edges.
    places: array<vec4<f32>, 8>,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> look: BadgeLook;

const OWNER: u32 = 0u;
const PLUS: u32 = 1u;
const TIMES_2: u32 = 2u;
const TIMES_4: u32 = 4u;
const RING: u32 = 5u;

struct BadgeVertex {
    @builtin(position) position: vec4<f32>,
    @location(0) at: vec2<f32>,
    @location(1) @interpolate(flat) tag: u32,
}

@vertex
fn vertex(in: Vertex) -> BadgeVertex {
    let tag = mesh_functions::get_tag(in.instance_index);
    let kind = tag & 255u;
    let world_from_local = mesh_functions::get_world_from_local(in.instance_index);
    var place = position_world_to_view(world_from_local[3].xyz);

    // Half the height of a sign in edges, and at least a few pixels.
    let pixel = -2.0 * place.z / (view.clip_from_view[1][1] * view.viewport.w);
    var extent = max(0.27, 8.0 * pixel);
    var shift = vec2(0.46, 0.48);
    if kind == PLUS {
        shift = vec2(-0.52, 0.52);
    } else if kind >= TIMES_2 && kind <= TIMES_4 {
        extent = max(0.30, 9.0 * pixel);
        shift = look.places[(tag >> 8u) & 7u].xy;
    } else if kind == RING {
        extent = 1.02;
        shift = vec2(0.0, 0.0);
    }
    place += vec3(shift + in.position.xy * extent, 0.0);

    var out: BadgeVertex;
    out.position = position_view_to_clip(place);
    out.at = in.position.xy;
    out.tag = tag;
    return out;
}

// Draws a colour over `under` inside a distance.
fn over(under: vec4<f32>, color: vec3<f32>, d: f32, soft: f32) -> vec4<f32> {
    let cover = 1.0 - smoothstep(-soft, soft, d);
    return vec4(mix(under.rgb, color, cover), max(under.a, cover));
}

@fragment
fn fragment(in: BadgeVertex) -> @location(0) vec4<f32> {
    let p = in.at;
    let soft = max(fwidth(p.x), fwidth(p.y)) * 0.75;
    let kind = in.tag & 255u;
    let seat = (in.tag >> 8u) & 7u;
    let dark = vec3(0.006, 0.006, 0.007);
    let white = vec3(0.92);

    var color = vec4(dark, 0.0);
    if kind == RING {
        let ring = abs(length(p) - 0.88) - 0.055;
        color = over(color, dark, ring - 0.04, soft);
        return over(color, look.amber.rgb, ring, soft);
    }
    if kind >= TIMES_2 && kind <= TIMES_4 {
        let plate = shapes::slab(p, vec2(0.62, 0.52)) - 0.34;
        color = over(color, white, plate, soft);
        color = over(color, dark, plate + 0.10, soft);
        color = over(color, white, shapes::times((p - vec2(-0.42, -0.10)) / 0.72) * 0.72, soft);
        return over(color, white, shapes::figure((p - vec2(0.34, 0.0)) / 0.76, kind) * 0.76, soft);
    }
    let disc = length(p) - 0.95;
    if kind == PLUS {
        color = over(color, white, disc, soft);
        color = over(color, dark, disc + 0.13, soft);
        let cross = min(shapes::slab(p, vec2(0.52, 0.13)), shapes::slab(p, vec2(0.13, 0.52)));
        return over(color, white, cross, soft);
    }
    color = over(color, look.colors[seat].rgb, disc, soft);
    color = over(color, dark, disc + 0.14, soft);
    return over(color, white, shapes::symbol(p / 0.56, seat) * 0.56, soft);
}
