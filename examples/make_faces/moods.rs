//! The moods of a face: other eyes over those that it has, large enough to be seen in a small picture.

use crate::paint::*;

/// Where the eyes of a face are.
#[derive(Clone, Copy)]
pub struct Eyes {
    /// The middle of the right one; the left one mirrors it.
    pub x: f32,
    pub y: f32,
    /// What hides them: a circle of this radius, in the colour around them.
    pub hide: f32,
    pub skin: Colour,
    /// The colour of lines on the skin.
    pub line: Colour,
}

/// Eyes that are shut, in arcs, over rosy cheeks.
pub fn pleased(it: &mut Picture, eyes: Eyes) {
    let Eyes { x, y, hide, skin, line } = eyes;
    it.paint_both(skin, circle(x, y, hide));
    it.paint_both(line, |px, py| smile(x, -(y + 0.07), 0.13, 0.040)(px, -py));
    it.paint_both([0.95, 0.50, 0.46], ellipse(x + 0.13, y + 0.24, 0.11, 0.07));
}

/// Lids that hang down to the sides, and a tear.
pub fn disappointed(it: &mut Picture, eyes: Eyes) {
    let Eyes {
        x,
        y,
        hide,
        skin,
        line: ink,
    } = eyes;
    it.paint_both(skin, circle(x, y, hide));
    let slope = 0.55;
    it.paint_both(WHITE, circle(x, y + 0.03, 0.125));
    it.paint_both(INK, circle(x, y + 0.06, 0.085));
    it.paint_both(skin, |px, py| {
        let under_lid = py - (y - 0.02 + slope * (px - x));
        circle(x, y + 0.03, 0.15)(px, py).max(under_lid)
    });
    it.paint_both(
        ink,
        line(
            (x - 0.16, y - 0.02 - slope * 0.16),
            (x + 0.16, y - 0.02 + slope * 0.16),
            0.036,
        ),
    );
    let drop = [0.48, 0.76, 0.96];
    it.paint(drop, circle(-x - 0.06, y + 0.30, 0.075));
    it.paint(
        drop,
        triangle([(-x - 0.12, y + 0.28), (-x, y + 0.28), (-x - 0.06, y + 0.14)], 0.01),
    );
}

/// Wide eyes under raised brows.
pub fn surprised(it: &mut Picture, eyes: Eyes) {
    let Eyes { x, y, hide, skin, line } = eyes;
    it.paint_both(skin, circle(x, y, hide));
    it.paint_both(INK, circle(x, y, 0.185));
    it.paint_both(WHITE, circle(x, y, 0.155));
    it.paint_both(INK, circle(x, y, 0.085));
    for side in [-1.0, 1.0] {
        it.paint(WHITE, circle(side * x - 0.03, y - 0.035, 0.03));
    }
    it.paint_both(line, |px, py| smile(x, -(y - 0.10), 0.20, 0.034)(px, -py));
}
