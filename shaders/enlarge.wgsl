// Enlarges a picture that was drawn in the corner of its texture to the whole window, and restores a little of the
// sharpness that is lost by enlarging.
#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

struct Enlarge {
    // The size of the picture that was drawn, in pixels.
    drawn: vec2<f32>,
    // The same, divided by the size of the window.
    part: vec2<f32>,
}
@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var between_pixels: sampler;
@group(0) @binding(2) var<uniform> enlarge: Enlarge;

// How much of the difference between neighbouring pixels is restored: an edge then takes fewer pixels of the window.
const STEEPER: f32 = 0.6;

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    let place = in.position.xy * enlarge.part - 0.5;
    let first = floor(place);
    let between = place - first;
    // A curve that is steeper than a straight line between two pixels.
    let steep = between * between * (3.0 - 2.0 * between);
    let nearer = first + mix(between, steep, STEEPER) + 0.5;
    // Beyond the last drawn pixel, the texture contains other pixels.
    let at = clamp(nearer, vec2(0.5), enlarge.drawn - 0.5) * enlarge.part / enlarge.drawn;
    return vec4(textureSampleLevel(picture, between_pixels, at, 0.0).rgb, 1.0);
}
