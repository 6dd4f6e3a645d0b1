// Signs out of a texture of distances, as `presentation/lettering` draws them.
#define_import_path tumbletop::lettering

// A cell shows a square this far from its middle each way, in heights of a capital.
const CELL_REACH: f32 = 0.75;
// Distances up to this far from an edge are kept.
const DEPTH: f32 = 0.25;

// The distance from a place to the edge of the sign in a cell, in heights of a capital, negative inside; `p` is the
// place from the middle of the cell, y up. `grid` is how many cells lie beside each other and how many rows.
fn distance(signs: texture_2d<f32>, signs_sampler: sampler, grid: vec2<f32>, cell: u32, p: vec2<f32>) -> f32 {
    let columns = u32(grid.x);
    let corner = vec2(f32(cell % columns), f32(cell / columns));
    let q = clamp(p / CELL_REACH, vec2(-0.97), vec2(0.97)) * vec2(0.5, -0.5) + 0.5;
    let value = textureSampleLevel(signs, signs_sampler, (corner + q) / grid, 0.0).r;
    return (0.5 - value) * 2.0 * DEPTH;
}
