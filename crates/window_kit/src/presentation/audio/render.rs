//! Renders what the device would play, to measure how loud it gets: the same files, levels, limits, and the same way to
//! read between two samples.

use std::io::Cursor;
use std::sync::Arc;

use bevy::math::Vec3;
use bevy_kira_audio::prelude::StaticSoundData;

use super::background::course::Course;
use super::background::layers::Layer;
use super::background::mood::{Moment, Mood};
use super::envelope::Envelope;
use super::impacts::Clatter;
use super::library::{Sound, files, files_of};
use super::limiter::{Limiter, Wish};
use super::request::PlaySound;
use tabletop::throw::{DieImpact, ImpactSurface};

/// Samples a second of what is rendered.
const RATE_HZ: f64 = 44_100.0;
/// The dice of the largest table.
const MOST_DICE: usize = 112;
/// How long hits are rendered, in seconds.
const HITS_S: f64 = 1.0;
/// How long room and music are rendered, in seconds: the longest loop three times, against all others.
const BACKGROUND_S: f64 = 67.2;
/// Samples a second of room and music: their files have fewer.
const BACKGROUND_HZ: f64 = 22_050.0;
/// The farthest that a small thing in the room is to a side.
const SMALL_PAN: f32 = 0.7;

/// A measured peak.
#[derive(Clone, Debug, PartialEq)]
pub struct Peak {
    /// What was rendered.
    pub what: String,
    /// The peak, in decibels below full scale.
    pub dbfs: f32,
}

/// The samples of a sound that is played at this rate, of which a second has `out_hz`.
fn samples(sound: &StaticSoundData, rate: f32, out_hz: f64, is_loop: bool) -> impl Iterator<Item = f32> {
    let frames = sound.frames.len();
    let sample = move |index: usize| {
        let index = if is_loop { index % frames } else { index };
        sound.frames.get(index).map_or(0.0, |frame| frame.left)
    };
    let step = f64::from(sound.sample_rate) * f64::from(rate) / out_hz;
    (0_u32..)
        .map(move |index| f64::from(index) * step)
        .take_while(move |place| is_loop || *place < frames as f64)
        .map(move |place| {
            // A loop is read from its second round on, so that there is always a sample before.
            let (whole, part) = (place as usize + frames * usize::from(is_loop), place.fract() as f32);
            let before = whole.checked_sub(1).map_or(0.0, sample);
            let [now, next, last] = [0, 1, 2].map(|by| sample(whole + by));
            // The curve through four samples, as the device's library draws it.
            let c1 = (next - before) * 0.5;
            let c2 = before - now * 2.5 + next * 2.0 - last * 0.5;
            let c3 = (last - before) * 0.5 + (now - next) * 1.5;
            ((c3 * part + c2) * part + c1) * part + now
        })
}

/// Two sides, as parts of full scale.
struct Canvas([Vec<f32>; 2]);

impl Canvas {
    fn silence(length: usize) -> Self {
        Self([vec![0.0; length], vec![0.0; length]])
    }

    /// Adds samples from one on, at this level and place.
    fn add(&mut self, from: usize, sound: impl Iterator<Item = f32>, level_db: f32, pan: f32) {
        let gain = 10_f32.powf(level_db / 20.0);
        let near = (pan + 1.0) * 0.5;
        // As the device's library pans.
        let gains = [1.0 - near, near].map(|part| gain * part.sqrt() * std::f32::consts::SQRT_2);
        let [left, right] = &mut self.0;
        for ((sample, left), right) in sound.zip(&mut left[from..]).zip(&mut right[from..]) {
            *left += gains[0] * sample;
            *right += gains[1] * sample;
        }
    }

    fn peak(&self) -> f32 {
        let samples = self.0.iter().flatten();
        samples.fold(0.0, |peak, sample| peak.max(sample.abs()))
    }
}

fn decoded(bytes: &'static [u8]) -> Option<StaticSoundData> {
    StaticSoundData::from_cursor(Cursor::new(bytes)).ok()
}

fn envelope(sound: &StaticSoundData) -> Arc<Envelope> {
    let samples = sound.frames.iter().map(|frame| frame.left);
    Arc::new(Envelope::of(samples, sound.sample_rate))
}

/// The sounds of a table, at full volume, through the limiter.
struct Table {
    canvas: Canvas,
    limiter: Limiter,
    /// The decoded files of the sounds used so far.
    known: Vec<(Sound, Vec<(StaticSoundData, Arc<Envelope>)>)>,
    turn: usize,
}

impl Table {
    fn new() -> Self {
        Self {
            canvas: Canvas::silence(((HITS_S + 3.0) * RATE_HZ) as usize),
            limiter: Limiter::default(),
            known: Vec::new(),
            turn: 0,
        }
    }

    fn play(&mut self, at_s: f64, request: &PlaySound) {
        let sound = request.sound;
        if !self.known.iter().any(|(known, _)| *known == sound) {
            let all = files_of(sound).iter().filter_map(|file| decoded(file.bytes()));
            let with_envelope = |file: StaticSoundData| {
                let envelope = envelope(&file);
                (file, envelope)
            };
            self.known.push((sound, all.map(with_envelope).collect()));
        }
        self.turn += 1;
        let known = self.known.iter().find(|(known, _)| *known == sound);
        let Some((file, envelope)) = known.and_then(|(_, files)| files.get(self.turn % files.len().max(1))) else {
            return;
        };
        let wish = Wish {
            kind: sound.kind(),
            envelope: envelope.clone(),
            level_db: sound.level_db() + request.level_db.min(0.0),
            rate: request.rate,
            pan: request.pan,
        };
        if let Some(level_db) = self.limiter.level_db(at_s, wish) {
            let from = (at_s * RATE_HZ) as usize;
            self.canvas
                .add(from, samples(file, request.rate, RATE_HZ, false), level_db, request.pan);
        }
    }
}

/// All dice hit as hard as they can, in every frame; `together` adds the sounds that may come with them.
fn storm(frames_a_second: u32, surfaces: &[ImpactSurface], together: &[Sound]) -> f32 {
    let mut table = Table::new();
    let mut clatter = Clatter::default();
    for frame in 0..(HITS_S * f64::from(frames_a_second)) as u32 {
        let now_s = f64::from(frame) / f64::from(frames_a_second);
        let hits = (0..MOST_DICE).map(|die| DieImpact {
            position: Vec3::new((die % 15) as f32 - 7.0, 0.5, 0.0),
            speed: 60.0,
            against: surfaces[die % surfaces.len()],
        });
        for sound in clatter.hear(now_s as f32, hits.collect()) {
            table.play(now_s, &sound);
        }
        if frame == frames_a_second / 2 {
            for sound in together {
                table.play(now_s, &PlaySound::plain(*sound));
            }
        }
    }
    table.canvas.peak()
}

/// The layers of room and music, rendered side by side.
struct Background(Vec<(Layer, Vec<f32>)>);

impl Background {
    fn new() -> Self {
        let length = (BACKGROUND_S * BACKGROUND_HZ) as usize;
        let rendered = |layer: Layer| {
            let sound = decoded(layer.file().bytes())?;
            let samples = samples(&sound, 1.0, BACKGROUND_HZ, true).take(length).collect();
            Some((layer, samples))
        };
        Self(Layer::ALL.into_iter().filter_map(rendered).collect())
    }

    /// The peak of all that is heard in a moment, with the volumes at full.
    fn peak(&self, moment: Moment) -> f32 {
        let mut canvas = Canvas::silence((BACKGROUND_S * BACKGROUND_HZ) as usize);
        let mood = Mood { moment, waits: false };
        for (layer, samples) in &self.0 {
            if let Some(heard_db) = mood.level_db(*layer, true) {
                canvas.add(0, samples.iter().copied(), layer.level_db() + heard_db, layer.pan());
            }
        }
        canvas.peak() + small_thing()
    }
}

/// The peak of the loudest of the small things in the room, which may come at the loudest moment of all else.
fn small_thing() -> f32 {
    let small = [Sound::Pop, Sound::Log, Sound::Creak, Sound::Car, Sound::Gust].map(|sound| {
        let peaks = files_of(sound)
            .iter()
            .filter_map(|file| decoded(file.bytes()))
            .map(|file| {
                let peak = file
                    .frames
                    .iter()
                    .fold(0.0_f32, |peak, frame| peak.max(frame.left.abs()));
                peak * 10_f32.powf(sound.level_db() / 20.0) * (1.0 + SMALL_PAN).sqrt()
            });
        peaks.fold(0.0, f32::max)
    });
    small.into_iter().fold(0.0, f32::max)
}

fn dbfs(peak: f32) -> f32 {
    20.0 * peak.max(1e-6).log10()
}

/// The peaks of all files and of the loudest mixes, with all volumes at full. The last one is everything together, as
/// if the loudest moments of all fell on each other.
pub fn peaks() -> Vec<Peak> {
    use ImpactSurface::{Die, Felt, Wood};
    let file = |bytes| {
        let sound = decoded(bytes)?;
        Some(
            sound
                .frames
                .iter()
                .fold(0.0_f32, |peak, frame| peak.max(frame.left.abs())),
        )
    };
    let loudest_file = files().map(|bytes| file(bytes).unwrap_or(1.0)).fold(0.0, f32::max);
    let mut peaks = vec![("the loudest file".to_owned(), loudest_file)];
    let mut dice = 0.0_f32;
    for (name, surfaces) in [
        ("felt", &[Felt][..]),
        ("wood", &[Wood]),
        ("each other", &[Die]),
        ("felt, wood and each other", &[Felt, Wood, Die]),
    ] {
        let rates = [30, 60, 240].map(|rate| storm(rate, surfaces, &[]));
        let peak = rates.into_iter().fold(0.0, f32::max);
        dice = dice.max(peak);
        peaks.push((format!("{MOST_DICE} dice on {name}"), peak));
    }
    let together = [Sound::KnockOver, Sound::Sweep, Sound::Card, Sound::Penalty, Sound::Win];
    let with_others = [30, 60, 240].map(|rate| storm(rate, &[Felt, Wood, Die], &together));
    let with_others = with_others.into_iter().fold(dice, f32::max);
    peaks.push((
        format!("{MOST_DICE} dice, a falling stack, cards, a penalty and a win"),
        with_others,
    ));
    let layers = Background::new();
    let mut behind = 0.0_f32;
    for (name, moment) in [
        ("in the menus", Moment::Menus),
        ("in a calm match", Moment::Play(Course::Calm)),
        ("near the end", Moment::Play(Course::Close)),
        ("in the last turns", Moment::Play(Course::LastTurns)),
        ("after a win", Moment::Won),
        ("after a loss", Moment::Lost),
    ] {
        let peak = layers.peak(moment);
        behind = behind.max(peak);
        peaks.push((format!("room and music {name}"), peak));
    }
    peaks.push(("everything together".to_owned(), with_others + behind));
    let peak = |(what, peak)| Peak { what, dbfs: dbfs(peak) };
    peaks.into_iter().map(peak).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_clips_with_112_dice_music_and_room_at_full_volume() {
        for peak in peaks() {
            assert!(peak.dbfs < -1.0, "{}: {:.1} dBFS", peak.what, peak.dbfs);
            assert!(peak.dbfs > -40.0, "{} is silent", peak.what);
        }
    }
}
