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

// A sum of `octaves` noises, each twice as fine and half as strong as the one before; 0 to 1.
fn fbm(p: vec2<f32>, octaves: u32) -> f32 {
    var sum = 0.0;
    var strength = 0.5;
    var total = 0.0;
    var q = p;
    for (var i = 0u; i < octaves; i++) {
        sum += strength * noise(q);
        total += strength;
        strength *= 0.5;
        // Turned, so that the lattice of the octaves does not line up.
        q = mat2x2<f32>(1.6, 1.2, -1.2, 1.6) * q + vec2(17.0, 9.2);
    }
    return sum / total;
}

// Breaks up the bands that slow gradients show at eight bits per channel.
fn dither(frag: vec2<f32>) -> f32 {
    return (hash21(frag) - 0.5) / 255.0;
}
