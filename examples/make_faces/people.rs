//! The faces that people choose from.

use crate::paint::*;

pub fn bear() -> Picture {
    let (fur, light) = ([0.50, 0.33, 0.20], [0.78, 0.61, 0.43]);
    let mut it = Picture::new();
    it.light_disc([0.27, 0.42, 0.50]);
    it.paint_both(fur, circle(0.46, -0.44, 0.23));
    it.paint_both(light, circle(0.46, -0.43, 0.12));
    it.paint(fur, ellipse(0.0, 0.10, 0.66, 0.62));
    it.paint(light, ellipse(0.0, 0.34, 0.32, 0.27));
    eyes(&mut it, 0.25, -0.02, 0.085);
    it.paint(INK, ellipse(0.0, 0.22, 0.12, 0.085));
    it.paint(INK, line((0.0, 0.24), (0.0, 0.38), 0.018));
    it.paint(INK, smile(0.0, 0.34, 0.13, 0.022));
    it
}

pub fn cat() -> Picture {
    let (fur, stripe) = ([0.55, 0.56, 0.60], [0.36, 0.37, 0.42]);
    let mut it = Picture::new();
    it.light_disc([0.46, 0.25, 0.28]);
    it.paint_both(fur, triangle([(0.12, -0.40), (0.58, -0.74), (0.62, 0.0)], 0.05));
    it.paint_both(
        [0.90, 0.66, 0.66],
        triangle([(0.30, -0.38), (0.52, -0.58), (0.54, -0.16)], 0.02),
    );
    it.paint(fur, ellipse(0.0, 0.12, 0.66, 0.56));
    for x in [-0.14, 0.0, 0.14] {
        it.paint(stripe, line((x, -0.44), (x * 0.7, -0.18), 0.035));
    }
    it.paint_both([0.86, 0.83, 0.36], ellipse(0.27, 0.03, 0.14, 0.125));
    it.paint_both(INK, ellipse(0.27, 0.03, 0.045, 0.115));
    it.paint_both(WHITE, ellipse(0.12, 0.38, 0.17, 0.14));
    it.paint(
        [0.90, 0.55, 0.56],
        triangle([(-0.07, 0.24), (0.07, 0.24), (0.0, 0.32)], 0.02),
    );
    it.paint_both(INK, smile(0.085, 0.33, 0.085, 0.018));
    for tip in [0.24, 0.38, 0.50] {
        it.paint_both(WHITE, line((0.22, 0.36), (0.78, tip), 0.011));
    }
    it
}

pub fn dog() -> Picture {
    let (fur, ear) = ([0.87, 0.73, 0.52], [0.52, 0.32, 0.18]);
    let mut it = Picture::new();
    it.light_disc([0.20, 0.40, 0.38]);
    it.paint(fur, ellipse(0.0, 0.08, 0.56, 0.64));
    it.paint(ear, ellipse(0.26, -0.08, 0.21, 0.24));
    it.paint_both(ear, |x, y| {
        // Hanging ears, wider at their ends.
        ellipse(0.56, 0.0, 0.17, 0.44)(x - (y + 0.3) * 0.10, y)
    });
    it.paint(WHITE, ellipse(0.0, 0.40, 0.31, 0.27));
    it.paint(WHITE, ellipse(0.0, 0.0, 0.10, 0.50));
    eyes(&mut it, 0.24, -0.04, 0.09);
    it.paint([0.88, 0.45, 0.47], ellipse(0.0, 0.58, 0.10, 0.14));
    it.paint(INK, smile(0.0, 0.36, 0.17, 0.022));
    it.paint(INK, ellipse(0.0, 0.27, 0.14, 0.10));
    it
}

pub fn duck() -> Picture {
    let (down, bill) = ([0.97, 0.83, 0.32], [0.93, 0.52, 0.16]);
    let mut it = Picture::new();
    it.light_disc([0.24, 0.36, 0.56]);
    for (x, y) in [(-0.10, -0.70), (0.04, -0.76), (0.16, -0.68)] {
        it.paint(down, line((0.02, -0.45), (x, y), 0.05));
    }
    it.paint(down, ellipse(0.0, 0.06, 0.62, 0.62));
    it.paint_both([0.98, 0.70, 0.36], circle(0.42, 0.22, 0.11));
    eyes(&mut it, 0.25, -0.10, 0.10);
    it.paint(bill, ellipse(0.0, 0.30, 0.33, 0.15));
    it.paint([0.80, 0.40, 0.10], line((-0.26, 0.33), (0.26, 0.33), 0.018));
    it.paint(bill, ellipse(0.0, 0.22, 0.20, 0.10));
    it.paint_both([0.62, 0.30, 0.08], circle(0.06, 0.19, 0.018));
    it
}

pub fn frog() -> Picture {
    let (skin, belly) = ([0.40, 0.62, 0.24], [0.76, 0.84, 0.48]);
    let mut it = Picture::new();
    it.light_disc([0.46, 0.36, 0.22]);
    it.paint_both(skin, circle(0.36, -0.36, 0.27));
    it.paint(skin, ellipse(0.0, 0.16, 0.70, 0.52));
    it.paint(belly, ellipse(0.0, 0.42, 0.48, 0.24));
    it.paint_both(WHITE, circle(0.36, -0.38, 0.19));
    eyes(&mut it, 0.35, -0.37, 0.11);
    it.paint(INK, |x, y| {
        // A wide mouth.
        (((x / 0.50).hypot((y - 0.14) / 0.24) - 1.0) * 0.24).abs().max(0.22 - y) - 0.022
    });
    it.paint_both(INK, circle(0.07, 0.06, 0.022));
    it
}

pub fn hare() -> Picture {
    let (fur, inner) = ([0.80, 0.74, 0.66], [0.93, 0.70, 0.68]);
    let mut it = Picture::new();
    it.light_disc([0.36, 0.46, 0.26]);
    it.paint_both(fur, |x, y| ellipse(0.26, -0.50, 0.16, 0.42)(x + (y + 0.5) * 0.14, y));
    it.paint_both(inner, |x, y| ellipse(0.26, -0.48, 0.08, 0.32)(x + (y + 0.5) * 0.14, y));
    it.paint(fur, ellipse(0.0, 0.24, 0.52, 0.52));
    it.paint_both(WHITE, ellipse(0.13, 0.46, 0.18, 0.15));
    eyes(&mut it, 0.24, 0.12, 0.095);
    it.paint(WHITE, line((0.0, 0.54), (0.0, 0.62), 0.07));
    it.paint(INK, line((0.0, 0.50), (0.0, 0.68), 0.010));
    it.paint(
        [0.86, 0.50, 0.50],
        triangle([(-0.07, 0.34), (0.07, 0.34), (0.0, 0.42)], 0.025),
    );
    it.paint_both(INK, smile(0.09, 0.42, 0.09, 0.018));
    it
}

pub fn lion() -> Picture {
    let (mane, fur) = ([0.62, 0.32, 0.12], [0.93, 0.72, 0.38]);
    let mut it = Picture::new();
    it.light_disc([0.22, 0.38, 0.30]);
    it.paint(mane, |x, y| {
        // The mane, in tufts.
        let around = (y - 0.06).atan2(x);
        x.hypot(y - 0.06) - 0.74 - 0.06 * (around * 12.0).cos()
    });
    it.paint_both(fur, circle(0.42, -0.40, 0.15));
    it.paint(fur, ellipse(0.0, 0.08, 0.52, 0.52));
    it.paint_both([0.98, 0.90, 0.74], ellipse(0.12, 0.36, 0.17, 0.14));
    it.paint([0.98, 0.90, 0.74], ellipse(0.0, 0.50, 0.13, 0.10));
    eyes(&mut it, 0.21, -0.02, 0.08);
    it.paint(
        [0.42, 0.22, 0.14],
        triangle([(-0.11, 0.20), (0.11, 0.20), (0.0, 0.31)], 0.03),
    );
    it.paint_both(INK, smile(0.085, 0.32, 0.085, 0.020));
    it
}

pub fn panda() -> Picture {
    let mut it = Picture::new();
    it.light_disc([0.42, 0.28, 0.46]);
    it.paint_both(INK, circle(0.48, -0.44, 0.22));
    it.paint(WHITE, ellipse(0.0, 0.10, 0.68, 0.62));
    it.paint_both(INK, |x, y| {
        // Patches that slope outwards.
        let (along, across) = (
            (x - 0.27) * 0.82 - (y - 0.04) * 0.57,
            (x - 0.27) * 0.57 + (y - 0.04) * 0.82,
        );
        ellipse(0.0, 0.0, 0.15, 0.21)(along, across)
    });
    it.paint_both(WHITE, circle(0.24, 0.02, 0.062));
    it.paint_both(INK, circle(0.235, 0.025, 0.036));
    it.paint(INK, ellipse(0.0, 0.30, 0.11, 0.075));
    it.paint(INK, line((0.0, 0.32), (0.0, 0.42), 0.018));
    it.paint(INK, smile(0.0, 0.38, 0.12, 0.022));
    it
}
