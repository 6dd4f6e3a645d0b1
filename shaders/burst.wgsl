// A small celebration: a ring of light that grows and fades, with sparks that fly out of its middle.
//
// The quad lies flat. The tag of an instance: bits 0 to 1 are the colour, bits 4 to 11 how far it has gone, from 0 to
// 255. What stands still is drawn in the middle of its way.
#import bevy_pbr::{forward_io::VertexOutput, mesh_functions}

struct Burst {
    // The colours for the tag, linear.
    colors: array<vec4<f32>, 3>,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> burst: Burst;

const SPARKS: f32 = 14.0;
const TURN: f32 = 6.2831853;

// A number between 0 and 1 that looks random but is always the same.
fn whim(number: f32) -> f32 {
    return fract(number * 0.618034 + 0.137);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let tag = mesh_functions::get_tag(in.instance_index);
    let color = burst.colors[min(tag & 3u, 2u)].rgb;
    let gone = f32((tag >> 4u) & 255u) / 255.0;
    let p = in.uv * 2.0 - 1.0;
    let d = length(p);
    let soft = max(fwidth(d), 1e-3);
    let out = 1.0 - (1.0 - gone) * (1.0 - gone) * (1.0 - gone);
    let fade = (1.0 - gone) * (1.0 - gone);

    // A glow in the middle, and the ring.
    var light = 0.55 * exp(-7.0 * d * d) * fade;
    let line = mix(0.10, 0.03, gone);
    light = max(light, 0.95 * (1.0 - smoothstep(line, line + 2.0 * soft, abs(d - mix(0.18, 0.82, out)))) * fade);

    // Sparks, each in a sector of its own, and none as far out as another.
    let sector = floor((atan2(p.y, p.x) / TURN + 0.5) * SPARKS);
    let angle = ((sector + 0.25 + 0.5 * whim(sector)) / SPARKS - 0.5) * TURN;
    let way = mix(0.25, 0.55 + 0.38 * whim(sector * 3.0 + 1.0), out);
    let spark = length(p - way * vec2(cos(angle), sin(angle))) - mix(0.055, 0.02, gone);
    light = max(light, (1.0 - smoothstep(-soft, soft, spark)) * sqrt(1.0 - gone));

    // Nothing reaches the edge of the quad.
    light *= 1.0 - smoothstep(0.92, 1.0, d);
    return vec4(mix(color, vec3(1.0), 0.35 * light), light);
}
