// The light of the room: one warm lamp over the table with soft shadows, and the light that the dark room reflects.
//
// A surface that faces up in the middle of the lamp's pool gets exactly 1.0 of neutral light, so that the palette's
// colours look on the screen exactly as the palette defines them.
#define_import_path tumbletop::lamp

#import bevy_pbr::{
    mesh_view_bindings::{clustered_lights, lights, view},
    shadow_sampling::sample_shadow_map,
}
#import bevy_render::maths::orthonormalize

// The lamp's colour is its share of the light on a surface that faces up. The engine multiplies it by the lamp's
// lumens (see lighting.rs) and divides by 4 pi.
const PER_LUMEN: f32 = 12.566371e-6;
// The mean share of the room in the evening.
const ROOM_IN_THE_EVENING: f32 = 0.245;
// The light that walls and felt reflect from the sides and from below.
const ROOM_SIDE: vec3<f32> = vec3<f32>(0.30, 0.28, 0.27);
const ROOM_DOWN: vec3<f32> = vec3<f32>(0.07, 0.085, 0.07);

struct Light {
    // All light that a matt white surface would reflect.
    diffuse: vec3<f32>,
    // The lamp's part of it for a surface that faces the lamp: the source of glints.
    glint: vec3<f32>,
    // The direction to the lamp, a unit vector.
    direction: vec3<f32>,
}

// The lamp's share.
fn lamp_share() -> vec3<f32> {
    return clustered_lights.data[0].color_inverse_square_range.rgb * PER_LUMEN;
}

// The room's share; with the lamp's it adds up to 1 in each channel.
fn room_share() -> vec3<f32> {
    return vec3(1.0) - lamp_share();
}

// How much light the room gives, relative to the evening.
fn daylight() -> f32 {
    return dot(room_share(), vec3(1.0 / 3.0)) / ROOM_IN_THE_EVENING;
}

// The point at which the lamp is aimed: the middle of the table, at the height of the felt.
fn middle() -> vec3<f32> {
    let lamp = &clustered_lights.data[0];
    let flat = (*lamp).light_custom_data.xy;
    let steep = sqrt(max(1.0 - dot(flat, flat), 1e-4));
    let place = (*lamp).position_radius.xyz;
    return vec3(place.x + flat.x / steep * place.y, 0.0, place.z + flat.y / steep * place.y);
}

// The fraction of the lamp's light at a place, relative to the middle of the table: 1 there, falling off into the
// dark; the more light the room gives, the less.
fn pool(place: vec3<f32>, reach: vec2<f32>) -> f32 {
    let r = length(place.xz / max(reach, vec2(1.0)));
    return mix(clamp(0.12 + 0.5 * (daylight() - 1.0), 0.06, 0.8), 1.0, 1.0 - smoothstep(0.5, 2.3, r));
}

// How much of the lamp's light reaches a place: 0 in full shadow. A picture from above is taken without shadows.
//
// Like `fetch_spot_shadow` of the engine for a lamp that hangs above, but without its other ways to soften shadows: a
// driver without a graphics adapter also computes the branches that are not taken.
fn reached(position: vec4<f32>, normal: vec3<f32>, frag: vec2<f32>) -> f32 {
#ifdef VIEW_PROJECTION_ORTHOGRAPHIC
    return 1.0;
#else
    let lamp = &clustered_lights.data[0];
    let to_lamp = (*lamp).position_radius.xyz - position.xyz;
    let flat = (*lamp).light_custom_data.xy;
    let back = vec3(-flat.x, sqrt(max(1.0 - dot(flat, flat), 0.0)), -flat.y);
    let offset = (*lamp).shadow_depth_bias * normalize(to_lamp)
        + normal * ((*lamp).shadow_normal_bias * dot(back, to_lamp));
    let place = (offset - to_lamp) * orthonormalize(back);
    let map_place = place.xy * vec2(0.5, -0.5) / ((*lamp).spot_light_tan_angle * -place.z) + 0.5;
    let depth = (*lamp).shadow_map_near_z / -place.z;
    return sample_shadow_map(map_place, depth, lights.spot_light_shadowmap_offset, frag, 0.0);
#endif
}

// The fraction of all light on a surface that faces up that shadows leave.
fn left(position: vec4<f32>, normal: vec3<f32>, frag: vec2<f32>) -> vec3<f32> {
    return mix(room_share(), vec3(1.0), reached(position, normal, frag));
}

// The light at a place. `wrap` lets it reach around edges, as it does in things that are not quite opaque.
fn light_at(position: vec4<f32>, normal: vec3<f32>, frag: vec2<f32>, reach: vec2<f32>, wrap: f32) -> Light {
    let lamp = &clustered_lights.data[0];
    let to_lamp = normalize((*lamp).position_radius.xyz - position.xyz);
    // The direction to the lamp from the middle of the table; the light is measured for that direction.
    let middle = middle();
    let from_middle = normalize((*lamp).position_radius.xyz - middle);

    let shade = reached(position, normal, frag);
    let facing = max((dot(normal, to_lamp) + wrap) / (1.0 + wrap), 0.0);
    let facing_up = (from_middle.y + wrap) / (1.0 + wrap);
    let glow = pool(position.xyz - middle, reach);
    let beam = lamp_share() * (glow * shade / facing_up);

    let up = max(normal.y, 0.0);
    let down = max(-normal.y, 0.0);
    let around = (ROOM_DOWN * down + ROOM_SIDE * (1.0 - up - down)) * clamp(daylight(), 0.6, 1.8);
    let room = (room_share() * up + around) * mix(0.35, 1.0, glow);

    var light: Light;
    light.diffuse = beam * facing + room;
    light.glint = beam;
    light.direction = to_lamp;
    return light;
}

// The glint of the lamp on a surface (GGX without its costly parts). `roughness` is 0 to 1.
fn glint(light: Light, normal: vec3<f32>, to_eye: vec3<f32>, roughness: f32) -> vec3<f32> {
    let halfway = normalize(light.direction + to_eye);
    let n_h = max(dot(normal, halfway), 0.0);
    let n_l = max(dot(normal, light.direction), 0.0);
    let a = roughness * roughness;
    let d = n_h * n_h * (a * a - 1.0) + 1.0;
    let lobe = a * a / (3.14159 * d * d);
    return light.glint * (lobe * n_l * 0.25);
}

// How much more a surface mirrors that is seen from the side: Schlick's approximation of Fresnel's law. `n_v` is the
// cosine of the angle between the surface's normal and the direction to the eye.
fn grazing(n_v: f32) -> f32 {
    let missing = 1.0 - n_v;
    let square = missing * missing;
    return square * square * missing;
}

// The direction from a place to the eye.
fn to_eye(position: vec3<f32>) -> vec3<f32> {
    return normalize(view.world_position.xyz - position);
}
