//! Makes every sound of the game by computation alone, into `assets/audio`.
//!
//! Run it in the project's folder: `cargo run --example make_sounds`. The same program gives the
//! same sounds each time, so a sound is changed here, never in the file.

mod cards;
mod chimes;
mod dice;
mod pen;
mod synth;

use std::path::Path;

use synth::{Clip, RATE_HZ};

fn main() -> Result<(), hound::Error> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/audio");
    std::fs::create_dir_all(&folder)?;
    for (name, clip) in dice::sounds()
        .into_iter()
        .chain(cards::sounds())
        .chain(chimes::sounds())
        .chain(pen::sounds())
    {
        write(&folder.join(format!("{name}.wav")), &clip)?;
        println!("{name:12} {:4.0} ms, peak {:.2}", clip.seconds() * 1000.0, clip.peak());
    }
    Ok(())
}

/// Writes a clip as 16 bit mono.
fn write(path: &Path, clip: &Clip) -> Result<(), hound::Error> {
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: RATE_HZ,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut writer = hound::WavWriter::create(path, spec)?;
    for sample in clip.samples() {
        // A clip's peak is below 1, so this neither clips nor wraps.
        writer.write_sample((sample * f64::from(i16::MAX)).round() as i16)?;
    }
    writer.finalize()
}
