// Printed figures, from the distance texture that `examples/make_cards` makes of the bold face.
//
// Lengths are in heights of a capital: a figure reaches from -0.5 to 0.5, with y up. Distances are signed, negative
// inside.
#define_import_path tumbletop::figures

// A distance larger than any in the texture.
const FAR: f32 = 0.18;
// The letter S, the plus and the minus, after the ten figures.
const LETTER_S: u32 = 10u;
const PLUS: u32 = 11u;
const MINUS: u32 = 12u;

// The width of a figure in a line.
fn advance(which: u32) -> f32 {
    var widths = array<f32, 13>(
        0.987, 0.659, 0.867, 0.898, 0.934, 0.909, 0.937, 0.804, 0.934, 0.855, 0.913, 0.891, 0.558,
    );
    return widths[min(which, 12u)];
}

// A single figure, in the middle of its own width.
fn figure(picture: texture_2d<f32>, smooth_between: sampler, p: vec2<f32>, which: u32) -> f32 {
    if max(abs(p.x), abs(p.y)) > 0.68 {
        return FAR;
    }
    // Four figures to a row; a capital is 64 pixels high in a square of 96.
    let within = vec2(0.5 + p.x * 0.66667, 0.5 - p.y * 0.66667);
    let cell = vec2(f32(which % 4u), f32(which / 4u));
    let at = (cell + clamp(within, vec2(0.01), vec2(0.99))) * 0.25;
    let shade = textureSampleLevel(picture, smooth_between, at, 0.0).r;
    // The texture holds distances up to 12 pixels on each side of the outline.
    return (0.5 - shade) * 0.375;
}

// A number up to 99, centred at the origin.
fn number(picture: texture_2d<f32>, smooth_between: sampler, p: vec2<f32>, value: u32) -> f32 {
    if value < 10u {
        return figure(picture, smooth_between, p, value);
    }
    let tens = value / 10u;
    let ones = value % 10u;
    let whole = advance(tens) + advance(ones);
    return min(
        figure(picture, smooth_between, p - vec2((advance(tens) - whole) * 0.5, 0.0), tens),
        figure(picture, smooth_between, p - vec2((whole - advance(ones)) * 0.5, 0.0), ones),
    );
}
