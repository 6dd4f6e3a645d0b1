// Enlarges a picture that was drawn in the corner of its texture to the whole window, with a little of the sharpness that
// enlarging takes away.
#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

struct Enlarge {
    // The size of the picture that was drawn, in pixels.
    drawn: vec2<f32>,
    // The same, divided by the size of the window.
    part: vec2<f32>,
}
@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var nearest: sampler;
@group(0) @binding(2) var<uniform> enlarge: Enlarge;

// How much of the difference between neighbouring pixels is brought back: an edge then takes fewer pixels of the window.
const STEEPER: f32 = 0.6;

fn pixel(place: vec2<f32>) -> vec3<f32> {
    return textureLoad(picture, vec2<i32>(place), 0).rgb;
}

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    let place = in.position.xy * enlarge.part - 0.5;
    let first = floor(place);
    let between = place - first;
    // A steeper way from each pixel to the next than a straight one.
    let steep = between * between * (3.0 - 2.0 * between);
    let t = mix(between, steep, STEEPER);
    let last = enlarge.drawn - 1.0;
    let low = clamp(first, vec2(0.0), last);
    let high = clamp(first + 1.0, vec2(0.0), last);
    let top = mix(pixel(low), pixel(vec2(high.x, low.y)), t.x);
    let bottom = mix(pixel(vec2(low.x, high.y)), pixel(high), t.x);
    return vec4(mix(top, bottom, t.y), 1.0);
}
