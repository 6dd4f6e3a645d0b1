// The light of the room: one warm lamp over the table with soft shadows, and the light that the dark room reflects.
//
// A surface that faces up in the middle of the lamp's pool gets exactly 1.0 of neutral light, so that the palette's
// colours look on the screen as they are in the table of colours.
#define_import_path tumbletop::lamp

#import bevy_pbr::{
    mesh_view_bindings::{clustered_lights, view},
    mesh_view_types::POINT_LIGHT_FLAGS_SHADOWS_ENABLED_BIT,
    shadows::fetch_spot_shadow,
}

// The lamp's and the room's share of the light on a surface that faces up; they add up to 1 in each channel.
const LAMP: vec3<f32> = vec3<f32>(0.80, 0.765, 0.70);
const ROOM_UP: vec3<f32> = vec3<f32>(0.20, 0.235, 0.30);
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

// The point at which the lamp is aimed: the middle of the table, at the height of the felt.
fn middle() -> vec3<f32> {
    let lamp = &clustered_lights.data[0];
    let flat = (*lamp).light_custom_data.xy;
    let steep = sqrt(max(1.0 - dot(flat, flat), 1e-4));
    let place = (*lamp).position_radius.xyz;
    return vec3(place.x + flat.x / steep * place.y, 0.0, place.z + flat.y / steep * place.y);
}

// The fraction of the lamp's light at a place, relative to the middle of the table: 1 there, falling off into the
// evening.
fn pool(place: vec3<f32>, reach: vec2<f32>) -> f32 {
    let r = length(place.xz / max(reach, vec2(1.0)));
    return mix(0.12, 1.0, 1.0 - smoothstep(0.5, 2.3, r));
}

// The light at a place. `wrap` lets it reach around edges, as it does in things that are not quite opaque.
fn light_at(position: vec4<f32>, normal: vec3<f32>, frag: vec2<f32>, reach: vec2<f32>, wrap: f32) -> Light {
    let lamp = &clustered_lights.data[0];
    let to_lamp = normalize((*lamp).position_radius.xyz - position.xyz);
    // The direction to the lamp from the middle of the table; the light is measured for that direction.
    let middle = middle();
    let from_middle = normalize((*lamp).position_radius.xyz - middle);

    var shade = 1.0;
    if ((*lamp).flags & POINT_LIGHT_FLAGS_SHADOWS_ENABLED_BIT) != 0u {
        shade = fetch_spot_shadow(0u, position, normal, (*lamp).shadow_map_near_z, frag);
    }
    let facing = max((dot(normal, to_lamp) + wrap) / (1.0 + wrap), 0.0);
    let facing_up = (from_middle.y + wrap) / (1.0 + wrap);
    let glow = pool(position.xyz - middle, reach);
    let beam = LAMP * (glow * shade / facing_up);

    let up = max(normal.y, 0.0);
    let down = max(-normal.y, 0.0);
    let room = (ROOM_UP * up + ROOM_DOWN * down + ROOM_SIDE * (1.0 - up - down)) * mix(0.35, 1.0, glow);

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

// The direction from a place to the eye.
fn to_eye(position: vec3<f32>) -> vec3<f32> {
    return normalize(view.world_position.xyz - position);
}
