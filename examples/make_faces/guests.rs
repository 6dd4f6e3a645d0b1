//! More faces of computer players, so that no two at a table look the same.

use crate::paint::*;

pub fn squirrel() -> Picture {
    let (fur, light) = ([0.72, 0.36, 0.16], [0.96, 0.85, 0.68]);
    let mut it = Picture::new();
    it.disc([0.24, 0.34, 0.22]);
    // The tail, behind the head on one side.
    it.paint([0.55, 0.25, 0.10], ellipse(0.55, -0.18, 0.30, 0.58));
    it.paint([0.80, 0.48, 0.24], ellipse(0.60, -0.22, 0.15, 0.42));
    it.paint_both(fur, triangle([(0.20, -0.36), (0.42, -0.82), (0.54, -0.22)], 0.04));
    it.paint_both(INK, line((0.42, -0.70), (0.44, -0.84), 0.03));
    it.paint(fur, ellipse(0.0, 0.14, 0.58, 0.56));
    it.paint_both(light, ellipse(0.20, 0.36, 0.27, 0.22));
    eyes(&mut it, 0.25, 0.0, 0.105);
    it.paint(WHITE, line((-0.035, 0.48), (-0.035, 0.56), 0.035));
    it.paint(WHITE, line((0.035, 0.48), (0.035, 0.56), 0.035));
    it.paint(INK, smile(0.0, 0.34, 0.14, 0.02));
    it.paint(INK, ellipse(0.0, 0.26, 0.085, 0.06));
    it
}

pub fn penguin() -> Picture {
    let (coat, bill) = ([0.13, 0.15, 0.21], [0.95, 0.62, 0.18]);
    let mut it = Picture::new();
    it.disc([0.28, 0.47, 0.60]);
    it.paint(coat, ellipse(0.0, 0.10, 0.66, 0.72));
    it.paint_both(WHITE, ellipse(0.23, 0.10, 0.27, 0.36));
    it.paint(WHITE, ellipse(0.0, 0.46, 0.42, 0.34));
    it.paint_both([0.97, 0.74, 0.30], circle(0.50, 0.42, 0.13));
    eyes(&mut it, 0.23, 0.02, 0.085);
    it.paint(bill, triangle([(-0.15, 0.20), (0.15, 0.20), (0.0, 0.44)], 0.04));
    it.paint([0.72, 0.40, 0.08], line((-0.14, 0.27), (0.14, 0.27), 0.014));
    it
}

pub fn hedgehog() -> Picture {
    let (spines, face) = ([0.36, 0.25, 0.18], [0.91, 0.77, 0.58]);
    let mut it = Picture::new();
    it.disc([0.45, 0.33, 0.16]);
    it.paint(spines, |x, y| {
        // The spines all around, pointed.
        let around = (y - 0.02).atan2(x);
        x.hypot(y - 0.02) - 0.70 - 0.09 * ((around * 11.0).sin().asin() * 0.64)
    });
    for turn in 0..9 {
        let around = 0.35 * turn as f32 - std::f32::consts::PI + 0.17;
        let (x, y) = (around.cos(), around.sin());
        it.paint(
            [0.60, 0.47, 0.34],
            line((x * 0.52, y * 0.52), (x * 0.64, y * 0.64), 0.022),
        );
    }
    it.paint_both(face, circle(0.42, -0.20, 0.13));
    it.paint(face, ellipse(0.0, 0.20, 0.46, 0.42));
    it.paint(face, ellipse(0.0, 0.40, 0.24, 0.24));
    eyes(&mut it, 0.20, 0.10, 0.085);
    it.paint_both([0.93, 0.62, 0.52], circle(0.31, 0.30, 0.07));
    it.paint(INK, circle(0.0, 0.36, 0.105));
    it.paint(WHITE, circle(-0.03, 0.32, 0.03));
    it.paint(INK, smile(0.0, 0.46, 0.11, 0.02));
    it
}

pub fn otter() -> Picture {
    let (fur, light) = ([0.43, 0.30, 0.22], [0.86, 0.75, 0.62]);
    let mut it = Picture::new();
    it.disc([0.16, 0.42, 0.46]);
    it.paint_both(fur, circle(0.56, -0.30, 0.13));
    it.paint(fur, ellipse(0.0, 0.10, 0.68, 0.58));
    it.paint(light, ellipse(0.0, 0.42, 0.46, 0.28));
    it.paint_both(light, ellipse(0.16, 0.30, 0.22, 0.18));
    eyes(&mut it, 0.31, -0.02, 0.07);
    for (x, y) in [(0.16, 0.32), (0.22, 0.39), (0.29, 0.33)] {
        it.paint_both([0.50, 0.38, 0.30], circle(x, y, 0.017));
    }
    for tip in [0.30, 0.42, 0.54] {
        it.paint_both(WHITE, line((0.34, 0.38), (0.80, tip), 0.011));
    }
    it.paint(INK, ellipse(0.0, 0.19, 0.15, 0.10));
    it.paint_both(INK, smile(0.095, 0.30, 0.095, 0.020));
    it
}

pub fn wolf() -> Picture {
    let (fur, light) = ([0.47, 0.51, 0.57], [0.88, 0.90, 0.92]);
    let mut it = Picture::new();
    it.disc([0.20, 0.22, 0.40]);
    it.paint_both(fur, triangle([(0.14, -0.40), (0.46, -0.82), (0.60, -0.10)], 0.04));
    it.paint_both(
        [0.28, 0.30, 0.35],
        triangle([(0.30, -0.42), (0.45, -0.64), (0.52, -0.24)], 0.02),
    );
    it.paint(fur, ellipse(0.0, 0.0, 0.62, 0.50));
    // Whiskers of fur at the cheeks.
    it.paint_both(fur, triangle([(0.30, -0.10), (0.76, 0.30), (0.22, 0.46)], 0.03));
    it.paint_both(light, triangle([(0.10, 0.12), (0.58, 0.28), (0.12, 0.52)], 0.04));
    it.paint(light, ellipse(0.0, 0.42, 0.23, 0.25));
    it.paint(fur, triangle([(-0.12, -0.20), (0.12, -0.20), (0.0, 0.32)], 0.05));
    it.paint_both([0.96, 0.82, 0.36], ellipse(0.26, 0.0, 0.11, 0.075));
    it.paint_both(INK, circle(0.255, 0.0, 0.05));
    it.paint_both([0.28, 0.30, 0.35], line((0.12, -0.10), (0.38, -0.18), 0.035));
    it.paint(INK, ellipse(0.0, 0.36, 0.115, 0.085));
    it.paint(INK, smile(0.0, 0.42, 0.15, 0.02));
    it
}

pub fn raccoon() -> Picture {
    let (fur, mask) = ([0.56, 0.55, 0.56], [0.17, 0.16, 0.18]);
    let mut it = Picture::new();
    it.disc([0.46, 0.27, 0.24]);
    it.paint_both(fur, circle(0.46, -0.42, 0.20));
    it.paint_both(WHITE, circle(0.47, -0.43, 0.11));
    it.paint(fur, ellipse(0.0, 0.10, 0.70, 0.56));
    it.paint_both(WHITE, ellipse(0.40, 0.08, 0.30, 0.30));
    it.paint_both(mask, |x, y| {
        // The mask, down at its outer ends.
        let (along, across) = (
            (x - 0.36) * 0.88 - (y - 0.10) * -0.47,
            (x - 0.36) * -0.47 + (y - 0.10) * 0.88,
        );
        ellipse(0.0, 0.0, 0.34, 0.19)(along, across)
    });
    it.paint(WHITE, ellipse(0.0, 0.38, 0.26, 0.24));
    it.paint(mask, line((0.0, -0.40), (0.0, 0.20), 0.06));
    it.paint_both(WHITE, circle(0.26, 0.04, 0.082));
    it.paint_both(INK, circle(0.255, 0.045, 0.055));
    it.paint(INK, ellipse(0.0, 0.28, 0.12, 0.085));
    it.paint(INK, smile(0.0, 0.36, 0.14, 0.022));
    it
}

pub fn raven() -> Picture {
    let (feathers, sheen) = ([0.11, 0.12, 0.16], [0.25, 0.29, 0.42]);
    let mut it = Picture::new();
    it.disc([0.53, 0.52, 0.46]);
    for (x, y) in [(-0.16, -0.74), (0.0, -0.80), (0.16, -0.74)] {
        it.paint(feathers, line((x * 0.5, -0.40), (x, y), 0.05));
    }
    it.paint(feathers, ellipse(0.0, 0.06, 0.62, 0.64));
    it.paint_both(sheen, ellipse(0.40, -0.20, 0.11, 0.25));
    for (x, y) in [(-0.24, 0.52), (0.0, 0.60), (0.24, 0.52)] {
        it.paint(sheen, line((x * 0.92, y - 0.06), (x, y + 0.02), 0.03));
    }
    it.paint_both(WHITE, circle(0.25, -0.08, 0.13));
    it.paint_both(INK, circle(0.235, -0.07, 0.075));
    it.paint_both(WHITE, circle(0.215, -0.10, 0.024));
    it.paint(
        [0.42, 0.42, 0.46],
        triangle([(-0.15, 0.06), (0.15, 0.06), (0.0, 0.48)], 0.05),
    );
    it.paint([0.24, 0.24, 0.28], line((0.0, 0.12), (0.0, 0.46), 0.014));
    it.paint_both(INK, circle(0.06, 0.12, 0.016));
    it
}

pub fn tortoise() -> Picture {
    let (skin, shell) = ([0.62, 0.66, 0.36], [0.35, 0.26, 0.14]);
    let mut it = Picture::new();
    it.disc([0.30, 0.40, 0.34]);
    it.paint(shell, ellipse(0.0, 0.34, 0.82, 0.62));
    for turn in [-2.0_f32, -1.0, 0.0, 1.0, 2.0] {
        let x = 0.31 * turn;
        let y = 0.02 + 0.16 * turn * turn * 0.32;
        it.paint([0.56, 0.44, 0.22], ellipse(x, y, 0.12, 0.12));
    }
    it.paint(skin, ellipse(0.0, 0.10, 0.42, 0.56));
    it.paint(skin, ellipse(0.0, 0.50, 0.34, 0.36));
    it.paint_both([0.50, 0.54, 0.27], ellipse(0.14, -0.30, 0.10, 0.07));
    eyes(&mut it, 0.19, -0.02, 0.08);
    // Heavy lids.
    it.paint_both([0.50, 0.54, 0.27], line((0.11, -0.10), (0.27, -0.08), 0.035));
    it.paint_both(INK, circle(0.05, 0.18, 0.018));
    it.paint(INK, |x, y| {
        (((x / 0.28).hypot((y - 0.22) / 0.16) - 1.0) * 0.16).abs().max(0.28 - y) - 0.02
    });
    it
}
