//! Makes every sound of the game by computation alone, into `assets/audio`.
//!
//! Run it in the project's folder: `cargo run --example make_sounds`. The same program gives the
//! same sounds each time, so a sound is changed here, never in the file.
//!
//! With `--check` it writes nothing: it compares the files with what it would make, and prints how loud the files and
//! the loudest mixes of them get.

mod cards;
mod chimes;
mod dice;
mod music;
mod notes;
mod pen;
mod room;
mod synth;

use std::error::Error;
use std::path::{Path, PathBuf};

use synth::Clip;
use window_kit::presentation::audio::render::peaks;

/// Everything that is played stays under this, in decibels below full scale.
const MOST_DBFS: f32 = -1.0;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/audio");
    if std::env::args().any(|argument| argument == "--check") {
        check_files(&folder)?;
        return check_peaks();
    }
    std::fs::create_dir_all(&folder)?;
    for (name, clip) in sounds() {
        write(&path_of(&folder, &name), &clip)?;
        println!("{name:12} {:5.0} ms, peak {:.2}", clip.seconds() * 1000.0, clip.peak());
    }
    Ok(())
}

/// All sounds, by file name.
fn sounds() -> impl Iterator<Item = (String, Clip)> {
    dice::sounds()
        .into_iter()
        .chain(cards::sounds())
        .chain(chimes::sounds())
        .chain(pen::sounds())
        .chain(room::sounds())
        .chain(music::sounds())
}

fn path_of(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.wav"))
}

/// The samples of a clip in 16 bits. Its peak is below 1, so none clips or wraps.
fn in_16_bits(clip: &Clip) -> impl Iterator<Item = i16> {
    let samples = clip.samples().iter();
    samples.map(|sample| (sample * f64::from(i16::MAX)).round() as i16)
}

/// Writes a clip as 16 bit mono.
fn write(path: &Path, clip: &Clip) -> Result<(), hound::Error> {
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: clip.rate_hz(),
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut writer = hound::WavWriter::create(path, spec)?;
    for sample in in_16_bits(clip) {
        writer.write_sample(sample)?;
    }
    writer.finalize()
}

/// Checks that the files are what this program makes, and that there are no others.
fn check_files(folder: &Path) -> Result<(), Box<dyn Error>> {
    let (mut count, mut bytes) = (0, 0);
    for (name, clip) in sounds() {
        let path = path_of(folder, &name);
        let mut reader = hound::WavReader::open(&path)?;
        let found = reader.samples::<i16>().collect::<Result<Vec<_>, _>>()?;
        // The mathematics of another system may round otherwise.
        let is_near = |(found, made): (&i16, i16)| i32::from(*found).abs_diff(i32::from(made)) <= 1;
        let is_same = found.len() == clip.samples().len() && found.iter().zip(in_16_bits(&clip)).all(is_near);
        if !is_same || reader.spec().sample_rate != clip.rate_hz() {
            return Err(format!("{name}.wav is not what this program makes").into());
        }
        count += 1;
        bytes += std::fs::metadata(&path)?.len();
    }
    let there = std::fs::read_dir(folder)?.count();
    if there != count {
        return Err(format!("the folder has {there} files, and this program makes {count}").into());
    }
    println!("{count} files with {bytes} bytes are what this program makes");
    Ok(())
}

/// Checks how loud everything gets.
fn check_peaks() -> Result<(), Box<dyn Error>> {
    let mut loud = None;
    for peak in peaks() {
        println!("{:6.1} dBFS  {}", peak.dbfs, peak.what);
        if peak.dbfs >= MOST_DBFS {
            loud = Some(peak.what);
        }
    }
    loud.map_or(Ok(()), |what| Err(format!("{what}: {MOST_DBFS} dBFS or more").into()))
}
