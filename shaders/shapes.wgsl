// Signed distances, negative inside: the owners' symbols, signs and figures. All fit in a circle of radius 1, y up.
#define_import_path tumbletop::shapes

fn slab(p: vec2<f32>, extent: vec2<f32>) -> f32 {
    let d = abs(p) - extent;
    return length(max(d, vec2(0.0))) + min(max(d.x, d.y), 0.0);
}

fn segment(p: vec2<f32>, a: vec2<f32>, b: vec2<f32>) -> f32 {
    let pa = p - a;
    let ba = b - a;
    return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0));
}

fn triangle(p: vec2<f32>, a: vec2<f32>, b: vec2<f32>, c: vec2<f32>) -> f32 {
    let e0 = b - a;
    let e1 = c - b;
    let e2 = a - c;
    let v0 = p - a;
    let v1 = p - b;
    let v2 = p - c;
    let q0 = v0 - e0 * clamp(dot(v0, e0) / dot(e0, e0), 0.0, 1.0);
    let q1 = v1 - e1 * clamp(dot(v1, e1) / dot(e1, e1), 0.0, 1.0);
    let q2 = v2 - e2 * clamp(dot(v2, e2) / dot(e2, e2), 0.0, 1.0);
    let s = sign(e0.x * e2.y - e0.y * e2.x);
    let d = min(
        min(vec2(dot(q0, q0), s * (v0.x * e0.y - v0.y * e0.x)), vec2(dot(q1, q1), s * (v1.x * e1.y - v1.y * e1.x))),
        vec2(dot(q2, q2), s * (v2.x * e2.y - v2.y * e2.x)),
    );
    return -sqrt(d.x) * sign(d.y);
}

fn star(p: vec2<f32>, radius: f32) -> f32 {
    // Five points, folded into one half of a point.
    let sector = 1.2566371;
    let angle = atan2(p.x, p.y);
    let folded = abs(angle - sector * round(angle / sector));
    let q = length(p) * vec2(sin(folded), cos(folded));
    let tip = vec2(0.0, radius);
    let notch = 0.42 * radius * vec2(sin(0.5 * sector), cos(0.5 * sector));
    let along = notch - tip;
    let to = q - tip;
    let t = clamp(dot(to, along) / dot(along, along), 0.0, 1.0);
    let side = to.x * along.y - to.y * along.x;
    return length(to - along * t) * -sign(side);
}

// The symbol of a seat: disc, triangle, hourglass, cross, star, ring, two bars, crescent.
fn symbol(p: vec2<f32>, which: u32) -> f32 {
    switch which {
        case 1u: {
            return triangle(p, vec2(0.0, 0.98), vec2(-0.92, -0.66), vec2(0.92, -0.66));
        }
        case 2u: {
            let q = vec2(p.x, abs(p.y));
            return triangle(q, vec2(0.0, -0.16), vec2(-0.80, 0.88), vec2(0.80, 0.88));
        }
        case 3u: {
            return min(slab(p, vec2(0.95, 0.33)), slab(p, vec2(0.33, 0.95)));
        }
        case 4u: {
            return star(p, 1.1);
        }
        case 5u: {
            return abs(length(p) - 0.70) - 0.26;
        }
        case 6u: {
            return slab(vec2(p.x, abs(p.y) - 0.47), vec2(0.90, 0.25));
        }
        case 7u: {
            return max(length(p) - 0.98, 0.80 - length(p - vec2(0.50, 0.16)));
        }
        default: {
            return length(p) - 0.95;
        }
    }
}

// An arc around the origin: `middle` is the direction of its middle and `reach` its extent to each side, in radians.
fn arc(p: vec2<f32>, middle: f32, reach: f32, radius: f32) -> f32 {
    let side = vec2(sin(middle), -cos(middle));
    let q = vec2(abs(dot(p, side)), dot(p, vec2(cos(middle), sin(middle))));
    let end = vec2(sin(reach), cos(reach));
    if end.y * q.x > end.x * q.y {
        return length(q - end * radius);
    }
    return abs(length(q) - radius);
}

// A figure, 2 to 4, one unit wide and two high, as strokes.
fn figure(p: vec2<f32>, which: u32) -> f32 {
    let w = 0.13;
    switch which {
        case 2u: {
            let bow = arc(p - vec2(0.0, 0.32), 1.13, 1.83, 0.36);
            let stem = segment(p, vec2(0.276, 0.089), vec2(-0.38, -0.68));
            return min(min(bow, stem), segment(p, vec2(-0.38, -0.68), vec2(0.40, -0.68))) - w;
        }
        case 3u: {
            let upper = arc(p - vec2(-0.03, 0.36), 0.44, 2.18, 0.31);
            let lower = arc(p - vec2(-0.03, -0.31), -0.44, 2.18, 0.37);
            return min(upper, lower) - w;
        }
        default: {
            let leg = segment(p, vec2(0.20, 0.68), vec2(0.20, -0.68));
            let slope = segment(p, vec2(0.14, 0.66), vec2(-0.44, -0.28));
            return min(min(leg, slope), segment(p, vec2(-0.44, -0.28), vec2(0.46, -0.28))) - w;
        }
    }
}

// The multiplication sign.
fn times(p: vec2<f32>) -> f32 {
    return min(
        segment(p, vec2(-0.28, -0.28), vec2(0.28, 0.28)),
        segment(p, vec2(-0.28, 0.28), vec2(0.28, -0.28)),
    ) - 0.11;
}
