//! The sound plugin: what is heard, and playing it, if there is a working device.

use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioControl, AudioInstance, AudioPlugin, Decibels};
use bevy_kira_audio::{Audio, PlaybackState};

use crate::machine::sound::{is_heard, sound_device};
use crate::presentation::audio::library::{Sound, SoundLibrary};
use crate::presentation::audio::limiter::{Limiter, Wish};
use crate::presentation::audio::request::{Muted, PlaySound, SoundAvailable};
use crate::presentation::audio::volume::{loudness_db, pan_of, volume_of};
use crate::presentation::audio::{background, cues, file, impacts};
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
    if let Err(why) = sound_device() {
        info!("{why}: the game goes on without sound");
        app.insert_resource(SoundAvailable(false));
        return;
    }
    app.add_plugins(AudioPlugin)
        .insert_resource(SoundAvailable(true))
        .add_plugins((background::plugin, background::device))
        .add_systems(
            Update,
            (
                load.run_if(not(resource_exists::<SoundLibrary>)),
                (play, give_up_when_stuck)
                    .chain()
                    .after(MatchSystems::Present)
                    .run_if(is_audible.and_then(resource_exists::<SoundLibrary>)),
            )
                .chain(),
        );
    if file::are_here() {
        app.init_resource::<SoundLibrary>();
    }
    file::listen();
}

fn is_audible(available: Res<SoundAvailable>) -> bool {
    available.0 && is_heard()
}

/// Prepares the sounds as soon as their files are loaded.
fn load(mut commands: Commands) {
    if file::are_here() {
        commands.init_resource::<SoundLibrary>();
    }
}

/// The sound played last, until the device has started it.
#[derive(Default)]
struct Waiting {
    instance: Option<Handle<AudioInstance>>,
    /// How long it has waited, counted in frames: while no frames are drawn, there is no news from the device either.
    waited_s: f32,
}

/// Plays the requested sounds, as loud as the settings and the limiter say and where they say.
fn play(
    mut asked: MessageReader<PlaySound>,
    (time, settings): (Res<Time<Real>>, Res<Settings>),
    (library, audio): (Res<SoundLibrary>, Res<Audio>),
    mut limiter: Local<Limiter>,
) {
    for request in asked.read() {
        let kind = request.sound.kind();
        let volume = volume_of(kind, &settings);
        let (Some(volume_db), Some((source, envelope))) = (loudness_db(volume), library.source(request.sound)) else {
            continue;
        };
        let wish = Wish {
            kind,
            envelope,
            level_db: volume_db + request.sound.level_db() + request.level_db.min(0.0),
            rate: request.rate.clamp(0.5, 2.0),
            pan: pan_of(request, &settings),
        };
        let (rate, pan) = (wish.rate, wish.pan);
        let Some(level_db) = limiter.level_db(time.elapsed_secs_f64(), wish) else {
            continue;
        };
        audio
            .play(source)
            .with_volume(Decibels(level_db))
            .with_playback_rate(f64::from(rate))
            .with_panning(pan);
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
            let Some((source, _)) = library.source(Sound::Button) else {
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
}
