//! The sound plugin: what is heard, and playing it, if there is a working device.

use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioControl, AudioInstance, AudioPlugin, Decibels};
use bevy_kira_audio::{Audio, PlaybackState};

use crate::presentation::audio::library::{Sound, SoundKind, SoundLibrary};
use crate::presentation::audio::request::{Muted, PlaySound, SoundAvailable};
use crate::presentation::audio::{cues, impacts};
use crate::settings::Settings;
use crate::table::phase::MatchSystems;

/// Adds the sounds that are heard, and plays them if there is a device for it.
pub fn plugin(app: &mut App) {
    app.add_message::<PlaySound>()
        .add_plugins((cues::plugin, impacts::plugin, device));
}

/// Plays sounds, if there is a device for it.
fn device(app: &mut App) {
    if app.world().get_resource::<Muted>().is_some_and(|muted| muted.0) {
        app.insert_resource(SoundAvailable(false));
        return;
    }
    if let Err(why) = crate::machine::sound::sound_device() {
        info!("{why}: the game goes on without sound");
        app.insert_resource(SoundAvailable(false));
        return;
    }
    app.add_plugins(AudioPlugin)
        .insert_resource(SoundAvailable(true))
        .init_resource::<SoundLibrary>()
        .add_systems(
            Update,
            (play, give_up_when_stuck)
                .chain()
                .after(MatchSystems::Present)
                .run_if(|available: Res<SoundAvailable>| available.0),
        );
}

/// The sound played last, until the device has started it.
#[derive(Default)]
struct Waiting {
    instance: Option<Handle<AudioInstance>>,
    /// How long it has waited, counted in frames: while no frames are drawn, there is no news from the device either.
    waited_s: f32,
}

/// Plays the requested sounds, as loud as the settings say and where they say.
fn play(mut asked: MessageReader<PlaySound>, settings: Res<Settings>, library: Res<SoundLibrary>, audio: Res<Audio>) {
    for request in asked.read() {
        let volume = volume_of(request.sound.kind(), &settings);
        let (Some(volume_db), Some(source)) = (loudness_db(volume), library.source(request.sound)) else {
            continue;
        };
        audio
            .play(source)
            .with_volume(Decibels(
                volume_db + request.sound.level_db() + request.level_db.min(0.0),
            ))
            .with_playback_rate(f64::from(request.rate.clamp(0.5, 2.0)))
            .with_panning(pan_of(request, &settings));
    }
}

/// Stops sending sounds when the device does not play any: they would stay in a queue for ever.
fn give_up_when_stuck(
    time: Res<Time<Real>>,
    audio: Res<Audio>,
    library: Res<SoundLibrary>,
    mut waiting: Local<Waiting>,
    mut available: ResMut<SoundAvailable>,
) {
    const PATIENCE_S: f32 = 5.0;
    const LONGEST_FRAME_S: f32 = 0.5;
    match &waiting.instance {
        // One silent sound at the start shows whether the device plays any.
        None => {
            let Some(source) = library.source(Sound::Button) else {
                return;
            };
            waiting.instance = Some(audio.play(source).with_volume(Decibels::SILENCE).handle());
            waiting.waited_s = 0.0;
        }
        Some(instance) => {
            let queued = audio.state(instance) == PlaybackState::Queued;
            waiting.waited_s += time.delta_secs().min(LONGEST_FRAME_S);
            if queued && waiting.waited_s > PATIENCE_S {
                warn!("the sound device takes no sound: the game goes on without");
                available.0 = false;
            }
        }
    }
}

/// The volume setting of a kind of sound, 0 to 1.
const fn volume_of(kind: SoundKind, settings: &Settings) -> f32 {
    let part = match kind {
        SoundKind::Dice => settings.dice_volume,
        SoundKind::Table => 1.0,
        SoundKind::Interface => settings.interface_volume,
    };
    settings.volume * part
}

/// Where a sound is heard, from -1 on the left to 1 on the right; with the setting for mono, all are in the middle.
const fn pan_of(request: &PlaySound, settings: &Settings) -> f32 {
    if settings.mono {
        0.0
    } else {
        request.pan.clamp(-1.0, 1.0)
    }
}

/// The volume setting, 0 to 1, as decibels; `None` is silence. Half the setting sounds about half as loud.
fn loudness_db(volume: f32) -> Option<f32> {
    (volume > 0.01).then(|| 40.0 * volume.min(1.0).log10())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_muted_game_has_no_sound_and_takes_requests_all_the_same() {
        let mut app = App::new();
        app.insert_resource(Muted(true))
            .add_message::<PlaySound>()
            .add_plugins(device);
        app.world_mut().write_message(PlaySound::plain(Sound::Win));
        app.update();
        assert!(!app.world().resource::<SoundAvailable>().0);
    }

    #[test]
    fn dice_and_buttons_are_turned_down_apart_and_all_together() {
        let settings = Settings {
            volume: 0.5,
            dice_volume: 0.5,
            interface_volume: 0.0,
            ..Settings::default()
        };
        let volume = |sound: Sound| volume_of(sound.kind(), &settings);
        assert_eq!(volume(Sound::Click), 0.25);
        assert_eq!(volume(Sound::Card), 0.5);
        assert_eq!(loudness_db(volume(Sound::Button)), None);
        let silent = Settings {
            volume: 0.0,
            ..Settings::default()
        };
        assert_eq!(loudness_db(volume_of(SoundKind::Table, &silent)), None);
    }

    #[test]
    fn in_mono_a_hit_on_the_right_is_heard_on_both_sides_alike() {
        let hit = PlaySound {
            pan: 0.4,
            ..PlaySound::plain(Sound::Wood)
        };
        let stereo = Settings::default();
        assert_eq!(pan_of(&hit, &stereo), 0.4);
        let mono = Settings { mono: true, ..stereo };
        assert_eq!(pan_of(&hit, &mono), 0.0);
        assert_eq!(volume_of(hit.sound.kind(), &mono), 0.8, "it is as loud as before");
    }

    #[test]
    fn the_volume_setting_goes_from_silence_to_full() {
        assert_eq!(loudness_db(0.0), None);
        assert_eq!(loudness_db(1.0), Some(0.0));
        assert!(loudness_db(0.5).is_some_and(|db| (-13.0..-11.0).contains(&db)));
    }
}
