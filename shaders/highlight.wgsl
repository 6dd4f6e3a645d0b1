// Outlines of dice: the die's own mesh again, a little larger, with only its far side drawn.
//
// The tag of an instance gives colour and width: bits 0 to 3 are the colour, bits 4 to 11 the distance from the die in
// hundredths of an edge.
#import bevy_pbr::{
    forward_io::Vertex,
    mesh_functions,
    mesh_view_bindings::view,
    view_transformations::position_world_to_clip,
}

struct Outline {
    // The colours for the tag, linear.
    colors: array<vec4<f32>, 4>,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> outline: Outline;

struct OutlineVertex {
    @builtin(position) position: vec4<f32>,
    @location(0) @interpolate(flat) color: u32,
}

@vertex
fn vertex(in: Vertex) -> OutlineVertex {
    let tag = mesh_functions::get_tag(in.instance_index);
    let world_from_local = mesh_functions::get_world_from_local(in.instance_index);
    var place = mesh_functions::mesh_position_local_to_world(world_from_local, vec4(in.position, 1.0)).xyz;
    let normal = normalize(mesh_functions::mesh_normal_local_to_world(in.normal, in.instance_index));

    // The width has a least size in pixels, however small the window is.
    let width = f32((tag >> 4u) & 255u) / 100.0;
    let depth = position_world_to_clip(place).w;
    let pixel = 2.0 * depth / (view.clip_from_view[1][1] * view.viewport.w);
    place += normal * max(width, pixel * 22.0 * width);
    // Parts that would sink into the felt spread out on it.
    place.y = max(place.y, 0.012 + 0.001 * f32(tag & 15u));

    var out: OutlineVertex;
    out.position = position_world_to_clip(place);
    out.color = tag & 15u;
    return out;
}

@fragment
fn fragment(in: OutlineVertex) -> @location(0) vec4<f32> {
    return vec4(outline.colors[in.color].rgb, 1.0);
}
