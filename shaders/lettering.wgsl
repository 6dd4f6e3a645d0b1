// Signs from a texture of distances, as `presentation/lettering` draws them.
#define_import_path tumbletop::lettering

// A cell shows a square from minus this to plus this around its middle, in heights of a capital.
const CELL_REACH: f32 = 0.75;
// The largest distance from an edge that is stored.
const DEPTH: f32 = 0.25;

// The distance from a place to the edge of the sign in a cell, in heights of a capital, negative inside. `p` is the
// place relative to the middle of the cell, with y up. `grid` is the number of columns and rows of cells.
fn distance(signs: texture_2d<f32>, signs_sampler: sampler, grid: vec2<f32>, cell: u32, p: vec2<f32>) -> f32 {
    let columns = u32(grid.x);
    let corner = vec2(f32(cell % columns), f32(cell / columns));
    let q = clamp(p / CELL_REACH, vec2(-0.97), vec2(0.97)) * vec2(0.5, -0.5) + 0.5;
    let value = textureSampleLevel(signs, signs_sampler, (corner + q) / grid, 0.0).r;
    return (0.5 - value) * 2.0 * DEPTH;
}
