// The picture as eyes with a colour vision deficiency see it.
#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

struct SeenWith {
    // On linear sRGB.
    matrix: mat3x3<f32>,
}
@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(2) var<uniform> seen: SeenWith;

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    let colour = textureLoad(picture, vec2<i32>(in.position.xy), 0);
    return vec4(clamp(seen.matrix * colour.rgb, vec3(0.0), vec3(1.0)), colour.a);
}
