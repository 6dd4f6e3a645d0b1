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
    // Five points; folded into one half of one of them.
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

// A figure, 2 to 4, one unit wide and two high, as strokes.
fn figure(p: vec2<f32>, which: u32) -> f32 {
    let w = 0.13;
    switch which {
        case 2u: {
            let bow = max(abs(length(p - vec2(0.0, 0.32)) - 0.36), -0.1 - (p.y - 0.32) - 0.9 * p.x);
            let stem = segment(p, vec2(0.31, 0.14), vec2(-0.38, -0.68));
            return min(min(bow, stem), segment(p, vec2(-0.38, -0.68), vec2(0.40, -0.68))) - w;
        }
        case 3u: {
            // Two bows, open to the left.
            let u = p - vec2(-0.06, 0.34);
            let upper = max(abs(length(u) - 0.32), 0.75 * (-u.x - 0.9 * max(u.y, -u.y * 3.0)));
            let l = p - vec2(-0.06, -0.31);
            let lower = max(abs(length(l) - 0.38), 0.75 * (-l.x - 0.9 * max(-l.y, l.y * 3.0)));
            return min(upper, lower) - w;
        }
        default: {
            let leg = segment(p, vec2(0.20, 0.68), vec2(0.20, -0.68));
            let slope = segment(p, vec2(0.14, 0.66), vec2(-0.44, -0.28));
            return min(min(leg, slope), segment(p, vec2(-0.44, -0.28), vec2(0.46, -0.28))) - w;
        }
    }
}

// The sign of multiplication.
fn times(p: vec2<f32>) -> f32 {
    return min(
        segment(p, vec2(-0.28, -0.28), vec2(0.28, 0.28)),
        segment(p, vec2(-0.28, 0.28), vec2(0.28, -0.28)),
    ) - 0.11;
}
