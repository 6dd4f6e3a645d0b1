// Marks of a felt pen on a board, drawn up to the point that the instance's tag gives.
//
// Bits 0 to 3 of the tag are the ink, bits 4 to 19 how far the pen has written, in thousandths of a height.
#import bevy_pbr::{forward_io::VertexOutput, mesh_functions}
#import tumbletop::{lamp, noise}

struct Pen {
    // The inks, linear.
    inks: array<vec4<f32>, 4>,
    // Half the size of the part that the lamp lights, in edges; x and z.
    lit: vec2<f32>,
    // Half the width of a line, in heights.
    half: f32,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> pen: Pen;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let tag = mesh_functions::get_tag(in.instance_index);
    let written = f32((tag >> 4u) & 65535u) / 1000.0;
    let along = min(in.uv.y, written);
    if written < in.uv_b.x {
        discard;
    }
    // Round ends: the distance from the written part of this piece.
    let beyond = in.uv.y - clamp(in.uv.y, in.uv_b.x, min(in.uv_b.y, written));
    let d = length(vec2(in.uv.x * pen.half, beyond)) - pen.half * 0.96;
    let soft = max(fwidth(d), 1e-4) * 0.8;
    let inside = 1.0 - smoothstep(-soft, soft, d);
    // The felt tip leaves a little less ink in the middle of a fast line.
    let thin = 1.0 - 0.1 * noise::noise(vec2(along * 9.0, in.uv.x * 3.0));
    let light = lamp::light_at(in.world_position, vec3(0.0, 1.0, 0.0), in.position.xy, pen.lit, 0.0);
    return vec4(pen.inks[tag & 3u].rgb * light.diffuse, inside * thin);
}
