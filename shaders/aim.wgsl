// The throw being aimed: a cone for the possible deviation, and an arrow for the power. Both end at the rim; where the
// cone crosses a stack, it is amber.
//
// The quad runs along its own x axis, from the hand at u = 0.
#import bevy_pbr::forward_io::VertexOutput
#import tumbletop::shapes

struct Aim {
    // The length and width of the quad, in edges.
    size: vec2<f32>,
    // Half the size of the tray's inside, in edges.
    inside: vec2<f32>,
    // The power, 0 to 1.
    power: f32,
    // The distance to the rim, in edges.
    to_rim: f32,
    // How far the cone reaches, in edges.
    reach: f32,
    // Half the width of the cone at its beginning, and the slope by which each half becomes wider.
    opening: f32,
    slope: f32,
    amber: vec4<f32>,
    // The stacks that the cone crosses (x, z), and how many there are.
    crossed: array<vec4<f32>, 16>,
    count: u32,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> aim: Aim;

const BRASS: vec3<f32> = vec3<f32>(0.72, 0.49, 0.17);
// How far around the middle of a stack the cone is amber, in edges.
const AROUND: f32 = 1.5;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    // Position along and across the quad, in edges.
    let p = vec2(in.uv.x * aim.size.x, (in.uv.y - 0.5) * aim.size.y);
    let pixel = max(length(dpdx(p)), length(dpdy(p)));

    // The cone, fading out.
    let opening = aim.opening + p.x * aim.slope;
    let inside = 1.0 - smoothstep(opening - pixel, opening + pixel, abs(p.y));
    let border = 1.0 - smoothstep(0.03, 0.03 + 1.5 * pixel, abs(abs(p.y) - opening));
    let fade = 1.0 - smoothstep(0.6 * aim.reach, aim.reach, p.x);
    let begins = smoothstep(0.0, 1.0, p.x);
    var cover = (inside * 0.16 + border * 0.45) * fade * begins;
    var color = vec3(0.80, 0.80, 0.76);

    // Amber around the stacks in it.
    var nearest = 1e3;
    for (var stack = 0u; stack < aim.count; stack++) {
        nearest = min(nearest, distance(in.world_position.xz, aim.crossed[stack].xy));
    }
    let warned = 1.0 - smoothstep(AROUND - pixel, AROUND + pixel, nearest);
    let edge = 1.0 - smoothstep(0.05, 0.05 + 1.5 * pixel, abs(nearest - AROUND));
    let amber = max(warned, edge) * max(inside, border);
    color = mix(color, aim.amber.rgb, amber);
    cover = max(cover, (warned * 0.45 + edge * 0.5) * inside + warned * border * 0.9);

    // The arrow: its length is the power, as far as the rim allows.
    let most = max(min(aim.size.x, aim.to_rim) - 0.2, 1.0);
    let tip = min(mix(1.6, aim.size.x - 0.4, aim.power), most);
    let shaft = shapes::slab(p - vec2(0.5 * (tip - 0.5) + 0.35, 0.0), vec2(max(0.5 * (tip - 1.2), 0.0), 0.10)) - 0.03;
    let head = shapes::triangle(p, vec2(tip, 0.0), vec2(tip - 0.95, 0.46), vec2(tip - 0.95, -0.46)) - 0.03;
    let arrow = min(shaft, head);
    let rim = 1.0 - smoothstep(0.0, 2.0 * pixel, arrow - 0.06);
    let body = 1.0 - smoothstep(-pixel, pixel, arrow);
    color = mix(color, vec3(0.01), rim);
    color = mix(color, mix(vec3(0.92, 0.92, 0.88), BRASS * 1.35, aim.power), body);
    cover = max(cover, max(rim * 0.75, body));

    // Nothing beyond the inside of the tray.
    let beyond = shapes::slab(in.world_position.xz, aim.inside);
    cover *= 1.0 - smoothstep(-pixel, 0.0, beyond);
    return vec4(color, cover);
}
