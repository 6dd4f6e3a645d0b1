//! What a try tells about a throw.

mod counts;

use self::counts::count;

#[test]
fn tries_knock_over_and_push_as_many_stacks_as_throws() {
    let [thrown, tried] = count(400);
    // Three standard deviations of the difference of two counts.
    let alike = |thrown: u32, tried: u32| {
        let (thrown, tried) = (f64::from(thrown), f64::from(tried));
        (thrown - tried).abs() < 3.0 * (thrown + tried).sqrt()
    };
    assert!(thrown.fell > 20 && thrown.pushed > 20, "{thrown:?}");
    assert!(alike(thrown.fell, tried.fell), "{thrown:?} {tried:?}");
    assert!(alike(thrown.pushed, tried.pushed), "{thrown:?} {tried:?}");
}
