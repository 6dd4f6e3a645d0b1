// Felt, in the tray or spread on the table: wool fibres, a little wear, and the shade of the rim.
#import bevy_pbr::forward_io::VertexOutput
#import tumbletop::{baked, fbm, lamp, noise}

struct Felt {
    color: vec4<f32>,
    // Its middle and half its size, in edges; x and z.
    centre: vec2<f32>,
    reach: vec2<f32>,
    // Half the size of the part that the lamp lights.
    lit: vec2<f32>,
    // The middle and half the size of the picture of the table, in edges; x and z.
    area: vec4<f32>,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> felt: Felt;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;

// The distance between neighbouring pixels on the felt, in edges.
fn footprint(p: vec2<f32>) -> f32 {
    return max(length(dpdx(p)), length(dpdy(p)));
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
#ifdef BAKED
    let place = baked::place(in.world_position.xz, felt.area);
    let seen = textureSampleLevel(picture, picture_sampler, place, 0.0).rgb;
    return baked::shadowed(seen, in.world_position, in.world_normal, in.position.xy);
#else
    let p = in.world_position.xz - felt.centre;
    let pixel = footprint(p);

    // Clouds of wear, fibres in all directions, and the grain of the wool. Grain finer than a pixel would only
    // shimmer, so it is left out.
    let wear = fbm::fbm(p * 0.35) - 0.5;
    var tooth = 0.0;
    var nap = vec2(0.0);
#if QUALITY > 1
    let warp = vec2(noise::noise(p * 1.3), noise::noise(p * 1.3 + 31.7));
    let fibres = noise::noise(vec2(p.x * 5.0 + warp.x * 4.0, p.y * 26.0 + warp.y * 9.0))
        + noise::noise(vec2(p.x * 24.0 - warp.y * 8.0, p.y * 6.0 + warp.x * 5.0)) - 1.0;
    let grain = noise::noise(p * 44.0) - 0.5;
    tooth = fibres * 0.5 * (1.0 - smoothstep(0.02, 0.07, pixel)) + grain * 0.4 * (1.0 - smoothstep(0.01, 0.03, pixel));
    nap = vec2(noise::noise(p * 9.0) - 0.5, noise::noise(p * 9.0 + 57.0) - 0.5) * 0.12;
#endif
    let color = felt.color.rgb * (0.97 + wear * 0.16 + tooth * 0.22);

    let normal = normalize(in.world_normal + vec3(nap.x, 0.0, nap.y));
    let light = lamp::light_at(in.world_position, normal, in.position.xy, felt.lit, 0.0);

    // The rim shades the felt beside it.
    let to_rim = min(felt.reach.x - abs(p.x), felt.reach.y - abs(p.y));
    let sheltered = mix(0.42, 1.0, smoothstep(-0.1, 1.5, to_rim));

    // A stitched line runs along the inside of the rim.
    let line = abs(to_rim - 0.62);
    let along = select(p.x, p.y, felt.reach.x - abs(p.x) < felt.reach.y - abs(p.y));
    let stitch = (1.0 - smoothstep(0.018, 0.018 + max(pixel, 0.012), line)) * step(0.28, fract(along * 2.2));
    let thread = vec3(0.115, 0.085, 0.036) * stitch * 0.55;

    // Wool glows a little when it is seen at a flat angle.
    let eye = lamp::to_eye(in.world_position.xyz);
    let aslant = 1.0 - max(dot(normal, eye), 0.0);
    let fuzz = aslant * aslant * aslant * 0.02;

    let lit = (color + thread) * light.diffuse * sheltered + light.glint * fuzz * felt.color.rgb;
    return vec4(lit + noise::dither(in.position.xy), 1.0);
#endif
}
