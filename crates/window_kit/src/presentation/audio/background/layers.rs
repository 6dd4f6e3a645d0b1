//! The layers of room and music: their files, and how loud each is beside the others.

use crate::presentation::audio::file::{SoundFile, sound_file};

/// What a layer belongs to; each part has a volume of its own in the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The room around the table.
    Room,
    /// The music.
    Music,
}

/// A layer: a loop that goes on as long as its part is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// The air of the room.
    Air,
    /// A street far away.
    Street,
    /// The breath of a fire.
    Fire,
    /// A clock in the next room.
    Clock,
    /// Slow chords.
    Pad,
    /// Soft low notes.
    Bass,
    /// A plucked pattern.
    Pluck,
    /// A melody of few notes.
    Melody,
    /// A soft drum.
    Pulse,
}

/// How many layers there are.
pub(super) const COUNT: usize = Layer::ALL.len();

impl Layer {
    /// All layers.
    pub const ALL: [Self; 9] = [
        Self::Air,
        Self::Street,
        Self::Fire,
        Self::Clock,
        Self::Pad,
        Self::Bass,
        Self::Pluck,
        Self::Melody,
        Self::Pulse,
    ];

    /// What it belongs to.
    pub const fn part(self) -> Part {
        match self {
            Self::Air | Self::Street | Self::Fire | Self::Clock => Part::Room,
            Self::Pad | Self::Bass | Self::Pluck | Self::Melody | Self::Pulse => Part::Music,
        }
    }

    /// Whether it belongs to the music.
    pub const fn is_music(self) -> bool {
        matches!(self.part(), Part::Music)
    }

    /// Its loop.
    pub const fn file(self) -> SoundFile {
        match self {
            Self::Air => sound_file!("room_air"),
            Self::Street => sound_file!("room_street"),
            Self::Fire => sound_file!("room_fire"),
            Self::Clock => sound_file!("room_clock"),
            Self::Pad => sound_file!("music_pad"),
            Self::Bass => sound_file!("music_bass"),
            Self::Pluck => sound_file!("music_pluck"),
            Self::Melody => sound_file!("music_melody"),
            Self::Pulse => sound_file!("music_pulse"),
        }
    }

    /// The loudness beside the other sounds, in decibels below that of its file: far quieter than dice even with its
    /// volume at full.
    pub const fn level_db(self) -> f32 {
        match self {
            Self::Air => -21.0,
            Self::Street => -25.0,
            Self::Fire => -23.0,
            Self::Clock => -33.0,
            Self::Pad => -16.0,
            Self::Bass => -17.0,
            Self::Pluck => -18.0,
            Self::Melody => -19.0,
            Self::Pulse => -18.0,
        }
    }

    /// Where it is heard, from -1 on the left to 1 on the right.
    pub const fn pan(self) -> f32 {
        match self {
            Self::Fire => -0.45,
            Self::Street => 0.35,
            Self::Clock => 0.6,
            Self::Pluck => 0.2,
            Self::Melody => -0.2,
            Self::Air | Self::Pad | Self::Bass | Self::Pulse => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    /// The samples of a layer's file, and how many of them a second has.
    fn read(layer: Layer) -> (Vec<i16>, u32) {
        let mut reader = hound::WavReader::new(Cursor::new(layer.file().bytes())).expect("the sound files are valid");
        let spec = reader.spec();
        assert_eq!((spec.channels, spec.bits_per_sample), (1, 16), "{layer:?}");
        let samples = reader.samples().map(|sample| sample.expect("whole samples")).collect();
        (samples, spec.sample_rate)
    }

    #[test]
    fn all_bars_of_the_music_are_equally_long_and_its_loops_have_no_common_length() {
        // A bar of four beats at 75 beats a minute.
        const BAR_MS: u64 = 3_200;
        let bars = |layer: Layer| {
            let (samples, rate) = read(layer);
            let ms = samples.len() as u64 * 1_000;
            assert_eq!(
                ms % (u64::from(rate) * BAR_MS),
                0,
                "{layer:?} is not made of whole bars"
            );
            ms / (u64::from(rate) * BAR_MS)
        };
        let music = Layer::ALL.into_iter().filter(|layer| layer.part() == Part::Music);
        let all: Vec<u64> = music.map(bars).collect();
        assert_eq!(all, [5, 3, 4, 7, 1]);
    }

    #[test]
    fn the_loops_of_the_room_have_no_common_length() {
        let seconds = |layer| {
            let (samples, rate) = read(layer);
            assert_eq!(samples.len() % rate as usize, 0, "{layer:?}");
            samples.len() / rate as usize
        };
        let room = [Layer::Air, Layer::Street, Layer::Fire, Layer::Clock].map(seconds);
        assert_eq!(room, [11, 13, 7, 2]);
    }

    #[test]
    fn no_loop_clicks_at_its_seam() {
        for layer in Layer::ALL {
            let (samples, _) = read(layer);
            let step = |pair: &[i16]| i32::from(pair[0]).abs_diff(i32::from(pair[1]));
            let largest = samples.windows(2).map(step).max().unwrap_or(0);
            let seam = step(&[samples[samples.len() - 1], samples[0]]);
            assert!(
                seam <= largest / 2,
                "{layer:?}: a step of {seam}, the largest other is {largest}"
            );
        }
    }
}
