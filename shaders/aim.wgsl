// The throw being aimed: a cone for the possible deviation, and an arrow for the power.
//
// The quad runs along its own x axis, from the hand at u = 0 to the end of the longest arrow at u = 1.
#import bevy_pbr::forward_io::VertexOutput
#import tumbletop::shapes

struct Aim {
    // The power, 0 to 1.
    power: f32,
    // The length and width of the quad, in edges.
    size: vec2<f32>,
    // Half the opening angle of the cone, as a slope.
    spread: f32,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> aim: Aim;

const BRASS: vec3<f32> = vec3<f32>(0.72, 0.49, 0.17);

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    // Position along and across the quad, in edges.
    let p = vec2(in.uv.x * aim.size.x, (in.uv.y - 0.5) * aim.size.y);
    let pixel = max(length(dpdx(p)), length(dpdy(p)));

    // The cone, fading out.
    let opening = 0.35 + p.x * aim.spread;
    let inside = 1.0 - smoothstep(opening - pixel, opening + pixel, abs(p.y));
    let border = 1.0 - smoothstep(0.03, 0.03 + 1.5 * pixel, abs(abs(p.y) - opening));
    let fade = 1.0 - smoothstep(0.55, 1.0, in.uv.x);
    var cover = (inside * 0.16 + border * 0.45) * fade * smoothstep(0.0, 0.08, in.uv.x);
    var color = vec3(0.80, 0.80, 0.76);

    // The arrow: its length is the power.
    let tip = mix(1.6, aim.size.x - 0.4, aim.power);
    let shaft = shapes::slab(p - vec2(0.5 * (tip - 0.5) + 0.35, 0.0), vec2(0.5 * (tip - 1.2), 0.10)) - 0.03;
    let head = shapes::triangle(p, vec2(tip, 0.0), vec2(tip - 0.95, 0.46), vec2(tip - 0.95, -0.46)) - 0.03;
    let arrow = min(shaft, head);
    // Marks at a quarter, a half and three quarters of full power.
    let rim = 1.0 - smoothstep(0.0, 2.0 * pixel, arrow - 0.06);
    let body = 1.0 - smoothstep(-pixel, pixel, arrow);
    color = mix(color, vec3(0.01), rim);
    color = mix(color, mix(vec3(0.92, 0.92, 0.88), BRASS * 1.35, aim.power), body);
    cover = max(cover, max(rim * 0.75, body));
    return vec4(color, cover);
}
