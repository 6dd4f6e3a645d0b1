// Value noise and its sums, for materials that must not look printed.
#define_import_path tumbletop::noise

fn hash21(p: vec2<f32>) -> f32 {
    var q = fract(vec3<f32>(p.xyx) * 0.1031);
    q += dot(q, q.yzx + 33.33);
    return fract((q.x + q.y) * q.z);
}

// Smooth noise, 0 to 1, with one feature per unit.
fn noise(p: vec2<f32>) -> f32 {
    let cell = floor(p);
    let f = fract(p);
    let s = f * f * (3.0 - 2.0 * f);
    let bottom = mix(hash21(cell), hash21(cell + vec2(1.0, 0.0)), s.x);
    let top = mix(hash21(cell + vec2(0.0, 1.0)), hash21(cell + vec2(1.0, 1.0)), s.x);
    return mix(bottom, top, s.y);
}

// Breaks up the bands that slow gradients show at eight bits per channel.
fn dither(frag: vec2<f32>) -> f32 {
    return (hash21(frag) - 0.5) / 255.0;
}
