// Walnut. KIND 0: the tray's rim, mitred at its corners, with an inlay; 1: the boards of the table under the tray.
#import bevy_pbr::forward_io::VertexOutput
#import tumbletop::{baked, fbm, lamp, noise}

struct Wood {
    color: vec4<f32>,
    // Half the size of the tray's inside, in edges; x and z.
    reach: vec2<f32>,
    // Half the size of the part that the lamp lights.
    lit: vec2<f32>,
    // The width of the rim, in edges.
    rim: f32,
    // The middle and half the size of the picture of the table, in edges; x and z.
    area: vec4<f32>,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> wood: Wood;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;

const BRASS: vec3<f32> = vec3<f32>(0.42, 0.27, 0.085);

// The grain at a place, with x along the grain: the darkness, 0 to 1, and the share of pores.
fn grain(p: vec2<f32>, seed: f32, pixel: f32) -> vec2<f32> {
    let q = p + vec2(seed * 37.7, seed * 11.3);
    // Growth rings cut lengthwise: long waves across the board, bent by slow noise.
    let bend = fbm::fbm(q * vec2(0.10, 0.55)) * 5.0;
    let rings = 0.5 + 0.5 * sin(q.y * 3.1 + bend * 3.2);
    let figure = fbm::fbm(q * vec2(0.22, 2.4));
    var pores = 0.0;
#if QUALITY > 1
    let streak = noise::noise(q * vec2(1.7, 30.0)) * noise::noise(q * vec2(2.9, 61.0) + 5.0);
    pores = smoothstep(0.30, 0.75, streak) * (1.0 - smoothstep(0.03, 0.10, pixel));
#endif
    return vec2(clamp(rings * 0.45 + figure * 0.75 - 0.1, 0.0, 1.0), pores);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
#ifdef BAKED
    let place = baked::place(in.world_position.xz, wood.area);
    let seen = textureSampleLevel(picture, picture_sampler, place, 0.0).rgb;
    return baked::shadowed(seen, in.world_position, in.world_normal, in.position.xy);
#else
    let p = in.world_position.xz;
    let pixel = max(length(dpdx(p)), length(dpdy(p)));
    var normal = normalize(in.world_normal);

    var cut = vec2(0.0);
    var joint = 0.0;
    var tone = 1.0;
    var inlay = 0.0;
#if KIND == 0
    // The side of the frame: the mitre runs at 45 degrees from the inner corner.
    let past = abs(p) - wood.reach;
    let upright = past.x > past.y;
    let along = select(p, p.yx, upright);
    let side = select(0.0, 1.0, upright) * 2.0 + step(0.0, select(p.y, p.x, upright));
    cut = grain(along, side + 1.0, pixel);
    joint = 1.0 - smoothstep(0.012, 0.012 + pixel, abs(past.x - past.y) * 0.7071);
    // A brass line in the top of the rim.
    let across = max(past.x, past.y) - wood.rim * 0.5;
    inlay = (1.0 - smoothstep(0.035, 0.035 + pixel, abs(across))) * step(0.7, normal.y);
#else
    let width = 5.2;
    let board = floor(p.y / width);
    let within = fract(p.y / width) * width;
    cut = grain(vec2(p.x + board * 13.7, within), board, pixel);
    tone = 0.80 + 0.30 * noise::hash21(vec2(board, 3.0));
    joint = 1.0 - smoothstep(0.02, 0.03 + pixel, min(within, width - within));
#endif

    var color = wood.color.rgb * mix(1.45, 0.55, cut.x) * tone;
    color *= 1.0 - 0.45 * cut.y;
    color *= 1.0 - 0.75 * joint;
    color = mix(color, BRASS, inlay);

    // The relief of the grain catches the light.
    normal = normalize(normal + vec3(cut.x - 0.5, 0.0, cut.y) * 0.05);
    let light = lamp::light_at(in.world_position, normal, in.position.xy, wood.lit, 0.0);
    let eye = lamp::to_eye(in.world_position.xyz);

    var lit = color * light.diffuse;
#if KIND == 1
    // The tray shades the table beside it.
    let beside = length(max(abs(p) - wood.reach - wood.rim, vec2(0.0)));
    lit *= mix(0.35, 1.0, smoothstep(0.0, 2.2, beside));
#endif
    let roughness = mix(mix(0.50, 0.62, cut.x), 0.32, inlay);
    let n_v = clamp(dot(normal, eye), 0.0, 1.0);
    let fresnel = 0.04 + 0.5 * lamp::grazing(n_v);
    let shine = mix(color * 2.2 + vec3(0.012, 0.009, 0.006), BRASS * 5.0, inlay);
    lit += lamp::glint(light, normal, eye, roughness) * shine + vec3(0.03, 0.024, 0.018) * fresnel;
    return vec4(lit + noise::dither(in.position.xy), 1.0);
#endif
}
