//! The sounds themselves. They are part of the program, so that it needs no files beside it.
//!
//! `examples/make_sounds` generates them.

use std::io::Cursor;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_kira_audio::AudioSource;
use bevy_kira_audio::prelude::StaticSoundData;

use crate::presentation::audio::background::layers::Layer;
use crate::presentation::audio::envelope::Envelope;
use crate::presentation::audio::file::{SoundFile, sound_file};

/// A sound of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A die on the felt.
    Felt,
    /// A die on a die.
    Click,
    /// A die on the tray's wood.
    Wood,
    /// A die on the floor beside the table.
    Floor,
    /// A die is put down on another.
    Place,
    /// A stack that fell is built again.
    Rebuild,
    /// A die is picked up.
    PickUp,
    /// A stack is captured.
    Capture,
    /// A pile on a board is complete.
    Complete,
    /// A reward is earned.
    Reward,
    /// A stack fell.
    KnockOver,
    /// Something is not allowed.
    Refuse,
    /// A person's turn begins.
    YourTurn,
    /// A person has to choose in another player's turn.
    Asked,
    /// Points are lost.
    Penalty,
    /// A round is scored.
    RoundEnd,
    /// The last turns begin.
    LastTurns,
    /// The match is won.
    Win,
    /// The match is lost.
    Lose,
    /// A stock has no card left.
    Emptied,
    /// Many rolls of the Bonus Die followed each other.
    Chain,
    /// A button is pressed.
    Button,
    /// A felt pen writes.
    Pen,
    /// A value is called, and people are asked.
    Call,
    /// A player acts out of turn, and can be called out.
    OutOfTurn,
    /// A card is played or discarded, on other cards.
    Card,
    /// A card is played or discarded where no card lies.
    CardOnFelt,
    /// A card is dealt or drawn.
    Deal,
    /// A card turns over.
    Flip,
    /// A pile is shuffled.
    Shuffle,
    /// A complete pile leaves the table.
    Sweep,
    /// Wood crackles in the fire.
    Pop,
    /// A log settles in the fire.
    Log,
    /// The wood of the house moves.
    Creak,
    /// A car drives past, far away.
    Car,
    /// Wind in the chimney.
    Gust,
}

/// The kind of a sound; each kind has its own loudness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SoundKind {
    /// Dice.
    Dice,
    /// Everything else on the table: cards, pens, and things that are picked up.
    Table,
    /// Buttons, and announcements of the program about the match.
    Interface,
    /// The room around the table.
    Room,
}

impl Sound {
    /// Its kind.
    pub(crate) const fn kind(self) -> SoundKind {
        match self {
            Self::Felt
            | Self::Click
            | Self::Wood
            | Self::Floor
            | Self::Place
            | Self::Rebuild
            | Self::Capture
            | Self::Complete
            | Self::Reward
            | Self::Chain
            | Self::KnockOver => SoundKind::Dice,
            Self::PickUp
            | Self::Pen
            | Self::Card
            | Self::CardOnFelt
            | Self::Deal
            | Self::Flip
            | Self::Shuffle
            | Self::Sweep
            | Self::Emptied => SoundKind::Table,
            Self::Refuse
            | Self::YourTurn
            | Self::Asked
            | Self::Penalty
            | Self::RoundEnd
            | Self::LastTurns
            | Self::Win
            | Self::Lose
            | Self::Button
            | Self::Call
            | Self::OutOfTurn => SoundKind::Interface,
            Self::Pop | Self::Log | Self::Creak | Self::Car | Self::Gust => SoundKind::Room,
        }
    }

    /// The loudness compared with the other sounds, in decibels below that of its file. A typical hit of a die is the
    /// reference, and no sound for an event is louder than the dice that cause it.
    pub(crate) const fn level_db(self) -> f32 {
        match self {
            // The speed of the hit sets the loudness.
            Self::Felt | Self::Click | Self::Wood | Self::Floor => 0.0,
            Self::KnockOver => -5.0,
            Self::Place | Self::Rebuild | Self::Refuse => -7.0,
            Self::Capture
            | Self::Complete
            | Self::Reward
            | Self::Emptied
            | Self::Chain
            | Self::RoundEnd
            | Self::LastTurns
            | Self::Win
            | Self::Lose => -8.0,
            Self::Penalty
            | Self::Button
            | Self::PickUp
            | Self::Call
            | Self::OutOfTurn
            | Self::Card
            | Self::CardOnFelt
            | Self::Sweep => -10.0,
            Self::Shuffle => -11.0,
            Self::YourTurn | Self::Asked | Self::Deal | Self::Flip => -12.0,
            // The pen makes many marks, and a real pen is quiet.
            Self::Pen => -16.0,
            // The room is far quieter than the table, even with its volume at full.
            Self::Pop | Self::Log => -21.0,
            Self::Creak | Self::Gust => -28.0,
            Self::Car => -25.0,
        }
    }
}

/// Names the files of each sound. Sounds with several files use them in turn, so that no two hits in a row are the
/// same. Several sounds can share files.
macro_rules! sounds {
    ($($($sound:ident)|+: $($file:literal),+;)+) => {
        const FILES: &[(&[Sound], &[SoundFile])] = &[$((&[$(Sound::$sound),+], &[$(sound_file!($file)),+])),+];
    };
}

sounds! {
    Felt: "felt_1", "felt_2", "felt_3", "felt_4";
    Click: "click_1", "click_2", "click_3", "click_4";
    Wood: "wood_1", "wood_2", "wood_3";
    Floor: "floor_1", "floor_2", "floor_3";
    Place | Rebuild: "place";
    PickUp: "pick_up";
    Capture | Reward: "capture";
    Complete: "complete";
    Emptied: "emptied";
    Chain: "chain";
    KnockOver: "knock_over";
    Refuse: "refuse";
    YourTurn | Asked: "your_turn";
    Penalty: "penalty";
    RoundEnd | LastTurns: "round_end";
    Win: "win";
    Lose: "lose";
    Button: "button";
    Pen: "pen_1", "pen_2", "pen_3", "pen_4";
    Call | OutOfTurn: "call";
    Card: "card_1", "card_2", "card_3";
    CardOnFelt: "card_felt_1", "card_felt_2", "card_felt_3";
    Deal: "deal_1", "deal_2", "deal_3";
    Flip: "flip";
    Shuffle: "shuffle";
    Sweep: "sweep";
    Pop: "room_pop_1", "room_pop_2", "room_pop_3", "room_pop_4";
    Log: "room_log";
    Creak: "room_creak_1", "room_creak_2";
    Car: "room_car";
    Gust: "room_gust";
}

/// The bytes of each sound file, those of the layers of room and music among them.
pub fn files() -> impl Iterator<Item = &'static [u8]> {
    let short = FILES.iter().flat_map(|(_, files)| files.iter().copied());
    short.chain(Layer::ALL.map(Layer::file)).map(SoundFile::bytes)
}

/// The bytes of the files of a sound.
#[cfg(any(test, feature = "testing"))]
pub(super) fn files_of(sound: Sound) -> &'static [SoundFile] {
    let known = FILES.iter().find(|(known, _)| known.contains(&sound));
    known.map_or(&[], |(_, files)| files)
}

/// A file of a sound: what is played, and how loud it can still become at any time.
type Variant = (Handle<AudioSource>, Arc<Envelope>);

/// The sounds, ready to be played.
#[derive(Resource)]
pub(crate) struct SoundLibrary {
    variants: Vec<Vec<Variant>>,
    /// The number of sounds played, to use variants in turn.
    turn: std::sync::atomic::AtomicUsize,
}

impl FromWorld for SoundLibrary {
    fn from_world(world: &mut World) -> Self {
        let mut sources = world.resource_mut::<Assets<AudioSource>>();
        let variants = FILES
            .iter()
            .map(|(sounds, files)| {
                files
                    .iter()
                    .filter_map(|file| match StaticSoundData::from_cursor(Cursor::new(file.bytes())) {
                        Ok(sound) => {
                            let samples = sound.frames.iter().map(|frame| frame.left);
                            let envelope = Arc::new(Envelope::of(samples, sound.sample_rate));
                            Some((sources.add(AudioSource { sound }), envelope))
                        }
                        Err(error) => {
                            warn!("the sound of {sounds:?} can't be read: {error}");
                            None
                        }
                    })
                    .collect()
            })
            .collect();
        Self {
            variants,
            turn: Default::default(),
        }
    }
}

impl SoundLibrary {
    /// A variant of a sound, chosen by the number of sounds played so far, so that two hits in a row differ.
    pub(super) fn source(&self, sound: Sound) -> Option<Variant> {
        let turn = self.turn.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let index = FILES.iter().position(|(known, _)| known.contains(&sound))?;
        let variants = self.variants.get(index)?;
        variants.get(turn % variants.len().max(1)).cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_is_short_mono_and_loud_enough_and_starts_and_ends_in_silence() {
        // What is heard far away in the room has no high tones, needs fewer samples, and may be longer.
        let is_of_room = |sounds: &[Sound]| sounds.iter().all(|sound| sound.kind() == SoundKind::Room);
        for (sound, files) in FILES {
            let (most_hz, longest_s) = if is_of_room(sound) { (22_050, 7) } else { (44_100, 3) };
            for file in *files {
                let mut reader = hound::WavReader::new(Cursor::new(file.bytes())).expect("the sound files are valid");
                let spec = reader.spec();
                assert_eq!((spec.channels, spec.bits_per_sample), (1, 16));
                assert!(
                    spec.sample_rate <= most_hz,
                    "{sound:?}: {} samples a second",
                    spec.sample_rate
                );
                let samples: Vec<i16> = reader.samples().map(|sample| sample.expect("whole samples")).collect();
                let peak = samples.iter().map(|sample| sample.unsigned_abs()).max();
                assert!(
                    peak.is_some_and(|peak| (10_000..32_000).contains(&peak)),
                    "{sound:?}: peak {peak:?}"
                );
                assert!(
                    samples.len() < longest_s * spec.sample_rate as usize,
                    "{sound:?} is too long"
                );
                let ends = [samples.first(), samples.last()];
                assert!(
                    ends.iter().flatten().all(|end| end.unsigned_abs() < 40),
                    "{sound:?} clicks: {ends:?}"
                );
            }
        }
    }

    #[test]
    fn every_sound_can_be_played_and_hits_in_a_row_differ() {
        let mut app = App::new();
        app.add_plugins(AssetPlugin::default())
            .init_asset::<AudioSource>()
            .init_resource::<SoundLibrary>();
        let library = app.world().resource::<SoundLibrary>();
        for (at, (sounds, files)) in FILES.iter().enumerate() {
            assert_eq!(library.variants[at].len(), files.len());
            assert!(sounds.iter().all(|sound| library.source(*sound).is_some()));
        }
        assert_ne!(library.source(Sound::Click), library.source(Sound::Click));
    }
}
