//! Compares pictures of the window with the saved ones in `tests/golden/pictures`, with a tolerance.
//!
//! `TUMBLETOP_NEW_PICTURES=1` replaces the saved ones; look at them before you commit them.

use std::path::Path;
use std::time::Duration;

use image::RgbImage;

use crate::hands::within;

/// How alike two pictures must be, 0 to 1: structure and colour together. Another driver's edges and shadows differ a
/// little; a missing panel, a wrong colour or a moved die differ by far more.
const ALIKE: f64 = 0.90;

/// How long to wait for a picture: a slow machine shows a screen for a while before all of it is drawn.
const PATIENCE: Duration = Duration::from_secs(20);
/// The time between two pictures.
const EVERY: Duration = Duration::from_millis(500);
/// How many pictures in a row show the same before one of them is saved.
const SAME: u32 = 10;

/// Whether new pictures replace the saved ones.
pub fn is_renewing() -> bool {
    std::env::var_os("TUMBLETOP_NEW_PICTURES").is_some()
}

/// Compares pictures of the window with the saved one of this name, until they are alike or the time is up.
pub fn compare(name: &str, mut take: impl FnMut() -> RgbImage) {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden/pictures")
        .join(format!("{name}.png"));
    if is_renewing() {
        let (mut last, mut same) = (take(), 0);
        let still = within(PATIENCE, EVERY, || {
            let now = take();
            same = if now == last { same + 1 } else { 0 };
            last = now;
            (same >= SAME).then_some(())
        });
        assert!(still.is_some(), "{name} never shows the same for a while");
        last.save(&kept).expect("the picture can be saved");
        return;
    }
    let expected = image::open(&kept)
        .unwrap_or_else(|error| panic!("{}: {error}", kept.display()))
        .to_rgb8();
    let mut last = None;
    let alike = within(PATIENCE, EVERY, || {
        let seen = take();
        let score = image_compare::rgb_hybrid_compare(&expected, &seen)
            .expect("pictures of one size")
            .score;
        last = Some((seen, score));
        (score >= ALIKE).then_some(())
    });
    if let (None, Some((seen, score))) = (alike, last) {
        let aside = std::env::temp_dir().join(format!("tumbletop-{name}-seen.png"));
        let _ = seen.save(&aside);
        panic!(
            "{name} is {score:.3} alike, less than {ALIKE}; seen: {}",
            aside.display()
        );
    }
}

#[test]
fn a_picture_that_differs_is_noticed() {
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
