// Sums of noises, each twice as fine and half as strong as the one before: fractional Brownian motion.
//
// They have no loop: drivers without a graphics adapter are several times slower in one.
#define_import_path tumbletop::fbm

#import tumbletop::noise

// The place in the next octave: turned, too, so that the lattices of the octaves do not line up.
fn finer(p: vec2<f32>) -> vec2<f32> {
    return mat2x2<f32>(1.6, 1.2, -1.2, 1.6) * p + vec2(17.0, 9.2);
}

fn of_two(p: vec2<f32>) -> f32 {
    return (0.5 * noise::noise(p) + 0.25 * noise::noise(finer(p))) / 0.75;
}

fn of_four(p: vec2<f32>) -> f32 {
    return (0.75 * of_two(p) + 0.1875 * of_two(finer(finer(p)))) / 0.9375;
}

// As many noises as the quality has room for; 0 to 1.
fn fbm(p: vec2<f32>) -> f32 {
#if QUALITY > 2
    return (0.9375 * of_four(p) + 0.05859375 * of_four(finer(finer(finer(finer(p)))))) / 0.99609375;
#else if QUALITY > 1
    return of_four(p);
#else
    return of_two(p);
#endif
}
