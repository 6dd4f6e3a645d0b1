// A surface of the table, drawn from the picture that was taken of it from above: lit by the lamp, without shadows.
//
// Only the camera that takes the picture sees without perspective (VIEW_PROJECTION_ORTHOGRAPHIC).
#define_import_path tumbletop::baked

#import tumbletop::lamp

// `picture` is the colour of the surface's picture at this place.
fn shadowed(picture: vec3<f32>, position: vec4<f32>, normal: vec3<f32>, frag: vec2<f32>) -> vec4<f32> {
    return vec4(picture * lamp::left(position, normal, frag), 1.0);
}

// The place in the picture for a place on the table (x, z). `area` is the picture's middle and half its size, in
// edges.
fn place(p: vec2<f32>, area: vec4<f32>) -> vec2<f32> {
    return (p - area.xy) / (2.0 * area.zw) + 0.5;
}
