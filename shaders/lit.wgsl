// Marks on a board for spots that can be chosen, spots that are chosen, and targets: never by colour alone.
//
// The tag of an instance is the kind of mark.
#import bevy_pbr::{forward_io::VertexOutput, mesh_functions}
#import tumbletop::shapes

struct Lit {
    // White, black, brass.
    inks: array<vec4<f32>, 3>,
    // Half the size of the quad, in units of half a spot: the spot reaches from -1 to 1.
    reach: f32,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> lit: Lit;

fn band(d: f32, inner: f32, outer: f32, soft: f32) -> f32 {
    return smoothstep(inner - soft, inner + soft, d) * (1.0 - smoothstep(outer - soft, outer + soft, d));
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let kind = mesh_functions::get_tag(in.instance_index);
    let p = (in.uv * 2.0 - 1.0) * vec2(1.0, -1.0) * lit.reach;
    let d = shapes::slab(p, vec2(0.62)) - 0.42;
    let soft = max(fwidth(d), 1e-4) * 0.7;
    let white = lit.inks[0].rgb;
    let black = lit.inks[1].rgb;
    let brass = lit.inks[2].rgb;
    var color = vec4(0.0);
    switch kind {
        // It can be taken: a dark line.
        case 0u: {
            let line = band(d, -0.02, 0.10, soft);
            color = vec4(black, line);
        }
        // It is chosen: a wide brass line.
        case 1u: {
            let outer = band(d, -0.06, 0.24, soft);
            let inner = band(d, 0.0, 0.18, soft);
            color = vec4(mix(black, brass, inner), outer);
        }
        // It can go here: black, white, black, and a plus sign at the corner.
        case 2u: {
            let outer = band(d, -0.06, 0.27, soft);
            let inner = band(d, 0.04, 0.17, soft);
            color = vec4(mix(black, white, inner), outer);
            let q = p - vec2(0.86, -0.86);
            let disc = length(q) - 0.36;
            let plus = min(shapes::slab(q, vec2(0.2, 0.055)), shapes::slab(q, vec2(0.055, 0.2)));
            let on = 1.0 - smoothstep(-soft, soft, disc);
            let sign = 1.0 - smoothstep(-soft, soft, plus);
            color = mix(color, vec4(mix(black, white, sign), 1.0), on);
        }
        // The pointer or the keyboard is on it.
        default: {
            let outer = band(d, -0.06, 0.30, soft);
            let inner = band(d, 0.04, 0.22, soft);
            color = vec4(mix(black, brass, inner), outer);
            let glow = 1.0 - smoothstep(-soft, soft, d);
            color = mix(color, vec4(brass, 0.16), glow * (1.0 - outer));
        }
    }
    return color;
}
