// A card: linen paper with a band and a sign for the range of its number, and a large figure; a wild card that is dark
// where all others are light; and a back.
//
// KIND 0: any side; 1: a face with a number; 2: the face of the wild card; 3: the back. The tag of an instance: bits 0
// to 3 are the face (0 none, 1 to 12, 13 the wild card), bit 4 a small card with larger corners, bits 8 to 15 how far
// it is dimmed. UV 0 is the place on the card in widths, with the middle at the origin, y up, 1.4 high; UV 1 (x) is
// the side: 0 the face, 1 the back, 2 the cut edge.
#import bevy_pbr::{forward_io::VertexOutput, mesh_functions}
#import tumbletop::{figures, lamp, noise, shapes}

struct CardLook {
    // The bands of 1 to 4, 5 to 8, 9 to 12, linear.
    bands: array<vec4<f32>, 3>,
    paper: vec4<f32>,
    ink: vec4<f32>,
    wild: vec4<f32>,
    back: vec4<f32>,
    brass: vec4<f32>,
    // Half the size of the part that the lamp lights, in edges; x and z.
    lit: vec2<f32>,
    // How dark the line around a card is, 0 to 1.
    contour: f32,
    // The pattern of the back: 0 lattice, 1 waves, 2 rays, 3 leaves.
    pattern: u32,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> look: CardLook;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var pictures: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var between: sampler;

const WILD: u32 = 13u;

// Draws a colour over another one inside a distance.
fn over(under: vec3<f32>, color: vec3<f32>, d: f32, soft: f32) -> vec3<f32> {
    return mix(under, color, 1.0 - smoothstep(-soft, soft, d));
}

// The sign of a range: a disc, a diamond, a triangle.
fn sign_of(p: vec2<f32>, range: u32) -> f32 {
    switch range {
        case 0u: {
            return length(p) - 0.86;
        }
        case 1u: {
            return (abs(p.x) + abs(p.y) - 1.1) * 0.7071;
        }
        default: {
            return shapes::triangle(p, vec2(0.0, 1.0), vec2(-1.0, -0.72), vec2(1.0, -0.72));
        }
    }
}

// The star of the wild card: eight points.
fn burst(p: vec2<f32>) -> f32 {
    let sector = 0.7853982;
    let angle = atan2(p.x, p.y);
    let folded = abs(angle - sector * round(angle / sector));
    let q = length(p) * vec2(sin(folded), cos(folded));
    let tip = vec2(0.0, 1.0);
    let notch = 0.62 * vec2(sin(0.5 * sector), cos(0.5 * sector));
    let along = notch - tip;
    let side = (q.x - tip.x) * along.y - (q.y - tip.y) * along.x;
    return -side / length(along);
}

fn face(p: vec2<f32>, number: u32, small: bool, soft: f32) -> vec3<f32> {
    let range = min((number - 1u) / 4u, 2u);
    let band = look.bands[range].rgb;
    var color = look.paper.rgb;

    // The band along the top, and a line along the foot.
    let depth = select(0.215, 0.30, small);
    let edge = 0.036;
    let top = 0.7 - edge - 0.5 * depth;
    let head = shapes::slab(p - vec2(0.0, top), vec2(0.5 - edge - 0.03, 0.5 * depth - 0.03)) - 0.03;
    color = over(color, band, head, soft);
    let foot = shapes::slab(p + vec2(0.0, 0.7 - edge - 0.025), vec2(0.5 - edge - 0.02, 0.005)) - 0.02;
    color = over(color, band, foot, soft);

    // In the band: the number on the left, the sign of its range on the right.
    let high = select(0.15, 0.222, small);
    let wide = select(figures::advance(number), figures::advance(1u) + figures::advance(number % 10u), number > 9u);
    let corner = p - vec2(-0.5 + edge + 0.045 + 0.5 * high * wide, top);
    color = over(color, vec3(1.0), figures::number(pictures, between, corner / high, number) * high, soft);
    let size = select(0.062, 0.088, small);
    color = over(color, vec3(1.0), sign_of((p - vec2(0.5 - edge - 0.05 - size, top)) / size, range) * size, soft);

    // The large figure, over the sign of its range.
    let middle = p - vec2(0.0, select(-0.10, -0.135, small));
    let ground = sign_of((middle - vec2(0.0, select(0.0, -0.045, range == 2u))) / 0.47, range) * 0.47;
    color = over(color, mix(look.paper.rgb, band, 0.17), ground, soft);
    color = over(color, mix(look.paper.rgb, band, 0.55), abs(ground) - 0.007, soft);
    let figure_high = select(0.60, 0.50, number > 9u);
    let figure = figures::number(pictures, between, middle / figure_high, number) * figure_high;
    return over(color, look.ink.rgb, figure, soft);
}

fn wild(p: vec2<f32>, small: bool, soft: f32) -> vec3<f32> {
    var color = look.wild.rgb;
    color = over(color, look.brass.rgb, abs(shapes::slab(p, vec2(0.40, 0.60)) - 0.055) - 0.009, soft);

    // Twelve marks in a circle for the twelve numbers that the card can be, in the colours of their ranges.
    let middle = p - vec2(0.0, select(-0.06, -0.13, small));
    let turned = atan2(middle.x, middle.y) / 6.2831853;
    let step = floor(turned * 12.0 + 12.0 + 0.5);
    let mark = u32(step) % 12u;
    let angle = (step - 12.0) / 12.0 * 6.2831853;
    let place = middle - 0.40 * vec2(sin(angle), cos(angle));
    color = over(color, look.paper.rgb, length(place) - 0.064, soft);
    color = over(color, look.bands[mark / 4u].rgb, length(place) - 0.050, soft);

    let star = burst(middle / 0.335) * 0.335;
    color = over(color, look.brass.rgb, star, soft);
    let letter = figures::figure(pictures, between, middle / 0.27, figures::LETTER_S) * 0.27;
    color = over(color, look.wild.rgb, letter, soft);

    // The corners: a star in the places where other cards have their number and sign.
    let size = select(0.085, 0.12, small);
    let y = select(0.555, 0.515, small);
    let left = p - vec2(-0.345 + select(0.0, 0.02, small), y);
    let right = p - vec2(0.345 - select(0.0, 0.02, small), y);
    color = over(color, look.wild.rgb, min(length(left), length(right)) - size * 1.35, soft);
    return over(color, look.brass.rgb, min(burst(left / size), burst(right / size)) * size, soft);
}

fn lattice(p: vec2<f32>, cream: vec3<f32>, soft: f32) -> vec3<f32> {
    // A lattice of crossing lines, with a bead in every second diamond.
    let q = vec2(p.x + p.y, p.x - p.y) * 7.0;
    let cell = fract(q) - 0.5;
    let lines = (0.5 - max(abs(cell.x), abs(cell.y))) / 9.9;
    var ground = over(look.back.rgb, mix(look.back.rgb, look.paper.rgb, 0.36), lines - 0.004, max(soft, 0.004));
    let odd = (i32(floor(q.x)) + i32(floor(q.y))) & 1;
    return over(ground, cream, select(1.0, length(cell) / 9.9 - 0.009, odd == 0), soft);
}

fn waves(p: vec2<f32>, line: vec3<f32>, soft: f32) -> vec3<f32> {
    // Scales in rows, each of three rings; every other row is shifted by half a scale.
    let size = 0.14;
    var ground = look.back.rgb;
    let row = floor(p.y / (0.5 * size));
    var nearest = 1.0;
    // A scale covers those behind it: the lowest row that reaches a point is seen there.
    for (var below = 2; below >= 0; below--) {
        let r = row - f32(below);
        let shift = 0.5 * (r - 2.0 * floor(r * 0.5));
        let x = (fract(p.x / size - shift) - 0.5) * size;
        let y = p.y - r * 0.5 * size;
        let d = length(vec2(x, y));
        if d < 0.5 * size {
            nearest = d / size;
        }
    }
    let rings = abs(fract(nearest * 6.0) - 0.5) / 6.0 * size;
    return over(ground, line, rings - 0.0035, max(soft, 0.003));
}

fn rays(p: vec2<f32>, line: vec3<f32>, soft: f32) -> vec3<f32> {
    let around = atan2(p.y, p.x) / 6.2831853 * 36.0;
    let far = length(p);
    let beam = abs(fract(around) - 0.5) * far * 6.2831853 / 36.0;
    // Every second ring of the beams is broken, like the feathers of a wheel.
    let ring = fract(far * 9.0 + 0.5 * step(0.5, fract(0.5 * floor(around))));
    return over(look.back.rgb, line, max(beam - 0.26 * far * 0.1745, abs(ring - 0.5) / 9.0 - 0.046), max(soft, 0.003));
}

fn leaves(p: vec2<f32>, line: vec3<f32>, soft: f32) -> vec3<f32> {
    // Columns of leaves that point up, left and right of a stem.
    let width = 0.168;
    let column = floor(p.x / width);
    let x = abs(fract(p.x / width) - 0.5) * width;
    let step_y = 0.12;
    let y = (fract((p.y - x * 0.9 + 0.5 * step_y * (column - 2.0 * floor(column * 0.5))) / step_y) - 0.5) * step_y;
    let along = (x - 0.042) / 0.040;
    let leaf = abs(y) - 0.030 * (1.0 - along * along);
    let stem = x - 0.004;
    return over(look.back.rgb, line, min(leaf, stem), max(soft, 0.003));
}

fn back(p: vec2<f32>, soft: f32) -> vec3<f32> {
    var color = look.paper.rgb;
    let field = shapes::slab(p, vec2(0.42, 0.62)) - 0.03;
    let cream = mix(look.back.rgb, look.paper.rgb, 0.62);
    let line = mix(look.back.rgb, look.paper.rgb, 0.36);
    var ground = look.back.rgb;
    switch look.pattern {
        case 1u: {
            ground = waves(p, line, soft);
        }
        case 2u: {
            ground = rays(p, line, soft);
        }
        case 3u: {
            ground = leaves(p, line, soft);
        }
        default: {
            ground = lattice(p, cream, soft);
        }
    }
    ground = over(ground, cream, abs(field + 0.035) - 0.007, soft);

    // In the middle, a die that stands on its corner.
    let medal = length(p) - 0.235;
    ground = over(ground, look.back.rgb * 0.8, medal, soft);
    ground = over(ground, cream, abs(medal) - 0.010, soft);
    let turned = vec2(p.x + p.y, p.x - p.y) * 0.7071;
    ground = over(ground, look.paper.rgb, shapes::slab(turned, vec2(0.095)) - 0.025, soft);
    let pips = min(length(abs(turned) - vec2(0.062)), length(turned));
    ground = over(ground, look.back.rgb * 0.7, pips - 0.021, soft);
    return over(color, ground, field, soft);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let tag = mesh_functions::get_tag(in.instance_index);
    let number = tag & 15u;
    let small = (tag & 16u) != 0u;
    let dim = f32((tag >> 8u) & 255u) / 255.0;
    let side = u32(round(in.uv_b.x));
    let p = in.uv;
    let pixel = max(length(dpdx(p)), length(dpdy(p)));
    let soft = pixel * 0.7;

    var paint = look.paper.rgb;
#if KIND == 0
    if side == 1u {
        paint = back(p, soft);
    } else if side == 0u && number == WILD {
        paint = wild(p, small, soft);
    } else if side == 0u && number > 0u {
        paint = face(p, number, small, soft);
    }
#else if KIND == 1
    paint = face(p, number, small, soft);
#else if KIND == 2
    paint = wild(p, small, soft);
#else
    paint = back(p, soft);
#endif
    if side == 2u {
        paint = look.paper.rgb * 0.62;
    }

    // On a light table, a line runs around the card.
    let border = shapes::slab(p, vec2(0.43, 0.63)) - 0.07 + max(0.022, 1.4 * pixel);
    let line = select(smoothstep(-0.5, 0.5, border / pixel), 1.0, side == 2u);
    paint = mix(paint, vec3(0.004), look.contour * line);

    var normal = normalize(in.world_normal);
#if QUALITY > 1
    // Linen: the weave changes the light, and a little of the ink.
    if side != 2u {
        let weave = p * 96.0;
        let threads = vec2(cos(weave.x * 6.2831853), cos(weave.y * 6.2831853));
        let seen = 1.0 - smoothstep(0.0022, 0.0052, pixel);
        paint *= 1.0 + 0.030 * seen * threads.x * threads.y;
        let tooth = noise::noise(p * 60.0) - 0.5;
        paint *= 1.0 + 0.035 * tooth;
    }
#endif

    let light = lamp::light_at(in.world_position, normal, in.position.xy, look.lit, 0.0);
    let eye = lamp::to_eye(in.world_position.xyz);
    var color = paint * light.diffuse;
    // A little polish.
    let n_v = clamp(dot(normal, eye), 0.0, 1.0);
    color += lamp::glint(light, normal, eye, 0.55) * 0.035 + vec3(0.02) * lamp::grazing(n_v);

    let grey = vec3(dot(color, vec3(0.2126, 0.7152, 0.0722)));
    color = mix(color, mix(color, grey, 0.25) * 0.42, dim);
    return vec4(color, 1.0);
}
