//! The first faces of computer players: those that stand for the levels.

use crate::paint::*;

pub fn mouse() -> Picture {
    let (fur, skin) = ([0.62, 0.55, 0.50], [0.93, 0.68, 0.66]);
    let mut it = Picture::new();
    it.disc([0.20, 0.36, 0.30]);
    it.paint_both(fur, circle(0.50, -0.40, 0.34));
    it.paint_both(skin, circle(0.50, -0.40, 0.22));
    it.paint(fur, ellipse(0.0, 0.18, 0.58, 0.54));
    it.paint([0.78, 0.72, 0.67], ellipse(0.0, 0.42, 0.32, 0.27));
    eyes(&mut it, 0.23, 0.08, 0.095);
    it.paint_both([0.85, 0.6, 0.56], circle(0.38, 0.32, 0.08));
    for tip in [0.28, 0.40, 0.52] {
        it.paint_both([0.95, 0.92, 0.88], line((0.16, 0.40), (0.70, tip), 0.012));
    }
    it.paint(INK, smile(0.0, 0.40, 0.13, 0.022));
    it.paint(skin, ellipse(0.0, 0.33, 0.09, 0.07));
    it
}

pub fn badger() -> Picture {
    let grey = [0.38, 0.38, 0.40];
    let mut it = Picture::new();
    it.disc([0.22, 0.30, 0.44]);
    it.paint(grey, ellipse(0.0, 0.12, 0.66, 0.62));
    it.paint_both(INK, circle(0.46, -0.42, 0.17));
    it.paint_both(WHITE, circle(0.47, -0.44, 0.09));
    it.paint(WHITE, ellipse(0.0, 0.10, 0.50, 0.62));
    it.paint_both(INK, |x, y| {
        // A stripe from the ear over the eye to the muzzle.
        line((0.33, -0.44), (0.15, 0.40), 0.115)(x, y)
    });
    it.paint(WHITE, ellipse(0.0, 0.50, 0.22, 0.20));
    it.paint_both(WHITE, circle(0.245, 0.0, 0.062));
    it.paint_both(INK, circle(0.245, 0.005, 0.04));
    it.paint(INK, ellipse(0.0, 0.40, 0.13, 0.09));
    it.paint([0.6, 0.6, 0.62], ellipse(-0.03, 0.375, 0.04, 0.02));
    it.paint(INK, smile(0.0, 0.46, 0.13, 0.02));
    it
}

pub fn fox() -> Picture {
    let fur = [0.85, 0.43, 0.17];
    let mut it = Picture::new();
    it.disc([0.29, 0.20, 0.38]);
    it.paint_both(fur, triangle([(0.16, -0.34), (0.60, -0.78), (0.64, -0.05)], 0.05));
    it.paint_both(INK, triangle([(0.36, -0.40), (0.57, -0.66), (0.58, -0.26)], 0.03));
    it.paint(fur, triangle([(-0.62, -0.18), (0.62, -0.18), (0.0, 0.66)], 0.12));
    it.paint(fur, ellipse(0.0, -0.16, 0.64, 0.34));
    it.paint_both(WHITE, triangle([(0.60, 0.02), (0.13, 0.20), (0.06, 0.62)], 0.05));
    it.paint(WHITE, ellipse(0.0, 0.52, 0.13, 0.18));
    it.paint_both(INK, |x, y| {
        // Narrow eyes, the outer corners up.
        let (along, across) = (
            (x - 0.28) * 0.94 - (y + 0.06) * 0.34,
            (x - 0.28) * 0.34 + (y + 0.06) * 0.94,
        );
        ellipse(0.0, 0.0, 0.125, 0.068)(along, across)
    });
    it.paint_both([0.98, 0.85, 0.45], circle(0.275, -0.06, 0.04));
    it.paint_both(INK, ellipse(0.275, -0.06, 0.016, 0.04));
    it.paint(INK, ellipse(0.0, 0.58, 0.10, 0.075));
    it
}

pub fn owl() -> Picture {
    let (feathers, face) = ([0.43, 0.29, 0.19], [0.80, 0.66, 0.47]);
    let mut it = Picture::new();
    it.disc([0.40, 0.16, 0.20]);
    it.paint_both(feathers, triangle([(0.20, -0.45), (0.62, -0.80), (0.62, -0.15)], 0.04));
    it.paint(feathers, ellipse(0.0, 0.08, 0.68, 0.66));
    it.paint_both(face, circle(0.28, 0.0, 0.335));
    it.paint(face, ellipse(0.0, 0.30, 0.30, 0.26));
    it.paint_both(WHITE, circle(0.27, -0.01, 0.235));
    it.paint_both([0.95, 0.72, 0.20], circle(0.27, -0.01, 0.205));
    eyes(&mut it, 0.255, 0.0, 0.125);
    it.paint_both(feathers, line((0.02, -0.20), (0.56, -0.42), 0.07));
    it.paint(
        [0.90, 0.60, 0.16],
        triangle([(-0.08, 0.20), (0.08, 0.20), (0.0, 0.40)], 0.03),
    );
    for (x, y) in [(-0.22, 0.60), (0.0, 0.64), (0.22, 0.60), (-0.11, 0.52), (0.11, 0.52)] {
        it.paint(face, ellipse(x, y, 0.05, 0.035));
    }
    it
}
