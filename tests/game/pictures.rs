//! Pictures of the window against the ones kept in `tests/golden/pictures`, with a tolerance.
//!
//! `TUMBLETOP_NEW_PICTURES=1` writes them anew; look at them before they are kept.

use std::path::Path;

use image::RgbImage;

/// How alike two pictures have to be, 0 to 1: structure and colour together. Another driver's edges and shadows differ
/// a little; a missing panel, a wrong colour or a moved die differ by far more.
const ALIKE: f64 = 0.90;

/// Compares a picture of the window with the one kept under this name.
pub fn compare(name: &str, seen: &RgbImage) {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden/pictures")
        .join(format!("{name}.png"));
    if std::env::var_os("TUMBLETOP_NEW_PICTURES").is_some() {
        seen.save(&kept).expect("the picture is kept");
        return;
    }
    let expected = image::open(&kept)
        .unwrap_or_else(|error| panic!("{}: {error}", kept.display()))
        .to_rgb8();
    let score = image_compare::rgb_hybrid_compare(&expected, seen)
        .expect("pictures of one size")
        .score;
    if score < ALIKE {
        let aside = std::env::temp_dir().join(format!("tumbletop-{name}-seen.png"));
        let _ = seen.save(&aside);
        panic!(
            "{name} is {score:.3} alike, less than {ALIKE}; seen: {}",
            aside.display()
        );
    }
}

#[test]
fn a_picture_that_differs_is_told_apart() {
    let one = RgbImage::from_fn(64, 64, |x, y| image::Rgb([(x * 4) as u8, (y * 4) as u8, 90]));
    let other = RgbImage::from_fn(64, 64, |x, y| {
        if (x / 8 + y / 8) % 2 == 0 {
            image::Rgb([250; 3])
        } else {
            *one.get_pixel(x, y)
        }
    });
    let score = |a, b| {
        image_compare::rgb_hybrid_compare(a, b)
            .expect("pictures of one size")
            .score
    };
    assert!(score(&one, &one) >= ALIKE);
    assert!(score(&one, &other) < ALIKE);
}
